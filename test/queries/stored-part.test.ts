/** Answers about missing data with the starter data, which has only part of the published data. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
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

describe('a default without stored data', () => {
  test.each([['abs/BA_GCCSA', 'region=AUS (Australia)']])(
    '%s is not a row of another place, and names the stored data',
    async (key, named) => {
      const { rows, notes } = await rowsOf(key, '');
      expect(rows).toEqual([]);
      expect(notes).toContain(`No series is stored with`);
      expect(notes).not.toContain('the publisher has no such series');
      expect(notes).toContain('Starter data are only part of the published data');
      expect(notes.includes(named) || /No series is stored with \w+=/.test(notes)).toBe(true);
      const requested = /Use ([\w.]+=[^ ]+) or/.exec(notes)?.[1] ?? '';
      expect(requested).not.toBe('');
    },
  );

  test.each(['rba/D1', 'rba/F11.1'])('%s is not either', async (key) => {
    const { rows, notes } = await rowsOf(key, '');
    expect(notes).not.toContain('the publisher has no such series');
    if (rows.length === 0) expect(notes).toMatch(/No series is stored with series=/);
  });
});

describe('a span outside stored data', () => {
  test.each([
    ['AU.BOND.10Y.DAILY', 'start=2020&end=2020'],
    ['AU.UNEMP.SA', 'start=2027'],
  ])('%s %s: no rows, and the stored range', async (id, query) => {
    const { rows, notes } = await valuesOf(id, query);
    expect(rows).toEqual([]);
    expect(notes).toMatch(new RegExp(`No value is stored for these periods. ${id} is stored from [\\d-]+ to [\\d-]+`));
  });

  test('between two decisions, the value that applied is named', async () => {
    const applied = 'The value that applied at the start of this window is 3.5, from 2012-06-06 on.';
    const between = await valuesOf('AU.CASHRATE', 'start=2012-07-02&end=2012-07-02');
    expect([between.rows, between.notes.startsWith(applied)]).toEqual([[], true]);
    expect((await valuesOf('AU.CASHRATE', 'start=2012-07-02&end=2012-12-31')).notes).toContain(applied);
    for (const query of ['start=2012-06-06&end=2012-07-02', 'start=2027', ''])
      expect((await valuesOf('AU.CASHRATE', query)).notes).not.toContain('that applied at the start');
  });

  test('a series that is not stored names related ones with the same unit and place that are', async () => {
    await expect(valuesOf('AU.BUILDING.UNDERWAY', '')).rejects.toMatchObject({ near: ['AU.BUILDING.UNDERWAY.NEW'] });
    await expect(valuesOf('AU.BUILDING.APPROVALS.TAS', '')).rejects.toMatchObject({ near: ['AU.BUILDING.APPROVALS.TOTAL.TAS'] });
  });

  test('a dataset reports the same', async () => {
    const { rows, notes } = await rowsOf('abs/LF', 'start=2031');
    expect(rows).toEqual([]);
    expect(notes).toMatch(/This selection of abs\.LF is stored from [\d-]+ to [\d-]+/);
  });

  test('a series omitted from the starter data because of its licence is reported', async () => {
    await expect(valuesOf('AU.FX.USD', '')).rejects.toMatchObject({
      code: 'DATA_UNAVAILABLE',
      message: expect.stringContaining('WM/Reuters; IMF) have other terms'),
    });
  });
});

describe('a gap within stored data', () => {
  test.each([['AU.CASHRATE.DAILY', 'start=2024-06', { start: '2024-10-04', end: '2026-05-05' }]])('%s %s', async (id, query, gap) => {
    const { gaps, notes } = await valuesOf(id, query);
    expect(gaps).toContainEqual({ ...gap, series: [id] });
    expect(notes).toMatch(/No value .*is stored for 2024-10-04 to 2026-05-05/);
  });

  test('days without trading are not gaps', async () => {
    const { rows, gaps } = await valuesOf('AU.BOND.10Y.DAILY', 'start=2012-11&end=2013-02');
    expect(rows.length).toBeGreaterThan(60);
    expect(gaps).toEqual([]);
  });
});
