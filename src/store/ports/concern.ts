/** Data-quality issues of a dataset that do not come from a failed download: missing series, unread content and contradictions. */

/**
 * missing: current series are no longer in the agency's files. not_taken: files contain content that the dataset ignores. contradiction:
 * stored values disagree with each other.
 */
const CONCERN_KINDS = ['missing', 'not_taken', 'contradiction'] as const;

/** The check that finds an issue: reading files, or comparing stored values. Each check replaces only its own earlier findings. */
const CONCERN_FINDERS = ['files', 'figures'] as const;
export type ConcernFinder = (typeof CONCERN_FINDERS)[number];

export interface Concern {
  readonly kind: (typeof CONCERN_KINDS)[number];
  /** Unique within the kind: `series`, `columns`, or the id of an identity. */
  readonly name: string;
  /** One sentence. */
  readonly detail: string;
  /** The keys of affected series. Empty if the issue is not about single series. */
  readonly series: readonly string[];
  /** The number of missing or unread items, or of periods with contradictions. */
  readonly count: number;
  /** ms since the epoch */
  readonly since: number;
}

/** Null before the first check. */
export type Concerns = Readonly<Record<ConcernFinder, readonly Concern[] | null>>;

/** All issues, first those from reading files. */
export const allConcerns = ({ files, figures }: Concerns): readonly Concern[] => [...(files ?? []), ...(figures ?? [])];
