/** The months of the calendar and their days. */
import { DAY_MS } from '../../../core/period.ts';
import { calendarDay } from '../../../render/chart/calendar-words.ts';

/** The number of days before and after today that the calendar lists. */
export const MOST_DAYS = 90;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export interface Month {
  readonly year: number;
  /** The month from 0 (January) to 11 (December). */
  readonly month: number;
}

/** Parses a text such as `2026-11`. Returns null for other texts. */
export function monthOfKey(text: string): Month | null {
  const m = MONTH.exec(text);
  return m ? { year: Number(m[1]), month: Number(m[2]) - 1 } : null;
}

export const monthKey = ({ year, month }: Month): string => `${year}-${String(month + 1).padStart(2, '0')}`;

/** Returns the month of a day, or the month that is `ahead` months later. Negative numbers give earlier months. */
export function monthOf(day: number, ahead = 0): Month {
  const { year, month } = calendarDay(day);
  return { year: year + Math.floor((month + ahead) / 12), month: (((month + ahead) % 12) + 12) % 12 };
}

/** Returns the first and last day, in days since 1970-01-01. */
export const daysOfMonth = ({ year, month }: Month): { readonly from: number; readonly to: number } => ({
  from: Date.UTC(year, month, 1) / DAY_MS,
  to: Date.UTC(year, month + 1, 1) / DAY_MS - 1,
});

/** Returns the number of days since the last Monday, from 0 to 6. */
export const sinceMonday = (day: number): number => (((day + 3) % 7) + 7) % 7;

export function isWithinReach(month: Month, today: number): boolean {
  const { from, to } = daysOfMonth(month);
  return to >= today - MOST_DAYS && from <= today + MOST_DAYS;
}
