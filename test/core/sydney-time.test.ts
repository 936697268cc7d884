/** Checks Sydney time for releases at 11:30 in Canberra, on ordinary days and on the two days when clocks change. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { formatSydney, sydneyDate, sydneyOffsetMinutes, sydneyToInstant } from '../../src/core/sydney-time.ts';

const utc = (date: string, time: string): string => new Date(sydneyToInstant(date, time)).toISOString();

describe('sydneyToInstant', () => {
  it.each([
    ['2026-11-25', '11:30', '2026-11-25T00:30:00.000Z'],
    ['2026-07-29', '11:30', '2026-07-29T01:30:00.000Z'],
    ['2026-01-01', '00:00', '2025-12-31T13:00:00.000Z'],
    ['2026-12-31', '23:59', '2026-12-31T12:59:00.000Z'],
    // Clocks go back from 03:00 to 02:00 on 5 April 2026.
    ['2026-04-04', '11:30', '2026-04-04T00:30:00.000Z'],
    ['2026-04-05', '00:00', '2026-04-04T13:00:00.000Z'],
    ['2026-04-05', '01:59', '2026-04-04T14:59:00.000Z'],
    ['2026-04-05', '03:00', '2026-04-04T17:00:00.000Z'],
    ['2026-04-05', '11:30', '2026-04-05T01:30:00.000Z'],
    ['2026-04-06', '00:30', '2026-04-05T14:30:00.000Z'],
    // Clocks go forward from 02:00 to 03:00 on 4 October 2026.
    ['2026-10-04', '00:00', '2026-10-03T14:00:00.000Z'],
    ['2026-10-04', '01:59', '2026-10-03T15:59:00.000Z'],
    ['2026-10-04', '03:00', '2026-10-03T16:00:00.000Z'],
    ['2026-10-04', '11:30', '2026-10-04T00:30:00.000Z'],
    ['2026-10-04', '23:30', '2026-10-04T12:30:00.000Z'],
  ])('%s %s is %s', (date, time, expected) => {
    expect(utc(date, time)).toBe(expected);
  });

  it('uses the first of two equal times', () => {
    expect(utc('2026-04-05', '02:30')).toBe('2026-04-04T15:30:00.000Z');
    expect(formatSydney(sydneyToInstant('2026-04-05', '02:30'))).toBe('2026-04-05T02:30:00+11:00');
  });

  it('reads a missing hour with the previous offset', () => {
    expect(formatSydney(sydneyToInstant('2026-10-04', '02:30'))).toBe('2026-10-04T03:30:00+11:00');
  });

  it.each([
    ['2026-02-30', '11:30'],
    ['2026-11-25', '24:00'],
    ['2026-11-25', '11:60'],
    ['2026-11-25', '9:30'],
    ['25 November 2026', '11:30'],
  ])('refuses %s %s', (date, time) => {
    expect(() => sydneyToInstant(date, time)).toThrow(WattleError);
  });
});

describe('sydneyOffsetMinutes', () => {
  it('equals the offset in the time zone database, in summer and winter since 1915', () => {
    const database = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', timeZoneName: 'longOffset' });
    const hours = (instant: number): number => Number(/GMT\+(\d\d):00/.exec(database.format(instant))?.[1]);
    const wrong: string[] = [];
    // Steps of 47 hours include every hour of the day.
    for (let instant = Date.UTC(1915, 0); instant < Date.UTC(2045, 0); instant += 47 * 3_600_000) {
      if (sydneyOffsetMinutes(instant) !== 60 * hours(instant)) wrong.push(new Date(instant).toISOString());
    }
    expect(wrong).toEqual([]);
  });
});

describe('formatSydney', () => {
  it.each([
    ['2026-11-25T00:30:00Z', '2026-11-25T11:30:00+11:00'],
    ['2026-07-29T01:30:00.999Z', '2026-07-29T11:30:00+10:00'],
    ['2026-04-04T15:59:59Z', '2026-04-05T02:59:59+11:00'],
    ['2026-04-04T16:00:00Z', '2026-04-05T02:00:00+10:00'],
    ['2026-10-03T15:59:59Z', '2026-10-04T01:59:59+10:00'],
    ['2026-10-03T16:00:00Z', '2026-10-04T03:00:00+11:00'],
    ['1975-07-01T00:00:00Z', '1975-07-01T10:00:00+10:00'],
    ['1969-12-31T23:59:59.500Z', '1970-01-01T09:59:59+10:00'],
  ])('%s is %s', (instant, expected) => {
    expect(formatSydney(Date.parse(instant))).toBe(expected);
  });

  it('formats the given instant, and parsing the Sydney time returns this instant', () => {
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2045, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = minute * 60_000;
        const text = formatSydney(instant);
        expect(Date.parse(text)).toBe(instant);
        const back = sydneyToInstant(text.slice(0, 10), text.slice(11, 16));
        // When an hour occurs twice, the two differ only in their offset.
        expect([0, 3_600_000]).toContain(instant - back);
        expect(formatSydney(back).slice(0, 19)).toBe(text.slice(0, 19));
      }),
    );
  });
});

describe('sydneyDate', () => {
  it.each([
    ['2026-11-25T12:59:59Z', '2026-11-25'],
    ['2026-11-25T13:00:00Z', '2026-11-26'],
    ['2026-07-29T13:59:59Z', '2026-07-29'],
    ['2026-07-29T14:00:00Z', '2026-07-30'],
  ])('at %s is %s', (instant, expected) => {
    expect(sydneyDate(Date.parse(instant))).toBe(expected);
  });
});

describe('sydneyOffsetMinutes', () => {
  it('is 600 or 660, and changes on the first Sundays of April and October', () => {
    for (let year = 2009; year <= 2035; year += 1) {
      const firstSunday = (month: number): number => 1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7);
      const april = Date.UTC(year, 3, firstSunday(3), 3 - 11);
      const october = Date.UTC(year, 9, firstSunday(9), 2 - 10);
      expect([april - 1, april, october - 1, october].map(sydneyOffsetMinutes)).toEqual([660, 600, 600, 660]);
    }
  });
});
