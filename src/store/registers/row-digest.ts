/** Calculates the digest of a register's declaration and its rows in order, while rows arrive. */
import { createHash } from 'node:crypto';
import type { SqlValue } from '../ports/sql.ts';
import type { Declared } from './cells.ts';

const ROWS_AT_ONCE = 100;

export class RowDigest {
  readonly #hash = createHash('sha256');
  #waiting: (readonly SqlValue[])[] = [];

  constructor(declared: Declared) {
    // The digest does not include display names, which may change without a new version.
    const columns = declared.columns.map(({ name, type, match, indexed, preferred }) => ({ name, type, match, indexed, preferred }));
    this.#hash.update(JSON.stringify({ columns, key: declared.key }));
  }

  add(cells: readonly SqlValue[]): void {
    this.#waiting.push(cells);
    if (this.#waiting.length === ROWS_AT_ONCE) this.#take();
  }

  /** Must run once, after the last row. */
  end(): string {
    this.#take();
    return this.#hash.digest('base64url');
  }

  #take(): void {
    this.#hash.update(JSON.stringify(this.#waiting));
    this.#waiting = [];
  }
}
