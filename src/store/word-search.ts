/** Word search over one text column: how text falls into words, and how matches are ranked. The same for both dialects. */

/** Of more matches than this only so many are ranked. */
export const RANKED_MATCHES = 2_000;
/** With further conditions, so many rows that have the words are looked at, and so many that meet the conditions. */
export const SCANNED_MATCHES = 20_000;
/** Names that begin like the query, added when the matches are too many to be ranked. */
export const BEGINNING_MATCHES = 200;
/** A word of so many rows is whole as it stands: looking for longer words that begin with it would take long and find little. */
export const COMMON_WORD_ROWS = 10_000;
/** A shorter word matches whole words only: too many words begin like it. */
const MIN_PREFIX = 3;
const MAX_QUERY_WORDS = 16;
const MAX_WORD = 100;

export interface Match {
  readonly pos: number;
  readonly text: string;
}

/** Lower case, without accents and apostrophes, cut at all that is neither letter nor digit: `O'Brien & Söhne` gives obrien, sohne. */
export function wordsOf(text: string): string[] {
  const plain = /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  const words =
    plain
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, MAX_WORD));
}

/** A word of a query, and whether words that begin with it match too. */
export interface Term {
  readonly word: string;
  readonly prefix: boolean;
}

export const termsOf = (text: string, common: readonly string[]): readonly Term[] =>
  [...new Set(wordsOf(text))]
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => ({ word, prefix: word.length >= MIN_PREFIX && !common.includes(word) }));

/** Whether a text has all the words of a query. */
export function hasTerms(text: string, terms: readonly Term[]): boolean {
  const words = wordsOf(text);
  return terms.every(({ word, prefix }) => words.some((one) => (prefix ? one.startsWith(word) : one === word)));
}

/**
 * Positions, best first: the very words; then text that begins with them; then text that has them all as whole words; then the rest.
 * Among equals the shorter text, then the earlier row.
 */
export function rankMatches(query: string, matches: readonly Match[]): readonly number[] {
  const wanted = wordsOf(query);
  return matches
    .map(({ pos, text }) => ({ pos, length: text.length, rank: rankOf(wanted, wordsOf(text)) }))
    .sort((a, b) => a.rank - b.rank || a.length - b.length || a.pos - b.pos)
    .map(({ pos }) => pos);
}

function rankOf(wanted: readonly string[], words: readonly string[]): number {
  const begins = wanted.every((word, i) => words[i] === word);
  if (begins) return words.length === wanted.length ? 0 : 1;
  const last = wanted.length - 1;
  if (wanted.every((word, i) => (i === last ? words[i]?.startsWith(word) : words[i] === word))) return 2;
  return wanted.every((word) => words.includes(word)) ? 3 : 4;
}
