import { at } from '../../core/assert.ts';
import { DAY_MS, parseIsoDay } from '../../core/period.ts';
import { formatSydney } from '../../core/sydney-time.ts';
import { calendarDay, shortMonth } from '../../render/chart/calendar-words.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const HOUR_MS = 3_600_000;

/** Returns the weekday of a day. Day 0 is 1970-01-01, which was a Thursday. */
export const weekday = (day: number): string => at(WEEKDAYS, (((day + 4) % 7) + 7) % 7);

/** Returns a time such as `2:30 pm`, in the time zone of the text. */
export function clockText(iso: string): string {
  const [, hours = '0', minutes = '00'] = /T(\d\d):(\d\d)/.exec(iso) ?? [];
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Returns a time such as `Tue 8 Dec, 2:30 pm`. */
export function whenText(iso: string): string {
  const day = parseIsoDay(iso.slice(0, 10));
  if (day === null) return iso;
  const { month, day: ofMonth } = calendarDay(day);
  return `${weekday(day)} ${ofMonth} ${shortMonth(month)}, ${clockText(iso)}`;
}

/** Returns the day in Sydney of a UTC instant. */
export const isoDayOf = (instant: string): string => formatSydney(Date.parse(instant)).slice(0, 10);

/** Returns a time such as `in 16 days`, `in 3 hours` or `now`. */
export function waitText(ms: number): string {
  if (ms < HOUR_MS) return ms <= 0 ? 'now' : 'within the hour';
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 36) return hours === 1 ? 'in 1 hour' : `in ${hours} hours`;
  return `in ${Math.round(ms / DAY_MS)} days`;
}
