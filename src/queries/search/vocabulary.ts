/** The words that search knows, and the one that a word it does not know was probably meant to be. */
import MiniSearch from 'minisearch';
import { editDistance } from '../../core/nearest.ts';
import type { Counts } from './counts.ts';

/** A word may be one typing error away for every so many of its letters. */
const LETTERS_PER_ERROR = 5;
/** Shorter words have too many neighbours; of words as short as this only two letters may have changed places. */
const SHORTEST = 4;
const SHORTEST_BEGINNING = 2;
/** A word is not two others run together unless both are at least this long. */
const SHORTEST_HALF = 3;
/** Endings, which are no halves: a shortage is not short of age. */
const ENDINGS: ReadonlySet<string> = new Set('age able ship less ful ment ness ion ing est ist ism ity ive ous'.split(' '));

export class Vocabulary {
  readonly #counts: Counts;
  readonly #index: MiniSearch;

  constructor(counts: Counts) {
    this.#counts = counts;
    this.#index = new MiniSearch({ idField: 'word', fields: ['word'], tokenize: (text) => [text], processTerm: (term) => term });
    this.#index.addAll(counts.words().map((word) => ({ word })));
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /**
   * The known words that an unknown one stands for: itself completed where more may still be typed, corrected, or split in two. None where
   * nothing is near. Numbers are never corrected.
   */
  repair(word: string, unfinished: boolean): readonly string[] {
    if (/\d/.test(word)) return [];
    if (unfinished && word.length >= SHORTEST_BEGINNING) {
      const [completed] = this.#near(word, { prefix: true, fuzzy: false });
      if (completed !== undefined) return [completed];
    }
    const halves = this.#halvesOf(word);
    if (halves.length > 0 || word.length < SHORTEST) return halves;
    const [corrected] = this.#near(word, { prefix: false, fuzzy: Math.max(2, Math.floor(word.length / LETTERS_PER_ERROR)) });
    return corrected === undefined ? [] : [corrected];
  }

  /** The nearest first, of those the most frequent. */
  #near(word: string, how: { readonly prefix: boolean; readonly fuzzy: number | false }): readonly string[] {
    const limit = Math.max(1, Math.floor(word.length / LETTERS_PER_ERROR));
    const mayBe = (candidate: string): boolean =>
      how.prefix || (sameBeginning(word, candidate) && (word.length > SHORTEST || sameLetters(word, candidate)));
    const errors = (candidate: string): number => (how.prefix ? 0 : editDistance(word, candidate));
    return this.#index
      .search(word, how)
      .map(({ id }) => ({ word: String(id), errors: errors(String(id)), count: this.#counts.of(String(id)) }))
      .filter((candidate) => candidate.errors <= limit && mayBe(candidate.word))
      .sort((a, b) => a.errors - b.errors || b.count - a.count || (a.word < b.word ? -1 : 1))
      .map((candidate) => candidate.word);
  }

  #halvesOf(word: string): readonly string[] {
    for (let i = SHORTEST_HALF; i <= word.length - SHORTEST_HALF; i += 1) {
      const halves = [word.slice(0, i), word.slice(i)];
      if (halves.every((half) => this.#counts.has(half) && !ENDINGS.has(half))) return halves;
    }
    return [];
  }
}

const sameLetters = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** Few mistype how a word begins, unless they swap its first two letters: `homelessness` is not `joblessness`. */
const sameBeginning = (a: string, b: string): boolean => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
