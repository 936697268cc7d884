/**
 * Breaks in series. From some period on, a statistic is produced in another way. A change across the break is therefore not only a real
 * change.
 */
import type { SeriesAdjustment } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import { firstDay, lastDay, type Period, parsePeriod } from '../../core/period.ts';

/** What changed: the collection, the calculation, the coverage, the classification or the scale. For `discontinued`, the series ends. */
export const BREAK_KINDS = ['collection', 'method', 'scope', 'classification', 'rebenchmark', 'discontinued'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** The affected series of a dataset, by default all of them. */
export interface BreakScope {
  /** The id of the dataset, such as `rba.D2`. */
  readonly dataset: string;
  readonly frequency?: Frequency;
  readonly adjustment?: SeriesAdjustment;
  /** The agency's codes of the affected series, by dimension. */
  readonly codes?: Readonly<Record<string, readonly string[]>>;
}

export interface MethodBreak {
  /** A permanent id, such as `credit-2019-07`. */
  readonly id: string;
  readonly of: readonly BreakScope[];
  /** The first period after the break, such as `2019-07`. */
  readonly from: string;
  /** The last affected period, if the break ends again. */
  readonly until?: string;
  readonly kind: BreakKind;
  /** One sentence about the change. */
  readonly what: string;
  /** The size of the change in words and numbers. Null if unknown. */
  readonly size: string | null;
  /**
   * `given`: growth across the break is calculated, with a note about the break. `absent`: it is not calculated, because the levels are not
   * comparable.
   */
  readonly growth: 'given' | 'absent';
  readonly source: string;
}

/** The properties of a series by which breaks are matched to it. */
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

/** The first and the last affected day, in days since 1970-01-01. */
export interface BreakDays {
  readonly first: number;
  readonly last: number;
}

/** The days of a break. Without `until`, both are the first day of `from`. */
export function daysOf({ from, until }: MethodBreak): BreakDays {
  const first = firstDay(boundOf(from));
  return { first, last: until === undefined ? first : lastDay(boundOf(until)) };
}

/**
 * Whether a change between two periods crosses a break. The periods are given by their last days. The earlier period must end before the
 * break (or before it ends, if it has an end). The later period must not end before the break.
 *
 * @param days the days of the break, so that callers with many changes compute them only once
 */
export function spansDays(one: MethodBreak, from: number, to: number, days: BreakDays = daysOf(one)): boolean {
  const { first, last } = days;
  if (to < first || from >= to) return false;
  return one.until === undefined ? from < first : from <= last;
}
