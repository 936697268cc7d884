/** Checks first published values from the starter data. They are the agencies' real values on their release days. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import { readChart } from '../../src/queries/charts/read-chart.ts';
import { fredObservations } from '../../src/queries/dialects/fred/fred-observations.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { latestOfSeries } from '../../src/queries/series/series-latest.ts';
import { readRevisions } from '../../src/queries/series/vintages/series-revisions.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { asOfLine } from '../../src/render/chart/words.ts';
import { renderCsv } from '../../src/render/csv.ts';
import { REAL_WAGES } from '../../src/signals/real-wages.ts';
import { openShelf, type Shelf } from '../queries/shelf.ts';
import { STARTER_DIRECTORY } from './starter-data.ts';

let shelf: Shelf;

beforeAll(async () => {
  shelf = await openShelf('2026-11-20T00:00:00.000Z');
  const wanted = new Set(['rba/G1', 'abs/LF', 'abs/ANA_AGG', 'abs/WPI']);
  const catalogue = { findDataset: (source: string, id: string) => (wanted.has(`${source}/${id}`) ? findDataset(source, id) : null) };
  await loadStarter({ store: shelf.store, directory: STARTER_DIRECTORY, clock: shelf.clock, log: { info() {}, warn() {} }, catalogue });
});

afterAll(() => shelf.close());

function seriesOf(id: string): SeriesHandle {
  const found = findSeries(id);
  if (!found) throw new Error(`Unknown series: ${id}.`);
  return found;
}

const first = async (id: string, period: string) =>
  (await readSeries(shelf.ctx, seriesOf(id), new URLSearchParams({ vintage: 'first', start: period, end: period }))).data as readonly {
    readonly value: number | null;
    readonly status?: string;
  }[];

describe('first published', () => {
  // G1 of 26 April 2024 (never revised except for the reference period) · 6202.0 of 17 September 2020 · 5206.0 of June 2024, stored on 1
  // August 2024.
  test.each([
    ['AU.CPI.YOY', '2022-Q2', 6.1],
    ['AU.CPI.YOY', '2023-Q2', 6],
    ['AU.UNEMP', '2020-08', 6.8253812],
    ['AU.GDP.QOQ', '2024-Q1', 0.1],
    ['AU.WPI.YOY.ORIG', '2023-Q2', 3.6],
  ])('%s of %s was %d', async (id, period, value) => {
    expect(await first(id, period)).toMatchObject([{ value }]);
  });

  test('missing values outside the requested periods are not listed', async () => {
    const window = { start: '2020-08', end: '2020-08' };
    const { meta } = await readSeries(shelf.ctx, seriesOf('AU.UNEMP'), new URLSearchParams({ vintage: 'first', ...window }));
    expect(meta.notes.join(' ')).not.toContain('are not stored');
    const days = {
      observation_start: '2020-08-01',
      observation_end: '2020-08-01',
      realtime_start: '1776-07-04',
      realtime_end: '9999-12-31',
    };
    const fred = await fredObservations(shelf.ctx, seriesOf('AU.UNEMP'), new URLSearchParams({ output_type: '4', ...days }));
    expect(fred['observations']).toMatchObject([{ value: '6.8253812' }]);
    expect(String(fred['notes'] ?? '')).not.toContain('are not stored');
  });

  test('missing values are marked in every format', async () => {
    // The vintage of August 2023 is not stored. The release of April 2026 has a revised 3.7.
    expect(await first('AU.WPI.YOY', '2023-Q2')).toMatchObject([{ value: null, status: 'not_held' }]);
    const params = new URLSearchParams({ output_type: '4', realtime_start: '1776-07-04', realtime_end: '9999-12-31' });
    const fred = await fredObservations(shelf.ctx, seriesOf('AU.WPI.YOY'), params);
    const rows = fred['observations'] as readonly Readonly<Record<string, string>>[];
    expect(rows.find(({ date }) => date === '2023-04-01')).toBeUndefined();
    expect(rows.find(({ date }) => date === '2021-04-01')).toMatchObject({ realtime_start: '2021-08-18', value: '1.7' });
    expect(fred['notes']).toContain('are not stored');
    expect(fred['published_basis']).toContain('2021-08-18 inferred');
  });

  test('each vintage has the basis of its date', async () => {
    const answer = await readRevisions(shelf.ctx, seriesOf('AU.UNEMP'), new URLSearchParams({ period: '2020-08' }));
    const rows = answer.data as readonly Readonly<Record<string, unknown>>[];
    expect(rows[0]).toMatchObject({ realtime_start: '2020-09-17', value: 6.8253812, kind: 'first', published_basis: 'inferred' });
    expect(rows.at(-1)).toMatchObject({
      realtime_start: '2026-07-23',
      kind: 'revision',
      published_basis: 'inferred',
      release_date: '2026-07-23',
    });
    expect(rows.length).toBeGreaterThan(15);
  });

  test('values as at a day are available', async () => {
    const asOf = async (id: string, period: string, day: string) =>
      (await readSeries(shelf.ctx, seriesOf(id), new URLSearchParams({ as_of: day, start: period, end: period }))).data;
    expect(await asOf('AU.GDP.QOQ', '2024-Q1', '2024-08-02')).toMatchObject([{ value: 0.1 }]);
    expect(await asOf('AU.UNEMP', '2020-08', '2020-10-20')).toMatchObject([{ value: 6.8466811 }]);
    await expect(asOf('AU.UNEMP', '2010-01', '2015-01-01')).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
  });
});

describe('real wages by the values as first published', () => {
  const realWages = (text: string) => evaluateSignal(shelf.ctx, REAL_WAGES, new URLSearchParams(text));

  test('of 2023-Q2 are 3.6 less 6.0, in JSON and CSV', async () => {
    // 6345.0 and 6401.0 in original terms, which are not revised, with the index numbers of one vintage each.
    const answer = await realWages('vintage=first&seasonal_adjustment=original&start=2023-Q2&end=2023-Q2');
    expect(answer.data).toMatchObject([
      {
        period: '2023-Q2',
        wpi_annual_change_pct: 3.6,
        cpi_annual_change_pct: 6,
        real_wages_gap_pct: -2.4,
        real_wages_direction: 'falling',
      },
    ]);
    expect(answer.meta.query).toMatchObject({ vintage: 'first' });
    const [header = '', row = ''] = renderCsv(answer, { safe: false }).toString().split('\r\n');
    expect(row.split(',').slice(0, 4)).toEqual(['2023-Q2', '3.6', '6', '-2.4']);
    expect(header).toMatch(/^period,wpi_annual_change_pct,cpi_annual_change_pct,real_wages_gap_pct/);
  });

  test('have no row in seasonally adjusted terms, and the note names the input without a first vintage', async () => {
    const answer = await realWages('vintage=first&start=2023-Q2&end=2023-Q2');
    expect(answer.data).toEqual([]);
    expect(answer.meta.notes.join(' ')).toContain('The first published value of AU.WPI.YOY is not stored for the June quarter 2023');
  });

  test('in a quarter with a stored vintage are from that vintage, including earlier values', async () => {
    const asFirst = await realWages('vintage=first&start=2021-Q2&end=2021-Q2');
    const onTheDay = await realWages('gap=allow&as_of=2024-12-31&start=2021-Q2&end=2021-Q2');
    expect(asFirst.data).toMatchObject([{ period: '2021-Q2', wpi_annual_change_pct: 1.7, cpi_annual_change_pct: 3.8 }]);
    expect(onTheDay.data).toHaveLength(1);
  });
});

describe('GDP growth of 2024-Q1 as first published', () => {
  const window = { start: '2024-Q1', end: '2024-Q1' };

  test('in CSV', async () => {
    const csv = renderCsv(await readSeries(shelf.ctx, seriesOf('AU.GDP.QOQ'), new URLSearchParams({ vintage: 'first', ...window })), {
      safe: false,
    }).toString();
    expect(csv).toBe('date,period,value,status\r\n2024-03-31,2024-Q1,0.1,\r\n');
  });

  test.each([
    ['AU.CPI.YOY', '2022-Q2', '2022-06-30', '6.1'],
    ['AU.UNEMP', '2020-08', '2020-08-31', '6.8253812'],
  ])('%s of %s in CSV', async (id, period, date, value) => {
    const answer = await readSeries(shelf.ctx, seriesOf(id), new URLSearchParams({ vintage: 'first', start: period, end: period }));
    expect(renderCsv(answer, { safe: false }).toString().split('\r\n')[1]).toMatch(new RegExp(`^${date},${period},${value},`));
  });

  test('in FRED’s form', async () => {
    const params = { output_type: '4', realtime_start: '1776-07-04', realtime_end: '9999-12-31', observation_start: '2024-01-01' };
    const fred = await fredObservations(
      shelf.ctx,
      seriesOf('AU.GDP.QOQ'),
      new URLSearchParams({ ...params, observation_end: '2024-01-01' }),
    );
    expect(fred['observations']).toMatchObject([{ date: '2024-01-01', value: '0.1' }]);
  });

  test('in a chart, with a label', async () => {
    const { chart } = await readChart(shelf.ctx, [seriesOf('AU.GDP.QOQ')], new URLSearchParams({ vintage: 'first', ...window }));
    expect(chart.series[0]?.value).toEqual([0.1]);
    expect(asOfLine(chart)).toContain('As first published');
    const now = await readChart(shelf.ctx, [seriesOf('AU.GDP.QOQ')], new URLSearchParams(window));
    expect(now.chart.series[0]?.value).not.toEqual([0.1]);
    const whole = await readChart(shelf.ctx, [seriesOf('AU.GDP.QOQ')], new URLSearchParams({ vintage: 'first' }));
    expect(asOfLine(whole.chart)).toMatch(/As first published, \d+ periods not available/);
  });

  test('growth calculated from levels is from the vintage that first had it, in the series and in FRED', async () => {
    const shaped = { units: 'pc1' };
    const answer = await readSeries(shelf.ctx, seriesOf('AU.GDP'), new URLSearchParams({ vintage: 'first', ...shaped }));
    const rows = (answer.data as readonly { period: string; date: string; value: number | null }[]).filter(({ value }) => value !== null);
    const params = { output_type: '4', realtime_start: '1776-07-04', realtime_end: '9999-12-31', ...shaped };
    const fred = await fredObservations(shelf.ctx, seriesOf('AU.GDP'), new URLSearchParams(params));
    const observations = fred['observations'] as readonly Readonly<Record<string, string>>[];
    expect(rows.length).toBeGreaterThan(3);
    expect(observations.map(({ value }) => Number(value))).toEqual(rows.map(({ value }) => value));
  });
});

test('a series has the date of its vintage, not of its dataset', async () => {
  const latest = await latestOfSeries(shelf.ctx, seriesOf('AU.UNEMP.VIC'));
  const dataset = await shelf.store.datasets.state('abs/LF');
  expect(new Date(dataset?.version?.effectiveFrom ?? 0).toISOString()).toMatch(/^2026-07-2[23]T/);
  expect(latest['last_updated']).toMatch(/^2025-03-27T/);
  expect(latest['citation']).toContain('released on or before 27 March 2025');
  expect(latest['stale_reason']).toMatch(
    /^Starter data (of|published) 27 March 2025\. .*AU\.UNEMP\.VIC ends with February 2025: 19 months are missing, but other series of abs\.LF end with June 2026/,
  );
  const { chart } = await readChart(shelf.ctx, [seriesOf('AU.UNEMP.VIC')], new URLSearchParams());
  expect(asOfLine(chart)).toContain('27 March 2025');
});
