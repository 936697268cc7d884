/** Days without an open Australian market: weekends, and national holidays with a fixed date. */
import { isoDay } from '../../core/period.ts';

/** If 25 April or 26 January is on a weekend, the substitute holiday differs by state, so substitute days are not included. */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '01-26', '04-25', '12-25', '12-26']);
/** 1970-01-01, day 0, was a Thursday. */
const DAYS_BEFORE_EPOCH = 3;
const SATURDAY = 5;

/** @param day days since 1970-01-01 */
export const isClosedDay = (day: number): boolean =>
  (((day + DAYS_BEFORE_EPOCH) % 7) + 7) % 7 >= SATURDAY || HOLIDAYS.has(isoDay(day).slice('YYYY-'.length));
