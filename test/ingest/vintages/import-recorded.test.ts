/**
 * Imports recorded vintages of the wage price index over the starter data in several orders. Each day has its vintage. A later day keeps
 * its own vintage of a series. Without one, it has the imported vintage.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../../src/cli/import.ts';
import { WPI } from '../../../src/sources/abs/datasets/WPI.ts';
import { recorded, SHARED } from '../../programs/needs.ts';
import { openShelf, type Shelf } from '../../queries/shelf.ts';

const FOLDER = path.join(SHARED, 'upstream-vintages/files/abs/634501');
const FILES = [
  ['2020-09-29', '2020-09-29.xls'],
  ['2021-02-27', '2021-02-27-reissue.xls'],
  ['2021-08-23', '2021-08-23-reissue.xls'],
  ['2022-05-19', '2022-05-19.xlsx'],
] as const;
const ORDERS = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [2, 0, 3, 1],
];
const KEY = 'abs/WPI';

type Values = Readonly<Record<string, number | null>>;

async function valuesOn(shelf: Shelf, day: string): Promise<Values> {
  const version = await shelf.store.datasets.versionAsOf(KEY, Date.parse(`${day}T23:59:59.999Z`));
  if (!version) return {};
  const series = await shelf.store.datasets.series(KEY);
  const slices = await shelf.store.datasets.read({ dataset: KEY, series: series.map(({ id }) => id), seq: version.seq });
  return Object.fromEntries(slices.flatMap(({ series: { key }, t, value }) => t.map((one, i) => [`${key} ${one}`, value[i] ?? null])));
}

const starterDays = async (shelf: Shelf): Promise<readonly string[]> =>
  (await shelf.store.datasets.versions(KEY)).map(({ effectiveFrom }) => new Date(effectiveFrom).toISOString().slice(0, 10));

const importOne = (shelf: Shelf, [day, name]: (typeof FILES)[number]) =>
  importFile(
    shelf.store,
    { file: path.join(FOLDER, name), dataset: WPI, published: day, basis: 'inferred', url: null, accept: [] },
    shelf.clock.now(),
  );

it('the starter data have vintages of the wage price index between the imported ones', async () => {
  const shelf = await openShelf('2026-11-27T03:00:00.000Z', 'starter');
  const days = await starterDays(shelf);
  await shelf.close();
  expect(days.filter((day) => day > '2020-09-29' && day < '2022-05-19').length).toBeGreaterThan(0);
}, 240_000);

describe('vintages imported over the starter data', recorded(...FILES.map(([, name]) => path.join(FOLDER, name))), () => {
  it.each(ORDERS)(
    'in the order %d %d %d %d each apply until the next vintage of the series',
    async (...order) => {
      const shelf = await openShelf('2026-11-27T03:00:00.000Z', 'starter');
      try {
        const days = (await starterDays(shelf)).filter((day) => !FILES.some(([own]) => own === day));
        const allDays = [...days, ...FILES.map(([day]) => day)];
        const before = new Map(await Promise.all(allDays.map(async (day) => [day, await valuesOn(shelf, day)] as const)));
        const own = new Map<string, Values>();
        for (const i of order) {
          const file = FILES[i];
          if (file === undefined) throw new Error(`${i}`);
          expect(readFileSync(path.join(FOLDER, file[1])).length).toBeGreaterThan(0);
          await importOne(shelf, file);
          own.set(file[0], await valuesOn(shelf, file[0]));
        }
        // Later imports do not change the values that a day received from its own vintage.
        for (const [day, values] of own) expect([day, differences(values, await valuesOn(shelf, day))]).toEqual([day, []]);
        for (const day of days) expect([day, differences(expectedOn(day, before, own), await valuesOn(shelf, day))]).toEqual([day, []]);
      } finally {
        await shelf.close();
      }
    },
    240_000,
  );
});

/** Returns the values in `expected` that differ or are missing in `found`. */
const differences = (expected: Values, found: Values): readonly string[] =>
  Object.entries(expected).flatMap(([name, value]) => (found[name] === value ? [] : [`${name}: ${value} is ${found[name]}`]));

/**
 * Returns the expected values for a day. These are the values before the imports. A series without a vintage since the last imported day
 * has the values of that day.
 */
function expectedOn(day: string, before: ReadonlyMap<string, Values>, own: ReadonlyMap<string, Values>): Values {
  const imported = FILES.map(([one]) => one).findLast((one) => one < day);
  const values = before.get(day) ?? {};
  if (imported === undefined) return values;
  const earlier = before.get(imported) ?? {};
  const renewed = new Set(differences(values, earlier).map((line) => line.split(' ')[0]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, renewed.has(name.split(' ')[0]) ? value : (own.get(imported)?.[name] ?? value)]),
  );
}
