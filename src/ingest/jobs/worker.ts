/**
 * Schedules work, claims jobs, updates datasets and stores the results. Several nodes may each run a worker. If a worker ends, another
 * worker takes over its jobs when their leases expire.
 */
import type { DatasetKey } from '../../core/define-dataset.ts';
import { withinTrace } from '../../core/trace.ts';
import type { Job } from '../../store/ports/jobs.ts';
import { storeFaultOf } from '../../store/ports/store-fault.ts';
import { UpstreamClosedError } from '../fetch/client.ts';
import type { Stage } from './dataset-files.ts';
import { JOB_KINDS } from './job-outcome.ts';
import { JobPerformer, type Performed } from './perform-job.ts';
import { asideOf, datasetOf, refuse, setJobsAside } from './quarantine.ts';
import type { RefreshOutcome } from './refresh.ts';
import { findByKey, Scheduler } from './scheduler.ts';
import { StoreTrouble } from './store-trouble.ts';
import { traceOfJob } from './traced-job.ts';
import type { IngestWorkerOptions } from './worker-options.ts';

const SCHEDULE_EVERY_MS = 20_000;
const LOOK_FOR_JOBS_EVERY_MS = 1_000;
const LEASE_MS = 120_000;
const EXTEND_LEASE_EVERY_MS = 30_000;
/** If a job has this number of claims without a result, it is assumed to crash its worker. */
const MAX_BROKEN_OFF = 3;
/** The pause in ms after a failed write. It doubles up to an hour, and ends early if another write succeeds. */
const STORE_RETRY_MS = 60_000;
const LONGEST_STORE_RETRY_MS = 3_600_000;
const STOP_GRACE_MS = 5_000;
/** The time limit for one file in ms, including large downloads and all attempts. */
const REQUESTING_LIMIT_MS = 3 * 3_600_000;
/** The time limit in ms for parsing, comparing and writing one file. Registers have the longer limit LOADING_LIMIT_MS. */
const READING_LIMIT_MS = 30 * 60_000;
const LOADING_LIMIT_MS = 6 * 3_600_000;
/** Names for failures in scheduling and in claiming jobs. */
const [SCHEDULING, TAKING] = ['scheduling', 'taking'];

export class IngestWorker {
  readonly #options: IngestWorkerOptions;
  readonly #performer: JobPerformer;
  readonly #scheduler: Scheduler;
  readonly #trouble: StoreTrouble;
  readonly #running = new Map<Job, Promise<void>>();
  /** Jobs whose results could not be written, by name. */
  readonly #refused = new Map<string, Job>();
  #timers: NodeJS.Timeout[] = [];
  #due: ReadonlySet<DatasetKey> = new Set();
  #done = 0;
  #scheduling: Promise<void> | null = null;
  #taking: Promise<void> | null = null;
  #stopping = false;

