/** From when a version counts as known: the stated day of publication where it can be believed, else the moment it was retrieved. */
import { DAY_MS, parseIsoDay } from '../../core/period.ts';

/** Announcements are about days to come, though not many. */
const DAYS_AHEAD = 7;

export interface EffectiveFromFacts {
  /** Day of publication stated by the file, `2026-01-29`; null when it states none. */
  readonly publishedOn: string | null;
  /** Last day that the newest value is about, days since 1970-01-01; null when there is no value. */
  readonly newestDay: number | null;
  /** ms since the epoch */
  readonly retrievedAt: number;
  /** effectiveFrom of the version before; null for the first. */
  readonly previousEffectiveFrom: number | null;
}

/**
 * The instant, ms since the epoch, from which a version counts as known. Publication days are typed by hand (an RBA F5 file with data to
 * December 2025 says 08-Jan-2025), so a day is believed only when it is not before the newest value, not after the retrieval and not
 * before the version before. The newest value may lie a few days ahead: a new cash rate target is published the day before it takes
 * effect. The result never falls within a dataset, even when the clock does.
 *
 *   newest value − a week ≤ publication day (its last millisecond, UTC) ≤ retrieval        and        version before ≤ this one
 */
export function effectiveFrom(facts: EffectiveFromFacts): number {
  const floor = facts.previousEffectiveFrom ?? Number.NEGATIVE_INFINITY;
  const fallback = Math.max(facts.retrievedAt, floor);
  const day = facts.publishedOn === null ? null : parseIsoDay(facts.publishedOn);
  if (day === null) return fallback;
  if (facts.newestDay !== null && day < facts.newestDay - DAYS_AHEAD) return fallback;
  if (day * DAY_MS > facts.retrievedAt) return fallback;
  const stated = Math.min((day + 1) * DAY_MS - 1, facts.retrievedAt);
  return stated < floor ? fallback : stated;
}
