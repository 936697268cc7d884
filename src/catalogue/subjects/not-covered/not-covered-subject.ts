/** A subject outside the catalogue. */

export interface NotCovered {
  /** Its name in a sentence, lower case. */
  readonly title: string;
  /** Alternative names of adjacent words. */
  readonly names: readonly string[];
  /** Whether a name matches only alone: `gold`, not `gold coast rents`. */
  readonly isAlone?: true;
  /** The reason, after "… is not covered:". */
  readonly why: string;
  /** Ids of series and datasets, the nearest first. */
  readonly nearest: readonly string[];
}

/** Why a table of the Bureau of Statistics is missing. */
export const NOT_READ = 'the Bureau of Statistics publishes it in tables that are not included';

const namesIn = (text: string): readonly string[] => text.split('|').map((name) => name.trim());

/** One subject with several names. */
export const notCovered = (title: string, names: string, why: string, ...nearest: readonly string[]): NotCovered => ({
  title,
  names: namesIn(names),
  why,
  nearest,
});

/** Several subjects that match only alone. */
export const eachNotCoveredAlone = (names: string, why: string, ...nearest: readonly string[]): readonly NotCovered[] =>
  eachNotCovered(names, why, ...nearest).map((one) => ({ ...one, isAlone: true }));

/** Several subjects with one reason, each named as typed. */
export const eachNotCovered = (names: string, why: string, ...nearest: readonly string[]): readonly NotCovered[] =>
  namesIn(names).map((name) => ({ title: name, names: [name], why, nearest }));
