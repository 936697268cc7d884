import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_DWELLING_SALES } from '../../src/catalogue/series/dwelling-sales.ts';
import { AU_DWELLING_VALUE, AU_DWELLING_VALUE_BY_STATE } from '../../src/catalogue/series/housing.ts';
import { AU_MORTGAGE_NEW_VARIABLE } from '../../src/catalogue/series/rates.ts';
import { AU_WPI_INDEX } from '../../src/catalogue/series/wages.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { HOUSING_AFFORDABILITY } from '../../src/signals/housing-affordability.ts';
import { IND_POSTCODE_MEDIAN } from '../../src/sources/ato/datasets/IND_POSTCODE_MEDIAN.ts';
import { INDIVIDUALS_SELECTED_ITEMS } from '../../src/sources/ato/datasets/INDIVIDUALS_SELECTED_ITEMS.ts';
import { openShelf, params, type Shelf, type Values } from '../queries/shelf.ts';
import { putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-10-20T00:00:00.000Z');
});
afterEach(() => shelf.close());

/** ABS Data API, RES_DWELL_ST 5.AUS.Q and 5.1.Q, thousands: June quarters 2024 and 2026. */
const putPrices = (national: Values = { '2026-Q2': 1100.4 }, nsw: Values = { '2024-Q2': 1222, '2026-Q2': 1304.9 }, unit?: string) =>
  putSeries(
    shelf,
    [
      { handle: AU_DWELLING_VALUE, values: national },
      { handle: AU_DWELLING_VALUE_BY_STATE.NSW, values: nsw },
    ].map((holding) => (unit === undefined ? holding : { ...holding, unit })),
  );

/** State, postcode, individuals and median by income year. */
type Postcode = readonly [state: string, postcode: string, individuals: Values, median: Values];

const putPostcodes = (...postcodes: readonly Postcode[]) =>
  shelf.put(IND_POSTCODE_MEDIAN, {
    dimensions: {
      STATE: Object.fromEntries(postcodes.map(([state]) => [state, state])),
      POSTCODE: Object.fromEntries(postcodes.map(([, postcode]) => [postcode, postcode])),
      MEASURE: { individuals: 'Individuals no.', median_taxable_income: 'Median taxable income $' },
    },
    series: postcodes.flatMap(([state, postcode, individuals, median]) => [
      { codes: [state, postcode, 'individuals'], unit: 'Persons', values: individuals },
      { codes: [state, postcode, 'median_taxable_income'], unit: 'AUD', values: median },
    ]),
  });

/** ATO, Taxation statistics 2016-17, Individuals table 1B: 44,382 of 2016-17. */
const putPublished = (values: Values = { 'FY2016-17': 44382 }) =>
  shelf.put(INDIVIDUALS_SELECTED_ITEMS, {
    dimensions: { ITEM: { 'Taxable income or loss': 'Taxable income or loss' }, STATISTIC: { median_aud: 'median $' } },
    series: [{ codes: ['Taxable income or loss', 'median_aud'], unit: 'AUD', values }],
  });

/** The wage price index in the quarter of the Census and in June 2026. It updates 1,746 a week to 101,000 a year. */
const putWages = (values: Values = { '2021-Q3': 90_792, '2026-Q2': 101_000 }) => putSeries(shelf, [{ handle: AU_WPI_INDEX, values }]);

const YEAR = 'FY2023-24';
const evaluate = (text: string) => evaluateSignal(shelf.ctx, HOUSING_AFFORDABILITY, params(text));
const answer = async (text = '') => (await evaluate(text)).data as Record<string, unknown> & { states: readonly Record<string, unknown>[] };
const stateOf = async (state: string, text = '') => (await answer(text)).states.find((one) => one['state'] === state);

