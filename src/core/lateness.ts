/** The rule for out-of-date data, shared by answers and events. */
import type { Dataset, Release } from './define-dataset.ts';
import type { ErrorCode } from './errors.ts';
import { DAY_MS, lastDay, parseInstant, parsePeriod } from './period.ts';

const MINUTE_MS = 60_000;
/** A check that has just become due is not late yet: the scheduler starts it then, and the agency takes time to answer. */
const GRACE_MS = 10 * MINUTE_MS;
/** How long new data are requested every few minutes after a release. */
export const RELEASE_WATCH_MS = 60 * MINUTE_MS;

/** Range of the calendar that is read: back to the release that should be stored, ahead to the next one. */
export const CALENDAR_BACK_MS = 200 * DAY_MS;
export const CALENDAR_AHEAD_MS = 400 * DAY_MS;

/** State of a stored dataset. Instants in ms since the epoch. */
export interface Standing {
  readonly confirmedAt: number | null;
  readonly failure: { readonly code: ErrorCode } | null;
  readonly periodEnd: string | null;
  readonly newestDay: number | null;
}

/**
 * never_confirmed   no agency has confirmed it yet
 * unusable          the agency's data could not be used, so they have changed
 * old_interval      the newest market interval is too old
 * unconfirmed       not confirmed within the check interval, and possibly superseded
 */
export const LATENESS = ['never_confirmed', 'unusable', 'old_interval', 'unconfirmed'] as const;
export type Lateness = (typeof LATENESS)[number];

/** Why data are out of date, or null. `releases` of the dataset, ascending. */
export function latenessOf(dataset: Dataset, stored: Standing, releases: readonly Release[], now: number): Lateness | null {
  const { confirmedAt, failure } = stored;
  if (storedToTheEnd(dataset, stored)) return null;
  if (confirmedAt === null) return 'never_confirmed';
  // An unreachable agency matters only if its data may have changed. Unusable data show that they have.
  if (failure && !failure.code.startsWith('UP_')) return 'unusable';
  const age = intervalAgeMinutes(dataset, stored, now);
  if (age !== null && age > (dataset.cadence.maxAgeMinutes ?? Number.POSITIVE_INFINITY)) return 'old_interval';
  if (now - confirmedAt <= dataset.cadence.checkEveryMinutes * MINUTE_MS + GRACE_MS) return null;
  return holdsNewestRelease(confirmedAt, releases, now) ? null : 'unconfirmed';
}

/**
 * Why stored data are not known to be the newest at a past instant without later confirmation. Null if they are.
 *
 * missed_release   an earlier release in the calendar is not stored
 * old_period       the newest period was too old then
 * unconfirmed      data without regular periods (decisions, registers) that were not checked within the interval
 *
 * @param knownFrom when the newest stored data became known or were last confirmed
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

/** Age of the newest market interval in minutes. Null for other datasets. */
export function intervalAgeMinutes(dataset: Dataset, stored: Pick<Standing, 'periodEnd'>, now: number): number | null {
  const newest = stored.periodEnd === null ? null : parseInstant(stored.periodEnd);
  return dataset.cadence.maxAgeMinutes === undefined || newest === null ? null : Math.floor((now - newest) / MINUTE_MS);
}

/** Whether a release is published whose data is still requested. */
export function awaitsRelease(recordedAt: number, releases: readonly Release[], now: number): boolean {
  const past = releases.findLast((release) => release.releaseAt <= now);
  return past !== undefined && recordedAt < past.releaseAt && now <= past.releaseAt + RELEASE_WATCH_MS;
}

/** True if the publisher has stopped and the last period is stored. */
function storedToTheEnd(dataset: Dataset, { newestDay }: Pick<Standing, 'newestDay'>): boolean {
  if (!dataset.ceased || newestDay === null) return false;
  const last = parsePeriod(dataset.ceased.lastPeriod);
  return last !== null && newestDay >= lastDay(last);
}

/** True if the calendar extends beyond now and the latest release precedes the last confirmation. */
function holdsNewestRelease(confirmedAt: number, releases: readonly Release[], now: number): boolean {
  const past = releases.findLast((release) => release.releaseAt <= now);
  const ahead = releases.some((release) => release.releaseAt > now);
  return past !== undefined && ahead && confirmedAt >= past.releaseAt;
}
