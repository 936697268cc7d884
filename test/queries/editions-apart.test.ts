/** A change between figures of two vintages is absent and says why; figures of one vintage are compared, gap or none. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AU_HOUSEHOLD_SPENDING, AU_HOUSEHOLD_SPENDING_YOY } from '../../src/catalogue/series/households.ts';
import { AU_UNEMP, AU_UNEMPLOYED } from '../../src/catalogue/series/labour.ts';
import { AU_POPULATION } from '../../src/catalogue/series/population.ts';
import { present } from '../../src/core/assert.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { SINGLE_FIGURES, TABLE_OF_FACTS } from '../../src/core/observation.ts';
import { readChartData } from '../../src/queries/charts/chart-data.ts';
import { readChart } from '../../src/queries/charts/read-chart.ts';
import { readTimeSeries } from '../../src/queries/datasets/read-time-series.ts';
import { olderFigures, olderFiguresNotes } from '../../src/queries/editions-apart.ts';
import { fredGraph } from '../../src/queries/fred/fred-graph.ts';
import { fredObservations } from '../../src/queries/fred/fred-observations.ts';
import { findFlow } from '../../src/queries/sdmx/flows.ts';
import { readSdmxData } from '../../src/queries/sdmx/read-data.ts';
import { keyTest } from '../../src/queries/sdmx/series-key.ts';
import { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { latestOfSeries } from '../../src/queries/series/series-latest.ts';
import { asOfLine } from '../../src/render/chart/words.ts';
import { version } from '../ingest/parsed.ts';
import { putSeries } from '../signals/put-series.ts';
import { openShelf, params, type Shelf } from './shelf.ts';
import { seriesIn, WHOLE_SERIES } from './whole-series.ts';

/** ABS HSI_M 7.TOT.CUR.20.AUS.M as the vintage of March 2026 had it. */
const MARCH = { '2025-05': 76524.1, '2025-06': 76824.6, '2025-11': 79162.6, '2025-12': 78862.7 };
/** As the vintage of July 2026 had it; through the year it published 5.5%. */
const MAY = { '2026-05': 80635.5 };
/** Made up: a vintage in which the earlier months are revised, so that the change is the one that was published. */
const REVISED = { '2025-05': 76431.8, '2025-06': 76700, '2025-11': 79100, '2025-12': 78800, ...MAY };

let shelf: Shelf;

/** A canonical series as SDMX gives it, whole. */
async function sdmxOf(key: string) {
  const found = await findFlow(shelf.ctx, ['WATTLE'], 'SERIES');
  const test = keyTest(key, found.flow.dimensions, null);
  const { data } = await readSdmxData(shelf.ctx, { found, test, ...WHOLE_SERIES });
  return present((await seriesIn(data))[0], key);
}

beforeAll(async () => {
  shelf = await openShelf('2026-08-02T00:00:00.000Z');
});
afterAll(() => shelf.close());

const put = (values: Readonly<Record<string, number>>, effectiveFrom: string, note?: string) =>
  putSeries(
    shelf,
    [
      { handle: AU_HOUSEHOLD_SPENDING, values },
      { handle: AU_HOUSEHOLD_SPENDING_YOY, values: { '2025-05': 4.8, '2026-05': 5.5 } },
    ],
    { effectiveFrom, ...(note === undefined ? {} : { note }) },
  );

async function changeOf(query: string, handle: SeriesHandle = AU_HOUSEHOLD_SPENDING) {
  const { data, meta } = await readSeries(shelf.ctx, handle, params(query));
  const rows = data as readonly { readonly period: string; readonly value: number | null }[];
  return { may: rows.find(({ period }) => period.startsWith('2026'))?.value ?? null, rows, notes: meta.notes.join('\n') };
}

