/** Numbered schema changes. Each change is applied once, in order, and must not be edited after it was released. */
import { createHash } from 'node:crypto';
import { WattleError } from '../../core/errors.ts';

export interface Migration {
  /** Ids are 1, 2, 3 and so on. */
  readonly id: number;
  readonly name: string;
  readonly sql: string;
}

export interface AppliedMigration {
  readonly id: number;
  readonly checksum: string;
}

/** The SQL is valid in both dialects. `checksum` is the hash of the SQL text that was applied. */
export const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS migrations (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  checksum TEXT NOT NULL,
  applied_at BIGINT NOT NULL
)`;

export const checksumOf = (migration: Migration): string => createHash('sha256').update(migration.sql).digest('hex');

/**
 * Returns the migrations that are still to be applied. Throws BUG if the text of an applied migration has changed. Throws CONF_INVALID if a
 * newer program has migrated the store.
 */
export function pendingMigrations(all: readonly Migration[], applied: readonly AppliedMigration[]): readonly Migration[] {
  for (const { id, checksum } of applied) {
    const known = all.find((migration) => migration.id === id);
    if (!known)
      throw new WattleError(
        'CONF_INVALID',
        `A newer version of the program changed the store (migration ${id}). Start that version, or restore an earlier backup.`,
      );
    if (checksumOf(known) !== checksum)
      throw new WattleError('BUG', `Migration ${id} (${known.name}) was edited after it had been applied.`);
  }
  const done = new Set(applied.map(({ id }) => id));
  return all.filter((migration) => !done.has(migration.id));
}
