/** Normalises words. Removes accents and plurals, writes numbers as digits, and lists stop words. */
import { firstOfRow, listedWords } from '../../catalogue/subjects/search-words.ts';

/** Other spellings, other words for groups of people, and the digits for words such as `three`. */
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...[...firstOfRow('spelling')].map(([spelling, word]) => [spelling, [word]] as const),
  ['percent', ['per', 'cent']],
]);
/** Matches a short form of a time span, such as `10y`, `3yr`, `90d` or `6m`. */
const SPAN = /^(\d{1,3})(y|yr|d|m|mth)$/;
const STARTS_WITH_DIGIT = /^\d/;
const SPANS: ReadonlyMap<string, string> = new Map([
  ['y', 'year'],
  ['yr', 'year'],
  ['d', 'day'],
  ['m', 'month'],
  ['mth', 'month'],
]);
/** Words that have another meaning in the singular. */
const NO_PLURAL: ReadonlySet<string> = new Set(['goods']);
/** The maximum length of words that are not changed to the singular. */
const SHORT = 3;
/** The endings that a plural can have. Other words are not changed to the singular. */
const LIKE_A_PLURAL = /(?:s|ie)$/;

/** Returns the singular of a word: `wage` for `wages`, `salary` for `salaries`, `tax` for `taxes`, and `trady` for `tradies`. */
const singular = (word: string): string =>
  word.length <= SHORT || !LIKE_A_PLURAL.test(word) || NO_PLURAL.has(word)
    ? word
    : word
        .replace(/ies?$/, 'y')
        .replace(/(x|ch|sh|ss)es$/, '$1')
        .replace(/([^s])s$/, '$1');

function folded(word: string): string | readonly string[] {
  const one = singular(word);
  if (!STARTS_WITH_DIGIT.test(one)) return SPELLINGS.get(one) ?? one;
  const [, digits, span] = SPAN.exec(one) ?? [];
  return digits === undefined || span === undefined ? one : [digits, SPANS.get(span) ?? span];
}

/** Removes accents. Most texts have no accents and are returned unchanged. */
const withoutAccents = (text: string): string => (/[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text);

const ONE_WORD = /^[a-z]+$/;

/** Splits a text into normalised words: `What’s NAB's 3yr rate?` becomes what, nab, 3, year and rate. */
export function wordsOf(text: string): readonly string[] {
  // Lists have thousands of single words.
  if (ONE_WORD.test(text)) return [folded(text)].flat();
  const words = withoutAccents(text.toLowerCase())
    .replace(/[’']s\b/gu, '')
    .replace(/[’']/gu, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).flatMap(folded);
}

/** Words that do not affect a search. They matter only in known phrases such as `out of work`. */
const STOP_WORDS: ReadonlySet<string> = new Set(wordsOf(listedWords('stop').join(' ')));

/** Stop words that are ignored in names as well. */
const JOINING_WORDS: ReadonlySet<string> = new Set(wordsOf(listedWords('joining').join(' ')));

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
export const stopWords = (): Iterable<string> => STOP_WORDS;

/** Returns the words of a name that a question must contain. */
export const nameWords = (name: string): readonly string[] => wordsOf(name).filter((word) => !JOINING_WORDS.has(word));

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
