/**
 * Supervises the import process, which sends a beat every second and reports the steps of its jobs. The supervisor ends the process if
 * beats or steps are missing, or if the process has no memory left. It then pauses the job that caused this, and restarts the process.
 */

import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { SteadyClock } from '../core/clock.ts';
import { sleepFor } from '../core/sleep.ts';
import type { Stage } from '../ingest/jobs/dataset-files.ts';
import { setJobsAside, type WatchedJob } from '../ingest/jobs/quarantine.ts';
import type { IngestState } from '../queries/base/context.ts';
import type { Store } from '../store/ports/port.ts';
import { inProcess, ProcessDeath } from './apart.ts';
import type { FromIngest, ToIngest } from './ingest-messages.ts';
import { memoryMiB } from './memory.ts';
import type { Environment } from './setting-readers.ts';
import { type Pauses, Supervised } from './supervised.ts';

export interface IngestLimits {
  /** The maximum time in ms without a beat, after which the process is treated as stuck. */
  readonly blockedMs: number;
  readonly lookEveryMs: number;
  readonly heapMiB: number;
  readonly pauses?: Pauses;
}

interface SupervisorOptions {
  readonly entry: URL;
  readonly env: Environment;
  readonly store: Store;
  readonly clock: SteadyClock;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;
  /** Receives lines about progress. */
  readonly say: (line: string) => void;
  readonly limits?: Partial<IngestLimits>;
}

/**
 * The limits for the import process's heap in MiB. The default is half of the memory, because the main process needs memory for responses.
 * The largest file needs a third of the lower limit.
 */
const [LEAST_HEAP_MIB, MOST_HEAP_MIB] = [512, 4096];
const STOP_WITHIN_MS = 20_000;
/** The time in ms within which a starting process must send its first message. */
const STARTING_MS = 600_000;
const BOOKING_RETRY_MS = 5_000;

function limitsOfMachine(): IngestLimits {
  const halfMiB = Math.floor(memoryMiB() / 2);
  return { blockedMs: 300_000, lookEveryMs: 5_000, heapMiB: Math.min(Math.max(halfMiB, LEAST_HEAP_MIB), MOST_HEAP_MIB) };
}

interface Watched {
  readonly job: WatchedJob;
  readonly stage: Stage;
  /** The time by which the job must report progress, in ms on the clock of performance.now(). */
  readonly dueAt: number;
}

/** The reason why the supervisor ended the process. */
interface Verdict {
  readonly reason: string;
  /** The job that caused this, or null if it is unknown. */
  readonly job: WatchedJob | null;
}

