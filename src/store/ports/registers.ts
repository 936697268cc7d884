/** Registers (tables of rows with a key) and queries of them. */

import type { Column, DatasetKey, RegisterRow } from '../../core/define-dataset.ts';
import type { JsonRows } from '../../core/json-rows.ts';
import type { Version } from './series.ts';

export interface RegisterLoad {
  readonly dataset: DatasetKey;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly rows: AsyncIterable<RegisterRow>;
  /** Checks the number of rows before the new rows replace the stored ones. Throws to refuse them. */
  readonly check?: (rows: number) => void;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
}

export interface RegisterQuery {
  readonly dataset: DatasetKey;
  /** The version to read, by default the latest. Throws REQ_CURSOR_EXPIRED if it was deleted. */
  readonly seq?: number;
  /** Conditions on columns. A row must meet all of them. Several values in one condition are alternatives. */
  readonly where: readonly {
    readonly column: string;
    readonly op: 'equals' | 'prefix' | 'substring';
    readonly values: readonly string[];
  }[];
  /** Ranked word search over one column. */
  readonly search?: { readonly column: string; readonly text: string };
  /**
   * The column for each member of a row. Null for a column that did not exist when the register was loaded. Absent means all columns, under
   * their own names. Callers cannot choose this, because each list is a cached statement.
   */
  readonly members?: Readonly<Record<string, string>>;
  readonly limit: number;
  /** `next` of the previous page. */
  readonly after?: number;
}

export interface RegisterPage {
  readonly rows: JsonRows;
  readonly total: number;
  /** False if an exact count would be slow. The number of rows is then greater than `total`. */
  readonly totalExact: boolean;
  /** Common search words that were ignored, because no row contains all words. */
  readonly leftOut: readonly string[];
  /** Where the next page starts. Null at the end. */
  readonly next: number | null;
  readonly seq: number;
}

/** Counts rows and sums columns for each value of a column. */
export interface RegisterGroupsQuery {
  readonly dataset: DatasetKey;
  /** The version to read, by default the latest. Throws REQ_CURSOR_EXPIRED if it was deleted. */
  readonly seq?: number;
  readonly where: RegisterQuery['where'];
  /** The column to group by. It must not contain lists. Null: all rows form one group, which is returned even if it is empty. */
  readonly by: string | null;
  /** Columns of numbers. */
  readonly sums: readonly string[];
  /** Two numeric columns. If the part exceeds the whole, the row is inconsistent, and sums exclude it. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export interface RegisterGroupTotals {
  /** The value in the spelling that is stored. Null for rows without a value. */
  readonly value: string | number | null;
  readonly rows: number;
  /** The number of inconsistent rows. Absent if the query has no `within`. */
  readonly contradicted?: number;
  /** For each column: the sum of its values (null if there are no values) and the number of values. */
  readonly sums: Readonly<Record<string, { readonly sum: number | null; readonly filled: number }>>;
}

export interface RegisterStore {
  /**
   * Streams a new version, builds its indexes, and then switches to it. The previous version stays for open cursors. Returns null if the
   * current version has the same rows in the same order.
   */
  load(load: RegisterLoad): Promise<Version | null>;
  query(query: RegisterQuery): Promise<RegisterPage>;
  /** Groups of rows, in order of their values. */
  groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]>;
  /** Compares the latest version with its digest. Returns the difference in words, or null. */
  verify(dataset: DatasetKey): Promise<string | null>;
}
