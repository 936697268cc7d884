/** Messages between the program and its ingest process, as JSON. */

import type { Stage } from '../ingest/jobs/dataset-files.ts';
import type { WatchedJob } from '../ingest/jobs/quarantine.ts';
import type { WorkWatch } from '../ingest/jobs/worker-options.ts';

/** Poll now, stop, or change the clock (offset in ms). */
export type ToIngest = 'wake' | 'stop' | { readonly clockOffset: number };

export type FromIngest =
  /** Sent every second while the process responds. */
  | 'beat'
  /** New data is stored. */
  | 'changed'
  /** A line of progress. */
  | { readonly line: string }
  /** Why the store refuses writes. Null once it accepts them. */
  | { readonly trouble: string | null }
  /** A job has started or made progress. The next report is due within this time, in ms. */
  | { readonly job: WatchedJob; readonly stage: Stage; readonly withinMs: number }
  /** A job is no longer worked on. */
  | { readonly ended: WatchedJob };

export const BEAT_EVERY_MS = 1_000;

/** Sends progress reports to the supervisor. */
export const watchThrough = (say: (message: FromIngest) => void): WorkWatch => ({
  sign: (job, stage, withinMs) => say({ job, stage, withinMs }),
  ended: (job) => say({ ended: job }),
  store: (trouble) => say({ trouble }),
});
