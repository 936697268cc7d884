/** Tests the check of sentences, which compares them with published values. Uses the responses, the files and the page. */
import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AU_CPI_YOY } from '../../src/catalogue/series/prices.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';
import { putSeries } from '../signals/put-series.ts';

type Row = Readonly<Record<string, number | string | null>>;

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const check = async (text: string): Promise<readonly Row[]> => (await server.json(`/v1/check?text=${encodeURIComponent(text)}`)).data;

// The values and release days are from the ABS and the RBA.
describe('a published value', () => {
  it.each([
    ['inflation was 7.8 per cent in December 2022', 'agreed_then', 'AU.CPI.YOY', '2022-Q4', '2023-01-25'],
    ['Prices rose by 7.8% over the year to the December quarter 2022.', 'agreed_then', 'AU.CPI.YOY', '2022-Q4', '2023-01-25'],
    ['In Q4 2022, annual CPI inflation hit 7.9 percent', 'agrees', 'AU.CPI.YOY', '2022-Q4', '2026-01-29'],
    ['inflation peaked at 7.8% in 2022', 'agreed_then', 'AU.CPI.YOY', '2022-Q4', '2023-01-25'],
    ['CPI inflation of 3.8 per cent in June 2026', 'agrees', 'AU.CPI.MONTHLY.YOY', '2026-06', '2026-07-29'],
    ['The RBA cut the cash rate by 25 basis points in February 2025', 'agrees', 'AU.CASHRATE.CHANGE', '2025-02-19', '2025-02-18'],
    ['retail turnover fell 4.4 per cent in December 2021', 'agreed_then', 'AU.RETAIL', '2021-12', '2022-02-07'],
    ['GDP fell 0.3% in the March quarter of 2020', 'agreed_then', 'AU.GDP.QOQ', '2020-Q1', null],
    ['GDP grew 1.4 per cent in 2023-24', 'agrees', 'AU.GDP', 'FY2023-24', null],
    ['the mean dwelling price is over $1.1 million', 'agrees', 'AU.DWELLING.VALUE', '2026-Q2', null],
    ['unemployment in Victoria was 4.7 per cent in January 2025', 'agrees', 'AU.UNEMP.VIC', '2025-01', null],
    ['minus 6.8 per cent GDP growth in the second quarter of 2020', 'agrees', 'AU.GDP.QOQ', '2020-Q2', null],
  ])('%s: %s', async (text, verdict, series_id, period, from) => {
    const [row, ...more] = await check(text);
    expect(row).toMatchObject({ verdict, series_id, period, role: 'meant', ...(from === null ? {} : { agreed_from: from }) });
    expect(more).toEqual([]);
    // The returned request gives the value.
    const again: readonly Row[] = (await server.json(String(row?.['reproduce_url']).replace(/^https?:\/\/[^/]+/, ''))).data;
    expect(row?.['agreed_value']).toBeCloseTo(Number(again[0]?.['value']) * (series_id === 'AU.DWELLING.VALUE' ? 1000 : 1), 6);
  });

  it.each(['inflation was 7.8 per cent in December 2022', 'GDP grew 1.4 per cent in 2023-24'])(
    '%s: is in a file with the stated hash',
    async (text) => {
      const [row] = await check(text);
      const file = await server.get(String(row?.['reproduce_csv']).replace(/^https?:\/\/[^/]+/, ''));
      expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(row?.['reproduce_sha256']);
    },
  );

  it('has the file with the vintage that agrees', async () => {
    const [then] = await check('inflation was 7.8 per cent in December 2022');
    const [now] = await check('inflation was 7.9 per cent in December 2022');
    expect(then?.['sha256']).not.toBe(now?.['sha256']);
  });

  it('is compared only with other measures of the same kind', async () => {
    const rows = await check('unemployment was 5% in June 2026');
    expect(rows.map(({ verdict, series_id }) => [verdict, series_id])).toEqual([['differs', 'AU.UNEMP.SA']]);
  });

  it('of another measure does not replace the concept that the text names', async () => {
    const rows = await check('GDP grew 0.2 per cent in the December quarter 2024');
    expect(rows.map(({ role, series_id }) => [role, series_id])).toEqual([['meant', 'AU.GDP.QOQ']]);
    expect(['differs', 'other_period']).toContain(rows[0]?.['verdict']);
    expect(String(rows[0]?.['answer'])).toMatch(/^Gross domestic product, quarterly growth: 0\.\d% in the December quarter 2024, not 0\.2/);
  });

  it.each([
    ['unemployment was 4.1 per cent in March 2025', true],
    ['unemployment was 4.10 per cent in March 2025', true],
    ['unemployment was 4.08 per cent in March 2025', false],
    ['unemployment was 4.12 per cent in March 2025', false],
  ])('%s: a text with more decimals than the agency prints agrees only with the published value', async (text, agrees) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ series_id: 'AU.UNEMP.SA', period: '2025-03' });
    expect(['agrees', 'agreed_then'].includes(String(row?.['verdict']))).toBe(agrees);
  });

  it('is reported with the earliest stored vintage if the first release is not stored', async () => {
    const [row] = await check('GDP grew 0.2% in the December quarter 2023');
    expect(String(row?.['answer'])).toContain('The earliest stored vintage is from 5 June 2024.');
  });

  it('is explained by its revision', async () => {
    const [row] = await check('inflation was 7.8 per cent in December 2022');
    expect(row).toMatchObject({
      value_now: 7.9,
      agreed_to: '2026-01-28',
      first_value: 7.8,
      change_kind: 'rounding',
      changed_on: '2026-01-29',
    });
    expect(row?.['answer']).toBe(
      'Consumer price inflation, annual change, quarterly: 7.8% in the December quarter 2022, as published from 25 January 2023 to 28 January 2026. It is now 7.9%. Only the rounding changed on 29 January 2026, because the index has a new reference base.',
    );
  });
});

