/**
 * Describes breaks in series. At a break, an agency changes how it produces a statistic. A difference between values before and
 * after the break is therefore partly an effect of the new method.
 */
import type { SeriesAdjustment } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import { firstDay, lastDay, type Period, parsePeriod } from '../../core/period.ts';

/**
 * The property that changed: the collection, the calculation, the coverage, the classification or the scale. For `discontinued`, the
 * series ends.
 */
export const BREAK_KINDS = ['collection', 'method', 'scope', 'classification', 'rebenchmark', 'discontinued'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** The series that a break affects. If only `dataset` is set, all its series are affected. */
export interface BreakScope {
  /** The dataset id, such as `rba.D2`. */
  readonly dataset: string;
  readonly frequency?: Frequency;
  readonly adjustment?: SeriesAdjustment;
  /** The affected codes, by dimension id. */
  readonly codes?: Readonly<Record<string, readonly string[]>>;
}

export interface MethodBreak {
  /** The id, such as `credit-2019-07`. It never changes. */
  readonly id: string;
  readonly of: readonly BreakScope[];
  /** The first period after the break, such as `2019-07`. */
  readonly from: string;
  /** The last affected period. Absent if the break has no end. */
  readonly until?: string;
  readonly kind: BreakKind;
  /** What changed, in one sentence. */
  readonly what: string;
  /** The size of the change, in words and numbers. Null if it is unknown. */
  readonly size: string | null;
  /**
   * Whether growth across the break is calculated. `given`: it is calculated, with a note. `absent`: it is not calculated, because the
   * levels are not comparable.
   */
  readonly growth: 'given' | 'absent';
  readonly source: string;
}

/** The properties of a series that decide which breaks affect it. */
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
  if (!period) throw new Error(`${text} is not a period`);
  return period;
};

/** The first and last day of a break, in days since 1970-01-01. */
interface BreakDays {
  readonly first: number;
  readonly last: number;
}

const DAYS = new WeakMap<MethodBreak, BreakDays>();

/** Returns the days of a break. Without `until`, both days are the first day of `from`. */
export function daysOf(one: MethodBreak): BreakDays {
  const known = DAYS.get(one);
  if (known) return known;
  const first = firstDay(boundOf(one.from));
  const days = { first, last: one.until === undefined ? first : lastDay(boundOf(one.until)) };
  DAYS.set(one, days);
  return days;
}

/**
 * Returns true if a break lies between two periods. `from` and `to` are the last days of the periods, in days since
 * 1970-01-01. The earlier period must end before the break, or before the end of a temporary break. The later period must not end before
 * the break.
 */
export function spansDays(one: MethodBreak, from: number, to: number): boolean {
  const { first, last } = daysOf(one);
  if (to < first || from >= to) return false;
  return one.until === undefined ? from < first : from <= last;
}
