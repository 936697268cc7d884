import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { subjectsNotCovered } from '../../../src/catalogue/subjects/not-covered.ts';
import { listDatasets } from '../../../src/queries/datasets/list-datasets.ts';
import { searchDatasets } from '../../../src/queries/datasets/search-datasets.ts';
import { searchEverything } from '../../../src/queries/finder/search-everything.ts';
import { searchCatalogue, seriesWith } from '../../../src/queries/search/catalogue-search.ts';
import { listSeries } from '../../../src/queries/series/series-list.ts';
import { putPrices, putUnemployment } from '../../signals/published.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';
import { idOf } from './found-id.ts';

let shelf: Shelf;
const search = (text: string) => searchEverything(shelf.ctx, params(text));

describe('one list of all results', () => {
  beforeEach(async () => {
    shelf = await openShelf('2026-05-11T03:00:00.000Z');
  });
  afterEach(() => shelf.close());

  test('has the latest value of a series, its change and the stored data', async () => {
    await putPrices(shelf);
    const { data } = await search('q=inflation&kind=series&limit=5');
    const row = data.find(({ id }) => id === 'AU.CPI.YOY');
    expect(row).toMatchObject({
      kind: 'series',
      source: 'rba',
      units: 'Per cent',
      frequency: 'quarterly',
      place: 'Australia',
      available: true,
      from: '2019-Q4',
      to: '2025-Q4',
      why: expect.arrayContaining(['inflation']),
    });
    expect(row?.latest).toMatchObject({ period: '2025-Q4', value: 3.6, previous_period: null });
    // Three quarters in between are not stored here, so no change is reported.
    expect(row?.latest?.change).toBeNull();
    await putUnemployment(shelf, { '2026-02': 4.3, '2026-03': 4.1 });
    const { latest } = (await search('q=AU.UNEMP.SA')).data[0] ?? {};
    expect(latest).toEqual({ period: '2026-03', value: 4.1, previous_period: '2026-02', previous_value: 4.3, change: -0.2 });
  });

  test('a repeated query reads no data again, until a version, a check or the time changes its results', async () => {
    await putUnemployment(shelf, { '2026-02': 4.3 });
    const found = async (words: string) => (await search(`kind=series&limit=5&q=${words}`)).data.find(({ id }) => id === 'AU.UNEMP.SA');
    const reads = vi.spyOn(shelf.store.datasets, 'read');
    const states = vi.spyOn(shelf.store.datasets, 'states');
    const first = await found('unemployment rate');
    expect(first).toMatchObject({ latest: { period: '2026-02', value: 4.3 }, lag_periods: 0 });
    reads.mockClear();
    states.mockClear();
    expect(await found('what is the unemployment rate')).toEqual({ ...first, score: expect.any(Number), why: expect.any(Array) });
    expect(reads.mock.calls.length).toBe(0);
    expect(states.mock.calls.flat().flat()).toEqual([]);
    await putUnemployment(shelf, { '2026-02': 4.3, '2026-03': 4.1 });
    expect(await found('unemployment rate')).toMatchObject({ latest: { period: '2026-03', value: 4.1 }, to: '2026-03', lag_periods: 0 });
    shelf.clock.set('2026-07-11T03:00:00.000Z');
    expect((await found('unemployment rate'))?.['lag_periods']).toBeGreaterThan(0);
    await shelf.store.releases.upsert([
      {
        source: 'abs',
        title: 'Labour Force, Australia',
        releaseAt: Date.parse('2026-07-16T01:30:00Z'),
        referencePeriod: 'June 2026',
        eventType: 'data_release',
        publicationId: 'labour-force-australia',
        sourceUrl: 'https://www.abs.gov.au/release-calendar',
      },
    ]);
    expect(await found('unemployment rate')).toMatchObject({ next_release: '2026-07-16T01:30:00.000Z' });
  });

  test('marks entries without data', async () => {
    const { data } = await search('q=unemployment rate&limit=50');
    expect(data[0]).toMatchObject({ id: 'AU.UNEMP.SA', available: false, from: null, to: null, latest: null, score: 1 });
    expect(data.find(({ kind }) => kind === 'dataset')).toMatchObject({ id: 'abs.LF', available: false, latest: null });
    expect(data.find(({ kind }) => kind === 'signal')).toMatchObject({ id: 'youth-unemployment', available: false });
    expect(data.map(({ score }) => score)).toEqual(data.map(({ score }) => score).toSorted((a, b) => b - a));
  });

  test('has releases with their next date', async () => {
    await shelf.store.releases.upsert([
      {
        source: 'abs',
        title: 'Labour Force, Australia',
        releaseAt: Date.parse('2026-05-14T01:30:00Z'),
        referencePeriod: 'April 2026',
        eventType: 'data_release',
        publicationId: 'labour-force-australia',
        sourceUrl: 'https://www.abs.gov.au/release-calendar',
      },
    ]);
    const { data } = await search('q=labour force release&kind=release');
    expect(data[0]).toMatchObject({ id: 'Labour Force, Australia', available: null, next_release: '2026-05-14T11:30:00+10:00' });
  });

  test.each([
    ['highest', (a: number, b: number) => b - a],
    ['lowest', (a: number, b: number) => a - b],
  ])('ranks the states by their latest values for the %s', async (order, byOrder) => {
    await shelf.close();
    shelf = await openShelf('2026-11-20T03:00:00.000Z', 'starter');
    const { data, meta } = await search(`q=which state has the ${order} unemployment rate&limit=8`);
    const values = data.flatMap(({ latest }) => (latest as { readonly value: number } | null)?.value ?? []);
    expect(data.every(({ id }) => id.startsWith('AU.UNEMP.'))).toBe(true);
    expect(new Set(data.map(({ place }) => place)).size).toBe(8);
    expect(values.length).toBeGreaterThan(2);
    expect(values).toEqual(values.toSorted(byOrder));
    const [first, last] = [data[0], data[values.length - 1]].map((row) => String(row?.['place']));
    const [top, bottom] = order === 'highest' ? [first, last] : [last, first];
    expect(meta.notes).toContain(`In order of the latest values: ${String(top)} has the highest and ${String(bottom)} has the lowest.`);
  });

  test('starts with a series that covers the named time, if the first does not and measures the same', async () => {
    await shelf.close();
    shelf = await openShelf('2026-11-20T03:00:00.000Z', 'starter');
    const requested = async (text: string) => {
      const { data, meta } = await search(`limit=2&q=${text}`);
      return [data.map(({ id }) => id), meta.notes];
    };
    const both = ['AU.CPI.INDEX', 'AU.CPI.ALLGROUPS.INDEX'];
    expect(await requested('By how many per cent did the CPI rise between June quarter 2016 and June quarter 2026?')).toEqual([
      both.toReversed(),
      ['AU.CPI.INDEX ends with 2025-Q4, before the requested time. AU.CPI.ALLGROUPS.INDEX is similar and ends with 2026-Q2.'],
    ]);
    for (const time of ['2026-Q1', '2026', 'March 2026'])
      expect(await requested(`CPI index ${time}`)).toEqual([
        both.toReversed(),
        [
          expect.stringContaining('ends with 2026-Q2'),
          expect.stringMatching(/^AU\.CPI\.ALLGROUPS\.INDEX (?:for 2026-Q1: |has 2 values for 2026: )/),
        ],
      ]);
    expect(await requested('CPI index December quarter 2025')).toEqual([both, [expect.stringContaining('AU.CPI.INDEX for 2025-Q4: ')]]);
    expect(await requested('CPI index 2027')).toEqual([both, [expect.stringContaining('AU.CPI.INDEX has no value for 2027.')]]);
    expect(await requested('CPI index ')).toEqual([both, []]);
  });

  test('gives the value for a time in words', async () => {
    await shelf.close();
    shelf = await openShelf('2026-11-20T03:00:00.000Z', 'starter');
    const noted = async (text: string) => (await search(`limit=1&q=${text}`)).meta.notes.join(' ');
    expect(await noted('unemployment rate before the pandemic')).toContain('AU.UNEMP.SA for 2020-02: 5.1');
    expect(await noted('unemployment rate two years ago')).toContain('AU.UNEMP.SA for 2024-11: ');
    expect(await noted('unemployment rate this time last year')).toContain('AU.UNEMP.SA for 2025-11: ');
    expect(await noted('unemployment rate last year')).toContain('AU.UNEMP.SA has 12 values for 2025: ');
    expect(await noted('unemployment rate last financial year')).toContain('AU.UNEMP.SA has 12 values for FY2025-26: ');
    expect(await noted('unemployment rate in 2022-23')).toContain('AU.UNEMP.SA has 12 values for FY2022-23: ');
    expect(await noted('GDP growth since the gfc')).toContain('AU.GDP.QOQ for 2008-Q2: ');
    expect(await noted('cash rate before covid')).toContain('AU.CASHRATE for 2020-03-04: 0.5 ');
    expect(await noted('wages in the June quarter')).toContain('2026-Q2');
    expect(await noted('is unemployment higher than last year')).not.toContain('2025');
  });

  test('does not start with a series for a group instead of one for all', async () => {
    await shelf.close();
    shelf = await openShelf('2026-11-20T03:00:00.000Z', 'starter');
    expect((await search('limit=1&q=underutilisation, trend')).data[0]?.id).toBe('AU.UNDERUTIL.TREND');
  });

  test('reads a word that is unknown as the name of an employer', async () => {
    const { data, meta } = await search('limit=1&q=kmart gender pay gap');
    expect(data[0]?.id).toBe('wgea.EMPLOYER_GAPS');
    expect(meta.notes.join(' ')).toContain('Look up kmart in wgea.EMPLOYER_GAPS');
  });

  test('starts with a comparable series if the first has no data, and states this', async () => {
    await shelf.close();
    shelf = await openShelf('2026-11-20T03:00:00.000Z', 'starter');
    const [one] = (await search('limit=1&q=homes under construction')).data;
    expect(one?.id).toBe('AU.BUILDING.UNDERWAY.NEW');
    const { data, meta } = await search('limit=2&q=homes under construction');
    expect(data.map(({ id, available }) => [id, available])).toEqual([
      ['AU.BUILDING.UNDERWAY.NEW', true],
      ['AU.BUILDING.UNDERWAY', false],
    ]);
    expect(meta.notes).toEqual(['AU.BUILDING.UNDERWAY has no data on this server. AU.BUILDING.UNDERWAY.NEW is similar and has data.']);
  });

  test('names a place that is not covered, also in a note', async () => {
    const { meta } = await search('q=cpi newcastle');
    expect(meta.unmatched).toEqual(['Newcastle']);
    expect(meta.notes).toEqual([expect.stringContaining('Newcastle')]);
  });

  test('adds a note if the first result is for another place, and states which table covers the requested place', async () => {
    const notes = async (q: string): Promise<string> => (await search(`q=${encodeURIComponent(q)}`)).meta.notes.join(' ');
    expect(await notes('how much had rents in perth gone up over the year')).toBe(
      'AU.CPI.RENTS.MONTHLY.YOY is for Australia, not Perth. The table abs.CPI_MONTHLY has figures for Perth.',
    );
    expect(await notes('unemployment perth')).not.toContain('not of');
    expect(await notes('unemployment victoria')).toBe('');
  });

  test('adds a note if results are for states only, even if a table is among them', async () => {
    const notes = async (q: string): Promise<string> => (await search(`q=${encodeURIComponent(q)}`)).meta.notes.join(' ');
    expect(await notes('government debt')).toContain('AU.GOVERNMENT.DEBT_SECURITIES.NSW is for New South Wales');
    expect(await notes('gross state product')).toContain('AU.GSP.NSW is for New South Wales');
    expect(await notes('government debt victoria')).not.toContain('Australia as a whole');
    expect(await notes('unemployment')).not.toContain('Australia as a whole');
  });

  test('can be limited by kind and source', async () => {
    expect(new Set((await search('q=inflation&kind=dataset&limit=50')).data.map(({ kind }) => kind))).toEqual(new Set(['dataset']));
    expect(new Set((await search('q=inflation&source=rba&limit=50')).data.map(({ source }) => source))).toEqual(new Set(['rba']));
  });

  test.each(['', 'q=', 'q=cpi&limit=51', 'q=cpi&kind=chart', 'query=cpi'])('"%s" is refused', async (text) => {
    await expect(search(text)).rejects.toMatchObject({ status: 400 });
  });
});

