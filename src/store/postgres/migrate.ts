import type pg from 'pg';
import type { Clock } from '../../core/clock.ts';
import { type AppliedMigration, checksumOf, MIGRATIONS_TABLE, type Migration, pendingMigrations } from '../ports/migration.ts';
import { type PgSql, transaction } from './connection.ts';

const LOCK = 'wattle migrations';

/** Runs each migration in its own transaction. Several nodes that call this wait for each other. */
export async function migrateDatabase(pool: pg.Pool, migrations: readonly Migration[], clock: Clock): Promise<void> {
  let pending: readonly Migration[];
  do {
    pending = await transaction(pool, (sql) => applyFirstPending(sql, migrations, clock));
  } while (pending.length > 0);
  await addTrigrams(pool);
}

/**
 * Applies the first outstanding migration and returns the rest. Searches only after taking the lock, because another node may have
 * applied migrations.
 */
async function applyFirstPending(sql: PgSql, migrations: readonly Migration[], clock: Clock): Promise<readonly Migration[]> {
  await sql.lock(LOCK);
  await sql.run(MIGRATIONS_TABLE);
  const applied = await sql.all<AppliedMigration>('SELECT id, checksum FROM migrations');
  const [migration, ...rest] = pendingMigrations(migrations, applied);
  if (!migration) return [];
  await sql.run(migration.sql);
  await sql.run(
    'INSERT INTO migrations (id, name, checksum, applied_at) VALUES (?, ?, ?, ?)',
    migration.id,
    migration.name,
    checksumOf(migration),
    clock.now(),
  );
  return rest;
}

/** The trigram extension speeds up substring filters on large registers. Without it, these filters work but are slower. */
async function addTrigrams(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (sql) => {
    await sql.lock(LOCK);
    await sql.run('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  }).catch(() => {});
}
