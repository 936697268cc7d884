/** A break in series: from some period the statistic is produced differently, so changes across it are not only real changes. */
import type { SeriesAdjustment } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import { firstDay, lastDay, type Period, parsePeriod } from '../../core/period.ts';

/** What changed: collection, calculation, coverage, classification or scale. Or that the series ends. */
export const BREAK_KINDS = ['collection', 'method', 'scope', 'classification', 'rebenchmark', 'discontinued'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** Affected series of a dataset, by default all. */
export interface BreakScope {
  /** `rba.D2` */
  readonly dataset: string;
  readonly frequency?: Frequency;
  readonly adjustment?: SeriesAdjustment;
  /** The publisher's codes by dimension. */
  readonly codes?: Readonly<Record<string, readonly string[]>>;
}

export interface MethodBreak {
  /** `credit-2019-07`: stable. */
  readonly id: string;
  readonly of: readonly BreakScope[];
  /** The first period on the new basis: `2019-07`. */
  readonly from: string;
  /** The last affected period, for an episode. */
  readonly until?: string;
  readonly kind: BreakKind;
  /** One sentence. */
  readonly what: string;
  /** Size in words and numbers, or null. */
  readonly size: string | null;
  /** Whether growth across it is calculated (`given`, with the break named) or `absent`, because levels are not comparable. */
  readonly growth: 'given' | 'absent';
  readonly source: string;
}

/** Properties that match a series to breaks. */
export interface BreakSubject {
  readonly dataset: string;
  readonly frequency: Frequency;
  readonly adjustment: SeriesAdjustment | null;
  readonly codes: Readonly<Record<string, string>>;
}

export const concerns = ({ of }: MethodBreak, subject: BreakSubject): boolean =>
  of.some(
    ({ dataset, frequency, adjustment, codes = {} }) =>
      dataset === subject.dataset &&
      (frequency === undefined || frequency === subject.frequency) &&
      (adjustment === undefined || adjustment === subject.adjustment) &&
      Object.entries(codes).every(([id, some]) => {
        const code = subject.codes[id];
        return code !== undefined && some.includes(code);
      }),
  );

const boundOf = (text: string): Period => {
  const period = parsePeriod(text);
  if (!period) throw new Error(`${text} is no period`);
  return period;
};

/** First and last affected day. */
export interface BreakDays {
  readonly first: number;
  readonly last: number;
}

/** A step has one day, an episode ends on its last. */
export function daysOf({ from, until }: MethodBreak): BreakDays {
  const first = firstDay(boundOf(from));
  return { first, last: until === undefined ? first : lastDay(boundOf(until)) };
}

/**
 * Whether a change between two periods, by their last days, spans the break: the earlier ended before it or within the
 * episode, and the later did not end before it.
 *
 * @param days of the break, for callers with many changes
 */
export function spansDays(one: MethodBreak, from: number, to: number, days: BreakDays = daysOf(one)): boolean {
  const { first, last } = days;
  if (to < first || from >= to) return false;
  return one.until === undefined ? from < first : from <= last;
}
