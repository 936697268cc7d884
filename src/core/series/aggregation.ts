import { at } from '../assert.ts';
import { addDecimals } from '../decimal.ts';
import { WattleError } from '../errors.ts';
import { FREQUENCY, type Frequency } from '../frequency.ts';
import { holder, members, type Period, period } from '../period.ts';
import { mean, type Points } from './points.ts';
import { isWeekend, skipsWeekends } from './weekdays.ts';
import { endOfWeek, type Weeks, weekOf } from './weeks.ts';

/** avg: the mean. eop: the last value (end of period). */
export const AGGREGATION_METHODS = ['avg', 'sum', 'eop'] as const;
export type AggregationMethod = (typeof AGGREGATION_METHODS)[number];

/**
 * Combines values into longer periods, without rounding. A period is in the longer period that contains its last day. A longer period is
 * complete if each of its periods has a value. Daily series without weekends have a separate rule (see `isWholeForWeekdays`). Incomplete
 * periods are omitted unless `partial` is true. Throws REQ_UNPROCESSABLE if `to` is not a lower frequency.
 */
export function aggregate(points: Points, to: Frequency, method: AggregationMethod, options: { readonly partial?: boolean } = {}): Points {
  if (points.freq === to) return points;
  if (FREQUENCY[to].rank >= FREQUENCY[points.freq].rank) {
    throw new WattleError('REQ_UNPROCESSABLE', `A ${FREQUENCY[points.freq].word} series cannot be converted to ${FREQUENCY[to].word}.`, {
      hint: 'Values can only be converted to a lower frequency.',
    });
  }
  const known = AGGREGATED.get(points) ?? new Map<string, Points>();
  AGGREGATED.set(points, known);
  const name = `${to} ${method} ${options.partial === true}`;
  const aggregated = known.get(name) ?? aggregatedAnew(points, to, method, options.partial === true);
  known.set(name, aggregated);
  return aggregated;
}

/** Aggregated values by their inputs, because the rows, the breaks and the notes of a response all need them. */
const AGGREGATED = new WeakMap<Points, Map<string, Points>>();

function aggregatedAnew(points: Points, to: Frequency, method: AggregationMethod, partial: boolean): Points {
  const isWhole = partial ? () => true : wholeness(points);
  return {
    freq: to,
    ...reduced(
      points,
      (at) => holder(period(points.freq, at), to).t,
      (t, count) => isWhole(period(to, t), count),
      method,
    ),
  };
}

/** Combines a daily series into weeks that end on a given weekday. The result has the ordinals of `weeks`. */
export function aggregateToWeeks(
  points: Points,
  weeks: Weeks,
  method: AggregationMethod,
  options: { readonly partial?: boolean } = {},
): Points {
  const skips = skipsWeekends(points);
  const least = (WEEKDAYS_OF_A_WEEK * weeks.days) / 7;
  const isWhole = (t: number, count: number): boolean => {
    const span = { from: endOfWeek(weeks, t) - weeks.days + 1, to: endOfWeek(weeks, t) };
    return skips ? count >= least && coversWeekdays(points, span) : count === weeks.days;
  };
  return { freq: 'W', ...reduced(points, (day) => weekOf(weeks, day), options.partial === true ? () => true : isWhole, method) };
}

/** Combines the values in each complete longer period. */
function reduced(
  points: Points,
  holderOf: (at: number) => number,
  isWhole: (t: number, count: number) => boolean,
  method: AggregationMethod,
): Pick<Points, 't' | 'value'> {
  const t: number[] = [];
  const value: number[] = [];
  for (const group of groupBy(points, holderOf)) {
    const values = points.value.slice(group.start, group.end);
    if (!isWhole(group.t, values.length)) continue;
    t.push(group.t);
    value.push(reduce(values, method));
  }
  return { t, value };
}

/**
 * Groups values by longer period. A group has the index range [start, end) of its values and the ordinal t of the longer period. Searches
 * for the end of each group, because a month of five-minute prices has 9,000 values.
 */
function groupBy(points: Points, holderOf: (at: number) => number): { t: number; start: number; end: number }[] {
  const groups: { t: number; start: number; end: number }[] = [];
  for (let start = 0; start < points.t.length; ) {
    const t = holderOf(at(points.t, start));
    // The group includes the value at `low`, but not the value at `end`.
    let [low, step] = [start, 1];
    while (low + step < points.t.length && holderOf(at(points.t, low + step)) === t) [low, step] = [low + step, 2 * step];
    let end = Math.min(points.t.length, low + step);
    while (end - low > 1) {
      const middle = (low + end) >> 1;
      if (holderOf(at(points.t, middle)) === t) low = middle;
      else end = middle;
    }
    groups.push({ t, start, end });
    start = end;
  }
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

/**
 * The minimum number of weekdays with values in a complete week. Holidays (Christmas, or Easter and Anzac Day) may remove two. FRED
 * requires more.
 */
const WEEKDAYS_OF_A_WEEK = 3;
const LEAST_WEEKDAYS: Partial<Record<Frequency, number>> = { W: WEEKDAYS_OF_A_WEEK, M: 17, Q: 52, S: 104, A: 208, FY: 208 };

/**
 * Returns true if a period in a daily series without weekends is complete. The series must start by the first weekday in the period and end
 * no earlier than its last weekday. No more weekdays may be missing than there can be holidays.
 * @see
 * https://fredhelp.stlouisfed.org/fred/data/understanding-the-data/how-are-missing-values-determined-for-the-first-and-last-observations-3/
 */
function isWholeForWeekdays(points: Points, whole: Period, count: number): boolean {
  const least = LEAST_WEEKDAYS[whole.freq];
  if (least !== undefined && count < least) return false;
  return coversWeekdays(points, members(whole, 'D'));
}

/** Returns true if a series starts by the first weekday in a range of days, and ends no earlier than its last weekday. */
function coversWeekdays(points: Points, { from, to }: { readonly from: number; readonly to: number }): boolean {
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
