import { storeFaultOf } from '../ports/store-fault.ts';
import { COPY } from '../schema/row-copies.ts';
import type { SqliteDatabase } from './database.ts';
import { hasWrittenSchema } from './migrate.ts';

const MOST_FAULTS = 20;
const CHANGED = new RegExp(`^row (\\d+) missing from index (\\w+)${COPY}$`);

/** Rewords SQLite's message about a row that differs from its copy in an index. */
const described = (fault: string): string => fault.replace(CHANGED, 'row $1 of $2 differs from what was written');

/**
 * Returns a sentence for each damaged page, damaged index, changed row and broken reference, such as `data.db: row 5 missing from index …`.
 */
export function examineFiles(files: Readonly<Record<string, SqliteDatabase>>): readonly string[] {
  return Object.entries(files).flatMap(([name, db]) => {
    try {
      // Empties the page cache. A cached page would hide damage in the file.
      db.exec('PRAGMA shrink_memory');
      const faults = db.all<{ integrity_check: string }>(`PRAGMA integrity_check(${MOST_FAULTS})`).map((row) => row.integrity_check);
      const orphans = db.all<{ table: string; parent: string }>('PRAGMA foreign_key_check').slice(0, MOST_FAULTS);
      return [
        ...(hasWrittenSchema(db) ? [] : [`${name}.db: the schema differs from what was written`]),
        ...faults.filter((fault) => fault !== 'ok').map((fault) => `${name}.db: ${described(fault)}`),
        ...orphans.map(({ table, parent }) => `${name}.db: a row of ${table} refers to a missing row of ${parent}`),
      ];
    } catch (error) {
      if (storeFaultOf(error) !== 'damaged') throw error;
      return [`${name}.db: the file is damaged`];
    }
  });
}
