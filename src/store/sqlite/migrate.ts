/** Brings one SQLite file up to date. */
import type { Clock } from '../../core/clock.ts';
import { type AppliedMigration, checksumOf, MIGRATIONS_TABLE, type Migration, pendingMigrations } from '../ports/migration.ts';
import type { SqliteDatabase } from './database.ts';

/** One transaction for each migration. Concurrent processes take turns. */
export function migrateFile(db: SqliteDatabase, migrations: readonly Migration[], clock: Clock): void {
  let pending: readonly Migration[];
  do {
    pending = db.write(() => applyFirstPending(db, migrations, clock));
  } while (pending.length > 0);
}

/** Checks again under the lock, because another process may have been first. Returns the remaining migrations. */
function applyFirstPending(db: SqliteDatabase, migrations: readonly Migration[], clock: Clock): readonly Migration[] {
  db.exec(MIGRATIONS_TABLE);
  const applied = db.all<AppliedMigration>('SELECT id, checksum FROM migrations');
  const [migration, ...rest] = pendingMigrations(migrations, applied);
  if (!migration) return [];
  db.exec(migration.sql);
  db.run(
    'INSERT INTO migrations (id, name, checksum, applied_at) VALUES (?, ?, ?, ?)',
    migration.id,
    migration.name,
    checksumOf(migration),
    clock.now(),
  );
  return rest;
}
