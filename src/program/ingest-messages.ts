/** Messages between the program and its import process, as JSON. */

import type { Stage } from '../ingest/jobs/dataset-files.ts';
import type { WatchedJob } from '../ingest/jobs/quarantine.ts';
import type { WorkWatch } from '../ingest/jobs/worker-options.ts';

/** A message to the import process: look for work now, stop, or change the clock by an offset in ms. */
export type ToIngest = 'wake' | 'stop' | { readonly clockOffset: number };

export type FromIngest =
  /** Sent every second, so that a blocked process is noticed. */
  | 'beat'
  /** New data are stored. */
  | 'changed'
  /** A line about progress, for people. */
  | { readonly line: string }
  /** The reason why the store refuses writes. Null when it accepts writes again. */
  | { readonly trouble: string | null }
  /** A job has started or made progress. Its next report is due within this time in ms. */
  | { readonly job: WatchedJob; readonly stage: Stage; readonly withinMs: number }
  /** A job was finished, released or lost. */
  | { readonly ended: WatchedJob };

export const BEAT_EVERY_MS = 1_000;

export const watchThrough = (say: (message: FromIngest) => void): WorkWatch => ({
  sign: (job, stage, withinMs) => say({ job, stage, withinMs }),
  ended: (job) => say({ ended: job }),
  store: (trouble) => say({ trouble }),
});
