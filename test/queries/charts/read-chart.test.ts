import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AU_CPI_INDEX, AU_CPI_YOY } from '../../../src/catalogue/series/prices.ts';
import { AU_CASHRATE } from '../../../src/catalogue/series/rates.ts';
import { datasetKey } from '../../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { parseIsoDay } from '../../../src/core/period.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { type ChartAnswer, readChart } from '../../../src/queries/charts/read-chart.ts';
import { putCashRate, putPrices } from '../../signals/published.ts';
import { dataset, openShelf, params, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-03-20T03:00:00.000Z');
});
afterEach(() => shelf.close());

const made = (id: string, facts: Partial<SeriesHandle> = {}): SeriesHandle => ({
  id: `AU.${id}`,
  title: `Title of ${id}`,
  description: 'Invented.',
  dataset: dataset({ id, frequency: 'M', fixed: { FREQ: 'M' } }),
  select: {},
  units: 'AUD million',
  unitsShort: 'AUD m',
  frequency: 'M',
  adjustment: 'original',
  place: 'Australia',
  topic: 'test',
  tags: [],
  ...facts,
});
const sales = made('SALES');
const people = made('PEOPLE', { units: 'Persons', unitsShort: 'persons' });

const put = (handle: SeriesHandle, values: Readonly<Record<string, number>>) =>
  shelf.put(handle.dataset, { dimensions: { FREQ: { M: 'Monthly' } }, series: [{ codes: ['M'], unit: 'AUD', multiplier: 6, values }] });

const read = (text: string, ...handles: readonly SeriesHandle[]): Promise<ChartAnswer> => readChart(shelf.ctx, handles, params(text));
const day = (text: string): number => parseIsoDay(text) ?? Number.NaN;

describe('requested spans of time', () => {
  it('are the emergency, and the phases in which the cash rate rose and fell', async () => {
    await putCashRate(shelf, {
      '2019-06-05': 1.25,
      '2019-07-03': 1,
      '2022-05-04': 1.35,
      '2022-06-08': 1.85,
      '2025-02-19': 1.6,
      '2026-02-04': 1.85,
    });
    await putPrices(shelf);
    const { chart } = await read('bands=rate_cuts,covid,rate_rises', AU_CPI_YOY);
    const spans = (chart.bands ?? []).filter(({ low }) => low === null).map(({ label, from, to }) => [label, from, to]);
    expect(spans).toEqual([
      ['Cash rate rises', day('2022-05-04'), day('2022-06-08')],
      ['Cash rate rises', day('2026-02-04'), day('2026-02-04')],
      ['Cash rate cuts', day('2019-07-03'), day('2019-07-03')],
      ['Cash rate cuts', day('2025-02-19'), day('2025-02-19')],
      // This band is last, so that it is drawn over the others.
      ['COVID-19 emergency', day('2020-03-18'), day('2022-04-17')],
    ]);
    expect((await read('', AU_CPI_YOY)).chart.bands).toHaveLength(1);
  });

  it('are given by name, or refused with the names', async () => {
    await putPrices(shelf);
    await expect(read('bands=covid,war', AU_CPI_YOY)).rejects.toMatchObject({
      faults: [{ parameter: 'bands', allowed: ['covid', 'rate_rises', 'rate_cuts'] }],
    });
  });
});

