/** Parses periods in the Institute's files. */
import { type Period, parsePeriod } from '../../core/period.ts';

/** Returns the year for text such as `2023`, or null for other text. */
export function calendarYear([text = '']: readonly string[]): Period | null {
  return /^\d{4}$/.test(text) ? { freq: 'A', t: Number(text) } : null;
}

/** Returns the year ending 30 June for `2010-11`, `2010–11` or `2010-2011`, or null for other text. */
export function financialYear([text = '']: readonly string[]): Period | null {
  const m = /^(\d{4})\s*[-–/]\s*(?:\d{2})?(\d{2})$/.exec(text);
  return m ? parsePeriod(`FY${m[1]}-${m[2]}`) : null;
}

const QUARTERS: Readonly<Record<string, number>> = { mar: 0, jun: 1, sep: 2, dec: 3 };
const NAMED_QUARTER = /^(mar|jun|sep|dec)[a-z]*\.?(?: (?:qtr|quarter))?(?: (\d{4}))?$/i;

/**
 * Returns the quarter for `Jun qtr 2015`, from the columns `quarter`, `quart` and `year`. The year may be in the same column as the quarter
 * or in `year`. Returns null for text that is not a calendar quarter.
 */
export function quarterOfYear([quarter = '', quart = '', year = '']: readonly string[]): Period | null {
  const named = [quarter, quart].map((text) => NAMED_QUARTER.exec(text)).filter((m) => m !== null);
  const whole = named.find((m) => m[2] !== undefined) ?? named[0];
  const of = whole?.[2] ?? year;
  const index = QUARTERS[(whole?.[1] ?? '').toLowerCase()];
  return index === undefined || !/^\d{4}$/.test(of) ? null : { freq: 'Q', t: Number(of) * 4 + index };
}
