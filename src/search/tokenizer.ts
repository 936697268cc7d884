/** The minimum number of letters in a word of the query that also matches longer words. Too many words begin with fewer letters. */
export const MIN_PREFIX = 3;
/** The maximum number of terms that a search uses for a prefix. These are the most frequent terms. */
export const PREFIX_TERMS = 50;
const MOST_QUERY_WORDS = 16;
const LONGEST_WORD = 100;

/** Returns the words of a text in lower case, without accents and apostrophes. `O'Brien & Söhne` becomes obrien and sohne. */
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

/** Removes half a character from the end of a text. Truncating a text can leave such a half. */
export const wholeCharacters = (text: string): string => text.replace(/[\ud800-\udbff]$/, '');

export const queryWords = (text: string): readonly string[] => [...new Set(wordsOf(text))].slice(0, MOST_QUERY_WORDS);

/** Returns the number of letters, plus one space between adjacent words. */
export const lengthOf = (words: readonly string[]): number =>
  words.length === 0 ? 0 : words.reduce((length, word) => length + word.length + 1, -1);

export function beginsWith(wanted: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return wanted.every((word, i) => words[i] === word);
}
