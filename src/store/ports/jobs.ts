/** The job table. Only one process at a time works on a job, on behalf of all processes. */

export interface Job {
  readonly id: number;
  readonly kind: string;
  /** There is at most one open job with the same kind and key. */
  readonly key: string;
  readonly payload: unknown;
  /** The number of claims of this job, including the current one. It also identifies the claim. */
  readonly attempts: number;
  /** The number of earlier claims whose holder ended before it finished or released the job. */
  readonly brokenOff: number;
}

/** Identifies a claim. The lease becomes void when another holder claims the job. */
export type JobLease = Pick<Job, 'id' | 'attempts'>;

/** A job as shown to operators. */
export interface ListedJob {
  readonly id: number;
  readonly key: string;
  readonly state: 'open' | 'running' | 'done';
  /** When the job is due, in ms since the epoch. */
  readonly runAt: number;
  /** When the job finished, in ms since the epoch. Null before that. */
  readonly finishedAt: number | null;
  /** The progress that the running job last reported. Null if it has reported none. */
  readonly progress: unknown;
  /** The outcome. Null until the job is finished. */
  readonly outcome: unknown;
}

/** Work that is paused because it crashed or blocked its worker. */
export interface JobQuarantine {
  readonly kind: string;
  readonly key: string;
  /** The time of the last failure and the end of the pause, in ms since the epoch. */
  readonly at: number;
  readonly until: number;
  /** The number of consecutive failures. */
  readonly times: number;
  /** The reason for the pause, as one sentence for callers. */
  readonly reason: string;
}

export interface JobStore {
  /** Adds a job and returns its id. If a job of the same kind and key is open, only makes that job due at the earlier of the two times. */
  enqueue(kind: string, key: string, payload: unknown, runAt: number): Promise<number>;
  /** Claims the job that has been due longest, until `leaseUntil`. Only one node at a time can have the claim. */
  claim(kinds: readonly string[], now: number, leaseUntil: number): Promise<Job | null>;
  /** Ends all leases. Call this only when no other worker is running, because the lease of a running worker becomes void. */
  endLeases(now: number): Promise<void>;
  /** Extends a lease. Returns false if the lease is void, because the job is finished or another holder has claimed it. */
  extend(lease: JobLease, leaseUntil: number): Promise<boolean>;
  /** Releases a job, so that it can be claimed from `runAt`. Returns false if the lease is void. */
  release(lease: JobLease, runAt: number): Promise<boolean>;
  /** Records progress for callers who list jobs. Returns false if the lease is void. */
  progress(lease: JobLease, progress: unknown): Promise<boolean>;
  /** Finishes a job and stores the outcome for waiting callers. Returns false if the lease is void. */
  finish(lease: JobLease, outcome: unknown): Promise<boolean>;
  /** The state of a job, and its outcome if it is done. Null if the job is unknown or its record was deleted. */
  outcome(id: number): Promise<{ state: 'open' | 'running' | 'done'; outcome: unknown } | null>;
  /** Jobs of a kind that are open, running or recently finished, newest first. */
  list(kind: string, limit: number): Promise<readonly ListedJob[]>;
  /** Pauses work. This replaces an earlier pause of the same work. */
  setAside(quarantine: JobQuarantine): Promise<void>;
  /** All paused work. Includes work whose pause has ended but that has not succeeded since. */
  setAsides(): Promise<readonly JobQuarantine[]>;
  /** Removes the record of a pause after the work has succeeded. */
  readmit(kind: string, key: string): Promise<void>;
}
