/** Results of SQLite's own integrity check. */
import { storeFaultOf } from '../ports/store-fault.ts';
import type { SqliteDatabase } from './database.ts';

const MOST_FAULTS = 20;

/** Damaged pages and indexes, and broken references: `data.db: row 5 missing from index …`. Empty if sound. */
export function examineFiles(files: Readonly<Record<string, SqliteDatabase>>): readonly string[] {
  return Object.entries(files).flatMap(([name, db]) => {
    try {
      // Cached pages would hide damage in the file.
      db.exec('PRAGMA shrink_memory');
      const faults = db.all<{ integrity_check: string }>(`PRAGMA integrity_check(${MOST_FAULTS})`).map((row) => row.integrity_check);
      const orphans = db.all<{ table: string; parent: string }>('PRAGMA foreign_key_check').slice(0, MOST_FAULTS);
      return [
        ...faults.filter((fault) => fault !== 'ok').map((fault) => `${name}.db: ${fault}`),
        ...orphans.map(({ table, parent }) => `${name}.db: a row of ${table} refers to a missing row of ${parent}`),
      ];
    } catch (error) {
      if (storeFaultOf(error) !== 'damaged') throw error;
      return [`${name}.db: the file is damaged`];
    }
  });
}
