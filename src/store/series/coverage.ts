/** The first and last period of a dataset. */
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import { firstDay, formatPeriod, lastDay, type Period } from '../../core/period.ts';

/** The first and last ordinal with a value in the series with one frequency. */
export interface Span {
  readonly freq: Frequency;
  readonly firstT: number;
  readonly lastT: number;
}

/** Returns the span of a series, which is 0 to -1 without values. */
export function spanOf(first: { readonly t: number } | null, last: { readonly t: number } | null): Omit<Span, 'freq'> {
  return first && last ? { firstT: first.t, lastT: last.t } : { firstT: 0, lastT: -1 };
}

export interface Coverage {
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** The last day of the latest period, in days since 1970-01-01. */
  readonly newestDay: number | null;
}

/**
 * Returns the first and last period of all spans. If two frequencies begin or end on the same day, uses the shorter period. All members
 * are null without spans.
 */
export function coverageOf(spans: readonly Span[]): Coverage {
  let start: Period | null = null;
  let end: Period | null = null;
  for (const { freq, firstT, lastT } of spans) {
    const first = { freq, t: firstT };
    const last = { freq, t: lastT };
    if (!start || isBefore(firstDay(first), first, firstDay(start), start)) start = first;
    if (!end || isBefore(-lastDay(last), last, -lastDay(end), end)) end = last;
  }
  return {
    periodStart: start && formatPeriod(start),
    periodEnd: end && formatPeriod(end),
    newestDay: end && lastDay(end),
  };
}

const isBefore = (day: number, p: Period, otherDay: number, other: Period): boolean =>
  day < otherDay || (day === otherDay && FREQUENCY[p.freq].rank > FREQUENCY[other.freq].rank);
