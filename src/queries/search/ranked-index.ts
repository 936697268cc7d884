/** The index for ranked search. It finds entries by word, id, title and publication, and the entries that match each subject. */
import type { Subject } from '../../catalogue/subjects/subject.ts';
import { at } from '../../core/assert.ts';
import { WattleError } from '../../core/errors.ts';
import type { Entry, Indexed, Match, Matches } from './entry.ts';
import { append, type Lexicon, makingLexicon, namesOf, readingNames, subjectsByWord } from './lexicon.ts';
import { gistOf } from './question.ts';
import { synonymsOf } from './word-family.ts';
import { isStopWord, wordsOf } from './words.ts';

/** Weight of an alternative name, relative to the title. */
const OTHER_NAME = 0.8;
/** Weight of a synonym, relative to the word. */
const SYNONYM = 0.85;
/** A match of some words of a phrase counts for less than their share of the phrase. */
const PART_OF_PHRASE = 0.5;
/** Matches of a phrase below this value are ignored, such as `price` for the average home price. */
const LEAST_OF_PHRASE = 0.05;
/** Only titles with at least this number of words match in any order. A shorter title is found as the name of its subject. */
const FEWEST_AS_TITLED = 3;
const FEWEST_AS_TABLE = 4;
/** The weight of a word in an id, compared with a word in a title. */
const ID_WORTH = 0.85;

/** The number of entries or subjects to process before other work of the process can run. */
const AT_ONCE = 100;

interface Parts<T> {
  readonly entries: readonly Indexed<T>[];
  readonly named: Named;
  readonly postings: ReadonlyMap<string, Posting>;
  readonly lexicon: Lexicon;
  readonly namedWith: ReadonlyMap<string, ReadonlySet<Subject>>;
  readonly headsOf: HeadsOf;
}

/** The position of an entry that is a main result (head) of a subject, and its rank. */
type Head = readonly [position: number, head: number];
type HeadsOf = ReadonlyMap<Subject, readonly Head[]>;

/** The positions of entries that contain a word, ascending, and the weight of the word in each entry. */
interface Posting {
  readonly positions: Uint16Array;
  readonly worths: Float64Array;
}
const NOWHERE: Posting = { positions: new Uint16Array(), worths: new Float64Array() };
/** The most entries, because a position has two bytes. */
const MOST_ENTRIES = 2 ** 16;

/** Positions of entries by id, by the distinctive words of a long title, and by publication. */
class Named {
  readonly byId = new Map<string, number[]>();
  readonly byGist = new Map<string, number[]>();
  /** The series and tables in each publication, by its number or title, with the weight of their rank. */
  readonly publishedIn = new Map<string, (readonly [position: number, exactness: number])[]>();

  add<T>(position: number, entry: Entry<T>, title: readonly string[]): void {
    for (const id of entry.ids) append(this.byId, id.toLowerCase(), position);
    for (const [name, exactness] of entry.publishedIn ?? []) append(this.publishedIn, publicationKey(name), [position, exactness] as const);
    const gist = gistOf(title);
    const fewest = entry.traits !== null ? FEWEST_AS_TITLED : entry.isTable ? FEWEST_AS_TABLE : Number.POSITIVE_INFINITY;
    if (gist.split(' ').length >= fewest) append(this.byGist, gist, position);
  }
}

/** Collects the words of entries and their weights, one entry after another. */
class Postings {
  readonly #byWord = new Map<string, { readonly positions: number[]; readonly worths: number[] }>();

  add(position: number, worth: ReadonlyMap<string, number>): void {
    for (const [word, own] of worth) {
      const posting = this.#byWord.get(word) ?? { positions: [], worths: [] };
      this.#byWord.set(word, posting);
      posting.positions.push(position);
      posting.worths.push(own);
    }
  }