describe('names and ids', () => {
  beforeAll(async () => {
    shelf = await openShelf('2026-05-11T03:00:00.000Z');
  });
  afterAll(() => shelf.close());

  test.each([
    ['How much tax did BHP pay?', 'ato.CORP_TRANSPARENCY', 'bhp'],
    ['What is the wage gap at Qantas?', 'wgea.EMPLOYER_GAPS', 'qantas'],
    ['Is Sunrise Loans licensed to give credit?', 'asic.ASIC_CREDIT_LICENSEE', 'sunrise loans'],
  ])('%s: the register has the name', async (q, id, name) => {
    const { data, meta } = await search(`q=${encodeURIComponent(q)}`);
    expect([data[0]?.id, meta['unmatched'], meta.notes]).toEqual([id, [], [`Search does not look up names. Look up ${name} in ${id}.`]]);
  });

  test('names without a match are reported if a register hardly matches the question', async () => {
    const { data, meta } = await search(`q=${encodeURIComponent('How many Olympic medals did Australia win in 2024?')}`);
    expect([data[0]?.kind, meta['unmatched']]).toEqual(['dataset', ['olympic']]);
    expect(meta.notes.join(' ')).not.toContain('Look up');
  });

  test('similar ids are suggested for a misspelt one', async () => {
    expect((await search('q=GCPIAGYQ')).meta.notes).toEqual([expect.stringContaining('Did you mean GCPIAGYP')]);
    const { data, meta } = await search('q=AU.MORTAGE.NEW');
    expect([data[0]?.id, data[0]?.score, meta['unmatched']]).toEqual(['AU.MORTGAGE.NEW', 0.1, ['AU.MORTAGE.NEW']]);
  });
});

