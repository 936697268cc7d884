/** What a subject is that is looked for here and is not here. */

export interface NotCovered {
  /** What it is called in a sentence, lower case. */
  readonly title: string;
  /** Each may be typed; words in a row. */
  readonly names: readonly string[];
  /** Whether a name means it only where nothing else is requested: `gold`, and not `gold coast rents`. */
  readonly isAlone?: true;
  /** Why it is not here: what follows "… is not covered:". */
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

/** Several subjects that words mean only by themselves. */
export const eachNotCoveredAlone = (names: string, why: string, ...nearest: readonly string[]): readonly NotCovered[] =>
  eachNotCovered(names, why, ...nearest).map((one) => ({ ...one, isAlone: true }));

/** Several subjects that are missing for one reason: each is called as it is typed. */
export const eachNotCovered = (names: string, why: string, ...nearest: readonly string[]): readonly NotCovered[] =>
  namesIn(names).map((name) => ({ title: name, names: [name], why, nearest }));
