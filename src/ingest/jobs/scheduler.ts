/** Queues jobs that are due. Any node may run them. */
import type { Clock } from '../../core/clock.ts';
import {
  type Dataset,
  type DatasetKey,
  datasetKey,
  isRequested,
  type Release,
  type Source,
  type TimeSeriesDataset,
} from '../../core/define-dataset.ts';
import { RELEASE_WATCH_MS } from '../../core/lateness.ts';
import { DAY_MS } from '../../core/period.ts';
import { publishes as namesRelease } from '../../core/release-titles.ts';
import type { Store } from '../../store/ports/port.ts';
import type { DatasetState, Failure } from '../../store/ports/series.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
/** The offset of market time from UTC. It is 10 hours all year. */
const MARKET_OFFSET_MS = 10 * HOUR_MS;
/** The time in ms from a release to the first request, because some files appear shortly after the announced minute. */
const AFTER_RELEASE_MS = MINUTE_MS;
const RELEASE_RETRY_MS = 3 * MINUTE_MS;
const FIRST_RETRY_MS = 2 * MINUTE_MS;
/** The lowest value of the maximum pause after failures, in ms. It applies to datasets that are requested every few minutes. */
const SHORTEST_LIMIT_MS = 15 * MINUTE_MS;
const JITTER_SHARE = 0.1;
/** How long checks are kept, in ms. Uptime is reported for 30 days. */
const KEEP_CHECKS_MS = 40 * DAY_MS;
/** How long events are kept, in ms. A subscriber that could not be reached for weeks can still receive them. */
const KEEP_EVENTS_MS = 40 * DAY_MS;

/** The parts of the catalogue that imports use. */
export interface IngestCatalogue {
  datasets(): readonly Dataset[];
  sources(): readonly Source[];
  /** Finds a dataset, including one without a declaration. Null if it is unknown. */
  findDataset(source: string, id: string): Dataset | null;
}

/**
 * Returns when a dataset is due, in ms since the epoch. `releases` are from recent hours and any source. `startedAt` is the start of the
 * scheduler.
 *
 * never requested        immediately; only on request if so declared
 * after a good check     after checkEveryMinutes plus a spread; weekly for a discontinued dataset
 * after a failure        after the time it has been failing, at least two minutes, so pauses double: up to an hour while the agency is
 *                        unreachable, up to the regular interval while its data are invalid
 * after a release        after a minute, then every three minutes until there is a new version, for an hour
 */
export function dueAt(dataset: Dataset, state: DatasetState | null, releases: readonly Release[], startedAt = 0): number {
  if (dataset.cadence.onDemand && !state?.version) return Number.POSITIVE_INFINITY;
  if (!state || state.checkedAt === null) return 0;
  const retry = state.failure && state.failure.code !== 'DATA_FROZEN' ? retryAt(dataset, state.failure, startedAt) : null;
  // DATA_FROZEN means that the agency responds but its data are old, so the regular interval applies.
  const due = retry ?? state.checkedAt + spread(dataset, intervalOf(dataset));
  return Math.min(due, ...releases.map((release) => dueAfterRelease(dataset, state, release)));
}

const intervalOf = (dataset: Dataset): number => (dataset.ceased ? WEEK_MS : dataset.cadence.checkEveryMinutes * MINUTE_MS);

function retryAt(dataset: Dataset, failure: Failure, startedAt: number): number {
  // A failure before the program started may have had a local cause, such as a missing network or a parser error that is now fixed.
  if (failure.at < startedAt) return failure.at + FIRST_RETRY_MS;
  const intervalMs = intervalOf(dataset);
  const unreachable = failure.code.startsWith('UP_') && !dataset.ceased;
  const longest = Math.max(unreachable ? Math.min(4 * intervalMs, HOUR_MS) : intervalMs, SHORTEST_LIMIT_MS);
  return failure.at + spread(dataset, Math.min(Math.max(failure.at - failure.since, FIRST_RETRY_MS), longest));
}

/**
 * Returns when a dataset is due after a release, in ms since the epoch. Infinity if the release is for other datasets, already has a
 * version or is too old.
 */
function dueAfterRelease(dataset: Dataset, state: DatasetState, release: Release): number {
  if (!publishes(release, dataset)) return Number.POSITIVE_INFINITY;
  if ((state.version?.recordedAt ?? 0) >= release.releaseAt) return Number.POSITIVE_INFINITY;
  const first = release.releaseAt + AFTER_RELEASE_MS;
  const checkedAt = state.checkedAt ?? 0;
  if (checkedAt < first) return first;
  const next = checkedAt + RELEASE_RETRY_MS;
  return next <= release.releaseAt + RELEASE_WATCH_MS ? next : Number.POSITIVE_INFINITY;
}