describe('values', () => {
  it('are those in the date range, as published', async () => {
    await putPrices(shelf);
    const { chart, datasets } = await read('start=2024&end=2025', AU_CPI_YOY);
    expect(chart.series).toEqual([
      expect.objectContaining({
        id: 'AU.CPI.YOY',
        nature: 'period',
        freq: 'Q',
        t: [2024 * 4 + 1, 2024 * 4 + 3, 2025 * 4 + 3],
        value: [3.8, 2.4, 3.6],
        units: 'Per cent',
        computed: false,
        partial: false,
        axis: 'left',
      }),
    ]);
    expect(chart).toMatchObject({ window: { from: day('2024-01-01'), to: day('2025-12-31') }, staleReason: null, sandbox: false });
    expect(chart.sources).toMatchObject([
      { citation: { dataset_id: 'rba.G1', release_date: '2026-01-29' }, effectiveFrom: '2026-01-29T23:59:59.999Z' },
    ]);
    expect(datasets).toEqual(['rba/G1']);
  });

  it('are marked as calculated if they are transformed, with their unit', async () => {
    await put(sales, { '2025-01': 100, '2025-02': 103, '2025-03': 104 });
    const { chart } = await read('units=pch', sales);
    expect(chart.series[0]).toMatchObject({ units: 'Per cent change', computed: true, t: [2025 * 12 + 1, 2025 * 12 + 2] });
    const quarters = await read('frequency=q&aggregation_method=sum', sales);
    expect(quarters.chart.series[0]).toMatchObject({ freq: 'Q', value: [307], computed: true, units: 'AUD million' });
    const last = await read('frequency=q&aggregation_method=eop', sales);
    expect(last.chart.series[0]).toMatchObject({ value: [104], computed: false });
  });

  it('of incomplete periods are shown only on request, and marked', async () => {
    await put(sales, { '2025-01': 100, '2025-02': 103, '2025-03': 104, '2025-04': 90 });
    expect((await read('frequency=q', sales)).chart.series[0]).toMatchObject({ t: [2025 * 4], partial: false });
    expect((await read('frequency=q&partial=1', sales)).chart.series[0]).toMatchObject({ t: [2025 * 4, 2025 * 4 + 1], partial: true });
  });

  it('of an index are 100 at its base', async () => {
    await put(sales, { '2025-01': 50, '2025-02': 75, '2025-03': 100 });
    await put(people, { '2025-01': 8, '2025-02': 10 });
    const { chart } = await read('index_to=2025-01', sales, people);
    expect(chart.series.map(({ value, units, axis, computed }) => ({ value, units, axis, computed }))).toEqual([
      { value: [100, 150, 200], units: 'Index, January 2025 = 100', axis: 'left', computed: true },
      { value: [100, 125], units: 'Index, January 2025 = 100', axis: 'left', computed: true },
    ]);
    await expect(read('index_to=2019', sales)).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
  });

  it('are missing in a chart for a date range without values', async () => {
    await putPrices(shelf);
    expect((await read('start=2030', AU_CPI_YOY)).chart.series[0]).toMatchObject({ t: [], value: [] });
  });

  it('are those known on the day of as_of', async () => {
    await put(sales, { '2025-01': 100 });
    shelf.clock.advance(10 * 86_400_000);
    await put(sales, { '2025-01': 101 });
    expect((await read('', sales)).chart.series[0]?.value).toEqual([101]);
    expect((await read('as_of=2026-03-22', sales)).chart.series[0]?.value).toEqual([100]);
    await expect(read('as_of=2020-01-01', sales)).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
  });
});

describe('events', () => {
  beforeEach(() => putCashRate(shelf));

  it('begin with the event that applies at the start of the date range, and continue to the last known day', async () => {
    const { chart } = await read('start=2023-12-01&end=2025-06-30', AU_CASHRATE);
    expect(chart.series[0]).toMatchObject({
      nature: 'event',
      t: [day('2023-11-08'), day('2025-02-19'), day('2025-05-21')],
      value: [4.35, 4.1, 3.85],
      through: day('2026-03-18'),
    });
  });

  it('without a number end the previous event', async () => {
    const { chart } = await read('end=2021', AU_CASHRATE);
    expect(chart.series[0]).toMatchObject({ t: [day('1990-01-23'), day('2020-11-04')], value: [null, 0.1] });
  });

  it('have no growth and no index, but have values at the ends of months', async () => {
    await expect(read('units=pch', AU_CASHRATE)).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
    await expect(read('index_to=2020', AU_CASHRATE)).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
    const { chart } = await read('frequency=m&aggregation_method=eop&start=2025-01&end=2025-03', AU_CASHRATE);
    expect(chart.series[0]).toMatchObject({ nature: 'period', freq: 'M', value: [4.35, 4.1, 4.1], computed: false });
  });
});

describe('axes', () => {
  it('are one for each unit, the first on the left, and a rate a year is a percentage', async () => {
    await putPrices(shelf);
    await putCashRate(shelf);
    await put(sales, { '2025-01': 100 });
    const yearly = { ...AU_CASHRATE, units: 'Per cent per annum' };
    const { chart } = await read('', AU_CPI_YOY, sales, yearly);
    expect(chart.series.map(({ id, axis }) => [id, axis])).toEqual([
      ['AU.CPI.YOY', 'left'],
      ['AU.SALES', 'right'],
      ['AU.CASHRATE', 'left'],
    ]);
    expect(chart.sources.map(({ citation }) => citation.dataset_id)).toEqual(['rba.G1', 'abs.SALES', 'rba.A2']);
  });

  it('are refused for a third unit, with a remedy', async () => {
    await putPrices(shelf);
    await put(sales, { '2025-01': 100 });
    await expect(read('', AU_CPI_YOY, sales, AU_CPI_INDEX)).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      message: expect.stringContaining('AU.SALES in AUD million'),
      hint: expect.stringContaining('index_to'),
      faults: [expect.objectContaining({ parameter: 'ids' })],
    });
  });
});

