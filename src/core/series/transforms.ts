/**
 * Calculates the values of the parameter `units`: FRED's transformations, annualised rates, moving averages and standard scores. If an
 * input value is missing, the result is missing.
 */
import { at } from '../assert.ts';
import { subtractDecimals } from '../decimal.ts';
import { WattleError } from '../errors.ts';
import { FREQUENCY, type Frequency } from '../frequency.ts';
import { compare, derive, mean, type Points, percentOf, rolling, rollingMean } from './points.ts';
import { skipsWeekends, weekday } from './weekdays.ts';

export const TRANSFORMS = ['lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log'] as const;
type FredTransform = (typeof TRANSFORMS)[number];

/** Transformations that FRED does not have: annualised rates, moving averages and standard scores. */
export const ANALYSES = ['a3m', 'a6m', 'ma3', 'ma4', 'ma6', 'ma12', 'z5y', 'z10y'] as const;
export type Analysis = (typeof ANALYSES)[number];
export type Transform = FredTransform | Analysis;

export const isAnalysis = (units: Transform): units is Analysis => (ANALYSES as readonly string[]).includes(units);

/** FRED's steps: to the previous observation, and to the observation a year earlier. Also the number of observations in a year. */
interface Steps {
  before(t: number): number;
  /** Null for market intervals, which FRED does not have. */
  readonly year: { readonly lag: number; readonly count: number } | null;
}

const FRIDAY_TO_MONDAY = 3;

/**
 * Returns FRED's steps. FRED counts 52 observations a year in weekly series and 365 in daily series. In daily series without weekends, it
 * counts 260, which span 364 days.
 */
function stepsOf(points: Points): Steps {
  const perYear = FREQUENCY[points.freq].perYear;
  const before = (t: number): number => t - 1;
  if (perYear !== null) return { before, year: { lag: perYear, count: perYear } };
  if (points.freq === 'W') return { before, year: { lag: 52, count: 52 } };
  if (points.freq !== 'D') return { before, year: null };
  if (!skipsWeekends(points)) return { before, year: { lag: 365, count: 365 } };
  return { before: (t) => (weekday(t) === 0 ? t - FRIDAY_TO_MONDAY : t - 1), year: { lag: 364, count: 260 } };
}

type Window =
  | { readonly kind: 'annualised'; readonly months: number }
  | { readonly kind: 'average'; readonly periods: number }
  | { readonly kind: 'score'; readonly years: number };

const ANALYSIS: Readonly<Record<Analysis, Window>> = {
  a3m: { kind: 'annualised', months: 3 },
  a6m: { kind: 'annualised', months: 6 },
  ma3: { kind: 'average', periods: 3 },
  ma4: { kind: 'average', periods: 4 },
  ma6: { kind: 'average', periods: 6 },
  ma12: { kind: 'average', periods: 12 },
  z5y: { kind: 'score', years: 5 },
  z10y: { kind: 'score', years: 10 },
};

export const isMovingAverage = (units: Transform): boolean => isAnalysis(units) && ANALYSIS[units].kind === 'average';
export const isAnnualised = (units: Transform): boolean => isAnalysis(units) && ANALYSIS[units].kind === 'annualised';

/**
 * Returns the number of periods in the window and in a year. A window includes the current period. Throws REQ_UNPROCESSABLE for daily and
 * weekly series, or if the months are not a whole number of periods.
 */
export function spanOf(units: Analysis, freq: Frequency): { readonly periods: number; readonly perYear: number } {
  const window = ANALYSIS[units];
  const { perYear, word } = FREQUENCY[freq];
  if (perYear === null) {
    throw new WattleError('REQ_UNPROCESSABLE', `units=${units} needs monthly, quarterly or annual values. The series is ${word}.`, {
      hint: 'Convert it to months first: frequency=m.',
    });
  }
  const periods =
    window.kind === 'average' ? window.periods : window.kind === 'score' ? window.years * perYear : (window.months * perYear) / 12;
  if (Number.isInteger(periods)) return { periods, perYear };
  throw new WattleError('REQ_UNPROCESSABLE', `units=${units} needs monthly or quarterly values. The series is ${word}.`, {
    hint: 'Omit frequency, or use a change over a whole year: units=pc1.',
  });
}

/**
 * Wattle's transformations. n is the number of periods in a year, and k the number in a window:
 *
 *   a3m, a6m          100 ((x(t)/x(t-k))^(n/k) - 1)          k: 3 or 6 months
 *   ma3 … ma12        mean of x(t-k+1) … x(t)                k: 3, 4, 6 or 12 periods
 *   z5y, z10y         (x(t) - m) / s                         m, s: mean and sample standard deviation of x(t-k+1) … x(t), k: 5 or 10 years
 *
 * A result is missing if any value in its window is missing. A score is also missing if all values in its window are equal. An annualised
 * rate is also missing if `pca` would be.
 */
function analyse(points: Points, units: Analysis): Points {
  const { periods: k, perYear: n } = spanOf(units, points.freq);
  switch (ANALYSIS[units].kind) {
    case 'annualised':
      return annualisedOver(points, k, n);
    case 'average':
      return rollingMean(points, k);
    case 'score':
      return finite(rolling(points, k, standardScore));
  }
}

const finite = (points: Points): Points => derive(points, (value) => value);

/** Returns annualised rates. A rate is missing if any value in its window is missing. */
function annualisedOver(points: Points, k: number, n: number): Points {
  return finite(rolling(points, k + 1, (window) => compoundedOf(at(window, -1), at(window, 0), n / k)));
}

