/**
 * Credit impulse: how much more, or less, new credit there is than a year before, as a share of what the economy produces.
 *
 *   D_t  total credit at the end of quarter t, AUD, seasonally adjusted (RBA D2)
 *   g_t  its growth in a month, per cent, adjusted for breaks in the series (RBA D1)
 *   Y_t  gross domestic product of quarter t at current prices, AUD, seasonally adjusted
 *   annual                  F_t = D_t - D_{t-4},        ΔF_t = F_t - F_{t-4}
 *   quarterly               F_t = D_t - D_{t-1},        ΔF_t = F_t - F_{t-4}
 *   three_month_annualised  F_t = 4 · (D_t - D_{t-1}),  ΔF_t = F_t - F_{t-1}
 *   N_t = Y_t + Y_{t-1} + Y_{t-2} + Y_{t-3}
 *   I_t = 100 · ΔF_t / N_t                              per cent of GDP
 *
 * Four quarterly impulses add up to the annual one but for the growth of N; the annualised one is the quickest and the noisiest.
 *
 * Levels have breaks (a lender reclassified, a definition changed) that are not credit. Where D1 has g for every month of the row, the
 * levels before t are chained back from the one at t: where the growth of the levels lies within 0.05 of g, the rounding of g, the
 * levels stand; where it does not there was a break, and g takes the place of their growth. Otherwise the levels are as published, and
 * the row says so.
 *
 * Total credit excludes financial businesses. Where a row cannot be had from it, it is made from total credit by its former definition
 * (E_t, growth e_t), which the Bank ended in 2023; a row is all of one or all of the other, and says which.
 * @see https://www.rba.gov.au/statistics/tables/ (D1, D2)
 * @see https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product
 */
import { AU_CREDIT_TOTAL, AU_CREDIT_TOTAL_FORMER, AU_CREDIT_TOTAL_FORMER_MOM, AU_CREDIT_TOTAL_MOM } from '../catalogue/series/credit.ts';
import { AU_GDP_NOMINAL } from '../catalogue/series/national-accounts.ts';
import { addDecimals, shiftDecimal, subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal, type SeriesView } from '../core/define-signal.ts';
import { formatPeriod, members, period } from '../core/period.ts';

/** Growth in D1 is published to one decimal. */
const ROUNDING_PPT = 0.05;

/** Quarters over which credit flows, those between the two flows that are compared, and the factor that makes the flow an annual rate. */
const METHODS = {
  annual: { over: 4, apart: 4, times: 1 },
  quarterly: { over: 1, apart: 4, times: 1 },
  three_month_annualised: { over: 1, apart: 1, times: 4 },
} as const;

