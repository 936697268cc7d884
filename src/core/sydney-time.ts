/** Converts times to and from Sydney time, in which the ABS and RBA announce releases. */
import { entry } from './assert.ts';
import { WattleError } from './errors.ts';
import { DAY_MS, isoDay, parseIsoDay } from './period.ts';

const MINUTE_MS = 60_000;

const sydneyClock = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  calendar: 'gregory',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const HOUR_MS = 60 * MINUTE_MS;
/** Daylight saving time has always lasted for months. If the offsets at both ends of this time are equal, it does not change in between. */
const SPAN_MS = 28 * DAY_MS;
/** When this number of offsets is cached, the cache is cleared. */
const MOST_OFFSETS = 20_000;
/** Cached offsets by instant, because a formatter takes 20 microseconds. */
const offsets = new Map<number, number>();

/** Returns the number of minutes by which Sydney is ahead of UTC: 600, or 660 during daylight saving time. */
export function sydneyOffsetMinutes(instantMs: number): number {
  const start = Math.floor(instantMs / SPAN_MS) * SPAN_MS;
  const offset = cachedOffset(start);
  // The offset changes only at a full hour.
  return cachedOffset(start + SPAN_MS) === offset ? offset : cachedOffset(Math.floor(instantMs / HOUR_MS) * HOUR_MS);
}

function cachedOffset(instantMs: number): number {
  const known = offsets.get(instantMs);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const offset = offsetAt(instantMs);
  offsets.set(instantMs, offset);
  return offset;
}

function offsetAt(instantMs: number): number {
  const parts = new Map(sydneyClock.formatToParts(instantMs).map((part) => [part.type, Number(part.value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => entry(parts, type);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return Math.round((wall - instantMs) / MINUTE_MS);
}

/** Formats an instant without fractions of a second: `2026-11-25T11:30:00+11:00`. */
export function formatSydney(instantMs: number): string {
  const offset = sydneyOffsetMinutes(instantMs);
  const wall = new Date(instantMs + offset * MINUTE_MS).toISOString().slice(0, 19);
  return `${wall}+${new Date(offset * MINUTE_MS).toISOString().slice(11, 16)}`;
}

export function sydneyDate(instantMs: number): string {
  return isoDay(Math.floor((instantMs + sydneyOffsetMinutes(instantMs) * MINUTE_MS) / DAY_MS));
}

/**
 * Returns the instant for a date and time (`HH:MM`) in Sydney. When daylight saving ends, an hour occurs twice. The first is used. When
 * daylight saving starts, an hour is missing. The earlier offset then applies, as in calendars, so 02:30 becomes 03:30. Throws
 * PARSE_VALUE for malformed text.
 */
export function sydneyToInstant(date: string, time: string): number {
  const day = parseIsoDay(date);
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (day === null || !clock) {
    throw new WattleError('PARSE_VALUE', 'A release time must have a date as YYYY-MM-DD and a time as HH:MM.', {
      at: { value: `${date} ${time}` },
    });
  }
  const wall = day * DAY_MS + (Number(clock[1]) * 60 + Number(clock[2])) * MINUTE_MS;
  // The offsets before and after any change on this day.
  const before = sydneyOffsetMinutes(wall - DAY_MS);
  const after = sydneyOffsetMinutes(wall + DAY_MS);
  const candidates = [before, after].map((offset) => wall - offset * MINUTE_MS);
  const shown = candidates.find((instant) => instant + sydneyOffsetMinutes(instant) * MINUTE_MS === wall);
  return shown ?? wall - before * MINUTE_MS;
}