  constructor(options: IngestWorkerOptions) {
    this.#options = options;
    this.#scheduler = new Scheduler(options);
    this.#performer = new JobPerformer(
      options,
      (dataset, stage) => this.#sign(dataset, stage),
      (job) => options.store.jobs.extend(job, options.clock.now() + LEASE_MS),
    );
    this.#trouble = new StoreTrouble(options.clock, options.log, (trouble) => options.watch?.store(trouble));
  }

  /** Starts scheduling and claiming in the background, and returns immediately. */
  start(): void {
    this.#stopping = false;
    void this.#schedule();
    this.#timers = [setInterval(() => void this.#schedule(), SCHEDULE_EVERY_MS), setInterval(() => this.wake(), LOOK_FOR_JOBS_EVERY_MS)];
  }

  wake(): void {
    this.#taking ??= this.#take().finally(() => {
      this.#taking = null;
    });
  }

  /**
   * Stops claiming jobs, and waits a few seconds for jobs in progress. Then closes the connection to agencies, which aborts these jobs,
   * and releases them.
   */
  async stop(graceMs = STOP_GRACE_MS): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#scheduling;
    await this.#taking;
    const grace = setTimeout(() => void this.#options.upstream.close(), graceMs);
    await Promise.all(this.#running.values());
    clearTimeout(grace);
    await this.#options.upstream.close();
  }

  /** Works until nothing is due. Commands that run once use this. */
  async runDue(): Promise<void> {
    await this.#schedule();
    for (;;) {
      await this.#take();
      if (this.#running.size === 0) return;
      await Promise.all(this.#running.values());
    }
  }

  async #schedule(): Promise<void> {
    const { kinds = JOB_KINDS } = this.#options;
    if (!kinds.includes('refresh')) return this.wake();
    this.#scheduling ??= this.#scheduler
      .tick()
      .then(
        (due) => {
          this.#works(SCHEDULING);
          this.#due = new Set(due);
          if (due.length === 0) this.#done = 0;
        },
        (error: unknown) => this.#failed(SCHEDULING, 'Scheduling failed', error),
      )
      .finally(() => {
        this.#scheduling = null;
      });
    await this.#scheduling;
    this.wake();
  }

  /** Claims and starts jobs until no more are due or the maximum number is running. */
  async #take(): Promise<void> {
    const { store, clock, concurrency = 4, kinds = JOB_KINDS } = this.#options;
    try {
      while (!this.#stopping && this.#running.size < concurrency) {
        const job = await store.jobs.claim(kinds, clock.now(), clock.now() + LEASE_MS);
        this.#works(TAKING);
        if (!job) return;
        const running = this.#run(job).finally(() => {
          this.#running.delete(job);
          this.#options.watch?.ended(job);
          this.wake();
        });
        this.#running.set(job, running);
      }
    } catch (error) {
      this.#failed(TAKING, 'A job could not be taken from the queue', error);
    }
  }

  /** Runs a job. The returned promise never rejects. */
  async #run(job: Job): Promise<void> {
    const { store, clock, log, watch } = this.#options;
    watch?.sign(job, 'requesting', REQUESTING_LIMIT_MS);
    const lease = setInterval(() => void this.#extend(job, () => clearInterval(lease)), EXTEND_LEASE_EVERY_MS);
    try {
      const aside = await asideOf(store, job);
      if (aside && aside.until > clock.now()) return await refuse(store, job, aside, clock.now());
      if (job.brokenOff >= MAX_BROKEN_OFF) return await this.#giveUp(job);
      await this.#settle(job, await withinTrace(traceOfJob(job), () => this.#performer.perform(job)));
      if (aside) await store.jobs.readmit(job.kind, job.key);
      this.#refused.delete(jobName(job));
      this.#works(jobName(job));
    } catch (error) {
      clearInterval(lease);
      const now = clock.now();
      if (error instanceof UpstreamClosedError) return await this.#giveBack(job, now);
      const fields = { job: job.id, kind: job.kind, key: job.key };
      // Any other error is a bug in Wattle. The job runs again a few times at most, each time after its lease has expired.
      if (storeFaultOf(error) === null) return log.error({ ...fields, err: error }, 'A job failed');
      this.#failed(jobName(job), 'A job failed', error);
      this.#refused.set(jobName(job), job);
      await this.#giveBack(job, now + Math.min(STORE_RETRY_MS * 2 ** Math.min(job.attempts - 1, 10), LONGEST_STORE_RETRY_MS));
    } finally {
      clearInterval(lease);
    }
  }

  /** Finishes a job. If the lease was lost, the imported data are still stored. */
  async #settle(job: Job, { outcome, refreshed, againAt }: Performed): Promise<void> {
    const { store, clock, log } = this.#options;
    const isStored = await store.jobs.finish(job, outcome);
    if (!isStored) log.warn({ job: job.id, key: job.key }, 'Another worker took over a job and finished it');
    else if (againAt !== undefined) await store.jobs.enqueue(job.kind, job.key, { at: clock.now() }, againAt);
    if (refreshed && (job.kind !== 'history' || refreshed.result === 'new_version')) this.#tell(refreshed, job.kind === 'refresh');
  }

  async #giveUp(job: Job): Promise<void> {
    const { store, clock, log } = this.#options;
    const detail = `The job was interrupted ${job.brokenOff} times without a result.`;
    log.error({ kind: job.kind, key: job.key }, detail);
    await setJobsAside(store, clock.now(), [job], detail, false);
  }

  /** Releases a job. If this also fails, the lease expires later. */
  async #giveBack(job: Job, runAt: number): Promise<void> {
    try {
      await this.#options.store.jobs.release(job, runAt);
    } catch (error) {
      this.#failed(jobName(job), 'A job could not be returned to the queue', error);
    }
  }

  async #extend(job: Job, giveUp: () => void): Promise<void> {
    const { store, clock, log } = this.#options;
    try {
      if (await store.jobs.extend(job, clock.now() + LEASE_MS)) return;
      giveUp();
      log.warn({ job: job.id, key: job.key }, 'The lease of a job was lost: another worker has the job');
    } catch (error) {
      this.#failed(jobName(job), 'The lease of a job could not be extended', error);
    }
  }

  /** Records a successful write. Then repeats jobs whose writes had failed. */
  #works(what: string): void {
    if (!this.#trouble.works(what)) {
      if (this.#trouble.failing.length === 0) this.#refused.clear();
      return;
    }
    const { store, clock } = this.#options;
    for (const name of this.#trouble.failing) {
      const job = this.#refused.get(name);
      if (!job) continue;
      store.jobs.enqueue(job.kind, job.key, job.payload, clock.now()).then(
        () => this.wake(),
        (error: unknown) => this.#failed(name, 'A job could not be resumed', error),
      );
    }
  }

  #failed(what: string, message: string, error: unknown): void {
    const fault = storeFaultOf(error);
    if (fault === null) this.#options.log.error({ err: error }, message);
    else this.#trouble.failed(what, fault, error);
  }

  #sign(dataset: DatasetKey, stage: Stage): void {
    const { watch, catalogue } = this.#options;
    if (!watch) return;
    const loading = findByKey(catalogue, dataset)?.kind === 'register';
    const withinMs = stage === 'requesting' ? REQUESTING_LIMIT_MS : loading ? LOADING_LIMIT_MS : READING_LIMIT_MS;
    for (const job of this.#running.keys()) if (datasetOf(job) === dataset) watch.sign(job, stage, withinMs);
  }

  #tell(outcome: RefreshOutcome, isDue: boolean): void {
    if (isDue) {
      this.#done++;
      this.#due = new Set([...this.#due].filter((key) => key !== outcome.dataset));
    }
    this.#options.onProgress?.({ outcome, done: this.#done, total: this.#done + this.#due.size });
  }
}

const jobName = ({ kind, key }: Job): string => `${kind} ${key}`;
