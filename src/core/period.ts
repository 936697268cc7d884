/**
 * A reference period is the time that a value describes, not the time of its release.
 *
 * A period is a frequency and an ordinal, so that lags and distances are integer arithmetic:
 *
 * A  2024 -> 2024            FY FY2024-25 -> 2025 (the year it ends in)
 * S  2024-S1 -> 4048         Q  2024-Q1 -> 8096         M  2024-03 -> 24290
 * W  2024-W10 -> weeks since Monday 1969-12-29          D  2024-03-31 -> days since 1970-01-01
 * 30MIN, 5MIN  interval end in minutes since 1970-01-01T00:00Z, divided by 30 or 5
 */
import { at } from './assert.ts';
import { type Frequency, isInterval } from './frequency.ts';

export interface Period {
  readonly freq: Frequency;
  /** The ordinal, as in the table above. */
  readonly t: number;
}

export const DAY_MS = 86_400_000;

/** Returns the UTC day of an instant, in days since 1970-01-01. */
export const utcDayNumber = (instant: number): number => Math.floor(instant / DAY_MS);
const MARKET_OFFSET_MS = 10 * 3_600_000;
const WEEK_EPOCH_DAY = -3; // Monday 1969-12-29

/** Examples of all formats, for errors. */
export const PERIOD_FORMS = [
  '2024',
  'FY2024-25',
  '2024-S1',
  '2024-Q1',
  '2024-03',
  '2024-W10',
  '2024-03-31',
  '2024-03-31T18:05:00+10:00',
] as const;

const minutesOf = (freq: Frequency): number => (freq === '30MIN' ? 30 : 5);
const pad = (n: number, width = 2): string => String(n).padStart(width, '0');
const floorDiv = (a: number, b: number): number => Math.floor(a / b);
/** The days from 1 March of the year 0 to 1970-01-01 in the Gregorian calendar. */
const DAYS_TO_1970 = 719_468;
/**
 * Returns the days since 1970-01-01 in the Gregorian calendar. Counts years from March, so that a leap day is the last day of its year.
 * Every response needs many days, and this takes a tenth of the time of a Date.
 */
const dayNumber = (year: number, month: number, day: number): number => {
  const years = month > 2 ? year : year - 1;
  const inYear = floorDiv(153 * (month > 2 ? month - 3 : month + 9) + 2, 5) + day - 1;
  return 365 * years + floorDiv(years, 4) - floorDiv(years, 100) + floorDiv(years, 400) + inYear - DAYS_TO_1970;
};
const mod = (a: number, b: number): number => ((a % b) + b) % b;

export const period = (freq: Frequency, t: number): Period => ({ freq, t });

/**
 * Returns the first day, in days since 1970-01-01. For a market interval, returns its market day. An interval that ends at midnight is
 * part of the day that ends at that time.
 */
export function firstDay({ freq, t }: Period): number {
  switch (freq) {
    case 'A':
      return dayNumber(t, 1, 1);
    case 'FY':
      return dayNumber(t - 1, 7, 1);
    case 'S':
      return dayNumber(floorDiv(t, 2), mod(t, 2) * 6 + 1, 1);
    case 'Q':
      return dayNumber(floorDiv(t, 4), mod(t, 4) * 3 + 1, 1);
    case 'M':
      return dayNumber(floorDiv(t, 12), mod(t, 12) + 1, 1);
    case 'W':
      return t * 7 + WEEK_EPOCH_DAY;
    case 'D':
      return t;
    default:
      return floorDiv(instantOf({ freq, t }) - 1 + MARKET_OFFSET_MS, DAY_MS);
  }
}

/** Returns the last day, in days since 1970-01-01. */
export function lastDay(p: Period): number {
  if (p.freq === '30MIN' || p.freq === '5MIN') return firstDay(p);
  return firstDay({ freq: p.freq, t: p.t + 1 }) - 1;
}

/** Returns the end of a market interval, or the last millisecond (UTC) of a calendar period, in ms since the epoch. */
export function instantOf(p: Period): number {
  if (p.freq === '30MIN' || p.freq === '5MIN') return p.t * minutesOf(p.freq) * 60_000;
  return (lastDay(p) + 1) * DAY_MS - 1;
}

/** Returns the period that contains a day (days since 1970-01-01). */
export function periodOfDay(freq: Exclude<Frequency, '30MIN' | '5MIN'>, day: number): Period {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  const month0 = date.getUTCMonth();
  switch (freq) {
    case 'A':
      return { freq, t: year };
    case 'FY':
      return { freq, t: month0 >= 6 ? year + 1 : year };
    case 'S':
      return { freq, t: year * 2 + floorDiv(month0, 6) };
    case 'Q':
      return { freq, t: year * 4 + floorDiv(month0, 3) };
    case 'M':
      return { freq, t: year * 12 + month0 };
    case 'W':
      return { freq, t: floorDiv(day - WEEK_EPOCH_DAY, 7) };
    case 'D':
      return { freq, t: day };
  }
}

