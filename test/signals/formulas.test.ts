/** Every indicator describes each symbol in its formula, and each input. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Signal } from '../../src/core/define-signal.ts';
import { defaultParameters } from '../../src/queries/base/signal-inputs.ts';
import { ITGS } from '../../src/sources/abs/datasets/ITGS.ts';
import { signalSelectionFaults } from '../specimens/specimens.ts';
import { inputFaults, loopFaults, parameterFaults } from './declaration-faults.ts';
import { fieldFault } from './field-units.ts';

const folder = path.resolve('src', 'signals');
const ids = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
  .map((name) => name.replace(/\.ts$/, ''));

async function signalIn(id: string): Promise<Signal> {
  const exported = Object.values(await import(pathToFileURL(path.join(folder, `${id}.ts`)).href)) as Signal[];
  expect(exported).toHaveLength(1);
  const signal = exported[0] as Signal;
  // Types are removed here, not checked: a name that is not exported is undefined.
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

/** Removes the index: `x_s,t` becomes `x`, and `E_k,q-4` becomes `E`. */
const baseOf = (symbol: string): string => symbol.replace(/_.*$/, '');

/** Returns the symbols of one letter in a line. In a sentence, only letters with an index are symbols. */
const symbolsIn = (line: string): readonly string[] => {
  const isSentence = /\p{L}{2,} \p{L}{2,}/u.test(line);
  return [...line.matchAll(/(?<![\p{L}\p{N}_{,+-])([^\P{L}Σ])(?:(_)(?=[\p{L}{])|(?![\p{L}\p{N}]))/gu)].flatMap(([, letter = '', index]) =>
    isSentence && index === undefined ? [] : [letter],
  );
};

test('indicators exist', () => {
  expect(ids).toEqual(expect.arrayContaining(['economic-dashboard', 'real-rate-regime', 'real-wages']));
});

test.each(ids)('%s: file, formula, symbols and inputs agree', async (id) => {
  const signal = await signalIn(id);
  expect(signal.id, `the id of a signal is the name of its file, src/signals/${id}.ts`).toBe(id);
  expect(signal.formula.length).toBeGreaterThan(0);
  expect(signal.changes?.length ?? 0).toBe(signal.methodologyVersion - 1);
  const days = (signal.changes ?? []).map(({ from }) => from);
  expect(days).toEqual(days.toSorted());
  // All groups share one symbol. For example, I.FOOD is I.
  const inputs = Object.keys(signal.inputs(defaultParameters(signal)))
    .map((name) => baseOf(name.replace(/\..*$/, '')))
    .filter((name) => name.length === 1);
  const described = new Set(Object.keys(signal.symbols ?? {}).map(baseOf));
  const used = [...inputs, ...signal.formula.flatMap(symbolsIn)];
  const strange = used.filter((symbol) => !described.has(symbol));
  expect([...new Set(strange)].map((symbol) => `symbols of src/signals/${id}.ts does not describe ${symbol}`)).toEqual([]);
  const unused = Object.keys(signal.symbols ?? {}).filter(
    (symbol) => !used.includes(baseOf(symbol)) && !signal.formula.some((line) => line.includes(baseOf(symbol))),
  );
  expect(unused.map((symbol) => `symbols of src/signals/${id}.ts describes ${symbol}, which neither formula nor inputs have`)).toEqual([]);
});

test.each(ids)('%s: its parameters, the inputs of its formula and their sources are declared', async (id) => {
  const signal = await signalIn(id);
  expect([...parameterFaults(signal), ...inputFaults(signal), ...loopFaults(id, signal.formula)]).toEqual([]);
});

test.each([
  [{ kind: 'integer', default: 4 }, 'has the kind integer. There are choice, number.'],
  [{ kind: 'number', min: 0, max: 8, default: 'four' }, 'is a number, and its default is "four": write it as a number.'],
  [{ kind: 'number', min: 0, max: 8, default: 9 }, 'has the default 9, which is not within its min 0 and max 8.'],
  [{ kind: 'number', min: 0, max: 8, whole: true, default: 1.5 }, 'is whole, and its default is 1.5.'],
  [{ kind: 'choice', values: ['NSW', 'VIC'], default: 'QLD' }, 'has the default QLD, which is none of its values NSW, VIC.'],
  [{ kind: 'number', min: 0, max: 8 }, 'has no default. Give one, or null if the parameter is only used when it is set.'],
])('a parameter %j is refused', (lag, said) => {
  const parameters = { lag: { unit: 'Quarters', description: 'How many.', ...lag } } as unknown as Signal['parameters'];
  expect(parameterFaults({ id: 'x', parameters })).toEqual([`x: the parameter lag ${said}`]);
});

test('an undeclared input is refused, and is named', async () => {
  const signal = await signalIn('real-wages');
  const without = { ...signal, inputs: () => ({}) } as Signal;
  expect(inputFaults(without)[0]).toMatch(/^real-wages: compute takes the input \S+, which inputs does not declare: add it there\./);
});

test.each([
  [['g_t = g_t + X_t'], ['x: the formula goes in a circle, g_t → g_t: say g_t by the inputs, or by itself at an earlier period.']],
  [
    ['g_t = h_t · 2', 'h_t = g_t / 2'],
    [
      'x: the formula goes in a circle, g_t → h_t → g_t: say g_t by the inputs, or by itself at an earlier period.',
      'x: the formula goes in a circle, h_t → g_t → h_t: say h_t by the inputs, or by itself at an earlier period.',
    ],
  ],
  [['n_t = n_{t-1} + 1 where g_t < 0, else 0', 'g_t = 100 · (Y_t / Y_{t-1} - 1)'], []],
])('a formula %j may depend on itself only at an earlier period', (formula, faults) => {
  expect(loopFaults('x', formula)).toEqual(faults);
});

test.each(ids)('%s: an input that is read at its own periods has the frequency of the indicator', async (id) => {
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

test.each(ids)('%s: the name of a number has the same unit as its declaration', async (id) => {
  const fields = Object.entries((await signalIn(id)).row).filter(([, { type }]) => type === 'number');
  expect(fields.map(([name, { unit }]) => fieldFault(name, unit)).filter((fault) => fault !== null)).toEqual([]);
});

test.each([
  ['balance_aud_bn', 'AUD billion', null],
  ['growth_pct', 'Per cent per annum', null],
  ['dwellings', 'Dwellings', null],
  ['balance_aud_bn', 'AUD million', 'ends with _aud_bn, but its unit is "AUD million". Use one unit for both. "AUD million" is _aud_m'],
  [
    'balance_aud_m',
    'million dollars',
    'its unit is "million dollars". Use one unit for both. Names end with _aud_per_mwh, _ppt, _pct, _aud,',
  ],
  ['balance', 'AUD million', 'the field balance is in "AUD million". End the name with _aud_m'],
])('%s in %s', (name, unit, fault) => {
  if (fault === null) expect(fieldFault(name, unit)).toBeNull();
  else expect(fieldFault(name, unit)).toContain(fault);
});

test.each(ids)('%s: its selection is published', async (id) => {
  const signal = await signalIn(id);
  if (signal.mode !== 'snapshot') return;
  const inputs = Object.values(signal.inputs(defaultParameters(signal)));
  expect(inputs.flatMap((input) => (input.kind === 'selection' ? signalSelectionFaults(id, input) : []))).toEqual([]);
});

test('an unknown dimension or code is refused with the nearest match', () => {
  const [dimension, code] = signalSelectionFaults('balance', { dataset: ITGS, select: { TSESTT: '20', REGION: ['AUS', 'AUX'] } });
  expect(dimension).toBe('balance selects by TSESTT, which abs.ITGS does not show. Nearest: TSEST.');
  expect(code).toContain('balance selects REGION AUX, which test/specimens/abs/ITGS.json does not have. Nearest: AUS.');
});