export class IngestSupervisor {
  readonly #options: SupervisorOptions;
  readonly #limits: IngestLimits;
  readonly #process: Supervised;
  readonly #look: NodeJS.Timeout;
  readonly #watched = new Map<number, Watched>();
  readonly #listeners: (() => void)[] = [];
  #seen = { hasBegun: false, at: performance.now(), lookedAt: performance.now() };
  #clockOffset: number;
  #verdict: Verdict | null = null;
  #restarts = 0;
  #since: number;
  #down: string | null = null;
  #trouble: string | null = null;
  #stopping = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#limits = { ...limitsOfMachine(), ...options.limits };
    this.#since = options.clock.now();
    this.#clockOffset = options.clock.offset;
    const { heapMiB } = this.#limits;
    this.#process = new Supervised({
      launch: inProcess({ entry: options.entry, env: options.env, args: () => [String(this.#beginning())], heapMiB }),
      onMessage: (message) => this.#take(message as FromIngest),
      onDeath: (cause, restartsInMs) => this.#died(cause, restartsInMs),
      onRestart: () => this.#change(() => (this.#down = null)),
      ...(this.#limits.pauses ? { pauses: this.#limits.pauses } : {}),
    });
    this.#look = setInterval(() => this.#lookAtProcess(), this.#limits.lookEveryMs);
    this.#look.unref();
  }

  get state(): IngestState {
    const reason = this.#down ?? this.#trouble;
    const state = this.#down !== null ? 'restarting' : this.#trouble !== null ? 'store_failing' : 'running';
    return { state, since: this.#since, reason, restarts: this.#restarts };
  }

  get thread(): { readonly running: boolean; readonly restarts: number } {
    return this.#process.state;
  }

  wake(): void {
    this.#process.tell('wake' satisfies ToIngest);
  }

  /** Adds a listener that is called when data may have changed. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#look);
    await this.#process.stop('stop' satisfies ToIngest, STOP_WITHIN_MS);
  }

  /** Resets the times for a new process. Returns its clock offset. */
  #beginning(): number {
    this.#seen = { hasBegun: false, at: performance.now(), lookedAt: performance.now() };
    this.#clockOffset = this.#options.clock.offset;
    return this.#clockOffset;
  }

  #beat(): void {
    this.#seen = { ...this.#seen, hasBegun: true, at: performance.now() };
    const { offset } = this.#options.clock;
    if (offset === this.#clockOffset) return;
    this.#clockOffset = offset;
    this.#process.tell({ clockOffset: offset } satisfies ToIngest);
  }

  #take(message: FromIngest): void {
    if (message === 'beat') this.#beat();
    else if (message === 'changed') for (const listener of this.#listeners) listener();
    else if ('line' in message) this.#options.say(message.line);
    else if ('trouble' in message) this.#change(() => (this.#trouble = message.trouble));
    else if ('ended' in message) this.#watched.delete(message.ended.id);
    else {
      const { job, stage, withinMs } = message;
      this.#watched.set(job.id, { job, stage, dueAt: performance.now() + withinMs });
    }
  }

  #change(change: () => void): void {
    const before = this.state.state;
    change();
    if (this.state.state !== before) this.#since = this.#options.clock.now();
  }

  /** Ends the process if its beats have stopped or a job is stuck. */
  #lookAtProcess(): void {
    const now = performance.now();
    const { hasBegun, lookedAt } = this.#seen;
    // If the program was suspended, the time without beats is counted from now on. The import process was also suspended, or its beats
    // have not been read yet.
    const at = now - lookedAt > 3 * this.#limits.lookEveryMs ? now : this.#seen.at;
    this.#seen = { hasBegun, at, lookedAt: now };
    if (this.#verdict || this.#down !== null) return;
    const limitMs = hasBegun ? this.#limits.blockedMs : STARTING_MS;
    const overdue = [...this.#watched.values()].find(({ dueAt }) => now > dueAt);
    if (now - at > limitMs) {
      this.#condemn({ reason: `The ingest process did not respond for ${Math.round(limitMs / 1000)} seconds.`, job: null });
    } else if (overdue) this.#condemn({ reason: 'The ingest process made no progress within its time limit.', job: overdue.job });
  }

  #condemn(verdict: Verdict): void {
    this.#verdict = verdict;
    this.#process.kill();
  }

  async #died(cause: unknown, restartsInMs: number): Promise<void> {
    const { log, clock } = this.#options;
    const { reason, suspects, others } = this.#inquest(cause);
    this.#restarts++;
    this.#verdict = null;
    this.#watched.clear();
    this.#change(() => {
      this.#down = reason;
      // Removes the report. The next process does not know about this failure and would never report its end.
      this.#trouble = null;
    });
    const jobs = suspects.map(({ kind, key }) => `${kind} ${key}`);
    log.fatal(
      { err: cause, jobs, restartsInMs },
      `The ingest process ended: ${reason} Stored data are still served. The process restarts automatically`,
    );
    while (!this.#stopping) {
      try {
        await setJobsAside(this.#options.store, clock.now(), suspects, reason, suspects.length === 1);
        for (const job of others) await this.#options.store.jobs.release(job, clock.now());
        return;
      } catch (error) {
        log.error({ err: error, jobs }, 'The reason why the ingest process ended could not be recorded. The program will try again');
        await sleepFor(BOOKING_RETRY_MS);
      }
    }
  }

  /** Finds the reason why the process ended, and the jobs that may have caused it. */
  #inquest(cause: unknown): { reason: string; suspects: readonly WatchedJob[]; others: readonly WatchedJob[] } {
    const watched = [...this.#watched.values()];
    const verdict = this.#verdict;
    const reading = watched.filter(({ stage }) => stage === 'reading').map(({ job }) => job);
    const all = watched.map(({ job }) => job);
    const suspects = verdict?.job ? [verdict.job] : reading.length > 0 ? reading : all;
    const others = all.filter((job) => !suspects.includes(job));
    return { reason: verdict?.reason ?? this.#reasonOf(cause), suspects, others };
  }

  #reasonOf(cause: unknown): string {
    const signal = cause instanceof ProcessDeath ? cause.signal : null;
    // V8 aborts a process that runs out of memory.
    if (signal === 'SIGABRT') return `The ingest process needed more than its ${this.#limits.heapMiB} MiB of memory.`;
    if (signal !== null) return `The system ended the ingest process (${signal}), which often means too little memory.`;
    return `The ingest process crashed (${cause instanceof Error ? `${cause.name}: ${cause.message}` : 'without an error message'}).`;
  }
}
