import { crc32 } from 'node:zlib';
import { present } from '../../core/assert.ts';
import type { Clock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import { type AppliedMigration, checksumOf, MIGRATIONS_TABLE, type Migration, pendingMigrations } from '../ports/migration.ts';
import { STORE_FAULTS, storeFaultOf } from '../ports/store-fault.ts';
import type { SqliteDatabase } from './database.ts';

/** Runs each migration in its own transaction. Concurrent processes wait for each other. */
export function migrateFile(db: SqliteDatabase, migrations: readonly Migration[], clock: Clock): void {
  let pending: readonly Migration[];
  do {
    pending = db.write(() => applyFirstPending(db, migrations, clock));
  } while (pending.length > 0);
}

/** True if the last migration created this schema, or if no checksum is stored. */
export const hasWrittenSchema = (db: SqliteDatabase): boolean => [0, schemaChecksum(db)].includes(storedChecksum(db));

/** The checksum of the schema. Wattle stores it in `user_version`, a number in the file header that SQLite reserves for programs. */
const storedChecksum = (db: SqliteDatabase): number =>
  present(db.get<{ user_version: number }>('PRAGMA user_version'), 'The number in the header').user_version;

/** Returns a signed 32-bit number. It is never 0, because 0 means that no checksum is stored. */
function schemaChecksum(db: SqliteDatabase): number {
  const parts = db.all<{ name: string; sql: string }>("SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' ORDER BY name");
  return crc32(parts.map(({ name, sql }) => `${name} ${sql}`).join('\n')) | 0 || 1;
}

/**
 * Applies the first outstanding migration and returns the rest. Searches only after taking the lock, because another process may have
 * applied migrations.
 */
function applyFirstPending(db: SqliteDatabase, migrations: readonly Migration[], clock: Clock): readonly Migration[] {
  db.exec(MIGRATIONS_TABLE);
  const applied = db.all<AppliedMigration>('SELECT id, checksum FROM migrations');
  const [migration, ...rest] = pendingMigrations(migrations, applied);
  if (!migration) {
    if (storedChecksum(db) === 0) noteSchema(db);
    return [];
  }
  change(db, migration);
  db.run(
    'INSERT INTO migrations (id, name, checksum, applied_at) VALUES (?, ?, ?, ?)',
    migration.id,
    migration.name,
    checksumOf(migration),
    clock.now(),
  );
  noteSchema(db);
  return rest;
}

/**
 * Changes the schema. Throws STORE_DAMAGED if a file with a schema refuses the change, because the change was made before and its record
 * was lost.
 */
function change(db: SqliteDatabase, { sql }: Migration): void {
  try {
    db.exec(sql);
  } catch (error) {
    if (storedChecksum(db) === 0 || storeFaultOf(error) !== null) throw error;
    throw new WattleError('STORE_DAMAGED', STORE_FAULTS.damaged, { cause: error });
  }
}

const noteSchema = (db: SqliteDatabase): void => db.exec(`PRAGMA user_version = ${schemaChecksum(db)}`);
