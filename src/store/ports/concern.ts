/** Data-quality issues in a dataset other than failed downloads: missing series, unread content and contradictions. */

/**
 * missing: the agency's files no longer contain a series that is still current. not_taken: the files contain content that Wattle
 * ignores. contradiction: stored values disagree with each other.
 */
const CONCERN_KINDS = ['missing', 'not_taken', 'contradiction'] as const;

/** `files` reads the agency's files, and `figures` compares stored values. Each check replaces only its own earlier findings. */
const CONCERN_FINDERS = ['files', 'figures'] as const;
export type ConcernFinder = (typeof CONCERN_FINDERS)[number];

export interface Concern {
  readonly kind: (typeof CONCERN_KINDS)[number];
  /** Unique within the kind: `series`, `columns`, or the id of an identity (a rule that stored values must meet). */
  readonly name: string;
  readonly detail: string;
  /** The keys of affected series. Empty if the issue does not affect particular series. */
  readonly series: readonly string[];
  /** The number of missing series, of unread items, or of periods with contradictions. */
  readonly count: number;
  /** The time of the first finding, in ms since the epoch. */
  readonly since: number;
}

/** The issues that each check found. Null until the check has run once. */
export type Concerns = Readonly<Record<ConcernFinder, readonly Concern[] | null>>;

/** Returns issues from files first, then issues from stored values. */
export const allConcerns = ({ files, figures }: Concerns): readonly Concern[] => [...(files ?? []), ...(figures ?? [])];
