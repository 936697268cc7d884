/** Days on which no market in Australia is open, whatever the state: weekends, and the national holidays that have their own date. */
import { isoDay } from '../../core/period.ts';

/** 25 April and 26 January have no substitute everywhere, and none is needed: only the day itself counts. */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '01-26', '04-25', '12-25', '12-26']);
/** Of weeks that begin on Monday: 1970-01-01 was a Thursday. */
const DAYS_BEFORE_EPOCH = 3;
const SATURDAY = 5;

/** @param day days since 1970-01-01 */
export const isClosedDay = (day: number): boolean =>
  (((day + DAYS_BEFORE_EPOCH) % 7) + 7) % 7 >= SATURDAY || HOLIDAYS.has(isoDay(day).slice('YYYY-'.length));
