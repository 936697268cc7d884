/** The months of the calendar: their names in queries, their days, and the range that is listed. */
import { DAY_MS } from '../../../core/period.ts';
import { calendarDay } from '../../../render/chart/calendar-words.ts';

/** How many days before and after today are listed. */
export const MOST_DAYS = 90;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export interface Month {
  readonly year: number;
  /** 0 to 11 */
  readonly month: number;
}

/** `2026-11`, or null. */
export function monthOfKey(text: string): Month | null {
  const m = MONTH.exec(text);
  return m ? { year: Number(m[1]), month: Number(m[2]) - 1 } : null;
}

export const monthKey = ({ year, month }: Month): string => `${year}-${String(month + 1).padStart(2, '0')}`;

/** The month that contains a day, or one before or after it. */
export function monthOf(day: number, ahead = 0): Month {
  const { year, month } = calendarDay(day);
  return { year: year + Math.floor((month + ahead) / 12), month: (((month + ahead) % 12) + 12) % 12 };
}

/** First and last day, days since 1970-01-01. */
export const daysOfMonth = ({ year, month }: Month): { readonly from: number; readonly to: number } => ({
  from: Date.UTC(year, month, 1) / DAY_MS,
  to: Date.UTC(year, month + 1, 1) / DAY_MS - 1,
});

/** The number of days since the last Monday, from 0 to 6. */
export const sinceMonday = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Whether any day of the month is in the listed range. */
export function isWithinReach(month: Month, today: number): boolean {
  const { from, to } = daysOfMonth(month);
  return to >= today - MOST_DAYS && from <= today + MOST_DAYS;
}