describe('a figure that was reported alone, behind a gap', () => {
  beforeAll(async () => {
    await put(MARCH, '2026-03-31T23:59:59.999Z');
    await put({ ...MARCH, ...MAY }, '2026-07-31T23:59:59.999Z', SINGLE_FIGURES);
  });

  test.each(['pc1', 'ch1'])('%s of it is not given, and says why', async (units) => {
    const { may, notes } = await changeOf(`units=${units}&start=2026`);
    expect(may).toBeNull();
    expect(notes).toContain('1 change of AU.HOUSEHOLD.SPENDING from 2026-05 to 2026-05 is not given');
    expect(notes).toContain('different vintages');
  });

  test('is dated by its vintage, and values before the gap by theirs', async () => {
    const said = 'Figures up to 2025-12 are of the vintage of 2026-03-31 (or earlier). Later revisions of them are not stored.';
    const metaOf = async (query: string) => (await readSeries(shelf.ctx, AU_HOUSEHOLD_SPENDING, params(query))).meta;
    const [before, after, all] = [await metaOf('end=2025-12'), await metaOf('start=2026'), await metaOf('')];
    expect([before.vintage, after.vintage, all.vintage]).toEqual([
      '2026-03-31T23:59:59.999Z',
      '2026-07-31T23:59:59.999Z',
      '2026-07-31T23:59:59.999Z',
    ]);
    expect([before, after, all].map(({ notes }) => notes.includes(said))).toEqual([true, false, true]);
  });

  test('the same side by side, in charts, in FRED and in rows of the dataset', async () => {
    const said =
      'Figures of AU.HOUSEHOLD.SPENDING up to 2025-12 are of the vintage of 2026-03-31 (or earlier). Later revisions of them are not stored.';
    const alone = said.replace(' of AU.HOUSEHOLD.SPENDING', '');
    const both = [AU_HOUSEHOLD_SPENDING, AU_HOUSEHOLD_SPENDING_YOY];
    for (const [window, vintage, told] of [
      ['end=2025-12', '2026-03-31T23:59:59.999Z', true],
      ['start=2026', '2026-07-31T23:59:59.999Z', false],
      ['', '2026-07-31T23:59:59.999Z', true],
    ] as const) {
      const many = await readMulti(shelf.ctx, both, params(window));
      expect([window, many.meta.vintage, many.meta.notes.includes(said)]).toEqual([window, vintage, told]);
      const chart = (await readChart(shelf.ctx, [AU_HOUSEHOLD_SPENDING], params(window))).chart;
      expect([
        window,
        chart.sources[0]?.effectiveFrom,
        asOfLine(chart).includes('figures up to December 2025 as of 31 March 2026 (or earlier)'),
      ]).toEqual([window, vintage, told]);
      expect((await readChartData(shelf.ctx, [AU_HOUSEHOLD_SPENDING], params(window))).meta.notes.includes(alone)).toBe(told);
      const days = window.replace('end=2025-12', 'observation_end=2025-12-31').replace('start=2026', 'observation_start=2026-01-01');
      const { notes } = await fredObservations(shelf.ctx, AU_HOUSEHOLD_SPENDING, params(days));
      expect([window, String(notes).includes(alone)]).toEqual([window, told]);
      const graph = await fredGraph(shelf.ctx, both, params(days.replace('observation_end', 'coed').replace('observation_start', 'cosd')));
      expect([window, graph.notes.includes(said)]).toEqual([window, told]);
      const rows = await readTimeSeries(shelf.ctx, AU_HOUSEHOLD_SPENDING.dataset, params(`measure=*&${window.replace('=', '_period=')}`));
      expect([window, rows.meta.vintage, rows.meta.notes.filter((note) => note.includes('are of the vintage of'))]).toEqual([
        window,
        vintage,
        told
          ? [expect.stringMatching(/^Figures of 7\.TOT\.CUR\.20\.AUS\.M up to 2025-12 are of the vintage of 2026-03-31 \(or earlier\)\./)]
          : [],
      ]);
    }
    const first = await fredObservations(shelf.ctx, AU_HOUSEHOLD_SPENDING, params('output_type=4'));
    expect(JSON.stringify(first)).not.toContain('are of the vintage of');
    const past = await fredObservations(shelf.ctx, AU_HOUSEHOLD_SPENDING, params('vintage_dates=2026-04-01'));
    expect(JSON.stringify(past)).not.toContain('are of the vintage of');
  });

  test('is flagged as a break in the rows of its level, and in SDMX, which says so; not in those of its rate', async () => {
    const flagged = async (handle: SeriesHandle, query: string) =>
      (await changeOf(query, handle)).rows.flatMap((row) => ('status' in row ? [[row.period, row.status]] : []));
    expect(await flagged(AU_HOUSEHOLD_SPENDING, '')).toEqual([['2026-05', 'break']]);
    expect(await flagged(AU_HOUSEHOLD_SPENDING, 'start=2026')).toEqual([['2026-05', 'break']]);
    expect(await flagged(AU_HOUSEHOLD_SPENDING, 'end=2025-12')).toEqual([]);
    expect(await flagged(AU_HOUSEHOLD_SPENDING, 'as_of=2026-04-01&gap=allow')).toEqual([]);
    expect(await flagged(AU_HOUSEHOLD_SPENDING_YOY, '')).toEqual([]);
    const sdmx = await sdmxOf('M.AU_HOUSEHOLD_SPENDING');
    expect(sdmx.observations.filter(({ status }) => status === 'B').map((one) => one.period)).toEqual(['2026-05']);
    expect(sdmx.attributes['COMMENT_TS']).toContain('Figures up to 2025-12 are of the vintage of 2026-03-31 (or earlier)');
  });

  test('its level is, and so is the change that was published', async () => {
    expect((await changeOf('start=2026')).may).toBe(80635.5);
    const published = await changeOf('start=2026', AU_HOUSEHOLD_SPENDING_YOY);
    expect(published.may).toBe(5.5);
    expect(published.notes).not.toContain('not given');
  });

  test('changes within published values together are', async () => {
    const { rows, notes } = await changeOf('units=pch&start=2025&end=2025');
    expect(rows.map(({ period }) => period)).toEqual(['2025-06', '2025-12']);
    expect(notes).not.toContain('not given');
  });

  test('side by side with others, in FRED, in charts and on a past day neither', async () => {
    const many = await readMulti(shelf.ctx, [AU_HOUSEHOLD_SPENDING, AU_HOUSEHOLD_SPENDING_YOY], params('units=pc1&start=2026'));
    expect(many.data).toMatchObject([{ period: '2026-05', 'AU.HOUSEHOLD.SPENDING': null }]);
    expect(many.meta.notes.join('\n')).toContain('different vintages');
    const indexed = await readMulti(shelf.ctx, [AU_HOUSEHOLD_SPENDING, AU_HOUSEHOLD_SPENDING_YOY], params('index_to=2025-05'));
    expect(indexed.data).toContainEqual(expect.objectContaining({ period: '2026-05', 'AU.HOUSEHOLD.SPENDING': null }));
    expect(indexed.meta.notes.join('\n')).toContain('1 level of AU.HOUSEHOLD.SPENDING from 2026-05 to 2026-05 is not given: 2025-05');
    const fred = await fredObservations(shelf.ctx, AU_HOUSEHOLD_SPENDING, params('units=pc1&observation_start=2026-05-01'));
    expect(JSON.stringify(fred)).not.toContain('5.37');
    const { chart } = await readChart(shelf.ctx, [AU_HOUSEHOLD_SPENDING], params('units=pc1'));
    expect(chart.series[0]?.value ?? []).toEqual([]);
    expect((await changeOf('units=pc1&start=2026&as_of=2026-08-01')).may).toBeNull();
  });

  test('a vintage that has both brings the change; the known values before stays without', async () => {
    shelf.clock.set(Date.parse('2026-09-03T03:00:00.000Z'));
    await put(REVISED, '2026-09-03T01:30:00.000Z');
    const { may, notes } = await changeOf('units=pc1&start=2026');
    expect(may).toBeCloseTo(5.5, 2);
    expect(notes).not.toContain('not given');
    expect((await changeOf('units=pc1&start=2026&as_of=2026-08-01')).may).toBeNull();
    const past = 'units=pc1&observation_start=2026-05-01&realtime_start=2026-08-01&realtime_end=2026-09-10';
    const fred = JSON.stringify(await fredObservations(shelf.ctx, AU_HOUSEHOLD_SPENDING, params(past)));
    expect(fred).toContain('5.49');
    expect(fred).not.toContain('5.37');
  });
});

