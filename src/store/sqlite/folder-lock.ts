/** Prevents two programs from doing the same work on one folder. The operating system releases the lock when the process ends. */
import path from 'node:path';
import { WattleError } from '../../core/errors.ts';
import { storeFaultOf } from '../ports/store-fault.ts';
import { openFile } from './driver.ts';

/** Work that only one program at a time may do. */
export type Duty = 'serve' | 'refresh';

export interface FolderLock {
  release(): void;
}

/** Takes the lock for one kind of work on a folder. Throws STORE_BUSY if another process has it. */
export function lockFolder(dataDir: string, duty: Duty): FolderLock {
  const db = openFile(path.join(dataDir, `${duty}.lock`), { readOnly: false });
  try {
    db.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (storeFaultOf(error) !== 'busy') throw error;
    throw new WattleError(
      'STORE_BUSY',
      `Another program already ${duty === 'serve' ? 'serves' : 'refreshes'} the data of ${dataDir}. Stop it, or set WATTLE_DATA_DIR to another folder.`,
      { hint: 'To run several nodes, use a PostgreSQL database (WATTLE_DATABASE_URL).' },
    );
  }
  return { release: () => db.close() };
}
