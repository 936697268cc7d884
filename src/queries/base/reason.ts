/** Reasons why data are out of date. Each has a code and facts. Names are as in JSON. */
import type { PublishedBasis } from '../../core/observation.ts';

/**
 * - no_data: nothing is stored.
 * - damaged: the stored data do not match their digest.
 * - not_confirmed, unreachable, not_checked: the agency did not confirm the data, did not respond, or was not checked within the interval.
 * - unusable: the agency's data could not be used.
 * - interval_old: the latest market interval or observation is too old.
 * - periods_missing, decisions_missing: due periods have no value, or announced decisions are not stored.
 * - release_missed, period_due, not_known (only for a past day): an earlier release is not stored, a later period was due, or a later value
 * may exist.
 * - calendar_old: the release calendar has not been read recently.
 */
export const REASON_CODES = [
  ...(['no_data', 'damaged', 'not_confirmed', 'unreachable', 'unusable', 'not_checked', 'interval_old', 'periods_missing'] as const),
  ...(['decisions_missing', 'release_missed', 'period_due', 'not_known', 'calendar_old'] as const),
] as const;
type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  /** The dotted id of the dataset, such as `abs.WPI`. */
  readonly dataset: string;
  /** The affected series. Absent if the whole dataset is affected. */
  readonly series?: readonly string[];
  readonly through: string | null;
  /** The number of due periods or releases that are missing. Null if they are not counted. */
  readonly missing_periods: number | null;
  /** The publication day of the stored vintage. */
  readonly published: string | null;
  readonly basis: PublishedBasis | null;
  /** The last period of other series in the dataset. Only present if the affected series end earlier. */
  readonly others_through?: string;
  /** True if the last period is too old, although missing periods are not counted. */
  readonly old?: true;
  /** True if the stored vintage is starter data, which come with the program. */
  readonly starter?: true;
  /** An ISO timestamp. The reason applies from this time. */
  readonly since?: string;
  /** An ISO timestamp of the last confirmation by the agency. */
  readonly confirmed?: string;
  /** The requested day. Absent if the answer is about today. */
  readonly as_of?: string;
  /** The error of the failed check or import. */
  readonly error?: { readonly code: string; readonly detail: string };
  /** The age of the latest interval, in minutes. */
  readonly minutes?: number;
  readonly most_minutes?: number;
  /** The weather station or agency. Present if the name of the dataset does not identify it. */
  readonly named?: string;
}

/** `current`: no due period is missing. `behind`: one to four are missing. `out_of_date`: more than four are missing. */
export const GRADES = ['current', 'behind', 'out_of_date'] as const;
export type Grade = (typeof GRADES)[number];

export const MOST_BEHIND = 4;

/** The most periods that any series lacks, otherwise 0. Periods that are not counted do not matter. */
export const lagOfReasons = (reasons: readonly Reason[]): number =>
  Math.max(0, ...reasons.flatMap(({ missing_periods: missing }) => missing ?? []));

const gradeOfLag = (lag: number): Grade => (lag > MOST_BEHIND ? 'out_of_date' : lag > 0 ? 'behind' : 'current');

/** The number of missing periods, which agrees with the grade. Null if the grade depends on something that is not counted. */
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
 * Returns the reason with the most missing periods. If no periods are missing, returns the first reason about series, otherwise the first
 * reason.
 */
export function mainReason(reasons: readonly Reason[]): Reason | null {
  const lag = lagOfReasons(reasons);
  const main =
    lag === 0 ? reasons.find(({ series }) => series !== undefined) : reasons.find(({ missing_periods: missing }) => missing === lag);
  return main ?? reasons[0] ?? null;
}

export const isDamaged = (reasons: readonly Reason[]): boolean => reasons.some(({ code }) => code === 'damaged');

/** How far the data are behind. `lag` is the number of missing periods. */
export interface Currency {
  readonly grade: Grade;
  readonly lag: number;
  /** The last stored period of the series with the most missing periods. */
  readonly through: string | null;
}

/** Returns how far the data are behind. Returns null if they are current. */
export function currencyOf(reasons: readonly Reason[]): Currency | null {
  const grade = gradeOf(reasons);
  return grade === 'current' ? null : { grade, lag: lagOfReasons(reasons), through: latestStored(reasons) };
}

export const latestStored = (reasons: readonly Reason[]): string | null => mainReason(reasons)?.through ?? null;