describe('a vintage with only its latest period stored', () => {
  test('goes on from nothing: no change is made of it', async () => {
    const own = await openShelf('2026-08-02T00:00:00.000Z');
    const edition = (values: Readonly<Record<string, number>>, effectiveFrom: string) =>
      putSeries(own, [{ handle: AU_HOUSEHOLD_SPENDING, values }], { effectiveFrom, scope: 'partial' });
    await edition({ '2026-03': 79_000, '2026-04': 79_900 }, '2026-06-01T00:00:00.000Z');
    await edition({ '2026-05': 80_635.5 }, '2026-07-31T00:00:00.000Z');
    expect(await latestOfSeries(own.ctx, AU_HOUSEHOLD_SPENDING)).toMatchObject({ value: 80_635.5, previous_value: 79_900, change: null });
    await own.close();
  });
});

test('a rate that was reported alone is compared with what lies before the gap; a level is not', async () => {
  const own = await openShelf('2026-08-02T00:00:00.000Z');
  const store = (rate: Readonly<Record<string, number>>, level: Readonly<Record<string, number>>, effectiveFrom: string, note?: string) =>
    putSeries(
      own,
      [
        { handle: AU_UNEMP.SA, values: rate },
        { handle: AU_UNEMPLOYED.SA, values: level },
      ],
      { effectiveFrom, ...(note === undefined ? {} : { note }) },
    );
  await store({ '2025-05': 4.1 }, { '2025-05': 600 }, '2025-06-30T00:00:00.000Z');
  await store({ '2025-05': 4.1, '2026-05': 4.3 }, { '2025-05': 600, '2026-05': 630 }, '2026-06-30T00:00:00.000Z', SINGLE_FIGURES);
  const changesOf = async (handle: SeriesHandle) => (await readSeries(own.ctx, handle, params('units=ch1'))).data;
  expect(await changesOf(AU_UNEMP.SA)).toMatchObject([{ period: '2026-05', value: expect.closeTo(0.2, 10) }]);
  expect(await changesOf(AU_UNEMPLOYED.SA)).toEqual([]);
  await own.close();
});

