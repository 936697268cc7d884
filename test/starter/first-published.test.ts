/** What was first published, from the starter data alone: true figures of the agencies, on the days on which they came out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import { fredObservations } from '../../src/queries/fred/fred-observations.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { latestOfSeries } from '../../src/queries/series/series-latest.ts';
import { readRevisions } from '../../src/queries/series/series-revisions.ts';
import { openShelf, type Shelf } from '../queries/shelf.ts';
import { STARTER_DIRECTORY } from './starter-data.ts';

let shelf: Shelf;

beforeAll(async () => {
  shelf = await openShelf('2026-11-20T00:00:00.000Z');
  const wanted = new Set(['rba/G1', 'abs/LF', 'abs/ANA_AGG', 'abs/WPI']);
  const catalogue = { findDataset: (source: string, id: string) => (wanted.has(`${source}/${id}`) ? findDataset(source, id) : null) };
  await loadStarter({ store: shelf.store, directory: STARTER_DIRECTORY, clock: shelf.clock, log: { info() {}, warn() {} }, catalogue });
}, 120_000);

afterAll(() => shelf.close());

function seriesOf(id: string): SeriesHandle {
  const found = findSeries(id);
  if (!found) throw new Error(`There is no series ${id}.`);
  return found;
}

const first = async (id: string, period: string) =>
  (await readSeries(shelf.ctx, seriesOf(id), new URLSearchParams({ vintage: 'first', start: period, end: period }))).data as readonly {
    readonly value: number | null;
    readonly status?: string;
  }[];

describe('first published', () => {
  // G1 of 26 April 2024 (never revised but for the base) · 6202.0 of 17 September 2020 · 5206.0 of June 2024, kept by 1 August 2024.
  test.each([
    ['AU.CPI.YOY', '2022-Q2', 6.1],
    ['AU.CPI.YOY', '2023-Q2', 6],
    ['AU.UNEMP', '2020-08', 6.8253812],
    ['AU.GDP.QOQ', '2024-Q1', 0.1],
    ['AU.WPI.YOY.ORIG', '2023-Q2', 3.6],
  ])('%s of %s was %d', async (id, period, value) => {
    expect(await first(id, period)).toMatchObject([{ value }]);
  });

  test('what is not held is said to be so, in every form', async () => {
    // The edition of August 2023 is not held; that of April 2026 has 3.7, revised.
    expect(await first('AU.WPI.YOY', '2023-Q2')).toMatchObject([{ value: null, status: 'not_held' }]);
    const params = new URLSearchParams({ output_type: '4', realtime_start: '1776-07-04', realtime_end: '9999-12-31' });
    const fred = await fredObservations(shelf.ctx, seriesOf('AU.WPI.YOY'), params);
    const rows = fred['observations'] as readonly Readonly<Record<string, string>>[];
    expect(rows.find(({ date }) => date === '2023-04-01')).toBeUndefined();
    expect(rows.find(({ date }) => date === '2021-04-01')).toMatchObject({ realtime_start: '2021-08-18', value: '1.7' });
    expect(fred['notes']).toContain('is not held');
    expect(fred['published_basis']).toContain('2021-08-18 inferred');
  });

  test('each vintage says how its day is known', async () => {
    const answer = await readRevisions(shelf.ctx, seriesOf('AU.UNEMP'), new URLSearchParams({ period: '2020-08' }));
    const rows = answer.data as readonly Readonly<Record<string, unknown>>[];
    expect(rows[0]).toMatchObject({ realtime_start: '2020-09-17', value: 6.8253812, kind: 'first', published_basis: 'inferred' });
    expect(rows.at(-1)).toMatchObject({
      realtime_start: '2026-07-27',
      kind: 'revision',
      published_basis: 'upper_bound',
      release_date: null,
    });
    expect(rows.length).toBeGreaterThan(15);
  });

  test('as of a day', async () => {
    const asOf = async (id: string, period: string, day: string) =>
      (await readSeries(shelf.ctx, seriesOf(id), new URLSearchParams({ as_of: day, start: period, end: period }))).data;
    expect(await asOf('AU.GDP.QOQ', '2024-Q1', '2024-08-02')).toMatchObject([{ value: 0.1 }]);
    expect(await asOf('AU.UNEMP', '2020-08', '2020-10-20')).toMatchObject([{ value: 6.8466811 }]);
    await expect(asOf('AU.UNEMP', '2010-01', '2015-01-01')).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
  });
});

test('a series is dated by its own edition, not by its dataset', async () => {
  const latest = await latestOfSeries(shelf.ctx, seriesOf('AU.UNEMP.VIC'));
  const dataset = await shelf.store.datasets.state('abs/LF');
  expect(dataset?.version?.effectiveFrom).toBe(Date.parse('2026-10-31T23:59:59.999Z'));
  expect(latest['citation']).toMatch(/20\d\d-\d\d-\d\d/);
  expect(latest['citation']).not.toContain('2026-10-31');
  expect(latest['citation']).toContain(String(latest['last_updated']).slice(0, 10));
});
