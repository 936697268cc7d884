/** Matches calendar releases to datasets by title. */
import type { Cadence, Release } from './define-dataset.ts';

const folded = (title: string): string => title.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Suffixes of a declared title: country, year, or a remark after a dash, colon or bracket. Other words mean another publication. */
const MAY_FOLLOW = /^(, australia)?(,? ([a-z]+ ){0,2}\d{4}(-\d{2,4})?)?( ?[-–—:(].*)?$/;

/**
 * Whether a title matches a declared one. `Wage Price Index` matches `Wage Price Index, Australia`, and `Retail Payments` matches `Retail
 * Payments - C1` and `Retail Payments, May 2026`. `Labour Force, Australia` does not match `Labour Force, Australia, Detailed`, a later
 * release.
 */
export function publishes(declared: readonly string[], title: string): boolean {
  const reported = folded(title);
  return declared.map(folded).some((one) => reported.startsWith(one) && MAY_FOLLOW.test(reported.slice(one.length)));
}

/** The releases of an agency's calendar that publish a dataset, in the order of the calendar. */
export const releasesOf = (cadence: Cadence, calendar: readonly Release[]): readonly Release[] =>
  calendar.filter((release) => publishes(cadence.releaseTitles ?? [], release.title));

/** The latest past release of a dataset in an ascending calendar, or null. */
export const releaseBehind = (cadence: Cadence, calendar: readonly Release[], now: number): Release | null =>
  releasesOf(cadence, calendar).findLast((release) => release.releaseAt <= now) ?? null;
