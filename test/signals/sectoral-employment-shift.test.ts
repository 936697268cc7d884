import { afterEach, beforeEach, expect, test } from 'vitest';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { SECTORAL_EMPLOYMENT_SHIFT } from '../../src/signals/sectoral-employment-shift.ts';
import { LF_INDUSTRY } from '../../src/sources/abs/datasets/LF_INDUSTRY.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { putSelection } from './put-selection.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-01-20T00:00:00.000Z');
});
afterEach(() => shelf.close());

/** ABS 6291.0.55.001 table 5, November quarter 2025: employed total, Australia, '000, in 2024-Q4 and 2025-Q4. */
const EMPLOYED: Readonly<Record<string, readonly [string, number, number]>> = {
  A: ['Agriculture, forestry and fishing', 303.300701, 270.1060682],
  B: ['Mining', 310.6628291, 287.5222191],
  C: ['Manufacturing', 882.0295824, 873.3113039],
  D: ['Electricity, gas, water and waste services', 196.6143298, 229.5819513],
  E: ['Construction', 1367.0033759, 1364.4449305],
  F: ['Wholesale trade', 344.63648, 321.6395332],
  G: ['Retail trade', 1359.7152259, 1353.9142245],
  H: ['Accommodation and food services', 970.96524, 990.8323766],
  I: ['Transport, postal and warehousing', 759.8895997, 730.7339213],
  J: ['Information media and telecommunications', 183.3531519, 185.8777109],
  K: ['Financial and insurance services', 543.684796, 541.5988108],
  L: ['Rental, hiring and real estate services', 251.9737588, 228.8019054],
  M: ['Professional, scientific and technical services', 1299.7121391, 1368.3846555],
  N: ['Administrative and support services', 435.1689454, 444.0551656],
  O: ['Public administration and safety', 959.9163563, 981.7275846],
  P: ['Education and training', 1301.4282916, 1355.376606],
  Q: ['Health care and social assistance', 2250.5388739, 2361.5518701],
  R: ['Arts and recreation services', 257.7449429, 250.8413074],
  S: ['Other services', 560.6709152, 584.0393242],
};
const TOTAL: readonly [number, number] = [14_539.009535, 14_724.3414688];

const put = (figures: typeof EMPLOYED = EMPLOYED, REGION = 'AUS') =>
  putSelection(
    shelf,
    LF_INDUSTRY,
    [...Object.entries(figures), ['TOT', ['All industries', ...TOTAL]] as const].map(([code, [, before, now]]) => ({
      codes: { MEASURE: 'M3', INDUSTRY: code, REGION },
      unit: 'Thousand persons',
      values: { '2024-Q4': before, '2025-Q4': now },
    })),
    { INDUSTRY: Object.fromEntries(Object.entries(EMPLOYED).map(([code, [name]]) => [code, name])) },
  );
const evaluate = (text = '') => evaluateSignal(shelf.ctx, SECTORAL_EMPLOYMENT_SHIFT, params(text));
const rows = async () => (await evaluate()).data as readonly Record<string, number | string | null>[];

test('golden: November 2025, health care gained most jobs and agriculture lost most', async () => {
  await put();
  const all = await rows();
  expect(all).toHaveLength(19);
  expect(all.slice(0, 3).map((row) => [row['rank'], row['industry'], row['employed_persons']])).toEqual([
    [1, 'Health care and social assistance', 2_361_551.8701],
    [2, 'Professional, scientific and technical services', 1_368_384.6555],
    [3, 'Education and training', 1_355_376.606],
  ]);
  expect(all.at(0)).toMatchObject({ period: '2025-Q4', industry_code: 'Q', change_on_year_persons: 111_012.9962 });
  expect(Number(all.at(0)?.['change_on_year_pct'])).toBeCloseTo(4.9327, 3);
  expect(all.map((row) => row['industry_code'])).not.toContain('TOT');
});

test('shares are of all industries and sum to 100, and their changes sum to zero', async () => {
  await put();
  const all = await rows();
  const sum = (field: string): number => all.reduce((total, row) => total + Number(row[field]), 0);
  expect(sum('share_pct')).toBeCloseTo(100, 9);
  expect(sum('share_change_ppt')).toBeCloseTo(0, 9);
  expect(sum('employed_persons')).toBeCloseTo(TOTAL[1] * 1000, 2);
});

test('an industry without a value for the previous year has no change, and no industry has a change in its share', async () => {
  const { B, ...others } = EMPLOYED;
  await put({ ...others, B: [B?.[0] ?? '', null as unknown as number, 287.5222191] });
  const all = await rows();
  expect(all.find((row) => row['industry'] === 'Mining')).toMatchObject({
    change_on_year_persons: null,
    change_on_year_pct: null,
    rank: null,
  });
  expect(new Set(all.map((row) => row['share_change_ppt']))).toEqual(new Set([null]));
  expect(all.reduce((total, row) => total + Number(row['share_pct']), 0)).toBeCloseTo(100, 9);
});

test('a state that is not stored has no rows', async () => {
  await put();
  await expect(evaluate('state=NSW')).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
});

test('the sentence names the requested state', async () => {
  await put();
  expect((await evaluate()).meta.headline).toContain('the share of health care and social assistance in employment rose 0.56');
  await put(EMPLOYED, '4');
  expect((await evaluate('state=SA')).meta.headline).toContain(
    'the share of health care and social assistance in employment in South Australia rose 0.56',
  );
});
