/** What a store keeps of the times an agency was queried. */

import type { SourceCode } from '../../core/define-dataset.ts';
import type { ErrorCode } from '../../core/errors.ts';

/** One recorded attempt to query an agency. */
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
  /** Per source: checks and successes since an instant, last success and last failure. */
  summary(
    since: number,
  ): Promise<readonly { source: SourceCode; checks: number; ok: number; lastSuccess: number | null; lastFailure: number | null }[]>;
  /** When a dataset, or a calendar (`abs/calendar`), was last requested with success, before an instant if one is given; null for never, or too long ago. */
  lastSuccess(dataset: string, before?: number): Promise<number | null>;
  /** Drops checks older than an instant. */
  prune(before: number): Promise<void>;
}
