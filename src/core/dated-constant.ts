/** Constants from outside the data, each with the day from which it holds and who says so. */
import { isoDay } from './period.ts';

/** A value from outside the data: what it is, from when it holds, and its source. */
export interface DatedConstant<T = number> {
  readonly value: T;
  readonly unit: string;
  /** `2024-07-01`: holds from this day. */
  readonly from: string;
  readonly source: string;
  readonly sourceUrl: string;
}

/** A constant that changed over time: each entry holds from its day until the next one's. */
export interface DatedTable<T = number> {
  readonly title: string;
  /** Ascending by `from`. */
  readonly entries: readonly DatedConstant<T>[];
}

/** The entry in force on a day (days since 1970-01-01); null before the first. */
export function inForceOn<T>(table: DatedTable<T>, day: number): DatedConstant<T> | null {
  const text = isoDay(day);
  return table.entries.findLast(({ from }) => from <= text) ?? null;
}
