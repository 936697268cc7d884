/** Queues work that an operator requests on a page or with a command. A worker performs the work. */
import type { Clock } from '../../core/clock.ts';
import { type Dataset, type DatasetKey, datasetKey } from '../../core/define-dataset.ts';
import { type Acceptable, WattleError } from '../../core/errors.ts';
import type { ListedJob } from '../../store/ports/jobs.ts';
import type { Store } from '../../store/ports/port.ts';
import { type RebuildOutcome, type RebuildPayload, type RebuildProgress, rebuiltText } from './job-outcome.ts';
import { rebuildable } from './rebuild.ts';

interface JobOperatorOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** True if updates are turned on. Otherwise Wattle must not request files. */
  readonly canFetch: boolean;
  /** Wakes a worker in the same process immediately. */
  readonly wake?: () => void;
}

/** The payload for an `accept` job, whose key is the dataset. */
export interface AcceptPayload {
  readonly accept: readonly Acceptable[];
}

interface Rebuilding {
  readonly dataset: DatasetKey;
  readonly state: ListedJob['state'];
  /** The time of the request, in ms since the epoch. */
  readonly requestedAt: number;
  readonly finishedAt: number | null;
  readonly progress: RebuildProgress | null;
  /** The result in sentences. Null until the job has finished. */
  readonly outcome: { readonly words: string; readonly isFault: boolean } | null;
}

/** The stored files that a rebuild would read. `first` and `last` are the times of the first and last file, in ms since the epoch. */
interface Rebuildable {
  readonly files: number;
  readonly first: number;
  readonly last: number;
  readonly versions: number;
}

const BEFORE_ALL_ELSE = 0;
const MOST_LISTED = 20;

export class JobOperator {
  readonly #options: JobOperatorOptions;

  constructor(options: JobOperatorOptions) {
    this.#options = options;
  }

  get canFetch(): boolean {
    return this.#options.canFetch;
  }

  /**
   * Queues a job that downloads a dataset again and accepts changes with these codes. Throws REQ_UNPROCESSABLE if updates are turned off.
   */
  async fetchAgain(dataset: DatasetKey, accept: readonly Acceptable[]): Promise<void> {
    if (!this.canFetch) throw new WattleError('REQ_UNPROCESSABLE', 'Updates are turned off on this server.');
    const payload: AcceptPayload = { accept };
    await this.#options.store.jobs.enqueue('accept', dataset, payload, BEFORE_ALL_ELSE);
    this.#options.wake?.();
  }

  /**
   * Returns the files that a rebuild would read. Throws REQ_UNPROCESSABLE without stored files, and REQ_CONFLICT while a rebuild is in
   * progress.
   */
  async rebuildable(dataset: Dataset): Promise<Rebuildable> {
    const { store } = this.#options;
    const id = `${dataset.source}.${dataset.id}`;
    if ((await this.rebuilds()).some(({ dataset: key, state }) => key === datasetKey(dataset) && state !== 'done')) {
      throw new WattleError('REQ_CONFLICT', `A rebuild of ${id} is in progress.`);
    }
    const files = await rebuildable(store, dataset);
    if (files === null) {
      throw new WattleError(
        'REQ_UNPROCESSABLE',
        `No file of ${id} is stored here, so there is nothing to rebuild. Any data shown is starter data.`,
      );
    }
    return { ...files, versions: (await store.datasets.versions(datasetKey(dataset))).length };
  }

  /** Queues a rebuild. Throws the same errors as `rebuildable`. */
  async rebuild(dataset: Dataset, accountId: string): Promise<void> {
    await this.rebuildable(dataset);
    const { store, clock, wake } = this.#options;
    const payload: RebuildPayload = { accountId };
    await store.jobs.enqueue('rebuild', datasetKey(dataset), payload, clock.now());
    wake?.();
  }

  /** Returns open, running and recently finished rebuilds, latest first. */
  async rebuilds(): Promise<readonly Rebuilding[]> {
    const jobs = await this.#options.store.jobs.list('rebuild', MOST_LISTED);
    return jobs.map(({ key, state, runAt, finishedAt, progress, outcome }) => ({
      dataset: key as DatasetKey,
      state,
      requestedAt: runAt,
      finishedAt,
      progress: progress as RebuildProgress | null,
      outcome: state === 'done' ? reported(outcome as RebuildOutcome | Failed | null) : null,
    }));
  }
}

interface Failed {
  readonly error: { readonly detail: string };
}

function reported(outcome: RebuildOutcome | Failed | null): Rebuilding['outcome'] {
  if (outcome === null) return { words: 'The result was not recorded.', isFault: true };
  if ('error' in outcome) return { words: `Nothing was changed. ${outcome.error.detail}`, isFault: true };
  return { words: rebuiltText(outcome), isFault: outcome.refused > 0 };
}