describe('a wrong value', () => {
  it.each([
    ['inflation was 6.5 per cent in December 2022', 'differs', 7.9],
    ['GDP rose 6.8 per cent in the June quarter 2020', 'differs', -6.8],
    ['inflation was 7.8 per cent in December 2023', 'other_period', 4.1],
    ['inflation was under 7 per cent in December 2022', 'differs', 7.9],
  ])('%s: %s', async (text, verdict, now) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ verdict, agreed_value: null });
    expect(Number(row?.['value_now'])).toBeCloseTo(now, 1);
  });

  it('may be that for another period, which is named', async () => {
    const [row] = await check('inflation was 7.8 per cent in December 2023');
    expect(row?.['answer']).toContain('It was 7.8% in the December quarter 2022.');
  });

  it('may be that for another measure, which is named', async () => {
    const rows = await check('the cash rate was 4.25 per cent on 30 June 2025');
    expect(rows.map(({ verdict }) => verdict)).not.toContain('agrees');
  });
});

describe('a forecast', () => {
  it('is compared with the forecasts of the RBA, not with the outcome', async () => {
    const [row, ...more] = await check('The RBA forecast underlying inflation of 3.3 per cent in June 2024');
    expect([row?.['verdict'], row?.['series_id'], more]).toEqual(['forecast', 'AU.FORECAST.RBA.TRIMMED', []]);
    expect(row?.['answer']).toContain('the RBA forecast 3.3% in ');
    const [other] = await check('The RBA forecast underlying inflation of 9.9 per cent in June 2024');
    expect(other?.['answer']).toContain('no stored RBA forecast for the June quarter 2024 agrees');
  });
});

describe('a text without a year', () => {
  it('means the latest period with that name', async () => {
    const [row] = await check('annual inflation was 3.8 per cent in June');
    expect(row).toMatchObject({ verdict: 'agrees', series_id: 'AU.CPI.MONTHLY.YOY', period: '2026-06' });
  });

  it('means a period that has ended, because a statistic of an unfinished quarter cannot be published', async () => {
    const [row] = await check('GDP grew 0.8 per cent in the December quarter');
    expect(row).toMatchObject({ verdict: 'agrees', series_id: 'AU.GDP.QOQ', period: '2025-Q4', stated_period: '2025-Q4' });
  });

  it('may mean a decision in a month that has not ended', async () => {
    const [row] = await check('The RBA left the cash rate at 4.35 per cent in November');
    expect(row).toMatchObject({ series_id: 'AU.CASHRATE', stated_period: '2026-11' });
  });
});

