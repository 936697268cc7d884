/** The algebra of series: lags, changes, rolling sums, alignment, rebasing, FRED's transformations and aggregation. Absent stays absent. */
import { at } from './assert.ts';
import { addDecimals, subtractDecimals } from './decimal.ts';
import { WattleError } from './errors.ts';
import { FREQUENCY, type Frequency } from './frequency.ts';
import { formatPeriod, holder, members, type Period, period } from './period.ts';

/** The values of one series that are there: `t` ascending, each once, `value[i]` being the value at `t[i]`. */
export interface Points {
  readonly freq: Frequency;
  /** Ordinals of core/period. */
  readonly t: readonly number[];
  readonly value: readonly number[];
}

/** Points from observations in ascending order; those without a value are left out. Throws BUG when the order is broken. */
export function pointsOf(freq: Frequency, observations: Iterable<{ readonly t: number; readonly value: number | null }>): Points {
  const t: number[] = [];
  const value: number[] = [];
  for (const observation of observations) {
    if (observation.value === null) continue;
    const before = t.at(-1);
    if (before !== undefined && before >= observation.t) {
      throw new WattleError('BUG', `Observations are out of order at ${formatPeriod({ freq, t: observation.t })}.`);
    }
    t.push(observation.t);
    value.push(observation.value);
  }
  return { freq, t, value };
}

