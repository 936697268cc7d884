/**
 * If two values are from different vintages, there is no change between them, and a note has the reason. Values of one vintage are
 * compared, even if there is a gap between them.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AU_HOUSEHOLD_SPENDING } from '../../src/catalogue/series/households.ts';
import { AU_UNEMPLOYED } from '../../src/catalogue/series/labour.ts';
import { AU_POPULATION } from '../../src/catalogue/series/population.ts';
import { present } from '../../src/core/assert.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { olderFigures, olderFiguresNotes } from '../../src/queries/base/vintages-apart.ts';
import { readChartData } from '../../src/queries/charts/chart-data.ts';
import { readChart } from '../../src/queries/charts/read-chart.ts';
import { readTimeSeries } from '../../src/queries/datasets/read-time-series.ts';
import { fredGraph } from '../../src/queries/dialects/fred/fred-graph.ts';
import { fredObservations } from '../../src/queries/dialects/fred/fred-observations.ts';
import { findFlow } from '../../src/queries/dialects/sdmx/flows.ts';
import { readSdmxData } from '../../src/queries/dialects/sdmx/read-data.ts';
import { keyTest } from '../../src/queries/dialects/sdmx/series-key.ts';
import { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { latestOfSeries } from '../../src/queries/series/series-latest.ts';
import { asOfLine } from '../../src/render/chart/words.ts';
import { version } from '../ingest/parsed.ts';
import { putSeries } from '../signals/put-series.ts';
import { openShelf, params, type Shelf } from './shelf.ts';
import { seriesIn, WHOLE_SERIES } from './whole-series.ts';

describe('a vintage that is stored only for its latest period', () => {
  test('has no change, because the previous value is missing', async () => {
    const own = await openShelf('2026-08-02T00:00:00.000Z');
    const ofVintage = (values: Readonly<Record<string, number>>, effectiveFrom: string) =>
      putSeries(own, [{ handle: AU_HOUSEHOLD_SPENDING, values }], { effectiveFrom, scope: 'partial' });
    await ofVintage({ '2026-03': 79_000, '2026-04': 79_900 }, '2026-06-01T00:00:00.000Z');
    await ofVintage({ '2026-05': 80_635.5 }, '2026-07-31T00:00:00.000Z');
    expect(await latestOfSeries(own.ctx, AU_HOUSEHOLD_SPENDING)).toMatchObject({ value: 80_635.5, previous_value: 79_900, change: null });
    await own.close();
  });
});

test('a gap within a file does not separate vintages', async () => {
  const own = await openShelf('2026-08-02T00:00:00.000Z');
  const before = { '2024-Q1': 26_800_000, '2024-Q2': 26_900_000, '2024-Q3': 27_000_000 };
  await putSeries(own, [{ handle: AU_POPULATION, values: before }], { effectiveFrom: '2026-03-01T00:00:00.000Z' });
  await putSeries(own, [{ handle: AU_POPULATION, values: { ...before, '2025-Q1': 27_400_000 } }], {
    effectiveFrom: '2026-06-01T00:00:00.000Z',
  });
  const { data } = await readSeries(own.ctx, AU_POPULATION, params('units=pc1'));
  expect((data as readonly { readonly period: string }[]).map(({ period }) => period)).toEqual(['2025-Q1']);
  await own.close();
});

describe('a newer file that begins later, and revised its first values', () => {
  /** Invented values in thousands, as in a file of 2022. The file of 2025 begins with March 2020. */
  const OF_2022 = { '2020-01': 700, '2020-02': 705, '2020-03': 710, '2020-04': 850 };
  const OF_2025 = { '2020-03': 760, '2020-04': 900, '2021-01': 880, '2021-03': 800 };
  const UNEMPLOYED = AU_UNEMPLOYED.SA;
  let own: Shelf;
  const valuesOf = async (query: string, handle: SeriesHandle = UNEMPLOYED) => {
    const { data, meta } = await readSeries(own.ctx, handle, params(query));
    const rows = data as readonly { readonly period: string; readonly value: number | null }[];
    return {
      rows: Object.fromEntries(rows.map(({ period, value }) => [period, value])),
      notes: meta.notes.join('\n'),
      vintage: meta.vintage,
    };
  };
  const take = (values: Readonly<Record<string, number>>, effectiveFrom: string, scope: 'whole' | 'partial' = 'partial') =>
    putSeries(own, [{ handle: UNEMPLOYED, values }], { effectiveFrom, scope });
  beforeAll(async () => {
    own = await openShelf('2026-08-02T00:00:00.000Z');
    await take(OF_2022, '2022-05-19T01:30:00.000Z');
    await take(OF_2025, '2025-03-27T01:30:00.000Z');
  });
  afterAll(() => own.close());

  test('has no change from one vintage to the other', async () => {
    expect((await valuesOf('units=pch')).rows).toEqual({ '2020-02': expect.closeTo(0.714, 3), '2020-04': expect.closeTo(18.42, 2) });
    const yearly = await valuesOf('units=pc1');
    expect(yearly.rows).toEqual({ '2021-03': expect.closeTo(5.26, 2) });
    expect(yearly.notes).toContain('1 change of AU.UNEMPLOYED.SA, for January 2021, is not given');
    const indexed = await readMulti(own.ctx, [UNEMPLOYED], params('index_to=2020-01'));
    expect(indexed.data).toMatchObject([{ period: '2020-01' }, { period: '2020-02' }]);
    expect(indexed.meta.notes.join('\n')).toContain('the base period, January 2020, is from another vintage');
  });

  test('has all levels, each with the date of its vintage', async () => {
    const [all, old, newer] = [await valuesOf(''), await valuesOf('end=2020-02'), await valuesOf('start=2020-03')];
    expect(all.rows).toEqual({ ...OF_2022, ...OF_2025 });
    expect([all, old, newer].map(({ vintage }) => vintage?.slice(0, 10))).toEqual(['2025-03-27', '2022-05-19', '2025-03-27']);
    const sentence = 'Figures up to February 2020 are from the vintage of 19 May 2022 (or earlier). Later revisions are not stored.';
    expect([all, old, newer].map(({ notes }) => notes.includes(sentence))).toEqual([true, true, false]);
    expect((await valuesOf('units=pch&as_of=2022-06-01&gap=allow')).rows).toHaveProperty('2020-03');
  });

  test('has the same values side by side, in charts, in FRED, in SDMX and in rows of the dataset', async () => {
    const alone = 'Figures up to February 2020 are from the vintage of 19 May 2022 (or earlier). Later revisions are not stored.';
    const sentence = alone.replace('Figures', `Figures for ${UNEMPLOYED.id}`);
    for (const [window, reported] of [
      ['end=2020-02', true],
      ['start=2020-03', false],
      ['', true],
    ] as const) {
      expect([window, (await readMulti(own.ctx, [UNEMPLOYED], params(window))).meta.notes.includes(sentence)]).toEqual([window, reported]);
      const { chart } = await readChart(own.ctx, [UNEMPLOYED], params(window));
      expect([window, asOfLine(chart).includes('figures up to February 2020 as of 19 May 2022 (or earlier)')]).toEqual([window, reported]);
      expect((await readChartData(own.ctx, [UNEMPLOYED], params(window))).meta.notes.includes(alone)).toBe(reported);
      const days = window.replace('end=2020-02', 'observation_end=2020-02-29').replace('start=', 'observation_start=');
      const { notes } = await fredObservations(own.ctx, UNEMPLOYED, params(days.replace('2020-03', '2020-03-01')));
      expect([window, String(notes).includes(alone)]).toEqual([window, reported]);
      const rows = await readTimeSeries(own.ctx, UNEMPLOYED.dataset, params(`measure=*&${window.replace('=', '_period=')}`));
      expect([window, rows.meta.notes.some((note) => note.includes('are from the vintage of 19 May 2022'))]).toEqual([window, reported]);
    }
    const graph = await fredGraph(own.ctx, [UNEMPLOYED], params('cosd=2020-01-01'));
    expect(graph.notes).toContain(sentence);
    const first = await fredObservations(own.ctx, UNEMPLOYED, params('output_type=4'));
    expect(JSON.stringify(first)).not.toContain('are from the vintage of');
    const found = await findFlow(own.ctx, ['WATTLE'], 'SERIES');
    const test = keyTest('M.AU_UNEMPLOYED_SA', found.flow.dimensions, null);
    const { data } = await readSdmxData(own.ctx, { found, test, ...WHOLE_SERIES });
    const sdmx = present((await seriesIn(data))[0], 'the series');
    expect(sdmx.observations.filter(({ status }) => status === 'B').map((one) => one.period)).toEqual(['2020-03']);
    expect(sdmx.attributes['COMMENT_TS']).toContain('Figures up to February 2020 are from the vintage of 19 May 2022 (or earlier)');
  });

  test('is replaced by a file with both parts', async () => {
    await take({ ...OF_2022, ...OF_2025, '2021-04': 790 }, '2026-07-01T01:30:00.000Z', 'whole');
    const yearly = await valuesOf('units=pc1');
    expect(yearly.rows).toHaveProperty('2021-01', expect.closeTo(25.71, 2));
    expect(yearly.notes).not.toContain('not given');
    expect((await valuesOf('units=pc1&as_of=2025-04-01&gap=allow')).rows).not.toHaveProperty('2021-01');
  });
});

