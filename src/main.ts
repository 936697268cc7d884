/** The composition root: from settings to a running program, and back down in order. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pino, { type Logger } from 'pino';
import { startAccounts } from './accounts/accounts.ts';
import { datasets } from './catalogue/catalogue.ts';
import { type Config, masterKeyOf } from './config.ts';
import { systemClock } from './core/clock.ts';
import { createServer } from './http/server.ts';
import { JobFreshener } from './ingest/freshen.ts';
import { loadStarter } from './ingest/starter.ts';
import type { QueryContext } from './queries/context.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/port.ts';
import { VERSION } from './version.ts';

/** The folder of the program: where package.json and starter/ are. */
export const PROGRAM_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface RunningProgram {
  /** Where it listens; null for a worker, which does not. */
  readonly origin: string | null;
  readonly publicUrl: string | null;
  close(): Promise<void>;
}

export interface StartEvents {
  /** Progress of the starter data and of the refreshes, one plain line each. */
  onProgress?(line: string): void;
}

/** Simulated data never shares a folder with real data. */
export const dataDirOf = (config: Config): string =>
  config.upstream.kind === 'sandbox' ? path.join(config.dataDir, 'sandbox') : config.dataDir;

export const createLog = (config: Config): Logger =>
  pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'authorization', 'api_key', 'key'],
  });

/** Opens the store, brings its schema up to date, and loads the starter data where nothing is held yet. */
export async function openData(config: Config, events: StartEvents = {}): Promise<Store> {
  const dataDir = dataDirOf(config);
  const store = await openStore({ databaseUrl: config.databaseUrl, dataDir, clock: systemClock });
  await store.migrate();
  if (config.upstream.kind !== 'sandbox') {
    await loadStarter({
      store,
      directory: path.join(PROGRAM_DIR, 'starter'),
      clock: systemClock,
      datasets: datasets(),
      onProgress: (line) => events.onProgress?.(line),
    });
  }
  return store;
}
