/** Matches calendar releases to datasets by title. */
import type { Cadence, Release } from './define-dataset.ts';

const folded = (title: string): string => title.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Matches text that may follow a declared title: a country, a year, or a remark after a dash, colon or bracket. A title with other words is
 * for another publication.
 */
const MAY_FOLLOW = /^(, australia)?(,? ([a-z]+ ){0,2}\d{4}(-\d{2,4})?)?( ?[-–—:(].*)?$/;

/**
 * Returns true if a calendar title is the title of a declared release. `Wage Price Index` matches `Wage Price Index, Australia`. `Retail
 * Payments` matches `Retail Payments - C1` and `Retail Payments, May 2026`. `Labour Force, Australia` does not match `Labour Force,
 * Australia, Detailed`, which is another release.
 */
export function publishes(declared: readonly string[], title: string): boolean {
  const reported = folded(title);
  return declared.map(folded).some((one) => reported.startsWith(one) && MAY_FOLLOW.test(reported.slice(one.length)));
}

/** Returns the releases for a dataset, in calendar order. */
export const releasesOf = (cadence: Cadence, calendar: readonly Release[]): readonly Release[] =>
  calendar.filter((release) => publishes(cadence.releaseTitles ?? [], release.title));

/** Returns the latest release up to `now`, or null. The calendar must be in ascending order. */
export const releaseBehind = (cadence: Cadence, calendar: readonly Release[], now: number): Release | null =>
  releasesOf(cadence, calendar).findLast((release) => release.releaseAt <= now) ?? null;
