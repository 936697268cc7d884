/** Instant from which a version is known: the stated publication date if plausible, else the download. */
import { DAY_MS, parseIsoDay } from '../../core/period.ts';

/** Announcements refer to days ahead, but not many. */
const DAYS_AHEAD = 7;

interface EffectiveFromFacts {
  /** Publication date in the file, `2026-01-29`, or null. */
  readonly publishedOn: string | null;
  /** Last day of the newest value, days since 1970-01-01, or null. */
  readonly newestDay: number | null;
  /** ms since the epoch */
  readonly retrievedAt: number;
  /** effectiveFrom of the previous version, or null. */
  readonly previousEffectiveFrom: number | null;
}

/**
 * The instant, ms since the epoch, from which a version is known. Publication dates are typed by hand (an RBA F5 file with data to
 * December 2025 says 08-Jan-2025). So a date is used only if it is not before the newest value, after the download or before the
 * previous version. The newest value may be a few days ahead: a new cash rate target is published the day before it takes effect.
 * The result never decreases within a dataset, even if the clock does.
 *
 * newest value − a week ≤ publication date (its last millisecond, UTC) ≤ download        and        previous version ≤ this one
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
