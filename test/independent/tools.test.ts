/** A script that shares no code with the program recalculates growth, averages, real terms and ratios of series. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Ask, both, byQuarter, differences, indexed, newestOfBoth, transformed, UNITS, type Values, valuesOf } from './tools.ts';

let folder: string;
let wattle: Running;
beforeAll(async () => {
  folder = temporaryFolder();
  await withStarterProgram(folder);
  wattle = await startWattle({ WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'offline' });
});
afterAll(async () => {
  await wattle.stop();
  remove(folder);
});

const ask: Ask = async (path) => {
  const response = await fetch(new URL(path, wattle.origin), { headers: { authorization: `Bearer ${wattle.key}` } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  return (await response.json()) as never;
};
const series = (id: string, query = '') => valuesOf(ask, `/v1/series/${id}?limit=10000${query}`);
const levels = async (id: string): Promise<Values> => (await series(id)).values;

/** Every returned value was calculated. Every calculated value is returned, unless a note explains it. */
function expectSame(given: { readonly values: Values; readonly notes: readonly string[] }, calculated: Values): void {
  const { others, absent } = differences(given.values, calculated);
  expect(others).toEqual([]);
  if (absent.length === 0) expect(given.values.size).toBeGreaterThan(20);
  else expect(given.notes.join(' '), absent.slice(0, 5).join(', ')).toMatch(/(?:is|are) not given|no rate is computed/);
}

test('the script shares no code with the program', () => {
  expect(readFileSync('test/independent/tools.ts', 'utf8')).not.toMatch(/^import|\bimport\(|\brequire\(/m);
});

describe.each(['AU.EMPLOYED', 'AU.GDP', 'AU.HOUSEHOLD.SPENDING', 'AU.NOM', 'AU.CPI.INDEX'])('units of %s', (id) => {
  test.each(Object.entries(UNITS))('%s', async (units, formula) => {
    // A rate over part of a year would show the season of an original series, and is refused.
    if (['AU.NOM', 'AU.CPI.INDEX'].includes(id) && /^a\dm$/.test(units)) {
      await expect(series(id, `&units=${units}`)).rejects.toThrow('400');
      return;
    }
    // Values at or below zero have no rate and no logarithm. Values from two vintages have no change.
    expectSame(await series(id, `&units=${units}`), transformed(await levels(id), formula));
  });
});

test.each(['avg', 'sum', 'eop'] as const)('months as quarters: %s', async (how) => {
  const given = await series('AU.EMPLOYED', `&frequency=q&aggregation_method=${how}`);
  expectSame(given, byQuarter(await levels('AU.EMPLOYED'), how));
});

test('rates for quarters of months are calculated from the quarters', async () => {
  const given = await series('AU.EMPLOYED', '&frequency=q&units=pc1');
  expectSame(given, transformed(byQuarter(await levels('AU.EMPLOYED'), 'avg'), UNITS['pc1'] ?? (() => null)));
});

test('levels are rebased', async () => {
  const given = await valuesOf(ask, '/v1/series/multi?ids=AU.GDP,AU.CPI.INDEX&index_to=2015-Q1&align=union&limit=10000', 'AU.GDP');
  expectSame(given, indexed(await levels('AU.GDP'), '2015-Q1'));
});

test('real terms use the prices in the latest period of both series', async () => {
  const [x, p] = [await levels('AU.GDP.NOMINAL'), await levels('AU.CPI.INDEX')];
  const base = p.get(newestOfBoth(x, p)) ?? Number.NaN;
  expectSame(
    await series('AU.GDP.NOMINAL', '&deflate=AU.CPI.INDEX'),
    both(x, p, (value, price) => value / (price / base)),
  );
});

test('values per head are million dollars divided by residents at the end of the quarter', async () => {
  const [x, residents] = [await levels('AU.GDP'), await levels('AU.POPULATION')];
  expectSame(
    await series('AU.GDP', '&units=per_capita'),
    both(x, residents, (value, people) => (1e6 * value) / people),
  );
});

test('values per hour are million dollars divided by million hours in the three months', async () => {
  const [x, hours] = [await levels('AU.GDP'), byQuarter(await levels('AU.HOURS.MONTHLY'), 'sum')];
  const given = await series('AU.GDP', '&units=per_hour');
  const calculated = both(x, hours, (value, worked) => value / worked);
  const [t] = [...given.values.keys()].slice(-1);
  // The unit of the hours, thousands or millions, is a power of ten.
  const scale = 10 ** Math.round(Math.log10((given.values.get(String(t)) ?? Number.NaN) / (calculated.get(String(t)) ?? Number.NaN)));
  expectSame(given, new Map([...calculated].map(([period, value]) => [period, value * scale])));
  expect(given.values.get(String(t))).toBeGreaterThan(50);
  expect(given.values.get(String(t))).toBeLessThan(200);
});

test('spreads and ratios are recalculated', async () => {
  const expr = encodeURIComponent('100 * AU.UNEMP.YOUTH / AU.UNEMP - 100');
  const given = await valuesOf(ask, `/v1/series/multi?expr=${expr}&limit=10000`, 'expr');
  expectSame(
    given,
    both(await levels('AU.UNEMP.YOUTH'), await levels('AU.UNEMP'), (young, all) => (100 * young) / all - 100),
  );
});
