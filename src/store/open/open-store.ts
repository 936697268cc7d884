/** Opens the store that the settings describe. */
import type { Clock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { ObjectStorage } from '../captures/s3-bytes.ts';
import type { Store } from '../ports/port.ts';

export interface StoreSettings {
  /** `postgres://…` or `postgresql://…`. Null for SQLite files in the data directory. */
  readonly databaseUrl: string | null;
  /** The data directory. It is created if missing. With PostgreSQL it contains only large captures. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** If set, captured bytes are stored here instead of in the data directory or database. Large captures stay in the data directory. */
  readonly captures?: ObjectStorage | null;
  /** Addresses of PostgreSQL streaming replicas. They are used for reads while they are up to date with the primary. */
  readonly readUrls?: readonly string[] | undefined;
  /** The time limit for statements in PostgreSQL, in ms. Absent means no limit. */
  readonly answersWithinMs?: number | undefined;
}

/** Opens the store. Does not migrate it (`migrate()` does). Loads only the code for the dialect in use. Throws CONF_INVALID. */
export async function openStore({ databaseUrl, dataDir, clock, captures, readUrls, answersWithinMs }: StoreSettings): Promise<Store> {
  const bytes = captures ? new (await import('../captures/s3-bytes.ts')).S3CaptureBytes(captures) : null;
  if (databaseUrl === null) {
    const { openSqliteStore } = await import('./sqlite-store.ts');
    return openSqliteStore({ dataDir, clock, bytes });
  }
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new WattleError('CONF_INVALID', 'The database URL must begin with postgres:// or postgresql://');
  }
  const { openPgStore } = await import('./postgres-store.ts');
  return openPgStore({ databaseUrl, dataDir, clock, bytes, readUrls, answersWithinMs });
}
