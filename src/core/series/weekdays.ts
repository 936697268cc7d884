import type { Points } from './points.ts';

/** Returns the weekday, from 0 for Monday to 6 for Sunday. 1970-01-01, day 0, was a Thursday. */
export const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7;
export const isWeekend = (day: number): boolean => weekday(day) > 4;
export const skipsWeekends = (points: Points): boolean => !points.t.some(isWeekend);
