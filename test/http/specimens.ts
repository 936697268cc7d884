/** Defines a small catalogue, an indicator and responses for tests of the HTTP layer alone. The values are marked as not real. */
import { type Dataset, datasetKey, type Source, type SourceCode, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { defineHistorySignal, type Signal } from '../../src/core/define-signal.ts';
import { WattleError } from '../../src/core/errors.ts';
import { nearest } from '../../src/core/nearest.ts';
import type { Catalogue } from '../../src/http/reply/deps.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import type { SourceCitation } from '../../src/queries/base/meta-shape.ts';
import { integer } from '../../src/queries/base/parameters/declaration.ts';
import { Parameters } from '../../src/queries/base/parameters/parameters.ts';
import type { ReleaseRow } from '../../src/queries/releases/shape.ts';
import type { Queries } from './stand-in-queries.ts';

const source = (code: SourceCode, name: string): Source => ({
  code,
  name,
  attribution: `Source: ${name}`,
  homepage: 'https://example.org/',
  licence: 'cc-by-4.0',
  hosts: ['example.org'],
  politeness: { concurrency: 1, gapMs: 1000 },
});

const SOURCES = [source('abs', 'Australian Bureau of Statistics'), source('rba', 'Reserve Bank of Australia')];

const dataset = (code: SourceCode, id: string): TimeSeriesDataset => ({
  source: code,
  id,
  title: `${id} of the tests`,
  description: 'Made up.',
  landingPage: 'https://example.org/',
  cadence: { checkEveryMinutes: 60, maxAgeDays: null },
  quirks: [],
  curated: true,
  upstream: { url: 'https://example.org/', format: 'csv' },
  asks: () => [],
  kind: 'time_series',
  frequency: 'Q',
  dimensions: [{ name: 'region', id: 'REGION', description: 'Region.', words: {}, default: null }],
  fixed: {},
  parse: () => ({ dimensions: [], series: [], publishedOn: null, scope: 'whole', notes: [] }),
});

export const DATASETS: readonly Dataset[] = [dataset('rba', 'F1.1'), dataset('rba', 'G1'), dataset('abs', 'CPI')];

const fold = (text: string): string => text.toLowerCase().replaceAll('-', '_');

const PRICES: SeriesHandle = {
  id: 'AU.TEST.PRICES',
  title: 'Prices of the tests',
  description: 'Made up.',
  dataset: dataset('abs', 'CPI'),
  select: {},
  units: 'Per cent',
  unitsShort: '%',
  frequency: 'Q',
  adjustment: 'original',
  place: 'Australia',
  topic: 'prices',
  tags: [],
};

const WAGES: SeriesHandle = { ...PRICES, id: 'AU.TEST.WAGES', title: 'Wages of the tests' };
const HANDLES = [PRICES, WAGES];

export const catalogue: Catalogue = {
  sources: () => SOURCES,
  datasets: () => DATASETS,
  findSource: (text) => SOURCES.find((s) => s.code === fold(text)) ?? null,
  findDataset: (code, id) => DATASETS.find((d) => d.source === code && fold(d.id) === fold(id.replace(/^\w+\.(?=[A-Z])/i, ''))) ?? null,
  nearestDatasets: (code, id) =>
    nearest(
      id,
      DATASETS.filter((d) => d.source === code).map((d) => d.id),
    ),
  findSeries: (id) => HANDLES.find((handle) => handle.id === id.toUpperCase()) ?? null,
  nearestSeries: (id) =>
    nearest(
      id,
      HANDLES.map((handle) => handle.id),
    ),
};

export const signal: Signal = defineHistorySignal({
  id: 'test-gap',
  aliases: ['older-test-gap'],
  title: 'Gap of the tests',
  summary: 'One made-up figure minus <another>.',
  stale: 'serve_cached',
  formula: ['gap_t = prices_t < 1'],
  methodologyVersion: 3,
  mode: 'history',
  frequency: 'Q',
  parameters: {
    basis: { kind: 'choice', values: ['headline', 'trimmed'], default: 'headline', description: 'Which measure.' },
    band: {
      kind: 'number',
      default: { value: 0.4, unit: 'per cent', from: '2024-07-01', source: 'A paper', sourceUrl: 'https://example.org/paper' },
      min: 0,
      max: 5,
      unit: 'percentage points',
      description: 'Half width.',
    },
  },
  row: {
    gap_ppt: { type: 'number', unit: 'percentage points', description: 'The gap.' },
    direction: { type: 'string', unit: null, description: 'Where it goes.' },
    parts: { type: 'array', of: { name: 'string' }, unit: null, description: 'What it is made of.' },
  },
  notes: ['Nothing here is real.'],
  inputs: () => ({ prices: { series: PRICES, sample: 'same' } }),
  compute: ({ prices }, t) => ({ gap_ppt: prices(t) }),
});

export const CITATION: SourceCitation = {
  name: 'Reserve Bank of Australia',
  url: 'https://example.org/',
  attribution: 'Source: Reserve Bank of Australia',
  licence: { name: 'Creative Commons Attribution 4.0 International', url: 'https://creativecommons.org/licenses/by/4.0/' },
  catalogue_number: null,
  dataset_id: 'rba.F1.1',
  release_date: '2026-11-03',
  retrieved_at: '2026-11-20T01:00:00.000Z',
  sha256: 'ab'.repeat(32),
};

/** The note in every response. */
export const NOTE = 'The figures are made up.';

const summaryOf = ({ id, title, units, unitsShort, adjustment, place }: SeriesHandle) => ({
  series_id: id,
  title,
  units,
  units_short: unitsShort,
  frequency: 'quarterly',
  adjustment,
  place,
});

export function answerOf(
  data: Answer['data'],
  columns: readonly string[],
  more: Partial<Answer> = {},
  meta: Partial<Answer['meta']> = {},
): Answer {
  const rows = Array.isArray(data) ? data.length : 1;
  return {
    data,
    columns: columns.map((name) => ({ name })),
    meta: {
      query: {},
      period: { start: null, end: null },
      row_count: rows,
      total_rows: rows,
      truncated: false,
      sources: [CITATION],
      stale: false,
      stale_reason: null,
      reason: null,
      reasons: [],
      lag_periods: 0,
      grade: 'current',
      note_facts: [],
      vintage: '2026-11-20T01:00:00.000Z',
      next_release: null,
      notes: [NOTE],
      ...meta,
    },
    next: null,
    datasets: ['rba/F1.1'],
    maxAgeSeconds: 300,
    ...more,
  };
}

export const RELEASE: ReleaseRow = {
  date: '2026-11-26',
  release_at: '2026-11-26T11:30:00+11:00',
  source: 'abs',
  title: 'Prices of the tests',
  event_type: 'data_release',
  dataset_id: 'abs.CPI',
  dataset_ids: ['abs.CPI'],
  publication_id: 'prices-of-the-tests-october-2026',
  reference_period: '2026-10',
  source_url: 'https://example.org/prices?a=1&b=2',
  status: 'upcoming',
  basis: 'found',
  times_moved: 0,
};

const REGIONS = ['nsw', 'vic'];

/** Returns rows for a dataset that does not exist, with `limit`, `region` and a date range. */
function rowsOf(params: URLSearchParams): Answer {
  const p = new Parameters(params);
  const limit = p.integer(integer('limit', 'Rows.', { min: 1, max: 1000, default: 4 }));
  p.window();
  p.accept({ name: 'cursor' }, { name: 'region' }, { name: 'as_of' });
  p.refuseRest(['region']);
  for (const value of params.getAll('region')) {
    if (!REGIONS.includes(value)) p.fault('REQ_UNKNOWN_VALUE', { parameter: 'region', detail: `${value} is no region`, allowed: REGIONS });
  }
  p.check();
  const rows = Array.from({ length: limit }, (_, i) => ({
    period: `${2000 + i}-Q1`,
    value: i === 1 ? null : i + 0.5,
    unit: 'Per cent',
    dimensions: { region: 'New South Wales' },
  }));
  const query = Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key).join(',')]));
  return answerOf(rows, ['period', 'value', 'unit', 'dimensions.region'], { next: limit < 10 ? 'more.rows' : null }, { query });
}

