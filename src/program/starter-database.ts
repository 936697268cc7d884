/** The starter data as a database file, which a first start only needs to copy. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findDataset } from '../catalogue/catalogue.ts';
import { IDENTITIES } from '../catalogue/identities/identities.ts';
import { loadStarter, starterDigest } from '../ingest/starter/starter.ts';
import { openStore } from '../store/open/open-store.ts';
import { type LaidCounts, layDatabase, PREPARED_AT, packDatabase } from '../store/open/prepared-database.ts';
import type { Store } from '../store/ports/port.ts';
import { noteUnlooked } from '../watch/identities.ts';
import { PROGRAM_DIR } from './program.ts';

const FOLDER = path.join(PROGRAM_DIR, 'dist', 'starter');
const PACKED = path.join(FOLDER, 'data.db.br');
/** The file with the digest of the starter files from which the database was made. */
const DIGEST = path.join(FOLDER, 'digest');

export const starterDir = (): string => path.join(PROGRAM_DIR, 'starter');

/** Makes the database file. The build runs this. */
export async function makeStarterDatabase(workDir: string): Promise<void> {
  rmSync(DIGEST, { force: true });
  const clock = { now: () => PREPARED_AT };
  const store = await openStore({ databaseUrl: null, dataDir: workDir, clock });
  await store.migrate();
  const log = { info: () => {}, warn: (line: string): never => fail(line) };
  await loadStarter({ store, directory: starterDir(), clock, log, catalogue: { findDataset } });
  await noteUnlooked({ store, clock, sandbox: false }, IDENTITIES);
  await store.close();
  await packDatabase(workDir, PACKED);
  writeFileSync(DIGEST, await starterDigest(starterDir()));
}

function fail(line: string): never {
  throw new Error(line);
}

/**
 * Copies the database to an empty data folder. Returns null if the folder has data, or if the database was made from other starter files.
 */
export async function layStarterDatabase(dataDir: string, now: number): Promise<LaidCounts | null> {
  if (existsSync(path.join(dataDir, 'data.db')) || !(await isCurrent())) return null;
  return layDatabase(PACKED, dataDir, now);
}

/** Fills an empty PostgreSQL store. Returns null in the same cases as layStarterDatabase, and for SQLite. */
export async function fillFromStarterDatabase(store: Store, now: number): Promise<LaidCounts | null> {
  return store.fillFrom && (await isCurrent()) ? store.fillFrom(PACKED, now) : null;
}

/** False if the build did not make the database, or made it from other starter files. */
async function isCurrent(): Promise<boolean> {
  return existsSync(PACKED) && existsSync(DIGEST) && readFileSync(DIGEST, 'utf8') === (await starterDigest(starterDir()));
}