  /** Stores the postings in typed arrays. Plain arrays with a map for each entry took four times the memory. */
  packed(): ReadonlyMap<string, Posting> {
    return new Map(
      [...this.#byWord].map(([word, { positions, worths }]) => [
        word,
        { positions: Uint16Array.from(positions), worths: Float64Array.from(worths) },
      ]),
    );
  }
}

export class RankedIndex<T> {
  readonly entries: readonly Indexed<T>[];
  readonly named: Named;
  readonly byItem: ReadonlyMap<T, Indexed<T>>;
  readonly #postings: ReadonlyMap<string, Posting>;
  readonly lexicon: Lexicon;
  readonly #headsOf: HeadsOf;
  readonly #ofSubject = new Map<Subject, Matches>();
  /** The subjects that have each word in one of their names. */
  readonly namedWith: ReadonlyMap<string, ReadonlySet<Subject>>;

  private constructor({ entries, named, postings, lexicon, namedWith, headsOf }: Parts<T>) {
    this.entries = entries;
    this.named = named;
    this.#postings = postings;
    this.lexicon = lexicon;
    this.namedWith = namedWith;
    this.#headsOf = headsOf;
    this.byItem = new Map(entries.map((entry) => [entry.item, entry]));
  }

  /** Builds an index in small steps. The last step returns it. */
  static *making<T>(found: Iterable<Entry<T>>, subjects: readonly Subject[]): Generator<void, RankedIndex<T>, void> {
    const entries: Indexed<T>[] = [];
    const titles: (readonly string[])[] = [];
    const named = new Named();
    const making = new Postings();
    const headsOf = new Map<Subject, Head[]>();
    for (const entry of found) {
      const [position, title] = [entries.length, wordsOf(entry.title)];
      if (position === MOST_ENTRIES) throw new WattleError('BUG', `The search index has no room for more than ${MOST_ENTRIES} entries.`);
      entries.push(indexed(entry, title));
      titles.push(title);
      named.add(position, entry, title);
      making.add(position, worthOf(entry));
      for (const [subject, head] of entry.heads) append(headsOf, subject, [position, head]);
      if (entries.length % AT_ONCE === 0) yield;
    }
    const postings = making.packed();
    const names = yield* readingNames(subjects);
    const lexicon = yield* makingLexicon(names, new Map([...postings].map(([word, { positions }]) => [word, positions.length])), titles);
    yield;
    const namedWith = subjectsByWord(names);
    yield;
    return new RankedIndex({ entries, named, postings, lexicon, namedWith, headsOf });
  }

  /** How rare a word is: 1 if no entry contains it, 0 if all entries do. */
  rarity(word: string): number {
    const all = this.entries.length;
    return Math.log((1 + all) / (1 + this.entriesWith(word).length)) / Math.log(1 + all);
  }

  entriesWith(word: string): Uint16Array {
    return this.#postingOf(word).positions;
  }

