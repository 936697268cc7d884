import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  AU_CREDIT_TOTAL,
  AU_CREDIT_TOTAL_FORMER,
  AU_CREDIT_TOTAL_FORMER_MOM,
  AU_CREDIT_TOTAL_FORMER_YOY,
  AU_CREDIT_TOTAL_MOM,
  AU_CREDIT_TOTAL_YOY,
} from '../../src/catalogue/series/credit.ts';
import { AU_GDP_NOMINAL } from '../../src/catalogue/series/national-accounts.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { CREDIT_IMPULSE } from '../../src/signals/credit-impulse.ts';
import { openShelf, params, type Shelf, type Values } from '../queries/shelf.ts';
import { monthsFrom, putSeries, quartersFrom, viewOfFigures } from './put-series.ts';

/** RBA statistical table D2 as published 31 January 2023: DLCACS, AUD billion, at quarter ends. */
const FORMER = {
  '2014-12': 2341.883,
  '2015-12': 2501.299,
  '2016-12': 2642.111,
  '2020-12': 3014.244,
  '2021-12': 3236.222,
  '2022-12': 3507.749,
};
/** ABS 5206.0 table 1, December quarter 2025: A2304418T, AUD million. */
const GDP = {
  ...quartersFrom('2016-Q1', [416074, 420967, 426422, 440635]),
  ...quartersFrom('2022-Q1', [600120, 623911, 626310, 640802]),
};

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-03-20T00:00:00.000Z');
});
afterEach(() => shelf.close());

interface Credit {
  readonly levels?: readonly (readonly [SeriesHandle, Values])[];
  readonly growth?: readonly (readonly [SeriesHandle, Values])[];
  readonly gdp?: Values;
}

async function put({ levels = [[AU_CREDIT_TOTAL_FORMER, FORMER]], growth = [], gdp = GDP }: Credit): Promise<void> {
  const holdings = (pairs: readonly (readonly [SeriesHandle, Values])[]) => pairs.map(([handle, values]) => ({ handle, values }));
  await putSeries(shelf, holdings(levels));
  await putSeries(shelf, holdings(growth.length > 0 ? growth : [[AU_CREDIT_TOTAL_YOY, { '2000-01': 1 }]]));
  await putSeries(shelf, [{ handle: AU_GDP_NOMINAL, values: gdp }]);
}
const evaluate = (text: string) => evaluateSignal(shelf.ctx, CREDIT_IMPULSE, params(text));
const rows = async (text: string) => (await evaluate(text)).data as readonly Record<string, unknown>[];

describe('golden', () => {
  /** The flows of 161.9 bn and 137.9 bn, from the RBA's data of 2017, over a year of GDP of 1,704.1 bn. */
  test('flow 161.9 bn, then 137.9 bn: -24.0 bn, about -1.4% of GDP', async () => {
    const levels = { '2014-12': 2366.4, '2015-12': 2528.3, '2016-12': 2666.2 };
    await put({ levels: [[AU_CREDIT_TOTAL, levels]] });
    expect((await rows('start=2016&end=2016'))[0]).toEqual({
      period: '2016-Q4',
      credit_aud_bn: 2666.2,
      credit_flow_aud_bn: 137.9,
      flow_change_aud_bn: -24,
      gdp_annual_aud_bn: 1704.098,
      credit_impulse_pct_gdp: expect.closeTo(-1.408, 3),
      rounding_bound_pct_gdp: null,
      credit_definition: 'excluding_financial_businesses',
      credit_basis: 'levels_as_published',
      // The RBA lists breaks in 24 months of the two years.
      breaks: expect.arrayContaining(['credit-2015-01', 'credit-2016-12']),
    });
  });

  test.each([
    ['2016-Q4', 140.812, -18.604, 1704.098],
    ['2022-Q4', 271.527, 49.549, 2491.143],
  ])('total credit by its former definition, %s: flow %d, change %d', async (period, flow, change, gdp) => {
    await put({});
    expect(await rows(`start=${period}&end=${period}`)).toEqual([
      expect.objectContaining({
        period,
        credit_flow_aud_bn: flow,
        flow_change_aud_bn: change,
        gdp_annual_aud_bn: gdp,
        credit_impulse_pct_gdp: expect.closeTo((100 * change) / gdp, 10),
        credit_definition: 'former_total',
      }),
    ]);
    const { notes } = (await evaluate('')).meta;
    expect(notes.join('\n')).toMatch(/former_total.*2023[\s\S]*levels_as_published are not adjusted for breaks/);
  });
});

