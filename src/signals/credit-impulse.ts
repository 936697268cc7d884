/**
 * Credit impulse: the change in the flow of new credit, as a share of gross domestic product.
 *
 * Four quarterly impulses approximately add up to the annual impulse. The difference is due to growth in gross domestic product. The
 * annualised impulse reacts fastest and is the most volatile. `symbols` explains the symbols.
 *
 * Levels have breaks that are not new credit, such as a reclassified lender or a changed definition. Earlier levels are therefore
 * calculated backwards from the level at t, in links. In the annual method, a link is twelve months. In the other methods, it is one
 * month. A link uses the published levels if no break is listed between them and their growth equals the published growth g, within 0.05
 * and rounding. Otherwise the link uses g. Half of the last decimal of g is then added to the rounding bound of the row. The Bank's CSV
 * file has one decimal, so this is 0.05% of the level. For its workbook, it is close to zero. If g is missing, levels are as published,
 * and the row names the breaks that it spans. No such row spans July 2019, because the new data collection of that month changed levels
 * by tens of billions.
 *
 * Total credit excludes financial businesses. If it is missing, the row uses total credit by the former definition (E_t, growth e_t),
 * which ended in 2023. The row states which definition it uses.
 * @see https://www.rba.gov.au/statistics/tables/ (D1, D2)
 * @see https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product
 */
