/** Runs six kinds of job: scheduled updates, updates that an operator requests, older date ranges, calendars, ABN look-ups and rebuilds. */
import { type DatasetKey, datasetKey, type Source, type SourceCode } from '../../core/define-dataset.ts';
import { type ErrorCode, WattleError } from '../../core/errors.ts';
import type { Job } from '../../store/ports/jobs.ts';
import { storeFaultOf } from '../../store/ports/store-fault.ts';
import { UpstreamClosedError } from '../fetch/client.ts';
import { askForAbn, unanswered } from './business-register.ts';
import { refreshCalendar } from './calendar.ts';
import type { Stage } from './dataset-files.ts';
import {
  type HistoryPayload,
  jobOutcome,
  type RebuildOutcome,
  type RebuildPayload,
  type RebuildProgress,
  rebuiltText,
} from './job-outcome.ts';
import type { AcceptPayload } from './operate.ts';
import { type Rebuilt, rebuild } from './rebuild.ts';
import { Refresher, type RefreshOutcome } from './refresh.ts';
import { findByKey, type IngestCatalogue } from './scheduler.ts';
import type { IngestWorkerOptions } from './worker-options.ts';

const CALENDAR_EVERY_MS = 24 * 3_600_000;
const CALENDAR_RETRY_MS = 3_600_000;

export interface Performed {
  /** The job's result as JSON, for waiting callers. */
  readonly outcome: unknown;
  /** The result of the update. Present if files were requested. */
  readonly refreshed?: RefreshOutcome;
  /** The time at which the job must run again, in ms since the epoch. */
  readonly againAt?: number;
}

export class JobPerformer {
  readonly #options: IngestWorkerOptions;
  readonly #refresher: Refresher;
  readonly #onStage: (dataset: DatasetKey, stage: Stage) => void;
  readonly #extend: (job: Job) => Promise<boolean>;

  /** `extend` extends a job's lease. It returns false if another worker has the job. */
  constructor(options: IngestWorkerOptions, onStage: (dataset: DatasetKey, stage: Stage) => void, extend: (job: Job) => Promise<boolean>) {
    this.#options = options;
    this.#onStage = onStage;
    this.#extend = extend;
    this.#refresher = new Refresher({ ...options, onStage, sourceOf: (code) => sourceOf(options.catalogue, code) });
  }

  /** Runs a job. Throws UpstreamClosedError on shutdown, and store errors. */
  perform(job: Job): Promise<Performed> {
    if (job.kind === 'calendar') return this.#calendar(job);
    if (job.kind === 'history') return this.#history(job);
    if (job.kind === 'abn') return this.#lookUpAbn(job);
    if (job.kind === 'accept') return this.#accept(job);
    if (job.kind === 'rebuild') return this.#rebuild(job);
    return this.#refresh(job);
  }

  async #refresh(job: Job): Promise<Performed> {
    const { store, catalogue } = this.#options;
    const dataset = findByKey(catalogue, job.key);
    if (!dataset) return failed('REQ_UNKNOWN_DATASET', `${job.key} is not a dataset.`);
    const state = await store.datasets.state(datasetKey(dataset));
    // Another node may have done the same work after this job was scheduled.
    const requestedAt = (job.payload as { at?: number } | null)?.at ?? 0;
    if (state?.checkedAt && state.checkedAt > requestedAt && !state.failure) {
      return { outcome: jobOutcome({ result: 'unchanged', version: state.version, error: null }) };
    }
    return done(await this.#refresher.refresh(dataset));
  }

