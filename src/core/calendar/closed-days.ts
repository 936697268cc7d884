/** Finds days on which the Australian market is closed: weekends, national holidays with a fixed date, and other possible holidays. */
import { DAY_MS, isoDay } from '../period.ts';

/**
 * Holidays as month and day. If a holiday is on a weekend, the substitute day can differ by state. Substitute days are therefore omitted.
 */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '01-26', '04-25', '12-25', '12-26']);
/** The position of 1970-01-01 in its week. Day 0 was a Thursday, three days after Monday. */
const DAYS_BEFORE_EPOCH = 3;
const SATURDAY = 5;

/** Returns the day of the week. Monday is 0. */
const weekdayOf = (day: number): number => (((day + DAYS_BEFORE_EPOCH) % 7) + 7) % 7;
const isFixedHoliday = (day: number): boolean => HOLIDAYS.has(isoDay(day).slice('YYYY-'.length));

/** Returns true for a weekend or holiday. `day` is days since 1970-01-01. */
export const isClosedDay = (day: number): boolean => weekdayOf(day) >= SATURDAY || isFixedHoliday(day);

/** The national day of mourning for Queen Elizabeth II. */
const SINGLE_DAYS: ReadonlySet<string> = new Set(['2022-09-22']);
/** Holidays in New South Wales on a Monday: the month and the week. The King's Birthday, the bank holiday and Labour Day. */
const MONDAYS: ReadonlySet<string> = new Set(['06 2', '08 1', '10 1']);

/**
 * Returns true for a day on which the market, or the Reserve Bank in Sydney, may be closed. This includes Easter, holidays on a Monday in New
 * South Wales, and substitutes for holidays on a weekend.
 */
export function mayBeClosed(day: number): boolean {
  if (isClosedDay(day)) return true;
  const date = isoDay(day);
  const easter = day - easterSunday(Number(date.slice(0, 4)));
  if (easter === -2 || easter === 1 || SINGLE_DAYS.has(date)) return true;
  const weekday = weekdayOf(day);
  if (weekday > 1) return false;
  if (weekday === 0 && MONDAYS.has(`${date.slice(5, 7)} ${Math.ceil(Number(date.slice(8)) / 7)}`)) return true;
  return [1, 2, 3].some((back) => isFixedHoliday(day - back) && weekdayOf(day - back) >= SATURDAY);
}

/** Returns Easter Sunday in days since 1970-01-01, by the anonymous Gregorian algorithm (Nature, 1876). */
function easterSunday(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const place = epact + sunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(place / 31) - 1, (place % 31) + 1) / DAY_MS;
}