describe('the methods', () => {
  /** Credit grows by 1 each month, and by 4 in each of the last three months. */
  const levels = monthsFrom('2014-09', [...Array.from({ length: 25 }, (_, i) => 100 + i), 128, 132, 136]);
  const gdp = quartersFrom('2016-Q1', [250_000, 250_000, 250_000, 250_000]);

  /** By hand. Annual: 9 + 12 = 21 against 12. Quarterly: 12 against 3. Annualised: 4 x 12 against 4 x 3. */
  test.each([
    ['annual', 21, 9],
    ['quarterly', 12, 9],
    ['three_month_annualised', 48, 36],
  ])('%s: flow %d, change %d', async (method, flow, change) => {
    await put({ levels: [[AU_CREDIT_TOTAL, levels]], gdp });
    expect((await evaluate(`method=${method}`)).data).toMatchObject({
      period: '2016-Q4',
      credit_flow_aud_bn: flow,
      flow_change_aud_bn: change,
      credit_impulse_pct_gdp: change / 10,
    });
  });

  test('refuses other methods', async () => {
    await put({});
    await expect(evaluate('method=monthly')).rejects.toMatchObject({
      faults: [{ parameter: 'method', allowed: ['annual', 'quarterly', 'three_month_annualised'] }],
    });
  });
});

describe('breaks in the levels', () => {
  /** Credit grows by 10% a year. In 2016 a lender of 1,000 bn is added to the statistics, without any new borrowing. */
  const broken = { '2014-12': 1000, '2015-12': 1100, '2016-12': 2210 };
  const growth = { '2015-12': 10, '2016-12': 10 };

  test('are removed if D1 has the growth of both years, because levels are linked backwards from the latest level', async () => {
    await put({ levels: [[AU_CREDIT_TOTAL, broken]], growth: [[AU_CREDIT_TOTAL_YOY, growth]] });
    const [row] = await rows('start=2016&end=2016');
    expect(row).toMatchObject({ credit_aud_bn: 2210, credit_basis: 'break_adjusted', credit_definition: 'excluding_financial_businesses' });
    // 2210 / 1.1 = 2009.0909…, and 2210 / 1.21 = 1826.4463…
    expect(row?.['credit_flow_aud_bn']).toBeCloseTo(200.909091, 6);
    expect(row?.['flow_change_aud_bn']).toBeCloseTo(200.909091 - 182.644628, 5);
    expect((await evaluate('')).meta.notes.join('\n')).not.toContain('not adjusted for breaks');
  });

  test('remain if D1 does not have the growth of one year, with a note in the row', async () => {
    await put({ levels: [[AU_CREDIT_TOTAL, broken]], growth: [[AU_CREDIT_TOTAL_YOY, { '2016-12': 10 }]] });
    expect((await rows('start=2016&end=2016'))[0]).toMatchObject({ credit_basis: 'levels_as_published', credit_flow_aud_bn: 1110 });
  });

  test('are removed month by month by the other methods', async () => {
    const monthly = monthsFrom('2015-09', Array<number>(16).fill(1));
    await put({ levels: [[AU_CREDIT_TOTAL, { '2016-12': 1000 }]], growth: [[AU_CREDIT_TOTAL_MOM, monthly]] });
    const [row] = await rows('start=2016&end=2016&method=quarterly');
    const flow = 1000 * (1 - 1.01 ** -3);
    expect(row?.['credit_basis']).toBe('break_adjusted');
    expect(row?.['credit_flow_aud_bn']).toBeCloseTo(flow, 9);
    expect(row?.['flow_change_aud_bn']).toBeCloseTo(flow * (1 - 1.01 ** -12), 9);
  });

  test('in the former definition are removed with the growth of that definition', async () => {
    await put({
      levels: [[AU_CREDIT_TOTAL_FORMER, broken]],
      growth: [
        [AU_CREDIT_TOTAL_FORMER_YOY, growth],
        [AU_CREDIT_TOTAL_FORMER_MOM, {}],
      ],
    });
    expect((await rows('start=2016&end=2016'))[0]).toMatchObject({ credit_definition: 'former_total', credit_basis: 'break_adjusted' });
  });
});

test('are never inside the comparison in a row: no levels from both sides of July 2019 are compared without growth', async () => {
  const levels = { '2017-12': 2757, '2018-12': 2880, '2019-12': 2936 };
  const gdp = quartersFrom('2019-Q1', [480_000, 485_000, 490_000, 495_000]);
  await put({ levels: [[AU_CREDIT_TOTAL, levels]], gdp });
  expect(await rows('start=2019&end=2019')).toEqual([]);
  await put({ levels: [[AU_CREDIT_TOTAL, levels]], growth: [[AU_CREDIT_TOTAL_YOY, { '2018-12': 4.3, '2019-12': 2.4 }]], gdp });
  const [row] = await rows('start=2019&end=2019');
  expect(row).toMatchObject({
    period: '2019-Q4',
    credit_basis: 'break_adjusted',
    credit_flow_aud_bn: expect.closeTo(2936 - 2936 / 1.024, 9),
  });
  expect(Number(row?.['rounding_bound_pct_gdp'])).toBeGreaterThan(0.1);
  expect(Number(row?.['rounding_bound_pct_gdp'])).toBeLessThan(0.3);
});