describe('the formula', () => {
  /** 807,000 / 101,000 = 7.99 years of income, and 0.20 x 807,000 / (0.15 x 101,000) = 10.65 years. */
  test('807,000 at 101,000: 7.99 years of income, a deposit in 10.65', async () => {
    await putPrices({ '2026-Q2': 807 });
    await putWages();
    await putPostcodes(['NSW', '2000', { [YEAR]: 10 }, { [YEAR]: 101_000 }]);
    expect(await answer()).toMatchObject({
      median_household_income_aud: expect.closeTo(101_000, 6),
      price_to_household_income_ratio: expect.closeTo(7.990099, 6),
      household_period: '2026-Q2',
      mean_dwelling_value_aud: 807_000,
      median_income_aud: 101_000,
      price_to_income_ratio: expect.closeTo(7.990099, 6),
      years_to_save_deposit: expect.closeTo(10.653465, 6),
    });
  });

  test('deposit and saving are parameters with a source', async () => {
    await putPrices({ '2026-Q2': 807 });
    await putWages();
    await putPostcodes(['NSW', '2000', { [YEAR]: 10 }, { [YEAR]: 101_000 }]);
    expect((await answer('deposit_pct=10&saving_pct=20'))['years_to_save_deposit']).toBeCloseTo((0.1 * 807) / (0.2 * 101), 10);
    const notes = async (text: string) => (await evaluate(text)).meta.notes.join('\n');
    expect(await notes('')).toMatch(/deposit_pct is 20% from 31 March 2022\. Source: ANZ CoreLogic/);
    expect(await notes('deposit_pct=10')).not.toContain('deposit_pct =');
    await expect(evaluate('saving_pct=0')).rejects.toMatchObject({ faults: [{ parameter: 'saving_pct' }] });
  });

  test('prices in dollars instead of thousands give the same result', async () => {
    await putPostcodes(['NSW', '2000', { [YEAR]: 10 }, { [YEAR]: 101_000 }]);
    await putPrices();
    const before = await answer();
    await putPrices({ '2026-Q2': 1_100_400 }, { '2024-Q2': 1_222_000, '2026-Q2': 1_304_900 }, 'AUD');
    expect(await answer()).toEqual(before);
  });
});

describe('income', () => {
  /** By hand: 100 at 40,000, 300 at 50,000, 350 at 60,000, 250 at 70,000: the 500th of 1,000 is at 60,000. */
  const four: readonly Postcode[] = [
    ['NSW', '2001', { [YEAR]: 350 }, { [YEAR]: 60_000 }],
    ['NSW', '2002', { [YEAR]: 100 }, { [YEAR]: 40_000 }],
    ['VIC', '3001', { [YEAR]: 250 }, { [YEAR]: 70_000 }],
    ['VIC', '3002', { [YEAR]: 300 }, { [YEAR]: 50_000 }],
  ];

  test('is the median of the medians of postcodes, weighted by persons, with a note', async () => {
    await putPrices();
    await putPostcodes(...four);
    const { states, ...national } = await answer();
    expect(national).toMatchObject({ median_income_aud: 60_000, income_period: YEAR, income_basis: 'median_of_postcode_medians' });
    expect(national['caveats']).toContainEqual(expect.stringContaining('close to the median of all individuals but not equal to it'));
    expect(states).toHaveLength(8);
    expect(states[0]).toMatchObject({ state: 'NSW', median_income_aud: 60_000, dwelling_period: '2026-Q2' });
    expect(await stateOf('VIC')).toMatchObject({ median_income_aud: 50_000, mean_dwelling_value_aud: null, price_to_income_ratio: null });
    expect(await stateOf('TAS')).toMatchObject({ median_income_aud: null, income_period: null, years_to_save_deposit: null });
  });

  test('omits a postcode without a value for the latest year', async () => {
    await putPrices();
    await putPostcodes(...four, ['NSW', '2003', { 'FY2022-23': 100_000 }, { 'FY2022-23': 10_000 }]);
    expect(await answer()).toMatchObject({ median_income_aud: 60_000, income_period: YEAR });
  });

  test('uses the published median unless its income year is older', async () => {
    await putPrices();
    await putPostcodes(...four);
    await putPublished();
    expect(await answer()).toMatchObject({ median_income_aud: 60_000, income_period: YEAR });
    await putPublished({ [YEAR]: 55_868 });
    expect(await answer()).toMatchObject({ median_income_aud: 55_868, income_period: YEAR, income_basis: 'published_median' });
    expect(await stateOf('NSW')).toMatchObject({ median_income_aud: 60_000, income_basis: 'median_of_postcode_medians' });
  });
});

