/** All processes share the job table. Only one process at a time works on a job. */

export interface Job {
  readonly id: number;
  readonly kind: string;
  /** There is at most one open job with the same kind and key. */
  readonly key: string;
  readonly payload: unknown;
  /** The number of claims, including the current one. It also identifies the claim. */
  readonly attempts: number;
  /** The number of earlier claims whose worker ended before it finished or released the job. */
  readonly brokenOff: number;
}

/** Identifies a claim. The lease is void as soon as another worker claims the job. */
export type JobLease = Pick<Job, 'id' | 'attempts'>;

export interface ListedJob {
  readonly id: number;
  readonly key: string;
  readonly state: 'open' | 'running' | 'done';
  /** When the job runs next, in ms since the epoch. */
  readonly runAt: number;
  /** When the job ended, in ms since the epoch. Null until then. */
  readonly finishedAt: number | null;
  /** The last progress that the running job reported, or null. */
  readonly progress: unknown;
  /** Null until the job is finished. */
  readonly outcome: unknown;
}

/** Work that is paused because it crashed or blocked its worker. */
export interface JobQuarantine {
  readonly kind: string;
  readonly key: string;
  /** The time of the last failure and the end of the pause, in ms since the epoch. */
  readonly at: number;
  readonly until: number;
  readonly times: number;
  /** One sentence for callers. */
  readonly reason: string;
}

export interface JobStore {
  /**
   * Returns the id of the job. If a job with the same kind and key is open, adds no job. The open job then runs at the earlier of the two
   * times.
   */
  enqueue(kind: string, key: string, payload: unknown, runAt: number): Promise<number>;
  /** Claims the job that has been due longest, until `leaseUntil`. Only one node at a time can have a claim. */
  claim(kinds: readonly string[], now: number, leaseUntil: number): Promise<Job | null>;
  /** Ends all leases. Must run only if no other worker is running, because that worker's leases would become void. */
  endLeases(now: number): Promise<void>;
  /** Extends a lease. Returns false if the lease is void, because the job is finished or another worker has claimed it. */
  extend(lease: JobLease, leaseUntil: number): Promise<boolean>;
  /** Releases a job, which can be claimed again from `runAt`. False if the lease is void. */
  release(lease: JobLease, runAt: number): Promise<boolean>;
  /** Records progress for job lists. False if the lease is void. */
  progress(lease: JobLease, progress: unknown): Promise<boolean>;
  /** Stores the outcome for waiting callers. False if the lease is void. */
  finish(lease: JobLease, outcome: unknown): Promise<boolean>;
  /** Returns the state of a job, or null if the job is unknown or its record was deleted. */
  outcome(id: number): Promise<{ state: 'open' | 'running' | 'done'; outcome: unknown } | null>;
  /** Lists open, running and recently finished jobs, latest first. */
  list(kind: string, limit: number): Promise<readonly ListedJob[]>;
  /** Pauses work. Replaces an earlier pause of the same work. */
  setAside(quarantine: JobQuarantine): Promise<void>;
  /** All paused work. Includes work whose pause has ended, if it has not succeeded since. */
  setAsides(): Promise<readonly JobQuarantine[]>;
  /** Removes the pause after the work has succeeded. */
  readmit(kind: string, key: string): Promise<void>;
}
