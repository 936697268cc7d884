import type { Clock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { ObjectStorage } from '../captures/s3-bytes.ts';
import type { Store } from '../ports/port.ts';

export interface StoreSettings {
  /** Starts with `postgres://` or `postgresql://`. Null if the store consists of SQLite files in the data directory. */
  readonly databaseUrl: string | null;
  /** With PostgreSQL, only large captures are in the data directory. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** Null stores captured bytes in the data directory or the database. Large captures are always in the data directory. */
  readonly captures?: ObjectStorage | null;
  /** URLs of PostgreSQL streaming replicas. A replica serves a read only if it has all the primary's changes. */
  readonly readUrls?: readonly string[] | undefined;
  /** The time limit for statements in PostgreSQL, in ms. Absent means no limit. */
  readonly answersWithinMs?: number | undefined;
}

/** Opens the store without migrating it (`migrate()` does that). Throws CONF_INVALID. */
export async function openStore({ databaseUrl, dataDir, clock, captures, readUrls, answersWithinMs }: StoreSettings): Promise<Store> {
  const bytes = captures ? new (await import('../captures/s3-bytes.ts')).S3CaptureBytes(captures) : null;
  if (databaseUrl === null) {
    const { openSqliteStore } = await import('./sqlite-store.ts');
    return openSqliteStore({ dataDir, clock, bytes });
  }
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new WattleError('CONF_INVALID', 'The database URL must begin with postgres:// or postgresql://.');
  }
  const { openPgStore } = await import('./postgres-store.ts');
  return openPgStore({ databaseUrl, dataDir, clock, bytes, readUrls, answersWithinMs });
}
