/** Compares the price of a dwelling with household income. Also calculates median prices of dwellings sold. */
import { AU_DWELLING_SALES } from '../../catalogue/series/dwelling-sales.ts';
import { present } from '../../core/assert.ts';
import { shiftDecimal } from '../../core/decimal.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { PublishedFigures } from '../../core/define-signal.ts';
import { formatPeriod, parsePeriod, period } from '../../core/period.ts';
import { CAPITALS } from '../../core/places/geography.ts';
import { monthlyRepayment } from '../../core/series/loan.ts';
import { CENSUS_QUARTER, MEDIAN_HOUSEHOLD_INCOME_BY_STATE, WEEKS_A_YEAR } from '../constants/household-income.ts';
import { newestCommon } from './common-periods.ts';
import { weightedMedian } from './weighted-median.ts';

const [MONTHS_A_YEAR, BUFFER] = [12, 3];
const CENSUS = present(parsePeriod(CENSUS_QUARTER), 'The quarter of the Census');
export const KINDS = ['houses', 'attached'] as const;

/**
 * Returns the series whose ids start with `AU.DWELLING.{detail}.`. The key is the rest of the id, such as `SYDNEY`, `REST_NSW` or
 * `HOUSES.SYDNEY`.
 */
const byPlace = (detail: string): Readonly<Record<string, SeriesHandle>> =>
  Object.fromEntries(
    AU_DWELLING_SALES.flatMap((handle) => {
      const start = `AU.DWELLING.${detail}.`;
      return handle.id.startsWith(start) ? [[handle.id.slice(start.length), handle]] : [];
    }),
  );
export const MEDIANS = byPlace('MEDIAN');
export const SALES = byPlace('SALES');

type Views = Readonly<Record<string, PublishedFigures>>;

export const medianIn = (medians: Views, kind: (typeof KINDS)[number], suffix: string): PublishedFigures | undefined =>
  medians[`${kind.toUpperCase()}.${suffix}`];

export const audIn = (view: PublishedFigures, t: number): number | null => {
  const value = view.maybe(t);
  return value === null ? null : shiftDecimal(value, view.multiplier);
};

/**
 * Returns the national median price in AUD. It is the median of the medians for capitals and for the rest of each state, weighted by
 * sales. The quarter is the latest one in which `other` has a value and houses in every capital have values. Returns null if there is no
 * such quarter.
 */
export function nationalMedian(medians: Views, sales: Views, other: PublishedFigures): { readonly t: number; readonly aud: number } | null {
  const capitals = CAPITALS.flatMap(({ suffix }) => medianIn(medians, 'houses', suffix) ?? []);
  const t = capitals.length < CAPITALS.length ? null : newestCommon(...capitals, other);
  if (t === null) return null;
  const strata = Object.entries(medians).flatMap(([place, view]) => {
    const [value, weight] = [audIn(view, t), sales[place]?.maybe(t) ?? null];
    return value === null || weight === null ? [] : [{ value, weight }];
  });
  const aud = weightedMedian(strata);
  return aud === null ? null : { t, aud };
}

/** Assumptions about a loan. `deposit` and `saving` are in per cent, and `rate` is in per cent a year. `years` is the term of the loan. */
export interface Loan {
  readonly deposit: number;
  readonly saving: number;
  readonly rate: number | null;
  readonly years: number;
}

/** Compares a price with an income. A result is null if a price, income or rate on which it depends is null. */
export function burdenOf(price: number | null, income: number | null, { deposit, saving, rate, years }: Loan) {
  const ratio = price === null || income === null ? null : price / income;
  const repayment = (at: number): number | null => (price === null ? null : monthlyRepayment((price * (100 - deposit)) / 100, at, years));
  const share = (monthly: number | null): number | null =>
    monthly === null || income === null ? null : (100 * MONTHS_A_YEAR * monthly) / income;
  const monthly = rate === null ? null : repayment(rate);
  return {
    ratio,
    yearsToSave: ratio === null ? null : (deposit * ratio) / saving,
    rate: price === null ? null : rate,
    monthly,
    share: share(monthly),
    shareWithBuffer: rate === null ? null : share(repayment(rate + BUFFER)),
  };
}

/**
 * Returns annual household income in AUD. It is the Census income, multiplied by wage growth since the Census. Returns null if wages in q
 * or at the Census are missing.
 */
export function householdIncome(w: PublishedFigures, q: number, weekly: number): number | null {
  const [wages, atCensus] = [w.maybe(q), w.maybe(CENSUS.t)];
  return wages === null || atCensus === null ? null : WEEKS_A_YEAR * weekly * (wages / atCensus);
}

export function ofMedian(median: ReturnType<typeof nationalMedian>, income: number | null, loan: Loan) {
  const burden = burdenOf(median?.aud ?? null, income, loan);
  return {
    median_dwelling_price_aud: median?.aud ?? null,
    median_price_period: median === null ? null : formatPeriod(period('Q', median.t)),
    median_price_to_household_income_ratio: burden.ratio,
    median_years_to_save_deposit: burden.yearsToSave,
    median_repayment_share_pct: burden.share,
    median_repayment_share_with_buffer_pct: burden.shareWithBuffer,
  };
}

/** Returns a row for the latest quarter that has a median price and a wage index. Returns an empty list if there is no such quarter. */
export function capitalRow(
  { name, state }: (typeof CAPITALS)[number],
  dwelling: (typeof KINDS)[number],
  view: PublishedFigures | undefined,
  w: PublishedFigures,
  loan: Loan,
) {
  const t = view === undefined ? null : newestCommon(view, w);
  const price = view === undefined || t === null ? null : audIn(view, t);
  if (t === null || price === null) return [];
  const income = householdIncome(w, t, MEDIAN_HOUSEHOLD_INCOME_BY_STATE[state].value);
  const burden = burdenOf(price, income, loan);
  return [
    {
      city: name,
      dwelling,
      median_price_aud: price,
      period: formatPeriod(period('Q', t)),
      median_household_income_aud: income,
      price_to_household_income_ratio: burden.ratio,
      years_to_save_deposit: burden.yearsToSave,
      monthly_repayment_aud: burden.monthly,
      repayment_share_pct: burden.share,
      repayment_share_with_buffer_pct: burden.shareWithBuffer,
    },
  ];
}
