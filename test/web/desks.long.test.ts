/** Compares desks and calculators with values that were calculated without the program. */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OverStore, serveStore } from '../http/over-store.ts';

type Row = Readonly<Record<string, number | string | null>>;
interface Reply {
  readonly data: readonly Row[];
  readonly meta: { readonly summary: Row; readonly notes: readonly string[] };
}

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const read = async (path: string): Promise<Reply> => (await server.get(`/v1/${path}`)).json();
const text = async (path: string) => parse((await server.get(path, { accept: 'text/html' })).body);

describe('the housing desk', () => {
  it('golden: 61.3% of 105,121 on 1,093,200 at 5.5% over 25 years, and 80.4% at 3 points more', async () => {
    const { data } = await read('housing-desk?rate=5.5');
    expect(data[0]).toMatchObject({
      place: 'Australia',
      period: '2025-Q4',
      mean_price_aud: 1_093_200,
      household_income_aud: 105_121,
      monthly_repayment_aud: 5371,
      repayment_share_pct: 61.3,
      repayment_share_with_buffer_pct: 80.4,
      years_to_save: 13.9,
    });
    expect(data).toHaveLength(9);
  });

  it('names the quarter of each price, the unit of the bars, and the counts of dwellings', async () => {
    const { meta } = await read('housing-desk');
    const quarters = 'the December quarter 2025 for Australia, the June quarter 2024 for 8 places';
    expect(meta.notes).toContain(`Prices are for different quarters: ${quarters}.`);
    const page = await text('/housing');
    expect(page.querySelector('#results figcaption')?.text).toBe('Monthly repayments as a share of household income, per cent');
    expect(page.querySelectorAll('.bar-list span').map((name) => name.text)).toContain('Victoria, Jun quarter 2024');
    const counts = page
      .querySelectorAll('#results details table tbody tr')
      .map((row) => row.querySelectorAll('th, td').map((cell) => cell.text.trim()));
    expect(counts[0]).toEqual(['Australia', 'Mar quarter 2026', '199,234', '–', '172,928', '242,874']);
    expect(counts).toHaveLength(9);
  });

  it('uses the stored rate if none is given, and names it', async () => {
    const { meta } = await read('housing-desk');
    expect(meta.summary).toMatchObject({ rate_pct: 5.9, rate_series: 'AU.MORTGAGE.NEW.VARIABLE', rate_period: '2026-03' });
  });

  it('repays equal parts without interest', async () => {
    const { data } = await read('housing-desk?rate=0&years=10&deposit=0');
    expect(data[0]?.['monthly_repayment_aud']).toBe(1_093_200 / 120);
  });

  it('refuses words, and numbers out of range', async () => {
    expect((await server.get('/v1/housing-desk?rate=abc')).statusCode).toBe(400);
    expect((await server.get('/v1/housing-desk?deposit=100')).statusCode).toBe(400);
  });
});

describe('my inflation', () => {
  it('golden: official weights give 3.74, contributions add up to 3.76, and housing of 40% gives 4.46', async () => {
    const { meta } = await read('my-inflation');
    expect(Number(meta.summary['official_weights_pct'])).toBeCloseTo(3.74, 2);
    expect(Number(meta.summary['published_contributions_ppt'])).toBeCloseTo(3.76, 2);
    expect(Number((await read('my-inflation?housing=40')).meta.summary['own_inflation_pct'])).toBeCloseTo(4.46, 2);
  });

  it('a single group has its own change, and weights add up to 100', async () => {
    const { data, meta } = await read('my-inflation?food=100');
    expect(meta.summary['own_inflation_pct']).toBe(data.find(({ parameter }) => parameter === 'food')?.['annual_change_pct']);
    const { data: some } = await read('my-inflation?food=30&housing=12.5');
    expect(some.reduce((sum, row) => sum + Number(row['own_weight_pct']), 0)).toBeCloseTo(100, 3);
    expect((await server.get('/v1/my-inflation?food=60&housing=50')).statusCode).toBe(400);
  });
});

describe('policy rules', () => {
  const own = 'pi=3.4&u=4.3&u_star=4.5&phi=1&pi_weight=0.5&target=2.5';

  it('golden: a Taylor rate of 4.45, and 3.55 to 6.05 for the published neutral rates', async () => {
    const { data } = await read(`rule-calculator?${own}&r_star=0.4`);
    expect(data.map(({ value_pct: value }) => value)).toEqual([4.45]);
    const values = (await read(`rule-calculator?${own}`)).data.map(({ value_pct: value }) => value);
    expect([values[0], values.at(-1)]).toEqual([3.55, 6.05]);
  });

  it('have no preferred rule by default', async () => {
    const { data } = await read('rule-calculator');
    expect(data).toMatchObject([{ value_pct: null, reason: 'Enter u_star, phi, pi_weight, target.' }]);
  });

  it('for the real rate do not combine values from two times', async () => {
    expect((await read('rule-calculator?rule=real_rate')).data).toMatchObject([{ value_pct: null, reason: 'Enter expected.' }]);
    // The rate in the daily table is later than the last stored decision.
    const { data, meta } = await read('rule-calculator?rule=real_rate&expected=2.6');
    expect([data[0]?.['value_pct'], meta.summary]).toEqual([
      1.75,
      expect.objectContaining({ nominal_pct: 4.35, nominal_period: '2026-05-06' }),
    ]);
    expect((await read('rule-calculator?rule=real_rate&nominal=4.1&expected=2.6')).data).toMatchObject([{ value_pct: 1.5 }]);
  });

  // 40 · 1.04 / 1.05 + 1 = 40.619, and a balance of −0.381 keeps the debt at 40.
  it('for debt', async () => {
    const { data } = await read('rule-calculator?rule=debt&debt=40&interest=4&growth=5&balance=-1');
    expect(data.map(({ value_pct: value }) => value)).toEqual([40.619, -0.381]);
  });
});

