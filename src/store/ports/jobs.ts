/** What a store keeps of work that one process does for all. */

export interface Job {
  readonly id: number;
  readonly kind: string;
  /** One open job per (kind, key). */
  readonly key: string;
  readonly payload: unknown;
  /** How often it was taken, this time included: no two that take a job get the same number. */
  readonly attempts: number;
  /** How often it was taken before and neither finished nor given back: whoever stored it died over it. */
  readonly brokenOff: number;
}

/** What the holder of a job shows. It is void once another has taken the job. */
export type JobLease = Pick<Job, 'id' | 'attempts'>;

/** A job as it is shown to operators. */
export interface ListedJob {
  readonly id: number;
  readonly key: string;
  readonly state: 'open' | 'running' | 'done';
  /** Due at, ms since the epoch. */
  readonly runAt: number;
  /** ms since the epoch; null while it is not done. */
  readonly finishedAt: number | null;
  /** How far it has got, while it runs; null where that was not said. */
  readonly progress: unknown;
  /** Null while it is not done. */
  readonly outcome: unknown;
}

/** Work that is not taken up for a while, because it took down or blocked whoever did it. */
export interface JobQuarantine {
  readonly kind: string;
  readonly key: string;
  /** ms since the epoch: when it happened last, and until when the work is set aside */
  readonly at: number;
  readonly until: number;
  /** How often it happened in a row. */
  readonly times: number;
  /** One sentence that may be shown to callers. */
  readonly reason: string;
}

export interface JobStore {
  /** Adds a job, or brings the open one of the same kind and key forward; returns its id. */
  enqueue(kind: string, key: string, payload: unknown, runAt: number): Promise<number>;
  /** Takes the next due job and holds it until leaseUntil; two nodes never hold the same one. */
  claim(kinds: readonly string[], now: number, leaseUntil: number): Promise<Job | null>;
  /** Ends all leases: where no other worker is at work, they were left by one that died. Whoever is at work all the same finds its lease void. */
  endLeases(now: number): Promise<void>;
  /** False, and nothing happens, when the lease is void: another has the job, or it is done. */
  extend(lease: JobLease, leaseUntil: number): Promise<boolean>;
  /** Gives a job back to be taken from `runAt` on. False as above. */
  release(lease: JobLease, runAt: number): Promise<boolean>;
  /** Says how far it has got, to those who list the jobs. False as above. */
  progress(lease: JobLease, progress: unknown): Promise<boolean>;
  /** Leaves the outcome for those who wait. False as above. */
  finish(lease: JobLease, outcome: unknown): Promise<boolean>;
  /** done: finished after `since`, with its outcome. */
  outcome(id: number): Promise<{ state: 'open' | 'running' | 'done'; outcome: unknown } | null>;
  /** The jobs of a kind that are not done, or were done within the last days: the newest first, at most so many. */
  list(kind: string, limit: number): Promise<readonly ListedJob[]>;
  /** Sets work aside; what was noted of it before is replaced. */
  setAside(quarantine: JobQuarantine): Promise<void>;
  /** All that was set aside and has not been done since, whether its time is over or not. */
  setAsides(): Promise<readonly JobQuarantine[]>;
  /** Forgets that work was set aside, for it was done. */
  readmit(kind: string, key: string): Promise<void>;
}
