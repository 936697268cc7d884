import { listedWords } from '../../catalogue/subjects/search-words.ts';
import { relativesOf } from './word-family.ts';
import { wordsOf } from './words.ts';

let plain: ReadonlySet<string> | null = null;

const words = (): ReadonlySet<string> => {
  plain ??= new Set(wordsOf(listedWords('plain').join(' ')));
  return plain;
};

/** Endings of adverbs such as `economically`. Words such as `family` and `supply` do not have them. */
const ADVERB = /(?:ally|antly|ably|edly|ently|ingly|ively|ously|tely)$/;

/** Returns whether a word itself names no subject. Such a word is not a misspelt one. */
export const isPlainItself = (word: string): boolean => words().has(word) || ADVERB.test(word);

/** Returns whether a word or a form of it names no subject, place or measure, such as `opened` or `csv`. */
export const isPlain = (word: string): boolean => [word, ...relativesOf(word)].some(isPlainItself);