/** The value at an ordinal; null when there is none. */
export function valueAt(points: Points, t: number): number | null {
  let low = 0;
  let high = points.t.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = at(points.t, middle);
    if (found === t) return points.value[middle] ?? null;
    if (found < t) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** Every point through a function; where it gives null or no finite number there is no point. */
function derive(points: Points, f: (value: number, t: number) => number | null): Points {
  const t: number[] = [];
  const value: number[] = [];
  points.t.forEach((then, i) => {
    const result = f(at(points.value, i), then);
    if (result === null || !Number.isFinite(result)) return;
    t.push(then);
    value.push(result);
  });
  return { freq: points.freq, t, value };
}

/** Each point with the one before it as `earlier` finds it, which never falls as t rises; no point where that one is absent. */
function compare(points: Points, earlier: (t: number) => number, f: (now: number, then: number) => number): Points {
  let i = 0;
  return derive(points, (now, t) => {
    const wanted = earlier(t);
    while ((points.t[i] ?? Number.POSITIVE_INFINITY) < wanted) i += 1;
    return points.t[i] === wanted ? f(now, at(points.value, i)) : null;
  });
}

/** Not finite when the denominator is 0, so that `derive` leaves it out. */
const percentOf = (now: number, then: number): number => 100 * (now / then - 1);

/** X moved n periods later: at t stands X(t - n). A negative n leads. */
export function lag(points: Points, n: number): Points {
  return { freq: points.freq, t: points.t.map((t) => t + n), value: points.value };
}

/** X(t) - X(t - n), in the unit of X; as exact decimals, so that 4.2 - 4.1 is 0.1. */
export function change(points: Points, n: number): Points {
  return compare(points, (t) => t - n, subtractDecimals);
}

/** g(X, n) = 100 (X(t) / X(t - n) - 1), per cent; absent when either is absent or the denominator is 0. */
export function percentChange(points: Points, n: number): Points {
  return compare(points, (t) => t - n, percentOf);
}

/** Windows of n periods without a gap, each reduced to one value at its last period. */
function rolling(points: Points, n: number, f: (window: readonly number[]) => number): Points {
  if (!Number.isInteger(n) || n < 1) throw new WattleError('BUG', `A rolling window of ${n} periods does not exist.`);
  const t: number[] = [];
  const value: number[] = [];
  points.t.forEach((at, i) => {
    if (points.t[i - n + 1] !== at - n + 1) return;
    t.push(at);
    value.push(f(points.value.slice(i - n + 1, i + 1)));
  });
  return { freq: points.freq, t, value };
}

/** Sum of the n periods that end at t, only where all n are there. */
export function rollingSum(points: Points, n: number): Points {
  return rolling(points, n, addDecimals);
}

/** Mean of the n periods that end at t, only where all n are there. */
export function rollingMean(points: Points, n: number): Points {
  return rolling(points, n, mean);
}

/** Never outside the values: a rate that stood at 4.35 all month is 4.35, not 4.3500000000000005. */
const mean = (values: readonly number[]): number =>
  Math.min(Math.max(addDecimals(values) / values.length, Math.min(...values)), Math.max(...values));

/** Several series over the same ordinals: `values[k][i]` is series k at `t[i]`. */
export interface Aligned {
  readonly freq: Frequency;
  readonly t: readonly number[];
  readonly values: readonly (readonly (number | null)[])[];
}

/**
 * Series side by side: `intersect` keeps the periods that all of them have, `union` those that any has, null where one is absent.
 * Throws REQ_UNPROCESSABLE when their frequencies differ.
 */
export function align(series: readonly Points[], how: 'intersect' | 'union'): Aligned {
  const freq = series[0]?.freq ?? 'A';
  const other = series.find((points) => points.freq !== freq);
  if (other) {
    throw new WattleError(
      'REQ_UNPROCESSABLE',
      `A ${FREQUENCY[freq].word} and a ${FREQUENCY[other.freq].word} series cannot be put side by side.`,
      {
        hint: 'Bring them to one frequency first.',
      },
    );
  }
  const counts = new Map<number, number>();
  for (const points of series) {
    for (const t of points.t) {
      const before = counts.get(t);
      counts.set(t, before === undefined ? 1 : before + 1);
    }
  }
  const needed = how === 'intersect' ? series.length : 1;
  const t = [...counts].flatMap(([one, count]) => (count >= needed ? [one] : [])).sort((a, b) => a - b);
  return { freq, t, values: series.map((points) => columnAt(points, t)) };
}

function columnAt(points: Points, t: readonly number[]): (number | null)[] {
  const stored = new Map(points.t.map((at, i) => [at, points.value[i] ?? null]));
  return t.map((at) => stored.get(at) ?? null);
}

/**
 * The series scaled so that its mean over a base is `to`. The base is a period (of the same frequency, or a coarser one such as a
 * year) or a range of ordinals, and must be there as a whole: throws REQ_UNPROCESSABLE when it is not, or when its mean is 0.
 */
export function rebase(points: Points, base: Period | { readonly from: number; readonly to: number }, to = 100): Points {
  const level = 'freq' in base ? levelOfPeriod(points, base) : levelOfRange(points, base.from, base.to);
  if (level === null || level === 0) {
    const name =
      'freq' in base
        ? formatPeriod(base)
        : `${formatPeriod(period(points.freq, base.from))} to ${formatPeriod(period(points.freq, base.to))}`;
    throw new WattleError(
      'REQ_UNPROCESSABLE',
      `The series cannot be rebased to ${name}: ${level === 0 ? 'its mean there is 0' : 'it is not there as a whole'}.`,
      {
        hint: 'Choose a base within the coverage of the series.',
      },
    );
  }
  return derive(points, (value) => (value === level ? to : (to * value) / level));
}

function levelOfPeriod(points: Points, base: Period): number | null {
  if (base.freq === points.freq) return valueAt(points, base.t);
  if (FREQUENCY[base.freq].rank >= FREQUENCY[points.freq].rank) return null;
  return valueAt(aggregate(points, base.freq, 'avg'), base.t);
}

function levelOfRange(points: Points, from: number, to: number): number | null {
  const start = points.t.indexOf(from);
  const values = points.value.slice(start, start + to - from + 1);
  return start >= 0 && to >= from && points.t[start + to - from] === to ? mean(values) : null;
}

/** FRED's names for what `units` may be. */
export const TRANSFORMS = ['lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log'] as const;
type FredTransform = (typeof TRANSFORMS)[number];

/** What `units` may be besides: annualised rates over months, moving averages over periods, standard scores against the years before. */
export const ANALYSES = ['a3m', 'a6m', 'ma3', 'ma4', 'ma6', 'ma12', 'z5y', 'z10y'] as const;
export type Analysis = (typeof ANALYSES)[number];
export type Transform = FredTransform | Analysis;

export const isAnalysis = (units: Transform): units is Analysis => (ANALYSES as readonly string[]).includes(units);

export function isTransform(text: string): text is FredTransform {
  return (TRANSFORMS as readonly string[]).includes(text);
}

/** The steps of a series as FRED counts them: to the observation before, to the one a year before, and how many make a year. */
interface Steps {
  before(t: number): number;
  /** Null for market intervals, of which FRED knows none. */
  readonly year: { readonly lag: number; readonly count: number } | null;
}

const FRIDAY_TO_MONDAY = 3;

/**
 * FRED counts 52 observations a year in a weekly series, and 260 in a daily one, which has no weekends: 260 weekdays are 364 days.
 * A daily series that is published at weekends has 365.
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

/** 0 Monday to 6 Sunday, of days since 1970-01-01, a Thursday. */
const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7;
const isWeekend = (day: number): boolean => weekday(day) > 4;
const skipsWeekends = (points: Points): boolean => !points.t.some(isWeekend);

/** Months, periods or years of an analysis. */
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
 * How many periods an analysis spans at a frequency, its own included where it averages them, and how many make a year. Throws
 * REQ_UNPROCESSABLE where periods do not follow one another without gaps (days), or months are no whole number of periods.
 */
export function spanOf(units: Analysis, freq: Frequency): { readonly periods: number; readonly perYear: number } {
  const window = ANALYSIS[units];
  const { perYear, word } = FREQUENCY[freq];
  if (perYear === null) {
    throw new WattleError('REQ_UNPROCESSABLE', `units=${units} needs months, quarters or years; the series is ${word}.`, {
      hint: 'Bring it to months first: frequency=m.',
    });
  }
  const periods =
    window.kind === 'average' ? window.periods : window.kind === 'score' ? window.years * perYear : (window.months * perYear) / 12;
  if (Number.isInteger(periods)) return { periods, perYear };
  throw new WattleError('REQ_UNPROCESSABLE', `units=${units} needs monthly or quarterly values; the series is ${word}.`, {
    hint: 'Leave frequency out, or choose units over whole years: pc1.',
  });
}

/**
 * The analyses, n being the periods in a year and k those of the window:
 *
 *   a3m, a6m          100 ((x(t)/x(t-k))^(n/k) - 1)          k: 3 or 6 months
 *   ma3 … ma12        mean of x(t-k+1) … x(t)                k: 3, 4, 6 or 12 periods
 *   z5y, z10y         (x(t) - m) / s                         m, s: mean and sample standard deviation of x(t-k+1) … x(t), k: 5 or 10 years
 *
 * Absent where a value of the window is absent, and where all values of it are one.
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

/** Only where every period between the two is there. */
function annualisedOver(points: Points, k: number, n: number): Points {
  return finite(rolling(points, k + 1, (window) => 100 * ((at(window, -1) / at(window, 0)) ** (n / k) - 1)));
}

/** The last of some values in sample standard deviations from their mean; no finite number where they do not differ. */
function standardScore(values: readonly number[]): number {
  const m = mean(values);
  const s = Math.sqrt(values.reduce((sum, value) => sum + (value - m) ** 2, 0) / (values.length - 1));
  return (at(values, -1) - m) / s;
}

/**
 * FRED's transformations, by their definitions, n being the observations in a year:
 *
 *   lin  x(t)                          chg  x(t) - x(t-1)             ch1  x(t) - x(t-n)
 *   pch  100 (x(t)/x(t-1) - 1)         pc1  100 (x(t)/x(t-n) - 1)     pca  100 ((x(t)/x(t-1))^n - 1)
 *   cch  100 (ln x(t) - ln x(t-1))     cca  n 100 (ln x(t) - ln x(t-1))      log  ln x(t)
 *
 * Absent where an operand is absent, a denominator is 0 or a logarithm does not exist. Throws REQ_UNPROCESSABLE where a year has no
 * count of observations (market intervals).
 * @see https://fredhelp.stlouisfed.org/category/fred/data/understanding-the-data/
 */
export function transform(points: Points, units: Transform): Points {
  if (isAnalysis(units)) return analyse(points, units);
  const { before, year } = stepsOf(points);
  const inYear = (): { lag: number; count: number } => {
    if (year) return year;
    throw new WattleError(
      'REQ_UNPROCESSABLE',
      `units=${units} needs a year of observations, which a series of ${FREQUENCY[points.freq].word} does not have.`,
    );
  };
  switch (units) {
    case 'lin':
      return points;
    case 'chg':
      return compare(points, before, subtractDecimals);
    case 'pch':
      return compare(points, before, percentOf);
    case 'cch':
      return compare(points, before, (now, then) => 100 * (Math.log(now) - Math.log(then)));
    case 'log':
      return derive(points, Math.log);
    case 'ch1':
    case 'pc1': {
      const { lag: n } = inYear();
      return compare(points, (t) => t - n, units === 'ch1' ? subtractDecimals : percentOf);
    }
    case 'pca': {
      const { count: n } = inYear();
      return compare(points, before, (now, then) => 100 * ((now / then) ** n - 1));
    }
    case 'cca': {
      const { count: n } = inYear();
      return compare(points, before, (now, then) => n * 100 * (Math.log(now) - Math.log(then)));
    }
  }
}

/**
 * The periods that a transformed value is computed from, its own first: x(t), and where the formula looks back x(t-1) or x(t-n) of
 * `transform`.
 */
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

/** How the values of a period become one: their mean, their sum, or the last of them. */
export const AGGREGATION_METHODS = ['avg', 'sum', 'eop'] as const;
export type AggregationMethod = (typeof AGGREGATION_METHODS)[number];

/**
 * A series at a coarser frequency. A finer period counts in the one that holds its last day. A period that is not there as a whole
 * is left out, unless `partial` asks for it; nothing is rounded. Whole means that every finer period has a value, except in a daily
 * series without weekends: there a missing weekday is a holiday, see `isWholeForWeekdays`.
 * Throws REQ_UNPROCESSABLE when `to` is not coarser.
 */
export function aggregate(points: Points, to: Frequency, method: AggregationMethod, options: { readonly partial?: boolean } = {}): Points {
  if (points.freq === to) return points;
  if (FREQUENCY[to].rank >= FREQUENCY[points.freq].rank) {
    throw new WattleError('REQ_UNPROCESSABLE', `A ${FREQUENCY[points.freq].word} series cannot be brought to ${FREQUENCY[to].word}.`, {
      hint: 'Only a coarser frequency can be computed.',
    });
  }
  const isWhole = options.partial === true ? () => true : wholeness(points);
  const t: number[] = [];
  const value: number[] = [];
  for (const group of groupBy(points, to)) {
    const values = points.value.slice(group.start, group.end);
    if (!isWhole(period(to, group.t), values.length)) continue;
    t.push(group.t);
    value.push(reduce(values, method));
  }
  return { freq: to, t, value };
}

/** Runs of indexes [start, end) whose periods count in the same coarser period t. */
function groupBy(points: Points, to: Frequency): { t: number; start: number; end: number }[] {
  const groups: { t: number; start: number; end: number }[] = [];
  let last: { t: number; start: number; end: number } | undefined;
  points.t.forEach((at, i) => {
    const { t } = holder(period(points.freq, at), to);
    if (last?.t === t) {
      last.end = i + 1;
      return;
    }
    last = { t, start: i, end: i + 1 };
    groups.push(last);
  });
  return groups;
}

type Wholeness = (whole: Period, count: number) => boolean;

function wholeness(points: Points): Wholeness {
  if (points.freq === 'D' && skipsWeekends(points)) return (whole, count) => isWholeForWeekdays(points, whole, count);
  return (whole, count) => {
    const { from, to } = members(whole, points.freq);
    return count === to - from + 1;
  };
}

/** FRED's least number of weekdays, but 3 a week: Christmas and Boxing Day, or Easter Monday and Anzac Day, may take two. */
const LEAST_WEEKDAYS: Partial<Record<Frequency, number>> = { W: 3, M: 17, Q: 52, S: 104, A: 208, FY: 208 };

/**
 * A period of a daily series without weekends is whole when the series runs past both of its ends (or has its first and last
 * weekday) and enough weekdays have a value for the others to be holidays.
 * @see https://fredhelp.stlouisfed.org/fred/data/understanding-the-data/how-are-missing-values-determined-for-the-first-and-last-observations-3/
 */
function isWholeForWeekdays(points: Points, whole: Period, count: number): boolean {
  const least = LEAST_WEEKDAYS[whole.freq];
  if (least !== undefined && count < least) return false;
  const { from, to } = members(whole, 'D');
  let first = from;
  while (isWeekend(first)) first += 1;
  let last = to;
  while (isWeekend(last)) last -= 1;
  return (points.t[0] ?? Number.POSITIVE_INFINITY) <= first && (points.t.at(-1) ?? Number.NEGATIVE_INFINITY) >= last;
}

function reduce(values: readonly number[], method: AggregationMethod): number {
  if (method === 'avg') return mean(values);
  return method === 'sum' ? addDecimals(values) : at(values, -1);
}
