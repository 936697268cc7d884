/** Constants from outside the data, each with source and start date. */
import { isoDay } from './period.ts';

/** A constant from outside the data: value, start date and source. */
export interface DatedConstant<T = number> {
  readonly value: T;
  readonly unit: string;
  /** `2024-07-01`, the first day. */
  readonly from: string;
  readonly source: string;
  readonly sourceUrl: string;
}

/** A constant that changes. Each entry applies until the next. */
export interface DatedTable<T = number> {
  readonly title: string;
  /** Ascending by `from`. */
  readonly entries: readonly DatedConstant<T>[];
}

/** The entry in force on a day (days since 1970-01-01), or null. */
export function inForceOn<T>(table: DatedTable<T>, day: number): DatedConstant<T> | null {
  const text = isoDay(day);
  return table.entries.findLast(({ from }) => from <= text) ?? null;
}
