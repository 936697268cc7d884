/** Finds the cash rate target in two RBA tables: the decisions (A2) and the rate on each day (F1). */
import { at } from '../../../core/assert.ts';
import { period } from '../../../core/period.ts';
import type { Points } from '../../../core/series/points.ts';
import { gapsBetween } from '../../base/stored-span.ts';
import type { Point } from '../reading/newest-values.ts';

/** The maximum number of days from the announcement of a change to the day on which it applies. */
export const DAYS_TO_APPLY = 1;

interface Decisions {
  /** The decisions. Each value applies until the next decision. */
  readonly points: Points;
  /** The last day on which the last decision is known to apply, in days since 1970-01-01. */
  readonly through: number;
}

export type PolicyRate =
  | {
      readonly kind: 'rate';
      readonly newest: Point;
      readonly previous: Point | null;
      readonly from: 'decisions' | 'daily';
      /** The last day on which the rate is known to apply. */
      readonly through: number;
    }
  /** Both tables contain a day, but with different rates. */
  | { readonly kind: 'contradiction'; readonly day: number; readonly decided: number; readonly daily: number }
  | { readonly kind: 'none' };

/**
 * Returns the rate that the last known decision set. If the daily table has a different rate for later days, returns that rate, from its
 * first day.
 * @param announced the days of all decisions, as far as they are known. Only decisions change the rate
 */
export function policyRate(decisions: Decisions | null, daily: Points, announced: readonly number[]): PolicyRate {
  if (decisions === null || decisions.points.t.length === 0) return ofDays(daily, null, announced);
  const { points, through } = decisions;
  const contradiction = contradictionIn(decisions, daily);
  if (contradiction !== null) return contradiction;
  const last = points.t.length - 1;
  const decided = pointAt(points, last);
  const later = daily.t.findIndex((day) => day > through);
  if (later === -1 || daily.value.slice(later).every((value) => value === decided.value)) {
    const known = Math.max(through, later === -1 ? through : at(daily.t, daily.t.length - 1));
    return { kind: 'rate', newest: decided, previous: last > 0 ? pointAt(points, last - 1) : null, from: 'decisions', through: known };
  }
  return ofDays({ ...daily, t: daily.t.slice(later), value: daily.value.slice(later) }, { point: decided, through }, announced);
}

/** Returns the latest day for which the two tables have different rates. Returns null if they agree. */
function contradictionIn({ points, through }: Decisions, daily: Points): PolicyRate | null {
  let decision = points.t.length - 1;
  for (let i = daily.t.length - 1; i >= 0; i -= 1) {
    const day = at(daily.t, i);
    while (decision >= 0 && at(points.t, decision) > day) decision -= 1;
    if (decision < 0) return null;
    const [decided, shown] = [at(points.value, decision), at(daily.value, i)];
    if (day <= through && decided !== shown) return { kind: 'contradiction', day, decided, daily: shown };
  }
  return null;
}

/**
 * Returns the rate on the last day of the daily table, with the first of the consecutive days that have this rate. The previous rate is
 * null if the days before this first day are missing, unless exactly one decision was announced since the previous rate was known.
 */
function ofDays(
  daily: Points,
  before: { readonly point: Point; readonly through: number } | null,
  announced: readonly number[],
): PolicyRate {
  const last = daily.t.length - 1;
  if (last < 0) return { kind: 'none' };
  const rate = at(daily.value, last);
  const gaps = gapsBetween('D', daily.t);
  let first = last;
  while (first > 0 && at(daily.value, first - 1) === rate && !gaps.some(({ to }) => to === at(daily.t, first) - 1)) first -= 1;
  const start = at(daily.t, first);
  const earlier = first > 0 ? pointAt(daily, first - 1) : (before?.point ?? null);
  const reachesBack = first > 0 ? at(daily.t, first - 1) : (before?.through ?? Number.NEGATIVE_INFINITY);
  const decided = announced.filter((day) => day >= reachesBack && day < start);
  const isNext = gapsBetween('D', [reachesBack, start]).length === 0 || (decided.length === 1 && decided[0] === start - DAYS_TO_APPLY);
  return { kind: 'rate', newest: pointAt(daily, first), previous: isNext ? earlier : null, from: 'daily', through: at(daily.t, last) };
}

const pointAt = ({ t, value }: Points, i: number): Point => ({ period: period('D', at(t, i)), value: at(value, i) });
