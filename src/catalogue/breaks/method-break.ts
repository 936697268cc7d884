/** A break in a series: from some period on the figures are made in another way, and a change across it is not only a change of the thing measured. */
import type { Frequency } from '../../core/frequency.ts';
import type { Adjustment } from '../../core/observation.ts';
import { firstDay, lastDay, type Period, parsePeriod } from '../../core/period.ts';

/** What changed: who or what is queried, how it is computed, what is counted, how it is sorted, to what it is scaled; or that nothing follows. */
export const BREAK_KINDS = ['collection', 'method', 'scope', 'classification', 'rebenchmark', 'discontinued'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** Series of a dataset; all of them where nothing more is said. */
export interface BreakScope {
  /** `rba.D2` */
  readonly dataset: string;
  readonly frequency?: Frequency;
  readonly adjustment?: Adjustment;
  /** The publisher's codes by dimension. */
  readonly codes?: Readonly<Record<string, readonly string[]>>;
}

export interface MethodBreak {
  /** `credit-2019-07`: stable. */
  readonly id: string;
  readonly of: readonly BreakScope[];
  /** The first period on the new basis: `2019-07`. */
  readonly from: string;
  /** The last period that it disturbs, where it is an episode and not a step. */
  readonly until?: string;
  readonly kind: BreakKind;
  /** One sentence. */
  readonly what: string;
  /** How large it is, in words and figures; null where nobody has said. */
  readonly size: string | null;
  /**
   * Whether a rate of change of levels across it means anything: `given` with the break named, or `absent`, because the levels before and
   * after are not of the same thing.
   */
  readonly growth: 'given' | 'absent';
  readonly source: string;
}

/** What decides whether a break is one of a series. */
export interface BreakSubject {
  readonly dataset: string;
  readonly frequency: Frequency;
  readonly adjustment: Adjustment | null;
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

/** The days from which and through which a break disturbs. */
export interface BreakDays {
  readonly first: number;
  readonly last: number;
}

/** A step is on its first day, an episode goes through its last. */
export function daysOf({ from, until }: MethodBreak): BreakDays {
  const first = firstDay(boundOf(from));
  return { first, last: until === undefined ? first : lastDay(boundOf(until)) };
}

/**
 * Whether a change from what ended on a day to what ended on a later one spans it: the earlier ended before the break, or within an
 * episode, and the later did not end before it.
 *
 * @param days of the break, for a caller the caller about many changes
 */
export function spansDays(one: MethodBreak, from: number, to: number, days: BreakDays = daysOf(one)): boolean {
  const { first, last } = days;
  if (to < first || from >= to) return false;
  return one.until === undefined ? from < first : from <= last;
}
