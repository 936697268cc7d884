/** Work that a single process does for all processes. */

export interface Job {
  readonly id: number;
  readonly kind: string;
  /** Each kind and key can have only one open job. */
  readonly key: string;
  readonly payload: unknown;
  /** The number of claims, including this one. Each claim of a job has a different number. */
  readonly attempts: number;
  /** The number of earlier claims whose holder died, so the job was neither finished nor released. */
  readonly brokenOff: number;
}

/** Proof of a claim. It becomes void when another holder claims the job. */
export type JobLease = Pick<Job, 'id' | 'attempts'>;

/** A job as shown to operators. */
export interface ListedJob {
  readonly id: number;
  readonly key: string;
  readonly state: 'open' | 'running' | 'done';
  /** When the job is due, in ms since the epoch. */
  readonly runAt: number;
  /** ms since the epoch. Null until finished. */
  readonly finishedAt: number | null;
  /** Progress while running. Null if not reported. */
  readonly progress: unknown;
  /** The outcome. Null until the job is finished. */
  readonly outcome: unknown;
}

/** Work that is paused because it crashed or blocked its worker. */
export interface JobQuarantine {
  readonly kind: string;
  readonly key: string;
  /** The last failure and the end of the pause, in ms since the epoch. */
  readonly at: number;
  readonly until: number;
  /** How many times in a row the failure occurred. */
  readonly times: number;
  /** One sentence for callers. */
  readonly reason: string;
}

export interface JobStore {
  /** Adds a job. If one of the same kind and key is open, moves it forward in time instead. Returns the id. */
  enqueue(kind: string, key: string, payload: unknown, runAt: number): Promise<number>;
  /** Claims the next due job until leaseUntil. Only one node can hold it. */
  claim(kinds: readonly string[], now: number, leaseUntil: number): Promise<Job | null>;
  /**
   * Ends all leases. Call this only when no other worker is running, so that all leases are from a dead one. If a worker is running, its
   * lease becomes void.
   */
  endLeases(now: number): Promise<void>;
  /**
   * Extends a lease. If the lease is void because the job is finished or another holder has claimed it, does nothing and returns false.
   */
  extend(lease: JobLease, leaseUntil: number): Promise<boolean>;
  /** Releases a job, to run from `runAt`. Returns false as above. */
  release(lease: JobLease, runAt: number): Promise<boolean>;
  /** Records progress for callers who list jobs. Returns false as above. */
  progress(lease: JobLease, progress: unknown): Promise<boolean>;
  /** Stores the outcome for waiting callers. Returns false as above. */
  finish(lease: JobLease, outcome: unknown): Promise<boolean>;
  /** done: the job finished after `since` and has an outcome. */
  outcome(id: number): Promise<{ state: 'open' | 'running' | 'done'; outcome: unknown } | null>;
  /** Jobs of a kind that are open or finished in recent days, newest first, up to the limit. */
  list(kind: string, limit: number): Promise<readonly ListedJob[]>;
  /** Pauses work, replacing an earlier pause. */
  setAside(quarantine: JobQuarantine): Promise<void>;
  /** All paused work that has not succeeded since then, even if the pause has ended. */
  setAsides(): Promise<readonly JobQuarantine[]>;
  /** Removes the pause after success. */
  readmit(kind: string, key: string): Promise<void>;
}