export const CREDIT_IMPULSE = defineHistorySignal({
  id: 'credit-impulse',
  title: 'Credit impulse',
  summary: 'Change in the flow of new credit as a share of GDP.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: [
    'annual                  F_t = D_t - D_{t-4},        ΔF_t = F_t - F_{t-4}',
    'quarterly               F_t = D_t - D_{t-1},        ΔF_t = F_t - F_{t-4}',
    'three_month_annualised  F_t = 4 · (D_t - D_{t-1}),  ΔF_t = F_t - F_{t-1}',
    'N_t = Y_t + Y_{t-1} + Y_{t-2} + Y_{t-3}',
    'I_t = 100 · ΔF_t / N_t',
  ],
  parameters: {
    method: {
      kind: 'choice',
      values: Object.keys(METHODS),
      default: 'annual',
      description:
        'annual: flow over four quarters against the four before; quarterly: flow of the quarter against the same quarter of the year before; three_month_annualised: four times the flow of the quarter against that of the quarter before.',
    },
  },
  row: {
    credit_aud_bn: { type: 'number', unit: 'AUD billion', description: 'Total credit at the end of the quarter, as published.' },
    credit_flow_aud_bn: { type: 'number', unit: 'AUD billion', description: 'New credit by the method: F.' },
    flow_change_aud_bn: { type: 'number', unit: 'AUD billion', description: 'Change of the flow by the method: ΔF.' },
    gdp_annual_aud_bn: {
      type: 'number',
      unit: 'AUD billion',
      description: 'Gross domestic product of the four quarters to this one, current prices, seasonally adjusted: N.',
    },
    credit_impulse_pct_gdp: { type: 'number', unit: 'Per cent of GDP', description: 'Change of the flow as a share of it, unrounded: I.' },
    credit_definition: {
      type: 'string',
      unit: null,
      description: 'excluding_financial_businesses, or former_total where the row could be made only from the definition ended in 2023.',
    },
    credit_basis: {
      type: 'string',
      unit: null,
      description: 'break_adjusted where D1 has growth for every month of the row, else levels_as_published.',
    },
    breaks: {
      type: 'array',
      unit: null,
      description: 'Months of the row in which the levels broke and growth from D1 took the place of theirs; empty where there was none.',
    },
  },
  notes: [
    'Credit and GDP are seasonally adjusted. Credit is an end-of-month level, GDP a flow of the quarter.',
    'The impulse is the change of a flow, so that revisions and breaks of the level weigh heavily; single quarters are noisy.',
  ],
  inputs: () => ({
    D: { series: AU_CREDIT_TOTAL, sample: 'own', optional: true },
    g: { series: AU_CREDIT_TOTAL_MOM, sample: 'own', optional: true },
    E: { series: AU_CREDIT_TOTAL_FORMER, sample: 'own', optional: true },
    e: { series: AU_CREDIT_TOTAL_FORMER_MOM, sample: 'own', optional: true },
    Y: { series: AU_GDP_NOMINAL, sample: 'same' },
  }),
  compute: ({ D, g, E, e, Y }, t, { method }) => {
    const { over, apart, times } = METHODS[method as keyof typeof METHODS];
    const N = shiftDecimal(addDecimals([Y(t), Y(t - 1), Y(t - 2), Y(t - 3)]), Y.multiplier - BILLION);
    const quarters = [t, t - over, t - apart, t - apart - over];
    const current = D.has(lastMonth(quarters[3] ?? t)) && D.has(lastMonth(t));
    const levels = current ? levelsAt(D, g, quarters) : levelsAt(E, e, quarters);
    const [now = 0, before = 0, then = 0, beforeThen = 0] = levels.values;
    const F = times * subtractDecimals(now, before);
    const ΔF = subtractDecimals(F, times * subtractDecimals(then, beforeThen));
    return {
      credit_aud_bn: now,
      credit_flow_aud_bn: F,
      flow_change_aud_bn: ΔF,
      gdp_annual_aud_bn: N,
      credit_impulse_pct_gdp: (100 * ΔF) / N,
      credit_definition: current ? 'excluding_financial_businesses' : 'former_total',
      credit_basis: levels.adjusted ? 'break_adjusted' : 'levels_as_published',
      breaks: levels.breaks,
    };
  },
  notesOn: (rows) => [
    ...(rows.some((row) => row['credit_definition'] === 'former_total')
      ? ['Rows of former_total are of total credit as it was defined until 2023; it is not continued and not spliced to the present one.']
      : []),
    ...(rows.some((row) => row['credit_basis'] === 'levels_as_published')
      ? ['Rows of levels_as_published are not adjusted for breaks in the series, because growth from D1 is not held for all their months.']
      : []),
  ],
});

/** 10^9: billions. */
const BILLION = 9;

const lastMonth = (quarter: number): number => members(period('Q', quarter), 'M').to;

interface Levels {
  /** AUD billion at the ends of the quarters asked for. */
  readonly values: readonly number[];
  readonly adjusted: boolean;
  readonly breaks: readonly string[];
}

/** Levels at the ends of quarters, the first being the newest, chained back from it over breaks where growth is there for every month. */
function levelsAt(level: SeriesView, growth: SeriesView, quarters: readonly number[]): Levels {
  const ends = quarters.map(lastMonth);
  const inBillions = (value: number): number => shiftDecimal(value, level.multiplier - BILLION);
  const [newest, oldest] = [Math.max(...ends), Math.min(...ends)];
  if (!hasAll(growth, oldest + 1, newest) || !hasAll(level, oldest, newest)) {
    return { values: ends.map((month) => inBillions(level(month))), adjusted: false, breaks: [] };
  }
  const chained = new Map([[newest, level(newest)]]);
  const breaks: string[] = [];
  let scale = 1;
  for (let month = newest; month > oldest; month -= 1) {
    const [now, before] = [level(month), level(month - 1)];
    const broken = Math.abs(100 * (now / before - 1) - growth(month)) > ROUNDING_PPT;
    if (broken) {
      scale *= now / (1 + growth(month) / 100) / before;
      breaks.unshift(formatPeriod(period('M', month)));
    }
    chained.set(month - 1, scale === 1 ? before : scale * before);
  }
  return { values: ends.map((month) => inBillions(chained.get(month) ?? Number.NaN)), adjusted: true, breaks };
}

function hasAll(view: SeriesView, from: number, to: number): boolean {
  for (let month = from; month <= to; month += 1) if (!view.has(month)) return false;
  return true;
}
