/** Reads the expenditure classes of the consumer price index from `data/cpi-classes.csv`. */
import { readDataTable } from '../../formats/data-table.ts';

export interface CpiClass {
  /** The code in the ABS codelist. */
  readonly code: string;
  readonly name: string;
  readonly group: string;
}

let loaded: readonly CpiClass[] | null = null;

/** Returns the classes in the order of publication. */
export function cpiClasses(): readonly CpiClass[] {
  loaded ??= readDataTable('cpi-classes.csv', ['code', 'name', 'group'], { key: ['code'] });
  return loaded;
}
