/** Splits text into words, and decides which query words can be prefixes. */

/** A shorter query word matches whole words only, because too many words begin with it. */
export const MIN_PREFIX = 3;
/** Number of the most frequent terms used for a prefix. */
export const PREFIX_TERMS = 50;
const MOST_QUERY_WORDS = 16;
const LONGEST_WORD = 100;

/** Lower case, without accents and apostrophes, split at everything except letters and digits: `O'Brien & Söhne` gives obrien, sohne. */
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

/** The text without half a character at its end, which cutting can leave. */
export const wholeCharacters = (text: string): string => text.replace(/[\ud800-\udbff]$/, '');

/** The words of a query, each once. */
export const queryWords = (text: string): readonly string[] => [...new Set(wordsOf(text))].slice(0, MOST_QUERY_WORDS);

/** Number of letters of words with single spaces between them. */
export const lengthOf = (words: readonly string[]): number =>
  words.length === 0 ? 0 : words.reduce((length, word) => length + word.length + 1, -1);

/** Whether the words of a text begin with some words. */
export function beginsWith(wanted: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return wanted.every((word, i) => words[i] === word);
}
