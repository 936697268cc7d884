/** Calculates the indicators from the starter data. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { type Dataset, dottedId } from '../../src/core/define-dataset.ts';
import type { Signal } from '../../src/core/define-signal.ts';
import { WattleError } from '../../src/core/errors.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { APPROVALS_VS_COMPLETIONS } from '../../src/signals/approvals-vs-completions.ts';
import { APPROVALS_VS_MIGRATION } from '../../src/signals/approvals-vs-migration.ts';
import { CHARITY_SECTOR_HEALTH } from '../../src/signals/charity-sector-health.ts';
import { COST_OF_LIVING } from '../../src/signals/cost-of-living.ts';
import { CPI_BREADTH } from '../../src/signals/cpi-breadth.ts';
import { CPI_BY_CITY } from '../../src/signals/cpi-by-city.ts';
import { CREDIT_IMPULSE } from '../../src/signals/credit-impulse.ts';
import { ECONOMIC_DASHBOARD } from '../../src/signals/economic-dashboard.ts';
import { ENERGY_SNAPSHOT } from '../../src/signals/energy-snapshot.ts';
import { GDP_PER_CAPITA_RUN } from '../../src/signals/gdp-per-capita-run.ts';
import { GENDER_PAY_CONTEXT } from '../../src/signals/gender-pay-context.ts';
import { HOUSEHOLD_DEBT_SERVICE } from '../../src/signals/household-debt-service.ts';
import { HOUSING_AFFORDABILITY } from '../../src/signals/housing-affordability.ts';
import { INFLATION_DECOMPOSITION } from '../../src/signals/inflation-decomposition.ts';
import { REAL_MORTGAGE_RATE } from '../../src/signals/real-mortgage-rate.ts';
import { REAL_RATE_REGIME } from '../../src/signals/real-rate-regime.ts';
import { REAL_SAVINGS_RATE } from '../../src/signals/real-savings-rate.ts';
import { REAL_WAGES } from '../../src/signals/real-wages.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { SECTORAL_EMPLOYMENT_SHIFT } from '../../src/signals/sectoral-employment-shift.ts';
import { STATE_EMPLOYMENT_SNAPSHOT } from '../../src/signals/state-employment-snapshot.ts';
import { STATE_FISCAL_SNAPSHOT } from '../../src/signals/state-fiscal-snapshot.ts';
import { STATE_LEAGUE_TABLE } from '../../src/signals/state-league-table.ts';
import { TRADE_BALANCE } from '../../src/signals/trade-balance.ts';
import { WAGE_VS_RENT_GAP } from '../../src/signals/wage-vs-rent-gap.ts';
import { YIELD_CURVE } from '../../src/signals/yield-curve.ts';
import { ACNC_REGISTER } from '../../src/sources/ato/datasets/ACNC_REGISTER.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { STARTER_LOADED_AT } from '../starter/loaded-starter.ts';

const STARTER = path.resolve('starter');
/** The minimum number of indicators that have a value with the starter data. */
const ANSWERED = 30;

