/** Parameters for rows of any dataset. */
import { choice, type QueryParameter, text } from './declaration.ts';
import type { Parameters } from './parameters.ts';
import { ALLOW_STALE, AS_OF, CURSOR, EXPLAIN, GAP, limitOf, WINDOW } from './standard.ts';

export const MOST_ROWS = 1000;
export const LIMIT = limitOf(
  'Maximum number of rows. Time series return the latest rows, and registers return the first rows.',
  MOST_ROWS,
  100,
);
export const ONE_PERIOD = text(
  'period',
  'Only this reference period of a time series: `2024-Q1`, `2022-23`. Use it instead of `start` and `end`.',
);
export const ORDER = choice('order', 'Order of the periods.', ['asc', 'desc']);
export const SHAPE = choice('shape', '`wide` returns a column for each code of one dimension.', ['long', 'wide']);
export const PIVOT = text('pivot', 'Name of the dimension whose codes become columns with `shape=wide`.');
export const LABELS = choice('labels', 'Whether rows show dimensions as codes, labels or both.', ['code', 'label', 'both']);
export const COLUMNS = text('columns', 'Names of the columns to return, separated by commas.');

export const READ_DATASET: readonly QueryParameter[] = [
  ...WINDOW,
  LIMIT,
  ONE_PERIOD,
  ORDER,
  SHAPE,
  PIVOT,
  LABELS,
  COLUMNS,
  AS_OF,
  GAP,
  EXPLAIN,
  ALLOW_STALE,
  CURSOR,
];

/** Reads the requested columns. An empty list means all columns. */
export const readColumns = (parameters: Parameters): readonly string[] =>
  parameters.all(COLUMNS).flatMap((names) => names.split(',').map((name) => name.trim()));
