/** How text falls into words, and which of them of a query may go on. */

/** A shorter word of a query matches whole words only: too many words begin like it. */
export const MIN_PREFIX = 3;
/** Of the words that begin like a word of a query, so many of the commonest are looked at. */
export const PREFIX_WORDS = 50;
const MAX_QUERY_WORDS = 16;
const MAX_WORD = 100;

/** Lower case, without accents and apostrophes, cut at all that is neither letter nor digit: `O'Brien & Söhne` gives obrien, sohne. */
export function wordsOf(text: string): readonly string[] {
  if (/^[ -~]*$/.test(text))
    return cut(
      text
        .replaceAll("'", '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [],
    );
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return cut(plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

const cut = (words: readonly string[]): readonly string[] =>
  words.some((word) => word.length > MAX_WORD) ? words.map((word) => whole(word.slice(0, MAX_WORD))) : words;

/** Text without half a character at its end. */
export const whole = (text: string): string => text.replace(/[\ud800-\udbff]$/, '');

/** The words of a query, each once. */
export const queryWords = (text: string): readonly string[] => [...new Set(wordsOf(text))].slice(0, MAX_QUERY_WORDS);

/** Whether the words of a text begin with some words. */
export function beginsWith(wanted: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return wanted.every((word, i) => words[i] === word);
}
