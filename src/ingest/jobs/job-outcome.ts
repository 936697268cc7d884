/** Converts job results to and from JSON, so that callers on any node can read them. */
import type { DatasetKey, TimeSpan } from '../../core/define-dataset.ts';
import { type Address, ERROR_CODES, type ErrorCode, WattleError } from '../../core/errors.ts';
import type { RefreshOutcome } from './refresh.ts';
import type { Report } from './report.ts';

/** Jobs that import data or read stored files. */
export const JOB_KINDS = ['refresh', 'accept', 'history', 'calendar', 'abn', 'rebuild'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** The payload for a history job. The job's key is `<dataset>@<from>/<to>`. */
export interface HistoryPayload {
  readonly dataset: DatasetKey;
  readonly window: TimeSpan;
}

/** Returns the key of a history job. Callers that need the same dataset and dates share one open job. */
export const historyKey = ({ dataset, window }: HistoryPayload): string => `${dataset}@${window.from}/${window.to}`;

/** The payload for a rebuild job, whose key is the dataset. */
export interface RebuildPayload {
  /** The account whose audit log records the result. */
  readonly accountId: string;
}

/** The progress of a rebuild, with the number of files that were read and the total. */
export interface RebuildProgress {
  readonly read: number;
  readonly of: number;
}

export interface RebuildOutcome {
  readonly versionsBefore: number;
  readonly versionsAfter: number;
  /** Number of new or changed versions. */
  readonly written: number;
  /** Number of files that cannot be read or are not valid. `refusal` is the error for the first one. */
  readonly refused: number;
  readonly refusal: string | null;
}

/** Describes a finished rebuild in sentences. */
export function rebuiltText({ versionsBefore, versionsAfter, written, refused, refusal }: RebuildOutcome): string {
  const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
  const versions =
    written === 0
      ? `The stored data match the files, in ${count(versionsAfter, 'version')}.`
      : `${count(written, 'version')} rewritten. Versions before: ${versionsBefore}, after: ${versionsAfter}.`;
  return refused === 0 ? versions : `${versions} ${count(refused, 'file')} refused: ${refusal ?? 'no reason was given.'}`;
}

export interface JobOutcome {
  readonly result: RefreshOutcome['result'];
  /** True if the dataset has a version after the job. */
  readonly stored: boolean;
  /** Missing, ignored or unusual content in the files. */
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

/** Current member names. The keys are the names that earlier versions of the program wrote. */
const FORMER_NAMES: Readonly<Record<string, string>> = { held: 'stored', told: 'reported' };

const withoutFormerNames = (json: object): object =>
  Object.fromEntries(Object.entries(json).map(([name, value]) => [FORMER_NAMES[name] ?? name, value]));

/** Parses a result. Null if another version of the program wrote it in a different format. */
export function readJobOutcome(json: unknown): JobOutcome | null {
  if (typeof json !== 'object' || json === null) return null;
  const { result, error, reported, stored } = withoutFormerNames(json) as Partial<JobOutcome>;
  if (result === undefined || typeof stored !== 'boolean') return null;
  if (error && !Object.hasOwn(ERROR_CODES, error.code)) return null;
  return {
    result,
    stored,
    ...(reported === undefined ? {} : { reported: { ...reported, quoted: reported.quoted ?? [] } }),
    error: error ?? null,
  };
}

export function errorOf({ code, detail, at, retryAfterSeconds }: NonNullable<JobOutcome['error']>): WattleError {
  return new WattleError(code, detail, {
    ...(at === undefined ? {} : { at }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