describe('the starter data', () => {
  let shelf: Shelf;
  beforeAll(async () => {
    shelf = await openShelf(STARTER_LOADED_AT, 'starter');
  });
  afterAll(() => shelf.close());

  test('the whole history of each indicator has an explanation with at most 20,000 values, or is refused', async () => {
    const refused: string[] = [];
    for (const signal of SIGNALS) {
      const found = await evaluateSignal(shelf.ctx, signal, params('start=1950&explain=1')).catch((error: unknown) => error);
      if (found instanceof WattleError) {
        if (found.code === 'REQ_UNPROCESSABLE') refused.push(signal.id);
        continue;
      }
      const { meta } = found as Awaited<ReturnType<typeof evaluateSignal>>;
      const { rows } = meta.explain as { readonly rows: readonly { readonly operands: readonly unknown[] }[] };
      expect(
        rows.reduce((sum, { operands }) => sum + operands.length, 0),
        signal.id,
      ).toBeLessThanOrEqual(20_000);
    }
    expect(refused).toEqual(expect.arrayContaining(['bank-deposit-share', 'state-league-table', 'macro-snapshot-state']));
  });

  test.each([
    ['2022-Q2', -3.6],
    ['2023-Q4', 0.2],
    ['2024-Q2', 0.3],
  ])('real wages of %s: %d', async (period, gap) => {
    const { data } = await evaluateSignal(shelf.ctx, REAL_WAGES, params(`start=${period}&end=${period}`));
    expect(data).toEqual([expect.objectContaining({ period, real_wages_gap_pct: gap })]);
  });

  test.each([
    ['2022-Q4', -3.7],
    ['2024-Q4', 1.05],
  ])('real rate of %s: %d', async (period, real) => {
    const { data } = await evaluateSignal(shelf.ctx, REAL_RATE_REGIME, params(`start=${period}&end=${period}`));
    expect(data).toEqual([expect.objectContaining({ period, real_rate_pct: real })]);
  });

  test.each([
    [REAL_SAVINGS_RATE, '2025-Q4', { deposit_rate_pct: 3.75, cpi_annual_pct: 3.6, real_rate_pct: 0.15 }],
    [REAL_MORTGAGE_RATE, '2025-Q4', { mortgage_rate_pct: 5.5, real_mortgage_rate_pct: 1.9 }],
    [CREDIT_IMPULSE, '2022-Q4', { credit_aud_bn: 3507.749, credit_flow_aud_bn: 271.527, gdp_annual_aud_bn: 2491.143 }],
    [
      INFLATION_DECOMPOSITION,
      '2026-Q2',
      { headline_pct: expect.closeTo(3.941888, 6), all_groups_pct: expect.closeTo(3.963146, 6), method: 'one_link' },
    ],
    [GDP_PER_CAPITA_RUN, '2025-Q4', { gdp_per_capita_aud: 24923, quarters_of_decline: 0, decline_began: null }],
    [HOUSEHOLD_DEBT_SERVICE, '2024-Q1', { debt_to_income_pct: expect.closeTo(184.6859, 4), status: 'estimate' }],
    [YIELD_CURVE, '2026-04', { ten_year_less_cash_ppt: 0.869, three_year_less_cash_ppt: 0.547, slope: 'positive' }],
    [APPROVALS_VS_COMPLETIONS, '2025-Q4', { approvals_4q: 194082, completions_4q: 172642 }],
    [APPROVALS_VS_MIGRATION, '2025-Q4', { approvals_4q: 194082, net_overseas_migration_4q: 301000 }],
  ])('the latest value of $id: $1', async (signal, period, figures) => {
    const { data, meta } = await evaluateSignal(shelf.ctx, signal, params(''));
    expect(data).toMatchObject({ period, ...figures });
    expect(meta.stale).toBe(true);
  });

  test('the contributions of June 2026 match the ABS', async () => {
    const { data } = await evaluateSignal(shelf.ctx, INFLATION_DECOMPOSITION, params('frequency=m&period=2026-06'));
    const [row] = data as { headline_pct: number; groups: { contribution_ppt: number }[] }[];
    expect(row?.headline_pct).toBe(3.8);
    expect(row?.groups.map((group) => group.contribution_ppt)).toEqual([
      0.5743, 0.2895, 0.1564, 1.4774, 0.1221, 0.2595, 0.01, 0.0467, 0.4115, 0.2305, 0.1793,
    ]);
  });

  /** The published changes give all groups except furnishings (1.6), transport (0.1) and communication (2.2). */
  test('eight of eleven groups rose more than 3% in the year to June 2026', async () => {
    const { data } = await evaluateSignal(shelf.ctx, CPI_BREADTH, params('by=groups&frequency=m&period=2026-06'));
    expect(data).toEqual([expect.objectContaining({ groups_above: 8, breadth_pct: (100 * 8) / 11, groups_falling: 0 })]);
  });

  test('golden: 39 of 87 classes, 44.8%, with 59.8% of the weight, rose more than 3% in the year to June 2026', async () => {
    const { data } = await evaluateSignal(shelf.ctx, CPI_BREADTH, params(''));
    expect(data).toMatchObject({ period: '2026-06', classes_above: 39, classes_counted: 87, groups_above: 8 });
    const { breadth_pct, weight_above_pct } = data as Record<string, number>;
    expect([breadth_pct?.toFixed(1), weight_above_pct?.toFixed(1)]).toEqual(['44.8', '59.8']);
  });

  test('output per person fell in eight consecutive quarters, and in six by published growth', async () => {
    const { data } = await evaluateSignal(shelf.ctx, GDP_PER_CAPITA_RUN, params('start=2024-Q2&end=2024-Q4'));
    expect(
      (data as readonly Record<string, unknown>[]).map((row) => [row['quarters_of_decline'], row['quarters_of_published_decline']]),
    ).toEqual([
      [6, 6],
      [7, 0],
      [8, 0],
    ]);
  });

  test('no quarter with stored weights has a residual larger than rounding', async () => {
    const { data, meta } = await evaluateSignal(shelf.ctx, INFLATION_DECOMPOSITION, params('start=2019'));
    const rows = data as { period: string; headline_pct: number; all_groups_pct: number; residual_ppt: number }[];
    expect([rows[0]?.period, rows.at(-1)?.period, rows.length]).toEqual(['2019-Q3', '2026-Q2', 28]);
    // If the official rate uses another collection than the groups, their difference is not a rounding error.
    for (const row of rows) expect(Math.abs(row.residual_ppt - (row.headline_pct - row.all_groups_pct))).toBeLessThan(0.02);
    expect(rows.filter((row) => row.headline_pct !== row.all_groups_pct).map(({ period }) => period)).toEqual([
      '2025-Q3',
      '2025-Q4',
      '2026-Q1',
      '2026-Q2',
    ]);
    expect(meta.notes.join('\n')).not.toContain('differ from the headline');
  });

  test('a dwelling costs 18 years of income', async () => {
    const { data } = await evaluateSignal(shelf.ctx, HOUSING_AFFORDABILITY, params(''));
    expect(data).toMatchObject({
      mean_dwelling_value_aud: 1_100_400,
      dwelling_period: '2026-Q2',
      // The person-weighted median of the medians of postcodes, calculated from the file independently.
      median_income_aud: 59_577,
      income_basis: 'median_of_postcode_medians',
      price_to_income_ratio: expect.closeTo(18.47, 2),
    });
    const { states } = data as { states: { state: string; median_income_aud: number }[] };
    expect(Object.fromEntries(states.map((one) => [one.state, one.median_income_aud]))).toEqual({
      NSW: 60_018,
      VIC: 58_314,
      QLD: 58_316,
      SA: 56_977,
      WA: 63_431,
      TAS: 55_656,
      NT: 69_456,
      ACT: 75_167,
    });
  });

  /** ABS 5368.0, May 2017, table 1: credits 26,391, debits -23,840 million dollars, in April 23,897 and -23,672. */
  test('trade in goods is for May 2017, from a table without a balance on goods and without kinds', async () => {
    const { data, meta } = await evaluateSignal(shelf.ctx, TRADE_BALANCE, params(''));
    expect(data).toMatchObject({
      period: '2017-05',
      exports_aud_bn: 26.391,
      imports_aud_bn: 23.84,
      trade_balance_aud_bn: 2.551,
      change_on_month_aud_bn: 2.326,
      exports_top: null,
      imports_top: null,
      scope: 'goods',
    });
    expect(meta.stale).toBe(true);
    expect(meta.headline).toContain('in May 2017');
    expect(meta.notes.join(' ')).toMatch(/The balance shown is exports minus imports of the same vintage.*so the largest are unknown/);
  });

  test('the dashboard has a value for each indicator that is not too old, and states that no agency was contacted yet', async () => {
    const { data, meta } = await evaluateSignal(shelf.ctx, ECONOMIC_DASHBOARD, params(''));
    const { indicators } = data as { indicators: { id: string; value: number | null }[] };
    expect(indicators).toHaveLength(7);
    for (const { id, value } of indicators) expect(value, id).toEqual(expect.any(Number));
    expect(meta.stale).toBe(true);
    expect(meta.stale_reason).toMatch(/rba\.F1: Starter data/);
  });

  test('every indicator returns a result, reports data that must not be distributed, or refuses stale data', async () => {
    const outcomes = await Promise.all(
      SIGNALS.map(async (signal): Promise<[Signal, string, string]> => {
        try {
          const { meta } = await evaluateSignal(shelf.ctx, signal, params(''));
          return [signal, meta.stale ? 'stale' : 'fresh', ''];
        } catch (error) {
          return [signal, error instanceof WattleError ? error.code : String(error), String(error)];
        }
      }),
    );
    const shipped = (dataset: Dataset): boolean => existsSync(path.join(STARTER, dataset.source, `${dataset.id}.json.br`));
    for (const [signal, outcome, message] of outcomes) {
      if (outcome === 'DATA_UNAVAILABLE') {
        // The refusal names missing data, and the starter data have no file for them.
        const named = datasets().filter((dataset) =>
          message.split(/[\s,;:]+/).some((word) => word.replace(/\.$/, '') === dottedId(dataset)),
        );
        expect([signal.id, message, named.map(dottedId), named.some((dataset) => !shipped(dataset))]).toEqual([
          signal.id,
          message,
          named.map(dottedId),
          true,
        ]);
      } else
        expect([signal.id, outcome]).toEqual([signal.id, signal.stale === 'refuse' && signal.offline !== 'dated' ? 'DATA_STALE' : 'stale']);
    }
    expect(outcomes.filter(([, outcome]) => outcome === 'stale').length).toBeGreaterThanOrEqual(ANSWERED);
  });

  test('no result has noise from binary fractions', async () => {
    for (const signal of SIGNALS) {
      const answer = await evaluateSignal(shelf.ctx, signal, params('')).catch(() => null);
      const noisy = JSON.stringify(answer?.data ?? null).match(/"\w+":-?\d+\.\d*(?:0{6,}|9{6,})\d{1,2}(?=[,}])/g) ?? [];
      expect([signal.id, noisy]).toEqual([signal.id, []]);
    }
  });

  test.each([[CHARITY_SECTOR_HEALTH, ACNC_REGISTER]])(
    '$id names the missing file, and where it is available',
    async (signal, { upstream: { url, format } }) => {
      const refused: unknown = await evaluateSignal(shelf.ctx, signal, params('')).catch((error: unknown) => error);
      expect(refused).toMatchObject({
        code: 'DATA_UNAVAILABLE',
        hint: expect.stringContaining(`The missing file is ${format} at ${url}.`),
      });
      expect(refused).toMatchObject({ hint: expect.stringMatching(/WATTLE_UPSTREAM=live|wattle refresh/) });
    },
  );

  test('the market snapshot is for the latest stored interval, with its date and without output of another day', async () => {
    const { data, meta } = await evaluateSignal(shelf.ctx, ENERGY_SNAPSHOT, params(''));
    const rows = data as readonly Record<string, unknown>[];
    // The dispatch report of 20 August 2025, 18:10, has 242.65268 dollars and 11,997.22 megawatts in New South Wales.
    const interval = '2025-08-20T18:10:00+10:00';
    expect(rows.find(({ region }) => region === 'NSW1')).toMatchObject({
      period: interval,
      spot_price_aud_per_mwh: 242.65268,
      demand_mw: 11_997.22,
      renewable_share_pct: null,
      rooftop_pv_mw: null,
    });
    expect(rows).toHaveLength(6);
    expect(meta.stale).toBe(true);
    expect(meta.notes.join(' ')).toContain('latest stored output of generating units is for 12:05 am on 27 December 2025');
  });

  test('growth in employment across the start of a vintage has a note', async () => {
    const { meta } = await evaluateSignal(shelf.ctx, STATE_LEAGUE_TABLE, params('indicator=employment&state=VIC'));
    expect(meta.notes.join('\n')).toMatch(
      /For [A-Z_., ]*AU\.EMPLOYED\.VIC[A-Z_., ]*, figures before 2020-02 and figures from 2020-02 on are from different vintages/,
    );
    expect(meta.notes.join('\n')).not.toMatch(/In [^:]*AU\.UNEMP\.[^:]*different vintages/);
  });

  /** ABS 5512.0, 2024-25, workbook of South Australia: 332 + 148 + 21,991 + 0 of debt, less 1,524 + 139 + 244 of assets. */
  test('the budget of South Australia, in a vintage without net debt', async () => {
    const { data } = await evaluateSignal(shelf.ctx, STATE_FISCAL_SNAPSHOT, params(''));
    expect(data).toEqual([
      expect.objectContaining({
        state: 'South Australia',
        period: 'FY2024-25',
        revenue_aud_m: 27_208,
        expense_aud_m: 27_143,
        net_operating_balance_aud_m: 65,
        net_lending_aud_m: -2193,
        net_debt_aud_m: null,
        net_debt_upper_bound_aud_m: 20_564,
      }),
    ]);
  });

  /** As printed by the Agency in March 2026 for 2024-25: 11.2 for all employers, 21.4 for finance. */
  test('the pay gap of employers, for all industries and for finance', async () => {
    const gaps = (text: string) => evaluateSignal(shelf.ctx, GENDER_PAY_CONTEXT, params(text));
    expect((await gaps('')).data).toMatchObject({ period: 'FY2024-25', midpoint_employer_gap_pct: 11.2, of: 19 });
    expect((await gaps('industry=K')).data).toMatchObject({ midpoint_employer_gap_pct: 21.4, rank: 2 });
  });

  test('jobs moved to professional services in the year to February 2026', async () => {
    const { data } = await evaluateSignal(shelf.ctx, SECTORAL_EMPLOYMENT_SHIFT, params(''));
    expect((data as readonly object[])[0]).toMatchObject({ period: '2026-Q1', industry_code: 'M', change_on_year_persons: 156_499.0661 });
  });

  test('consumer prices of June 2026, and of the capitals in May 2026', async () => {
    const { data } = await evaluateSignal(shelf.ctx, COST_OF_LIVING, params(''));
    expect(data).toMatchObject({ period: '2026-06', headline_cpi_yoy_pct: 3.8, trimmed_mean_yoy_pct: 3.6, top_driver: 'Housing' });
    const { data: cities } = await evaluateSignal(shelf.ctx, CPI_BY_CITY, params('city=Perth&group=all_groups'));
    expect(cities).toEqual([expect.objectContaining({ period: '2026-05', annual_change_pct: 4, national_pct: 4, delta_ppt: 0 })]);
  });

  test('employment of the states in February 2025, and wages against dwellings and rents in the December quarter of 2025', async () => {
    const { data: states } = await evaluateSignal(shelf.ctx, STATE_EMPLOYMENT_SNAPSHOT, params('state=WA'));
    expect(states).toEqual([expect.objectContaining({ period: '2025-02', employed_persons: expect.closeTo(1_643_519.7, 0) })]);
    const { data: wages } = await evaluateSignal(shelf.ctx, WAGE_VS_RENT_GAP, params(''));
    expect(wages).toMatchObject({
      period: '2025-Q4',
      wage_growth_pct: 3.4,
      dwelling_value_growth_pct: expect.closeTo(9.0, 1),
      rent_growth_pct: expect.closeTo(4.0, 1),
    });
  });
});