/** Nothing is stored here, and no test changes that, so all share one store. */
describe('surveys that no agency publishes under an open licence', () => {
  beforeAll(async () => {
    shelf = await openShelf('2026-05-11T03:00:00.000Z');
  });
  afterAll(() => shelf.close());

  test.each([
    ['consumer sentiment', 'consumer sentiment', 'AU.HOUSEHOLD.SPENDING'],
    ['Westpac consumer sentiment index', 'consumer sentiment', 'AU.HOUSEHOLD.SPENDING'],
    ['what is consumer confidence in victoria?', 'consumer sentiment', 'AU.HOUSEHOLD.SPENDING.VIC'],
    ['business confidence', 'business confidence', 'AU.BUSINESS.SALES'],
    ['consumer confidance', 'consumer sentiment', 'AU.HOUSEHOLD.SPENDING'],
    ['busness sentimant', 'business confidence', 'AU.BUSINESS.SALES'],
    ['NAB monthly business survey', 'business confidence', 'AU.BUSINESS.SALES'],
    ['manufacturing PMI', 'the purchasing managers index', 'AU.BUSINESS.SALES'],
  ])('%s: not covered, with the reason and the nearest series', async (words, title, nearest) => {
    const { data, meta } = await search(`q=${words}`);
    expect(data[0]).toMatchObject({ id: nearest, score: 0.1 });
    expect(meta['unmatched']).toEqual([title]);
    expect(meta.notes).toEqual([
      expect.stringMatching(/^Not covered: .* under (?:its|their) own terms.*The nearest data measure something else: .*\.$/),
    ]);
    expect(meta.notes[0]).toContain(nearest);
  });

  test.each(subjectsNotCovered().map((one) => [one.title, one] as const))(
    'the nearest series to %s is in the catalogue',
    (_title, { names, nearest }) => {
      const { found } = searchCatalogue(names[0] ?? '');
      expect(found.map(({ item }) => idOf(item))).toEqual(nearest);
    },
  );

  test('lists of series and of datasets also have the note, and a response without space for a note is empty', async () => {
    const [series, datasets, table] = await Promise.all([
      listSeries(shelf.ctx, params('q=business confidence')),
      listDatasets(shelf.ctx, {}, params('q=business confidence')),
      searchDatasets(shelf.ctx, params('q=business confidence')),
    ]);
    for (const { meta } of [series, datasets, table]) expect(meta.notes.join(' ')).toContain('Not covered: business confidence');
    expect([series, datasets].map(({ meta }) => meta.total_rows)).toEqual([0, 0]);
    expect(seriesWith('consumer sentiment')).toEqual([]);
  });

  test.each(['business sales', 'consumer price inflation', 'quarterly business indicators survey', 'inflation expectations of consumers'])(
    '%s is covered',
    async (words) => {
      expect((await search(`q=${words}`)).meta.notes.join(' ')).not.toContain('not covered');
    },
  );
});
