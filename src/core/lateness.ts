/** Decides whether data are out of date, by the same rule for responses and events. */
import type { Dataset, Release } from './define-dataset.ts';
import type { ErrorCode } from './errors.ts';
import { DAY_MS, lastDay, parseInstant, parsePeriod } from './period.ts';

const MINUTE_MS = 60_000;
/** How long a check may be overdue, in ms. The scheduler starts a check when it is due, and the agency needs time to respond. */
const GRACE_MS = 10 * MINUTE_MS;
/** How long after a release Wattle requests new data every few minutes, in ms. */
export const RELEASE_WATCH_MS = 60 * MINUTE_MS;

/** The part of the release calendar to read, in ms before and after now. It must contain both the latest and the next release. */
export const CALENDAR_BACK_MS = 200 * DAY_MS;
export const CALENDAR_AHEAD_MS = 400 * DAY_MS;

/** The state of a dataset. Instants are in ms since the epoch. */
export interface Standing {
  readonly confirmedAt: number | null;
  readonly failure: { readonly code: ErrorCode } | null;
  readonly periodEnd: string | null;
  readonly newestDay: number | null;
}

/**
 * The reasons why data are out of date:
 *
 * never_confirmed   no request to the agency has confirmed the data yet
 * unusable          the agency has new data, but they could not be imported
 * old_interval      the latest market interval is too old
 * unconfirmed       no request has confirmed the data within the check interval, so later data may exist
 */
export const LATENESS = ['never_confirmed', 'unusable', 'old_interval', 'unconfirmed'] as const;
export type Lateness = (typeof LATENESS)[number];

/** Returns the reason why data are out of date, or null if they are current. `releases` has the dataset's releases in ascending order. */
export function latenessOf(dataset: Dataset, stored: Standing, releases: readonly Release[], now: number): Lateness | null {
  const { confirmedAt, failure } = stored;
  if (storedToTheEnd(dataset, stored)) return null;
  if (confirmedAt === null) return 'never_confirmed';
  // If an agency cannot be reached, newer data may not exist. A file that cannot be imported has changed.
  if (failure && !failure.code.startsWith('UP_')) return 'unusable';
  const age = intervalAgeMinutes(dataset, stored, now);
  if (age !== null && age > (dataset.cadence.maxAgeMinutes ?? Number.POSITIVE_INFINITY)) return 'old_interval';
  if (now - confirmedAt <= dataset.cadence.checkEveryMinutes * MINUTE_MS + GRACE_MS) return null;
  return holdsNewestRelease(confirmedAt, releases, now) ? null : 'unconfirmed';
}

/**
 * Returns the reason why stored data may not have been the latest at a past instant, or null. Ignores later confirmations.
 *
 * missed_release   an earlier release in the calendar is not stored
 * old_period       the latest period was too old at that time
 * unconfirmed      data without regular periods (decisions, registers) were not checked within the check interval
 *
 * @param knownFrom when the stored data were imported or last confirmed
 */
export function latenessThen(
  dataset: Dataset,
  stored: Pick<Standing, 'periodEnd' | 'newestDay'>,
  releases: readonly Release[],
  knownFrom: number,
  then: number,
): 'missed_release' | 'old_interval' | 'old_period' | 'unconfirmed' | null {
  if (storedToTheEnd(dataset, stored)) return null;
  if (releases.some(({ releaseAt }) => releaseAt > knownFrom && releaseAt <= then)) return 'missed_release';
  const { maxAgeDays, maxAgeMinutes, checkEveryMinutes } = dataset.cadence;
  const age = intervalAgeMinutes(dataset, stored, then);
  if (age !== null) return age > (maxAgeMinutes ?? Number.POSITIVE_INFINITY) ? 'old_interval' : null;
  if (maxAgeDays !== null && stored.newestDay !== null) return (stored.newestDay + maxAgeDays) * DAY_MS < then ? 'old_period' : null;
  return then - knownFrom > checkEveryMinutes * MINUTE_MS + GRACE_MS ? 'unconfirmed' : null;
}

/** Returns the age of the latest market interval in minutes, or null for a dataset without intervals. */
export function intervalAgeMinutes(dataset: Dataset, stored: Pick<Standing, 'periodEnd'>, now: number): number | null {
  const newest = stored.periodEnd === null ? null : parseInstant(stored.periodEnd);
  return dataset.cadence.maxAgeMinutes === undefined || newest === null ? null : Math.floor((now - newest) / MINUTE_MS);
}

/** Returns true if a release took place recently and its data are not imported yet. */
export function awaitsRelease(recordedAt: number, releases: readonly Release[], now: number): boolean {
  const past = releases.findLast((release) => release.releaseAt <= now);
  return past !== undefined && recordedAt < past.releaseAt && now <= past.releaseAt + RELEASE_WATCH_MS;
}

/** Returns true for a discontinued dataset whose last period is stored. */
function storedToTheEnd(dataset: Dataset, { newestDay }: Pick<Standing, 'newestDay'>): boolean {
  if (!dataset.ceased || newestDay === null) return false;
  const last = parsePeriod(dataset.ceased.lastPeriod);
  return last !== null && newestDay >= lastDay(last);
}

/**
 * Returns true if the data were confirmed after the latest release. The calendar must also contain a later release, because it may
 * otherwise be incomplete.
 */
function holdsNewestRelease(confirmedAt: number, releases: readonly Release[], now: number): boolean {
  const past = releases.findLast((release) => release.releaseAt <= now);
  const ahead = releases.some((release) => release.releaseAt > now);
  return past !== undefined && ahead && confirmedAt >= past.releaseAt;
}
