/**
 * Checks notes about values that are not stored: for default ranges, for periods outside stored data, and for gaps between values. Uses
 * the starter data and invented data.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { gapsBetween } from '../../src/queries/base/stored-span.ts';
import { readChartData } from '../../src/queries/charts/chart-data.ts';
import { readChart } from '../../src/queries/charts/read-chart.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { fredGraph } from '../../src/queries/dialects/fred/fred-graph.ts';
import { fredObservations } from '../../src/queries/dialects/fred/fred-observations.ts';
import { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { renderChart } from '../../src/render/chart/chart.ts';
import { openShelf, params, type Shelf } from './shelf.ts';

const PART = 'Starter data are only part of the published data. An update from the agency adds the rest.';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-11-22T00:00:00.000Z', 'starter');
});
afterAll(() => shelf.close());

const handle = (id: string): SeriesHandle => present(findSeries(id), id);
const rows = (source: string, id: string, text = ''): Promise<Answer> =>
  readDataset(shelf.ctx, present(findDataset(source, id), id), params(text));
const values = (id: string, text: string): Promise<Answer> => readSeries(shelf.ctx, handle(id), params(text));
const notes = (answer: Answer): string => answer.meta.notes.join('\n');

describe('a default that is not stored', () => {
  test.each([
    ['abs', 'BA_GCCSA', 'The rows are for New', 'region'],
    ['rba', 'D1', 'use a filter such as series=housing_credit_monthly.', 'series'],
    ['rba', 'F11.1', 'series=aud_usd, the default', 'series'],
  ])('%s %s has the stored rows, and names the missing default', async (source, id, ofDefault, dimension) => {
    const answer = await rows(source, id);
    expect(answer.meta.total_rows).toBeGreaterThan(0);
    expect(answer.meta.query).toMatchObject({ [dimension]: 'all' });
    for (const note of [ofDefault, PART]) expect(notes(answer)).toContain(note);
    expect(notes(answer)).not.toContain('the agency has no such series');
  });

  test('stored data is returned on request', async () => {
    const answer = await rows('rba', 'D1', 'series=housing_credit_monthly&start=2022');
    expect(answer.meta.row_count).toBe(12);
    expect(notes(answer)).not.toContain('is stored');
  });
});

describe('periods that are not stored', () => {
  test.each([
    ['AU.BOND.10Y.DAILY', 'start_period=2020&end_period=2020', 'is stored from 3 January 1995 to 17 May 2013.'],
    ['AU.UNEMP.SA', 'start_period=2027', 'is stored from February 1978 to June 2026.'],
    ['AU.UNEMP.SA', 'start_period=2027&units=pc1', 'is stored from February 1979 to June 2026.'],
  ])('%s with %s returns the range of stored values', async (id, window, span) => {
    const answer = await values(id, window);
    expect(answer.data).toEqual([]);
    expect(notes(answer)).toContain(`No value is stored for these periods. ${id} ${span}`);
    const several = await readMulti(shelf.ctx, [handle(id)], params(window));
    expect(several.data).toEqual([]);
    expect(notes(several)).toContain(span);
  });

  test('return the range of stored values for a dataset', async () => {
    expect(notes(await rows('rba', 'F2', 'start_period=2020'))).toContain(
      'This selection of rba.F2 is stored from 3 January 1995 to 17 May 2013.',
    );
  });

  test('are reported for a series that the starter data omit because of its licence', async () => {
    await expect(values('AU.FX.USD', '')).rejects.toMatchObject({
      code: 'DATA_UNAVAILABLE',
      message: expect.stringContaining('because the terms of their sources (WM/Reuters; IMF) do not allow it'),
      hint: expect.stringContaining('wattle refresh rba.F11.1'),
    });
  });
});

describe('gaps', () => {
  const cash = { start: '2024-10-04', end: '2026-05-05', series: ['AU.CASHRATE.DAILY'] };

  test('between values are listed and noted', async () => {
    const answer = await values('AU.CASHRATE.DAILY', 'limit=3');
    expect(answer.meta.gaps).toEqual([cash]);
    expect(notes(answer)).toContain('No value of AU.CASHRATE.DAILY is stored for 4 October 2024 to 5 May 2026');
    const several = await readMulti(shelf.ctx, [handle('AU.CASHRATE.DAILY'), handle('AU.UNEMP.SA')], params('start_period=2024-09'));
    expect(several.meta.gaps).toEqual([cash]);
    expect((await rows('rba', 'F1', 'series=FIRMMCRTD&limit=3')).meta.gaps).toEqual([{ ...cash, series: ['FIRMMCRTD.F1'] }]);
  });

  test('are noted in the FRED formats and in charts', async () => {
    const daily = handle('AU.CASHRATE.DAILY');
    const note = 'No value of AU.CASHRATE.DAILY is stored for 4 October 2024 to 5 May 2026, but earlier and later values are stored.';
    for (const type of ['1', '2', '3', '4']) {
      const observations = await fredObservations(shelf.ctx, daily, params(`observation_start=2024-10-01&output_type=${type}`));
      expect(observations['notes']).toContain(note);
    }
    expect((await fredObservations(shelf.ctx, daily, params('observation_end=2024-10-03')))['notes'] ?? []).not.toContain(note);
    const table = await fredGraph(shelf.ctx, [daily], params(`id=${daily.id}&cosd=2024-10-03&coed=2026-05-06`));
    expect(table.notes).toContain(note);
    expect(table.rows.map(([day, text]) => `${day} ${text}`)).toEqual(['2024-10-03 4.35', '2026-05-06 4.35']);
    const data = await readChartData(shelf.ctx, [daily], params('start_period=2024-09'));
    expect(data.meta.gaps).toEqual([cash]);
    expect(notes(data)).toContain('No value of AU.CASHRATE.DAILY is stored for 4 October 2024 to 5 May 2026');
    const drawn = renderChart((await readChart(shelf.ctx, [daily], params('start_period=2024-09'))).chart);
    expect(drawn).toContain('no value for 4 October 2024 to 5 May 2026');
    const whole = renderChart((await readChart(shelf.ctx, [daily], params('end_period=2024-10-03'))).chart);
    expect(whole).not.toContain('no value for');
  });

  test('outside the date range are ignored, like those between decisions that apply until the next one', async () => {
    expect((await values('AU.HOUSEHOLD.SPENDING', 'start_period=2025-01&end_period=2025-12')).meta).not.toHaveProperty('gaps');
    expect((await values('AU.CASHRATE', '')).meta).not.toHaveProperty('gaps');
    expect((await rows('rba', 'A2')).meta).not.toHaveProperty('gaps');
  });

  test('are steps that omit periods, but not a regular interval or holidays', () => {
    expect(gapsBetween('M', [0, 1, 2, 7, 8])).toEqual([{ freq: 'M', from: 3, to: 6 }]);
    expect(gapsBetween('M', [0, 1, 3, 8])).toEqual([
      { freq: 'M', from: 2, to: 2 },
      { freq: 'M', from: 4, to: 7 },
    ]);
    expect(gapsBetween('M', [0, 3, 6, 9, 10, 11])).toEqual([]);
    expect(gapsBetween('D', [0, 1, 4, 10])).toEqual([]);
    expect(gapsBetween('D', [0, 1, 30])).toEqual([{ freq: 'D', from: 2, to: 29 }]);
    expect(gapsBetween('Q', [])).toEqual([]);
  });
});
