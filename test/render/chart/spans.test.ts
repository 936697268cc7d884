import { describe, expect, it } from 'vitest';
import { type Run, runsOf } from '../../../src/render/chart/spans.ts';
import { FIVE_PAST_MIDNIGHT, MONDAY, MONTH_2015, ordinals, QUARTER_2015, series } from './specimens.ts';

const OPEN = { from: null, to: null };
const lengths = (runs: readonly Run[]): number[] => runs.map((run) => run.length);

describe('gaps', () => {
  it('a missing quarter ends a segment', () => {
    const runs = runsOf(series({ t: [QUARTER_2015, QUARTER_2015 + 1, QUARTER_2015 + 3, QUARTER_2015 + 4], value: [1, 2, 3, 4] }), OPEN);
    expect(lengths(runs)).toEqual([2, 2]);
    expect(runs[1]?.[0]).toEqual({ from: Date.UTC(2015, 9, 1) / 86_400_000, to: Date.UTC(2016, 0, 1) / 86_400_000, value: 3 });
  });

  it('do not exist at weekends and holidays in a series of weekdays', () => {
    // Thursday 2 April 2026 is followed by Tuesday 7 April, because of Easter.
    const thursday = MONDAY + 31;
    expect(
      lengths(runsOf(series({ freq: 'D', t: [thursday - 1, thursday, thursday + 5, thursday + 6], value: [1, 2, 3, 4] }), OPEN)),
    ).toEqual([4]);
    expect(lengths(runsOf(series({ freq: 'D', t: [MONDAY, MONDAY + 1, MONDAY + 7, MONDAY + 8], value: [1, 2, 3, 4] }), OPEN))).toEqual([
      2, 2,
    ]);
  });

  it('exist at a missing day in a daily series', () => {
    const t = [...ordinals(MONDAY, 7), ...ordinals(MONDAY + 8, 3)];
    expect(lengths(runsOf(series({ freq: 'D', t, value: t.map(() => 1) }), OPEN))).toEqual([7, 3]);
  });

  it('do not exist in a quarterly column of a monthly table', () => {
    const t = [0, 3, 6, 12, 15].map((months) => MONTH_2015 + months);
    expect(lengths(runsOf(series({ freq: 'M', t, value: t.map(() => 1) }), OPEN))).toEqual([3, 2]);
  });

  it('do not affect a single value, or no value', () => {
    expect(lengths(runsOf(series({ t: [QUARTER_2015], value: [1] }), OPEN))).toEqual([1]);
    expect(runsOf(series({ t: [], value: [] }), OPEN)).toEqual([]);
  });
});

it('start from the timestamp of a market interval, which ends at that time', () => {
  const [run] = runsOf(series({ freq: '5MIN', t: [FIVE_PAST_MIDNIGHT], value: [1] }), OPEN);
  expect(run?.[0]?.from).toBeCloseTo(MONDAY, 9);
  expect(run?.[0]?.to).toBeCloseTo(MONDAY + 5 / 1440, 9);
});

describe('events', () => {
  const events = series({ nature: 'event', freq: 'D', t: [100, 200, 300], value: [1, 2, 3], through: 350 });
  const spans = (window: { from: number | null; to: number | null }, of = events): number[][] =>
    runsOf(of, window).flatMap((run) => run.map(({ from, to, value }) => [from, to, value]));

  it('continue until the next event, and the last one until the last known day', () => {
    expect(spans(OPEN)).toEqual([
      [100, 200, 1],
      [200, 300, 2],
      [300, 351, 3],
    ]);
  });

  it('are cut at the date range, which begins with the value that applies at its start', () => {
    expect(spans({ from: 150, to: 249 })).toEqual([
      [150, 200, 1],
      [200, 250, 2],
    ]);
  });

  it('without a value end the previous event', () => {
    const ended = { ...events, value: [1, null, 3] };
    expect(spans(OPEN, ended)).toEqual([
      [100, 200, 1],
      [300, 351, 3],
    ]);
    expect(runsOf(ended, OPEN)).toHaveLength(2);
  });
});
