/** What a reader of a dataset has to know of its figures, and that is no failure to ask: series that are missing, content that is not taken, contradictions. */

/**
 * missing: series that were current are no longer in what the agency sends. not_taken: its files hold what the dataset does not take.
 * contradiction: figures do not agree with others that are stored.
 */
export const CONCERN_KINDS = ['missing', 'not_taken', 'contradiction'] as const;

/** Who finds them: reading a file, or holding stored figures against each other. Each replaces what it found before. */
export const CONCERN_FINDERS = ['files', 'figures'] as const;
export type ConcernFinder = (typeof CONCERN_FINDERS)[number];

export interface Concern {
  readonly kind: (typeof CONCERN_KINDS)[number];
  /** Distinguishes it from others of its kind: `series`, `columns`, the id of an identity. */
  readonly name: string;
  /** One sentence. */
  readonly detail: string;
  /** Keys of the series of the dataset that it is about; empty where it is about none of them. */
  readonly series: readonly string[];
  /** How many there are of what is not there or not taken, or of the periods that contradict. */
  readonly count: number;
  /** ms since the epoch */
  readonly since: number;
}

/** Null where nobody has looked yet. */
export type Concerns = Readonly<Record<ConcernFinder, readonly Concern[] | null>>;

/** All of them, those of files first. */
export const allConcerns = ({ files, figures }: Concerns): readonly Concern[] => [...(files ?? []), ...(figures ?? [])];
