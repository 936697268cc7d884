/** Work that one process does for all. */

export interface Job {
  readonly id: number;
  readonly kind: string;
  /** One open job per (kind, key). */
  readonly key: string;
  readonly payload: unknown;
  /** Number of claims, including this one. No two claims of a job have the same number. */
  readonly attempts: number;
  /** Number of earlier claims that neither finished nor released the job, because the holder died. */
  readonly brokenOff: number;
}

/** Proof of a claim. Void once another holder has claimed the job. */
export type JobLease = Pick<Job, 'id' | 'attempts'>;

/** A job as shown to operators. */
export interface ListedJob {
  readonly id: number;
  readonly key: string;
  readonly state: 'open' | 'running' | 'done';
  /** Due at, ms since the epoch. */
  readonly runAt: number;
  /** ms since the epoch. Null until finished. */
  readonly finishedAt: number | null;
  /** Progress while running. Null if not reported. */
  readonly progress: unknown;
  /** Null while it is not done. */
  readonly outcome: unknown;
}

/** Work that is paused because it crashed or blocked its worker. */
export interface JobQuarantine {
  readonly kind: string;
  readonly key: string;
  /** ms since the epoch: last failure, and end of the pause */
  readonly at: number;
  readonly until: number;
  /** How often it happened in a row. */
  readonly times: number;
  /** One sentence for callers. */
  readonly reason: string;
}

export interface JobStore {
  /** Adds a job, or moves the open one of the same kind and key forward. Returns its id. */
  enqueue(kind: string, key: string, payload: unknown, runAt: number): Promise<number>;
  /** Claims the next due job until leaseUntil. Only one node can hold it. */
  claim(kinds: readonly string[], now: number, leaseUntil: number): Promise<Job | null>;
  /** Ends all leases, for when no other worker runs and the leases are from a dead one. A worker that does run finds its lease void. */
  endLeases(now: number): Promise<void>;
  /** Returns false and does nothing if the lease is void: finished, or claimed by another. */
  extend(lease: JobLease, leaseUntil: number): Promise<boolean>;
  /** Releases a job to run from `runAt`. False as above. */
  release(lease: JobLease, runAt: number): Promise<boolean>;
  /** Records progress for those who list jobs. False as above. */
  progress(lease: JobLease, progress: unknown): Promise<boolean>;
  /** Stores the outcome for waiting callers. False as above. */
  finish(lease: JobLease, outcome: unknown): Promise<boolean>;
  /** done: finished after `since`, with its outcome. */
  outcome(id: number): Promise<{ state: 'open' | 'running' | 'done'; outcome: unknown } | null>;
  /** Jobs of a kind that are open or finished in the last days, newest first, up to the limit. */
  list(kind: string, limit: number): Promise<readonly ListedJob[]>;
  /** Pauses work, replacing an earlier pause. */
  setAside(quarantine: JobQuarantine): Promise<void>;
  /** All paused work that has not succeeded since, even if the pause is over. */
  setAsides(): Promise<readonly JobQuarantine[]>;
  /** Removes the pause after success. */
  readmit(kind: string, key: string): Promise<void>;
}