test('are also linked by growth with all its decimals, with a negligible difference', async () => {
  const levels = { '2017-12': 2757, '2018-12': 2880, '2019-12': 2936 };
  const gdp = quartersFrom('2019-Q1', [480_000, 485_000, 490_000, 495_000]);
  await put({
    levels: [[AU_CREDIT_TOTAL, levels]],
    growth: [[AU_CREDIT_TOTAL_YOY, { '2018-12': 4.301234567891, '2019-12': 2.398765432109 }]],
    gdp,
  });
  const [row] = await rows('start=2019&end=2019');
  expect(row?.['credit_flow_aud_bn']).toBeCloseTo(2936 - 2936 / 1.02398765432109, 9);
  expect(Number(row?.['rounding_bound_pct_gdp'])).toBeLessThan(1e-9);
});

test('are not listed if D1 agrees: the levels are then linked without a rounding error', async () => {
  const levels = { '2022-12': 3400, '2023-12': 3570, '2024-12': 3766 };
  const gdp = quartersFrom('2024-Q1', [660_000, 665_000, 670_000, 675_000]);
  await put({ levels: [[AU_CREDIT_TOTAL, levels]], growth: [[AU_CREDIT_TOTAL_YOY, { '2023-12': 5, '2024-12': 5.5 }]], gdp });
  const [row] = await rows('start=2024&end=2024');
  // One break is listed in December 2022, and no link spans it.
  expect(row).toMatchObject({
    credit_flow_aud_bn: expect.closeTo(196, 9),
    flow_change_aud_bn: expect.closeTo(26, 9),
    rounding_bound_pct_gdp: 0,
  });
});

test('the definitions are not mixed within a row', async () => {
  await put({
    levels: [
      [AU_CREDIT_TOTAL, { '2015-12': 2000, '2016-12': 2200 }],
      [AU_CREDIT_TOTAL_FORMER, FORMER],
    ],
  });
  expect((await rows('start=2016&end=2016'))[0]).toMatchObject({ credit_definition: 'former_total', credit_aud_bn: 2642.111 });
});

test('a missing quarter of GDP has no row', async () => {
  await put({ gdp: { ...GDP, '2016-Q2': null } });
  expect((await rows('start=2015')).map((row) => row['period'])).toEqual(['2022-Q4']);
});

test('credit in billions or millions and GDP in millions or billions give the same impulse', () => {
  const positive = fc.array(fc.integer({ min: 1000, max: 9000 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(positive, fc.integer({ min: 100_000, max: 900_000 }), (levels, gdp) => {
      const t = 2016 * 4 + 3;
      const month = 2016 * 12 + 11;
      const credit = (by: number) => new Map(levels.map((level, i): [number, number] => [month - 12 * i, level * by]));
      const output = (by: number) => new Map([0, 1, 2, 3].map((i): [number, number] => [t - i, gdp * by]));
      const none = viewOfFigures(AU_CREDIT_TOTAL_YOY, new Map());
      const impulse = (creditBy: number, creditPower: number, gdpBy: number, gdpPower: number) => {
        const inputs = {
          D: viewOfFigures(AU_CREDIT_TOTAL, credit(creditBy), creditPower),
          g: none,
          E: viewOfFigures(AU_CREDIT_TOTAL_FORMER, new Map()),
          e: none,
          Y: viewOfFigures(AU_GDP_NOMINAL, output(gdpBy), gdpPower),
        };
        return CREDIT_IMPULSE.compute(inputs, t, { method: 'annual' })['credit_impulse_pct_gdp'];
      };
      expect(impulse(1000, 6, 0.001, 9)).toBeCloseTo(Number(impulse(1, 9, 1, 6)), 9);
    }),
  );
});

describe('the sentence names both flows', () => {
  const headline = async (text: string) => (await evaluate(text)).meta.headline;

  test('of a year and the previous year', async () => {
    await put({ levels: [[AU_CREDIT_TOTAL, { '2014-12': 2366.4, '2015-12': 2528.3, '2016-12': 2666.2 }]] });
    expect(await headline('start=2016&end=2016')).toBe(
      "New credit in the year to the December quarter 2016 was $24.0 billion less than the previous year's figure. The credit impulse was −1.41% of GDP.",
    );
  });

  /** Levels of 2021 and of June 2022 are invented. */
  test('of a quarter and the same quarter of the previous year, or the previous quarter at an annual rate', async () => {
    const levels = { '2021-09': 3100, '2021-12': 3150, '2022-06': 3400, '2022-09': 3461.9, '2022-12': 3507.7 };
    await put({ levels: [[AU_CREDIT_TOTAL_FORMER, levels]] });
    expect(await headline('method=quarterly&start=2022-Q4')).toMatch(
      /^New credit in the December quarter 2022 was \$4\.2 billion less than the figure for the same quarter of the previous year\. /,
    );
    expect(await headline('method=three_month_annualised&start=2022-Q4')).toMatch(
      /^New credit at an annual rate in the December quarter 2022 was \$64\.4 billion less than the previous quarter's figure\. /,
    );
  });
});