describe('market intervals', () => {
  const price = made('PRICE', { dataset: dataset({ id: 'PRICE', frequency: '5MIN', fixed: { FREQ: 'M' } }), frequency: '5MIN' });
  /** The interval that ends at 2026-03-20T00:00+10:00. */
  const MIDNIGHT = Date.parse('2026-03-19T14:00:00Z') / 300_000;

  beforeEach(async () => {
    const observations = Array.from({ length: 1000 }, (_, i) => ({ t: MIDNIGHT - 999 + i, value: i, status: null, text: null, at: '' }));
    const attributes = { unit: 'AUD', multiplier: 0, decimals: null, adjustment: null, title: null, basePeriod: null };
    const dimensions = [{ id: 'FREQ', label: 'FREQ', values: [{ code: 'M', label: 'x' }] }];
    const series = [{ key: 'M', freq: '5MIN' as const, ...attributes, observations }];
    const info = { dataset: datasetKey(price.dataset), askId: 'data', url: 'https://example.org/', contentType: 'text/csv' };
    const capture = await shelf.store.captures.put(
      { ...info, retrievedAt: shelf.clock.now(), etag: null, lastModified: null },
      Buffer.from('x'),
    );
    await shelf.store.datasets.apply({
      dataset: datasetKey(price.dataset),
      baseSeq: null,
      version: {
        effectiveFrom: shelf.clock.now(),
        recordedAt: shelf.clock.now(),
        origin: 'live',
        kind: 'initial',
        captures: [capture.sha256],
        publishedOn: null,
        note: null,
      },
      dimensions,
      series: difference([], { dimensions, series, publishedOn: null, scope: 'whole', notes: [] }),
    });
  });

  it('are from the latest two days, unless a start is given', async () => {
    const shown = async (text: string): Promise<[number, number | undefined]> => {
      const [one] = (await read(text, price)).chart.series;
      return [one?.t.length ?? 0, one?.t.at(-1)];
    };
    expect(await shown('')).toEqual([576, MIDNIGHT]);
    expect(await shown('end=2026-03-19 23:00')).toEqual([576, MIDNIGHT - 12]);
    expect(await shown('start=2026-03-17')).toEqual([864, MIDNIGHT]);
  });
});

describe('the look', () => {
  beforeEach(() => putPrices(shelf));

  it('has defaults, and accepts the requested values', async () => {
    expect((await read('', AU_CPI_YOY)).chart).toMatchObject({ width: 720, height: null, theme: 'light', type: 'line', title: null });
    expect((await read('width=320&height=200&theme=auto&type=bar&title=Prices', AU_CPI_YOY)).chart).toMatchObject({
      width: 320,
      height: 200,
      theme: 'auto',
      type: 'bar',
      title: 'Prices',
    });
  });

  it.each([
    ['width=199', 'width', '200 to 2000'],
    ['width=2001', 'width', '200 to 2000'],
    ['width=wide', 'width', '200 to 2000'],
    ['height=119', 'height', '120 to 1200'],
    ['height=1201', 'height', '120 to 1200'],
    ['theme=pink', 'theme', 'light, dark, auto'],
    ['type=pie', 'type', 'line, step, bar'],
    [`title=${'x'.repeat(201)}`, 'title', 'at most 200'],
    ['units=pc', 'units', 'pc1'],
    ['index_to=then', 'index_to', 'not a period'],
    ['index_to=2025&units=pc1', 'index_to', 'units=lin'],
    ['start=2026&end=2025', 'end_period', 'before it starts'],
    ['ids=AU.CPI.YOY', 'ids', 'Unknown parameter'],
    ['colour=red', 'colour', 'Unknown parameter'],
  ])('%s is refused', async (text, parameter, detail) => {
    await expect(read(text, AU_CPI_YOY)).rejects.toMatchObject({
      status: 400,
      faults: [expect.objectContaining({ parameter, detail: expect.stringContaining(detail) })],
    });
  });

  it('reports all faults at once', async () => {
    await expect(read('width=1&theme=pink', AU_CPI_YOY)).rejects.toMatchObject({
      faults: [{ parameter: 'theme' }, { parameter: 'width' }],
    });
  });
});

describe('freshness', () => {
  it('a stale series states the reason, and is refused on request', async () => {
    await putPrices(shelf);
    shelf.clock.advance(400 * 86_400_000);
    const { chart, maxAgeSeconds } = await read('', AU_CPI_YOY);
    expect(chart.staleReason).toContain('RBA');
    expect(maxAgeSeconds).toBeGreaterThan(0);
    await expect(read('allow_stale=0', AU_CPI_YOY)).rejects.toMatchObject({ code: 'DATA_STALE' });
  });

  it('simulated figures are marked', async () => {
    await putPrices(shelf);
    expect((await readChart(shelf.with({ sandbox: true }), [AU_CPI_YOY], params(''))).chart.sandbox).toBe(true);
  });

  it('a chart is not available without stored data', async () => {
    await expect(read('', AU_CPI_YOY)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
  });
});
