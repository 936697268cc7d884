/** Finds days on which the Australian market is closed: weekends, and national holidays with a fixed date. */
import { isoDay } from '../period.ts';

/**
 * Holidays as month and day. If a holiday is on a weekend, the substitute day can differ by state. Substitute days are therefore omitted.
 */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '01-26', '04-25', '12-25', '12-26']);
/** Position of 1970-01-01 in its week. Day 0 was a Thursday, three days after Monday. */
const DAYS_BEFORE_EPOCH = 3;
const SATURDAY = 5;

/** Returns true for a weekend or holiday. `day` is days since 1970-01-01. */
export const isClosedDay = (day: number): boolean =>
  (((day + DAYS_BEFORE_EPOCH) % 7) + 7) % 7 >= SATURDAY || HOLIDAYS.has(isoDay(day).slice('YYYY-'.length));
