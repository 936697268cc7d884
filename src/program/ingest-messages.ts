/** What the program and its ingest process say to each other: plain JSON. */

import type { Stage } from '../ingest/jobs/dataset-files.ts';
import type { WatchedJob } from '../ingest/jobs/quarantine.ts';
import type { WorkWatch } from '../ingest/jobs/worker-options.ts';

/** Look for jobs now, come to an end, or go by a clock that was put right (ms, as that of the program). */
export type ToIngest = 'wake' | 'stop' | { readonly clockOffset: number };

export type FromIngest =
  /** Said every second while it is able to do anything. */
  | 'beat'
  /** Something new is stored. */
  | 'changed'
  /** A line of progress. */
  | { readonly line: string }
  /** Why the store refuses writes. Null once it accepts them. */
  | { readonly trouble: string | null }
  /** A job was taken or has got on; its next word is due within so many ms. */
  | { readonly job: WatchedJob; readonly stage: Stage; readonly withinMs: number }
  /** A job is no longer worked on. */
  | { readonly ended: WatchedJob };

export const BEAT_EVERY_MS = 1_000;

/** Says of the work what whoever watches it has to know. */
export const watchThrough = (say: (message: FromIngest) => void): WorkWatch => ({
  sign: (job, stage, withinMs) => say({ job, stage, withinMs }),
  ended: (job) => say({ ended: job }),
  store: (trouble) => say({ trouble }),
});