test('is available for one state on request', async () => {
  await putPrices();
  await putPostcodes(['NSW', '2000', { [YEAR]: 10 }, { [YEAR]: 60_018 }]);
  const { states } = await answer('state=new south wales');
  expect(states).toEqual([
    {
      state: 'NSW',
      mean_dwelling_value_aud: 1_304_900,
      dwelling_period: '2026-Q2',
      median_income_aud: 60_018,
      income_period: YEAR,
      income_basis: 'median_of_postcode_medians',
      price_to_income_ratio: expect.closeTo(21.741811, 6),
      household_period: null,
      household_dwelling_value_aud: null,
      median_household_income_aud: null,
      price_to_household_income_ratio: null,
      years_to_save_deposit: null,
      loan_rate_pct: null,
      monthly_repayment_aud: null,
      repayment_share_pct: null,
      repayment_share_with_buffer_pct: null,
    },
  ]);
  await expect(evaluate('state=Atlantis')).rejects.toMatchObject({ faults: [{ parameter: 'state' }] });
});

/**
 * By hand: ABS 6432.0, June 2024, means of 973,300 and of 1,222,000 in New South Wales. 6345.0: 137.5 in September 2021 and 151.5 in
 * June 2024. Census 2021: 1,746 and 1,829 a week. 52 x 1,746 x 151.5 / 137.5 = 100,036.
 */
test('a household has Census income updated by wages, and price and income in the same quarter', async () => {
  await putPrices({ '2024-Q2': 973.3, '2026-Q2': 1100.4 });
  await putWages({ '2021-Q3': 137.5, '2024-Q2': 151.5 });
  await putPostcodes(['NSW', '2000', { [YEAR]: 10 }, { [YEAR]: 60_000 }]);
  const { states, ...national } = await answer();
  expect(national).toMatchObject({
    dwelling_period: '2026-Q2',
    household_period: '2024-Q2',
    household_dwelling_value_aud: 973_300,
    median_household_income_aud: expect.closeTo(100_036, 0),
    price_to_household_income_ratio: expect.closeTo(9.73, 2),
    years_to_save_deposit: expect.closeTo(12.97, 2),
  });
  expect(states[0]).toMatchObject({
    state: 'NSW',
    household_period: '2024-Q2',
    household_dwelling_value_aud: 1_222_000,
    price_to_household_income_ratio: expect.closeTo(11.66, 2),
  });
  expect(states[1]).toMatchObject({ state: 'VIC', years_to_save_deposit: null });
});

/** By hand: 80% of 1,093,200 over 300 months at 5.5% is 5,370.56 a month. Twelve of them are 61.3% of 105,121. At 8.5% they are 80.4%. */
test('golden: loan repayments as a share of household income, and at three percentage points more', async () => {
  await putPrices({ '2026-Q2': 1093.2 });
  await putWages({ '2021-Q3': 52 * 1746, '2026-Q2': 105_121 });
  await putPostcodes(['NSW', '2000', { [YEAR]: 10 }, { [YEAR]: 60_000 }]);
  expect(await answer('rate_pct=5.5')).toMatchObject({
    loan_rate_pct: 5.5,
    monthly_repayment_aud: expect.closeTo(5370.56, 2),
    repayment_share_pct: expect.closeTo(61.3, 1),
    repayment_share_with_buffer_pct: expect.closeTo(80.4, 1),
  });
  expect(await answer('rate_pct=0&loan_years=10')).toMatchObject({ monthly_repayment_aud: expect.closeTo(7288, 6) });
  expect(await answer()).toMatchObject({ loan_rate_pct: null, monthly_repayment_aud: null, repayment_share_pct: null });
  await putSeries(shelf, [{ handle: AU_MORTGAGE_NEW_VARIABLE, values: { '2026-07': 6, '2026-08': 5.5 } }]);
  const { data, meta } = await evaluate('');
  expect(data).toMatchObject({ loan_rate_pct: 5.5, loan_rate_period: '2026-08', repayment_share_pct: expect.closeTo(61.3, 1) });
  expect(meta.headline).toMatch(/At 5\.5%, the rate on new loans in August 2026, repayments would take 61\.3% of that income\.$/);
});

