/** Runs the import worker as a separate process under the program's supervision. */
import type { Logger } from 'pino';
import { type BulkKeeping, keepBulk } from '../bulk/bulk-keeper.ts';
import { datasets } from '../catalogue/catalogue.ts';
import { IDENTITIES } from '../catalogue/identities/identities.ts';
import { systemClock } from '../core/clock.ts';
import type { DatasetKey } from '../core/define-dataset.ts';
import type { BusinessRegisterAccess } from '../ingest/jobs/business-register.ts';
import { IngestWorker } from '../ingest/jobs/worker.ts';
import type { Progress, WorkWatch } from '../ingest/jobs/worker-options.ts';
import { SIGNALS } from '../signals/registry.generated.ts';
import { openStore } from '../store/open/open-store.ts';
import type { Store } from '../store/ports/port.ts';
import type { VersionOrigin } from '../store/ports/series.ts';
import { noteContradictions } from '../watch/identities.ts';
import { noteRegimes } from '../watch/regimes.ts';
import { besideProgram } from './apart.ts';
import { NAMED, openAgencies } from './compose.ts';
import { type Config, readConfig } from './config.ts';
import { BEAT_EVERY_MS, type FromIngest, type ToIngest, watchThrough } from './ingest-messages.ts';
import { type Checking, keepChecking } from './integrity.ts';
import { createLog, standardError } from './log.ts';
import { bulkContextOf, CATALOGUE, loadStarterOf, queryContext, storeSettingsOf } from './open-data.ts';
import { endBeforeTheServer, lowerPriority } from './thread-priority.ts';

interface RunningIngest {
  readonly worker: IngestWorker;
  stop(): Promise<void>;
}

/** Starts a worker that uses an open store. The caller must close the store. */
async function startIngest(
  config: Config,
  store: Store,
  log: Logger,
  onProgress: (progress: Progress) => void,
  watch: WorkWatch,
): Promise<RunningIngest> {
  const agencies = await openAgencies(config, log);
  const { upstream, origin } = agencies;
  const regimes = regimeWatch(config, store, log);
  const contradictions = contradictionWatch(config, store, log);
  const businessRegister = businessRegisterOf(config);
  // The worker runs only rebuilds if updates are turned off.
  const rebuildsOnly = config.upstream.kind === 'offline';
  if (rebuildsOnly) log.info('WATTLE_UPSTREAM=offline: no agency is contacted and no dataset is refreshed');
  const reported = {
    ...(rebuildsOnly ? { kinds: ['rebuild'] as const } : {}),
    restart: loadStarterOf(log),
    log,
    watch,
    named: NAMED,
    onProgress: (progress: Progress) => {
      regimes.look(progress.outcome.dataset);
      contradictions.look(progress.outcome);
      onProgress(progress);
    },
  };
  const worker = new IngestWorker({ store, upstream, origin, clock: systemClock, catalogue: CATALOGUE, businessRegister, ...reported });
  worker.start();
  const bulk = rebuildsOnly && config.role === 'all' ? null : bulkKeeping(config, store, log);
  const checking = checkKeeping(config, store, log, origin);
  return {
    worker,
    stop: async () => {
      await worker.stop();
      await bulk?.stop();
      await checking.stop();
      await Promise.all([regimes.settled(), contradictions.settled()]);
      await agencies.close();
    },
  };
}

interface RegimeWatch {
  /** Calculates the indicators of a dataset in the background and records their regimes. */
  look(dataset: DatasetKey): void;
  /** Resolves when all computations have ended. */
  settled(): Promise<void>;
}

/** Records the regimes of indicators after imports. If a crash prevents this, it is done after the next import. */
function regimeWatch(config: Config, store: Store, log: Logger): RegimeWatch {
  const ctx = queryContext(config, store);
  let last = Promise.resolve();
  return {
    look: (dataset) => {
      last = last
        .then(() => noteRegimes(ctx, SIGNALS, dataset))
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error, dataset }, 'The regimes of indicators could not be recorded'),
        );
    },
    settled: () => last,
  };
}

