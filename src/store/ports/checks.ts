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
  /** For each source: the numbers of requests and successes since an instant, and the times of the last success and failure. */
  summary(
    since: number,
  ): Promise<readonly { source: SourceCode; checks: number; ok: number; lastSuccess: number | null; lastFailure: number | null }[]>;
  /**
   * The time of the last successful request, before `before` if given, for a dataset or calendar, such as `abs/calendar`. Null without such
   * a request.
   */
  lastSuccess(dataset: string, before?: number): Promise<number | null>;
  prune(before: number): Promise<void>;
}