import { type MethodBreak, spansDays } from '../catalogue/breaks/method-break.ts';
import { breaksOf, subjectOf } from '../catalogue/breaks/register.ts';
import {
  AU_CREDIT_TOTAL,
  AU_CREDIT_TOTAL_FORMER,
  AU_CREDIT_TOTAL_FORMER_MOM,
  AU_CREDIT_TOTAL_FORMER_YOY,
  AU_CREDIT_TOTAL_MOM,
  AU_CREDIT_TOTAL_YOY,
} from '../catalogue/series/credit.ts';
import { AU_GDP_NOMINAL } from '../catalogue/series/national-accounts.ts';
import { at, entry } from '../core/assert.ts';
import { addDecimals, decimalsOf, shiftDecimal, subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal, refuse, type SeriesView } from '../core/define-signal.ts';
import { lastDay, members, period } from '../core/period.ts';
import { keysOf } from '../core/records.ts';
import { against, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

/**
 * `over`: number of quarters in a flow. `apart`: number of quarters between the two flows. `times`: annualising factor. `step`: number of
 * months in one link.
 */
const METHODS = {
  annual: { over: 4, apart: 4, times: 1, step: 12 },
  quarterly: { over: 1, apart: 4, times: 1, step: 1 },
  three_month_annualised: { over: 1, apart: 1, times: 4, step: 1 },
} as const;

/** The words in the headline for the flow, and for the flow with which it is compared. */
const WORDS: Readonly<Record<keyof typeof METHODS, { readonly flow: string; readonly than: string }>> = {
  annual: { flow: 'New credit in the year to', than: "the previous year's figure" },
  quarterly: { flow: 'New credit in', than: 'the figure for the same quarter of the previous year' },
  three_month_annualised: { flow: 'New credit at an annual rate in', than: "the previous quarter's figure" },
};

export const CREDIT_IMPULSE = defineHistorySignal({
  id: 'credit-impulse',
  title: 'Credit impulse',
  summary: 'Change in the flow of new credit as a share of GDP.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  references: ['Biggs, Mayer and Pick, Credit and economic recovery, De Nederlandsche Bank Working Paper 218, 2009'],
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-22',
      what: 'Levels link months between breaks, and growth rates link months across breaks. Growth has all published decimal places, and each row gives the largest possible effect of rounding. No row compares levels across the new collection of July 2019.',
    },
  ],
  formula: [
    'annual                  F_t = D_t - D_{t-4},        ΔF_t = F_t - F_{t-4}',
    'quarterly               F_t = D_t - D_{t-1},        ΔF_t = F_t - F_{t-4}',
    'three_month_annualised  F_t = 4 · (D_t - D_{t-1}),  ΔF_t = F_t - F_{t-1}',
    'N_t = Y_t + Y_{t-1} + Y_{t-2} + Y_{t-3}',
    'I_t = 100 · ΔF_t / N_t',
    'D_{t-4} = D_t / (1 + g_t / 100)                     across a break, if D1 has g for all periods of the row',
  ],
  symbols: {
    D_t: 'total credit at the end of quarter t, AUD, seasonally adjusted (RBA D2)',
    g_t: 'growth of total credit adjusted for breaks, over the month or the year, per cent (RBA D1)',
    F_t: 'new credit: the change in total credit over the period of the method, AUD',
    ΔF_t: 'change in new credit, AUD',
    Y_t: 'gross domestic product of quarter t at current prices, AUD, seasonally adjusted',
    N_t: 'gross domestic product of the four quarters to t, AUD',
    I_t: 'credit impulse, per cent of GDP',
    E_t: 'total credit by its former definition, which ended in 2023, AUD. It is used for rows for which D is not available',
    e_t: 'growth of E adjusted for breaks, per cent',
  },
  parameters: {
    method: {
      kind: 'choice',
      values: keysOf(METHODS),
      default: 'annual',
      description:
        'annual: flow over four quarters compared with the previous four. quarterly: flow of the quarter compared with the same quarter of the previous year. three_month_annualised: four times the flow of the quarter compared with the previous quarter.',
    },
  },
  row: {
    credit_aud_bn: { type: 'number', unit: 'AUD billion', description: 'Total credit at the end of the quarter, as published.' },
    credit_flow_aud_bn: { type: 'number', unit: 'AUD billion', description: 'Flow of new credit, F, by the method.' },
    flow_change_aud_bn: { type: 'number', unit: 'AUD billion', description: 'Change in the flow of new credit, ΔF, by the method.' },
    gdp_annual_aud_bn: {
      type: 'number',
      unit: 'AUD billion',
      description: 'Gross domestic product in the four quarters to this quarter, N, in current prices, seasonally adjusted.',
    },
    credit_impulse_pct_gdp: {
      type: 'number',
      unit: 'Per cent of GDP',
      description: 'Credit impulse, I: change in the flow as a share of GDP, unrounded.',
    },
    rounding_bound_pct_gdp: {
      type: 'number',
      unit: 'Per cent of GDP',
      description:
        'Largest error in the impulse that rounded growth rates in the source file can cause. 0 if no growth rates are used. Null for levels as published.',
    },
    credit_definition: {
      type: 'string',
      unit: null,
      description:
        'Definition of credit: excluding_financial_businesses, or former_total if only the definition that ended in 2023 is available.',
    },
    credit_basis: {
      type: 'string',
      unit: null,
      description: 'break_adjusted if levels are calculated backwards with growth rates from RBA table D1. Otherwise levels_as_published.',
    },
  },
  notes: [
    'Credit and GDP are seasonally adjusted. Credit is a level at the end of the month. GDP is a quarterly flow.',
    'For each row, earlier levels are chained back from the quarter of the row. Across breaks, the chain uses break-adjusted growth from D1: over twelve months for the annual method, and monthly for the other methods. The field rounding_bound_pct_gdp is the largest effect that rounding of this growth can have.',
    'The impulse is the change in a flow, so revisions and breaks in the level have a large effect. Single quarters are noisy.',
  ],
  inputs: ({ method }) => {
    const annual = method === 'annual';
    return {
      D: { series: AU_CREDIT_TOTAL, sample: 'own', optional: true },
      g: { series: annual ? AU_CREDIT_TOTAL_YOY : AU_CREDIT_TOTAL_MOM, sample: 'own', optional: true },
      E: { series: AU_CREDIT_TOTAL_FORMER, sample: 'own', optional: true },
      e: { series: annual ? AU_CREDIT_TOTAL_FORMER_YOY : AU_CREDIT_TOTAL_FORMER_MOM, sample: 'own', optional: true },
      Y: { series: AU_GDP_NOMINAL, sample: 'same' },
    };
  },
  compute: ({ D, g, E, e, Y }, t, { method }) => {
    const { over, apart, times, step } = METHODS[method];
    const N = shiftDecimal(addDecimals([Y(t), Y(t - 1), Y(t - 2), Y(t - 3)]), Y.multiplier - BILLION);
    const ends = [t, t - over, t - apart, t - apart - over].map(lastMonth);
    const current = chainedBack(D, g, step, ends) ?? asPublished(D, ends);
    const { values, bounds, basis } =
      current ?? chainedBack(E, e, step, ends) ?? asPublished(E, ends) ?? refuse('levels on both sides of the July 2019 collection');
    const { multiplier } = current ? D : E;
    const billions = values.map((value) => shiftDecimal(value, multiplier - BILLION));
    const [now, before, then, beforeThen] = [at(billions, 0), at(billions, 1), at(billions, 2), at(billions, 3)];
    const F = times * subtractDecimals(now, before);
    const ΔF = subtractDecimals(F, times * subtractDecimals(then, beforeThen));
    return {
      credit_aud_bn: now,
      credit_flow_aud_bn: F,
      flow_change_aud_bn: ΔF,
      gdp_annual_aud_bn: N,
      credit_impulse_pct_gdp: (100 * ΔF) / N,
      rounding_bound_pct_gdp:
        bounds === null ? null : (100 * times * boundOf(bounds.map((bound) => shiftDecimal(bound, multiplier - BILLION)))) / N,
      credit_definition: current ? 'excluding_financial_businesses' : 'former_total',
      credit_basis: basis,
    };
  },
  notesOn: (rows) => [
    ...(rows.some((row) => row['credit_definition'] === 'former_total')
      ? ['former_total is total credit as defined until 2023. That series has ended and is not linked to the current definition.']
      : []),
    ...(rows.some((row) => row['credit_basis'] === 'levels_as_published')
      ? [
          'Rows with levels_as_published are not adjusted for breaks in the series, because growth from D1 is not stored for all of their periods.',
        ]
      : []),
  ],
  headline: (now, before, { method }) => {
    const { flow, than } = WORDS[method];
    const change = against(now.flow_change_aud_bn, 'billion', 1, '$');
    const share = `${printed(now.credit_impulse_pct_gdp, 2)}% of GDP`;
    const then = before === null ? '' : `, after ${printed(before.credit_impulse_pct_gdp, 2)}%`;
    return `${flow} ${inWords(now.period)} was ${change} ${than}. The credit impulse was ${share}${then}.`;
  },
});

