/** Looks up names of subjects and known words. */
import { at } from '../../core/assert.ts';
import type { IndexData } from './index-data.ts';
import { listAt, placeIn } from './number-lists.ts';
import { Vocabulary } from './vocabulary.ts';
import { isStopWord } from './words.ts';

export type SubjectNumber = number;

export interface Name {
  readonly words: readonly string[];
  readonly subjects: readonly SubjectNumber[];
  /** The number of words in the name, without stop words. */
  readonly telling: number;
}

const NO_SUBJECTS: readonly SubjectNumber[] = [];

export class Lexicon {
  readonly vocabulary: Vocabulary;
  readonly #data: IndexData;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(data: IndexData) {
    this.#data = data;
    this.#numbers = new Map(data.words.map((word, i) => [word, i]));
    const uses = (word: string): number => {
      const number = this.#numbers.get(word);
      return number === undefined ? 0 : at(data.uses, number);
    };
    this.vocabulary = new Vocabulary({
      of: uses,
      has: (word) => uses(word) > 0,
      words: () => data.words.filter((_, i) => at(data.uses, i) > 0),
    });
  }

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  isNamed(word: string): boolean {
    const number = this.#numbers.get(word);
    return number !== undefined && at(this.#data.isNamed, number) === 1;
  }

  isTitled(word: string): boolean {
    const number = this.#numbers.get(word);
    return number !== undefined && at(this.#data.isTitled, number) === 1;
  }

  /** Returns the subjects that have the single word as a name. */
  subjectsCalled(word: string): readonly SubjectNumber[] {
    const number = this.#numbers.get(word);
    return number === undefined ? NO_SUBJECTS : Array.from(listAt(this.#data.subjectsCalled, number));
  }

  /** Returns true if two distinctive words are next to each other in a name or title. */
  areBeside(word: string, other: string): boolean {
    const [number, otherNumber] = [this.#numbers.get(word), this.#numbers.get(other)];
    if (number === undefined || otherNumber === undefined) return false;
    const { starts, values } = this.#data.beside;
    return placeIn(values, otherNumber, at(starts, number), at(starts, number + 1)) !== -1;
  }

  /** Returns the names of several words for which the question contains every word. */
  namesWithin(words: ReadonlySet<string>): Name[] {
    const { byRarest, wordsOfName, subjectsOfName } = this.#data;
    const requested = new Set<number>();
    for (const word of words) {
      const number = this.#numbers.get(word);
      if (number !== undefined) requested.add(number);
    }
    const found: Name[] = [];
    for (const rarest of requested) {
      for (const name of listAt(byRarest, rarest)) {
        if (!this.#hasOnly(name, requested)) continue;
        const own = Array.from(listAt(wordsOfName, name), (number) => at(this.#data.words, number));
        const telling = own.filter((word) => !isStopWord(word)).length;
        found.push({ words: own, subjects: Array.from(listAt(subjectsOfName, name)), telling });
      }
    }
    return found;
  }

  #hasOnly(name: number, words: ReadonlySet<number>): boolean {
    const { starts, values } = this.#data.wordsOfName;
    for (let i = at(starts, name); i < at(starts, name + 1); i += 1) if (!words.has(at(values, i))) return false;
    return true;
  }
}
