/** The rule by which stored data of a dataset counts as late: one rule for the answers that say so and for the events that report it. */
import type { Dataset, Release } from './define-dataset.ts';
import type { ErrorCode } from './errors.ts';
import { DAY_MS, lastDay, parseInstant, parsePeriod } from './period.ts';

const MINUTE_MS = 60_000;
/** A check is not late the moment it is due: a scheduler starts it then, politely, and the agency answers after that. */
const GRACE_MS = 10 * MINUTE_MS;
/** For so long after a release its figures are requested every few minutes. */
export const RELEASE_WATCH_MS = 60 * MINUTE_MS;

/** How far the calendar is looked at, back for the release that should be stored, ahead for the next one. */
export const CALENDAR_BACK_MS = 200 * DAY_MS;
export const CALENDAR_AHEAD_MS = 400 * DAY_MS;

/** What is known of a stored dataset; instants in ms since the epoch. */
export interface Standing {
  readonly confirmedAt: number | null;
  readonly failure: { readonly code: ErrorCode } | null;
  readonly periodEnd: string | null;
  readonly newestDay: number | null;
}

/**
 * never_confirmed   no agency has confirmed it yet
 * unusable          the agency sent something that could not be used, so its data has moved on
 * old_interval      the newest market interval is older than its cadence allows
 * unconfirmed       it was not confirmed within its check interval, and the agency may have published since
 */
export const LATENESS = ['never_confirmed', 'unusable', 'old_interval', 'unconfirmed'] as const;
export type Lateness = (typeof LATENESS)[number];

/** Why stored data is late; null when it is not. `releases` are the dataset's own, ascending. */
export function latenessOf(dataset: Dataset, stored: Standing, releases: readonly Release[], now: number): Lateness | null {
  const { confirmedAt, failure } = stored;
  if (storedToTheEnd(dataset, stored)) return null;
  if (confirmedAt === null) return 'never_confirmed';
  // An agency that cannot be reached is late only when its data may have moved on; data that arrived and could not be used means that it has.
  if (failure && !failure.code.startsWith('UP_')) return 'unusable';
  const age = intervalAgeMinutes(dataset, stored, now);
  if (age !== null && age > (dataset.cadence.maxAgeMinutes ?? Number.POSITIVE_INFINITY)) return 'old_interval';
  if (now - confirmedAt <= dataset.cadence.checkEveryMinutes * MINUTE_MS + GRACE_MS) return null;
  return holdsNewestRelease(confirmedAt, releases, now) ? null : 'unconfirmed';
}

/**
 * Why stored data is not known to have been the newest at an instant of the past, until which nothing confirmed it; null when it is.
 *
 * missed_release   the calendar has a release of the dataset before it, of which nothing is stored
 * old_period       the newest period was older then than the cadence allows the newest one to be
 * unconfirmed      figures without periods of a known length (decisions, registers), and nobody had looked within the check interval
 *
 * @param knownFrom when the newest of stored data became known, or was confirmed last
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

/** How many minutes ago the newest market interval ended; null for datasets of which that is not queried. */
export function intervalAgeMinutes(dataset: Dataset, stored: Pick<Standing, 'periodEnd'>, now: number): number | null {
  const newest = stored.periodEnd === null ? null : parseInstant(stored.periodEnd);
  return dataset.cadence.maxAgeMinutes === undefined || newest === null ? null : Math.floor((now - newest) / MINUTE_MS);
}

/** Whether a release is out, as the calendar says, whose figures are still being looked for. */
export function awaitsRelease(recordedAt: number, releases: readonly Release[], now: number): boolean {
  const past = releases.findLast((release) => release.releaseAt <= now);
  return past !== undefined && recordedAt < past.releaseAt && now <= past.releaseAt + RELEASE_WATCH_MS;
}

/** True when the publisher has stopped and the last period is stored: there is nothing to wait for. */
function storedToTheEnd(dataset: Dataset, { newestDay }: Pick<Standing, 'newestDay'>): boolean {
  if (!dataset.ceased || newestDay === null) return false;
  const last = parsePeriod(dataset.ceased.lastPeriod);
  return last !== null && newestDay >= lastDay(last);
}

/** True when the calendar reaches beyond now and its newest release of this dataset came before the last confirmation. */
function holdsNewestRelease(confirmedAt: number, releases: readonly Release[], now: number): boolean {
  const past = releases.findLast((release) => release.releaseAt <= now);
  const ahead = releases.some((release) => release.releaseAt > now);
  return past !== undefined && ahead && confirmedAt >= past.releaseAt;
}
