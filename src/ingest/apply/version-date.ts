/**
 * Determines the instant from which a version applies. This is the publication date in the file if it is plausible, and otherwise the
 * time of the download.
 */
import { DAY_MS, parseIsoDay } from '../../core/period.ts';

/** How many days the latest value may be after its publication date. Announcements may cover the following days. */
const DAYS_AHEAD = 7;

interface EffectiveFromFacts {
  /** The publication date that the file states, such as `2026-01-29`, or null. */
  readonly publishedOn: string | null;
  /** The last day of the latest value, in days since 1970-01-01, or null. */
  readonly newestDay: number | null;
  /** The time of the download, in ms since the epoch. */
  readonly retrievedAt: number;
  /** The effectiveFrom of the previous version, or null. */
  readonly previousEffectiveFrom: number | null;
}

/**
 * Returns the instant from which a version applies, in ms since the epoch. Agencies type publication dates by hand. For example, an RBA F5
 * file with data to December 2025 has the date 08-Jan-2025. A date is therefore used only if it is not before the latest value, after the
 * download or before the previous version. The latest value may be a few days ahead, because a new cash rate target is published the day
 * before it takes effect. Within a dataset, the result never decreases, even if the clock does.
 *
 * latest value − a week ≤ publication date (its last millisecond, UTC) ≤ download        and        previous version ≤ this one
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
