/** Starts the program, which serves requests, imports data or both, and stops its parts in the right order. */

import path from 'node:path';
import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import { BulkFolder } from '../bulk/folder.ts';
import { datasets, findDataset, findSource, nearestDatasets, sources } from '../catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../catalogue/series.ts';
import { ClientFolder } from '../clients/client-folder.ts';
import { systemClock } from '../core/clock.ts';
import { readGuides } from '../http/base/guides.ts';
import { readAssets } from '../http/reply/assets.ts';
import type { Catalogue, HttpConfig } from '../http/reply/deps.ts';
import { ACCEPT_QUEUE } from '../http/serve/draining-server.ts';
import { createServer } from '../http/serve/server.ts';
import { startWorkerServer, type WorkerServer } from '../http/serve/worker-server.ts';
import { JobBusinessRegister } from '../ingest/jobs/business-register.ts';
import { JobFreshener } from '../ingest/jobs/on-demand.ts';
import { JobOperator } from '../ingest/jobs/operate.ts';
import { catalogueIds } from '../queries/base/catalogue-ids.ts';
import type { QueryContext, ThreadState } from '../queries/base/context.ts';
import { QueryCaches } from '../queries/base/query-caches.ts';
import { warmSearch } from '../queries/finder/warm-up.ts';
import { SIGNALS } from '../signals/registry.generated.ts';
import type { StoreSettings } from '../store/open/open-store.ts';
import { type ThreadedStore, withSearchThread } from '../store/open/threaded-search.ts';
import type { Store } from '../store/ports/port.ts';
import { type Duty, type FolderLock, lockFolder } from '../store/sqlite/folder-lock.ts';
import { Recomputing } from '../watch/recompute.ts';
import { Subscriptions } from '../webhooks/subscriptions.ts';
import { subscriptionView } from '../webhooks/views.ts';
import { inProcess, ProcessDeath } from './apart.ts';
import { ClockWatch } from './clock-watch.ts';
import { type Config, mayBeListed, readsArePublic } from './config.ts';
import { IngestSupervisor } from './ingest-supervisor.ts';
import { memoryMiB, memoryWarnings, releaseAtRest } from './memory.ts';
import { Deliveries, IngestOnCall } from './on-call.ts';
import { devKeyOf, openAccounts } from './open-accounts.ts';
import { bulkDirOf, claimDataDir, dataDirOf, openData, servingStoreSettingsOf } from './open-data.ts';
import { PROGRAM_DIR, VERSION } from './program.ts';
import type { Environment } from './setting-readers.ts';
import { answerWhileStarting, expectFreePort, type StartingServer } from './starting-server.ts';
import { StoreWatch } from './store-watch.ts';

interface RunningProgram {
  /** The URL at which the program listens. Null for a worker without a port. */
  readonly origin: string | null;
  /** Stops listening, finishes work in progress, returns unused quota and closes the store. */
  close(): Promise<void>;
}

type Say = (line: string) => void;

interface ProgramOptions {
  readonly config: Config;
  /** The variables from which the settings were read, which the program's threads and processes also read. */
  readonly env: Environment;
  readonly log: Logger;
  /** Receives messages for the person that starts the program. */
  readonly say: Say;
  /** Receives a line for each updated dataset. The line is also logged. */
  readonly progress: Say;
}

const MAX_BODY_BYTES = 64 * 1024;
/** The delay in ms before caches are filled, so that the first requests are served first. */
const WARM_UP_AFTER_MS = 500;
/** The heap limits for building bulk files, in MiB. Files are written in parts. The rest of the heap is for lists of series. */
const [LEAST_BULK_HEAP_MIB, MOST_BULK_HEAP_MIB] = [128, 1024];
const CATALOGUE: Catalogue = { sources, datasets, findSource, findDataset, nearestDatasets, findSeries, nearestSeries };

