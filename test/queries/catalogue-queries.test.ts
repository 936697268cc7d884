import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { dottedId, quirkText } from '../../src/core/define-dataset.ts';
import { describeDataset } from '../../src/queries/datasets/describe-dataset.ts';
import { listDatasets } from '../../src/queries/datasets/list-datasets.ts';
import { readDataset } from '../../src/queries/datasets/read-dataset.ts';
import { searchDatasets } from '../../src/queries/datasets/search-datasets.ts';
import { status } from '../../src/queries/status/status.ts';
import { WPI } from '../../src/sources/abs/datasets/WPI.ts';
import { G1 } from '../../src/sources/rba/datasets/G1.ts';
import { putPrices, putWages } from '../signals/published.ts';
import { dataset, openShelf, params, ScriptedFreshener, type Shelf } from './shelf.ts';

type Row = Readonly<Record<string, unknown>>;

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

describe('search', () => {
  const search = async (text: string) => (await searchDatasets(shelf.ctx, params(text))).data as readonly Row[];
  const first = async (q: string) => (await search(`q=${encodeURIComponent(q)}`)).map((row) => row['dataset_id']);

  test.each([
    ['unemployment', 'abs.LF'],
    ['jobless', 'abs.LF'],
    ['house prices', 'abs.RES_DWELL_ST'],
    ['inflation', 'rba.G1'],
    ['cpi', 'abs.CPI'],
    ['pay', 'abs.WPI'],
    ['wages', 'abs.WPI'],
    ['official rate', 'rba.A2'],
    ['home loan', 'rba.F5'],
    ['population', 'abs.ERP_Q'],
    ['exchange rate', 'rba.F11'],
    ['consumer spending', 'abs.HSI_M'],
    ['building approvls', 'abs.BUILDING_APPROVALS'],
    ['gdp', 'abs.ANA_AGG'],
    ['immigration', 'abs.ERP_COMP_Q'],
  ])('%s finds %s among the first five', async (q, id) => {
    expect((await first(q)).slice(0, 5)).toContain(id);
  });

  test('rows state how well they match, and in which words', async () => {
    const rows = await search('q=wage price index&limit=3');
    expect(rows[0]).toEqual({
      dataset_id: 'abs.WPI',
      source: 'abs',
      name: WPI.title,
      description: WPI.description,
      score: 1,
      relevance: 1,
      why: expect.arrayContaining(['wage', 'price']),
    });
    const scores = rows.map((row) => row['score'] as number);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
  });

  test('a source limits the results', async () => {
    expect((await search('q=inflation&source=rba&limit=50')).every((row) => row['source'] === 'rba')).toBe(true);
  });

  test('words without a match return no rows', async () => {
    expect(await search('q=zzzzqqqq')).toEqual([]);
    expect(await search('q=the')).toEqual([]);
  });

  test.each(['', 'q=', 'q=cpi&limit=51', 'q=cpi&source=nasa', 'query=cpi'])('"%s" is refused', async (text) => {
    await expect(searchDatasets(shelf.ctx, params(text))).rejects.toMatchObject({ status: 400 });
  });
});

describe('the list', () => {
  const list = async (text = '', scope = {}) => listDatasets(shelf.ctx, scope, params(text));

  test('has every declared dataset, stored or not', async () => {
    const answer = await list();
    expect((answer.data as readonly Row[]).map((row) => row['dataset_id'])).toEqual(datasets().map(dottedId));
    expect(answer.meta).toMatchObject({ row_count: datasets().length, truncated: false });
  });

  test('reports stored data', async () => {
    await putPrices(shelf);
    const rows = (await list('', { source: 'rba' })).data as readonly Row[];
    expect(rows.every((row) => row['source'] === 'rba')).toBe(true);
    expect(rows.find((row) => row['id'] === 'G1')).toEqual({
      id: 'G1',
      dataset_id: 'rba.G1',
      source: 'rba',
      title: G1.title,
      description: G1.description,
      frequency: 'quarterly',
      unit: 'Per cent',
      kind: 'time_series',
      licence: 'Creative Commons Attribution 4.0 International',
      landing_page: G1.landingPage,
      period_start: '2019-Q4',
      period_end: '2025-Q4',
      rows: 27,
      refreshed_at: '2026-05-11T03:00:00.000Z',
      next_release: '2026-07-29T01:30:00.000Z',
      stale: false,
      example: 'https://api.example.org/v1/data/rba/G1?limit=12',
    });
    expect(rows.find((row) => row['id'] === 'A2')).toMatchObject({
      rows: 0,
      period_end: null,
      unit: null,
      refreshed_at: null,
      stale: true,
    });
  });

  test('has examples that work', async () => {
    await putWages(shelf);
    const row = ((await list('q=wage price index')).data as readonly Row[])[0];
    const example = new URL(String(row?.['example']));
    expect(example.pathname).toBe('/v1/data/abs/WPI');
    expect((await readDataset(shelf.ctx, WPI, example.searchParams)).meta.row_count).toBe(9);
  });

  test('filters by kind, frequency and words, page by page', async () => {
    const quarterly = (await list('frequency=quarterly')).data as readonly Row[];
    expect(quarterly.length).toBeGreaterThan(3);
    expect(((await list('frequency=Q')).data as readonly Row[]).length).toBe(quarterly.length);
    const registers = (await list('kind=register')).data as readonly Row[];
    expect(registers.length).toBeGreaterThan(20);
    expect(new Set(registers.map((row) => row['kind']))).toEqual(new Set(['register']));
    const page = await list('limit=5');
    const next = await list(`limit=5&cursor=${page.next}`);
    expect([...(page.data as readonly Row[]), ...(next.data as readonly Row[])].map((row) => row['dataset_id'])).toEqual(
      datasets().slice(0, 10).map(dottedId),
    );
    await expect(list('kind=table')).rejects.toMatchObject({ faults: [{ parameter: 'kind', allowed: ['time_series', 'register'] }] });
  });
});