const FRED_DAYS = { realtime_start: '2026-11-21', realtime_end: '2026-11-21' };
const fredPage = (order_by: string, sort_order: string, limit: number) => ({ order_by, sort_order, count: 1, offset: 0, limit });
const fredEntry = ({ id, title, units, unitsShort }: SeriesHandle) => ({
  id,
  ...FRED_DAYS,
  title,
  observation_start: '2020-01-01',
  observation_end: '2026-01-01',
  frequency: 'Quarterly',
  frequency_short: 'Q',
  units,
  units_short: unitsShort,
  seasonal_adjustment: 'Not Seasonally Adjusted',
  seasonal_adjustment_short: 'NSA',
  last_updated: '2026-04-29 00:00:00+00',
  popularity: 0,
  notes: 'Made up & <plain>.',
});

/** Queries that return invented responses and count their calls. */
export class SpecimenQueries implements Queries {
  requested = 0;
  /** If set, readDataset throws it. */
  failure: unknown = null;
  /** readDataset waits for this promise. */
  gate: Promise<unknown> = Promise.resolve();
  maxAgeSeconds = 300;
  seldomRequested = false;

  readDataset: Queries['readDataset'] = async (_ctx, dataset, params) => {
    this.requested += 1;
    await this.gate;
    if (this.failure !== null) throw this.failure;
    const seldom = this.seldomRequested ? { seldomRequested: true as const } : {};
    return { ...rowsOf(params), datasets: [datasetKey(dataset)], maxAgeSeconds: this.maxAgeSeconds, ...seldom };
  };
  readWeather: Queries['readWeather'] = async (_ctx, _providers, location) => {
    this.requested += 1;
    const current = { time: '2026-11-21T03:00:00Z', wind_direction: 'NE', cloud: null, description: null };
    const figures = ['temperature_c', 'apparent_temperature_c', 'relative_humidity_pct', 'precipitation_mm', 'pressure_msl_hpa'];
    const wind = ['wind_speed_kmh', 'wind_direction_deg', 'wind_gusts_kmh', 'dew_point_c'];
    return answerOf(
      {
        location_id: location,
        location_name: location,
        state: 'NSW',
        latitude: -33.86,
        longitude: 151.2,
        timezone: 'Australia/Sydney',
        station: { id: '94768', name: 'x', distance_km: 0 },
        current: { ...current, ...Object.fromEntries([...figures, ...wind].map((name) => [name, 1.5])) },
        location_resolution: 'name',
        provider: 'bom',
      },
      ['location_id', 'location_name'],
    );
  };
  verifyAbn: Queries['verifyAbn'] = async (_ctx, abn) => {
    this.requested += 1;
    const nothing = { entity_name: null, entity_type: null, acn: null, gst: null, state: null, postcode: null, trading_names: [] };
    return answerOf({ abn, valid: true, reason: null, status: 'unknown', ...nothing, source: null, as_of: null }, [
      'abn',
      'valid',
      'status',
    ]);
  };
  listDatasets: Queries['listDatasets'] = async (_ctx, scope) => {
    const rows = DATASETS.filter((d) => scope.source === undefined || d.source === scope.source).map((d) => ({
      id: d.id,
      dataset_id: `${d.source}.${d.id}`,
      source: d.source,
      title: d.title,
      description: d.description,
      frequency: 'quarterly',
      unit: null,
      kind: d.kind,
      licence: 'x',
      landing_page: d.landingPage,
      period_start: null,
      period_end: null,
      rows: 0,
      refreshed_at: null,
      next_release: null,
      stale: false,
      example: 'https://api.example.org/v1/data/rba/F1.1',
    }));
    return answerOf(rows, ['id', 'dataset_id', 'source', 'title'], {}, { sources: [] });
  };
  describeDataset: Queries['describeDataset'] = async (_ctx, d) =>
    answerOf(
      {
        id: d.id,
        title: d.title,
        description: d.description,
        kind: d.kind,
        dimensions: [],
        columns: [],
        measures: [],
        coverage: { start: null, end: null, rows: 0, series: 0 },
        quirks: [],
        upstream: d.upstream,
        licence: { name: 'x', url: 'https://example.org/' },
        stale_rule: 'serve_cached',
        examples: [],
      },
      ['id', 'title'],
    );
  searchDatasets: Queries['searchDatasets'] = async () =>
    answerOf(
      [{ dataset_id: 'abs.CPI', source: 'abs', name: 'CPI', description: 'x', score: 1, relevance: 1, why: ['cpi'] }],
      ['dataset_id', 'score'],
      {},
      { sources: [] },
    );
  searchEverything: Queries['searchEverything'] = async () => {
    const latest = { period: '2026-Q1', value: 3.5, previous_period: '2025-Q4', previous_value: 3.4, change: 0.1 };
    const stored = { available: true, from: '2019-Q4', to: '2026-Q1', latest, next_release: null };
    const what = {
      id: PRICES.id,
      title: PRICES.title,
      short_title: PRICES.title,
      source: 'rba' as const,
      units: 'Per cent',
      frequency: 'quarterly',
      place: 'Australia',
    };
    const rows = [{ kind: 'series' as const, ...what, ...stored, score: 1, why: ['x'] }];
    return { ...answerOf(rows, ['kind', 'id', 'score'], {}, { sources: [], unmatched: [] }), data: rows };
  };
  listReleases: Queries['listReleases'] = async (_ctx, params) => {
    this.requested += 1;
    if (params.has('junk')) throw new WattleError('REQ_UNKNOWN_PARAMETER', 'Unknown parameter: “junk”.');
    const rows = [
      RELEASE,
      { ...RELEASE, title: 'Prices, <all> & "more"; of them', dataset_id: null, dataset_ids: [], publication_id: 'b' },
    ];
    return { ...answerOf(rows, ['date', 'title', 'status']), data: rows, readAt: Date.parse('2026-11-20T18:00:00Z') };
  };
  releasePulse: Queries['releasePulse'] = async () => {
    const figures = { series_id: PRICES.id, period: '2026-Q1', value: 3.5, previous_value: 3.4, change: 0.1, units: 'Per cent' };
    const headline = { ...figures, title: PRICES.title, previous_period: '2025-Q4' };
    const dates = { released_at: RELEASE.release_at, observed_at: '2026-11-26T00:34:00.000Z', published_on: null };
    const counts = { values_added: 4, values_revised: 0, basis: 'observed', status: 'released' };
    return answerOf([{ ...RELEASE, ...figures, headlines: [headline], ...dates, ...counts }], ['date', 'series_id', 'value']);
  };
  listSeries: Queries['listSeries'] = async () => answerOf([this.#facts()], ['id', 'title'], {}, { sources: [] });
  readSeries: Queries['readSeries'] = async () =>
    answerOf([{ date: '2026-03-31', period: '2026-Q1', value: 3.5 }], ['date', 'period', 'value'], {}, { summary: summaryOf(PRICES) });
  seriesMeta: Queries['seriesMeta'] = async () => answerOf(this.#facts(), ['id', 'title']);
  latestOfSeries: Queries['latestOfSeries'] = async (_ctx, handle) => ({
    series_id: handle.id,
    title: handle.title,
    date: '2026-03-31',
    period: '2026-Q1',
    value: 3.5,
    previous_period: '2025-Q4',
    previous_value: 3.4,
    change: 0.1,
    units: 'Per cent',
    units_short: '%',
    frequency: 'quarterly',
    source_name: 'x',
    stale: false,
    stale_reason: null,
    reason: null,
    lag_periods: 0,
    grade: 'current' as const,
    attribution: ['x'],
    citation: 'x',
    last_updated: '2026-04-29T01:30:00.000Z',
    realtime_start: '2026-04-29',
    realtime_end: '9999-12-31',
  });
  fredObservations: Queries['fredObservations'] = async (_ctx, _handle, params) => {
    if (params.has('units') && params.get('units') !== 'lin') {
      throw new WattleError('REQ_BAD_PARAMETER', 'Bad Request. Value of units is not one of lin.');
    }
    return {
      realtime_start: '2026-11-21',
      realtime_end: '2026-11-21',
      observation_start: '1776-07-04',
      observation_end: '9999-12-31',
      units: 'lin',
      output_type: 1,
      file_type: 'json',
      order_by: 'observation_date',
      sort_order: 'asc',
      count: 1,
      offset: 0,
      limit: 100000,
      observations: [{ realtime_start: '2026-11-21', realtime_end: '2026-11-21', date: '2026-01-01', value: '3.5' }],
    };
  };
  evaluateSignal: Queries['evaluateSignal'] = async (_ctx, s, params) => {
    const row = { period: '2026-Q1', gap_ppt: 0.5, direction: 'up', parts: [{ name: 'a' }] };
    const data = params.has('start_period') ? [row, { ...row, gap_ppt: null }] : row;
    return answerOf(
      data,
      ['period', 'gap_ppt', 'direction', 'parts'],
      {},
      { methodology: `https://api.example.org/docs/methodology/${s.id}` },
    );
  };
  readChart: Queries['readChart'] = async (_ctx, handles, params) => {
    this.requested += 1;
    const p = new Parameters(params);
    p.accept(...['ids', 'key', 'units', 'type', 'theme'].map((name) => ({ name })));
    const width = p.integer(integer('width', 'Pixels.', { min: 200, max: 2000, default: 720 }));
    const title = p.text({ name: 'title' });
    p.refuseRest();
    p.check();
    const facts = {
      adjustment: 'original',
      freq: 'Q',
      nature: 'period',
      through: null,
      partial: false,
      computed: false,
      axis: 'left',
    } as const;
    const series = handles.map(({ id, title: name, units, unitsShort }) => ({
      id,
      title: name,
      units,
      unitsShort,
      ...facts,
      t: [8104, 8105],
      value: [3.5, 3.6],
    }));
    const look = { title, type: 'line', theme: 'light', width, height: null } as const;
    const sources = [{ citation: CITATION, effectiveFrom: '2026-11-20T01:00:00.000Z' }];
    const chart = { series, window: { from: null, to: null }, sources, staleReason: null, sandbox: false, ...look };
    return { chart, datasets: ['abs/CPI'], maxAgeSeconds: this.maxAgeSeconds };
  };
  readChartData: Queries['readChartData'] = async (_ctx, handles) => {
    const points = [{ period: '2026-Q1', value: 3.5 }];
    const series = handles.map(({ id, title, units, unitsShort }) => ({
      id,
      title,
      units,
      units_short: unitsShort,
      frequency: 'quarterly',
      adjustment: 'original',
      axis: 'left',
      nature: 'period',
      known_through: null,
      computed: false,
      partial: false,
      points,
      breaks: [],
      revisions: [],
    }));
    return answerOf({ title: 'x', window: { from: null, to: null }, series, bands: [] }, []);
  };
  registerFacets: Queries['registerFacets'] = async () =>
    answerOf([{ column: 'state', value: 'TAS', label: null, rows: 3, exact: true }], ['column', 'value', 'label', 'rows', 'exact']);
  readRanking: Queries['readRanking'] = async () =>
    answerOf(
      [
        {
          rank: 1,
          code: 'A',
          name: 'Albury',
          value: 3.5,
          units: 'Persons',
          period: '2025',
          year_ago_value: 3,
          change_year: 0.5,
          change_year_pct: 16.7,
          residents: null,
          series_id: null,
        },
      ],
      [
        ...['rank', 'code', 'name', 'value', 'units', 'period', 'year_ago_value', 'change_year', 'change_year_pct', 'residents'],
        'series_id',
      ],
      {},
      {
        summary: {
          dataset_id: 'rba.F1.1',
          by: 'region',
          areas: null,
          selection: [],
          window: 'period',
          per: 'value',
          residents_dataset: null,
          residents_period: null,
          national: null,
          url: 'https://example.org/',
        },
      },
    );
  readEnergy: Queries['readEnergy'] = async () =>
    answerOf(
      [{ end: '2026-04-01T00:00:00+10:00', price_aud_per_mwh: 3.5, demand_mw: null }],
      ['end', 'price_aud_per_mwh', 'demand_mw'],
      {},
      {
        summary: {
          region: 'NSW1',
          name: 'New South Wales',
          range: '1d',
          prices: null,
          parts: [],
          generation: [],
          highest_demand_mw: null,
          flows: [],
          events: [],
          url: 'https://example.org/',
        },
      },
    );
  readMulti: Queries['readMulti'] = async (_ctx, handles) =>
    answerOf(
      [{ date: '2026-03-31', period: '2026-Q1', ...Object.fromEntries(handles.map(({ id }) => [id, 3.5])) }],
      ['date', 'period'],
      {},
      { summary: { series: handles.map(summaryOf) } },
    );
  readRevisions: Queries['readRevisions'] = async () =>
    answerOf(
      [
        { date: '2025-12-31', period: '2025-Q4', '2026-01-28': 3.4, '2026-04-29': 3.5 },
        { date: '2026-03-31', period: '2026-Q1', '2026-01-28': null, '2026-04-29': 3.6 },
      ],
      ['date', 'period', '2026-01-28', '2026-04-29'],
      {},
      { summary: { ...summaryOf(PRICES), vintages_held: 2 } },
    );
  readVintages: Queries['readVintages'] = async () =>
    answerOf(
      [
        {
          date: '2026-03-31',
          period: '2026-Q1',
          value: 3.6,
          realtime_start: '2026-04-29',
          realtime_end: '9999-12-31',
          vintage: '2026-04-29',
          published_basis: 'stated',
        },
      ],
      ['date', 'period', 'value', 'status', 'realtime_start', 'realtime_end', 'vintage', 'published_basis'],
      {},
      { summary: { ...summaryOf(PRICES), vintages_held: 2 } },
    );
  fredSeries: Queries['fredSeries'] = async (_ctx, handle) => ({ ...FRED_DAYS, seriess: [fredEntry(handle)] });
  fredSearch: Queries['fredSearch'] = async () => ({
    ...FRED_DAYS,
    ...fredPage('search_rank', 'desc', 1000),
    seriess: [fredEntry(PRICES)],
  });
  fredVintageDates: Queries['fredVintageDates'] = async () => ({
    ...FRED_DAYS,
    ...fredPage('vintage_date', 'asc', 10_000),
    vintage_dates: ['2026-01-28', '2026-04-29'],
  });
  fredReleaseDates: Queries['fredReleaseDates'] = async (_ctx, handle) => ({
    ...FRED_DAYS,
    ...fredPage('release_date', 'desc', 1000),
    release_dates: [{ release_id: 9, release_name: handle?.title ?? 'Consumer Price Index', date: '2026-04-29' }],
  });
  fredReleaseObservations: Queries['fredReleaseObservations'] = async () => ({
    has_more: true,
    next_cursor: 'AU.TEST.PRICES,2025-10-01',
    release: { release_id: 1, name: 'Prices', url: 'https://example.org/', sources: [{ name: 'An agency', url: 'https://example.org/' }] },
    series: [
      {
        series_id: PRICES.id,
        title: PRICES.title,
        frequency: 'Quarterly',
        units: PRICES.units,
        seasonal_adjustment: 'Not Seasonally Adjusted',
        last_updated: '2026-01-29T00:00:00Z',
        copyright_id: 'cc-by-4.0',
        notes: '',
        observations: [{ date: '2025-07-01', value: '3.2' }],
      },
    ],
  });
  fredGraph: Queries['fredGraph'] = async (_ctx, handles) => ({
    header: ['observation_date', ...handles.map(({ id }) => id)],
    rows: [['2026-01-01', ...handles.map(() => '3.5')]],
    datasets: ['abs/CPI'],
    notes: [NOTE],
  });
  status: Queries['status'] = async () => ({ status: 'up', version: '0.0.0', time: '2026-01-01T00:00:00.000Z', sources: [] });

  #facts(): Record<string, unknown> {
    return {
      id: PRICES.id,
      title: PRICES.title,
      description: PRICES.description,
      source: 'abs',
      dataset_id: 'abs.CPI',
      units: PRICES.units,
      units_short: PRICES.unitsShort,
      frequency: 'quarterly',
      adjustment: PRICES.adjustment,
      place: PRICES.place,
      available: true,
      from: '2019-Q4',
      to: '2026-Q1',
      tags: [],
      coverage: { start: '2019-Q4', end: '2026-Q1', count: 26 },
      last_updated: null,
      next_release: null,
    };
  }
}
