/** Backs up a running store to a folder, and restores a store from it. */
import type { Clock } from '../../core/clock.ts';
import { isoInstant } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import { type Backup, forgetOlder, openSnapshot, snapshotNames, takeSnapshot } from './snapshot.ts';

interface BackupOptions {
  /** Null if the store consists of SQLite files in the data directory. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly directory: string;
}

interface TakeOptions extends BackupOptions {
  readonly clock: Clock;
  readonly version: string;
  readonly keyId: string;
  /** False if captures are in object storage, which needs separate backups. */
  readonly hasCaptures: boolean;
  /** Null keeps all snapshots. */
  readonly keep: number | null;
}

export async function backUp(options: TakeOptions): Promise<Backup & { readonly forgotten: readonly string[] }> {
  const { databaseUrl, dataDir, directory, clock, version, keyId, hasCaptures, keep } = options;
  const newest = (await snapshotNames(directory)).length > 0 ? await openSnapshot(directory, null) : null;
  const dialect = databaseUrl === null ? 'sqlite' : 'postgres';
  if (newest && newest.manifest.dialect !== dialect) {
    throw new WattleError('REQ_CONFLICT', `${directory} has backups of a ${newest.manifest.dialect} store, but this store is ${dialect}.`, {
      hint: 'Use a separate folder for each store.',
    });
  }
  const backup = await takeSnapshot(directory, isoInstant(clock.now()), async (folder) => {
    const filled =
      databaseUrl === null
        ? await (await import('./sqlite.ts')).backUpFiles(dataDir, directory, folder, newest?.manifest.registers ?? [], hasCaptures)
        : await (await import('./postgres.ts')).backUpDatabase(databaseUrl, directory, folder);
    return { ...filled, manifest: { ...filled.manifest, version, key_id: keyId } };
  });
  return { ...backup, forgotten: keep === null ? [] : await forgetOlder(directory, keep) };
}

/** Restores the named snapshot, or the latest one if the name is null. Throws REQ_CONFLICT if the store is not empty. */
export async function restore({ databaseUrl, dataDir, directory }: BackupOptions, name: string | null): Promise<Backup> {
  const backup = await openSnapshot(directory, name);
  const { dialect } = backup.manifest;
  if ((dialect === 'sqlite') !== (databaseUrl === null)) {
    throw new WattleError('REQ_CONFLICT', `The backup is from a ${dialect} store.`, {
      hint: dialect === 'sqlite' ? 'Leave WATTLE_DATABASE_URL unset.' : 'Set WATTLE_DATABASE_URL to an empty database.',
    });
  }
  if (databaseUrl === null) await (await import('./sqlite.ts')).restoreFiles(dataDir, directory, backup);
  else await (await import('./postgres.ts')).restoreDatabase(databaseUrl, directory, backup);
  return backup;
}