/** Returns the score of the last value. It is not finite if all values are equal. */
function standardScore(values: readonly number[], decimals: number): number {
  const m = mean(values, decimals);
  const s = Math.sqrt(values.reduce((sum, value) => sum + (value - m) ** 2, 0) / (values.length - 1));
  return (at(values, -1) - m) / s;
}

const COMPOUNDED: ReadonlySet<Transform> = new Set(['pca', 'a3m', 'a6m']);
const RATES: ReadonlySet<Transform> = new Set(['pch', 'pc1', ...COMPOUNDED]);
const LOGARITHMS: ReadonlySet<Transform> = new Set(['cch', 'cca', 'log']);

/** Returns true for rates of change, compounded or not. */
export const isRelativeChange = (units: Transform): boolean => RATES.has(units) || units === 'cch' || units === 'cca';
export const isLogarithm = (units: Transform): boolean => LOGARITHMS.has(units);

/** Returns the rate of change. It is defined only if the earlier value is positive, because a change from -13 to 35 would be -372%. */
const rateOf = (now: number, then: number): number => (then > 0 ? percentOf(now, then) : Number.NaN);
/** Returns the compounded rate. It is not defined for a negative quotient, because a power may remove the sign. */
const compoundedOf = (now: number, then: number, times: number): number =>
  then > 0 && now >= 0 ? 100 * ((now / then) ** times - 1) : Number.NaN;

/** Returns the periods without a rate or logarithm because a value is negative or zero. Empty for other transformations. */
export function withoutRate(points: Points, units: Transform): readonly number[] {
  const isLog = isLogarithm(units);
  if ((!RATES.has(units) && !isLog) || points.value.every((value) => value > 0)) return [];
  const valueAt = new Map(points.t.map((t, i) => [t, at(points.value, i)] as const));
  const operands = operandsOf(points, units);
  return points.t.filter((t) => {
    const values = operands(t).map((one) => valueAt.get(one));
    const [now, then] = values;
    if (isLog) return values.every((value) => value !== undefined) && values.some((value) => value !== undefined && value <= 0);
    return now !== undefined && then !== undefined && (then <= 0 || (COMPOUNDED.has(units) && now < 0));
  });
}

/**
 * FRED's transformations, with n observations in a year:
 *
 *   lin  x(t)                          chg  x(t) - x(t-1)             ch1  x(t) - x(t-n)
 *   pch  100 (x(t)/x(t-1) - 1)         pc1  100 (x(t)/x(t-n) - 1)     pca  100 ((x(t)/x(t-1))^n - 1)
 *   cch  100 (ln x(t) - ln x(t-1))     cca  n 100 (ln x(t) - ln x(t-1))      log  ln x(t)
 *
 * A result is missing if an input is missing or a logarithm does not exist. A rate in per cent is also missing if the earlier value is not
 * above 0, or if a value to be compounded is negative. Throws REQ_UNPROCESSABLE if a year has no fixed number of observations (market
 * intervals).
 * @see https://fredhelp.stlouisfed.org/category/fred/data/understanding-the-data/
 */
export function transform(points: Points, units: Transform): Points {
  const known = latest.get(points);
  if (known?.units === units) return known.transformed;
  const transformed = transformedBy(points, units);
  latest.set(points, { units, transformed });
  return transformed;
}

/** The latest result for a series, because rows and notes of a response need the same values. */
const latest = new WeakMap<Points, { readonly units: Transform; readonly transformed: Points }>();

function transformedBy(points: Points, units: Transform): Points {
  if (isAnalysis(units)) return analyse(points, units);
  const { before, year } = stepsOf(points);
  const inYear = (): { lag: number; count: number } => {
    if (year) return year;
    throw new WattleError(
      'REQ_UNPROCESSABLE',
      `units=${units} cannot be used with market intervals of ${FREQUENCY[points.freq].word}. Convert them first: frequency=m.`,
    );
  };
  switch (units) {
    case 'lin':
      return points;
    case 'chg':
      return compare(points, before, subtractDecimals);
    case 'pch':
      return compare(points, before, rateOf);
    case 'cch':
      return compare(points, before, (now, then) => 100 * (Math.log(now) - Math.log(then)));
    case 'log':
      return derive(points, Math.log);
    case 'ch1':
    case 'pc1': {
      const { lag: n } = inYear();
      return compare(points, (t) => t - n, units === 'ch1' ? subtractDecimals : rateOf);
    }
    case 'pca': {
      const { count: n } = inYear();
      return compare(points, before, (now, then) => compoundedOf(now, then, n));
    }
    case 'cca': {
      const { count: n } = inYear();
      return compare(points, before, (now, then) => n * 100 * (Math.log(now) - Math.log(then)));
    }
  }
}

/** Returns the periods used for a transformed value: t, then t-1, t-n or the rest of the window (see `transform` and `analyse`). */
export function operandsOf(points: Points, units: Transform): (t: number) => readonly number[] {
  if (isAnalysis(units)) {
    const { periods } = spanOf(units, points.freq);
    return isAnnualised(units) ? (t) => [t, t - periods] : (t) => Array.from({ length: periods }, (_, i) => t - i);
  }
  const { before, year } = stepsOf(points);
  if (units === 'lin' || units === 'log') return (t) => [t];
  if (units === 'ch1' || units === 'pc1') return (t) => (year === null ? [t] : [t, t - year.lag]);
  return (t) => [t, before(t)];
}

/** Returns the first of these periods. */
export function earliestOperand(points: Points, units: Transform): (t: number) => number {
  if (!isAnalysis(units)) {
    const operands = operandsOf(points, units);
    return (t) => Math.min(...operands(t));
  }
  const { periods } = spanOf(units, points.freq);
  const back = isAnnualised(units) ? periods : periods - 1;
  return (t) => t - back;
}
