/** Known words, and corrections for unknown words. */

import { at } from '../../core/assert.ts';
import { groupedBy } from '../../core/basic/lists.ts';
import { editDistance } from '../../core/nearest.ts';
import { soundOf } from './sound.ts';
import { isStopWord } from './words.ts';

/** The number of letters in a word for each typing error that is allowed. */
const LETTERS_PER_ERROR = 5;
/** The same number for a word that sounds like a known word. It allows more errors. */
const LETTERS_PER_ERROR_BY_SOUND = 3;
/**
 * The minimum length of a word that is corrected. In words of exactly this length, only swapped letters are corrected.
 */
const SHORTEST = 4;
/** The length of words that are corrected only to stop words, such as `teh`. */
const SHORTEST_JOINING = 3;
const SHORTEST_BEGINNING = 2;
/** The minimum number of letters in each half of a split word. */
const SHORTEST_HALF = 3;
/** Endings that cannot be the second half of a split word. For example, `shortage` is not `short age`. */
const ENDINGS: ReadonlySet<string> = new Set('age able ship less ful ment ness ion ing est ist ism ity ive ous'.split(' '));

/** Returns the number of other words in the query that occur next to the word in names or titles. */
type Fits = (word: string) => number;
const NEVER: Fits = () => 0;

interface Uses {
  /** Returns the number of entries that contain a word. Returns 0 for an unknown word. */
  of(word: string): number;
  has(word: string): boolean;
  words(): readonly string[];
}

interface Grouped {
  readonly words: readonly string[];
  readonly byFirstLetter: ReadonlyMap<string, readonly string[]>;
}

export class Vocabulary {
  readonly #counts: Uses;
  /** Words in groups. They are built when a question first contains an unknown word. */
  #grouped: Grouped | null = null;
  #bySound: ReadonlyMap<string, readonly string[]> | null = null;

  constructor(counts: Uses) {
    this.#counts = counts;
  }