  /** Updates a dataset and accepts the changes that the operator chose. Runs even if the data are up to date. */
  async #accept(job: Job): Promise<Performed> {
    const dataset = findByKey(this.#options.catalogue, job.key);
    if (!dataset) return failed('REQ_UNKNOWN_DATASET', `${job.key} is not a dataset.`);
    const { accept } = job.payload as AcceptPayload;
    return done(await this.#refresher.refresh(dataset, accept));
  }

  async #history(job: Job): Promise<Performed> {
    const { dataset: key, window } = job.payload as HistoryPayload;
    const dataset = findByKey(this.#options.catalogue, key);
    if (dataset?.kind !== 'time_series') return failed('REQ_UNKNOWN_DATASET', `${key} has no earlier files to fetch.`);
    return done(await this.#refresher.history(dataset, window));
  }

  /** Rebuilds a dataset. Records the result in the requesting account's audit log. */
  async #rebuild(job: Job): Promise<Performed> {
    const { store, origin, log, catalogue, restart = async () => {} } = this.#options;
    const dataset = findByKey(catalogue, job.key);
    if (!dataset) return failed('REQ_UNKNOWN_DATASET', `${job.key} is not a dataset.`);
    const key = datasetKey(dataset);
    const onProgress = async (read: number, of: number): Promise<void> => {
      this.#onStage(key, 'reading');
      await store.jobs.progress(job, { read, of } satisfies RebuildProgress);
    };
    const beforeWriting = async (): Promise<void> => {
      if (!(await this.#extend(job))) throw new LeaseLostError();
    };
    try {
      const rebuilt = await rebuild({ store, origin, log, restart, onProgress, beforeWriting }, dataset);
      const outcome = rebuildOutcome(rebuilt);
      await this.#noteRebuilt(job, `${job.key}: ${rebuiltText(outcome)}`);
      if (rebuilt.written === 0) return { outcome };
      const version = (await store.datasets.state(key))?.version ?? null;
      return { outcome, refreshed: { dataset: key, result: 'new_version', version, error: null } };
    } catch (error) {
      if (error instanceof LeaseLostError) return { outcome: null };
      if (!(error instanceof WattleError) || storeFaultOf(error) !== null) throw error;
      log.warn({ dataset: key, code: error.code, at: error.at }, `Not rebuilt: ${error.message}`);
      await this.#noteRebuilt(job, `${job.key}: nothing was changed. ${error.message}`);
      return { outcome: { error: { code: error.code, detail: error.message } } };
    }
  }

  async #noteRebuilt({ payload }: Job, detail: string): Promise<void> {
    const { store, clock } = this.#options;
    const { accountId } = payload as RebuildPayload;
    if ((await store.accounts.byId(accountId)) === null) return;
    await store.accounts.noteAction({
      accountId,
      at: clock.now(),
      action: 'data.rebuilt',
      actor: 'worker',
      client: null,
      detail,
    });
  }

  async #lookUpAbn(job: Job): Promise<Performed> {
    const { upstream, log, businessRegister } = this.#options;
    if (!businessRegister) return { outcome: unanswered('Requests to the Australian Business Register are turned off.') };
    const outcome = await askForAbn(upstream, businessRegister, job.key);
    if (outcome.failure !== null) log.warn({ reason: outcome.failure }, 'An ABN could not be looked up');
    return { outcome };
  }

  async #calendar(job: Job): Promise<Performed> {
    const { clock, catalogue } = this.#options;
    const source = catalogue.sources().find((one) => one.code === job.key);
    const error = source ? await refreshCalendar(this.#options, source) : null;
    if (error instanceof UpstreamClosedError) throw error;
    const outcome = { error: error && { code: error.code, detail: error.message } };
    return source ? { outcome, againAt: clock.now() + (error ? CALENDAR_RETRY_MS : CALENDAR_EVERY_MS) } : { outcome };
  }
}

/** Thrown to end a job that another worker has claimed. This worker's result is not used. */
class LeaseLostError extends Error {}

const rebuildOutcome = ({ versionsBefore, versionsAfter, written, refused, reason }: Rebuilt): RebuildOutcome => ({
  versionsBefore,
  versionsAfter,
  written,
  refused,
  refusal: reason?.message ?? null,
});

function done(refreshed: RefreshOutcome): Performed {
  if (refreshed.error instanceof UpstreamClosedError) throw refreshed.error;
  return { outcome: jobOutcome(refreshed), refreshed };
}

const failed = (code: ErrorCode, detail: string): Performed => ({
  outcome: jobOutcome({ result: 'failed', version: null, error: new WattleError(code, detail) }),
});

function sourceOf(catalogue: IngestCatalogue, code: SourceCode): Source {
  const source = catalogue.sources().find((one) => one.code === code);
  if (!source) throw new WattleError('BUG', `The source ${code} is not in the catalogue.`);
  return source;
}
