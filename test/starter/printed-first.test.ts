/**
 * Values as printed by the ABS in the issue of the day, 2015 to 2019. As at that day a series shows the printed value or reports that
 * the vintage is not stored. It never shows another value.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSeries } from '../../src/catalogue/series.ts';
import { WattleError } from '../../src/core/errors.ts';
import { parseDataTable } from '../../src/formats/data-table.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { openShelf, type Shelf } from '../queries/shelf.ts';
import { STARTER_LOADED_AT } from './loaded-starter.ts';

const FILE = path.join(import.meta.dirname, 'printed-first-figures.csv');
const COLUMNS = ['series', 'units', 'scale', 'period', 'printed', 'released_on', 'publication'] as const;
const PRINTED = parseDataTable(readFileSync(FILE, 'utf8'), 'printed-first-figures.csv', COLUMNS, {
  key: ['series', 'units', 'period', 'released_on'],
});
const NOT_STORED: ReadonlySet<string> = new Set(['REQ_VINTAGE_GAP', 'REQ_NO_VINTAGE', 'DATA_UNAVAILABLE']);

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
});
afterAll(() => shelf.close());

/** The value of the period as at a day. Null if the vintage of that day is not stored. */
async function asOf(id: string, units: string, period: string, day: string): Promise<number | null> {
  const handle = findSeries(id);
  if (handle === null) throw new Error(`Unknown series: ${id}.`);
  const params = new URLSearchParams({ units, as_of: day, start: period, end: period });
  try {
    const [row] = (await readSeries(shelf.ctx, handle, params)).data as readonly { readonly value: number | null }[];
    return row?.value ?? null;
  } catch (error) {
    if (error instanceof WattleError && NOT_STORED.has(error.code)) return null;
    throw error;
  }
}

it.each(PRINTED.map((row) => [`${row.series} (${row.units}) of ${row.period}`, row] as const))('%s', async (_name, row) => {
  const value = await asOf(row.series, row.units, row.period, row.released_on);
  if (value === null) return;
  const decimals = row.printed.split('.')[1]?.length ?? 0;
  expect(Math.abs(value / Number(row.scale) - Number(row.printed))).toBeLessThanOrEqual(0.5000001 * 10 ** -decimals);
});

/** Raise this with each new vintage of the starter data. */
const AT_LEAST = 8;

it('enough of the published first values are stored', async () => {
  const values = await Promise.all(PRINTED.map((row) => asOf(row.series, row.units, row.period, row.released_on)));
  expect(values.filter((value) => value !== null).length).toBeGreaterThanOrEqual(AT_LEAST);
});
