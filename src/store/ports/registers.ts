/** Registers (tables of rows with a key) and queries of them. */

import type { Column, DatasetKey, RegisterRow } from '../../core/define-dataset.ts';
import type { JsonRows } from '../../core/json-rows.ts';
import type { Version } from './series.ts';

export interface RegisterLoad {
  readonly dataset: DatasetKey;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly rows: AsyncIterable<RegisterRow>;
  /** Checks the number of rows before they replace others. Throws to refuse them. */
  readonly check?: (rows: number) => void;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
}

export interface RegisterQuery {
  readonly dataset: DatasetKey;
  /** Version to read, by default the newest. REQ_CURSOR_EXPIRED if it was deleted. */
  readonly seq?: number;
  /** Column conditions, all required. Several values are alternatives. */
  readonly where: readonly {
    readonly column: string;
    readonly op: 'equals' | 'prefix' | 'substring';
    readonly values: readonly string[];
  }[];
  /** Ranked word search over one column. */
  readonly search?: { readonly column: string; readonly text: string };
  /**
   * Maps members of rows to columns. Null for a column that did not exist at load. Absent: all columns under their own names. Not chosen by
   * callers, because each list is a cached statement.
   */
  readonly members?: Readonly<Record<string, string>>;
  readonly limit: number;
  /** `next` of the previous page. */
  readonly after?: number;
}

export interface RegisterPage {
  readonly rows: JsonRows;
  readonly total: number;
  /** False if an exact count would be slow. Then there are more than `total`. */
  readonly totalExact: boolean;
  /** Common search words that were ignored, because no row has all words. */
  readonly leftOut: readonly string[];
  /** Start of the next page. Null at the end. */
  readonly next: number | null;
  readonly seq: number;
}

/** Rows counted and columns summed for each value of a column. */
export interface RegisterGroupsQuery {
  readonly dataset: DatasetKey;
  /** Version to read, by default the newest. REQ_CURSOR_EXPIRED if it was deleted. */
  readonly seq?: number;
  readonly where: RegisterQuery['where'];
  /** Not a list column. Null: all rows are one group, returned even if empty. */
  readonly by: string | null;
  /** Columns of numbers. */
  readonly sums: readonly string[];
  /** Two numeric columns. A row whose part exceeds its whole is inconsistent and excluded from sums. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export interface RegisterGroupTotals {
  /** The stored spelling. Null for rows without a value. */
  readonly value: string | number | null;
  readonly rows: number;
  /** Inconsistent rows. Absent if `within` was not requested. */
  readonly contradicted?: number;
  /** By column: the sum of the values (null without any) and their number. */
  readonly sums: Readonly<Record<string, { readonly sum: number | null; readonly filled: number }>>;
}

export interface RegisterStore {
  /**
   * Streams a new version, builds its indexes, then swaps. The previous version stays for open cursors. Null if the served version has the
   * same rows in the same order.
   */
  load(load: RegisterLoad): Promise<Version | null>;
  query(query: RegisterQuery): Promise<RegisterPage>;
  /** Groups of rows, in order of their values. */
  groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]>;
  /** Compares the newest version with its digest. Returns the difference, or null. */
  verify(dataset: DatasetKey): Promise<string | null>;
}