/** Returns true if a release publishes a dataset, according to the declared titles. */
export const publishes = (release: Release, dataset: Dataset): boolean =>
  release.source === dataset.source && namesRelease(dataset.cadence.releaseTitles ?? [], release.title);

/**
 * Adds a share of the interval that depends on the dataset's key. Datasets are then not all due at the same time. The result is the same
 * on all nodes.
 */
function spread(dataset: Dataset, waitMs: number): number {
  let hash = 0;
  for (const character of datasetKey(dataset)) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return waitMs * (1 + (JITTER_SHARE * (hash % 1000)) / 1000);
}

interface SchedulerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly catalogue: IngestCatalogue;
}

export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #startedAt: number;
  #calendarsQueued = false;
  #prunedAt = Number.NEGATIVE_INFINITY;

  constructor(options: SchedulerOptions) {
    this.#options = options;
    this.#startedAt = options.clock.now();
  }

  /** Returns the keys of all due datasets. Call this every few seconds, on any number of nodes. */
  async tick(): Promise<readonly DatasetKey[]> {
    const { store, clock } = this.#options;
    const now = clock.now();
    await this.#queueCalendars(now);
    await this.#prune(now);
    const releases = await store.releases.between(now - RELEASE_WATCH_MS - AFTER_RELEASE_MS, now);
    const states = new Map((await store.datasets.states()).map((state) => [state.dataset, state]));
    const aside = new Set((await store.jobs.setAsides()).filter((one) => one.kind === 'refresh' && one.until > now).map((one) => one.key));
    const due: DatasetKey[] = [];
    for (const dataset of this.#scheduled(states)) {
      const key = datasetKey(dataset);
      if (aside.has(key) || dueAt(dataset, states.get(key) ?? null, releases, this.#startedAt) > now) continue;
      due.push(key);
      await store.jobs.enqueue('refresh', key, { at: now }, now);
    }
    return due;
  }

  /** Returns datasets with a declaration, and stored datasets without a declaration. */
  #scheduled(states: ReadonlyMap<DatasetKey, DatasetState>): readonly Dataset[] {
    const { catalogue } = this.#options;
    const curated = catalogue.datasets().filter(isRequested);
    const known = new Set(curated.map(datasetKey));
    const others: Dataset[] = [];
    for (const [key, state] of states) {
      if (known.has(key) || !state.version) continue;
      const dataset = findByKey(catalogue, key);
      if (dataset) others.push(dataset);
    }
    return [...curated, ...others];
  }

  /** Queues a job for each calendar. When it is finished, the worker queues the next calendar job. */
  async #queueCalendars(now: number): Promise<void> {
    if (this.#calendarsQueued) return;
    this.#calendarsQueued = true;
    const { store, catalogue } = this.#options;
    for (const source of catalogue.sources()) {
      if (source.calendar) await store.jobs.enqueue('calendar', source.code, { at: now }, now);
    }
  }

  async #prune(now: number): Promise<void> {
    if (now - this.#prunedAt < DAY_MS) return;
    this.#prunedAt = now;
    const { store, catalogue } = this.#options;
    await store.checks.prune(now - KEEP_CHECKS_MS);
    await store.events.prune(now - KEEP_EVENTS_MS);
    for (const dataset of catalogue.datasets()) {
      if (dataset.kind === 'time_series' && dataset.layout) await forgetOld(store, datasetKey(dataset), dataset.layout, now);
    }
    await store.captures.sweep();
  }
}

/** Deletes old values, then their files, and then the records of those files. */
async function forgetOld(store: Store, key: DatasetKey, keep: NonNullable<TimeSeriesDataset['layout']>, now: number): Promise<void> {
  await store.datasets.prune(key, Math.floor((now + MARKET_OFFSET_MS) / DAY_MS) - keep.keepDays);
  await store.captures.dropBefore(key, now - keep.keepCapturesDays * DAY_MS);
  await store.captures.forgetBefore(key, now - keep.keepCapturesDays * DAY_MS, 'unsettled');
  await store.captures.forgetBefore(key, now - keep.keepDays * DAY_MS, 'all');
}

/** Finds a dataset by a key such as `abs/CPI`. Null if the catalogue does not contain it. */
export function findByKey(catalogue: IngestCatalogue, key: string): Dataset | null {
  const slash = key.indexOf('/');
  return catalogue.findDataset(key.slice(0, slash), key.slice(slash + 1));
}
