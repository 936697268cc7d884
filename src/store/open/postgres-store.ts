/** The store for several nodes: one PostgreSQL database. Large captures stay on the node that downloaded them. */
import path from 'node:path';
import type pg from 'pg';
import { present } from '../../core/assert.ts';
import type { Clock } from '../../core/clock.ts';
import { sleepFor } from '../../core/sleep.ts';
import { SqlAccountStore } from '../accounts/account-store.ts';
import type { CaptureBytes } from '../captures/bytes.ts';
import { LargeFiles } from '../captures/files.ts';
import { PgCaptureBytes } from '../captures/postgres-bytes.ts';
import { SqlCaptureStore } from '../captures/store.ts';
import { SqlCheckStore } from '../checks/check-store.ts';
import { SqlEventStore } from '../events/event-store.ts';
import { FirstReads } from '../integrity/first-reads.ts';
import { SqlIntegrityStore } from '../integrity/integrity-store.ts';
import { SqlJobStore } from '../jobs/job-store.ts';
import { changeCounter, changesSince } from '../ports/changes.ts';
import { type StoreSize, storeFigures } from '../ports/figures.ts';
import type { Store } from '../ports/port.ts';
import { openPool, PgSql, type PgSqlOptions, transaction } from '../postgres/connection.ts';
import { examineTables, hasPageChecksums } from '../postgres/examine.ts';
import { migrateDatabase } from '../postgres/migrate.ts';
import { MIGRATIONS } from '../postgres/migrations.ts';
import { Replicas, replicatedDatasets, replicatedRegisters, shared } from '../postgres/replicas.ts';
import { dropRegisters, PgRegisterStore } from '../registers/postgres/registers.ts';
import { SqlReleaseStore } from '../releases/release-store.ts';
import { PgDatasetStore } from '../series/postgres.ts';
import { SqlWebhookStore } from '../webhooks/webhook-store.ts';
import { fillPostgres } from './prepared-postgres.ts';

interface PgStoreSettings {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly bytes?: CaptureBytes | null;
  readonly readUrls?: readonly string[] | undefined;
  /** The time limit for statements, in ms. Statements that write versions have no time limit. */
  readonly answersWithinMs?: number | undefined;
  /** For tests that simulate failures. */
  readonly open?: typeof openPool;
}

const LOOK_AGAIN_MS = 500;
const LONGEST_WORK_MINUTES = 120;
/** The longest time in ms that a request waits for a connection. */
const SERVING_CONNECT_MS = 3000;

export function openPgStore(settings: PgStoreSettings): Store {
  const { databaseUrl, dataDir, clock, bytes = null, readUrls = [], answersWithinMs, open = openPool } = settings;
  const pool = answersWithinMs === undefined ? open(databaseUrl) : open(databaseUrl, Math.min(answersWithinMs, SERVING_CONNECT_MS));
  const sql = new PgSql(pool, { answersWithinMs });
  const position = shared(() => changeCounter(sql));
  const replicas = readUrls.length === 0 ? null : new Replicas(readUrls, position);
  const routed: PgSqlOptions = { answersWithinMs, elsewhere: replicas?.runner };
  const datasets = new PgDatasetStore(pool, (sql) => new FirstReads(sql), dropRegisters, routed);
  const registers = new PgRegisterStore(pool, routed);
  return {
    dialect: 'postgres',
    captures: new SqlCaptureStore(sql, bytes ?? new PgCaptureBytes(sql), new LargeFiles(path.join(dataDir, 'captures', 'large')), clock),
    datasets: replicas ? replicatedDatasets(datasets, replicas) : datasets,
    registers: replicas ? replicatedRegisters(registers, replicas) : registers,
    releases: new SqlReleaseStore(sql),
    checks: new SqlCheckStore(sql),
    // A connection without a time limit, because the integrity check reads whole tables. References are not checked here, because
    // PostgreSQL checks foreign keys on every write.
    integrity: new SqlIntegrityStore(sql, {
      examine: () => examineTables(new PgSql(pool)),
      comparesPages: () => hasPageChecksums(sql),
    }),
    jobs: new SqlJobStore(sql, clock),
    events: new SqlEventStore(sql),
    accounts: new SqlAccountStore(sql),
    webhooks: new SqlWebhookStore(sql),
    migrate: () => migrateDatabase(pool, MIGRATIONS, clock),
    fillFrom: (packed, now) => fillPostgres(pool, { packed, dataDir, now }),
    exclusively: (name, work, onWait) => exclusively(pool, name, work, onWait),
    probe: async () => void (await sql.run('UPDATE change_counter SET n = n')),
    changeCounter: position,
    counterOfTurn: position,
    changesSince: (counter) => changesSince(sql, counter),
    figures: (now) => storeFigures({ jobs: sql, webhooks: sql, accounts: sql, sizes: () => databaseSizes(sql) }, now),
    time: () => serverTime(sql),
    replicas: () => replicas?.counts() ?? [],
    async close() {
      await replicas?.close();
      await pool.end();
    },
  };
}

/**
 * Takes a lock that lasts for one transaction, because a connection pooler keeps a connection only during a transaction. The lock also
 * ends if the node ends.
 */
function exclusively<T>(pool: pg.Pool, name: string, work: () => Promise<T>, onWait: () => Promise<void>): Promise<T> {
  const locked = async (sql: PgSql): Promise<T> => {
    for (let isWaiting = false; !(await sql.tryLock(name)); await sleepFor(LOOK_AGAIN_MS)) {
      if (!isWaiting) await onWait();
      isWaiting = true;
    }
    return work();
  };
  return transaction(pool, locked, { mayPauseMinutes: LONGEST_WORK_MINUTES });
}

async function serverTime(sql: PgSql): Promise<number> {
  const row = await sql.get<{ ms: number }>('SELECT FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS ms');
  return present(row, 'The time of the server').ms;
}

/** The size of the database in bytes. It includes the captured bytes, which grow without limit. */
const databaseSizes = (sql: PgSql): Promise<readonly StoreSize[]> =>
  sql.all(`SELECT 'database' AS part, pg_database_size(current_database()) AS bytes
    UNION ALL SELECT 'captures', pg_total_relation_size('capture_bytes')`);
