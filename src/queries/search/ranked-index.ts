/** The index for ranked search. It finds entries by word, id, title and publication, and finds the matches of each subject. */
import { at, entry as entryFor } from '../../core/assert.ts';
import type { Described, Indexed, Match, Matches } from './entry.ts';
import type { IndexData } from './index-data.ts';
import { Lexicon, type SubjectNumber } from './lexicon.ts';
import { listAt, placeIn } from './number-lists.ts';
import { synonymsOf } from './word-family.ts';
import { isStopWord, wordsOf } from './words.ts';

/** The weight of an alternative name, relative to the title. */
const OTHER_NAME = 0.8;
/** The factor for an entry that contains only some words of a phrase. It is applied in addition to the share of these words. */
const PART_OF_PHRASE = 0.5;
/**
 * The minimum value of a match with a phrase. It excludes entries that match only a general word, such as `price` in `average home
 * price`.
 */
const LEAST_OF_PHRASE = 0.05;
/** The entries that contain a word. */
interface Posting {
  readonly entries: Uint16Array | Uint32Array;
  /** The position of the first of these entries in the list that contains the entries of all words. */
  readonly from: number;
}
const NOWHERE: Posting = { entries: new Uint16Array(), from: 0 };

export class RankedIndex<T> {
  readonly lexicon: Lexicon;
  readonly data: IndexData;
  readonly size: number;
  readonly #items: readonly T[];
  readonly #described: (item: T) => Described;
  readonly #entries: Indexed<T>[] = [];
  readonly #byItem = new Map<T, Indexed<T>>();
  readonly #ofSubject = new Map<SubjectNumber, Matches>();

  /** @param described returns the facts about an entry. It is called when a question first finds the entry */
  constructor(data: IndexData, items: readonly T[], described: (item: T) => Described) {
    this.data = data;
    this.size = data.entries.length;
    this.lexicon = new Lexicon(data);
    this.#items = items;
    this.#described = described;
  }

