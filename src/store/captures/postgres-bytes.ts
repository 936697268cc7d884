/** Stores captured bytes in a table that every node can read. */

import type { Sql } from '../ports/sql.ts';
import type { CaptureBytes } from './bytes.ts';

export class PgCaptureBytes implements CaptureBytes {
  readonly #sql: Sql;
  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async write(sha256: string, packed: Uint8Array): Promise<void> {
    await this.#sql.run(
      'INSERT INTO capture_bytes (sha256, packed) VALUES (?, ?) ON CONFLICT (sha256) DO UPDATE SET packed = excluded.packed',
      sha256,
      packed,
    );
  }

  async has(sha256: string): Promise<boolean> {
    return (await this.#sql.get('SELECT 1 AS kept FROM capture_bytes WHERE sha256 = ?', sha256)) !== null;
  }

  async read(sha256: string): Promise<Uint8Array | null> {
    const row = await this.#sql.get<{ packed: Uint8Array }>('SELECT packed FROM capture_bytes WHERE sha256 = ?', sha256);
    return row?.packed ?? null;
  }

  /**
   * The lock on the captures table prevents new references while the bytes are deleted. A later capture of the same bytes writes them
   * again.
   */
  async drop(hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    await this.#sql.batch('drop captures', [
      { sql: 'LOCK TABLE captures IN SHARE ROW EXCLUSIVE MODE', values: [] },
      {
        sql: `DELETE FROM capture_bytes b WHERE b.sha256 IN (${hashes.map(() => '?').join(', ')})
          AND NOT EXISTS (SELECT 1 FROM captures c WHERE c.sha256 = b.sha256 AND c.dropped = 0 AND c.external = 0)`,
        values: hashes,
      },
    ]);
  }
}
