/** Which releases of an agency's calendar bring out a dataset, recognised by their titles. */
import type { Cadence, Release } from './define-dataset.ts';

const folded = (title: string): string => title.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** What may follow a declared title: the country, a year, or a remark behind a dash, a colon or a bracket. Other words make it another publication. */
const MAY_FOLLOW = /^(, australia)?(,? ([a-z]+ ){0,2}\d{4}(-\d{2,4})?)?( ?[-–—:(].*)?$/;

/**
 * Whether a title is one of the declared ones. `Wage Price Index` means `Wage Price Index, Australia`, and `Retail Payments` means
 * `Retail Payments - C1` and `Retail Payments, May 2026`; but `Labour Force, Australia` is not `Labour Force, Australia, Detailed`, which comes out a week later.
 */
export function publishes(declared: readonly string[], title: string): boolean {
  const told = folded(title);
  return declared.map(folded).some((one) => told.startsWith(one) && MAY_FOLLOW.test(told.slice(one.length)));
}

/** The releases of an agency's calendar that publish a dataset, in the order of the calendar. */
export const releasesOf = (cadence: Cadence, calendar: readonly Release[]): readonly Release[] =>
  calendar.filter((release) => publishes(cadence.releaseTitles ?? [], release.title));

/** The newest release of a dataset that was out at an instant, of a calendar in ascending order; null when it shows none. */
export const releaseBehind = (cadence: Cadence, calendar: readonly Release[], now: number): Release | null =>
  releasesOf(cadence, calendar).findLast((release) => release.releaseAt <= now) ?? null;
