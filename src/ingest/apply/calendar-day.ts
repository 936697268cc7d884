/**
 * Finds the publication date of a file that does not state it. The agency's calendar must have a release for the last period in the file.
 */
import { FOLDED_MONTHS } from '../../core/calendar/month-names.ts';
import type { Cadence, Release } from '../../core/define-dataset.ts';
import { lastDay, parseIsoDay, parsePeriod, periodOfDay } from '../../core/period.ts';
import { releasesOf } from '../../core/release-titles.ts';
import { sydneyDate } from '../../core/sydney-time.ts';

const NAMED = /^(?:quarter ended |month of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: quarter| qtr)?,? (\d{4})$/;
const FINANCIAL_YEAR = /^(\d{4})[-\u2013/](\d{2})(?: financial year)?$/;

/**
 * Returns the last day of a period in a calendar, in days since 1970-01-01. Reads `March 2026`, `December Quarter 2025` and `2024-25`.
 * Null for other text.
 */
export function referenceDay(text: string): number | null {
  const folded = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const named = NAMED.exec(folded);
  if (named) {
    const month = String(FOLDED_MONTHS.indexOf(named[1] ?? '') + 1).padStart(2, '0');
    const first = parseIsoDay(`${named[2]}-${month}-01`);
    return first === null ? null : lastDay(periodOfDay('M', first));
  }
  const year = FINANCIAL_YEAR.exec(folded);
  const period = year ? parsePeriod(`FY${year[1]}-${year[2]}`) : parsePeriod(folded);
  return period === null ? null : lastDay(period);
}

/**
 * Returns the date in Sydney of the dataset's latest release, such as `2026-02-18`. The release must be for the last period in the file and
 * later than the previous version. Null if there is no such release.
 */
export function calendarDay(
  cadence: Cadence,
  calendar: readonly Release[],
  facts: { readonly newestDay: number | null; readonly retrievedAt: number; readonly previousEffectiveFrom: number | null },
): string | null {
  const release = releasesOf(cadence, calendar).findLast(
    ({ releaseAt, referencePeriod }) =>
      releaseAt <= facts.retrievedAt &&
      releaseAt > (facts.previousEffectiveFrom ?? Number.NEGATIVE_INFINITY) &&
      referencePeriod !== null &&
      referenceDay(referencePeriod) === facts.newestDay,
  );
  return release ? sydneyDate(release.releaseAt) : null;
}
