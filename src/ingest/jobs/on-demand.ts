/** Downloads a missing dataset while a caller waits, up to a time limit. */
import type { Clock } from '../../core/clock.ts';
import type { DatasetKey, TimeSpan } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { currentTrace } from '../../core/trace.ts';
import type { Store } from '../../store/ports/port.ts';
import { storeErrorOf } from '../../store/ports/store-fault.ts';
import { errorOf, type HistoryPayload, historyKey, type JobOutcome, readJobOutcome } from './job-outcome.ts';
import { traced } from './traced-job.ts';

export interface Freshener {
  /**
   * Waits until a node has updated the dataset. If nothing is stored then, throws the error of the update. After `budgetMs`, throws
   * DATA_UNAVAILABLE with retryAfterSeconds, and the update continues.
   */
  freshen(dataset: DatasetKey, budgetMs: number): Promise<void>;
  /**
   * Waits until an older date range is downloaded, as far as the agency has it. Throws the error of the download. After `budgetMs`,
   * throws DATA_UNAVAILABLE with retryAfterSeconds, and the download continues.
   */
  history(dataset: DatasetKey, window: TimeSpan, budgetMs: number): Promise<void>;
}

interface JobFreshenerOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Wakes a worker in the same process before its next poll. */
  readonly wake?: () => void;
  readonly pollMs?: number;
}

/** The due time of the job. It puts the job first in the queue, because a caller is waiting. */
const BEFORE_ALL_ELSE = 0;
const RETRY_AFTER_SECONDS = 10;
/** A running worker claims a job within a second. If no worker claims it within this time in ms, no worker is running. */
const LONG_ENOUGH_MS = 1500;
/** After a failure, callers receive the same error for this time in ms. No further request is sent. */
const REFUSAL_MS = 30_000;
const REMEMBERED_REFUSALS = 1000;

interface WantedJob {
  readonly kind: 'refresh' | 'history';
  readonly key: string;
  readonly payload: object;
}

interface Waiting {
  readonly outcome: Promise<JobOutcome | null>;
  callers: number;
  /** taken: a worker has claimed the job. broken_off: a worker has released it without a result. */
  progress: 'queued' | 'taken' | 'broken_off';
}

export class JobFreshener implements Freshener {
  readonly #options: JobFreshenerOptions;
  readonly #waiting = new Map<string, Waiting>();
  readonly #refusals = new Map<DatasetKey, { readonly until: number; readonly error: WattleError }>();

  constructor(options: JobFreshenerOptions) {
    this.#options = options;
  }

  async freshen(dataset: DatasetKey, budgetMs: number): Promise<void> {
    const refusal = this.#refusals.get(dataset);
    if (refusal && this.#options.clock.now() < refusal.until) throw refusal.error;
    const outcome = await this.#await(dataset, { kind: 'refresh', key: dataset, payload: { at: this.#options.clock.now() } }, budgetMs);
    if (outcome.error && !outcome.stored) this.#refuse(dataset, errorOf(outcome.error));
  }

  async history(dataset: DatasetKey, window: TimeSpan, budgetMs: number): Promise<void> {
    const payload: HistoryPayload = { dataset, window };
    const outcome = await this.#await(`The window of ${dataset}`, { kind: 'history', key: historyKey(payload), payload }, budgetMs);
    if (outcome.error) throw errorOf(outcome.error);
  }

  #refuse(dataset: DatasetKey, error: WattleError): never {
    if (this.#refusals.size >= REMEMBERED_REFUSALS) this.#refusals.clear();
    this.#refusals.set(dataset, { until: this.#options.clock.now() + REFUSAL_MS, error });
    throw error;
  }

  /**
   * Waits for a job. Callers for the same job share its result. After the time limit, throws an error which states that `what` is
   * unavailable.
   */
  async #await(what: string, wanted: WantedJob, budgetMs: number): Promise<JobOutcome> {
    const name = `${wanted.kind} ${wanted.key}`;
    let waiting = this.#waiting.get(name);
    if (!waiting) {
      const seen = (isRunning: boolean): void => {
        if (isRunning) fresh.progress = 'taken';
        else if (fresh.progress === 'taken') fresh.progress = 'broken_off';
      };
      const fresh: Waiting = { outcome: this.#outcome(wanted, name, () => fresh.callers > 0, seen), callers: 0, progress: 'queued' };
      waiting = fresh;
      this.#waiting.set(name, fresh);
    }
    waiting.callers++;
    let timer: NodeJS.Timeout | undefined;
    const budget = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, budgetMs, null);
    });
    try {
      const outcome = await Promise.race([waiting.outcome, budget]);
      if (outcome !== null) return outcome;
      if (waiting.progress === 'broken_off') throw brokenOff(what);
      throw waiting.progress === 'taken' || budgetMs < LONG_ENOUGH_MS ? stillFetching(what) : nobodyFetches(what, budgetMs);
    } catch (error) {
      // A caller that has stored data ignores this error.
      throw storeErrorOf(error) ?? error;
    } finally {
      clearTimeout(timer);
      waiting.callers--;
    }
  }

  async #outcome(
    { kind, key, payload }: WantedJob,
    name: string,
    awaited: () => boolean,
    seen: (isRunning: boolean) => void,
  ): Promise<JobOutcome | null> {
    const { store, wake, pollMs = 50 } = this.#options;
    try {
      const id = await store.jobs.enqueue(kind, key, traced(payload, currentTrace()), BEFORE_ALL_ELSE);
      wake?.();
      while (awaited()) {
        const job = await store.jobs.outcome(id);
        if (!job || job.state === 'done') return job && readJobOutcome(job.outcome);
        seen(job.state === 'running');
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      return null;
    } finally {
      this.#waiting.delete(name);
    }
  }
}

const nobodyFetches = (what: string, waitedMs: number): WattleError =>
  new WattleError(
    'INGEST_DOWN',
    `${what} is not stored, and no worker started to fetch it within ${Math.round(waitedMs / 1000)} seconds.`,
    {
      hint: 'For the site administrator: start a worker (WATTLE_ROLE=worker, or all). /v1/health and /v1/status show problems.',
      retryAfterSeconds: 60,
    },
  );

const brokenOff = (what: string): WattleError =>
  new WattleError('INGEST_DOWN', `${what} is not stored, and fetching it was interrupted. It restarts automatically.`, {
    hint: 'For the site administrator: see /v1/health and the log.',
    retryAfterSeconds: 60,
  });

const stillFetching = (what: string): WattleError =>
  new WattleError('DATA_UNAVAILABLE', `${what} is still being fetched from the agency.`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