describe('a gap within what a file says', () => {
  test.each([
    ['of the publisher', undefined, true],
    ['of a table of facts', TABLE_OF_FACTS, false],
  ])('%s', async (_of, note, given) => {
    const own = await openShelf('2026-08-02T00:00:00.000Z');
    const before = { '2024-Q1': 26_800_000, '2024-Q2': 26_900_000, '2024-Q3': 27_000_000 };
    await putSeries(own, [{ handle: AU_POPULATION, values: before }], { effectiveFrom: '2026-03-01T00:00:00.000Z' });
    await putSeries(own, [{ handle: AU_POPULATION, values: { ...before, '2025-Q1': 27_400_000 } }], {
      effectiveFrom: '2026-06-01T00:00:00.000Z',
      ...(note === undefined ? {} : { note }),
    });
    const { data } = await readSeries(own.ctx, AU_POPULATION, params('units=pc1'));
    expect((data as readonly { readonly period: string }[]).map(({ period }) => period)).toEqual(given ? ['2025-Q1'] : []);
    await own.close();
  });
});

describe('a newer file that begins later and revised its beginning', () => {
  /** Made up, in thousands, as a file of 2022 has them; that of 2025 begins with March 2020. */
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

  test('no change reaches from one vintage into the other', async () => {
    expect((await valuesOf('units=pch')).rows).toEqual({ '2020-02': expect.closeTo(0.714, 3), '2020-04': expect.closeTo(18.42, 2) });
    const yearly = await valuesOf('units=pc1');
    expect(yearly.rows).toEqual({ '2021-03': expect.closeTo(5.26, 2) });
    expect(yearly.notes).toContain('1 change of AU.UNEMPLOYED.SA from 2021-01 to 2021-01 is not given');
    const indexed = await readMulti(own.ctx, [UNEMPLOYED], params('index_to=2020-01'));
    expect(indexed.data).toMatchObject([{ period: '2020-01' }, { period: '2020-02' }]);
    expect(indexed.meta.notes.join('\n')).toContain('to which the series is rebased, is from another vintage');
  });

  test('levels are all there, each dated by its vintage', async () => {
    const [all, old, newer] = [await valuesOf(''), await valuesOf('end=2020-02'), await valuesOf('start=2020-03')];
    expect(all.rows).toEqual({ ...OF_2022, ...OF_2025 });
    expect([all, old, newer].map(({ vintage }) => vintage?.slice(0, 10))).toEqual(['2025-03-27', '2022-05-19', '2025-03-27']);
    const said = 'Figures up to 2020-02 are of the vintage of 2022-05-19 (or earlier). Later revisions of them are not stored.';
    expect([all, old, newer].map(({ notes }) => notes.includes(said))).toEqual([true, true, false]);
    expect((await valuesOf('units=pch&as_of=2022-06-01&gap=allow')).rows).toHaveProperty('2020-03');
  });

  test('a file that holds both fixes it', async () => {
    await take({ ...OF_2022, ...OF_2025, '2021-04': 790 }, '2026-07-01T01:30:00.000Z', 'whole');
    const yearly = await valuesOf('units=pc1');
    expect(yearly.rows).toHaveProperty('2021-01', expect.closeTo(25.71, 2));
    expect(yearly.notes).not.toContain('not given');
    expect((await valuesOf('units=pc1&as_of=2025-04-01&gap=allow')).rows).not.toHaveProperty('2021-01');
  });
});