/**
 * By hand, June 2026: sales of 100 at 700,000, 300 at 800,000 and 200 at 900,000, with few elsewhere at 500,000. Half of 606 sales are reached
 * at 800,000. Income 101,000: 7.92 years, a deposit in 10.56, and 640,000 over 300 months at 6% is 4,123.53 a month, 49.0% of income.
 */
test('golden: median prices in the capitals, and the median for Australia, weighted by sales', async () => {
  await putPrices();
  await putWages();
  await putPostcodes(['NSW', '2000', { [YEAR]: 10 }, { [YEAR]: 60_000 }]);
  expect(await answer('rate_pct=6')).toMatchObject({ median_dwelling_price_aud: null, capitals: [] });
  const sold: Readonly<Record<string, readonly [price: number, sales: number]>> = {
    'HOUSES.SYDNEY': [900, 200],
    'HOUSES.MELBOURNE': [800, 300],
    'ATTACHED.REST_NSW': [700, 100],
    ...Object.fromEntries(['BRISBANE', 'ADELAIDE', 'PERTH', 'HOBART', 'DARWIN', 'CANBERRA'].map((city) => [`HOUSES.${city}`, [500, 1]])),
  };
  const handleOf = (id: string) => {
    const handle = AU_DWELLING_SALES.find((one) => one.id === id);
    if (!handle) throw new Error(id);
    return handle;
  };
  await putSeries(
    shelf,
    Object.entries(sold).flatMap(([place, [price, sales]]) => [
      { handle: handleOf(`AU.DWELLING.MEDIAN.${place}`), values: { '2026-Q2': price } },
      { handle: handleOf(`AU.DWELLING.SALES.${place}`), values: { '2026-Q2': sales } },
    ]),
  );
  const { data, meta } = await evaluate('rate_pct=6');
  expect(data).toMatchObject({
    median_dwelling_price_aud: 800_000,
    median_price_period: '2026-Q2',
    median_price_to_household_income_ratio: expect.closeTo(7.921, 3),
    median_years_to_save_deposit: expect.closeTo(10.561, 3),
    median_repayment_share_pct: expect.closeTo(48.992, 3),
  });
  const { capitals } = data as unknown as { capitals: readonly Record<string, unknown>[] };
  expect(capitals.map(({ city, dwelling, median_price_aud: price }) => [city, dwelling, price]).slice(0, 2)).toEqual([
    ['Sydney', 'houses', 900_000],
    ['Melbourne', 'houses', 800_000],
  ]);
  // Income of the state of the capital: 1,829 a week in New South Wales at the Census, and wages rose by 101,000 / 90,792.
  expect(capitals[0]).toMatchObject({ median_household_income_aud: expect.closeTo((52 * 1829 * 101_000) / 90_792, 3) });
  expect(meta.headline).toMatch(
    /^The estimated median dwelling price in the June quarter 2026 was 7\.9 times .* At 6% interest, repayments would take 49\.0% of that income\.$/,
  );
});

test('the periods differ, and the result names them', async () => {
  await putPrices({ '2026-Q2': 1100.4 }, { '2024-Q2': 1222 });
  await putPostcodes(['NSW', '2000', { [YEAR]: 10 }, { [YEAR]: 60_000 }]);
  const data = await answer();
  expect(data).toMatchObject({ dwelling_period: '2026-Q2', income_period: YEAR });
  expect(data.states[0]).toMatchObject({ dwelling_period: '2024-Q2' });
  expect(data['caveats']).toContainEqual(expect.stringMatching(/price is for the June quarter 2026 and the income for 2023–24/));
});

test('the result is unavailable without any price', async () => {
  await putPostcodes(['NSW', '2000', { [YEAR]: 10 }, { [YEAR]: 60_000 }]);
  await expect(evaluate('')).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', status: 503 });
});
