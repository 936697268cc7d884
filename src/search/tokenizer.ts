/** Splits text into words, and decides which query words can be prefixes. */

/** Shorter words of a query match whole words only, because too many words begin with them. */
export const MIN_PREFIX = 3;
/** The number of the most frequent terms that a search uses for a prefix. */
export const PREFIX_TERMS = 50;
const MOST_QUERY_WORDS = 16;
const LONGEST_WORD = 100;

/**
 * The words of a text in lower case, without accents and apostrophes. Words consist of letters and digits: `O'Brien & Söhne` has obrien and
 * sohne.
 */
export function wordsOf(text: string): readonly string[] {
  if (/^[ -~]*$/.test(text))
    return shortened(
      text
        .replaceAll("'", '')
        .toLowerCase()
        .match(/[a-z0-9]+/g),
    );
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return shortened(plain.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function shortened(words: readonly string[] | null): readonly string[] {
  if (words === null) return [];
  return words.some((word) => word.length > LONGEST_WORD) ? words.map((word) => wholeCharacters(word.slice(0, LONGEST_WORD))) : words;
}

/** Removes half a character at the end, which cutting a text can leave. */
export const wholeCharacters = (text: string): string => text.replace(/[\ud800-\udbff]$/, '');

/** The distinct words of a query. */
export const queryWords = (text: string): readonly string[] => [...new Set(wordsOf(text))].slice(0, MOST_QUERY_WORDS);

/** The number of letters in some words, including a space between each two. */
export const lengthOf = (words: readonly string[]): number =>
  words.length === 0 ? 0 : words.reduce((length, word) => length + word.length + 1, -1);

/** Whether a text begins with some words. */
export function beginsWith(wanted: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return wanted.every((word, i) => words[i] === word);
}