describe('a change in one period', () => {
  it.each([
    ['CPI rose 1.2% in the September quarter 2023', 'AU.CPI.QOQ'],
    ['Consumer prices climbed 0.6 per cent in the December quarter of 2025', 'AU.CPI.QOQ'],
    ['Wages rose 0.8 per cent in the December quarter 2025', 'AU.WPI.QOQ'],
  ])('%s: %s', async (text, series_id) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ series_id, role: 'meant' });
    expect(['agrees', 'agreed_then']).toContain(row?.['verdict']);
  });

  it('is not compared if the text states an annual change', async () => {
    const [row] = await check('CPI rose 3.6 per cent in the year to the December quarter 2025');
    expect(row).toMatchObject({ verdict: 'agrees', series_id: 'AU.CPI.YOY', period: '2025-Q4' });
  });
});

describe('an indicator', () => {
  it.each([
    ['Real wages fell 0.2 per cent in the year to December 2025', 'agrees', '2025-Q4', -0.2],
    ['real wages grew 1.3 per cent over the year to the June quarter 2025', 'agrees', '2025-Q2', 1.3],
    ['real wages grew 3 per cent in the December quarter', 'differs', '2025-Q4', -0.2],
  ])('%s: %s', async (text, verdict, period, value_now) => {
    const rows = await check(text);
    expect(rows).toMatchObject([{ verdict, period, value_now, series_id: null, title: 'Real wage growth (annual)' }]);
    const again: readonly Row[] = (await server.json(String(rows[0]?.['reproduce_url']).replace(/^https?:\/\/[^/]+/, ''))).data;
    expect(again[0]?.['real_wages_gap_pct']).toBe(value_now);
    const page = (await server.get(`/check?text=${encodeURIComponent(text)}`, { accept: 'text/html' })).body;
    expect(parse(page).querySelector('a[href="/signals/real-wages"]')).not.toBeNull();
  });

  it('is not replaced by a series with one of its words', async () => {
    const rows = await check('the real cash rate was 1.1 per cent in June 2026');
    expect(rows).toMatchObject([{ verdict: 'unknown_measure', series_id: null }]);
    expect(rows[0]?.['answer']).toBe('The words match the indicator real-cash-rate. Its values cannot be compared with a text.');
    const [none] = await check('real wages fell 3 per cent in 1950');
    expect(none).toMatchObject({ verdict: 'no_value', series_id: null });
  });
});

describe('a rate for a city', () => {
  it('is the annual change', async () => {
    const [row] = await check("Sydney's inflation rate was 2.5 per cent in the March quarter 2025");
    expect(row).toMatchObject({ series_id: 'AU.CPI.INDEX.SYDNEY', transformation: 'pc1', period: '2025-Q1' });
  });

  it('is that for the named good, not for another measure', async () => {
    const [row] = await check('electricity prices fell 6.2 per cent in the 12 months to June 2025');
    expect(String(row?.['series_id'])).toMatch(/^AU\.CPI\.ELECTRICITY\./);
  });
});

describe('a text that cannot be checked', () => {
  it.each([
    ['the price of gold rose 12 per cent in 2025', 'unknown_measure'],
    ['underlying inflation of 12 per cent in 2030', 'no_value'],
    ['unemployment was 4.5% last September', 'no_value'],
    ['dwelling approvals fell 5.7 per cent in 1950', 'no_value'],
    ['inflation was 7.3 per cent in November 2022', 'no_value'],
  ])('%s: %s', async (text, verdict) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ verdict, role: null, value_now: null });
    expect(String(row?.['answer']).length).toBeGreaterThan(20);
  });

  it('has no value, is empty, or is too long', async () => {
    const none = (await server.get('/v1/check?text=wellbeing%20was%20high')).json();
    expect([none.data, none.meta.summary.verdict]).toEqual([[], 'no_figure']);
    expect((await server.get('/v1/check')).json().errors[0].parameter).toBe('text');
    expect((await server.get(`/v1/check?text=${'x'.repeat(501)}`)).statusCode).toBe(400);
  });
});

