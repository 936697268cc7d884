/** Opens the store that the settings name. */
import type { Clock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { ObjectStorage } from '../captures/s3-bytes.ts';
import type { Store } from '../ports/port.ts';

export interface StoreSettings {
  /** `postgres://…` or `postgresql://…`. Null for SQLite files in the data directory. */
  readonly databaseUrl: string | null;
  /** Created if missing. With PostgreSQL it has large captures only. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** Stores captured bytes instead of the data directory or database. Large captures stay in the data directory. */
  readonly captures?: ObjectStorage | null;
  /** Addresses of PostgreSQL streaming replicas, used for reads when up to date with the primary. */
  readonly readUrls?: readonly string[] | undefined;
  /** PostgreSQL statement timeout in ms. Absent means no timeout. */
  readonly answersWithinMs?: number | undefined;
}

/** Opens the store without migrating it (`migrate()` does). Loads only the dialect in use. Throws CONF_INVALID. */
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
