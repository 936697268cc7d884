/** Suggests words for a misspelt word. */
import { at, present } from './assert.ts';

/** For each such number of characters in a word, one typing error is allowed. */
const CHARACTERS_PER_EDIT = 3;
/** The minimum length of a part of a word for which the whole word is suggested. */
const SHORTEST_PART = 3;
/** The number of characters to compare. The time of a comparison grows with the product of both lengths. */
const LONGEST = 100;

/**
 * Returns up to `max` candidates, most similar first. Candidates that differ only in case, `-`, `_` or blanks come first. Then come
 * candidates that start with the word, contain it, or differ by typing errors (a missing, added, wrong or swapped character).
 */
export function nearest(word: string, candidates: Iterable<string>, max = 3): string[] {
  const wanted = fold(word);
  if (wanted === '') return [];
  const ranked: { candidate: string; distance: number }[] = [];
  for (const candidate of new Set(candidates)) {
    const distance = distanceBetween(wanted, fold(candidate));
    if (distance !== null) ranked.push({ candidate, distance });
  }
  ranked.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return ranked.slice(0, max).map((entry) => entry.candidate);
}

const fold = (text: string): string =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[-_\s]/g, '');

/**
 * Returns 0 for equal words, less than 1 if the candidate starts with the word, and 1 or more otherwise. Returns null if the words are too
 * different.
 */
function distanceBetween(word: string, candidate: string): number | null {
  if (word === candidate) return 0;
  const [short, long] = word.length < candidate.length ? [word, candidate] : [candidate, word];
  const unshared = 1 - short.length / long.length;
  if (candidate.startsWith(word)) return unshared;
  const edits = editsBetween(word, candidate);
  if (edits === 1) return edits;
  if (short.length >= SHORTEST_PART && long.includes(short)) return (long === candidate ? 1 : 2) + unshared;
  return edits;
}

/** Returns the number of typing errors, or null if there are too many for the length of the words. */
function editsBetween(word: string, candidate: string): number | null {
  const longest = Math.max(word.length, candidate.length);
  return editsWithin(word, candidate, Math.floor(longest / CHARACTERS_PER_EDIT));
}

/** Returns the Damerau-Levenshtein distance with swaps of adjacent characters (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  return present(editsWithin(a, b, Math.max(a.length, b.length)), 'A distance without a limit');
}

/** Larger than any distance. It is the value outside the calculated part of the matrix. */
const FAR = 1e6;
/** The last three rows of the matrix. All comparisons use them, because a search for similar ids makes thousands. */
let rows = [new Int32Array(LONGEST + 1), new Int32Array(LONGEST + 1), new Int32Array(LONGEST + 1)] as const;

/**
 * Returns the distance as editDistance does, or null if it exceeds `limit`. Calculates only the part of each row near the diagonal, and
 * stops if two rows exceed the limit.
 */
export function editsWithin(a: string, b: string, limit: number): number | null {
  const width = b.length;
  if (Math.abs(a.length - width) > limit) return null;
  if (rows[0].length <= width) rows = [new Int32Array(width + 1), new Int32Array(width + 1), new Int32Array(width + 1)];
  let [before, above, row] = rows;
  for (let j = 0; j <= width; j += 1) above[j] = j;
  let leastAbove = 0;
  for (let i = 1; i <= a.length; i += 1) {
    const first = Math.max(1, i - limit);
    const last = Math.min(width, i + limit);
    row[first - 1] = first === 1 ? i : FAR;
    if (last < width) row[last + 1] = FAR;
    let least = first === 1 ? i : FAR;
    const own = a.charCodeAt(i - 1);
    for (let j = first; j <= last; j += 1) {
      const other = b.charCodeAt(j - 1);
      let best = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (own === other ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && own === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (isSwapped) best = Math.min(best, at(before, j - 2) + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > limit && leastAbove >= limit) return null;
    leastAbove = least;
    [before, above, row] = [above, row, before];
  }
  const distance = at(above, width);
  return distance <= limit ? distance : null;
}
