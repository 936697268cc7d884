/** Opens the store and loads its starter data, for the program and all commands. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { BulkFolder } from '../bulk/folder.ts';
import type { BulkContext } from '../bulk/make-bulk.ts';
import { datasets, findDataset, sources } from '../catalogue/catalogue.ts';
import { IDENTITIES } from '../catalogue/identities/identities.ts';
import { systemClock } from '../core/clock.ts';
import type { Dataset } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { loadBuiltIn } from '../ingest/apply/built-in.ts';
import { keepKnownReleases } from '../ingest/jobs/known-releases.ts';
import type { IngestCatalogue } from '../ingest/jobs/scheduler.ts';
import { loadStarter } from '../ingest/starter/starter.ts';
import type { QueryContext } from '../queries/base/context.ts';
import { QueryCaches } from '../queries/base/query-caches.ts';
import { openStore, type StoreSettings } from '../store/open/open-store.ts';
import type { Store } from '../store/ports/port.ts';
import { storeErrorOf } from '../store/ports/store-fault.ts';
import { noteUnlooked } from '../watch/identities.ts';
import { type Config, capturesOf } from './config.ts';
import { ownDataDir } from './private-files.ts';
import { VERSION } from './program.ts';
import { fillFromStarterDatabase, layStarterDatabase, starterDir } from './starter-database.ts';

/** Returns the data folder. Simulated data are in a subfolder, so that they are never mixed with real data. */
export const dataDirOf = (config: Config): string =>
  config.upstream.kind === 'sandbox' ? path.join(config.dataDir, 'sandbox') : config.dataDir;

export const bulkDirOf = (config: Config): string => config.bulkDir ?? path.join(dataDirOf(config), 'bulk');

export const bulkContextOf = (config: Config, store: Store): BulkContext => ({
  store,
  clock: systemClock,
  folder: new BulkFolder(bulkDirOf(config)),
  publicUrl: publicUrlOf(config),
  sandbox: config.upstream.kind === 'sandbox',
});

/** Returns a context that never fetches data, for commands and background work. */
export const queryContext = (config: Config, store: Store): QueryContext => ({
  store,
  clock: systemClock,
  caches: new QueryCaches(),
  freshener: null,
  publicUrl: publicUrlOf(config),
  sandbox: config.upstream.kind === 'sandbox',
  version: VERSION,
});

export const storeSettingsOf = (config: Config): StoreSettings => ({
  databaseUrl: config.databaseUrl,
  dataDir: dataDirOf(config),
  clock: systemClock,
  captures: capturesOf(config),
});

/** Returns the store settings for nodes that serve requests, with short time limits and reads from replicas. */
export const servingStoreSettingsOf = (config: Config): StoreSettings => ({
  ...storeSettingsOf(config),
  readUrls: config.databaseReadUrls,
  answersWithinMs: ANSWERS_WITHIN_MS,
});

/** The time limit for statements in requests, in ms. A scan of the largest register takes a few seconds. */
const ANSWERS_WITHIN_MS = 10_000;

export const publicUrlOf = (config: Config): string => config.publicUrl ?? `http://${config.host}:${config.port}`;

export const CATALOGUE: IngestCatalogue = { datasets, sources, findDataset };

/** Creates the data folder if it does not exist, with access only for its owner. Throws STORE_READ_ONLY or STORE_FULL with the path. */
export function claimDataDir(dataDir: string): void {
  try {
    ownDataDir(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const known = storeErrorOf(error);
    throw known === null ? error : new WattleError(known.code, `${dataDir}: ${known.message}`, { cause: error });
  }
}

interface OpenDataOptions {
  /** Receives lines about progress, for the person that starts the program. */
  readonly onProgress?: (line: string) => void;
  /** Called once while another node loads starter data. */
  readonly onWait?: () => Promise<void>;
  readonly settings?: StoreSettings;
}

type OpenLog = Pick<Logger, 'debug' | 'warn'>;

/**
 * Opens the store and migrates it. If it is empty, loads the starter data and checks the new values. With several nodes, one loads and the
 * others wait.
 */
export async function openData(config: Config, log: OpenLog, options: OpenDataOptions = {}): Promise<Store> {
  const { onProgress = () => {}, onWait = async () => {}, settings = storeSettingsOf(config) } = options;
  claimDataDir(settings.dataDir);
  const isEmbedded = config.databaseUrl === null && config.upstream.kind !== 'sandbox';
  const laid = isEmbedded ? await layStarterDatabase(settings.dataDir, systemClock.now()) : null;
  if (laid !== null) onProgress(loadedLine(laid));
  const store = await openStore(settings);
  await store.migrate();
  await store.exclusively('starter data', () => fill(store, config, log, onProgress), onWait);
  return store;
}

async function fill(store: Store, config: Config, log: OpenLog, onProgress: (line: string) => void): Promise<void> {
  const isSimulated = config.upstream.kind === 'sandbox';
  const filled = isSimulated ? null : await fillFromStarterDatabase(store, systemClock.now());
  if (filled !== null) onProgress(loadedLine(filled));
  await loadBuiltIn({ store, clock: systemClock, datasets: datasets() });
  await keepKnownReleases(store, sources());
  if (isSimulated) return;
  const loaded = await loadStarter({
    store,
    directory: starterDir(),
    clock: systemClock,
    log: { info: (line) => log.debug(line), warn: (line) => log.warn(line) },
    catalogue: CATALOGUE,
  });
  try {
    await noteUnlooked({ store, clock: systemClock, sandbox: false }, IDENTITIES);
  } catch (error) {
    // If the checks fail, the data are still served, and the checks run again at the next start.
    log.warn({ err: error }, 'Data checks could not run');
  }
  if (loaded.datasets > 0) onProgress(loadedLine(loaded));
}

const loadedLine = ({ datasets: count, observations }: { readonly datasets: number; readonly observations: number }): string =>
  `Loaded the starter data: ${observations.toLocaleString('en-AU')} published figures of ${count} datasets`;

/** Loads the starter data for a dataset, for a rebuild. */
export const loadStarterOf =
  (log: Pick<Logger, 'warn'>) =>
  async (dataset: Dataset, store: Store, recordedAt: number): Promise<void> => {
    await loadStarter({
      store,
      directory: starterDir(),
      clock: { now: () => recordedAt },
      log: { info: () => {}, warn: (line) => log.warn({}, line) },
      catalogue: { findDataset: (source, id) => (source === dataset.source && id === dataset.id ? dataset : null) },
    });
  };
