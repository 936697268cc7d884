/** The type of a column in Parquet files and CSV metadata. */
import { parseIsoDay } from '../core/period.ts';
import type { Cell } from './table.ts';

export type ColumnType = 'number' | 'truth' | 'day' | 'instant' | 'text';

const DATED = /(^|_)date$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;

/** The type of all values of a column, otherwise text. Without values, the name and the unit decide. */
export function columnType(name: string, unit: string | null, cells: readonly Cell[]): ColumnType {
  const there = cells.filter((cell) => cell !== null);
  if (there.length === 0) return name === 'value' || unit !== null ? 'number' : DATED.test(name) ? 'day' : 'text';
  if (there.every((cell) => typeof cell === 'number')) return 'number';
  if (there.every((cell) => typeof cell === 'boolean')) return 'truth';
  if (there.every((cell) => typeof cell === 'string' && parseIsoDay(cell) !== null)) return 'day';
  if (there.every((cell) => typeof cell === 'string' && INSTANT.test(cell))) return 'instant';
  return 'text';
}
