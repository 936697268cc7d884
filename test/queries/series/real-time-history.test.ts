/**
 * Compares stored vintages with the release calendar, over the starter data. Checks gaps in the history, first values next to current
 * ones, and the known share.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { findSeries } from '../../../src/catalogue/series.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { WattleError } from '../../../src/core/errors.ts';
import { fredObservations } from '../../../src/queries/dialects/fred/fred-observations.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { seriesMeta } from '../../../src/queries/series/series-meta.ts';
import { readVintages } from '../../../src/queries/series/vintages/read-vintages.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-11-27T03:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => shelf.close());

const handleOf = (id: string): SeriesHandle => {
  const handle = findSeries(id);
  if (!handle) throw new Error(id);
  return handle;
};
type Row = Readonly<Record<string, string | number | null>>;
const DAY_MS = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Release days of the national accounts, read from the file. */
const gdpDays = readFileSync('data/release-days.csv', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('abs.national-accounts,'))
  .map((line) => line.split(',')[2]?.slice(0, 10) ?? '')
  .sort();

describe('the FRED form', () => {
  const observations = async (query: string): Promise<readonly Row[]> =>
    (await fredObservations(shelf.ctx, handleOf('AU.GDP.QOQ'), params(query)))['observations'] as readonly Row[];

  it('ends a value on the day before a release whose vintage is not stored', async () => {
    const rows = await observations(
      'realtime_start=2020-09-02&realtime_end=2021-12-31&observation_start=2020-04-01&observation_end=2020-04-01',
    );
    const [row] = rows;
    expect(rows).toHaveLength(1);
    expect(row).toMatchObject({ realtime_start: '2020-09-02', date: '2020-04-01' });
    expect(gdpDays).toContain(dayAfter(String(row?.['realtime_end'])));
  });

  it('has no observation on a day in a gap, and states the number of missing releases', async () => {
    const answer = await fredObservations(shelf.ctx, handleOf('AU.GDP.QOQ'), params('realtime_start=2022-06-02&realtime_end=2022-06-02'));
    expect(answer).toMatchObject({ count: 0, observations: [], notes: expect.stringMatching(/\d+ releases have no stored vintage/) });
  });

  it('returns current values without a real-time period', async () => {
    expect((await observations('limit=5')).length).toBe(5);
  });
});

describe('the list of vintages', () => {
  const list = async (query: string): Promise<readonly Row[]> =>
    (await readVintages(shelf.ctx, handleOf('AU.GDP.QOQ'), params(`form=list&${query}`))).data as readonly Row[];

  it('states the reason for the end of a value: the next vintage or the calendar', async () => {
    const rows = await list('start=2020-Q1&end=2020-Q3');
    const bases = new Set(rows.map((row) => row['realtime_end_basis']));
    expect(bases).toContain('calendar');
    for (const row of rows) if (row['realtime_end_basis'] === 'calendar') expect(gdpDays).toContain(dayAfter(String(row['realtime_end'])));
  });

  it('has a row for each release without a stored vintage, on request', async () => {
    const missing = (await list('include=missing&realtime_start=2021-01-14&realtime_end=2023-08-10')).filter(
      ({ kind }) => kind === 'missing',
    );
    const [stored, next] = ['2021-01-13', '2023-08-11'];
    // The last release in this time belongs to the next stored vintage.
    const between = gdpDays.filter((day) => day > stored && day < next).slice(0, -1);
    expect(missing.map((row) => row['realtime_start'])).toEqual(between);
    expect(missing.every(({ value }) => value === null)).toBe(true);
    expect((await list('')).some(({ kind }) => kind === 'missing')).toBe(false);
  });

  it('counts releases by the calendar: the second release is one quarter later, or not stored', async () => {
    const answer = await readVintages(shelf.ctx, handleOf('AU.GDP.QOQ'), params('release=2&start=2020-Q3&end=2020-Q3'));
    expect(answer.data).toMatchObject([{ period: '2020-Q3', value: null, status: 'not_held' }]);
  });
});

describe('with=first', () => {
  const rowsOf = async (id: string, query: string): Promise<readonly Row[]> =>
    (await readSeries(shelf.ctx, handleOf(id), params(`with=first&${query}`))).data as readonly Row[];

  it('returns the first value, its date and the change since: CPI of December 2022 was 7.8 and is 7.9', async () => {
    expect(await rowsOf('AU.CPI.YOY', 'start=2022-Q4&end=2022-Q4')).toMatchObject([
      { value: 7.9, first_value: 7.8, first_published: '2023-01-25', since_first: 'rounding' },
    ]);
  });

  it('returns not_stored if the first value is not known', async () => {
    expect(await rowsOf('AU.GDP.QOQ', 'start=2022-Q3&end=2022-Q3')).toMatchObject([
      { first_value: null, first_published: null, first_basis: 'not_stored', since_first: null },
    ]);
  });

  it('has its columns for any rows, and excludes as_of', async () => {
    const { columns } = await readSeries(shelf.ctx, handleOf('AU.GDP.QOQ'), params('with=first&start=1990&end=1990'));
    expect(columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['first_value', 'first_published', 'first_basis', 'since_first']),
    );
    await expect(rowsOf('AU.GDP.QOQ', 'as_of=2021-01-13')).rejects.toBeInstanceOf(WattleError);
  });
});

test.each(['AU.GDP.QOQ', 'AU.UNEMP.SA', 'AU.CPI.YOY'])('/meta of %s states the known part of its history', async (id) => {
  const { vintages } = (await seriesMeta(shelf.ctx, handleOf(id))).data as unknown as {
    readonly vintages: Readonly<Record<string, number | null>>;
  };
  expect(vintages['stored']).toBeGreaterThan(0);
  expect(vintages['first_release_known_share']).toBeGreaterThan(0);
  expect(vintages['first_release_known_share']).toBeLessThanOrEqual(1);
  if (id === 'AU.CPI.YOY') return;
  expect(vintages['releases']).toBeGreaterThan(vintages['stored'] === null ? 0 : 1);
  expect(vintages['complete_share']).toBeGreaterThan(0);
  expect(vintages['complete_share']).toBeLessThan(1);
});
