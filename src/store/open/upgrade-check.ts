/** Lists outstanding schema changes without applying them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AppliedMigration, type Migration, pendingMigrations } from '../ports/migration.ts';
import type { StoreSettings } from './open-store.ts';

interface PendingChange {
  readonly part: string;
  readonly id: number;
  readonly name: string;
}

const APPLIED = 'SELECT id, checksum FROM migrations';

/** Returns the schema changes that an upgrade would make. Throws CONF_INVALID if a newer program has already changed the schema. */
export async function pendingChanges({
  databaseUrl,
  dataDir,
}: Pick<StoreSettings, 'databaseUrl' | 'dataDir'>): Promise<readonly PendingChange[]> {
  return databaseUrl === null ? pendingOfFiles(dataDir) : pendingOfDatabase(databaseUrl);
}

async function pendingOfFiles(dataDir: string): Promise<readonly PendingChange[]> {
  const { openFile } = await import('../sqlite/driver.ts');
  const { ACCOUNTS_MIGRATIONS, DATA_MIGRATIONS, JOBS_MIGRATIONS, WEBHOOKS_MIGRATIONS } = await import('../sqlite/migrations.ts');
  const parts = { data: DATA_MIGRATIONS, jobs: JOBS_MIGRATIONS, accounts: ACCOUNTS_MIGRATIONS, webhooks: WEBHOOKS_MIGRATIONS };
  return Object.entries(parts).flatMap(([part, migrations]) => {
    const file = path.join(dataDir, `${part}.db`);
    if (!existsSync(file)) return named(part, migrations);
    const db = openFile(file, { readOnly: true });
    try {
      return named(part, pendingMigrations(migrations, db.prepare(APPLIED).all() as AppliedMigration[]));
    } finally {
      db.close();
    }
  });
}

async function pendingOfDatabase(databaseUrl: string): Promise<readonly PendingChange[]> {
  const { openPool, PgSql } = await import('../postgres/connection.ts');
  const { MIGRATIONS } = await import('../postgres/migrations.ts');
  const pool = openPool(databaseUrl);
  try {
    const sql = new PgSql(pool);
    const there = await sql.get<{ found: string | null }>(`SELECT to_regclass('migrations') AS found`);
    const applied = there === null || there.found === null ? [] : await sql.all<AppliedMigration>(APPLIED);
    return named('database', pendingMigrations(MIGRATIONS, applied));
  } finally {
    await pool.end();
  }
}

const named = (part: string, migrations: readonly Migration[]): readonly PendingChange[] =>
  migrations.map(({ id, name }) => ({ part, id, name }));
