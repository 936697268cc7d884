/** Every signal says its formula twice: in the header of its file, for readers of the code, and in `formula`, for readers of the answer. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Signal } from '../../src/core/define-signal.ts';
import { defaultParameters } from '../../src/queries/signal-inputs.ts';

const folder = path.resolve('src', 'signals');
const ids = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
  .map((name) => name.replace(/\.ts$/, ''));

async function signalIn(id: string): Promise<Signal> {
  const exported = Object.values(await import(pathToFileURL(path.join(folder, `${id}.ts`)).href)) as Signal[];
  expect(exported).toHaveLength(1);
  return exported[0] as Signal;
}

test('there are signals', () => {
  expect(ids).toEqual(expect.arrayContaining(['economic-dashboard', 'real-rate-regime', 'real-wages']));
});

test.each(ids)('%s: file, header, formula and inputs say the same', async (id) => {
  const signal = await signalIn(id);
  expect(signal.id).toBe(id);
  const text = readFileSync(path.join(folder, `${id}.ts`), 'utf8');
  const header = text.slice(0, text.indexOf('*/')).replace(/\s+/g, ' ');
  expect(signal.formula.length).toBeGreaterThan(0);
  expect(signal.changes?.length ?? 0).toBe(signal.methodologyVersion - 1);
  for (const line of signal.formula) expect(header).toContain(line.replace(/\s+/g, ' '));
  // One symbol for all groups: I.FOOD is I.
  const symbols = Object.keys(signal.inputs(defaultParameters(signal))).map((name) => name.replace(/\..*$/, ''));
  const index = signal.mode === 'history' ? '(_t|_b|_L)' : '(_\\w|\\W)';
  for (const symbol of symbols) expect(header).toMatch(new RegExp(`(^|\\W)${symbol}${index}`));
});
