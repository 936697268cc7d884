import type { SourceCode } from '../../core/define-dataset.ts';
import type { ErrorCode } from '../../core/errors.ts';

/** One recorded request to an agency. */
export interface Check {
  readonly source: SourceCode;
  readonly dataset: string;
  readonly at: number;
  readonly ok: boolean;
  readonly code: ErrorCode | null;
  readonly durationMs: number;
}

export interface CheckStore {
  record(check: Check): Promise<void>;
  /** For each source: the number of requests and of successes since an instant, and the times of the last success and the last failure. */
  summary(
    since: number,
  ): Promise<readonly { source: SourceCode; checks: number; ok: number; lastSuccess: number | null; lastFailure: number | null }[]>;
  /**
   * The last successful request for a dataset or calendar (such as `abs/calendar`), optionally before an instant. Null if no record of one
   * exists.
   */
  lastSuccess(dataset: string, before?: number): Promise<number | null>;
  prune(before: number): Promise<void>;
}