test('a file that begins after the end of stored data is not compared with it', async () => {
  const own = await openShelf('2026-08-02T00:00:00.000Z');
  const take = (values: Readonly<Record<string, number>>, effectiveFrom: string) =>
    putSeries(own, [{ handle: AU_UNEMPLOYED.SA, values }], { effectiveFrom, scope: 'partial' });
  await take({ '2020-01': 700, '2020-02': 705 }, '2022-05-19T01:30:00.000Z');
  await take({ '2020-03': 760, '2020-04': 800 }, '2025-03-27T01:30:00.000Z');
  const { data, meta } = await readSeries(own.ctx, AU_UNEMPLOYED.SA, params('units=pch'));
  const periods = (data as readonly { readonly period: string }[]).map(({ period }) => period);
  expect(periods).toEqual(['2020-02', '2020-04']);
  expect(meta.notes.join(' ')).toContain('1 change of AU.UNEMPLOYED.SA, for March 2020, is not given');
  const levels = await readSeries(own.ctx, AU_UNEMPLOYED.SA, params(''));
  expect(levels.meta.notes.join(' ')).toContain('Figures up to February 2020 are from the vintage of 19 May 2022');
  await own.close();
});

test.each([
  [{ publishedOn: '2026-03-05', publishedBasis: 'inferred' }, '5 March 2026 (day inferred)'],
  [{ publishedOn: '2026-03-05' }, '5 March 2026'],
  [{ publishedOn: null }, '31 March 2026 (or earlier)'],
] as const)('an older vintage of %j has its date with the basis', (dated, words) => {
  const vintageRead = version({ effectiveFrom: Date.parse('2026-03-31T23:59:59.999Z'), ...dated });
  const notes = olderFiguresNotes(olderFigures([{ named: 'A', stretches: [{ version: vintageRead, from: 0, to: 1, until: '2025-12' }] }]));
  expect(notes).toEqual([`Figures for A up to December 2025 are from the vintage of ${words}. Later revisions are not stored.`]);
});
