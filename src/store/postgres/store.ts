/** The store of several nodes: all of it in one PostgreSQL database, but for large captures, which lie where they were received. */
import path from 'node:path';
import type { Clock } from '../../core/clock.ts';
import { SqlAccountStore } from '../account-store.ts';
import { LargeFiles } from '../capture-files.ts';
import { SqlCaptureStore } from '../capture-store.ts';
import { changesSince } from '../changes.ts';
import { SqlCheckStore } from '../check-store.ts';
import { SqlEventStore } from '../event-store.ts';
import { SqlJobStore } from '../job-store.ts';
import type { Store } from '../port.ts';
import { SqlReleaseStore } from '../release-store.ts';
import { SqlWebhookStore } from '../webhook-store.ts';
import { PgCaptureBytes } from './capture-bytes.ts';
import { openPool, PgSql } from './connection.ts';
import { PgDatasetStore } from './datasets.ts';
import { migrateDatabase } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { dropRegisters, PgRegisterStore } from './registers.ts';

export function openPgStore({ databaseUrl, dataDir, clock }: { databaseUrl: string; dataDir: string; clock: Clock }): Store {
  const pool = openPool(databaseUrl);
  const sql = new PgSql(pool);
  return {
    dialect: 'postgres',
    captures: new SqlCaptureStore(sql, new PgCaptureBytes(sql), new LargeFiles(path.join(dataDir, 'captures', 'large')), clock),
    datasets: new PgDatasetStore(pool, dropRegisters),
    registers: new PgRegisterStore(pool),
    releases: new SqlReleaseStore(sql),
    checks: new SqlCheckStore(sql),
    jobs: new SqlJobStore(sql, clock),
    events: new SqlEventStore(sql),
    accounts: new SqlAccountStore(sql),
    webhooks: new SqlWebhookStore(sql),
    migrate: () => migrateDatabase(pool, MIGRATIONS, clock),
    async changeCounter() {
      return (await sql.get<{ n: number }>('SELECT n FROM change_counter'))?.n ?? 0;
    },
    changesSince: (counter) => changesSince(sql, counter),
    close: () => pool.end(),
  };
}
