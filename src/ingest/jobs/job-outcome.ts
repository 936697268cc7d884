/** The outcome of a refresh job as JSON, for callers on any node. */
import type { DatasetKey, TimeSpan } from '../../core/define-dataset.ts';
import { type Address, ERROR_CODES, type ErrorCode, WattleError } from '../../core/errors.ts';
import type { RefreshOutcome } from './refresh.ts';
import type { Report } from './report.ts';

/** Job kinds of ingest. */
export const JOB_KINDS = ['refresh', 'accept', 'history', 'calendar', 'abn', 'rebuild'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Payload of a history job. Its key is `<dataset>@<from>/<to>`. */
export interface HistoryPayload {
  readonly dataset: DatasetKey;
  readonly window: TimeSpan;
}

/** One open job per window, shared by all callers. */
export const historyKey = ({ dataset, window }: HistoryPayload): string => `${dataset}@${window.from}/${window.to}`;

/** Payload of a rebuild job. Its key is the dataset. */
export interface RebuildPayload {
  /** The account whose audit log records the outcome. */
  readonly accountId: string;
}

/** Progress of a rebuild. */
export interface RebuildProgress {
  readonly read: number;
  readonly of: number;
}

/** Result of a rebuild for the operator. */
export interface RebuildOutcome {
  readonly versionsBefore: number;
  readonly versionsAfter: number;
  /** New or changed versions. */
  readonly written: number;
  /** Number of unreadable or invalid files. `detail` is of the first. */
  readonly refused: number;
  readonly refusal: string | null;
}

/** A short description of the result. */
export function rebuiltText({ versionsBefore, versionsAfter, written, refused, refusal }: RebuildOutcome): string {
  const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
  const versions =
    written === 0
      ? `The stored data match the files, in ${count(versionsAfter, 'version')}.`
      : `${count(written, 'version')} written again, ${versionsBefore} before and ${versionsAfter} after.`;
  return refused === 0 ? versions : `${versions} ${count(refused, 'file')} refused: ${refusal ?? 'no reason was given.'}`;
}

export interface JobOutcome {
  readonly result: RefreshOutcome['result'];
  /** Whether a version is stored now. */
  readonly stored: boolean;
  /** Missing, ignored or unusual content. Absent if empty. */
  readonly reported?: Report;
  readonly error: { readonly code: ErrorCode; readonly detail: string; readonly at?: Address; readonly retryAfterSeconds?: number } | null;
}

export function jobOutcome(outcome: Pick<RefreshOutcome, 'result' | 'version' | 'error' | 'reported'>): JobOutcome {
  const { error, reported } = outcome;
  return {
    result: outcome.result,
    stored: outcome.version !== null,
    ...(reported === undefined ? {} : { reported }),
    error: error && {
      code: error.code,
      detail: error.message,
      ...(error.at === undefined ? {} : { at: error.at }),
      ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    },
  };
}

/** Former names of members. Outcomes of earlier versions have them. */
const FORMER_NAMES: Readonly<Record<string, string>> = { held: 'stored', told: 'reported' };

const withoutFormerNames = (json: object): object =>
  Object.fromEntries(Object.entries(json).map(([name, value]) => [FORMER_NAMES[name] ?? name, value]));

/** The outcome from the store. Null if another program version wrote another form. */
export function readJobOutcome(json: unknown): JobOutcome | null {
  if (typeof json !== 'object' || json === null) return null;
  const { result, error, reported, stored } = withoutFormerNames(json) as Partial<JobOutcome>;
  if (result === undefined || typeof stored !== 'boolean') return null;
  if (error && !Object.hasOwn(ERROR_CODES, error.code)) return null;
  return { result, stored, ...(reported === undefined ? {} : { reported }), error: error ?? null };
}

export function errorOf({ code, detail, at, retryAfterSeconds }: NonNullable<JobOutcome['error']>): WattleError {
  return new WattleError(code, detail, {
    ...(at === undefined ? {} : { at }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
