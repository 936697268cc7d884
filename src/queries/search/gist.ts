/** Texts that match in any order of words and without words that say little. */
import { isStopWord, wordsOf } from './words.ts';

/** Words in titles and questions that do not identify a subject. */
const ADJUSTED: ReadonlySet<string> = new Set(wordsOf('seasonally adjusted original trend'));

/** The distinctive words, as in `Question.gist`. */
export const gistOf = (words: readonly string[]): string =>
  [...new Set(words)]
    .filter((word) => !isStopWord(word) && !ADJUSTED.has(word))
    .sort()
    .join(' ');

/** Words that name a publication, other than its number and title. */
const OF_A_PUBLICATION: ReadonlySet<string> = new Set(wordsOf('abs cat no catalogue number publication the'));

export const publicationKey = (text: string): string =>
  wordsOf(text)
    .filter((word) => !OF_A_PUBLICATION.has(word))
    .join(' ');
