/** Registers are tables of rows with a key. */

import type { Column, DatasetKey, RegisterRow } from '../../core/define-dataset.ts';
import type { JsonRows } from '../../core/json-rows.ts';
import type { Version } from './series.ts';

export interface RegisterLoad {
  readonly dataset: DatasetKey;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly rows: AsyncIterable<RegisterRow>;
  /** Called with the number of new rows before they replace the stored rows. Throws to refuse them. */
  readonly check?: (rows: number) => void;
  readonly version: Omit<Version, 'dataset' | 'seq' | 'added' | 'changed' | 'removed'>;
}

export interface RegisterQuery {
  readonly dataset: DatasetKey;
  /** The version, by default the latest. If it was deleted, the query throws REQ_CURSOR_EXPIRED. */
  readonly seq?: number;
  /** A row must meet all conditions. It meets a condition if the column has any of `values`. */
  readonly where: readonly {
    readonly column: string;
    readonly op: 'equals' | 'prefix' | 'substring';
    readonly values: readonly string[];
  }[];
  /** Ranked word search over one column. */
  readonly search?: { readonly column: string; readonly text: string };
  /**
   * Maps each field of the returned rows to its column. The field is null if the register was loaded before the column existed. If
   * absent, every column is returned. For each different mapping, a statement is cached, so API callers must not choose the mapping.
   */
  readonly members?: Readonly<Record<string, string>>;
  readonly limit: number;
  /** The `next` of the previous page. */
  readonly after?: number;
}

export interface RegisterPage {
  readonly rows: JsonRows;
  readonly total: number;
  /** False if an exact count would be slow. `total` is then too low. */
  readonly totalExact: boolean;
  /** Common words of the search text that were ignored, because no row contains all words. */
  readonly leftOut: readonly string[];
  /** The position of the next page. Null on the last page. */
  readonly next: number | null;
  readonly seq: number;
}

export interface RegisterGroupsQuery {
  readonly dataset: DatasetKey;
  /** The version, by default the latest. If it was deleted, the query throws REQ_CURSOR_EXPIRED. */
  readonly seq?: number;
  readonly where: RegisterQuery['where'];
  /** The column to group by, which must not contain lists. If null, all rows form one group, which exists even without rows. */
  readonly by: string | null;
  /** Numeric columns to sum. */
  readonly sums: readonly string[];
  /** Two numeric columns. A row whose `part` exceeds its `whole` is inconsistent and omitted from sums. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export interface RegisterGroupTotals {
  /** A value as stored. Null for the rows without a value. */
  readonly value: string | number | null;
  readonly rows: number;
  /** The number of inconsistent rows. Absent if the query has no `within`. */
  readonly contradicted?: number;
  /** For each summed column, the sum (null without values) and the number of values. */
  readonly sums: Readonly<Record<string, { readonly sum: number | null; readonly filled: number }>>;
}

export interface RegisterStore {
  /**
   * Reads new rows from a stream, builds their indexes and makes them the latest version. The previous version is kept for open
   * cursors. Returns null if the current version has the same rows in the same order.
   */
  load(load: RegisterLoad): Promise<Version | null>;
  query(query: RegisterQuery): Promise<RegisterPage>;
  /** Returns the groups in the order of their values. */
  groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]>;
  /** The first difference between the rows of the latest version and their digest, as a sentence, or null. */
  verify(dataset: DatasetKey): Promise<string | null>;
}
