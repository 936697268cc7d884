/**
 * Keeps the ingest thread at work, from outside: a thread that no longer gets on is ended; what one died of is set aside; and it is started again.
 *
 *   thread ──beat every second, each step of each job──▶ supervisor ──no beat, no step, no memory──▶ end, set the job aside, start again
 */
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import { sleepFor } from '../core/sleep.ts';
import { setJobsAside, type WatchedJob } from '../ingest/jobs/quarantine.ts';
import type { Stage } from '../ingest/jobs/refresh.ts';
import type { IngestState } from '../queries/context.ts';
import type { Store } from '../store/port.ts';
import type { FromIngestThread, IngestThreadData, ToIngestThread } from './ingest-messages.ts';
import { type Pauses, SupervisedThread } from './supervised-thread.ts';

export interface IngestLimits {
  /** So long the thread may not give a sign, ms: it computes one thing without an end. */
  readonly blockedMs: number;
  readonly lookEveryMs: number;
  readonly heapMiB: number;
  readonly pauses?: Pauses;
}

export interface SupervisorOptions {
  readonly entry: URL;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;
  /** Gets a line of progress. */
  readonly say: (line: string) => void;
  readonly limits?: Partial<IngestLimits>;
}

const MIB = 1024 * 1024;
/** Half of what there is, for the answers are made beside it. The largest file that is read takes a third of the least. */
const [LEAST_HEAP_MIB, MOST_HEAP_MIB] = [512, 4096];
const STOP_WITHIN_MS = 20_000;
/** Until the first sign of a thread that starts. */
const STARTING_MS = 600_000;
const BOOKING_RETRY_MS = 5_000;

function limitsOfMachine(): IngestLimits {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const halfMiB = Math.floor(Math.min(os.totalmem(), allowed) / 2 / MIB);
  return { blockedMs: 300_000, lookEveryMs: 5_000, heapMiB: Math.min(Math.max(halfMiB, LEAST_HEAP_MIB), MOST_HEAP_MIB) };
}

interface Watched {
  readonly job: WatchedJob;
  readonly stage: Stage;
  /** On the clock of performance.now(): the next word of the job is due. */
  readonly dueAt: number;
}

/** Why the thread was ended from here. */
interface Verdict {
  readonly reason: string;
  /** The job that did it; null where it may be any that was being read. */
  readonly job: WatchedJob | null;
}

export class IngestSupervisor {
  readonly #options: SupervisorOptions;
  readonly #limits: IngestLimits;
  readonly #thread: SupervisedThread;
  readonly #look: NodeJS.Timeout;
  readonly #watched = new Map<number, Watched>();
  readonly #listeners: (() => void)[] = [];
  #beats = new Int32Array(new SharedArrayBuffer(4));
  #seen = { beat: 0, at: performance.now(), lookedAt: performance.now() };
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
    this.#thread = new SupervisedThread({
      entry: options.entry,
      workerData: () => this.#newData(),
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMiB },
      onMessage: (message) => this.#take(message as FromIngestThread),
      onDeath: (cause, restartsInMs) => this.#died(cause, restartsInMs),
      onRestart: () => this.#change(() => (this.#down = null)),
      ...(this.#limits.pauses ? { pauses: this.#limits.pauses } : {}),
    });
    this.#look = setInterval(() => this.#lookAtThread(), this.#limits.lookEveryMs);
    this.#look.unref();
  }

  get state(): IngestState {
    const reason = this.#down ?? this.#trouble;
    const state = this.#down !== null ? 'restarting' : this.#trouble !== null ? 'store_failing' : 'running';
    return { state, since: this.#since, reason, restarts: this.#restarts };
  }

  get thread(): { readonly running: boolean; readonly restarts: number } {
    return this.#thread.state;
  }

  wake(): void {
    this.#thread.tell('wake' satisfies ToIngestThread);
  }

  /** Calls the listener whenever something new may be stored. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#look);
    await this.#thread.stop('stop' satisfies ToIngestThread, STOP_WITHIN_MS);
  }

  #newData(): IngestThreadData {
    this.#beats = new Int32Array(new SharedArrayBuffer(4));
    this.#seen = { beat: 0, at: performance.now(), lookedAt: performance.now() };
    return { beats: this.#beats };
  }

  #take(message: FromIngestThread): void {
    if (message === 'changed') for (const listener of this.#listeners) listener();
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

  /** Ends a thread that gives no sign, or one of whose jobs does not get on. */
  #lookAtThread(): void {
    const now = performance.now();
    const beat = Atomics.load(this.#beats, 0);
    // Where this thread itself was stored up (a machine that slept), the other one may have been as well.
    const heldUp = now - this.#seen.lookedAt > 3 * this.#limits.lookEveryMs;
    const at = heldUp || beat !== this.#seen.beat ? now : this.#seen.at;
    this.#seen = { beat, at, lookedAt: now };
    if (this.#verdict || this.#down !== null) return;
    const limitMs = beat === 0 ? STARTING_MS : this.#limits.blockedMs;
    const overdue = [...this.#watched.values()].find(({ dueAt }) => now > dueAt);
    if (now - at > limitMs) {
      this.#condemn({ reason: `The work gave no sign for ${Math.round(limitMs / 1000)} seconds.`, job: null });
    } else if (overdue) this.#condemn({ reason: 'The work did not get on in the time that it may take.', job: overdue.job });
  }

  #condemn(verdict: Verdict): void {
    this.#verdict = verdict;
    this.#thread.kill();
  }

  async #died(cause: unknown, restartsInMs: number): Promise<void> {
    const { log, clock } = this.#options;
    const { reason, suspects, others } = this.#inquest(cause);
    this.#restarts++;
    this.#verdict = null;
    this.#watched.clear();
    this.#change(() => (this.#down = reason));
    const jobs = suspects.map(({ kind, key }) => `${kind} ${key}`);
    log.fatal(
      { err: cause, jobs, restartsInMs },
      `The ingest thread ended: ${reason} What is stored goes on being served; it starts again by itself`,
    );
    while (!this.#stopping) {
      try {
        await setJobsAside(this.#options.store, clock.now(), suspects, reason, suspects.length === 1);
        for (const job of others) await this.#options.store.jobs.release(job, clock.now());
        return;
      } catch (error) {
        log.error({ err: error, jobs }, 'What ended the ingest thread could not be noted; the thread waits for that');
        await sleepFor(BOOKING_RETRY_MS);
      }
    }
  }

  /** What the thread died of, and over which of its jobs. */
  #inquest(cause: unknown): { reason: string; suspects: readonly WatchedJob[]; others: readonly WatchedJob[] } {
    const watched = [...this.#watched.values()];
    const verdict = this.#verdict;
    const reading = watched.filter(({ stage }) => stage === 'reading').map(({ job }) => job);
    const all = watched.map(({ job }) => job);
    const suspects = verdict?.job ? [verdict.job] : reading.length > 0 ? reading : all;
    const others = all.filter((job) => !suspects.includes(job));
    const outOfMemory = (cause as { code?: unknown } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const said = outOfMemory
      ? `The work took more than the ${this.#limits.heapMiB} MiB of memory that it may.`
      : `The work ended its thread (${cause instanceof Error ? cause.name : 'without a word'}).`;
    return { reason: verdict?.reason ?? said, suspects, others };
  }
}
