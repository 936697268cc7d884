/** Checks responses about missing data with the starter data, which have only part of the published data. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datasets, findDataset } from '../../src/catalogue/catalogue.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { WattleError } from '../../src/core/errors.ts';
import { readTimeSeries } from '../../src/queries/datasets/read-time-series.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { STARTER_LOADED_AT } from '../starter/loaded-starter.ts';
import { openShelf, params, type Shelf } from './shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf(STARTER_LOADED_AT, 'starter');
}, 300_000);
afterAll(() => shelf.close());

async function rowsOf(key: string, query: string) {
  const [source = '', id = ''] = key.split('/');
  const dataset = present(findDataset(source, id), key);
  if (dataset.kind !== 'time_series') throw new Error(`${key} has no series`);
  const { data, meta } = await readTimeSeries(shelf.ctx, dataset, params(query));
  return { rows: data as readonly Readonly<Record<string, unknown>>[], notes: meta.notes.join('\n'), gaps: meta.gaps ?? [] };
}
async function valuesOf(id: string, query: string) {
  const { data, meta } = await readSeries(shelf.ctx, present(findSeries(id), id), params(query));
  return { rows: data as readonly Readonly<Record<string, unknown>>[], notes: meta.notes.join('\n'), gaps: meta.gaps ?? [] };
}

const dimensionsOf = (row: Readonly<Record<string, unknown>>) => row['dimensions'] as Readonly<Record<string, string>>;

describe('a default without stored data', () => {
  const stored = datasets().filter((one) => one.kind === 'time_series');

  test.each(stored.map((one) => `${one.source}/${one.id}`))('%s still has rows, and each is named', async (key) => {
    const reported = await rowsOf(key, 'limit=2').catch((error: unknown) => error as WattleError);
    if (reported instanceof WattleError) return expect(reported.code).toBe('DATA_UNAVAILABLE');
    const { rows, notes } = reported;
    expect(rows.length).toBeGreaterThan(0);
    expect(notes).not.toContain('the agency has no such series');
    const [, name = '', example = ''] =
      /No series is stored with (\w+)=.* For one of them, use a filter such as ([^ ]+)\.$/m.exec(notes) ?? [];
    if (name === '') return;
    expect(Object.keys(dimensionsOf(present(rows[0], key)))).toContain(name);
    expect((await rowsOf(key, `${example}&limit=2`)).rows.length).toBeGreaterThan(0);
  });

  test('for building approvals is Australia, and the rows are named as states', async () => {
    const { rows, notes } = await rowsOf('abs/BA_GCCSA', 'limit=9');
    const regions = new Set(rows.map((row) => dimensionsOf(row)['region']));
    expect(regions.size).toBeGreaterThan(1);
    expect(regions).not.toContain('Australia');
    expect(notes).toContain('No series is stored with region=australia (Australia), the default. The rows are for ');
  });
});

describe('a date range outside stored data', () => {
  test.each([
    ['AU.BOND.10Y.DAILY', 'start=2020&end=2020'],
    ['AU.UNEMP.SA', 'start=2027'],
  ])('%s %s: no rows, and the range of stored data', async (id, query) => {
    const { rows, notes } = await valuesOf(id, query);
    expect(rows).toEqual([]);
    expect(notes).toMatch(new RegExp(`No value is stored for these periods. ${id} is stored from [\\w ]+ to [\\w ]+`));
  });

  test('between two decisions names the value that applied', async () => {
    const applied = 'The value that applied at the start of this window is 3.5, from 6 June 2012 on.';
    const between = await valuesOf('AU.CASHRATE', 'start=2012-07-02&end=2012-07-02');
    expect([between.rows, between.notes.startsWith(applied)]).toEqual([[], true]);
    expect((await valuesOf('AU.CASHRATE', 'start=2012-07-02&end=2012-12-31')).notes).toContain(applied);
    for (const query of ['start=2012-06-06&end=2012-07-02', 'start=2027', ''])
      expect((await valuesOf('AU.CASHRATE', query)).notes).not.toContain('that applied at the start');
  });

  test('for a series that is not stored names stored series with the same unit and place', async () => {
    await expect(valuesOf('AU.BUILDING.UNDERWAY', '')).rejects.toMatchObject({ near: ['AU.BUILDING.UNDERWAY.NEW'] });
    await expect(valuesOf('AU.BUILDING.APPROVALS.TAS', '')).rejects.toMatchObject({ near: ['AU.BUILDING.APPROVALS.TOTAL.TAS'] });
  });

  test('is reported in the same way for a dataset', async () => {
    const { rows, notes } = await rowsOf('abs/LF', 'start=2031');
    expect(rows).toEqual([]);
    expect(notes).toMatch(/This selection of abs\.LF is stored from [\w ]+ to [\w ]+/);
  });

  test('reports a series that the starter data omit because of its licence', async () => {
    await expect(valuesOf('AU.FX.USD', '')).rejects.toMatchObject({
      code: 'DATA_UNAVAILABLE',
      message: expect.stringContaining('WM/Reuters; IMF) do not allow it'),
    });
  });
});

describe('a gap within stored data', () => {
  test.each([['AU.CASHRATE.DAILY', 'start=2024-06', { start: '2024-10-04', end: '2026-05-05' }]])('%s %s', async (id, query, gap) => {
    const { gaps, notes } = await valuesOf(id, query);
    expect(gaps).toContainEqual({ ...gap, series: [id] });
    expect(notes).toMatch(/No value .*is stored for 4 October 2024 to 5 May 2026/);
  });

  test('days without trading are not gaps', async () => {
    const { rows, gaps } = await valuesOf('AU.BOND.10Y.DAILY', 'start=2012-11&end=2013-02');
    expect(rows.length).toBeGreaterThan(60);
    expect(gaps).toEqual([]);
  });
});
