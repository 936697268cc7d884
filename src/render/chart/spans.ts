/** Converts values to time spans. The result has runs of values that a line joins, or events that apply until the next event. */
import { at } from '../../core/assert.ts';
import { DAY_MS, firstDay, instantOf, lastDay, period } from '../../core/period.ts';
import type { Chart, ChartSeries } from '../../queries/base/answer.ts';

/** A value with its time span, in days since 1970-01-01 with fractions. `to` is exclusive. Market intervals are in market time. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

export type Run = readonly Span[];

const MARKET_OFFSET_MS = 10 * 3_600_000;
const INTERVAL_DAYS = { '30MIN': 30 / 1440, '5MIN': 5 / 1440 } as const;
/**
 * The maximum number of days between two trading days. The longest pauses are from the Thursday before Easter to the Tuesday after it,
 * and around Christmas next to a weekend.
 */
const LONGEST_HOLIDAY_DAYS = 5;

/** Returns the runs of values within the window. */
export const runsOf = (series: ChartSeries, window: Chart['window']): readonly Run[] =>
  series.nature === 'event' ? runsOfEvents(series, window) : runsOfPeriods(series);

export function extentOf(freq: ChartSeries['freq'], t: number): { readonly from: number; readonly to: number } {
  const p = period(freq, t);
  if (freq !== '30MIN' && freq !== '5MIN') return { from: firstDay(p), to: lastDay(p) + 1 };
  const to = (instantOf(p) + MARKET_OFFSET_MS) / DAY_MS;
  return { from: to - INTERVAL_DAYS[freq], to };
}

function runsOfPeriods({ freq, t, value }: ChartSeries): readonly Run[] {
  const reach = reachOf(freq, t);
  const runs: Span[][] = [];
  let before: number | null = null;
  t.forEach((at, i) => {
    const shown = value[i] ?? null;
    if (shown === null) return;
    const span = { ...extentOf(freq, at), value: shown };
    if (before !== null && at - before <= reach) runs.at(-1)?.push(span);
    else runs.push([span]);
    before = at;
  });
  return runs;
}

/**
 * Returns the largest distance, in periods, between two values that a line joins. A larger distance is a gap. The result is the smallest
 * distance in the series, because a monthly table may contain a quarterly column. In a daily series without weekends, the result is
 * larger, so that holidays are not gaps.
 */
function reachOf(freq: ChartSeries['freq'], t: readonly number[]): number {
  let spacing = Number.POSITIVE_INFINITY;
  for (let i = 1; i < t.length; i += 1) spacing = Math.min(spacing, at(t, i) - at(t, i - 1));
  return freq === 'D' && spacing === 1 && !t.some(isWeekend) ? LONGEST_HOLIDAY_DAYS : spacing;
}

/** Days count from 1970-01-01, which was a Thursday. */
const isWeekend = (day: number): boolean => (((day + 3) % 7) + 7) % 7 > 4;

/** Returns the runs of events. An event applies until the next event. An event without a value ends the run. */
function runsOfEvents({ t, value, through }: ChartSeries, window: Chart['window']): readonly Run[] {
  const start = window.from ?? Number.NEGATIVE_INFINITY;
  const end = Math.min(window.to ?? Number.POSITIVE_INFINITY, through ?? Number.POSITIVE_INFINITY) + 1;
  const runs: Span[][] = [];
  let joined = false;
  t.forEach((at, i) => {
    const from = Math.max(at, start);
    const to = Math.min(t[i + 1] ?? end, end);
    const shown = value[i] ?? null;
    if (shown === null || from >= to) {
      joined = false;
      return;
    }
    const span = { from, to, value: shown };
    if (joined) runs.at(-1)?.push(span);
    else runs.push([span]);
    joined = true;
  });
  return runs;
}