  get #known(): Grouped {
    if (this.#grouped !== null) return this.#grouped;
    const words = this.#counts
      .words()
      .filter((word) => !/\d/.test(word))
      .toSorted();
    this.#grouped = { words, byFirstLetter: groupedBy(words, (word) => word.charAt(0)) };
    return this.#grouped;
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /**
   * Returns the known words that an unknown word may mean: its completion, a correction, or two words. Words that fit the query have
   * priority. Returns none if no known word is similar, or if the word contains digits.
   */
  repair(word: string, unfinished: boolean, fits: Fits = NEVER): readonly string[] {
    if (/\d/.test(word)) return [];
    const completed = unfinished && word.length >= SHORTEST_BEGINNING ? this.#completed(word) : undefined;
    if (completed !== undefined) return [completed];
    const [corrected] = this.#near(word, fits);
    if (corrected !== undefined && corrected.errors === 1) return [corrected.word];
    const halves = this.#halvesOf(word);
    if (halves.length > 0) return halves;
    const meant = corrected?.word ?? this.#alike(word);
    return meant === undefined ? [] : [meant];
  }

  /** Returns the most frequent word that begins with the typed letters. */
  #completed(beginning: string): string | undefined {
    const { words } = this.#known;
    let [from, to] = [0, words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (at(words, middle) < beginning) from = middle + 1;
      else to = middle;
    }
    let best: string | undefined;
    for (let i = from; i < words.length && at(words, i).startsWith(beginning); i += 1) {
      const word = at(words, i);
      if (best === undefined || this.#counts.of(word) > this.#counts.of(best)) best = word;
    }
    return best;
  }

  /**
   * Returns words with at most the allowed number of errors. They are ordered by errors, and then by relevance. Then words with
   * the same letters come first, and then frequent words.
   */
  #near(word: string, fits: Fits): readonly { readonly word: string; readonly errors: number }[] {
    const limit = Math.max(1, Math.floor(word.length / LETTERS_PER_ERROR));
    const beginnings = new Set([word.charAt(0), word.charAt(1)]);
    return [...beginnings]
      .flatMap((letter) => this.#known.byFirstLetter.get(letter) ?? [])
      .filter((candidate) => Math.abs(candidate.length - word.length) <= limit && mayBe(word, candidate))
      .map((candidate) => ({ word: candidate, errors: editDistance(word, candidate) }))
      .filter(({ errors, word: candidate }) => errors <= limit && (errors > 1 || isSlip(word, candidate)))
      .sort((a, b) => a.errors - b.errors || fits(b.word) - fits(a.word) || this.#byLikelihood(word, a.word, b.word));
  }

  #alike(word: string): string | undefined {
    if (word.length <= SHORTEST) return undefined;
    const limit = Math.floor(word.length / LETTERS_PER_ERROR_BY_SOUND);
    this.#bySound ??= groupedBy(this.#known.words, soundOf);
    return (this.#bySound.get(soundOf(word)) ?? [])
      .map((candidate) => ({ word: candidate, errors: editDistance(word, candidate) }))
      .filter(({ errors }) => errors <= limit)
      .sort((a, b) => a.errors - b.errors || this.#byLikelihood(word, a.word, b.word))[0]?.word;
  }

  /** Orders two candidates. Stop words come last. Then words with the same letters come first, and then frequent words. */
  #byLikelihood(word: string, a: string, b: string): number {
    const letters = lettersOf(word);
    return (
      Number(isStopWord(a)) - Number(isStopWord(b)) ||
      Number(lettersOf(b) === letters) - Number(lettersOf(a) === letters) ||
      this.#counts.of(b) - this.#counts.of(a) ||
      (a < b ? -1 : 1)
    );
  }

  #halvesOf(word: string): readonly string[] {
    const isHalf = (half: string): boolean => this.#counts.has(half) && !ENDINGS.has(half) && !isStopWord(half);
    for (let i = SHORTEST_HALF; i <= word.length - SHORTEST_HALF; i += 1) {
      const halves = [word.slice(0, i), word.slice(i)];
      if (halves.every(isHalf)) return halves;
    }
    return [];
  }
}

/** Returns true if the first letters and the length of a candidate are similar enough to compare it with the word. */
function mayBe(word: string, candidate: string): boolean {
  if (!sameBeginning(word, candidate)) return false;
  if (word.length > SHORTEST) return true;
  if (word.length < SHORTEST_JOINING || (word.length < SHORTEST && !isStopWord(candidate))) return false;
  return sorted(word) === sorted(candidate);
}

const sorted = (word: string): string => [...word].sort().join('');

/** Rows of the keyboard, which are used to find neighbouring keys. Each row is shifted by half a key to the right of the row above. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SOUND_ALIKE = ['aeiouy', 'cksqz', 'sxz', 'dt', 'bp', 'gj', 'mn', 'fv', 'vw', 'lr'];

/**
 * Returns true if the first different letter may be a neighbouring key or a similar sound. For example, `crisis` is not a misspelling of
 * `crisps`.
 */
function isSlip(word: string, candidate: string): boolean {
  if (word.length !== candidate.length || sorted(word) === sorted(candidate)) return true;
  const i = [...word].findIndex((letter, position) => letter !== candidate[position]);
  const [typed, meant] = [word.charAt(i), candidate.charAt(i)];
  return areNeighbours(typed, meant) || SOUND_ALIKE.some((group) => group.includes(typed) && group.includes(meant));
}

function areNeighbours(a: string, b: string): boolean {
  const [rowA, rowB] = [ROWS.findIndex((row) => row.includes(a)), ROWS.findIndex((row) => row.includes(b))];
  const [placeA, placeB] = [ROWS[rowA]?.indexOf(a), ROWS[rowB]?.indexOf(b)];
  if (placeA === undefined || placeB === undefined) return false;
  return Math.abs(rowA - rowB) <= 1 && Math.abs(placeA + rowA / 2 - (placeB + rowB / 2)) <= 1;
}
/** Returns the distinct letters of a word, sorted. Words that differ only in doubled or swapped letters have the same result. */
const lettersOf = (word: string): string => [...new Set(word)].sort().join('');

/**
 * Returns true if two words have a similar beginning: the same first letter, or swapped first letters. Other errors in the first letter
 * are rare. For example, `homelessness` is not corrected to `joblessness`.
 */
const sameBeginning = (a: string, b: string): boolean => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/** Counts the entries that contain each word. The count of an unknown word is 0. */
export class Counts {
  readonly #counts = new Map<string, number>();

  add(word: string, times = 1): void {
    this.#counts.set(word, this.of(word) + times);
  }

  of(word: string): number {
    const count = this.#counts.get(word);
    return count === undefined ? 0 : count;
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  words(): readonly string[] {
    return [...this.#counts.keys()];
  }
}
