/** What a subject is that is looked for here and is not here. */

export interface NotCovered {
  /** What it is called in a sentence, lower case. */
  readonly title: string;
  /** Each may be typed; words in a row. */
  readonly names: readonly string[];
  /** Why it is not here: what follows "… is not covered:". */
  readonly why: string;
  /** Ids of series and datasets, the nearest first. */
  readonly nearest: readonly string[];
}

const namesIn = (text: string): readonly string[] => text.split('|').map((name) => name.trim());

/** One subject with several names. */
export const notCovered = (title: string, names: string, why: string, ...nearest: readonly string[]): NotCovered => ({
  title,
  names: namesIn(names),
  why,
  nearest,
});

/** Several subjects that are missing for one reason: each is called as it is typed. */
export const eachNotCovered = (names: string, why: string, ...nearest: readonly string[]): readonly NotCovered[] =>
  namesIn(names).map((name) => ({ title: name, names: [name], why, nearest }));
