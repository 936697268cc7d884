/** Checks FRED's weeks and fortnights, and how daily series are combined into them. */
import { describe, expect, it } from 'vitest';
import { isoDay, parseIsoDay } from '../../src/core/period.ts';
import { aggregateToWeeks } from '../../src/core/series/aggregation.ts';
import { type Points, pointsOf } from '../../src/core/series/points.ts';
import { endOfWeek, isFortnights, WEEKS, type Weeks, weekOf } from '../../src/core/series/weeks.ts';

const day = (iso: string): number => {
  const found = parseIsoDay(iso);
  if (found === null) throw new Error(`${iso} is not a day`);
  return found;
};
const weeksOf = (code: string): Weeks => {
  const found = WEEKS.get(code);
  if (!found) throw new Error(`${code} is not a code`);
  return found;
};
const endOf = (code: string, iso: string): string => isoDay(endOfWeek(weeksOf(code), weekOf(weeksOf(code), day(iso))));

describe('weeks', () => {
  // 4 May 2026 was a Monday.
  it.each([
    ['wem', '2026-05-04', '2026-05-11'],
    ['wetu', '2026-05-05', '2026-05-05'],
    ['wew', '2026-05-06', '2026-05-06'],
    ['weth', '2026-05-07', '2026-05-07'],
    ['wef', '2026-05-08', '2026-05-08'],
    ['wesa', '2026-05-09', '2026-05-09'],
    ['wesu', '2026-05-10', '2026-05-10'],
  ])('%s end on their weekday', (code, ofMonday, ofTuesday) => {
    expect([endOf(code, '2026-05-04'), endOf(code, '2026-05-05')]).toEqual([ofMonday, ofTuesday]);
    expect(isFortnights(weeksOf(code))).toBe(false);
  });

  it.each([
    ['bwew', '2020-05-06', '2020-05-20', '2020-04-22'],
    ['bwem', '2020-04-20', '2020-05-04', '2020-04-06'],
  ])('%s are fortnights that end on the published days', (code, published, next, earlier) => {
    expect(endOf(code, published)).toBe(published);
    expect(endOf(code, isoDay(day(published) + 1))).toBe(next);
    expect(endOf(code, isoDay(day(published) - 13))).toBe(published);
    expect(endOf(code, isoDay(day(published) - 14))).toBe(earlier);
    expect(isFortnights(weeksOf(code))).toBe(true);
  });

  it('are not fortnights if no code is given', () => {
    expect(isFortnights(undefined)).toBe(false);
  });
});

/** Returns the values 1, 2, 3 and so on for the days in a range that the filter accepts. */
const daily = (from: string, to: string, isKept: (at: number) => boolean = () => true): Points =>
  pointsOf(
    'D',
    Array.from({ length: day(to) - day(from) + 1 }, (_, i) => day(from) + i)
      .filter(isKept)
      .map((t, i) => ({ t, value: i + 1 })),
  );
/** Accepts Monday to Friday, except the holidays. */
const onWeekdays =
  (...holidays: readonly string[]) =>
  (at: number): boolean =>
    (((at + 3) % 7) + 7) % 7 < 5 && !holidays.includes(isoDay(at));
const ends = (points: Points, code: string): readonly (readonly [string, number])[] =>
  points.t.map((t, i) => [isoDay(endOfWeek(weeksOf(code), t)), points.value[i] ?? Number.NaN]);

describe('a daily series in weeks', () => {
  it('has only the weeks with a value on each day, or all weeks on request', () => {
    const points = daily('2026-05-03', '2026-05-16');
    expect(ends(aggregateToWeeks(points, weeksOf('wesa'), 'sum'), 'wesa')).toEqual([
      ['2026-05-09', 28],
      ['2026-05-16', 77],
    ]);
    const gap = daily('2026-05-03', '2026-05-16', (at) => at !== day('2026-05-12'));
    expect(ends(aggregateToWeeks(gap, weeksOf('wesa'), 'eop'), 'wesa')).toEqual([['2026-05-09', 7]]);
    expect(ends(aggregateToWeeks(gap, weeksOf('wesa'), 'avg', { partial: true }), 'wesa')).toEqual([
      ['2026-05-09', 4],
      ['2026-05-16', 10.5],
    ]);
  });

  it('without weekends may lack two days of a week, but not three', () => {
    const two = daily('2026-05-04', '2026-05-22', onWeekdays('2026-05-12', '2026-05-13'));
    expect(ends(aggregateToWeeks(two, weeksOf('wef'), 'eop'), 'wef').map(([end]) => end)).toEqual([
      '2026-05-08',
      '2026-05-15',
      '2026-05-22',
    ]);
    const three = daily('2026-05-04', '2026-05-22', onWeekdays('2026-05-12', '2026-05-13', '2026-05-14'));
    expect(ends(aggregateToWeeks(three, weeksOf('wef'), 'eop'), 'wef').map(([end]) => end)).toEqual(['2026-05-08', '2026-05-22']);
  });

  it('without weekends may lack four days of a fortnight, but not five', () => {
    const lost = ['2020-04-23', '2020-04-24', '2020-04-27', '2020-04-28'];
    const four = daily('2020-04-09', '2020-05-20', onWeekdays(...lost));
    const five = daily('2020-04-09', '2020-05-20', onWeekdays(...lost, '2020-04-29'));
    expect(ends(aggregateToWeeks(four, weeksOf('bwew'), 'eop'), 'bwew').map(([end]) => end)).toEqual([
      '2020-04-22',
      '2020-05-06',
      '2020-05-20',
    ]);
    expect(ends(aggregateToWeeks(five, weeksOf('bwew'), 'eop'), 'bwew').map(([end]) => end)).toEqual(['2020-04-22', '2020-05-20']);
  });

  it('without weekends omits a week that begins or ends outside the series', () => {
    const points = daily('2026-05-05', '2026-05-21', onWeekdays());
    expect(ends(aggregateToWeeks(points, weeksOf('wef'), 'eop'), 'wef').map(([end]) => end)).toEqual(['2026-05-15']);
  });
});
