import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  AU_GOVERNMENT_ADVANCES_PAID,
  AU_GOVERNMENT_ADVANCES_RECEIVED,
  AU_GOVERNMENT_BALANCE,
  AU_GOVERNMENT_DEBT_SECURITIES,
  AU_GOVERNMENT_DEPOSITS_HELD,
  AU_GOVERNMENT_DEPOSITS_OWED,
  AU_GOVERNMENT_EXPENSE,
  AU_GOVERNMENT_LOANS_HELD,
  AU_GOVERNMENT_LOANS_OWED,
  AU_GOVERNMENT_NET_LENDING,
  AU_GOVERNMENT_REVENUE,
} from '../../src/catalogue/series/government.ts';
import { AU_GSP_NOMINAL } from '../../src/catalogue/series/national-accounts-detail.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { STATE_FISCAL_SNAPSHOT } from '../../src/signals/state-fiscal-snapshot.ts';
import { GFS_STATE } from '../../src/sources/abs/datasets/GFS_STATE.ts';
import { openShelf, params, type SeriesContent, type Shelf } from '../queries/shelf.ts';
import { type Holding, putSeries } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf();
});
afterEach(() => shelf.close());

const rows = async (text = '') =>
  (await evaluateSignal(shelf.ctx, STATE_FISCAL_SNAPSHOT, params(text))).data as readonly Record<string, unknown>[];

/** Makes invented round values: debt of 1,000 and assets of 300. */
const figures = (state: 'NSW' | 'TAS', year: string): Holding[] => [
  { handle: AU_GOVERNMENT_REVENUE[state], values: { 'FY2022-23': 1, [year]: 900 } },
  { handle: AU_GOVERNMENT_EXPENSE[state], values: { [year]: 950.5 } },
  { handle: AU_GOVERNMENT_BALANCE[state], values: { [year]: -50.5 } },
  { handle: AU_GOVERNMENT_NET_LENDING[state], values: { [year]: -80 } },
  { handle: AU_GOVERNMENT_DEPOSITS_OWED[state], values: { [year]: 100 } },
  { handle: AU_GOVERNMENT_ADVANCES_RECEIVED[state], values: { [year]: 200 } },
  { handle: AU_GOVERNMENT_LOANS_OWED[state], values: { [year]: 300 } },
  { handle: AU_GOVERNMENT_DEBT_SECURITIES[state], values: { [year]: 400 } },
  { handle: AU_GOVERNMENT_DEPOSITS_HELD[state], values: { [year]: 50 } },
  { handle: AU_GOVERNMENT_ADVANCES_PAID[state], values: { [year]: 100 } },
];

describe('state-fiscal-snapshot', () => {
  test('has published values, and the upper bound of net debt if all of its parts exist', async () => {
    await putSeries(shelf, [
      ...figures('NSW', 'FY2024-25'),
      { handle: AU_GOVERNMENT_LOANS_HELD.NSW, values: { 'FY2024-25': 150 } },
      ...figures('TAS', 'FY2023-24'),
    ]);
    expect(await rows()).toEqual([
      {
        period: 'FY2024-25',
        state: 'New South Wales',
        financial_year: '2024-25',
        revenue_aud_m: 900,
        expense_aud_m: 950.5,
        net_operating_balance_aud_m: -50.5,
        net_lending_aud_m: -80,
        net_debt_aud_m: null,
        net_debt_upper_bound_aud_m: 700,
        net_debt_pct_gsp: null,
      },
      expect.objectContaining({
        period: 'FY2023-24',
        state: 'Tasmania',
        revenue_aud_m: 900,
        net_debt_aud_m: null,
        net_debt_upper_bound_aud_m: null,
      }),
    ]);
    const { meta } = await evaluateSignal(shelf.ctx, STATE_FISCAL_SNAPSHOT, params(''));
    expect(meta.notes).toContainEqual(expect.stringMatching(/^No data for Victoria, Queensland, .* and Australian Capital Territory\.$/));
    expect(await rows('state=tas')).toHaveLength(1);
    await expect(rows('state=Auckland')).rejects.toMatchObject({ faults: [{ parameter: 'state' }] });
  });

  /** Invented: this vintage has the line only for New South Wales. */
  test('has net debt and its share of gross state product in the financial year of the row, if the workbook has it', async () => {
    const line = (region: string, values: Readonly<Record<string, number>>): SeriesContent => ({
      codes: ['net_debt', region],
      freq: 'FY',
      unit: 'AUD',
      multiplier: 6,
      values,
    });
    const revenue = (region: string): SeriesContent => ({
      codes: ['revenue', region],
      freq: 'FY',
      unit: 'AUD',
      multiplier: 6,
      values: { 'FY2024-25': 900 },
    });
    await shelf.put(GFS_STATE, {
      dimensions: { MEASURE: { revenue: 'Total GFS revenue', net_debt: 'Net debt' }, REGION: { 1: 'NSW', 4: 'SA', 6: 'TAS' } },
      series: [revenue('1'), revenue('4'), revenue('6'), line('1', { 'FY2024-25': 650 }), line('6', { 'FY2023-24': 40 })],
    });
    await putSeries(shelf, [
      { handle: AU_GSP_NOMINAL.NSW, values: { 'FY2023-24': 1000, 'FY2024-25': 2600 } },
      { handle: AU_GSP_NOMINAL.SA, values: { 'FY2024-25': 500 } },
      { handle: AU_GSP_NOMINAL.TAS, values: { 'FY2023-24': 80 } },
    ]);
    expect((await rows()).map((row) => [row['state'], row['net_debt_aud_m'], row['net_debt_pct_gsp']])).toEqual([
      ['New South Wales', 650, 25],
      ['South Australia', null, null],
      ['Tasmania', null, null],
    ]);
  });
});
