/** The embedded store: SQLite files and captures in one data directory. */

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Clock, machineClock } from '../../core/clock.ts';
import { SqlAccountStore } from '../accounts/account-store.ts';
import type { CaptureBytes } from '../captures/bytes.ts';
import { LargeFiles } from '../captures/files.ts';
import { CaptureFiles } from '../captures/sqlite-files.ts';
import { SqlCaptureStore } from '../captures/store.ts';
import { SqlCheckStore } from '../checks/check-store.ts';
import { SqlEventStore } from '../events/event-store.ts';
import { FirstReads } from '../integrity/first-reads.ts';
import { SqlIntegrityStore } from '../integrity/integrity-store.ts';
import { SqlJobStore } from '../jobs/job-store.ts';
import { changesSince } from '../ports/changes.ts';
import { storeFigures } from '../ports/figures.ts';
import { DATABASES, folderSizes } from '../ports/folder-sizes.ts';
import type { Store } from '../ports/port.ts';
import { SqliteRegisterStore } from '../registers/sqlite/registers.ts';
import { SqlReleaseStore } from '../releases/release-store.ts';
import { SqliteDatasetStore } from '../series/sqlite.ts';
import { ChangeCounter } from '../sqlite/change-counter.ts';
import { openForWriting, SqliteDatabase, SqliteSql } from '../sqlite/database.ts';
import type { DriverDatabase } from '../sqlite/driver.ts';
import { examineFiles } from '../sqlite/examine.ts';
import { logDamages, noteLogDamage } from '../sqlite/log-damage.ts';
import { migrateFile } from '../sqlite/migrate.ts';
import { ACCOUNTS_MIGRATIONS, DATA_MIGRATIONS, JOBS_MIGRATIONS, WEBHOOKS_MIGRATIONS } from '../sqlite/migrations.ts';
import { SqlWebhookStore } from '../webhooks/webhook-store.ts';

interface SqliteStoreSettings {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly bytes?: CaptureBytes | null;
  /** For tests that simulate failures. */
  readonly open?: (path: string) => DriverDatabase;
}

/**
 * Several processes and threads may open the same directory. After a power failure, data.db and jobs.db may lose their last commits.
 * Their content can be downloaded again. accounts.db and webhooks.db lose no commits.
 */
export function openSqliteStore({ dataDir, clock, bytes = null, open = openForWriting }: SqliteStoreSettings): Store {
  mkdirSync(dataDir, { recursive: true });
  const files = DATABASES.map((name) => path.join(dataDir, `${name}.db`));
  for (const file of files) noteLogDamage(file);
  const data = SqliteDatabase.open(path.join(dataDir, 'data.db'), { synchronous: 'NORMAL', cacheMiB: 8, open });
  const jobs = SqliteDatabase.open(path.join(dataDir, 'jobs.db'), { synchronous: 'NORMAL', cacheMiB: 2, open });
  const accounts = SqliteDatabase.open(path.join(dataDir, 'accounts.db'), { synchronous: 'FULL', cacheMiB: 4, open });
  const webhooks = SqliteDatabase.open(path.join(dataDir, 'webhooks.db'), { synchronous: 'FULL', cacheMiB: 2, open });
  const dataSql = new SqliteSql(data);
  const counter = new ChangeCounter(data);
  const captures = path.join(dataDir, 'captures');
  const sizes = folderSizes(dataDir);
  const registers = new SqliteRegisterStore(data, path.join(dataDir, 'registers'), clock);
  return {
    dialect: 'sqlite',
    captures: new SqlCaptureStore(dataSql, bytes ?? new CaptureFiles(captures), new LargeFiles(path.join(captures, 'large')), clock),
    datasets: new SqliteDatasetStore(data, counter, new FirstReads(dataSql), (dataset) => registers.drop(dataset)),
    registers,
    releases: new SqlReleaseStore(dataSql, () => counter.ofTurn()),
    checks: new SqlCheckStore(dataSql),
    integrity: new SqlIntegrityStore(dataSql, {
      examine: async () => [...logDamages(files), ...examineFiles({ data, jobs, accounts, webhooks })],
      comparesPages: async () => true,
    }),
    jobs: new SqlJobStore(new SqliteSql(jobs), clock),
    events: new SqlEventStore(dataSql),
    accounts: new SqlAccountStore(new SqliteSql(accounts)),
    webhooks: new SqlWebhookStore(new SqliteSql(webhooks)),
    // No lock is needed, because only one node uses a data folder.
    exclusively: (_name, work) => work(),
    async migrate() {
      migrateFile(data, DATA_MIGRATIONS, clock);
      migrateFile(jobs, JOBS_MIGRATIONS, clock);
      migrateFile(accounts, ACCOUNTS_MIGRATIONS, clock);
      migrateFile(webhooks, WEBHOOKS_MIGRATIONS, clock);
    },
    async probe() {
      counter.read();
      accounts.rewriteHeader();
    },
    async counterOfTurn() {
      return counter.ofTurn();
    },
    async changeCounter() {
      return counter.read();
    },
    changesSince: (since) => changesSince(dataSql, since),
    figures: (now) =>
      storeFigures({ jobs: new SqliteSql(jobs), webhooks: new SqliteSql(webhooks), accounts: new SqliteSql(accounts), sizes }, now),
    time: async () => machineClock.now(),
    replicas: () => [],
    async close() {
      registers.close();
      for (const db of [data, jobs, accounts, webhooks]) db.close();
    },
  };
}
