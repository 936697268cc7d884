/**
 * Pauses jobs that crashed or blocked their worker, and returns an error to waiting callers. The pause depends on the number of running jobs:
 *
 * the only running job           a day
 * one of several running jobs    ten minutes, then an hour, six hours, a day
 */
import { isoInstant } from '../../core/clock.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { boundedText, WattleError } from '../../core/errors.ts';
import { DAY_MS } from '../../core/period.ts';
import type { Job, JobQuarantine } from '../../store/ports/jobs.ts';
import type { Store } from '../../store/ports/port.ts';
import { unanswered } from './business-register.ts';
import { type HistoryPayload, jobOutcome } from './job-outcome.ts';

const HOUR_MS = 3_600_000;
const STEPS_MS = [HOUR_MS / 6, HOUR_MS, 6 * HOUR_MS, DAY_MS];

/** The fields that identify a job to the supervising process. */
export type WatchedJob = Pick<Job, 'id' | 'attempts' | 'kind' | 'key' | 'payload'>;

/**
 * Pauses jobs and finishes them with the reason. `reason` is one sentence for waiting callers. `sole` means that no other job can be the
 * cause. If the store fails, the caller must call this function again.
 */
export async function setJobsAside(store: Store, now: number, jobs: readonly WatchedJob[], reason: string, sole: boolean): Promise<void> {
  const before = await store.jobs.setAsides();
  for (const job of jobs) {
    const { kind, key } = job;
    const times = (before.find((one) => one.kind === kind && one.key === key)?.times ?? 0) + 1;
    const forMs = sole ? DAY_MS : (STEPS_MS[Math.min(times, STEPS_MS.length) - 1] ?? DAY_MS);
    const aside: JobQuarantine = { kind, key, at: now, until: now + forMs, times, reason: boundedText(reason) };
    await store.jobs.setAside(aside);
    const dataset = datasetOf(job);
    if (kind === 'refresh' && dataset) {
      const { code, message } = errorOf(aside, now);
      await store.datasets.noteCheck(dataset, now, { code, detail: message, address: null });
    }
    await refuse(store, job, aside, now);
  }
}

/** Returns the pause for a job, even if the pause has ended. Null if the job was never paused or has succeeded since. */
export async function asideOf(store: Store, { kind, key }: WatchedJob): Promise<JobQuarantine | null> {
  return (await store.jobs.setAsides()).find((one) => one.kind === kind && one.key === key) ?? null;
}

/** Finishes a paused job with the reason, if its lease is still valid. */
export async function refuse(store: Store, job: WatchedJob, aside: JobQuarantine, now: number): Promise<void> {
  await store.jobs.finish(job, await outcomeOf(store, job, errorOf(aside, now)));
  if (job.kind === 'calendar') await store.jobs.enqueue('calendar', job.key, { at: now }, aside.until);
}

const errorOf = ({ reason, until }: JobQuarantine, now: number): WattleError =>
  new WattleError('PARSE_LIMIT', `${reason} Wattle will try again after ${isoInstant(until)}.`, {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)),
  });

/** Returns the error in the result format for this kind of job. */
async function outcomeOf(store: Store, job: WatchedJob, error: WattleError): Promise<unknown> {
  const dataset = datasetOf(job);
  if (dataset) {
    const version = (await store.datasets.state(dataset))?.version ?? null;
    return jobOutcome({ result: 'quarantined', version, error });
  }
  return job.kind === 'abn' ? unanswered(error.message) : { error: { code: error.code, detail: error.message } };
}

export function datasetOf({ kind, key, payload }: WatchedJob): DatasetKey | null {
  if (kind === 'history') return (payload as HistoryPayload).dataset;
  return kind === 'refresh' || kind === 'accept' || kind === 'rebuild' ? (key as DatasetKey) : null;
}
