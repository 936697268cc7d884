/** What a finished refresh job leaves for those who wait for it, on this node or another: plain JSON. */
import type { DatasetKey, TimeSpan } from '../../core/define-dataset.ts';
import { type Address, ERROR_CODES, type ErrorCode, WattleError } from '../../core/errors.ts';
import type { RefreshOutcome } from './refresh.ts';
import type { Told } from './told.ts';

/** The kinds of jobs that ingest works on. */
export const JOB_KINDS = ['refresh', 'accept', 'history', 'calendar', 'abn', 'rebuild'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** What a job of kind history is about; its key is `<dataset>@<from>/<to>`. */
export interface HistoryPayload {
  readonly dataset: DatasetKey;
  readonly window: TimeSpan;
}

/** One open job for each window: those who want the same one wait for the same job. */
export const historyKey = ({ dataset, window }: HistoryPayload): string => `${dataset}@${window.from}/${window.to}`;

/** What a job of kind rebuild is about, beside its key, the dataset. */
export interface RebuildPayload {
  /** Whose audit log its outcome is noted in. */
  readonly accountId: string;
}

/** How far a rebuild has got. */
export interface RebuildProgress {
  readonly read: number;
  readonly of: number;
}

/** What a rebuild leaves for the operator. */
export interface RebuildOutcome {
  readonly versionsBefore: number;
  readonly versionsAfter: number;
  /** Versions that are new or other than before. */
  readonly written: number;
  /** Files that could not be read or believed; `detail` of the first. */
  readonly refused: number;
  readonly refusal: string | null;
}

/** What came of a rebuild, in a few words. */
export function rebuiltText({ versionsBefore, versionsAfter, written, refused, refusal }: RebuildOutcome): string {
  const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
  const versions =
    written === 0
      ? `The files say what is stored, in ${count(versionsAfter, 'version')}.`
      : `${count(written, 'version')} written again, ${versionsBefore} before and ${versionsAfter} after.`;
  return refused === 0 ? versions : `${versions} ${count(refused, 'file')} refused: ${refusal ?? 'no reason was given.'}`;
}

export interface JobOutcome {
  readonly result: RefreshOutcome['result'];
  /** Whether a version is stored now. */
  readonly stored: boolean;
  /** What its files have lost, what of them is not taken, and what was read otherwise than usual; absent where nothing. */
  readonly told?: Told;
  readonly error: { readonly code: ErrorCode; readonly detail: string; readonly at?: Address; readonly retryAfterSeconds?: number } | null;
}

export function jobOutcome(outcome: Pick<RefreshOutcome, 'result' | 'version' | 'error' | 'told'>): JobOutcome {
  const { error, told } = outcome;
  return {
    result: outcome.result,
    stored: outcome.version !== null,
    ...(told === undefined ? {} : { told }),
    error: error && {
      code: error.code,
      detail: error.message,
      ...(error.at === undefined ? {} : { at: error.at }),
      ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    },
  };
}

/** The outcome as read from the store; null when it is not one (written by another version of the program). */
export function readJobOutcome(json: unknown): JobOutcome | null {
  if (typeof json !== 'object' || json === null) return null;
  const { result, error, told, held, stored = held } = json as Partial<JobOutcome> & { readonly held?: unknown };
  if (result === undefined || typeof stored !== 'boolean') return null;
  if (error && !Object.hasOwn(ERROR_CODES, error.code)) return null;
  return { result, stored, ...(told === undefined ? {} : { told }), error: error ?? null };
}

export function errorOf({ code, detail, at, retryAfterSeconds }: NonNullable<JobOutcome['error']>): WattleError {
  return new WattleError(code, detail, {
    ...(at === undefined ? {} : { at }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
