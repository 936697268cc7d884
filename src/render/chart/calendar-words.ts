/** Writes days and periods in words. */
import { at, present } from '../../core/assert.ts';
import { MONTHS } from '../../core/calendar/month-names.ts';
import { type Frequency, isInterval } from '../../core/frequency.ts';
import { DAY_MS, firstDay, instantOf, type Period, parseIsoDay, periodOfDay } from '../../core/period.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;

interface CalendarDay {
  readonly year: number;
  /** The month, where 0 is January. */
  readonly month: number;
  readonly day: number;
}

/**
 * Returns the calendar date of a day.
 * @param day days since 1970-01-01
 */
export function calendarDay(day: number): CalendarDay {
  const date = new Date(Math.floor(day) * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

export const monthName = (month: number): string => at(MONTHS, month);
export const shortMonth = (month: number): string => monthName(month).slice(0, 3);

/** Writes a day such as `29 April 2026`. */
export function dayWords(day: number): string {
  const { year, month, day: ofMonth } = calendarDay(day);
  return `${ofMonth} ${monthName(month)} ${year}`;
}

/** Writes a financial year such as `2025–26`. The argument is the year in which it ends. */
export const financialYear = (ending: number): string => `${ending - 1}–${String(ending % 100).padStart(2, '0')}`;

/**
 * Writes a time on an axis, such as `14:05`.
 * @param day days since 1970-01-01 with fractions
 */
export function clockTime(day: number): string {
  const minutes = Math.round((day - Math.floor(day)) * 1440);
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Writes a time in text, such as `2:05 pm`. Takes days since 1970-01-01 with fractions. */
export function clockWords(day: number): string {
  const [hours = '0', minutes = '00'] = clockTime(day).split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** Writes a time with its offset from UTC in words, such as `11:30 am on 25 November 2026`. */
export function sydneyWords(time: string): string {
  const day = present(parseIsoDay(time.slice(0, 10)), 'The day of a release');
  const minutes = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
  return `${clockWords(day + minutes / 1440)} on ${dayWords(day)}`;
}

/** Converts an instant to days since 1970-01-01 with fractions, in market time (UTC+10 all year). */
export const marketDays = (instantMs: number): number => (instantMs + MARKET_OFFSET_MS) / DAY_MS;

/** Writes a period in words, for use in a sentence. */
export function periodWords(p: Period): string {
  const { year, month } = calendarDay(firstDay(p));
  switch (p.freq) {
    case 'A':
      return String(year);
    case 'FY':
      return financialYear(p.t);
    case 'S':
      return `${month === 0 ? 'first' : 'second'} half of ${year}`;
    case 'Q':
      return `${monthName(month + 2)} quarter ${year}`;
    case 'M':
      return `${monthName(month)} ${year}`;
    case 'W':
      return `week of ${dayWords(firstDay(p))}`;
    case 'D':
      return dayWords(p.t);
    default: {
      const at = marketDays(instantOf(p));
      return `${clockWords(at)} on ${dayWords(at)}`;
    }
  }
}

/** Writes the period that includes a day. If the values are market intervals, writes the day. */
export const dayInPeriods = (freq: Frequency, day: number): string => periodWords(periodOfDay(isInterval(freq) ? 'D' : freq, day));
