/** Checks how statements are read: the number, unit, direction and period of each. */
import { describe, expect, it } from 'vitest';
import { formatPeriod } from '../../../src/core/period.ts';
import { readClaims } from '../../../src/queries/economy/check/read-claims.ts';

/** 29 November 2026. */
const TODAY = 20_786;

const read = (text: string) =>
  readClaims(text, TODAY).claims.map(({ value, number, form, period, back }) => [
    value,
    number.unit,
    form,
    period && formatPeriod(period),
    ...(back === 0 ? [] : [back]),
  ]);

describe('one value', () => {
  it.each([
    ['inflation was 7.8 per cent in December 2022', [7.8, 'percent', 'level', '2022-12']],
    ['GDP fell by 0.3 per cent in the June quarter of 2020', [-0.3, 'percent', 'change', '2020-Q2']],
    ['GDP growth of −0.3% in Q1 2020', [-0.3, 'percent', 'change', '2020-Q1']],
    ['in the third quarter of 2024 wages were up 3.5pc', [3.5, 'percent', 'change', '2024-Q3']],
    ['the rate was cut by 25 basis points on 19 February 2025', [-0.25, 'points', 'change', '2025-02-19']],
    ['unemployment fell to 4.1% in Sept. 2024', [4.1, 'percent', 'level', '2024-09']],
    ['employment rose by 32,000 in March 2026', [32_000, 'count', 'change', '2026-03']],
    ['net migration of half a million in 2022-23', null],
    ['the price is $1.1 million', [1_100_000, 'money', 'level', null]],
    ['GDP grew 1½ per cent over the year to June 2024', [1.5, 'percent', 'change', '2024-06']],
    ['unemployment rose half a percentage point in 2023', [0.5, 'points', 'change', '2023']],
    ['approvals were 180,000 in the financial year 2024-25', [180_000, 'count', 'level', 'FY2024-25']],
    ['three per cent inflation on 31/12/2023', [3, 'percent', 'level', '2023-12-31']],
    ['job vacancies fell 2.7% in the May quarter 2024', [-2.7, 'percent', 'change', '2024-05']],
    ['vacancies rose 3% in the quarter to November 2024', [3, 'percent', 'change', '2024-11']],
    ['10-year bonds at 4.5 per cent in 2024-06', [4.5, 'percent', 'level', '2024-06']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected === null ? [] : [expected]));
});

it('is compared up to the last digit in the sentence', () => {
  const tolerance = (text: string) => readClaims(text, TODAY).claims[0]?.number.tolerance;
  expect(['7.8%', '8%', '1.10 million', '32,000', '32,500', '2¼ per cent', '5 basis points'].map(tolerance)).toEqual([
    ...[0.05, 0.5, 5000, 500, 50, 0.125, 0.005],
  ]);
});

it('is one of several values that are matched with their periods, and those beyond five are counted', () => {
  expect(read('rose from 4.1% to 4.2% in June 2026')).toEqual([
    [4.1, 'percent', 'level', '2026-06', 1],
    [4.2, 'percent', 'level', '2026-06'],
  ]);
  expect(read('eased to 3.8% from 4.0% in June 2026').map((one) => one.slice(3))).toEqual([['2026-06'], ['2026-06', 1]]);
  expect(read('eased to 3.8% in June 2026 from 4.0% in May').map((one) => one.slice(3))).toEqual([['2026-06'], ['2026-05']]);
  expect(read('rose from 4.1% in May to 4.2% in June 2026').map((one) => one[3])).toEqual(['2026-05', '2026-06']);
  expect(read('In 2022 it was 7.8%, and in 2024 2.4%').map((one) => one[3])).toEqual(['2022', '2024']);
  const many = readClaims('1% 2% 3% 4% 5% 6% 7%', TODAY);
  expect([many.claims.length, many.more]).toEqual([5, 2]);
});

it.each([
  ['GDP grew 0.8% in the December quarter of 2025 and 2.6% over the year', [false, true]],
  ['CPI rose 0.3% in June and 3.8% over the year', [false, true]],
  ['CPI rose 3.8% over the year to June 2026 and 0.3% in the month', [true, false]],
  ['Annual inflation was 3.8% in June 2026, after 4.0% in May', [true, true]],
  ['The CPI rose 3.8% and the trimmed mean 3.6% over the year to June 2026', [true, true]],
  ['Wages grew 3.4% over the year, up from 3.3% in the September quarter', [true, true]],
  ['CPI rose 1.0% in the June quarter 2026', [false]],
])('only values of a year are annual: %s', (text, expected) => {
  expect(readClaims(text, TODAY).claims.map(({ isAnnual }) => isAnnual)).toEqual(expected);
});

describe('a period without a year', () => {
  it.each([
    ['3 per cent in December', '2025-12'],
    ['3 per cent in November', '2026-11'],
    ['4.5% last September', '2026-09'],
    ['growth of 0.3 per cent in the September quarter', '2026-Q3'],
    ['3 per cent last quarter', '2026-Q3'],
    ['3 per cent last financial year', 'FY2025-26'],
    ['3 per cent this year', '2026'],
    ['3 per cent over the last year', null],
    ['3 per cent in the past year', null],
  ])('%s: %s', (text, expected) => expect(read(text)[0]?.[3]).toBe(expected));

  it('is read only if the day is known', () => {
    expect(readClaims('3 per cent in December', null).claims[0]).toMatchObject({ period: null, year: 'named' });
  });
});

it('the measure is distinguished from lengths of time and forecasts', () => {
  const words = (text: string) => readClaims(text, TODAY).claims[0]?.words;
  expect(words('electricity prices fell 6.2 per cent in the 12 months to June 2025')).toBe('electricity prices fell over the year');
  expect(readClaims('the RBA forecasts inflation of 2.6 per cent in December 2025', TODAY).claims[0]).toMatchObject({
    isForecast: true,
    words: 'the RBA inflation of in',
  });
});

it('cents are read', () => expect(read('65 US cents in June 2025')).toEqual([[0.65, 'count', 'level', '2025-06']]));

it('a number in a name is not read as a value', () => {
  expect(read('those aged 15-24, 15 to 24 year olds, top 5, 12 months, in 2024')).toEqual([]);
});
