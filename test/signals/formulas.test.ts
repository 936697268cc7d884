/** Every signal says its formula twice: in the header of its file, for readers of the code, and in `formula`, for readers of the answer. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Signal } from '../../src/core/define-signal.ts';
import { defaultParameters } from '../../src/queries/signal-inputs.ts';
import { ITGS } from '../../src/sources/abs/datasets/ITGS.ts';
import { signalSelectionFaults } from '../specimens/specimens.ts';
import { fieldFault } from './field-units.ts';

const folder = path.resolve('src', 'signals');
const ids = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
  .map((name) => name.replace(/\.ts$/, ''));

async function signalIn(id: string): Promise<Signal> {
  const exported = Object.values(await import(pathToFileURL(path.join(folder, `${id}.ts`)).href)) as Signal[];
  expect(exported).toHaveLength(1);
  const signal = exported[0] as Signal;
  // Types are taken off here, not checked: a name that is not exported is undefined.
  const absent = Object.entries(signal.inputs(defaultParameters(signal))).filter(
    ([, input]) => Object.values(input).includes(undefined) || Object.keys(input).length === 0,
  );
  expect(
    absent.map(
      ([name]) =>
        `the input ${name} of src/signals/${id}.ts is a name that its module does not export: \`npm run types\` says which was meant`,
    ),
  ).toEqual([]);
  return signal;
}

test('there are signals', () => {
  expect(ids).toEqual(expect.arrayContaining(['economic-dashboard', 'real-rate-regime', 'real-wages']));
});

test.each(ids)('%s: file, header, formula and inputs say the same', async (id) => {
  const signal = await signalIn(id);
  expect(signal.id, `the id of a signal is the name of its file, src/signals/${id}.ts`).toBe(id);
  const text = readFileSync(path.join(folder, `${id}.ts`), 'utf8');
  const header = text.slice(0, text.indexOf('*/')).replace(/\s+/g, ' ');
  expect(signal.formula.length).toBeGreaterThan(0);
  expect(signal.changes?.length ?? 0).toBe(signal.methodologyVersion - 1);
  const missing = signal.formula.filter((line) => !header.includes(line.replace(/\s+/g, ' ')));
  expect(
    missing.map((line) => `the header of src/signals/${id}.ts does not have the formula "${line}": write it there as \`formula\` has it`),
  ).toEqual([]);
  // One symbol for all groups: I.FOOD is I.
  const symbols = Object.keys(signal.inputs(defaultParameters(signal))).map((name) => name.replace(/\..*$/, ''));
  const index = signal.mode === 'history' ? '(_t|_b|_L)' : '(_\\w|\\W)';
  const strange = symbols.filter((symbol) => !new RegExp(`(^|\\W)${symbol}${index}`).test(header));
  expect(strange.map((symbol) => `the header of src/signals/${id}.ts does not say what the input ${symbol} is`)).toEqual([]);
});

test.each(ids)('%s: what is read at its own periods has its frequency', async (id) => {
  const signal = await signalIn(id);
  if (signal.mode !== 'history') return;
  const inputs = Object.entries(signal.inputs(defaultParameters(signal)));
  const frequency = signal.frequencyFor?.(defaultParameters(signal)) ?? signal.frequency;
  const strange = inputs.filter(([, { series, sample }]) => sample === 'same' && series.frequency !== frequency);
  expect(
    strange.map(
      ([name, { series }]) =>
        `the input ${name}, ${series.id}, is ${series.frequency} and the signal ${frequency}: read it by another sample (end, mean, sum, step, own)`,
    ),
  ).toEqual([]);
});

test.each(ids)('%s: a number says its unit in its name as in its unit', async (id) => {
  const fields = Object.entries((await signalIn(id)).row).filter(([, { type }]) => type === 'number');
  expect(fields.map(([name, { unit }]) => fieldFault(name, unit)).filter((fault) => fault !== null)).toEqual([]);
});

test.each([
  ['balance_aud_bn', 'AUD billion', null],
  ['growth_pct', 'Per cent per annum', null],
  ['dwellings', 'Dwellings', null],
  [
    'balance_aud_bn',
    'AUD million',
    'says _aud_bn, and its unit is "AUD million": make the two one, and compute the figure in it; "AUD million" is _aud_m',
  ],
  [
    'balance_aud_m',
    'million dollars',
    'its unit is "million dollars": make the two one, and compute the figure in it; names say _aud_per_mwh, _ppt, _pct, _aud,',
  ],
  ['balance', 'AUD million', 'the field balance is in "AUD million": its name says so, as _aud_m'],
])('%s in %s', (name, unit, fault) => {
  if (fault === null) expect(fieldFault(name, unit)).toBeNull();
  else expect(fieldFault(name, unit)).toContain(fault);
});

test.each(ids)('%s: what it selects is published', async (id) => {
  const signal = await signalIn(id);
  if (signal.mode !== 'snapshot') return;
  const inputs = Object.values(signal.inputs(defaultParameters(signal)));
  expect(inputs.flatMap((input) => (input.kind === 'selection' ? signalSelectionFaults(id, input) : []))).toEqual([]);
});

test('a dimension or code that is not there is refused with the nearest', () => {
  const [dimension, code] = signalSelectionFaults('balance', { dataset: ITGS, select: { TSESTT: '20', REGION: ['AUS', 'AUX'] } });
  expect(dimension).toBe('balance selects by TSESTT, which abs.ITGS does not show. Nearest: TSEST.');
  expect(code).toContain('balance selects REGION AUX, which test/specimens/abs/ITGS.json does not have. Nearest: AUS.');
});
