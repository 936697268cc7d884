/** The possible outcomes of verifying a dataset, from best to worst, and the findings. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { ErrorCode } from '../../core/errors.ts';
import type { Barrier } from '../../ingest/fetch/reachability.ts';

/**
 * right: all values are equal. changed: the data were read, but their form has changed. unreachable: the agency did not respond. refused:
 * the data cannot be read or are not valid. wrong: values contradict final values.
 */
export const OUTCOMES = ['right', 'changed', 'unreachable', 'refused', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Finding {
  /** The kind of finding. A `note` does not affect the outcome. */
  readonly kind: 'wrong' | 'changed' | 'note';
  readonly text: string;
  /** Set if a value is missing only because the file is older. */
  readonly olderVintage?: true;
}

export interface ParsedRequest {
  readonly url: string;
  /** For example `text/csv, 6,550 bytes, sha256 2d775bca…`, or the code and message of the error. */
  readonly answer: string;
  readonly cameWell: boolean;
}

export interface Verdict {
  readonly dataset: DatasetKey;
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  /** The reason for a failure, or null. */
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly address: string | null;
    readonly hint: string | null;
  } | null;
  /** The obstacle to the agency, or null. */
  readonly barrier: Barrier | null;
  /** The number of final values that match, and the number of all final values. */
  readonly figures: { readonly right: number; readonly of: number };
  readonly series: number;
  readonly values: number;
  readonly newest: string | null;
  /** The requests in order. */
  readonly requested: readonly ParsedRequest[];
  /** The number of requests, the bytes received and the duration in ms. */
  readonly requests: number;
  readonly bytes: number;
  readonly ms: number;
}