const BILLION = 9;

const lastMonth = (quarter: number): number => members(period('Q', quarter), 'M').to;

interface Levels {
  /** The values in the requested months, in the published unit. */
  readonly values: readonly number[];
  /** Maximum rounding errors of the values. Null if levels are as published. */
  readonly bounds: readonly number[] | null;
  readonly basis: 'break_adjusted' | 'levels_as_published';
}

/** Half of the last published decimal of growth, in percentage points. If growth has one decimal, this is 0.05. */
const roundingOf = (growth: number): number => 0.5 * 10 ** -Math.max(1, decimalsOf(growth));
/**
 * The difference, in addition to rounding, above which a break is assumed. It is the difference between the growth of the levels and the
 * growth in table D1.
 */
const DIFFERENT_PCT = 0.05;

interface Link {
  readonly value: number;
  readonly bound: number;
}

/** Calculates the levels backwards from the level in the latest month. Returns null if a value is missing. */
function chainedBack(level: SeriesView, growth: SeriesView, step: number, months: readonly number[]): Levels | null {
  const [newest, oldest] = [Math.max(...months), Math.min(...months)];
  const links = Array.from({ length: Math.ceil((newest - oldest) / step) }, (_, i) => newest - i * step);
  if (!level.has(newest) || !links.every(growth.has)) return null;
  const chained = links.reduce(
    (levels, month) => levels.set(month - step, before(entry(levels, month), level, growth(month), month, step)),
    new Map<number, Link>([[newest, { value: level(newest), bound: 0 }]]),
  );
  const at = months.map((month) => entry(chained, month));
  return { values: at.map(({ value }) => value), bounds: at.map(({ bound }) => bound), basis: 'break_adjusted' };
}

/**
 * Calculates the previous level. If no break is listed and D1 agrees, uses the ratio of published levels. Otherwise uses the growth in
 * D1.
 */
function before({ value, bound }: Link, level: SeriesView, growth: number, month: number, step: number): Link {
  const rounding = roundingOf(growth);
  const [now, then] = [level.maybe(month), level.maybe(month - step)];
  const agrees = now !== null && then !== null && Math.abs(100 * (now / then - 1) - growth) <= DIFFERENT_PCT + rounding;
  if (agrees && spanned(level, month - step, month).length === 0) return { value: value * (then / now), bound: bound * (then / now) };
  const factor = 1 + growth / 100;
  return { value: value / factor, bound: bound / factor + ((rounding / 100) * value) / factor };
}

const spanned = (level: SeriesView, from: number, to: number): readonly MethodBreak[] =>
  breaksOf(subjectOf(level.handle)).filter((one) => spansDays(one, lastDay(period('M', from)), lastDay(period('M', to))));

/**
 * Adds the largest errors of the levels. The change in the flow adds and subtracts four levels, so their errors add up. The annualising
 * factor is not included.
 */
const boundOf = (bounds: readonly number[]): number => bounds.reduce((sum, bound) => sum + bound, 0);

/**
 * Returns published levels. Returns null if a level is missing. Also returns null if a break between the levels makes them incomparable.
 */
function asPublished(level: SeriesView, months: readonly number[]): Levels | null {
  if (!months.every(level.has)) return null;
  const meaningless = spanned(level, Math.min(...months), Math.max(...months)).some(({ growth }) => growth === 'absent');
  return meaningless ? null : { values: months.map(level), bounds: null, basis: 'levels_as_published' };
}
