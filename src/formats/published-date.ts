/**
 * Reads dates and months in cells, by the same rules for every file. The day comes before the month, as in Australia.
 *
 *   day     31/01/2010 · 1/9/1997 · 31-Jan-2010 · 31 Jan 2010 · Tue 26 April 2024 · 2010-01-31 · 2010-01-31T00:00:00 · 31-Jan-10
 *   month   Jan-2010 · Jan 2010 · January 2010 · Jan-10
 *
 * A two-digit year is in the hundred years that end one year after the download. If the month is a number, the year must have four digits,
 * so `1/1/26` is not a date.
 */
import { at } from '../core/assert.ts';
import { FOLDED_MONTHS } from '../core/calendar/month-names.ts';
import { DAY_MS, parseIsoDay } from '../core/period.ts';

export interface PublishedDate {
  /** Days since 1970-01-01. For a month, its first day. */
  readonly day: number;
  readonly precision: 'day' | 'month';
  /** True if the year has two digits. Neighbouring dates must then confirm the century. */
  readonly isShort: boolean;
}

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?';

const FIGURES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[t ]00:00(?::00(?:\.0+)?)?z?)?$/;
const NAMED_DAY = new RegExp(`^${WEEKDAY}(\\d{1,2})[ -](${MONTH})[ -](\\d{4}|\\d{2})$`);
const NAMED_MONTH = new RegExp(`^(${MONTH})[ -](\\d{4}|\\d{2})$`);

const monthNumber = (name: string): number => FOLDED_MONTHS.indexOf(name.slice(0, 3)) + 1;
const isoDayOf = (year: number, month: number, day: number): number | null =>
  parseIsoDay(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

function fullYear(text: string, receivedYear: number): number {
  const year = Number(text);
  if (text.length === 4) return year;
  const century = Math.floor((receivedYear + 1) / 100) * 100;
  return century + year <= receivedYear + 1 ? century + year : century + year - 100;
}

/**
 * Reads a date or month. Returns null for other text. `received` is the time of the download in ms since the epoch. If it is null, years
 * must have four digits.
 */
export function publishedDate(text: string, received: number | null = null): PublishedDate | null {
  const folded = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const figures = FIGURES.exec(folded);
  if (figures) return asDay(isoDayOf(Number(figures[3]), Number(figures[2]), Number(figures[1])), false);
  const iso = ISO.exec(folded)?.[1];
  if (iso !== undefined) return asDay(parseIsoDay(iso), false);
  const day = NAMED_DAY.exec(folded);
  const month = day ? null : NAMED_MONTH.exec(folded);
  const written = day?.[3] ?? month?.[2];
  const isShort = written?.length === 2;
  if (written === undefined || (isShort && received === null)) return null;
  const year = fullYear(written, new Date(received ?? 0).getUTCFullYear());
  if (day) return asDay(isoDayOf(year, monthNumber(at(day, 2)), Number(day[1])), isShort);
  const first = isoDayOf(year, monthNumber(month?.[1] ?? ''), 1);
  return first === null ? null : { day: first, precision: 'month', isShort };
}

const asDay = (day: number | null, isShort: boolean): PublishedDate | null => (day === null ? null : { day, precision: 'day', isShort });

/** Returns a date in days since 1970-01-01, or null for a month and for other text. Years must have four digits. */
export function publishedDay(text: string): number | null {
  const date = publishedDate(text);
  return date?.precision === 'day' ? date.day : null;
}

const RELEASED = new RegExp(
  `\\b(?:re-?)?(?:released|issued)\\b[^\\n]{0,60}?\\b(\\d{1,2} (?:${MONTH}) \\d{4}|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2})\\b`,
  'i',
);

/**
 * Returns the release date in text such as `Released at 11.30 am (Canberra time) Tue 21 April 2026` or `(reissued 20 March 2026)`, or null.
 * The unit is days since 1970-01-01.
 */
export function releaseDayIn(text: string): number | null {
  const stated = RELEASED.exec(text.replace(/\s+/g, ' '))?.[1];
  return stated === undefined ? null : publishedDay(stated);
}

/** Returns the index of the first date that is out of order. Returns -1 if all dates are in order, or if all years have four digits. */
export function disorderOfShortYears(dates: readonly PublishedDate[]): number {
  if (!dates.some(({ isShort }) => isShort)) return -1;
  const steps = dates.map(({ day }, i) => Math.sign(day - (dates[i - 1]?.day ?? day)));
  const direction = steps.find((step) => step !== 0) ?? 0;
  return steps.findIndex((step) => step !== 0 && step !== direction);
}

/** Returns the latest possible download date in Sydney, one day after the date in UTC. `received` is in ms since the epoch. */
export const dayReceived = (received: number): number => Math.floor(received / DAY_MS) + 1;