describe('several values', () => {
  it('have their own periods, before or after them', async () => {
    const rows = await check('In December 2022 inflation was 7.8 per cent, and in December 2024 it was 2.4 per cent');
    expect(rows.map(({ period, verdict }) => [period, verdict])).toEqual([
      ['2022-Q4', 'agreed_then'],
      ['2024-Q4', 'agrees'],
    ]);
  });

  it('from one to another have two periods, and a change and its level are two measures', async () => {
    const moved = await check('unemployment rose from 4.37% in May to 4.43% in June 2026');
    expect(moved.map(({ period }) => period)).toEqual(['2026-05', '2026-06']);
    const cut = await check('the RBA cut the cash rate by 25 basis points to 4.1 per cent in February 2025');
    expect(cut.map(({ series_id, verdict }) => [series_id, verdict])).toEqual([
      ['AU.CASHRATE.CHANGE', 'agrees'],
      ['AU.CASHRATE', 'agrees'],
    ]);
  });

  it('do not include numbers in names', async () => {
    const rows = await check('the 10-year bond yield was 4.2 per cent in June 2025, for those aged 15-24 after 12 months');
    expect(rows.map(({ claim, stated }) => [claim, stated])).toEqual([[1, '4.2 per cent']]);
  });
});

it('the page and the files have the data in the response', async () => {
  const text = 'inflation was 7.8 per cent in December 2022';
  const page = parse((await server.get(`/check?text=${encodeURIComponent(text)}`, { accept: 'text/html' })).body);
  const [row] = await check(text);
  expect(page.querySelector('#claim-1 p')?.text).toBe(row?.['answer']);
  expect(page.querySelector('#claim-1 .chip')?.text).toBe('Agreed when published');
  const links = page.querySelectorAll('#values-1 a[href*=".csv"]').map((link) => link.getAttribute('href') ?? '');
  expect((await server.get(String(links[0]).replaceAll('&amp;', '&'))).body).toContain(',2022-Q4,7.8,');
  expect((await server.get(`/w/check.csv?text=${encodeURIComponent(text)}`)).body).toContain('agreed_then');
  expect((await server.get(`/w/chek.csv?text=1`)).json().errors[0].did_you_mean).toBe('check');
  for (const name of ['q', 'query', 'claim', 'sentence'])
    for (const path of ['/check', '/v1/check', '/w/check.csv']) {
      const { statusCode, body } = await server.get(`${path}?${name}=inflation`, { accept: path === '/check' ? 'text/html' : '*/*' });
      expect([path, name, statusCode, body]).toEqual([path, name, 400, expect.stringContaining('Did you mean text')]);
    }
  expect(parse((await server.get('/check', { accept: 'text/html' })).body).querySelectorAll('section li a').length).toBeGreaterThan(2);
});

// This test is last, because it changes the stored data.
it('a citation has the same bytes and the same rows after another revision of its value', async () => {
  const text = 'inflation was 7.9 per cent in December 2022';
  const [row] = await check(text);
  const pathOf = (member: string): string => String(row?.[member]).replace(/^https?:\/\/[^/]+/, '');
  const rows = async (): Promise<unknown> => (await server.json(pathOf('reproduce_url'))).data;
  const before = await rows();
  server.shelf.clock.set('2027-02-01T00:00:00.000Z');
  await putSeries(server.shelf, [{ handle: AU_CPI_YOY, values: { '2022-Q4': 8.1 } }], { scope: 'partial', publishedOn: '2027-01-28' });
  expect((await check(text))[0]).toMatchObject({ verdict: 'agreed_then', value_now: 8.1 });
  const file = await server.get(pathOf('reproduce_csv'));
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(row?.['reproduce_sha256']);
  expect(await rows()).toEqual(before);
});