/** Starts the parts of the program for the role. */
export async function startProgram(options: ProgramOptions): Promise<RunningProgram> {
  const locks = lockDuties(options.config);
  const release = (): void => {
    for (const lock of locks) lock.release();
  };
  try {
    await expectFreePort(options.config.host, portOf(options.config));
    const { origin, close } = await startRole(options);
    return { origin, close: () => close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

const portOf = (config: Config): number | null => (config.role === 'worker' ? config.workerPort : config.port);

async function startRole(options: ProgramOptions): Promise<RunningProgram> {
  const { config, log } = options;
  if (config.role === 'worker') {
    const opened = await opening(options);
    return startWorker(options, opened, await watchClock(opened, log));
  }
  const settings = servingStoreSettingsOf(config);
  const opened = await opening(options, settings);
  const clock = await watchClock(opened, log);
  const { databaseUrl, dataDir, readUrls, answersWithinMs } = settings;
  const store = withSearchThread(opened, { databaseUrl, dataDir, readUrls, answersWithinMs }, (err, restartsInMs) =>
    log.fatal({ err, restartsInMs }, 'The search thread ended. It restarts automatically'),
  );
  const thread = config.role === 'all' && config.upstream.kind !== 'offline' ? startIngestProcess(options, opened) : null;
  const onCall = config.role === 'all' && thread === null ? new IngestOnCall(store, () => startIngestProcess(options, opened)) : null;
  const webhooks = config.role === 'all' ? new Deliveries({ env: options.env, store, log }) : null;
  const bulk = thread === null && config.role === 'all' && config.bulkEveryMinutes > 0 ? startBulkProcess(options) : null;
  try {
    const { origin, close } = await startServer(options, store, { thread, onCall }, webhooks, clock);
    return { origin, close: () => close().finally(() => bulk?.()) };
  } catch (error) {
    bulk?.();
    clock.stop();
    await thread?.stop();
    await onCall?.stop();
    await webhooks?.stop();
    await store.close();
    throw error;
  }
}

/** Opens the store. While another node loads starter data, this node serves requests with a message that it is starting. */
async function opening({ config, log, say }: ProgramOptions, settings?: StoreSettings): Promise<Store> {
  let waiting: StartingServer | null = null;
  const port = portOf(config);
  const onWait = async (): Promise<void> => {
    log.info('Another node is loading the starter data. This node waits until it is loaded');
    // The port is not known yet if it is 0, which means any free port.
    if (port !== null && port !== 0) waiting = await answerWhileStarting(config.host, port, 'another node loads the starter data');
  };
  try {
    return await openData(config, log, { onProgress: say, onWait, ...(settings ? { settings } : {}) });
  } finally {
    await (waiting as StartingServer | null)?.close();
  }
}

/** Sets the program's time. Must run before any other work. */
async function watchClock(store: Store, log: Logger): Promise<ClockWatch> {
  const watch = new ClockWatch({ store, log });
  await watch.start();
  return watch;
}

/** A data folder allows one program that serves requests and one that imports data. With PostgreSQL, any number of programs is allowed. */
function lockDuties(config: Config): readonly FolderLock[] {
  if (config.databaseUrl !== null) return [];
  claimDataDir(dataDirOf(config));
  const duties: readonly Duty[] = config.role === 'all' ? ['serve', 'refresh'] : [config.role === 'api' ? 'serve' : 'refresh'];
  return duties.map((duty) => lockFolder(dataDirOf(config), duty));
}

async function startWorker(options: ProgramOptions, store: Store, clock: ClockWatch): Promise<RunningProgram> {
  const { config, say } = options;
  const ingest = startIngestProcess(options, store);
  const webhooks = new Deliveries({ env: options.env, store, log: options.log });
  const close = async (server: WorkerServer | null): Promise<void> => {
    clock.stop();
    await server?.close();
    await ingest.stop();
    await webhooks.stop();
    await store.close();
  };
  try {
    const server = config.workerPort === null ? null : await listenAsWorker(config, config.workerPort, store, clock, ingest, webhooks);
    if (server) say(`Wattle ${VERSION} is working and reports its state at ${server.origin}`);
    return { origin: server?.origin ?? null, close: () => close(server) };
  } catch (error) {
    await close(null);
    throw error;
  }
}

function listenAsWorker(
  config: Config,
  port: number,
  store: Store,
  clock: ClockWatch,
  ingest: IngestSupervisor,
  webhooks: Deliveries,
): Promise<WorkerServer> {
  const context = {
    store,
    clock: systemClock,
    version: VERSION,
    ingest: () => ingest.state,
    clockTrouble: () => clock.trouble,
    threads: threadsOf(ingest, webhooks, null),
  };
  const { host, metricsToken } = config;
  return startWorkerServer({ context, metricsToken, host, port });
}

const threadsOf =
  (ingest: IngestSupervisor | null, webhooks: Deliveries | null, searching: Pick<ThreadedStore, 'searchThread'> | null) =>
  (): readonly ThreadState[] => [
    ...(ingest ? [{ name: 'ingest', ...ingest.thread }] : []),
    ...(webhooks ? [{ name: 'webhooks', ...webhooks.state }] : []),
    ...(searching ? [{ name: 'search', ...searching.searchThread }] : []),
  ];

/** Starts the import worker as a process with its own connection to the store (docs/adr/0018). */
const startIngestProcess = ({ config: { ingestMemoryMib }, env, log, progress }: ProgramOptions, store: Store): IngestSupervisor =>
  new IngestSupervisor({
    entry: new URL('./ingest-process.js', import.meta.url),
    env,
    store,
    clock: systemClock,
    log,
    say: progress,
    limits: ingestMemoryMib === null ? {} : { heapMiB: ingestMemoryMib },
  });

/** Starts the process that builds bulk files, and returns a function that stops it. Unfinished files are rebuilt at the next start. */
function startBulkProcess({ env, log }: ProgramOptions): () => void {
  let isStopping = false;
  const heapMiB = Math.min(Math.max(Math.floor(memoryMiB() / 4), LEAST_BULK_HEAP_MIB), MOST_BULK_HEAP_MIB);
  const launch = inProcess({ entry: new URL('./bulk-process.js', import.meta.url), env, args: () => [], heapMiB });
  const making = launch({
    onMessage: () => {},
    onEnd: (err) => {
      if (isStopping || (err instanceof ProcessDeath && err.isOrderly)) return;
      log.warn({ err }, 'The bulk files were not built. To build them, run wattle bulk');
    },
  });
  return () => {
    isStopping = true;
    making.kill();
  };
}

interface ContextParts {
  readonly config: Config;
  readonly store: ThreadedStore;
  readonly thread: IngestSupervisor | null;
  readonly webhookThread: Deliveries | null;
  readonly clock: ClockWatch;
  /** Returns the public URL. If it is not set, it is known only after the server listens. */
  readonly publicUrl: () => string;
}

const contextOf = ({ config, store, thread, webhookThread, clock, publicUrl }: ContextParts): QueryContext => ({
  store,
  clock: systemClock,
  caches: new QueryCaches(),
  freshener: config.upstream.kind === 'offline' ? null : new JobFreshener({ store, clock: systemClock, wake: () => thread?.wake() }),
  businessRegister:
    config.upstream.kind === 'offline' || config.abrGuid === null
      ? null
      : new JobBusinessRegister({ store, clock: systemClock, wake: () => thread?.wake() }),
  get publicUrl() {
    return publicUrl();
  },
  sandbox: config.upstream.kind === 'sandbox',
  version: VERSION,
  ingest: thread && (() => thread.state),
  clockTrouble: () => clock.trouble,
  threads: threadsOf(thread, webhookThread, store),
});

const httpConfigOf = (config: Config): HttpConfig => ({
  maxBodyBytes: MAX_BODY_BYTES,
  corsOrigins: config.corsOrigins,
  metricsToken: config.metricsToken,
  trustProxy: config.trustProxy,
  weatherProviders: config.weatherProviders,
  publicRead: readsArePublic(config),
  readsPerMinute: config.readsPerMinute,
  mayBeListed: mayBeListed(config),
});

async function startServer(
  { config, log, say }: ProgramOptions,
  store: ThreadedStore,
  { thread, onCall }: { readonly thread: IngestSupervisor | null; readonly onCall: IngestOnCall | null },
  webhookThread: Deliveries | null,
  clock: ClockWatch,
): Promise<RunningProgram> {
  const devKey = devKeyOf(config);
  // If the settings have no public URL, it is set after the server listens.
  const address = { publicUrl: config.publicUrl ?? '' };
  const storeHealth = new StoreWatch({ store, clock: systemClock, log });
  const signInPage = (): string => `${address.publicUrl}/sign-in`;
  const accounts = await openAccounts(config, store, log, devKey, signInPage, (error) => storeHealth.noted(error));
  const context = contextOf({ config, store, thread, webhookThread, clock, publicUrl: () => address.publicUrl });
  const recomputing = new Recomputing(context, SIGNALS, (err, signal) =>
    log.error({ err, signal: signal.id }, 'An indicator could not be calculated'),
  );
  const { webhookTargets: policy } = config;
  const webhooks = new Subscriptions({ store, clock: systemClock, catalogue: CATALOGUE, policy, wake: () => webhookThread?.wake() });
  accounts.personalData.add({
    name: 'webhooks',
    stored: async (accountId) => (await webhooks.list(accountId)).map(subscriptionView),
    forget: (accountId) => webhooks.forget(accountId),
  });
  const server = createServer({
    context,
    catalogue: CATALOGUE,
    signals: SIGNALS,
    accounts,
    webhooks,
    storeHealth,
    config: httpConfigOf(config),
    bulk: new BulkFolder(bulkDirOf(config)),
    clients: new ClientFolder({
      directory: path.join(dataDirOf(config), 'clients'),
      programDir: PROGRAM_DIR,
      version: VERSION,
      ids: catalogueIds(),
    }),
    assets: readAssets(path.join(PROGRAM_DIR, 'dist', 'web')),
    guides: readGuides(path.join(PROGRAM_DIR, 'docs', 'guides')),
    dataOperator: new JobOperator({
      store,
      clock: systemClock,
      canFetch: config.upstream.kind !== 'offline',
      wake: () => (onCall ? onCall.wake() : thread?.wake()),
    }),
    log,
    onChange: (changed) => void recomputing.changed(changed),
  });
  const origin = await server.listen({ host: config.host, port: config.port, backlog: ACCEPT_QUEUE });
  if (config.publicUrl === null) address.publicUrl = origin;
  thread?.onChange(() => void server.notify());
  onCall?.onChange(() => void server.notify());
  await onCall?.takeUp();
  const stopping = new AbortController();
  let warming: Promise<void> | null = null;
  const prepare = (): void => {
    warming = server
      .warmUp((turn) => warmSearch(context, stopping.signal, turn), stopping.signal)
      .then(() => context.caches.forgetValues())
      .then(() => releaseAtRest(stopping.signal, () => log.debug('Unused memory was returned to the system')))
      .then(() => log.debug('Search and pages are ready'))
      .catch((err: unknown) => log.warn({ err }, 'Search and pages could not be prepared. The first requests take longer'));
  };
  const warmUp = config.warmsUp ? setTimeout(prepare, WARM_UP_AFTER_MS) : undefined;
  for (const line of banner(config, origin, accounts, devKey)) say(line);
  return {
    origin,
    close: async () => {
      clearTimeout(warmUp);
      stopping.abort();
      clock.stop();
      await server.close();
      await warming;
      await thread?.stop();
      await onCall?.stop();
      await webhookThread?.stop();
      await accounts.close();
      storeHealth.close();
      await store.close();
    },
  };
}

const UPSTREAM_WORDS = {
  live: 'updating from the agencies in the background',
  offline: 'offline: no agency is contacted',
  sandbox: 'sandbox: the agencies are simulated, and every response is marked as simulated',
  base: 'all requests to agencies go to one other address',
} as const;

function banner(config: Config, origin: string, accounts: Accounts, devKey: string | null): readonly string[] {
  // A key from the environment is not printed, because output is often collected in logs.
  const shown = config.devKey === null ? devKey : '$WATTLE_DEV_KEY';
  const curl = (target: string): string => `  curl -H "Authorization: Bearer ${shown}" "${origin}${target}"`;
  return [
    '',
    `Wattle ${VERSION} is listening on ${origin}`,
    `  docs ${origin}/docs   data ${dataDirOf(config)}   ${UPSTREAM_WORDS[config.upstream.kind]}`,
    config.smtpUrl === null
      ? `  no mail server is set: emails are saved in ${accounts.mailDestination}`
      : `  emails are sent by ${accounts.mailDestination}`,
    ...memoryWarnings(),
    ...(devKey === null
      ? []
      : [
          '',
          config.devKey === null ? `Development key: ${devKey}` : 'Development key: set by WATTLE_DEV_KEY',
          'Try:',
          curl('/v1/real-wages?start_period=2022-Q2&end_period=2025-Q4'),
          curl('/v1/series/AU.CPI.YOY/latest'),
          curl('/v1/data/rba/F1.1?series=cash_rate_target&limit=3'),
          '',
        ]),
  ];
}