describe('a description', () => {
  test('has dimensions with their values, measures with units, coverage, quirks and working examples', async () => {
    await putWages(shelf);
    const { data, meta } = await describeDataset(shelf.ctx, WPI);
    expect(data).toMatchObject({
      id: 'WPI',
      dataset_id: 'abs.WPI',
      kind: 'time_series',
      curated: true,
      frequency: 'quarterly',
      coverage: { start: '2019-Q4', end: '2025-Q4', rows: 54, series: 6 },
      quirks: WPI.quirks.map(quirkText),
      catalogue_number: '6345.0',
      upstream: WPI.upstream,
      stale_rule: 'serve_cached',
      measures: [
        { code: '1', label: 'Index Numbers', units: ['Index'] },
        { code: '3', label: 'Percentage Change from Corresponding Quarter of Previous Year', units: ['Per cent'] },
      ],
    });
    const { dimensions, examples } = data as { dimensions: Row[]; examples: string[] };
    expect(dimensions.map((dimension) => dimension['name'])).toEqual(['measure', 'sector', 'industry', 'adjustment', 'region']);
    expect(dimensions[3]).toMatchObject({
      code: 'TSEST',
      default: '20',
      values: [
        { code: '10', label: 'Original', word: 'original' },
        { code: '20', label: 'Seasonally Adjusted', word: 'seasonally_adjusted' },
        { code: '30', label: 'Trend', word: 'trend' },
      ],
    });
    expect(meta).toMatchObject({ curated: true, sources: [{ dataset_id: 'abs.WPI' }] });
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples)
      expect((await readDataset(shelf.ctx, WPI, new URL(example).searchParams)).meta.row_count).toBeGreaterThan(0);
  });

  test('of a dataset without stored data states this, and lists its future content', async () => {
    const { data, meta } = await describeDataset(shelf.ctx, WPI);
    expect(data).toMatchObject({ coverage: { start: null, rows: 0 } });
    expect((data as { dimensions: Row[] }).dimensions[3]).toMatchObject({
      name: 'adjustment',
      values: [{ code: '10', word: 'original' }, {}, {}],
    });
    expect(meta.notes).toEqual(['No data for abs.WPI yet']);
  });

  test('of a dataset without a declaration is loaded first', async () => {
    const cold = dataset({ id: 'JV', curated: false });
    const freshener = new ScriptedFreshener(
      async () =>
        void (await shelf.put(cold, {
          dimensions: { REGION: { AUS: 'Australia' } },
          series: [{ codes: ['AUS'], values: { '2026-Q1': 1 } }],
        })),
    );
    const { data } = await describeDataset(shelf.with({ freshener }), cold);
    expect(data).toMatchObject({
      curated: false,
      dimensions: [{ name: 'region', code: 'REGION', values: [{ code: 'AUS', label: 'Australia' }] }],
    });
    await expect(describeDataset(shelf.ctx, dataset({ id: 'CAPEX', curated: false }))).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
    await expect(describeDataset(shelf.ctx, dataset({ id: 'NOPE', curated: false }))).rejects.toMatchObject({
      code: 'REQ_UNKNOWN_DATASET',
    });
  });

  test('of a register has its columns', async () => {
    const register = {
      ...dataset({ id: 'r' }),
      kind: 'register' as const,
      columns: [{ name: 'name', type: 'text' as const, match: 'words' as const, description: 'Name.' }],
      key: ['name'],
      parse: async function* () {},
    };
    const { data } = await describeDataset(shelf.ctx, register);
    expect(data).toMatchObject({ kind: 'register', dimensions: [], columns: [{ name: 'name', type: 'text', unit: null, match: 'words' }] });
  });
});

test('the list and the status count the same datasets, both in total and as stored', async () => {
  await putWages(shelf);
  await putPrices(shelf);
  const rows = (await listDatasets(shelf.ctx, {}, params(''))).data as readonly Row[];
  const { sources } = await status(shelf.ctx);
  for (const { source, datasets: counts } of sources) {
    const own = rows.filter((row) => row['source'] === source);
    const loaded = own.filter((row) => row['refreshed_at'] !== null).length;
    expect([source, counts.total, counts.fresh + counts.stale, counts.unavailable]).toEqual([
      source,
      own.length,
      loaded,
      own.length - loaded,
    ]);
  }
  expect(sources.reduce((sum, { datasets: { total } }) => sum + total, 0)).toBe(rows.length);
  expect(sources.some(({ datasets: { fresh, stale } }) => fresh + stale > 0)).toBe(true);
});