export function intervalEnding(freq: '30MIN' | '5MIN', instantMs: number): Period {
  return { freq, t: Math.ceil(instantMs / (minutesOf(freq) * 60_000)) };
}

/** Cached texts for the days from 1970 to 2106, because responses contain many dates. */
const dayTexts: (string | undefined)[] = new Array(50_000);

/** Formats days since 1970-01-01 as `2024-03-31`. */
export function isoDay(day: number): string {
  const known = dayTexts[day];
  if (known !== undefined) return known;
  const date = new Date(day * DAY_MS);
  const text = `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  if (day >= 0 && day < dayTexts.length) dayTexts[day] = text;
  return text;
}

/** Returns a date in days since 1970-01-01, or null if the date does not exist. */
export function parseIsoDay(text: string): number | null {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!m) return null;
  const [year, month, day] = [Number(m[1]), Number(m[2]), Number(m[3])];
  const count = dayNumber(year, month, day);
  return isoDay(count) === text ? count : null;
}

/** Formats a period as the API does. */
export function formatPeriod(p: Period): string {
  const { freq, t } = p;
  switch (freq) {
    case 'A':
      return pad(t, 4);
    case 'FY':
      return `FY${pad(t - 1, 4)}-${pad(mod(t, 100))}`;
    case 'S':
      return `${pad(floorDiv(t, 2), 4)}-S${mod(t, 2) + 1}`;
    case 'Q':
      return `${pad(floorDiv(t, 4), 4)}-Q${mod(t, 4) + 1}`;
    case 'M':
      return `${pad(floorDiv(t, 12), 4)}-${pad(mod(t, 12) + 1)}`;
    case 'W': {
      const monday = firstDay(p);
      const thursdayYear = new Date((monday + 3) * DAY_MS).getUTCFullYear();
      const firstMonday = isoWeekOneMonday(thursdayYear);
      return `${pad(thursdayYear, 4)}-W${pad((monday - firstMonday) / 7 + 1)}`;
    }
    case 'D':
      return isoDay(t);
    default:
      return marketTime(instantOf(p));
  }
}

/** Formats an instant in market time: `2026-11-26T06:25:00+10:00`. */
export const marketTime = (ms: number): string => `${new Date(ms + MARKET_OFFSET_MS).toISOString().slice(0, 19)}+10:00`;

const isoWeekOneMonday = (year: number): number => {
  const fourth = dayNumber(year, 1, 4);
  return fourth - mod(fourth - WEEK_EPOCH_DAY, 7);
};

/** Parses a period in the API format. Returns null if the text is malformed, an instant, or a period that does not exist. */
export function parsePeriod(text: string): Period | null {
  let m: RegExpExecArray | null;
  if (/^\d{4}$/.test(text)) return { freq: 'A', t: Number(text) };
  if ((m = /^(\d{4})-[Qq]([1-4])$/.exec(text))) return { freq: 'Q', t: Number(m[1]) * 4 + Number(m[2]) - 1 };
  if ((m = /^(\d{4})-(\d{2})$/.exec(text))) {
    const month = Number(m[2]);
    return month >= 1 && month <= 12 ? { freq: 'M', t: Number(m[1]) * 12 + month - 1 } : null;
  }
  if ((m = /^(\d{4})-[Ss]([12])$/.exec(text))) return { freq: 'S', t: Number(m[1]) * 2 + Number(m[2]) - 1 };
  if ((m = /^[Ff][Yy](\d{4})-(\d{2})$/.exec(text))) {
    const end = Number(m[1]) + 1;
    return mod(end, 100) === Number(m[2]) ? { freq: 'FY', t: end } : null;
  }
  if ((m = /^(\d{4})-[Ww](\d{2})$/.exec(text))) {
    const [year, week] = [Number(m[1]), Number(m[2])];
    const p: Period = { freq: 'W', t: (isoWeekOneMonday(year) - WEEK_EPOCH_DAY) / 7 + week - 1 };
    return formatPeriod(p) === `${m[1]}-W${m[2]}` ? p : null;
  }
  const day = parseIsoDay(text);
  return day === null ? null : { freq: 'D', t: day };
}

/** Matches a market interval in the API format, which is its end in market time. */
const INTERVAL_END = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+10:00$/;

/** Parses the end of a five-minute interval, such as `2026-11-26T06:25:00+10:00`, or returns null. */
export function parseIntervalEnd(text: string): Period | null {
  const end = INTERVAL_END.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(end) ? null : intervalEnding('5MIN', end);
}

/**
 * The start or end of a date range, as the time span that its text covers. Times are in ms since the epoch, including both ends. Calendar
 * days are UTC days.
 */
export interface Bound {
  readonly text: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** True for an instant with a time zone, false for a calendar period. */
  readonly instant: boolean;
}

// The offset may start with a blank, because an unescaped `+` in a URL arrives as a blank.
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:(Z)|([+ -])(\d{2}):?(\d{2}))$/i;

const wholeOrZero = (text: string | undefined): number => (text === undefined ? 0 : Number(text));

/** Returns the instant in ms since the epoch, without fractions of a second. Returns null if the text is invalid. */
function parseZonedInstant(text: string): number | null {
  const m = INSTANT.exec(text);
  if (!m) return null;
  const day = parseIsoDay(at(m, 1));
  const [hour, minute, second] = [Number(m[2]), Number(m[3]), wholeOrZero(m[4])];
  const [zoneHour, zoneMinute] = [wholeOrZero(m[8]), wholeOrZero(m[9])];
  if (day === null || hour > 23 || minute > 59 || second > 59 || zoneHour > 14 || zoneMinute > 59) return null;
  const offsetMinutes = (m[7] === '-' ? -1 : 1) * (zoneHour * 60 + zoneMinute);
  const ms = m[5] === undefined ? 0 : Number(m[5].slice(0, 3).padEnd(3, '0'));
  return day * DAY_MS + ((hour * 60 + minute - offsetMinutes) * 60 + second) * 1000 + ms;
}

/** Parses any of the PERIOD_FORMS or an instant, or returns null. */
export function parseBound(text: string): Bound | null {
  const ms = parseZonedInstant(text);
  if (ms !== null) return { text, fromMs: ms, toMs: ms, instant: true };
  const p = parsePeriod(text);
  return p ? { ...boundOfDays(firstDay(p), lastDay(p)), text } : null;
}

/** Parses a date (as its last moment in UTC) or an instant with a time zone. Returns ms since the epoch, or null. */
export function parseInstant(text: string): number | null {
  const bound = parseBound(text);
  return bound ? bound.toMs : null;
}

/** Returns the first and last ordinals in a date range. A period that is partly inside is included. */
export function windowOf(freq: Frequency, start: Bound | null, end: Bound | null): { from: number; to: number } {
  const lo = Number.MIN_SAFE_INTEGER;
  const hi = Number.MAX_SAFE_INTEGER;
  if (freq === '30MIN' || freq === '5MIN') {
    // A market interval is inside if its end is inside. A bound without a time is a day in market time.
    const shift = (b: Bound): number => (b.instant ? 0 : MARKET_OFFSET_MS);
    const step = minutesOf(freq) * 60_000;
    return {
      from: start ? Math.ceil((start.fromMs - shift(start) + (start.instant ? 0 : 1)) / step) : lo,
      to: end ? Math.floor((end.toMs - shift(end) + (end.instant ? 0 : 1)) / step) : hi,
    };
  }
  // An instant selects the day in the time zone of the instant: 2026-05-14T00:00+10:00 is the 14th, although it is the 13th in UTC.
  const dayOfBound = (b: Bound, ms: number): number => (b.instant ? parseIsoDay(b.text.slice(0, 10)) : null) ?? floorDiv(ms, DAY_MS);
  return {
    from: start ? periodOfDay(freq, dayOfBound(start, start.fromMs)).t : lo,
    to: end ? periodOfDay(freq, dayOfBound(end, end.toMs)).t : hi,
  };
}

/**
 * Returns the first and last periods with frequency `to` that overlap p. If `to` is a higher frequency, these periods are inside p. If
 * `to` is a lower frequency, they contain p. Some weeks are in two periods.
 */
export function convert(p: Period, to: Frequency): { first: Period; last: Period } {
  if (to === p.freq) return { first: p, last: p };
  if (to === '30MIN' || to === '5MIN') {
    if (isInterval(p.freq)) return convertInterval(p, to);
    const w = windowOf(to, boundOfDays(firstDay(p), firstDay(p)), boundOfDays(lastDay(p), lastDay(p)));
    return { first: { freq: to, t: w.from }, last: { freq: to, t: w.to } };
  }
  return { first: periodOfDay(to, firstDay(p)), last: periodOfDay(to, lastDay(p)) };
}

function convertInterval(p: Period, to: '30MIN' | '5MIN'): { first: Period; last: Period } {
  const end = instantOf(p);
  const startMs = end - minutesOf(p.freq) * 60_000;
  return { first: intervalEnding(to, startMs + 1), last: intervalEnding(to, end) };
}

/** Returns the lower-frequency period that contains the last day of p. For example, a week is in the month in which it ends. */
export function holder(p: Period, to: Frequency): Period {
  return convert(p, to).last;
}

/** Returns the first and last ordinals at a higher frequency that are within p. This is the inverse of `holder`. */
export function members(p: Period, of: Frequency): { from: number; to: number } {
  if (of === '30MIN' || of === '5MIN') {
    const { first, last } = convert(p, of);
    return { from: first.t, to: last.t };
  }
  return { from: periodOfDay(of, firstDay(p)).t, to: periodOfDay(of, lastDay(p) + 1).t - 1 };
}

export const boundOfDays = (from: number, to: number): Bound => ({
  text: isoDay(from),
  fromMs: from * DAY_MS,
  toMs: (to + 1) * DAY_MS - 1,
  instant: false,
});
