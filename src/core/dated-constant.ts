/** Constants that come from outside the data. Each has a source and a start date. */
import { isoDay } from './period.ts';

/** One such constant: its value, start date and source. */
export interface DatedConstant<T = number> {
  readonly value: T;
  readonly unit: string;
  /** `2024-07-01`, the first day. */
  readonly from: string;
  readonly source: string;
  readonly sourceUrl: string;
}

/** A constant that changes over time. Each entry applies until the next one starts. */
export interface DatedTable<T = number> {
  readonly title: string;
  /** Ascending by `from`. */
  readonly entries: readonly DatedConstant<T>[];
}

/** Returns the entry in force on a day (days since 1970-01-01), or null. */
export function inForceOn<T>(table: DatedTable<T>, day: number): DatedConstant<T> | null {
  const text = isoDay(day);
  return table.entries.findLast(({ from }) => from <= text) ?? null;
}
