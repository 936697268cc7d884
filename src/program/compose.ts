/** What every way of running the program puts together first: log, store with starter data, and the way to the agencies. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import pino, { type Logger } from 'pino';
import { datasets, findDataset, sources } from '../catalogue/catalogue.ts';
import { headlinesOf } from '../catalogue/headlines.ts';
import { seriesOfDataset } from '../catalogue/series.ts';
import { systemClock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import { withoutSecrets } from '../core/redact.ts';
import { loadBuiltIn } from '../ingest/apply/built-in.ts';
import type { NamedSeries } from '../ingest/apply/events.ts';
import { createUpstream, type Upstream, type UpstreamMode, userAgentOf } from '../ingest/fetch/client.ts';
import { loadStarter } from '../ingest/starter/starter.ts';
import { keepKnownReleases } from '../ingest/work/calendar.ts';
import type { IngestCatalogue } from '../ingest/work/scheduler.ts';
import { openStore, type StoreSettings } from '../store/open-store.ts';
import type { Store, VersionOrigin } from '../store/port.ts';
import { storeErrorOf } from '../store/store-fault.ts';
import { type Config, capturesOf } from './config.ts';
import { plainLine } from './plain-log.ts';
import { ownDataDir } from './private-files.ts';
import { PROGRAM_DIR, VERSION } from './program.ts';

/** Simulated data never shares a folder with real data. */
export const dataDirOf = (config: Config): string =>
  config.upstream.kind === 'sandbox' ? path.join(config.dataDir, 'sandbox') : config.dataDir;

/** The store that the settings name. */
export const storeSettingsOf = (config: Config): StoreSettings => ({
  databaseUrl: config.databaseUrl,
  dataDir: dataDirOf(config),
  clock: systemClock,
  captures: capturesOf(config),
});

export const publicUrlOf = (config: Config): string => config.publicUrl ?? `http://${config.host}:${config.port}`;

export const CATALOGUE: IngestCatalogue = { datasets, sources, findDataset };
export const NAMED: NamedSeries = { seriesOfDataset, headlinesOf };

/** To standard error: one JSON object a line, or at a terminal a plain line. Credentials never get into it. */
export const createLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      redact: ['authorization', '*.authorization', 'api_key', '*.api_key', 'headers.authorization', 'req.headers.authorization'],
      hooks: { streamWrite: withoutSecrets },
    },
    process.stderr.isTTY
      ? { write: (line: string) => void process.stderr.write(plainLine(line)) }
      : pino.destination({ dest: 2, sync: true }),
  );

/** Makes the folder where it is missing, for its owner only, and throws STORE_READ_ONLY or STORE_FULL, with its path, where nothing can be written to it. */
export function claimDataDir(dataDir: string): void {
  try {
    ownDataDir(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const known = storeErrorOf(error);
    throw known === null ? error : new WattleError(known.code, `${dataDir}: ${known.message}`, { cause: error });
  }
}

/** Opens the store, brings its schema up to date, and loads the starter data where nothing is held yet. */
export async function openData(config: Config, log: Logger, onProgress: (line: string) => void = () => {}): Promise<Store> {
  claimDataDir(dataDirOf(config));
  const store = await openStore(storeSettingsOf(config));
  await store.migrate();
  await loadBuiltIn({ store, clock: systemClock, datasets: datasets() });
  await keepKnownReleases(store, sources());
  if (config.upstream.kind === 'sandbox') return store;
  const { datasets: loaded, observations } = await loadStarter({
    store,
    directory: starterDir(),
    clock: systemClock,
    log: { info: (line) => log.debug(line), warn: (line) => log.warn(line) },
    catalogue: CATALOGUE,
  });
  if (loaded > 0) onProgress(`Loaded the starter data: ${observations.toLocaleString('en-AU')} published figures of ${loaded} datasets`);
  return store;
}

export const starterDir = (): string => path.join(PROGRAM_DIR, 'starter');

export interface Agencies {
  readonly upstream: Upstream;
  /** What versions that come from there are called. */
  readonly origin: VersionOrigin;
  close(): Promise<void>;
}

/** The simulated agencies are loaded in their mode only. */
async function simulatedAgencies(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { startSandbox } = await import('../../sandbox/sandbox.ts');
  return startSandbox({ datasets: datasets(), clock: systemClock });
}

/** The agencies as this installation reaches them; in the sandbox they are started first. */
export async function openAgencies(config: Config): Promise<Agencies> {
  const sandbox = config.upstream.kind === 'sandbox' ? await simulatedAgencies() : null;
  const mode: UpstreamMode = sandbox
    ? { kind: 'base', url: sandbox.url }
    : config.upstream.kind === 'sandbox'
      ? { kind: 'offline' }
      : config.upstream;
  const proxy = mode.kind === 'live' && config.upstreamProxy !== null ? { proxy: config.upstreamProxy } : {};
  const upstream = createUpstream({ mode, clock: systemClock, userAgent: userAgentOf(VERSION, publicUrlOf(config)), ...proxy });
  return {
    upstream,
    origin: sandbox ? 'sandbox' : mode.kind === 'base' ? 'replay' : 'live',
    close: async () => {
      await upstream.close();
      await sandbox?.close();
    },
  };
}
