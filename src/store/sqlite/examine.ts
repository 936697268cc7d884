/** What the SQLite files say of themselves. */
import { storeFaultOf } from '../store-fault.ts';
import type { SqliteDatabase } from './database.ts';

const MOST_FAULTS = 20;

/** Damaged pages and indexes, and rows that refer to none: `data.db: row 5 missing from index …`. Empty where all is well. */
export function examineFiles(files: Readonly<Record<string, SqliteDatabase>>): readonly string[] {
  return Object.entries(files).flatMap(([name, db]) => {
    try {
      // What is cached says nothing of the file.
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
