/** What verifying a dataset can come to, from best to worst, and what is found on the way. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { ErrorCode } from '../../core/errors.ts';
import type { Barrier } from '../../ingest/fetch/reachability.ts';

/**
 * right: all agrees. changed: read all the same, and something is written otherwise. unreachable: the agency could not be queried. refused: what
 * came could not be read or believed. wrong: it was read, and contradicts what cannot change.
 */
export const OUTCOMES = ['right', 'changed', 'unreachable', 'refused', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Finding {
  /** note: says something, and weighs nothing. */
  readonly kind: 'wrong' | 'changed' | 'note';
  readonly text: string;
  /** Present where the figure is missing only because what came ends before it. */
  readonly olderEdition?: true;
}

/** One request and what came of it. */
export interface Asked {
  readonly url: string;
  /** `text/csv, 6,550 bytes, sha256 2d775bca…`, or the code and the words of the refusal. */
  readonly answer: string;
  readonly cameWell: boolean;
}

export interface Verdict {
  readonly dataset: DatasetKey;
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  /** Why it was refused or not reached; null else. */
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly address: string | null;
    readonly hint: string | null;
  } | null;
  /** What stood between here and the agency; null where it was reached. */
  readonly barrier: Barrier | null;
  /** Figures that are not revised: how many agree, of how many that should be there. */
  readonly figures: { readonly right: number; readonly of: number };
  readonly series: number;
  readonly values: number;
  readonly newest: string | null;
  /** The request, in order. */
  readonly asked: readonly Asked[];
  /** Requests sent, bytes received, and how long all of it took. */
  readonly requests: number;
  readonly bytes: number;
  readonly ms: number;
}
