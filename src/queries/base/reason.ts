/** Reasons for data out of date, as codes with facts in wire names. `reason-words.ts` makes the sentences. */
import type { PublishedBasis } from '../../core/observation.ts';

/**
 * no_data            nothing is stored
 * not_confirmed      not confirmed by the agency
 * unreachable        the agency is unreachable
 * unusable           the agency's data could not be used
 * not_checked        no check within the interval
 * interval_old       the latest market interval or observation is too old
 * periods_missing    due periods have no value
 * decisions_missing  announced decisions are not stored
 * release_missed     past day: an earlier release is not stored
 * period_due         past day: a later period was due
 * not_known          past day: unknown whether there was a later value
 * calendar_old       the release calendar has not been read recently
 */
export const REASON_CODES = [
  ...(['no_data', 'not_confirmed', 'unreachable', 'unusable', 'not_checked', 'interval_old', 'periods_missing'] as const),
  ...(['decisions_missing', 'release_missed', 'period_due', 'not_known', 'calendar_old'] as const),
] as const;
type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  /** `abs.WPI` */
  readonly dataset: string;
  /** Affected series. Absent for the whole dataset. */
  readonly series?: readonly string[];
  /** Last stored period or interval. */
  readonly through: string | null;
  /** Due periods or releases that are missing. Null if not counted. */
  readonly missing_periods: number | null;
  /** Day of the stored vintage. */
  readonly published: string | null;
  readonly basis: PublishedBasis | null;
  /** Last period of other series in the dataset, if later. */
  readonly others_through?: string;
  /** The last period is older than allowed, and missing ones are not counted. */
  readonly old?: true;
  /** The vintage is starter data. */
  readonly starter?: true;
  /** Since when it is so, ISO instant. */
  readonly since?: string;
  /** When the agency last confirmed stored data, ISO instant. */
  readonly confirmed?: string;
  /** Day that the answer is about. */
  readonly as_of?: string;
  /** The cause. */
  readonly error?: { readonly code: string; readonly detail: string };
  /** Age of the latest interval, and the limit. */
  readonly minutes?: number;
  readonly most_minutes?: number;
  /** Station or agency, if the dataset does not name it. */
  readonly named?: string;
}

/** current: nothing due is missing. behind: one to four periods. out_of_date: more. */
export const GRADES = ['current', 'behind', 'out_of_date'] as const;
export type Grade = (typeof GRADES)[number];

/** More periods than these, and a value is out of date. */
export const MOST_BEHIND = 4;

/** Missing periods of the series with most missing. 0 if none is known to be missing. */
export const lagOfReasons = (reasons: readonly Reason[]): number =>
  Math.max(0, ...reasons.flatMap(({ missing_periods: missing }) => missing ?? []));

export function gradeOf(reasons: readonly Reason[]): Grade {
  const lag = lagOfReasons(reasons);
  if (lag > MOST_BEHIND || reasons.some(({ code, old }) => old || code === 'interval_old' || code === 'no_data')) return 'out_of_date';
  return lag > 0 || reasons.some(({ code }) => code === 'release_missed' || code === 'period_due') ? 'behind' : 'current';
}

/** The main reason: the most missing periods, then one about single series, then the order of the list. */
export function mainReason(reasons: readonly Reason[]): Reason | null {
  const lag = lagOfReasons(reasons);
  const main =
    lag === 0 ? reasons.find(({ series }) => series !== undefined) : reasons.find(({ missing_periods: missing }) => missing === lag);
  return main ?? reasons[0] ?? null;
}

/** Number of missing periods. */
export interface Currency {
  readonly grade: Grade;
  readonly lag: number;
  /** Last stored period of the series with most missing. */
  readonly through: string | null;
}

/** Null if up to date. */
export function currencyOf(reasons: readonly Reason[]): Currency | null {
  const grade = gradeOf(reasons);
  return grade === 'current' ? null : { grade, lag: lagOfReasons(reasons), through: latestStored(reasons) };
}

/** Last period of the series with most missing. */
export const latestStored = (reasons: readonly Reason[]): string | null => mainReason(reasons)?.through ?? null;
