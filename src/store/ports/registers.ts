/** Registers, which are tables of rows with a key, and queries of registers. */

import type { Column, DatasetKey, RegisterRow } from '../../core/define-dataset.ts';
import type { JsonRows } from '../../core/json-rows.ts';
import type { Version } from './series.ts';

export interface RegisterLoad {
  readonly dataset: DatasetKey;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly rows: AsyncIterable<RegisterRow>;
  /** Called with the number of new rows before they replace the stored ones. It throws to refuse the new rows. */
  readonly check?: (rows: number) => void;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
}

export interface RegisterQuery {
  readonly dataset: DatasetKey;
  /** The version to read, by default the latest. Throws REQ_CURSOR_EXPIRED if that version was deleted. */
  readonly seq?: number;
  /** Conditions on columns. A row must meet all conditions. It meets a condition if its value matches any of the listed values. */
  readonly where: readonly {
    readonly column: string;
    readonly op: 'equals' | 'prefix' | 'substring';
    readonly values: readonly string[];
  }[];
  /** Ranked word search over one column. */
  readonly search?: { readonly column: string; readonly text: string };
  /**
   * Names the members of the returned rows, and the column for each. Null for a column that did not exist when the register was loaded. If
   * absent, each column is a member under its own name. Callers of the API must not choose this freely, because each different list is a
   * cached statement.
   */
  readonly members?: Readonly<Record<string, string>>;
  readonly limit: number;
  /** The `next` of the previous page. */
  readonly after?: number;
}

export interface RegisterPage {
  readonly rows: JsonRows;
  readonly total: number;
  /** False if an exact count would be slow. More rows than `total` then match. */
  readonly totalExact: boolean;
  /** Common words of the search text that were ignored, because no row contains all the words. */
  readonly leftOut: readonly string[];
  /** The position at which the next page starts. Null on the last page. */
  readonly next: number | null;
  readonly seq: number;
}

/** Counts rows and sums columns for each value of a column. */
export interface RegisterGroupsQuery {
  readonly dataset: DatasetKey;
  /** The version to read, by default the latest. Throws REQ_CURSOR_EXPIRED if that version was deleted. */
  readonly seq?: number;
  readonly where: RegisterQuery['where'];
  /** The column to group by, which must not contain lists. If null, all rows form one group, which is returned even if it is empty. */
  readonly by: string | null;
  /** The columns to sum. They must contain numbers. */
  readonly sums: readonly string[];
  /** Two numeric columns. If a row's `part` exceeds its `whole`, the row is inconsistent and is left out of sums. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export interface RegisterGroupTotals {
  /** The value of the group, in the spelling that is stored. Null for the group of rows without a value. */
  readonly value: string | number | null;
  readonly rows: number;
  /** The number of inconsistent rows in the group. Absent if the query has no `within`. */
  readonly contradicted?: number;
  /** For each summed column: the sum of its values (null if there are no values) and the number of values. */
  readonly sums: Readonly<Record<string, { readonly sum: number | null; readonly filled: number }>>;
}

export interface RegisterStore {
  /**
   * Reads new rows from a stream, builds their indexes, and makes them the latest version. Keeps the previous version for cursors that are
   * still in use. Returns null if the current version has the same rows in the same order.
   */
  load(load: RegisterLoad): Promise<Version | null>;
  query(query: RegisterQuery): Promise<RegisterPage>;
  /** Groups of rows, in order of their values. */
  groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]>;
  /** Compares the rows of the latest version with their digest. Returns the difference as a sentence, or null. */
  verify(dataset: DatasetKey): Promise<string | null>;
}