  entryAt(position: number): Indexed<T> {
    const known = this.#entries[position];
    if (known !== undefined) return known;
    const item = at(this.#items, position);
    const entry = indexed(item, this.#described(item));
    this.#entries[position] = entry;
    this.#byItem.set(entry.item, entry);
    return entry;
  }

  entryOf(item: T): Indexed<T> {
    return entryFor(this.#byItem, item);
  }

  /** Returns whether the texts of an item have a word. */
  hasWord(item: T, word: string): boolean {
    return this.worthAt(this.#items.indexOf(item), word) !== null;
  }

  /** Returns how rare a word is. The result is 1 if no entry contains the word, and 0 if all entries contain it. */
  rarity(word: string): number {
    return Math.log((1 + this.size) / (1 + this.#postingOf(word).entries.length)) / Math.log(1 + this.size);
  }

  #postingOf(word: string): Posting {
    const number = this.lexicon.numberOf(word);
    const { entriesWith } = this.data;
    return number === undefined ? NOWHERE : { entries: listAt(entriesWith, number), from: at(entriesWith.starts, number) };
  }

  #weightAt(place: number): number {
    return at(this.data.weights, at(this.data.weightOf, place));
  }

  /** Returns the weight of a word in an entry. Returns null if the entry does not contain the word. */
  worthAt(position: number, word: string): number | null {
    const number = this.lexicon.numberOf(word);
    return number === undefined ? null : this.#worthOf(position, number);
  }

  /** Returns the smallest weight of several words in an entry. Returns null if the entry does not contain all of them. */
  #leastWorth(position: number, words: Uint16Array | Uint32Array): number | null {
    let least = Number.POSITIVE_INFINITY;
    for (const word of words) {
      const worth = this.#worthOf(position, word);
      if (worth === null) return null;
      least = Math.min(least, worth);
    }
    return least;
  }

  #worthOf(position: number, word: number): number | null {
    const { starts, values } = this.data.entriesWith;
    const place = placeIn(values, position, at(starts, word), at(starts, word + 1));
    return place === -1 ? null : this.#weightAt(place);
  }

  subjectsWith(word: string): Uint16Array | Uint32Array {
    const number = this.lexicon.numberOf(word);
    return number === undefined ? NOWHERE.entries : listAt(this.data.namedWith, number);
  }

  /** Returns true if a name of the subject contains all these words. Ignores names that match only as a whole. */
  isNamedWith(subject: SubjectNumber, words: readonly string[]): boolean {
    const numbers = words.map((word) => this.lexicon.numberOf(word));
    return listAt(this.data.namesOfSubject, subject).some((name: number) => {
      const own = listAt(this.data.wordsOfName, name);
      return numbers.every((number) => number !== undefined && own.includes(number));
    });
  }

  isProperName(subject: SubjectNumber): boolean {
    return at(this.data.isProperName, subject) === 1;
  }

  /**
   * Returns the entries for a subject. They are searched when a question first names the subject, because most subjects are never
   * requested.
   */
  matchesOfSubject(subject: SubjectNumber): Matches {
    const known = this.#ofSubject.get(subject);
    if (known) return known;
    const matches = new Map<number, Match>();
    for (const name of listAt(this.data.allNamesOfSubject, subject)) this.#addNamed(matches, listAt(this.data.wordsOfName, name));
    const heads = listAt(this.data.heads, subject);
    for (let i = 0; i < heads.length; i += 2) {
      const position = at(heads, i);
      matches.set(position, better(matches.get(position), { value: 1, words: [], head: at(heads, i + 1) }));
    }
    this.#ofSubject.set(subject, matches);
    return matches;
  }

  /** Adds the entries that contain all words of a name. */
  #addNamed(matches: Map<number, Match>, name: Uint16Array | Uint32Array): void {
    const postings = Array.from(name, (word) => listAt(this.data.entriesWith, word));
    const fewest = postings.reduce((least, one) => (one.length < least.length ? one : least), postings[0] ?? NOWHERE.entries);
    const words = Array.from(name, (word) => at(this.data.words, word));
    for (const position of fewest) {
      const least = this.#leastWorth(position, name);
      if (least !== null && least > 0)
        matches.set(position, better(matches.get(position), { value: OTHER_NAME * least, words, head: null }));
    }
  }

  /** Returns the entries that contain all words of a phrase, or at least its most distinctive words. */
  matchesOfPhrase(phrase: readonly string[]): Map<number, Match> {
    const [only, ...others] = phrase;
    return only === undefined || others.length > 0 ? this.#matchesOfWords(phrase) : this.#matchesOfWord(only);
  }

  #matchesOfWord(word: string): Map<number, Match> {
    const { entries, from } = this.#postingOf(word);
    const words = [word];
    return new Map(Array.from(entries, (position, k) => [position, { value: this.#weightAt(from + k), words, head: null }]));
  }

  #matchesOfWords(phrase: readonly string[]): Map<number, Match> {
    const rarities = phrase.map((word) => this.rarity(word));
    const whole = sumOf(rarities);
    // For each entry: the number of matching words, the sum of their rarity, and their lowest weight.
    const count = new Uint8Array(this.size);
    const rarity = new Float64Array(this.size);
    const least = new Float64Array(this.size).fill(Number.POSITIVE_INFINITY);
    for (const [i, word] of phrase.entries()) {
      const { entries, from } = this.#postingOf(word);
      for (let k = 0; k < entries.length; k += 1) {
        const position = at(entries, k);
        count[position] = at(count, position) + 1;
        rarity[position] = at(rarity, position) + at(rarities, i);
        least[position] = Math.min(at(least, position), this.#weightAt(from + k));
      }
    }
    const matches = new Map<number, Match>();
    for (let position = 0; position < count.length; position += 1) {
      if (count[position] === 0) continue;
      const isWhole = count[position] === phrase.length;
      const value = at(least, position) * (isWhole ? 1 : PART_OF_PHRASE * (at(rarity, position) / whole) ** 2);
      if (value < LEAST_OF_PHRASE) continue;
      const words = isWhole ? phrase : phrase.filter((word) => this.worthAt(position, word) !== null);
      matches.set(position, { value, words, head: null });
    }
    return matches;
  }
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Returns the better of two matches. Its rank among the main results (heads) is the better rank of both. */
export function better(a: Match | undefined, b: Match): Match {
  if (a === undefined) return b;
  const head = a.head === null ? b.head : b.head === null ? a.head : Math.min(a.head, b.head);
  const { value, words } = a.value > b.value || (a.value === b.value && a.words.length > 0) ? a : b;
  return { value, words, head };
}

const indexed = <T>(item: T, { title, usualness, traits, ...entry }: Described): Indexed<T> => ({
  item,
  title,
  usualness,
  traits,
  source: entry.source ?? null,
  isTable: entry.isTable === true,
  isRelease: entry.isRelease === true,
  regions: entry.regions ?? null,
  places: entry.places ?? null,
  text: entry.text ?? (() => title),
  titleWords: wordsOf(title).flatMap((word) => (isStopWord(word) ? [] : [[word, ...synonymsOf(word)]])),
});
