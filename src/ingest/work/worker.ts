/**
 * The working part of ingest: finds what is due, takes jobs from the shared queue, refreshes, and leaves the outcome. Several may run on
 * several nodes; a job is held by one of them at a time, and goes to another when its holder dies.
 */
import type { Clock } from '../../core/clock.ts';
import { type Dataset, type DatasetKey, datasetKey, type Source, type SourceCode } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Job, Store, VersionOrigin } from '../../store/port.ts';
import type { NamedSeries } from '../apply/events.ts';
import { type Upstream, UpstreamClosedError } from '../fetch/client.ts';
import { askForAbn, type BusinessRegisterAccess, unanswered } from './business-register.ts';
import { refreshCalendar } from './calendar.ts';
import { type HistoryPayload, JOB_KINDS, type JobOutcome, jobOutcome } from './job-outcome.ts';
import { type IngestLog, Refresher, type RefreshOutcome } from './refresh.ts';
import { findByKey, type IngestCatalogue, Scheduler } from './scheduler.ts';

/** One refresh done, and how many of those that are due now are still to come. */
export interface Progress {
  readonly outcome: RefreshOutcome;
  readonly done: number;
  readonly total: number;
}

export interface IngestWorkerOptions {
  readonly store: Store;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly origin: VersionOrigin;
  readonly log: IngestLog;
  readonly catalogue: IngestCatalogue;
  /** Datasets refreshed at once; each host has its own, narrower limit. */
  readonly concurrency?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Where single ABNs are looked up; absent without a credential. */
  readonly businessRegister?: BusinessRegisterAccess | null;
  /** Present where news is told. */
  readonly named?: NamedSeries;
}

const SCHEDULE_EVERY_MS = 20_000;
const LOOK_FOR_JOBS_EVERY_MS = 1_000;
const LEASE_MS = 120_000;
const EXTEND_LEASE_EVERY_MS = 30_000;
/** A job that was taken so often without an outcome takes its worker down with it. */
const MAX_ATTEMPTS = 3;
const CALENDAR_EVERY_MS = 24 * 3_600_000;
const CALENDAR_RETRY_MS = 3_600_000;
const STOP_GRACE_MS = 5_000;

export class IngestWorker {
  readonly #options: IngestWorkerOptions;
  readonly #refresher: Refresher;
  readonly #scheduler: Scheduler;
  readonly #running = new Set<Promise<void>>();
  #timers: NodeJS.Timeout[] = [];
  #due: ReadonlySet<DatasetKey> = new Set();
  #done = 0;
  #scheduling: Promise<void> | null = null;
  #taking: Promise<void> | null = null;
  #stopping = false;

  constructor(options: IngestWorkerOptions) {
    this.#options = options;
    this.#scheduler = new Scheduler(options);
    this.#refresher = new Refresher({ ...options, sourceOf: (code) => sourceOf(options.catalogue, code) });
  }

  /** Begins to schedule and to work; comes back at once. */
  start(): void {
    this.#stopping = false;
    void this.#schedule();
    this.#timers = [setInterval(() => void this.#schedule(), SCHEDULE_EVERY_MS), setInterval(() => this.wake(), LOOK_FOR_JOBS_EVERY_MS)];
  }

