/** Opens the store that the settings name. */
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { ObjectStorage } from './captures/s3-bytes.ts';
import type { Store } from './port.ts';

export interface StoreSettings {
  /** `postgres://…` or `postgresql://…`; null for the embedded files in the data directory. */
  readonly databaseUrl: string | null;
  /** Made when it is missing; with PostgreSQL only large captures are written to it. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** Where captured bytes go instead of the data directory or the database; large captures stay in the data directory. */
  readonly captures?: ObjectStorage | null;
  /** Addresses of streaming replicas of PostgreSQL, which data are read from where they are as new as the database itself. */
  readonly readUrls?: readonly string[] | undefined;
  /** With PostgreSQL, how long a statement may go unanswered; absent: for ever. */
  readonly answersWithinMs?: number | undefined;
}

/** The store as it is; `migrate()` brings its schema up to date. Only the dialect that is used is loaded. Throws CONF_INVALID. */
export async function openStore({ databaseUrl, dataDir, clock, captures, readUrls, answersWithinMs }: StoreSettings): Promise<Store> {
  const bytes = captures ? new (await import('./captures/s3-bytes.ts')).S3CaptureBytes(captures) : null;
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
