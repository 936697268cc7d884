/** Does the five kinds of jobs: refreshes, those that an operator asks for, older windows, release calendars, and single ABNs. */
import { type DatasetKey, datasetKey, type Source, type SourceCode } from '../../core/define-dataset.ts';
import { type ErrorCode, WattleError } from '../../core/errors.ts';
import type { Job } from '../../store/port.ts';
import { UpstreamClosedError } from '../fetch/client.ts';
import { askForAbn, unanswered } from './business-register.ts';
import { refreshCalendar } from './calendar.ts';
import { type HistoryPayload, jobOutcome } from './job-outcome.ts';
import type { AcceptPayload } from './operate.ts';
import { Refresher, type RefreshOutcome, type Stage } from './refresh.ts';
import { findByKey, type IngestCatalogue } from './scheduler.ts';
import type { IngestWorkerOptions } from './worker-options.ts';

const CALENDAR_EVERY_MS = 24 * 3_600_000;
const CALENDAR_RETRY_MS = 3_600_000;

export interface Performed {
  /** What is left for those who wait. */
  readonly outcome: unknown;
  /** A refresh or window that was really done. */
  readonly refreshed?: RefreshOutcome;
  /** When the job is to be done again, ms since the epoch. */
  readonly againAt?: number;
}

export class JobPerformer {
  readonly #options: IngestWorkerOptions;
  readonly #refresher: Refresher;

  constructor(options: IngestWorkerOptions, onStage: (dataset: DatasetKey, stage: Stage) => void) {
    this.#options = options;
    this.#refresher = new Refresher({ ...options, onStage, sourceOf: (code) => sourceOf(options.catalogue, code) });
  }

  /** Throws UpstreamClosedError when the program is being stopped, and what the store throws. */
  perform(job: Job): Promise<Performed> {
    if (job.kind === 'calendar') return this.#calendar(job);
    if (job.kind === 'history') return this.#history(job);
    if (job.kind === 'abn') return this.#lookUpAbn(job);
    if (job.kind === 'accept') return this.#accept(job);
    return this.#refresh(job);
  }

  async #refresh(job: Job): Promise<Performed> {
    const { store, catalogue } = this.#options;
    const dataset = findByKey(catalogue, job.key);
    if (!dataset) return failed('REQ_UNKNOWN_DATASET', `${job.key} is not a dataset.`);
    const state = await store.datasets.state(datasetKey(dataset));
    // Another node may have done it between the moment it was found due and the moment it was queued.
    const askedAt = (job.payload as { at?: number } | null)?.at ?? 0;
    if (state?.checkedAt && state.checkedAt > askedAt && !state.failure) {
      return { outcome: jobOutcome({ result: 'unchanged', version: state.version, error: null }) };
    }
    return done(await this.#refresher.refresh(dataset));
  }

  /** A refresh that an operator asked for, however fresh it is. */
  async #accept(job: Job): Promise<Performed> {
    const dataset = findByKey(this.#options.catalogue, job.key);
    if (!dataset) return failed('REQ_UNKNOWN_DATASET', `${job.key} is not a dataset.`);
    const { accept } = job.payload as AcceptPayload;
    return done(await this.#refresher.refresh(dataset, accept));
  }

  async #history(job: Job): Promise<Performed> {
    const { dataset: key, window } = job.payload as HistoryPayload;
    const dataset = findByKey(this.#options.catalogue, key);
    if (dataset?.kind !== 'time_series') return failed('REQ_UNKNOWN_DATASET', `${key} has no history to fetch.`);
    return done(await this.#refresher.history(dataset, window));
  }

  async #lookUpAbn(job: Job): Promise<Performed> {
    const { upstream, log, businessRegister } = this.#options;
    if (!businessRegister) return { outcome: unanswered('This installation does not ask the register of ABNs.') };
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
