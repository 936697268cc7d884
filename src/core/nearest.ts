/** Suggests words for a misspelt word. */
import { at } from './assert.ts';

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
  const limit = Math.floor(longest / CHARACTERS_PER_EDIT);
  if (Math.abs(word.length - candidate.length) > limit) return null;
  const edits = editDistance(word, candidate);
  return edits <= limit ? edits : null;
}

/**
 * Returns the Damerau-Levenshtein distance with swaps of adjacent characters (optimal string alignment). Calculates one row of the matrix
 * at a time.
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, at(before, j - 2) + 1);
      row.push(best);
    }
    before = above;
    above = row;
  }
  return at(above, b.length);
}
