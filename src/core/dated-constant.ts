/** Defines constants that are not in a dataset, each with a source and a start date. */
import { isoDay } from './period.ts';

export interface DatedConstant<T = number> {
  readonly value: T;
  readonly unit: string;
  /** The first day, such as `2024-07-01`. */
  readonly from: string;
  readonly source: string;
  readonly sourceUrl: string;
}

/** A constant that changes over time. Each entry applies until the next entry starts. */
export interface DatedTable<T = number> {
  readonly title: string;
  /** The entries in ascending order of `from`. */
  readonly entries: readonly DatedConstant<T>[];
}

/** Returns the entry that applies on a day (days since 1970-01-01), or null before the first entry. */
export function inForceOn<T>(table: DatedTable<T>, day: number): DatedConstant<T> | null {
  const text = isoDay(day);
  return table.entries.findLast(({ from }) => from <= text) ?? null;
}