it('the search leads to forecasts, checks and calculators', async () => {
  const links = async (q: string): Promise<readonly (string | undefined)[]> =>
    (await text(`/search?q=${encodeURIComponent(q)}`)).querySelectorAll('p.row a.chip').map((link) => link.getAttribute('href'));
  expect(await links('trimmed mean forecast')).toEqual(expect.arrayContaining(['/forecasts/AU.FORECAST.RBA.TRIMMED', '/inflation']));
  expect(await links('unemployment forecasts')).toContain('/forecasts/AU.FORECAST.RBA.UNEMP');
  expect((await links('inflation was 7.8% in December 2022')).some((href) => href?.startsWith('/check?text='))).toBe(true);
  expect(await links('rba decisions')).toContain('/board-days');
  expect((await links('unemployment rate')).filter((href) => href?.startsWith('/check'))).toEqual([]);
});

it('the pages have the responses, and keep the values in the form', async () => {
  const housing = await text('/housing?rate=5.5');
  expect(housing.querySelector('#results tbody tr')?.text).toContain('61.3%');
  expect(housing.querySelector('#rate')?.getAttribute('value')).toBe('5.5');
  expect((await text('/my-inflation?housing=40')).querySelector('#results p')?.text).toContain('4.46%');
  expect((await text('/rules?rule=taylor&r_star=&u_star=')).querySelector('#results')?.text).toContain(
    'Enter the unemployment rate at full employment, the weight on unemployment, the weight on inflation',
  );
  expect((await server.get('/w/my-inflation.csv?housing=40')).body.trim().split('\n')).toHaveLength(12);
});

describe('the page about policy rules', () => {
  const MINE = 'u_star=4.5&phi=1&pi_weight=0.5&target=2.5';
  it('has a bar for each result, and a chart of the inputs', async () => {
    const page = await text(`/rules?${MINE}`);
    const bars = page.querySelectorAll('.bar-list b').map((bar) => bar.text);
    const values = (await read(`rule-calculator?${MINE}`)).data.map(({ value_pct: value }) => `${Number(value).toFixed(2)}%`);
    expect(bars).toEqual(values);
    expect(page.querySelectorAll('figure[data-chart]')).toHaveLength(1);
    expect(page.text).toContain('Trimmed mean inflation and unemployment rate');
  });

  it('names the missing input in words, and has a chart of the cash rate that the response uses', async () => {
    const page = await text('/rules?rule=real_rate');
    expect(page.querySelector('#results')?.text).toContain('Enter expected inflation.');
    const drawn = JSON.parse(page.querySelector('figure[data-chart] script')?.text ?? '') as { series: { id: string; value: number[] }[] };
    // The stored expectations are too old for the rule.
    expect(drawn.series.map(({ id }) => id)).toEqual(['AU.CASHRATE']);
    expect(drawn.series[0]?.value.at(-1)).toBe((await read('rule-calculator?rule=real_rate')).meta.summary['nominal_pct']);
  });

  it('shows debt now and after a year as bars, without a chart of stored series', async () => {
    const page = await text('/rules?rule=debt&debt=40&interest=4&growth=5&balance=-1');
    expect(page.querySelectorAll('.bar-list b').map((bar) => bar.text)).toEqual(['40.00%', '40.62%']);
    expect(page.querySelectorAll('figure[data-chart]')).toHaveLength(0);
  });
});

it('the page about panels has a chart of the number of series with a value in each period, as in the files', async () => {
  const charts = (await text('/panels')).querySelectorAll('figure[data-chart] script');
  expect(charts).toHaveLength(2);
  for (const [i, panel] of ['aus-md', 'aus-qd'].entries()) {
    const drawn = JSON.parse(charts[i]?.text ?? '') as { series: { value: number[] }[] };
    const { data } = await read(panel);
    const counts = data
      .filter(({ sasdate }) => /^\d/.test(String(sasdate)))
      .map((row) => Object.values(row).filter((value) => typeof value === 'number').length);
    expect(drawn.series[0]?.value).toEqual(counts);
  }
});
