/** Dates a file that does not state its publication date. The agency's calendar has the release for the file's last period. */
import { FOLDED_MONTHS } from '../../core/calendar/month-names.ts';
import type { Cadence, Release } from '../../core/define-dataset.ts';
import { lastDay, parseIsoDay, parsePeriod, periodOfDay } from '../../core/period.ts';
import { releasesOf } from '../../core/release-titles.ts';
import { sydneyDate } from '../../core/sydney-time.ts';

const NAMED = /^(?:quarter ended |month of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: quarter| qtr)?,? (\d{4})$/;
const FINANCIAL_YEAR = /^(\d{4})[-\u2013/](\d{2})(?: financial year)?$/;

/** The last day of a period in a calendar: `March 2026`, `December Quarter 2025`, `2024-25`. Null for other text. */
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
 * In Sydney time, such as `2026-02-18`. The dataset's latest release for the last period in the file, if it is later than the previous
 * version. Otherwise null.
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