interface ContradictionLook {
  /** Checks the identities of a new or changed dataset in the background. */
  look(outcome: Progress['outcome']): void;
  settled(): Promise<void>;
}

function contradictionWatch(config: Config, store: Store, log: Logger): ContradictionLook {
  const watch = { store, clock: systemClock, sandbox: config.upstream.kind === 'sandbox' };
  const looked = new Set<DatasetKey>();
  let last = Promise.resolve();
  return {
    look: ({ dataset, result }) => {
      if (result !== 'new_version' && looked.has(dataset)) return;
      looked.add(dataset);
      last = last
        .then(() => noteContradictions(watch, IDENTITIES, dataset))
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error, dataset }, 'Data checks could not run'),
        );
    },
    settled: () => last,
  };
}

/** Keeps bulk files up to date, or returns null if they are turned off. */
function bulkKeeping(config: Config, store: Store, log: Logger): BulkKeeping | null {
  if (config.bulkEveryMinutes === 0) return null;
  return keepBulk(bulkContextOf(config, store), config.bulkEveryMinutes * 60_000, {
    onMade: (made) => log.info({ made }, 'bulk files were made'),
    onError: (err) => log.error({ err }, 'The bulk files could not be built. The program will try again'),
  });
}

function checkKeeping(config: Config, store: Store, log: Logger, origin: VersionOrigin): Checking {
  const options = { store, origin, log, restart: loadStarterOf(log), datasets: datasets(), now: () => systemClock.now() };
  return keepChecking(config, options, {
    onChecked: ({ damages, readOtherwise: _, ...counts }) => {
      if (damages.length === 0) log.info(counts, 'Stored data matches its digests');
      else
        log.error(
          { ...counts, damages: damages.slice(0, 10) },
          'Stored data do not match their digests. For the differences, run wattle check',
        );
    },
    onError: (err) => log.error({ err }, 'Stored data could not be compared. Next attempt in an hour'),
  });
}

/** Returns the agency that looks up ABNs, with its credential, or null if no credential is set. */
function businessRegisterOf(config: Config): BusinessRegisterAccess | null {
  const source = CATALOGUE.sources().find((one) => one.businessRegister);
  return source && config.abrGuid !== null ? { source, credential: config.abrGuid } : null;
}

/** Returns a line about a finished update, such as `[3/24] rba/F1.1: new version`, or its error. */
function progressLine({ outcome, done, total }: Progress): string {
  const what = outcome.error
    ? `${outcome.result}: ${outcome.error.message}`
    : outcome.result === 'new_version'
      ? 'new version'
      : 'no change';
  return `[${done}/${total}] ${outcome.dataset}: ${what}`;
}

async function run(): Promise<void> {
  lowerPriority();
  endBeforeTheServer();
  const [, , clockOffset = ''] = process.argv;
  systemClock.offset = Number(clockOffset);
  let ingest: RunningIngest | null = null;
  let isStopping = false;
  const say = besideProgram<ToIngest, FromIngest>((message) => {
    if (message === 'wake') ingest?.worker.wake();
    else if (message === 'stop') {
      isStopping = true;
      if (ingest) void end(ingest);
    } else systemClock.offset = message.clockOffset;
  });
  setInterval(() => say('beat'), BEAT_EVERY_MS).unref();
  const config = readConfig(process.env);
  const store = await openStore(storeSettingsOf(config));
  // With SQLite, there is only one worker, and it is starting here. All existing leases are therefore from a worker that has ended.
  if (config.databaseUrl === null) await store.jobs.endLeases(systemClock.now());
  const end = async (running: RunningIngest): Promise<void> => {
    await running.stop();
    await store.close();
    process.exit(0);
  };
  const progressed = (progress: Progress): void => {
    say({ line: progressLine(progress) });
    say('changed');
  };
  ingest = await startIngest(config, store, createLog(config, standardError()), progressed, watchThrough(say));
  if (isStopping) await end(ingest);
}

void run();
