/** Compares responses, files and pages about the RBA's forecasts with printed values, and with values calculated without the program. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findForecast, forecasts } from '../../src/catalogue/forecasts/forecasts.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';

type Row = Readonly<Record<string, number | string | null>>;

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const rowsOf = async (path: string): Promise<readonly Row[]> => (await server.json(`/v1/forecasts/${path}`)).data;
const errors = async (variable: string, from: string, to: string, horizon: number): Promise<Row | undefined> =>
  (await rowsOf(`${variable}/errors?start_period=${from}&end_period=${to}`)).find((row) => row['horizon'] === horizon);

const page = async (path: string) => parse((await server.get(path, { accept: 'text/html' })).body);

describe('the forecasts as rows', () => {
  it('are from 165 issues, with each quarter once', () => {
    const issues = forecasts().flatMap((series) => series.issues);
    expect(new Set(issues.map(({ issue }) => issue)).size).toBe(165);
    expect(issues.reduce((sum, { figures }) => sum + figures.length, 0)).toBe(31_164);
    for (const { figures } of issues) expect(new Set(figures.map(({ t }) => t)).size).toBe(figures.length);
  });

  it('are found without their prefix, in any case', () => {
    expect(findForecast('trimmed')?.id).toBe('AU.FORECAST.RBA.TRIMMED');
    expect(findForecast('au.forecast.rba.gdp-qoq')?.id).toBe('AU.FORECAST.RBA.GDP.QOQ');
    expect(findForecast('nothing')).toBeNull();
  });
});

describe('one issue', () => {
  it.each([
    ['TRIMMED', '2023-05', '2024-Q2', 3.3, 4.1],
    ['CPI', '2023-05', '2024-Q2', 3.6, 3.8],
    ['CPI', '2021-02', '2022-Q2', 1.5, 6.2],
  ])('%s of %s for %s is as published in the statement, next to the outcome', async (variable, issued, target, value, outcome) => {
    const [row, ...more] = await rowsOf(`${variable}?issued=${issued}&target=${target}&basis=rba_table`);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ issued, target, value, outcome_latest: outcome, kind: 'forecast' });
    expect(Number(row?.['error_latest'])).toBeCloseTo(outcome - value, 9);
  });

  it('has the date in the calendar, and a day selects the last issue up to it', async () => {
    const [before] = await rowsOf('TRIMMED?issued=2023-05-04');
    const [on] = await rowsOf('TRIMMED?issued=2023-05-05');
    expect(before?.['issued']).toBe('2023-02');
    expect(on).toMatchObject({ issued: '2023-05', issued_on: '2023-05-05', documents: 'SMP' });
  });

  it('has the data that the RBA had at that time, on request', async () => {
    const data = await rowsOf('UNEMP?issued=1990-03&kind=data');
    expect(data.at(-1)).toMatchObject({ target: '1989-Q4', value: 5.9, kind: 'data', error_latest: null });
  });

  it('is refused with the nearest ones if it is not stored', async () => {
    const reply = await server.get('/v1/forecasts/TRIMMED?issued=2013-11');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0]).toMatchObject({ parameter: 'issued', allowed: ['2013-08', '2014-02'] });
  });
});

describe('errors by horizon', () => {
  // A separate script calculated these values from the same file and from /v1/series.
  it.each([
    ['TRIMMED', '1993', '2019', 4, 96, -0.081, 0.591],
    ['TRIMMED', '2020', '2024', 4, 14, 1.439, 2.125],
    ['CPI', '1993', '2019', 4, 96, -0.281, 1.054],
    ['CPI', '2020', '2024', 4, 14, 1.546, 2.716],
    ['UNEMP', '1993', '2019', 1, 96, -0.197, 0.348],
  ])('%s, issues of %s to %s, %i ahead: n %i, mean %d, root mean square %d', async (variable, from, to, horizon, n, mean, rmse) => {
    expect(await errors(variable, from, to, horizon)).toMatchObject({ n_latest: n, mean_error_latest: mean, rmse_latest: rmse });
  });

  it('name the quarters without a stored issue, in the response and on the page', async () => {
    const notesOf = async (query: string): Promise<string> =>
      ((await server.get(`/v1/forecasts/TRIMMED/errors?${query}`)).json().meta.notes as string[]).join(' ');
    expect(await notesOf('start_period=1993&end_period=2019')).toContain(
      '12 of 108 quarters have no stored issue: 1993-Q1, 1993-Q3, 1994-Q3, 1995-Q3, 1996-Q1, 1999-Q1, 2001-Q3, 2005-Q1, 2013-Q4, 2016-Q1, 2016-Q2, 2018-Q4.',
    );
    expect(await notesOf('start_period=2022&end_period=2024')).toContain('11 of 12 issues do not have every quarter');
    expect(await notesOf('start_period=2010&end_period=2012')).not.toContain('issues do not');
    expect(await notesOf('')).toContain('quarters have no stored issue: 1991-Q3');
    const errorsSection = (await page('/forecasts/AU.FORECAST.RBA.TRIMMED')).querySelector('#errors')?.text;
    expect(errorsSection).toContain('12 of 108 quarters have no stored issue: Mar 1993');
  });

  // The complete file of the RBA has 15 forecasts of 2020 to 2024 four quarters ahead: mean error 1.63, root mean square 2.34.
  it('agree with the complete file, except for the error of the issue of August 2021', async () => {
    const row = await errors('TRIMMED', '2020', '2024', 4);
    const [mean, square] = [Number(row?.['mean_error_latest']), Number(row?.['rmse_latest']) ** 2];
    const missing = 4.35;
    expect((14 * mean + missing) / 15).toBeCloseTo(1.63, 2);
    expect(Math.sqrt((14 * square + missing ** 2) / 15)).toBeCloseTo(2.34, 2);
  });

  it('compared with first outcomes include only stored ones', async () => {
    const row = await errors('UNEMP', '2020', '2024', 1);
    expect(Number(row?.['n_first'])).toBeGreaterThan(0);
    expect(Number(row?.['n_first'])).toBeLessThan(Number(row?.['n_latest']));
  });

  it('are not calculated for assumptions, with the reason', async () => {
    const { data, meta } = (await server.get('/v1/forecasts/OIL/errors')).json();
    expect(data).toEqual([]);
    expect(meta.summary.reason).toContain('assumption');
  });
});

describe('names and files', () => {
  it('an unknown variable is refused with the nearest match', async () => {
    const reply = await server.get('/v1/forecasts/TRIMED');
    expect(reply.statusCode).toBe(404);
    expect(reply.json().errors[0].did_you_mean).toBe('AU.FORECAST.RBA.TRIMMED');
  });

  it.each([
    ['2031', '2026-05'],
    ['2024-07', '2024-08'],
    ['2024-06', '2024-05'],
    ['July 2024', '2024-08'],
  ])('an absent issue (%s) is refused with the nearest issue', async (issued, nearest) => {
    const reply = await server.get(`/v1/forecasts/TRIMMED?issued=${encodeURIComponent(issued)}`);
    expect([reply.statusCode, reply.json().errors[0].did_you_mean]).toEqual([400, nearest]);
  });

  it('files have the rows of the responses', async () => {
    const csv = (await server.get('/f/trimmed.csv?issued=2023-05')).body.trim().split('\n');
    expect(csv).toHaveLength(1 + (await rowsOf('TRIMMED?issued=2023-05')).length);
    expect((await server.get('/f/TRIMMED.errors.csv')).body).toContain('rmse_latest');
    expect((await server.get('/f/all.csv')).body.split('\n').filter((line) => line !== '')).toHaveLength(1 + forecasts().length);
    expect((await server.get('/f/TRIMMED.csv?period=2023')).statusCode).toBe(400);
  });
});

describe('pages', () => {
  it('list every variable with a link to its page', async () => {
    const list = await page('/forecasts');
    for (const { id } of forecasts()) expect(list.querySelector(`a[href="/forecasts/${id}"]`), id).not.toBeNull();
  });

  it('draw each issue, and show the same issue as the response', async () => {
    const one = await page('/forecasts/AU.FORECAST.RBA.TRIMMED?issued=2023-05');
    expect(one.querySelector('h2')?.text).toBe('Forecast of May 2023');
    const cells = one.querySelectorAll('section tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => text));
    expect(cells).toContainEqual(expect.arrayContaining(['Jun quarter 2024', '3.3%', '4.1%', '+0.8']));
    const thin = one.querySelector('.wid path.thin')?.getAttribute('d') ?? '';
    expect(thin.split('M').length - 1).toBe(one.querySelectorAll('#issued option').length);
  });

  it('mark an issue with only quoted values, and draw a single value as a dot', async () => {
    const latest = (await page('/forecasts')).querySelectorAll('tbody tr').map((row) => row.text.replace(/\s+/g, ' ').trim());
    const rowOf = (title: string): string => latest.find((row) => row.startsWith(title)) ?? '';
    expect(rowOf('Consumer price inflation')).toContain('May 2026 partial');
    expect(rowOf('Gross domestic product 1.8%')).not.toContain('partial');
    expect((await page('/forecasts/AU.FORECAST.RBA.CPI')).querySelectorAll('.wid circle')).toHaveLength(1);
    expect((await page('/forecasts/AU.FORECAST.RBA.CPI?issued=2025-05')).querySelectorAll('.wid circle')).toHaveLength(0);
  });

  it('about an outcome lead to its forecasts', async () => {
    expect((await page('/series/AU.CPI.TRIMMED')).querySelector('a[href="/forecasts/AU.FORECAST.RBA.TRIMMED"]')).not.toBeNull();
  });
});

it.each(['/forecasts', '/forecasts/AU.FORECAST.RBA.TRIMMED', '/board-days', '/board-days/2025-08-12', '/gdp-partials'])(
  '%s links to the licence of its figures',
  async (path) => {
    const links = (await page(path)).querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => href.startsWith('https://creativecommons.org/licenses/'))).not.toEqual([]);
  },
);
