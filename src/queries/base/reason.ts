/** Reasons why data are out of date. Each has a code and facts. Names are as in JSON. */
import type { Grade, Reason } from './reason-shape.ts';

export const MOST_BEHIND = 4;

/** The largest number of missing periods of any series, or 0. Ignores frequencies whose periods are not counted, such as days. */
export const lagOfReasons = (reasons: readonly Reason[]): number =>
  Math.max(0, ...reasons.flatMap(({ missing_periods: missing }) => missing ?? []));

const gradeOfLag = (lag: number): Grade => (lag > MOST_BEHIND ? 'out_of_date' : lag > 0 ? 'behind' : 'current');

/** The number of missing periods, in agreement with the grade. Null if the grade depends on periods that are not counted, such as days. */
export function lagPeriodsOf(reasons: readonly Reason[]): number | null {
  const lag = lagOfReasons(reasons);
  return gradeOfLag(lag) === gradeOf(reasons) ? lag : null;
}

export function gradeOf(reasons: readonly Reason[]): Grade {
  const lag = lagOfReasons(reasons);
  if (
    gradeOfLag(lag) === 'out_of_date' ||
    reasons.some(({ code, old }) => old || code === 'interval_old' || code === 'no_data' || code === 'damaged')
  )
    return 'out_of_date';
  return lag > 0 || reasons.some(({ code }) => code === 'release_missed' || code === 'period_due') ? 'behind' : 'current';
}

/**
 * Returns the reason with the most missing periods. If no periods are missing, returns the first reason that concerns series. If there is
 * no such reason, returns the first one.
 */
export function mainReason(reasons: readonly Reason[]): Reason | null {
  const lag = lagOfReasons(reasons);
  const main =
    lag === 0 ? reasons.find(({ series }) => series !== undefined) : reasons.find(({ missing_periods: missing }) => missing === lag);
  return main ?? reasons[0] ?? null;
}

export const isDamaged = (reasons: readonly Reason[]): boolean => reasons.some(({ code }) => code === 'damaged');

/** How far behind the data are. `lag` is the number of missing periods. */
export interface Currency {
  readonly grade: Grade;
  readonly lag: number;
  /** The last stored period of the series with the most missing periods. */
  readonly through: string | null;
}

/** Returns how far behind the data are, or null if they are current. */
export function currencyOf(reasons: readonly Reason[]): Currency | null {
  const grade = gradeOf(reasons);
  return grade === 'current' ? null : { grade, lag: lagOfReasons(reasons), through: latestStored(reasons) };
}

export const latestStored = (reasons: readonly Reason[]): string | null => mainReason(reasons)?.through ?? null;
