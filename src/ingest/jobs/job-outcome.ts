/** The results of jobs as JSON, so that callers on any node can read them. */
import type { DatasetKey, TimeSpan } from '../../core/define-dataset.ts';
import { type Address, ERROR_CODES, type ErrorCode, WattleError } from '../../core/errors.ts';
import type { RefreshOutcome } from './refresh.ts';
import type { Report } from './report.ts';

/** The kinds of jobs that import data or read stored files. */
export const JOB_KINDS = ['refresh', 'accept', 'history', 'calendar', 'abn', 'rebuild'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** The payload of a history job. The key of the job is `<dataset>@<from>/<to>`. */
export interface HistoryPayload {
  readonly dataset: DatasetKey;
  readonly window: TimeSpan;
}

/** The key of a history job. Callers that need the same dataset and dates share one open job. */
export const historyKey = ({ dataset, window }: HistoryPayload): string => `${dataset}@${window.from}/${window.to}`;

/** The payload of a rebuild job. The key of the job is the dataset. */
export interface RebuildPayload {
  /** The account whose audit log records the result. */
  readonly accountId: string;
}

/** The number of files that a rebuild has read, and the total. */
export interface RebuildProgress {
  readonly read: number;
  readonly of: number;
}

/** The result of a rebuild, for the operator. */
export interface RebuildOutcome {
  readonly versionsBefore: number;
  readonly versionsAfter: number;
  /** The number of versions that are new or changed. */
  readonly written: number;
  /** The number of files that cannot be read or are not valid. `refusal` is about the first of them. */
  readonly refused: number;
  readonly refusal: string | null;
}

/** The result of a rebuild in sentences. */
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
  /** Whether the dataset has a version after the job. */
  readonly stored: boolean;
  /** Missing, ignored or unusual content. Absent if there is no such content. */
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

/** Names of members that earlier versions of the program used, with the current name of each. */
const FORMER_NAMES: Readonly<Record<string, string>> = { held: 'stored', told: 'reported' };

const withoutFormerNames = (json: object): object =>
  Object.fromEntries(Object.entries(json).map(([name, value]) => [FORMER_NAMES[name] ?? name, value]));

/** Reads the result from the store. Null if another version of the program wrote it in another form. */
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
