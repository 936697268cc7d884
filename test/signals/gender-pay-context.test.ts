import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RegisterRow } from '../../src/core/define-dataset.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { GENDER_PAY_CONTEXT } from '../../src/signals/gender-pay-context.ts';
import { AWE } from '../../src/sources/abs/datasets/AWE.ts';
import { HEADLINE_GAP } from '../../src/sources/wgea/datasets/HEADLINE_GAP.ts';
import { WORKFORCE_COMPOSITION } from '../../src/sources/wgea/datasets/WORKFORCE_COMPOSITION.ts';
import { openShelf, params, type SeriesContent, type Shelf } from '../queries/shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf();
  await shelf.put(HEADLINE_GAP, {
    dimensions: {
      ANZSIC_DIVISION: {
        K: 'Financial and Insurance Services',
        E: 'Construction',
        Q: 'Health Care and Social Assistance',
        ALL: 'All employers',
      },
      EMPLOYER_SIZE_BAND: { ALL: 'all' },
      SECTOR: { Private: 'Private' },
      MEASURE: { midpoint_total_rem_gap_pct: 'Mid-point', employer_count: 'Employers' },
    },
    series: [gap('K', 21.4), gap('E', 23.9), gap('Q', 4.1), gap('ALL', 11.2)],
  });
});
afterEach(() => shelf.close());

/**
 * Finance 21.4 and all employers 11.2 as published by the Agency in March 2026 for 2024-25, construction "almost 24". Health is
 * invented.
 */
const gap = (division: string, value: number): SeriesContent => ({
  codes: [division, 'ALL', 'Private', 'midpoint_total_rem_gap_pct'],
  values: { 'FY2024-25': value },
});
const ask = async (text = '') => (await evaluateSignal(shelf.ctx, GENDER_PAY_CONTEXT, params(text))).data as Record<string, unknown>;
const employees = (anzsic_division: string, gender: string, n_employees: number): RegisterRow => ({
  ...Object.fromEntries(WORKFORCE_COMPOSITION.columns.map((column) => [column.name, null])),
  anzsic_division,
  gender,
  n_employees,
});

describe('gender-pay-context', () => {
  test('ranks industries, the widest gap first', async () => {
    expect(await ask('industry=K')).toMatchObject({
      industry: 'Financial and Insurance Services',
      gender_pay_gap_pct: 21.4,
      all_industries_pct: 11.2,
      rank: 2,
      of: 3,
      reporting_year: '2024-25',
      female_share_of_employment_pct: null,
      industries: [
        { code: 'E', rank: 1 },
        { code: 'K', rank: 2 },
        { code: 'Q', rank: 3 },
      ],
    });
    for (const text of ['industry=finance', 'industry=financial+and+insurance+services']) {
      expect(await ask(text)).toMatchObject({ rank: 2 });
    }
  });

  test('includes all industries unless one is requested, and refuses an unknown industry', async () => {
    expect(await ask()).toMatchObject({ industry: 'All industries', gender_pay_gap_pct: 11.2, rank: null });
    await expect(ask('industry=Z')).rejects.toMatchObject({ faults: [{ parameter: 'industry' }] });
  });

  test('reports the share of women among reported employees', async () => {
    await shelf.load(WORKFORCE_COMPOSITION, [
      ...[employees('Construction', 'Women', 20), employees('Construction', 'Men', 60), employees('Construction', 'Women', 5)],
      ...[employees('Financial and Insurance Services', 'Women', 50), employees('Financial and Insurance Services', 'Men', 50)],
    ]);
    expect((await ask('industry=construction'))['female_share_of_employment_pct']).toBeCloseTo((100 * 25) / 85, 9);
    expect((await ask('industry=K'))['female_share_of_employment_pct']).toBe(50);
  });

  /** ABS 6302.0 of November 2024 has a gap of 11.9%. The levels are invented to match it. */
  test('has the three quoted gaps, each under its own name, only for all industries', async () => {
    const earnings = (sex: string, values: Readonly<Record<string, number>>): SeriesContent => ({
      codes: ['3', '1', sex, '7', 'TOT', '20', 'AUS', 'S'],
      freq: 'S',
      unit: 'AUD',
      values,
    });
    const own = { midpoint_employer_gap_pct: 11.2, average_total_remuneration_gap_pct: 21.1 };
    expect(await ask()).toMatchObject({ ...own, full_time_ordinary_earnings_gap_pct: null, full_time_ordinary_earnings_period: null });
    const put = (women: Readonly<Record<string, number>>) =>
      shelf.put(AWE, {
        dimensions: {
          MEASURE: { 3: 'Full-time adult ordinary time earnings' },
          ESTIMATE_TYPE: { 1: 'Estimate' },
          SEX: { 1: 'Males', 2: 'Females' },
          SECTOR: { 7: 'All' },
          INDUSTRY: { TOT: 'All' },
          TSEST: { 20: 'Seasonally adjusted' },
          REGION: { AUS: 'Australia' },
          FREQ: { S: 'Half-yearly' },
        },
        series: [earnings('1', { '2024-S1': 1900, '2024-S2': 2000 }), earnings('2', women)],
      });
    await put({ '2024-S1': 1700, '2024-S2': 1762 });
    expect(await ask()).toMatchObject({
      ...own,
      full_time_ordinary_earnings_gap_pct: expect.closeTo(11.9, 9),
      full_time_ordinary_earnings_period: '2024-S2',
    });
    expect(await ask('industry=K')).toMatchObject({
      midpoint_employer_gap_pct: 21.4,
      average_total_remuneration_gap_pct: null,
      full_time_ordinary_earnings_gap_pct: null,
    });
    // If one of the two values is missing for a half-year, there is no gap. An older value does not replace the missing one.
    await put({ '2024-S1': 1700 });
    expect((await ask())['full_time_ordinary_earnings_gap_pct']).toBeNull();
  });
});
