/** Recognises words that name no subject, place or measure. Search does not report them as unmatched. */
import { ordinaryWords, type WordClass } from '../../catalogue/subjects/ordinary-words.ts';
import { listedWords } from '../../catalogue/subjects/search-words.ts';
import { relativesOf } from './word-family.ts';
import { wordsOf } from './words.ts';

let plain: ReadonlySet<string> | null = null;

const words = (): ReadonlySet<string> => {
  plain ??= new Set(wordsOf(listedWords('plain').join(' ')));
  return plain;
};

let ordinary: ReadonlyMap<string, WordClass> | null = null;

/** The classes of ordinary words, by the word as `wordsOf` writes it. */
const classes = (): ReadonlyMap<string, WordClass> => {
  ordinary ??= new Map([...ordinaryWords()].flatMap(([word, one]) => wordsOf(word).map((key) => [key, one] as const)));
  return ordinary;
};

/** Endings of adverbs such as `economically`. Words such as `family` and `supply` do not have them. */
const ADVERB = /(?:ally|antly|ably|edly|ently|ingly|ively|ously|tely)$/;

/** Returns whether a word itself names no subject. Such a word is not a misspelt one. */
export const isPlainItself = (word: string): boolean => words().has(word) || ADVERB.test(word);

/** Returns whether a word or a form of it names no subject, place or measure, such as `opened` or `csv`. */
export const isPlain = (word: string): boolean => [word, ...relativesOf(word)].some(isPlainItself);

/** Endings of forms of a word, with the class of the words that have them. `er` is not an ending of verbs: `managers` are people. */
const FORMS: readonly (readonly [ending: RegExp, stem: string, of: readonly WordClass[]])[] = [
  [/i(?:ed|es)$/, 'y', ['verb']],
  [/(?:ing|ed|es)$/, '', ['verb']],
  [/(?:ing|ed|es)$/, 'e', ['verb']],
  [/([b-df-hj-np-tv-z])\1(?:ing|ed)$/, '$1', ['verb']],
  [/i(?:er|est|ly|ness)$/, 'y', ['adjective']],
  [/(?:er|est|ly|ness)$/, '', ['adjective']],
  [/(?:er|est|ly)$/, 'e', ['adjective']],
  [/([b-df-hj-np-tv-z])\1(?:er|est)$/, '$1', ['adjective']],
];

/** Classes of words that also name products or firms. A capital letter does not show that such a word is another name. */
const NEVER_NAMES: ReadonlySet<WordClass> = new Set(['computing', 'filler']);
/** Words for relatives and friends. In `my sister` they name no subject, but `sisters` do. */
const PERSON: WordClass = 'person';
/** Such a word is not misspelt, and search reports it if no result is about it. */
const THINGS: ReadonlySet<WordClass> = new Set(['animal', 'plant', 'food', 'object']);

/**
 * Returns whether a word is an ordinary English word, or a form of one, that names no subject.
 * @param isName true if the word has a capital letter in the middle of a sentence
 */
export function isOrdinary(word: string, isName: boolean): boolean {
  const own = classes().get(word);
  if (own !== undefined) return own !== PERSON && !THINGS.has(own) && (!isName || NEVER_NAMES.has(own));
  return (
    !isName && FORMS.some(([ending, stem, of]) => ending.test(word) && of.some((one) => classes().get(word.replace(ending, stem)) === one))
  );
}

/** Returns whether the word is for a relative or a friend. */
export const isPerson = (word: string): boolean => classes().get(word) === PERSON;

/** Returns whether the word is for an animal, plant, food or object, such as `whale`. */
export function isThing(word: string): boolean {
  const own = classes().get(word);
  return own !== undefined && THINGS.has(own);
}