test('a file that begins after stored data ends is compared with nothing of it', async () => {
  const own = await openShelf('2026-08-02T00:00:00.000Z');
  const take = (values: Readonly<Record<string, number>>, effectiveFrom: string) =>
    putSeries(own, [{ handle: AU_UNEMPLOYED.SA, values }], { effectiveFrom, scope: 'partial' });
  await take({ '2020-01': 700, '2020-02': 705 }, '2022-05-19T01:30:00.000Z');
  await take({ '2020-03': 760, '2020-04': 800 }, '2025-03-27T01:30:00.000Z');
  const { data, meta } = await readSeries(own.ctx, AU_UNEMPLOYED.SA, params('units=pch'));
  const periods = (data as readonly { readonly period: string }[]).map(({ period }) => period);
  expect(periods).toEqual(['2020-02', '2020-04']);
  expect(meta.notes.join(' ')).toContain('1 change of AU.UNEMPLOYED.SA from 2020-03 to 2020-03 is not given');
  const levels = await readSeries(own.ctx, AU_UNEMPLOYED.SA, params(''));
  expect(levels.meta.notes.join(' ')).toContain('Figures up to 2020-02 are of the vintage of 2022-05-19');
  await own.close();
});

test.each([
  [{ publishedOn: '2026-03-05', publishedBasis: 'inferred' }, '2026-03-05 (day inferred)'],
  [{ publishedOn: '2026-03-05' }, '2026-03-05'],
  [{ publishedOn: null }, '2026-03-31 (or earlier)'],
] as const)('an older vintage of %j is dated with how its day is known', (dated, words) => {
  const edition = version({ effectiveFrom: Date.parse('2026-03-31T23:59:59.999Z'), ...dated });
  const notes = olderFiguresNotes(olderFigures([{ named: 'A', stretches: [{ version: edition, from: 0, to: 1, until: '2025-12' }] }]));
  expect(notes).toEqual([`Figures of A up to 2025-12 are of the vintage of ${words}. Later revisions of them are not stored.`]);
});
