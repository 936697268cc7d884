/** Constants that do not come from a dataset. Each constant has a source and the date from which it applies. */
import { isoDay } from './period.ts';

/** The value of a constant, the date from which it applies, and its source. */
export interface DatedConstant<T = number> {
  readonly value: T;
  readonly unit: string;
  /** The first day on which the value applies: `2024-07-01`. */
  readonly from: string;
  readonly source: string;
  readonly sourceUrl: string;
}

/** A constant whose value changes over time. Each entry applies until the next entry starts. */
export interface DatedTable<T = number> {
  readonly title: string;
  /** Entries in ascending order of `from`. */
  readonly entries: readonly DatedConstant<T>[];
}

/** Returns the entry that applies on a day (in days since 1970-01-01). Null before the first entry. */
export function inForceOn<T>(table: DatedTable<T>, day: number): DatedConstant<T> | null {
  const text = isoDay(day);
  return table.entries.findLast(({ from }) => from <= text) ?? null;
}
