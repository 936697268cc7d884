/** Results of verification, best to worst, and findings. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { ErrorCode } from '../../core/errors.ts';
import type { Barrier } from '../../ingest/fetch/reachability.ts';

/**
 * `right`: all values agree. `changed`: read, but written differently. `unreachable`: no answer. `refused`: unreadable or invalid.
 * `wrong`: contradicts final values.
 */
export const OUTCOMES = ['right', 'changed', 'unreachable', 'refused', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Finding {
  /** note: without weight. */
  readonly kind: 'wrong' | 'changed' | 'note';
  readonly text: string;
  /** Present if the value is only missing because the file is older. */
  readonly olderVintage?: true;
}

/** One request and its result. */
export interface ParsedRequest {
  readonly url: string;
  /** Such as `text/csv, 6,550 bytes, sha256 2d775bca…`, or the code and words of the refusal. */
  readonly answer: string;
  readonly cameWell: boolean;
}

export interface Verdict {
  readonly dataset: DatasetKey;
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  /** Reason of failure, or null. */
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly address: string | null;
    readonly hint: string | null;
  } | null;
  /** The obstacle, or null. */
  readonly barrier: Barrier | null;
  /** Values that are not revised: how many agree, and how many are expected. */
  readonly figures: { readonly right: number; readonly of: number };
  readonly series: number;
  readonly values: number;
  readonly newest: string | null;
  /** The request, in order. */
  readonly requested: readonly ParsedRequest[];
  /** Requests, bytes received and duration. */
  readonly requests: number;
  readonly bytes: number;
  readonly ms: number;
}
