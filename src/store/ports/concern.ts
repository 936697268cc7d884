/** Data-quality issues of a dataset that are not failures to fetch: missing series, unread content, contradictions. */

/**
 * missing: current series are no longer in the agency's files. not_taken: files have content that the dataset ignores. contradiction:
 * stored values disagree with each other.
 */
const CONCERN_KINDS = ['missing', 'not_taken', 'contradiction'] as const;

/** The check that finds the issue: reading files, or comparing stored values. Each replaces its own earlier findings. */
const CONCERN_FINDERS = ['files', 'figures'] as const;
export type ConcernFinder = (typeof CONCERN_FINDERS)[number];

export interface Concern {
  readonly kind: (typeof CONCERN_KINDS)[number];
  /** Unique within its kind: `series`, `columns` or the id of an identity. */
  readonly name: string;
  /** One sentence. */
  readonly detail: string;
  /** Keys of the affected series. Empty if it affects no single series. */
  readonly series: readonly string[];
  /** Number of missing or unread items, or of contradicting periods. */
  readonly count: number;
  /** ms since the epoch */
  readonly since: number;
}

/** Null before the first check. */
export type Concerns = Readonly<Record<ConcernFinder, readonly Concern[] | null>>;

/** All issues, those from files first. */
export const allConcerns = ({ files, figures }: Concerns): readonly Concern[] => [...(files ?? []), ...(figures ?? [])];