  /** Looks for jobs now. */
  wake(): void {
    this.#taking ??= this.#take().finally(() => {
      this.#taking = null;
    });
  }

  /**
   * Takes no new job, gives the running ones a few seconds, then breaks them off: the upstream is closed, and jobs that were cut short are
   * handed back without an outcome.
   */
  async stop(graceMs = STOP_GRACE_MS): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#scheduling;
    await this.#taking;
    const grace = setTimeout(() => void this.#options.upstream.close(), graceMs);
    await Promise.all(this.#running);
    clearTimeout(grace);
    await this.#options.upstream.close();
  }

  /** Schedules and works until nothing is due any more; for one-off runs. */
  async runDue(): Promise<void> {
    await this.#schedule();
    for (;;) {
      await this.#take();
      if (this.#running.size === 0) return;
      await Promise.all(this.#running);
    }
  }

  async #schedule(): Promise<void> {
    this.#scheduling ??= this.#scheduler
      .tick()
      .then(
        (due) => {
          this.#due = new Set(due);
          if (due.length === 0) this.#done = 0;
        },
        (error: unknown) => this.#options.log.error({ err: error }, 'Scheduling failed'),
      )
      .finally(() => {
        this.#scheduling = null;
      });
    await this.#scheduling;
    this.wake();
  }

  /** Starts jobs until none is due or enough are running. */
  async #take(): Promise<void> {
    const { store, clock, log, concurrency = 4 } = this.#options;
    try {
      while (!this.#stopping && this.#running.size < concurrency) {
        const job = await store.jobs.claim(JOB_KINDS, clock.now(), clock.now() + LEASE_MS);
        if (!job) return;
        const running = this.#run(job).finally(() => {
          this.#running.delete(running);
          this.wake();
        });
        this.#running.add(running);
      }
    } catch (error) {
      log.error({ err: error }, 'Taking a job failed');
    }
  }

  /** Never rejects. */
  async #run(job: Job): Promise<void> {
    const { store, clock, log } = this.#options;
    const lease = setInterval(() => {
      store.jobs
        .extend(job.id, clock.now() + LEASE_MS)
        .catch((error: unknown) => log.error({ err: error, job: job.id }, 'Extending a lease failed'));
    }, EXTEND_LEASE_EVERY_MS);
    try {
      if (job.kind === 'calendar') await this.#calendar(job);
      else if (job.kind === 'history') await this.#history(job);
      else if (job.kind === 'abn') await this.#lookUpAbn(job);
      else await this.#refresh(job);
    } catch (error) {
      // A failure of the store: the job is taken up again when its lease has run out.
      log.error({ err: error, job: job.id, kind: job.kind, key: job.key }, 'A job failed');
    } finally {
      clearInterval(lease);
    }
  }

  async #refresh(job: Job): Promise<void> {
    const { store, clock, catalogue } = this.#options;
    const dataset = findByKey(catalogue, job.key);
    if (!dataset) return store.jobs.finish(job.id, failed('REQ_UNKNOWN_DATASET', `${job.key} is not a dataset.`));
    const state = await store.datasets.state(datasetKey(dataset));
    // Another node may have done it between the moment it was found due and the moment it was queued.
    const askedAt = (job.payload as { at?: number } | null)?.at ?? 0;
    if (state?.checkedAt && state.checkedAt > askedAt && !state.failure) {
      return store.jobs.finish(job.id, jobOutcome({ result: 'unchanged', version: state.version, error: null }));
    }
    if (job.attempts > MAX_ATTEMPTS) return this.#giveUp(job, dataset);
    const outcome = await this.#refresher.refresh(dataset);
    if (outcome.error instanceof UpstreamClosedError) return store.jobs.extend(job.id, clock.now());
    await store.jobs.finish(job.id, jobOutcome(outcome));
    this.#tell(outcome);
  }

  async #history(job: Job): Promise<void> {
    const { store, clock, catalogue } = this.#options;
    const { dataset: key, window } = job.payload as HistoryPayload;
    const dataset = findByKey(catalogue, key);
    if (dataset?.kind !== 'time_series') return store.jobs.finish(job.id, failed('REQ_UNKNOWN_DATASET', `${key} has no history to fetch.`));
    if (job.attempts > MAX_ATTEMPTS) {
      return store.jobs.finish(job.id, failed('BUG', `Fetching an older window broke off ${MAX_ATTEMPTS} times without an outcome.`));
    }
    const outcome = await this.#refresher.history(dataset, window);
    if (outcome.error instanceof UpstreamClosedError) return store.jobs.extend(job.id, clock.now());
    await store.jobs.finish(job.id, jobOutcome(outcome));
    if (outcome.result === 'new_version') this.#options.onProgress?.({ outcome, done: this.#done, total: this.#done + this.#due.size });
  }

  async #giveUp(job: Job, dataset: Dataset): Promise<void> {
    const { store, clock, log } = this.#options;
    const detail = `The refresh broke off ${MAX_ATTEMPTS} times without an outcome.`;
    log.error({ dataset: job.key }, detail);
    await store.datasets.noteCheck(datasetKey(dataset), clock.now(), { code: 'BUG', detail, address: null });
    await store.jobs.finish(job.id, failed('BUG', detail));
  }

  async #lookUpAbn(job: Job): Promise<void> {
    const { store, upstream, clock, log, businessRegister } = this.#options;
    if (!businessRegister) return store.jobs.finish(job.id, unanswered('This installation does not ask the register of ABNs.'));
    try {
      const outcome = await askForAbn(upstream, businessRegister, job.key);
      if (outcome.failure !== null) log.warn({ reason: outcome.failure }, 'An ABN could not be looked up');
      await store.jobs.finish(job.id, outcome);
    } catch (error) {
      if (error instanceof UpstreamClosedError) return store.jobs.extend(job.id, clock.now());
      throw error;
    }
  }

  async #calendar(job: Job): Promise<void> {
    const { store, clock, catalogue } = this.#options;
    const source = catalogue.sources().find((one) => one.code === job.key);
    const error = source ? await refreshCalendar(this.#options, source) : null;
    if (error instanceof UpstreamClosedError) return store.jobs.extend(job.id, clock.now());
    await store.jobs.finish(job.id, { error: error && { code: error.code, detail: error.message } });
    const next = clock.now() + (error ? CALENDAR_RETRY_MS : CALENDAR_EVERY_MS);
    if (source) await store.jobs.enqueue('calendar', job.key, { at: clock.now() }, next);
  }

  #tell(outcome: RefreshOutcome): void {
    this.#done++;
    this.#due = new Set([...this.#due].filter((key) => key !== outcome.dataset));
    this.#options.onProgress?.({ outcome, done: this.#done, total: this.#done + this.#due.size });
  }
}

const failed = (code: WattleError['code'], detail: string): JobOutcome =>
  jobOutcome({ result: 'failed', version: null, error: new WattleError(code, detail) });

function sourceOf(catalogue: IngestCatalogue, code: SourceCode): Source {
  const source = catalogue.sources().find((one) => one.code === code);
  if (!source) throw new WattleError('BUG', `The source ${code} is not in the catalogue.`);
  return source;
}
