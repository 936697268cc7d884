/** Why figures may be out of date, as data: a code with its facts, names as on the wire. Words are made of it in `reason-words.ts`. */
import type { PublishedBasis } from '../core/observation.ts';

/**
 * no_data            nothing is stored
 * not_confirmed      stored, and the agency has not confirmed it
 * unreachable        the agency could not be reached
 * unusable           the agency sent something that could not be used
 * not_checked        not checked within the interval of the dataset
 * interval_old       the latest market interval or observation is too long ago
 * periods_missing    periods that should be out have no value
 * decisions_missing  decisions were announced that are not stored
 * release_missed     of a day of the past: a release came before it that is not stored
 * period_due         of a day of the past: a later period was due
 * not_known          of a day of the past: whether a later value was out is not known
 * calendar_old       the release calendar of the agency has not been read recently
 */
export const REASON_CODES = [
  ...(['no_data', 'not_confirmed', 'unreachable', 'unusable', 'not_checked', 'interval_old', 'periods_missing'] as const),
  ...(['decisions_missing', 'release_missed', 'period_due', 'not_known', 'calendar_old'] as const),
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  /** `abs.WPI` */
  readonly dataset: string;
  /** Ids of the series that it is about; absent where it is about all of the dataset. */
  readonly series?: readonly string[];
  /** Last stored period or interval. */
  readonly through: string | null;
  /** Periods or releases after it that should be stored; null where they are not counted. */
  readonly missing_periods: number | null;
  /** Day of the stored vintage. */
  readonly published: string | null;
  readonly basis: PublishedBasis | null;
  /** Last period of other series of the dataset, where it is later. */
  readonly others_through?: string;
  /** Where the last period is older than the cadence allows, and missing ones are not counted. */
  readonly old?: true;
  /** Where the stored vintage comes with the program. */
  readonly starter?: true;
  /** Since when it is so, ISO instant. */
  readonly since?: string;
  /** When the agency last confirmed stored data, ISO instant. */
  readonly confirmed?: string;
  /** Day that the answer is about. */
  readonly as_of?: string;
  /** What came in the way. */
  readonly error?: { readonly code: string; readonly detail: string };
  /** Age of the latest interval, and the age at which it counts as old. */
  readonly minutes?: number;
  readonly most_minutes?: number;
  /** Name of the station or the agency, where the dataset does not name it. */
  readonly named?: string;
}

/** current: nothing that should be out is missing. behind: one to four periods are. out_of_date: more are. */
export const GRADES = ['current', 'behind', 'out_of_date'] as const;
export type Grade = (typeof GRADES)[number];

/** More periods than these, and a value is out of date. */
export const MOST_BEHIND = 4;

/** Periods that are missing of the series that is furthest behind; 0 where nothing is known to be missing. */
export const lagOfReasons = (reasons: readonly Reason[]): number =>
  Math.max(0, ...reasons.flatMap(({ missing_periods: missing }) => missing ?? []));

export function gradeOf(reasons: readonly Reason[]): Grade {
  const lag = lagOfReasons(reasons);
  if (lag > MOST_BEHIND || reasons.some(({ code, old }) => old || code === 'interval_old' || code === 'no_data')) return 'out_of_date';
  return lag > 0 || reasons.some(({ code }) => code === 'release_missed' || code === 'period_due') ? 'behind' : 'current';
}

/** The one that weighs most: the most missing periods, then the order of the list. */
export function mainReason(reasons: readonly Reason[]): Reason | null {
  const lag = lagOfReasons(reasons);
  return (lag === 0 ? reasons[0] : reasons.find(({ missing_periods: missing }) => missing === lag)) ?? null;
}

/** The period up to which the series that is furthest behind has values. */
export const latestStored = (reasons: readonly Reason[]): string | null => mainReason(reasons)?.through ?? null;
