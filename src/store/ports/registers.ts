/** What a store keeps of registers, tables of rows under a key, and how they are queried. */

import type { Column, DatasetKey, RegisterRow } from '../../core/define-dataset.ts';
import type { JsonRows } from '../../core/json-rows.ts';
import type { Version } from './series.ts';

export interface RegisterLoad {
  readonly dataset: DatasetKey;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly rows: AsyncIterable<RegisterRow>;
  /** Looks at the number of rows before they take the place of others, and throws to refuse them. */
  readonly check?: (rows: number) => void;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
}

export interface RegisterQuery {
  readonly dataset: DatasetKey;
  /** seq to read; the newest when absent. REQ_CURSOR_EXPIRED when it is no longer stored. */
  readonly seq?: number;
  /** Column conditions, all of which must hold; several values are alternatives. */
  readonly where: readonly {
    readonly column: string;
    readonly op: 'equals' | 'prefix' | 'substring';
    readonly values: readonly string[];
  }[];
  /** Ranked word search over one column. */
  readonly search?: { readonly column: string; readonly text: string };
  /**
   * The columns behind the members of the rows, null for one that the register did not have when it was loaded; when absent, all columns
   * under their own names. Not a caller's choice: each list of them is a statement that is kept.
   */
  readonly members?: Readonly<Record<string, string>>;
  readonly limit: number;
  /** What `next` of the page before was. */
  readonly after?: number;
}

export interface RegisterPage {
  readonly rows: JsonRows;
  readonly total: number;
  /** False when counting them all would take long: then there are more than `total`. */
  readonly totalExact: boolean;
  /** Common words of a search that were left out, because no row has all words. */
  readonly leftOut: readonly string[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
  readonly seq: number;
}

/** Rows counted and columns summed for each value of a column. */
export interface RegisterGroupsQuery {
  readonly dataset: DatasetKey;
  /** seq to read; the newest when absent. REQ_CURSOR_EXPIRED when it is no longer stored. */
  readonly seq?: number;
  readonly where: RegisterQuery['where'];
  /** Not a column of lists. Null: all rows are one group, which is there even when it is empty. */
  readonly by: string | null;
  /** Columns of numbers. */
  readonly sums: readonly string[];
  /** Two columns of numbers: a row whose part is larger than its whole contradicts itself, and is in no sum. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export interface RegisterGroupTotals {
  /** As it is stored, spelling and all; null for rows without a value. */
  readonly value: string | number | null;
  readonly rows: number;
  /** Rows that contradict themselves; left out where nothing was requested from them. */
  readonly contradicted?: number;
  /** By column: the sum of the values that are there, null when none is, and how many are. */
  readonly sums: Readonly<Record<string, { readonly sum: number | null; readonly filled: number }>>;
}

export interface RegisterStore {
  /**
   * Streams a new version beside the served one, builds its indexes, then swaps; the one before is kept for open cursors. Null when the
   * served version has just these rows in this order.
   */
  load(load: RegisterLoad): Promise<Version | null>;
  query(query: RegisterQuery): Promise<RegisterPage>;
  /** Groups of rows, in order of their values. */
  groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]>;
  /** Compares the newest version with its digest; gives what differs, null where nothing does. */
  verify(dataset: DatasetKey): Promise<string | null>;
}
