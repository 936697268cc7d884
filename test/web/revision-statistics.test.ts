/** Checks statistics of revisions in the starter data, and the line about them on pages of series. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OverStore, serveStore } from '../http/over-store.ts';

type Row = Readonly<Record<string, number | string | null>>;

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const statistics = async (id: string, query = ''): Promise<readonly Row[]> =>
  (await server.json(`/v1/series/${id}/revisions?stats=1${query}`)).data;
const latest = async (id: string, query = ''): Promise<Row> =>
  (await statistics(id, query)).find(({ horizon }) => horizon === 'latest') ?? {};

describe('statistics of revisions', () => {
  it('for monthly retail turnover growth are large, without bias, and show neither news nor noise', async () => {
    const row = await latest('AU.RETAIL', '&units=pch');
    expect(row).toMatchObject({ n: 35, t: 0.61, news_p: 0, first_period: '2021-12', last_period: '2025-01' });
    expect(row['mean_revision']).toBeCloseTo(0.068, 3);
    expect(row['mean_absolute_revision']).toBeCloseTo(0.54, 2);
    expect(row['standard_deviation']).toBeCloseTo(0.98, 2);
    expect(row['noise_p']).toBeCloseTo(0.037, 3);
  });

  it('for monthly changes in unemployment and employment show news', async () => {
    const [unemployment, employment] = [await latest('AU.UNEMP.SA', '&units=chg'), await latest('AU.EMPLOYED.SA', '&units=chg')];
    expect(unemployment['mean_absolute_revision']).toBeCloseTo(0.034, 3);
    expect(unemployment['standard_deviation']).toBeCloseTo(0.044, 3);
    expect(employment['mean_absolute_revision']).toBeCloseTo(17.29, 2);
    for (const row of [unemployment, employment]) {
      expect(Number(row['news_p'])).toBeGreaterThan(0.1);
      expect(Number(row['noise_p'])).toBeGreaterThan(0.1);
    }
  });

  it('for the participation rate are lower after the new benchmark', async () => {
    const row = await latest('AU.PARTICIPATION.SA');
    expect(Number(row['mean_revision'])).toBeLessThan(-0.2);
    expect(Number(row['t'])).toBeLessThan(-5);
    expect(row).toMatchObject({ news_p: 0, noise_p: 0 });
  });

  it('have four horizons, and a reason if there are too few pairs', async () => {
    const rows = await statistics('AU.GDP', '&units=pch');
    expect(rows.map(({ horizon }) => horizon)).toEqual(['next', 'one_year', 'two_years', 'latest']);
    const few = rows.filter(({ n }) => n !== null && Number(n) < 12);
    expect(few.length).toBeGreaterThan(0);
    for (const row of few) expect(row).toMatchObject({ t: null, news_p: null, reason: 'Too few pairs for tests: at least 12 are needed.' });
  });

  it('follow a range of periods, and can exclude a single period', async () => {
    expect(await latest('AU.RETAIL', '&units=pch&start=2024-01')).toMatchObject({ first_period: '2024-01' });
    const reply = await server.get('/v1/series/AU.RETAIL/revisions?stats=1&period=2024-01');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].parameter).toBe('stats');
  });

  it('omit pairs with different reference periods', async () => {
    expect(await latest('AU.CPI.INDEX')).toMatchObject({ n: null, reason: 'No first value with a later vintage is stored.' });
  });

  it.each(['AU.GDP', 'AU.GDP.PER.CAPITA', 'AU.GDP.PER.HOUR', 'AU.TERMS.OF.TRADE'])(
    'of %s omit pairs across a change of the reference year, which multiplies all values',
    async (id) => {
      const { data, meta } = await server.json(`/v1/series/${id}/revisions?stats=1`);
      const rows = data as readonly Row[];
      expect(rows.find(({ horizon }) => horizon === 'latest')?.['n'] ?? 0).toBeLessThan(4);
      expect((meta as { notes: readonly string[] }).notes.join(' ')).toMatch(
        /Pairs across a change of the reference base are excluded: \d+ \w+ 20/,
      );
      // Growth does not depend on the reference year.
      const growth = await latest(id, '&units=pch');
      expect(Number(growth['n'])).toBeGreaterThan(10);
      expect(Number(growth['mean_absolute_revision'])).toBeLessThan(2);
    },
  );

  it('are not calculated for a series that is never revised, and its changes are rounding', async () => {
    const reason = 'The agency does not revise this series. Values differ only through rounding.';
    expect(await latest('AU.CPI.YOY')).toMatchObject({ n: null, mean_absolute_revision: null, reason });
    const rows = (await server.json('/v1/series/AU.CPI.YOY/revisions?period=2022-Q4')).data as readonly Row[];
    expect(rows.map(({ value, kind, change }) => [value, kind, change])).toEqual([
      [7.8, 'first', null],
      [7.9, 'rounding', 0.1],
    ]);
  });
});

describe('first published levels', () => {
  const rows = async (query: string): Promise<readonly Row[]> => (await server.json(`/v1/series/${query}`)).data;

  it('have a break where the reference base is new, and a note', async () => {
    const { data, meta } = await server.json('/v1/series/AU.CPI.INDEX?vintage=first&start=2025-Q1');
    expect((data as readonly Row[]).map(({ period, value, status }) => [period, value, status ?? null])).toEqual([
      ['2025-Q1', 140.7, null],
      ['2025-Q2', 141.7, null],
      // The complete monthly CPI is a break in series.
      ['2025-Q3', 143.6, 'break'],
      ['2025-Q4', 100.32, 'break'],
    ]);
    const { notes } = meta as unknown as { readonly notes: readonly string[] };
    expect(notes).toContain(
      'First values have a new reference base from 2025-Q4. Levels before and after it cannot be compared. Growth can, for example with units=pch.',
    );
    expect((await rows('AU.CPI.INDEX?vintage=first&start=2024&frequency=a')).map(({ status }) => status ?? null)).toContain('break');
    expect((await rows('AU.CPI.INDEX?vintage=first&start=2025-Q1&units=pch')).map(({ status }) => status ?? null)).not.toContain('break');
  });

  it('are not joined by a line in charts', async () => {
    const { body } = await server.get('/v1/series/AU.CPI.INDEX/chart.svg?start=2022&vintage=first');
    expect(body).toContain('As first published, 15 periods not available');
    const { meta } = await server.json('/v1/series/AU.CPI.INDEX/chart.json?start=2022&vintage=first');
    expect((meta as unknown as { readonly notes: readonly string[] }).notes).toContain(
      'First values before the December quarter 2025 have another reference base and are not drawn.',
    );
    expect(body).not.toMatch(/143\.6|141\.7/);
  });
});

describe('the line about revisions on a page', () => {
  const line = async (id: string): Promise<string | undefined> =>
    parse((await server.get(`/series/${id}`, { accept: 'text/html' })).body).querySelector('#typical')?.text;

  it('has the size of the response, with its unit', async () => {
    expect(await line('AU.EMPLOYED.SA')).toMatch(
      /^Typical revision of the change from the previous month: 17,000\. This is the mean size of 67 revisions /,
    );
    expect(await line('AU.PARTICIPATION.SA')).toMatch(
      /^Typical revision: 0\.23 percentage points\. This is the mean size of 35 revisions /,
    );
  });

  it('does not count a new reference year as a revision', async () => {
    const text = parse((await server.get('/series/AU.GDP', { accept: 'text/html' })).body).querySelector('#revisions')?.text ?? '';
    expect(text).toContain('No value has been revised since the latest change of the reference period.');
    expect(text).toMatch(/Typical revision of growth from the previous quarter: 0\.\d+ percentage points/);
    expect(text).toMatch(
      /These vintages have a new reference period: 6 March 2019 .*4 March 2026 .*\. A change of the reference period is not a revision\./,
    );
    const most = /by up to \$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '');
    expect(Number(most ?? 0)).toBeLessThan(10_000);
  });

  it('is missing if values are never revised', async () => {
    expect(await line('AU.CPI.YOY')).toBeUndefined();
  });
});
