/** What the program and its ingest thread say to each other. */
import type { WatchedJob } from '../ingest/jobs/quarantine.ts';
import type { Stage } from '../ingest/jobs/refresh.ts';
import type { WorkWatch } from '../ingest/jobs/worker-options.ts';

/** Look for jobs now, or come to an end. */
export type ToIngestThread = 'wake' | 'stop';

export type FromIngestThread =
  /** Something new is stored. */
  | 'changed'
  /** A line of progress. */
  | { readonly line: string }
  /** The store does not take what comes in, and why; null once it does again. */
  | { readonly trouble: string | null }
  /** A job was taken or has got on; its next word is due within so many ms. */
  | { readonly job: WatchedJob; readonly stage: Stage; readonly withinMs: number }
  /** A job is no longer worked on. */
  | { readonly ended: WatchedJob };

export interface IngestThreadData {
  /** Its first number grows every second while the thread is able to do anything. */
  readonly beats: Int32Array;
}

export const BEAT_EVERY_MS = 1_000;

/** Says of the work what whoever watches the thread has to know. */
export const watchThrough = (say: (message: FromIngestThread) => void): WorkWatch => ({
  sign: (job, stage, withinMs) => say({ job, stage, withinMs }),
  ended: (job) => say({ ended: job }),
  store: (trouble) => say({ trouble }),
});
