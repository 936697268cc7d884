/** From a break on, a statistic is produced in another way. A change across the break is therefore not only a real change. */
import type { SeriesAdjustment } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import { firstDay, lastDay, type Period, parsePeriod } from '../../core/period.ts';

/** What changed: the collection, the calculation, the coverage, the classification or the scale. For `discontinued`, the series ends. */
export const BREAK_KINDS = ['collection', 'method', 'scope', 'classification', 'rebenchmark', 'discontinued'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** By default all series of the dataset. */
export interface BreakScope {
  /** Such as `rba.D2`. */
  readonly dataset: string;
  readonly frequency?: Frequency;
  readonly adjustment?: SeriesAdjustment;
  /** By dimension. */
  readonly codes?: Readonly<Record<string, readonly string[]>>;
}

export interface MethodBreak {
  /** Permanent, such as `credit-2019-07`. */
  readonly id: string;
  readonly of: readonly BreakScope[];
  /** The first period after the break, such as `2019-07`. */
  readonly from: string;
  /** The last affected period, if the break ends. */
  readonly until?: string;
  readonly kind: BreakKind;
  /** One sentence. */
  readonly what: string;
  /** In words and numbers, or null. */
  readonly size: string | null;
  /**
   * `given`: growth across the break is calculated, with a note. `absent`: growth is not calculated, because the levels are not comparable.
   */
  readonly growth: 'given' | 'absent';
  readonly source: string;
}

/** Properties that decide which breaks affect a series. */
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

/** In days since 1970-01-01. */
export interface BreakDays {
  readonly first: number;
  readonly last: number;
}

/** Without `until`, both are the first day of `from`. */
export function daysOf({ from, until }: MethodBreak): BreakDays {
  const first = firstDay(boundOf(from));
  return { first, last: until === undefined ? first : lastDay(boundOf(until)) };
}

/**
 * True if a change between two periods, given by their last days, crosses a break. The earlier period must end before the break, or before
 * the break's end. The later period must not end before the break. Callers with many changes compute `days` once.
 */
export function spansDays(one: MethodBreak, from: number, to: number, days: BreakDays = daysOf(one)): boolean {
  const { first, last } = days;
  if (to < first || from >= to) return false;
  return one.until === undefined ? from < first : from <= last;
}