  #postingOf(word: string): Posting {
    return this.#postings.get(word) ?? NOWHERE;
  }

  /** The weight of a word in the entry at a position. Null if the entry does not contain the word. */
  worthAt(position: number, word: string): number | null {
    const { positions, worths } = this.#postingOf(word);
    let [low, high] = [0, positions.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = at(positions, middle);
      if (found === position) return at(worths, middle);
      if (found < position) low = middle + 1;
      else high = middle - 1;
    }
    return null;
  }

  /**
   * The entries that match a subject. They are found when a question first names the subject, because most subjects never occur in a question.
   */
  matchesOfSubject(subject: Subject): Matches {
    const known = this.#ofSubject.get(subject);
    if (known) return known;
    const matches = new Map<number, Match>();
    for (const name of namesOf(subject)) this.#addNamed(matches, name);
    for (const [position, head] of this.#headsOf.get(subject) ?? []) {
      matches.set(position, better(matches.get(position), { value: 1, words: [], head }));
    }
    this.#ofSubject.set(subject, matches);
    return matches;
  }

  /** Adds the entries that have all the words of a name. */
  #addNamed(matches: Map<number, Match>, name: readonly string[]): void {
    const postings = name.map((word) => this.entriesWith(word));
    const fewest = postings.reduce((least, one) => (one.length < least.length ? one : least), postings[0] ?? NOWHERE.positions);
    for (const position of fewest) {
      const worths = name.flatMap((word) => this.worthAt(position, word) ?? []);
      if (worths.length < name.length) continue;
      const value = OTHER_NAME * worths.reduce((least, own) => Math.min(least, own));
      matches.set(position, better(matches.get(position), { value, words: name, head: null }));
    }
  }

  /** Entries that contain all words of a phrase, or at least its most distinctive ones. */
  matchesOfPhrase(phrase: readonly string[]): Map<number, Match> {
    const [only, ...others] = phrase;
    return only === undefined || others.length > 0 ? this.#matchesOfWords(phrase) : this.#matchesOfWord(only);
  }

  #matchesOfWord(word: string): Map<number, Match> {
    const { positions, worths } = this.#postingOf(word);
    const words = [word];
    return new Map(Array.from(positions, (position, k) => [position, { value: at(worths, k), words, head: null }]));
  }

  #matchesOfWords(phrase: readonly string[]): Map<number, Match> {
    const rarities = phrase.map((word) => this.rarity(word));
    const whole = sumOf(rarities);
    // For each entry: the number of matching words, their rarity in total, and the lowest of their weights.
    const count = new Uint8Array(this.entries.length);
    const rarity = new Float64Array(this.entries.length);
    const least = new Float64Array(this.entries.length).fill(Number.POSITIVE_INFINITY);
    for (const [i, word] of phrase.entries()) {
      const { positions, worths } = this.#postingOf(word);
      for (let k = 0; k < positions.length; k += 1) {
        const position = at(positions, k);
        count[position] = at(count, position) + 1;
        rarity[position] = at(rarity, position) + at(rarities, i);
        least[position] = Math.min(at(least, position), at(worths, k));
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

/** Words in a query for a publication that are not part of its number or title. */
const OF_A_PUBLICATION: ReadonlySet<string> = new Set(wordsOf('abs cat no catalogue number publication the'));

/** The number or title of a publication in normalised form. */
export const publicationKey = (text: string): string =>
  wordsOf(text)
    .filter((word) => !OF_A_PUBLICATION.has(word))
    .join(' ');

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The better of two matches. Its rank among main results (heads) is the better rank of both. */
export function better(a: Match | undefined, b: Match): Match {
  if (a === undefined) return b;
  const head = a.head === null ? b.head : b.head === null ? a.head : Math.min(a.head, b.head);
  const { value, words } = a.value > b.value || (a.value === b.value && a.words.length > 0) ? a : b;
  return { value, words, head };
}

const indexed = <T>({ item, title, usualness, traits, ...entry }: Entry<T>, words: readonly string[]): Indexed<T> => ({
  item,
  title,
  usualness,
  traits,
  source: entry.source ?? null,
  isTable: entry.isTable === true,
  isRelease: entry.isRelease === true,
  regions: entry.regions ?? null,
  places: entry.places ?? null,
  titleWords: words.filter((word) => !isStopWord(word)),
});

/** The weight of each word in an entry: the highest in its texts. Synonyms have a slightly lower weight. */
function worthOf<T>({ title, texts, ids }: Entry<T>): ReadonlyMap<string, number> {
  const worth = new Map<string, number>();
  const [id = ''] = ids;
  for (const [text, one] of [[title, 1], [id, ID_WORTH], ...texts] as const) {
    for (const word of wordsOf(text)) worth.set(word, Math.max(worth.get(word) ?? one, one));
  }
  for (const [word, own] of [...worth]) {
    const said = own * SYNONYM;
    for (const other of synonymsOf(word)) worth.set(other, Math.max(worth.get(other) ?? said, said));
  }
  return worth;
}
