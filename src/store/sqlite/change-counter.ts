/** The change counter of a SQLite file. */
import { present } from '../../core/assert.ts';
import { COUNTER } from '../ports/changes.ts';
import type { SqliteDatabase } from './database.ts';

export class ChangeCounter {
  readonly #db: SqliteDatabase;
  /** The counter in this turn of the event loop, and the number of writes of this process before it was read. */
  #known: { readonly n: number; readonly writes: number } | null = null;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  /** Reads the counter from the file. */
  read(): number {
    const { n } = present(this.#db.get<{ n: number }>(COUNTER), 'The change counter');
    if (this.#known === null) {
      setImmediate(() => {
        this.#known = null;
      });
    }
    this.#known = { n, writes: this.#db.writes };
    return n;
  }

  /**
   * Returns the counter as read in this turn of the event loop. A response needs it several times. After a write of this process, it is
   * read again.
   */
  ofTurn(): number {
    return this.#known?.writes === this.#db.writes ? this.#known.n : this.read();
  }
}
