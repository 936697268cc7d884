/**
 * A break in series: from some period on, the statistic is produced in another way. A change across the break is therefore not only a real
 * change.
 */
import type { SeriesAdjustment } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import { firstDay, lastDay, type Period, parsePeriod } from '../../core/period.ts';

/** The aspect that changed: collection, calculation, coverage, classification or scale. Or the series ends. */
export const BREAK_KINDS = ['collection', 'method', 'scope', 'classification', 'rebenchmark', 'discontinued'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** The affected series of a dataset, by default all of them. */
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
  /** The first period on the new basis, such as `2019-07`. */
  readonly from: string;
  /** If the break is an episode: the last affected period. */
  readonly until?: string;
  readonly kind: BreakKind;
  /** One sentence. */
  readonly what: string;
  /** The size of the break in words and numbers, or null. */
  readonly size: string | null;
  /**
   * `given`: growth across the break is calculated, and the break is named. `absent`: it is not calculated, because levels are not
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

/** First and last affected day. */
export interface BreakDays {
  readonly first: number;
  readonly last: number;
}

/** If the break is a step, it has one day. An episode ends on its last day. */
export function daysOf({ from, until }: MethodBreak): BreakDays {
  const first = firstDay(boundOf(from));
  return { first, last: until === undefined ? first : lastDay(boundOf(until)) };
}

/**
 * Whether a change between two periods, given by their last days, spans the break. The earlier period must end before the break or within
 * the episode. The later one must not end before the break.
 *
 * @param days the days of the break, for callers that compare many changes
 */
export function spansDays(one: MethodBreak, from: number, to: number, days: BreakDays = daysOf(one)): boolean {
  const { first, last } = days;
  if (to < first || from >= to) return false;
  return one.until === undefined ? from < first : from <= last;
}
