/** Creates keys for texts. Texts with the same distinctive words have the same key, in any order of the words. */
import { isStopWord, wordsOf } from './words.ts';

/** Words about adjustment. They do not identify a subject. */
const ADJUSTED: ReadonlySet<string> = new Set(wordsOf('seasonally adjusted original trend'));

/** Returns the distinctive words of a text. They are sorted and joined by spaces. */
export const gistOf = (words: readonly string[]): string =>
  [...new Set(words)]
    .filter((word) => !isStopWord(word) && !ADJUSTED.has(word))
    .sort()
    .join(' ');

/** Words next to the number or title of a publication that are not part of it. */
const OF_A_PUBLICATION: ReadonlySet<string> = new Set(wordsOf('abs cat no catalogue number publication the'));

export const publicationKey = (text: string): string =>
  wordsOf(text)
    .filter((word) => !OF_A_PUBLICATION.has(word))
    .join(' ');
