/**
 * Builds the search index from catalogue entries and names of subjects. It works in small steps, so that other requests can run between
 * them.
 */

import type { Subject } from '../../catalogue/subjects/subject.ts';
import { entry as entryFor } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import { WattleError } from '../../core/errors.ts';
import type { Entry } from './entry.ts';
import { featuresByPhrase } from './features.ts';
import type { IndexData } from './index-data.ts';
import { longerNames } from './not-covered.ts';
import { numberLists } from './number-lists.ts';
import { Counts } from './vocabulary.ts';
import { otherWordings, synonymsOf } from './word-family.ts';
import { gistOf, isStopWord, nameWords, publicationKey, stopWords, wordsOf } from './words.ts';

const SYNONYM = 0.85;
/** The minimum number of words in a title that matches in any order. A shorter title is treated as a name of its subject. */
const FEWEST_AS_TITLED = 3;
const FEWEST_AS_TABLE = 4;
/** The weight of a word in an id, relative to a word in the title. */
const ID_WORTH = 0.85;
/** The number of entries in a step. `NAMES_AT_ONCE` is the number of names or phrases in a step. */
const ENTRIES_AT_ONCE = 100;
const NAMES_AT_ONCE = 500;

class EntryWords {
  readonly titles: (readonly string[])[] = [];
  readonly byId = new Map<string, number[]>();
  readonly byGist = new Map<string, number[]>();
  readonly publishedIn = new Map<string, (readonly [entry: number, exactness: number])[]>();
  readonly byWord = new Map<string, { readonly entries: number[]; readonly worths: number[] }>();
  readonly heads = new Map<Subject, number[]>();

  add(entry: Entry): void {
    const number = this.titles.length;
    const title = wordsOf(entry.title);
    this.titles.push(title);
    for (const own of entry.ids) addTo(this.byId, own.toLowerCase(), number);
    for (const [name, exactness] of entry.publishedIn ?? []) addTo(this.publishedIn, publicationKey(name), [number, exactness] as const);
    const gist = gistOf(title);
    const fewest = entry.traits !== null ? FEWEST_AS_TITLED : entry.isTable ? FEWEST_AS_TABLE : Number.POSITIVE_INFINITY;
    if (gist.split(' ').length >= fewest) addTo(this.byGist, gist, number);
    for (const [word, worth] of worthOf(entry)) {
      const own = this.byWord.get(word) ?? { entries: [], worths: [] };
      this.byWord.set(word, own);
      own.entries.push(number);
      own.worths.push(worth);
    }
    for (const [subject, rank] of entry.heads) {
      addTo(this.heads, subject, number);
      addTo(this.heads, subject, rank);
    }
  }
}

/** Returns the highest weight of each word in the texts of an entry. A synonym has slightly less weight. */
function worthOf({ title, texts, ids }: Entry): ReadonlyMap<string, number> {
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

class Names {
  /** Subjects by name. Spaces join the words of a name. There are about 60,000 names. */
  readonly subjects = new Map<string, number[]>();
  /** For each subject, its names as lists of words. `whole` has the names that match only as a whole. */
  readonly own: (readonly (readonly string[])[])[] = [];
  readonly whole: (readonly (readonly string[])[])[] = [];

  add({ names, wholeNames }: Subject): void {
    const number = this.own.length;
    const [own, whole] = [names, wholeNames].map((all) => all.map(nameWords).filter((words) => words.length > 0));
    this.own.push(own ?? []);
    this.whole.push(whole ?? []);
    for (const words of [...(own ?? []), ...(whole ?? [])]) {
      const key = words.join(' ');
      if (!this.subjects.get(key)?.includes(number)) addTo(this.subjects, key, number);
    }
  }

  /** Adds variants of names. In each variant, a synonym replaces one word. */
  *addOtherWordings(): Generator<void, void, void> {
    for (const [i, [key, own]] of [...this.subjects].entries()) {
      for (const other of otherWordings(key.split(' ')).map((words) => words.join(' '))) {
        if (!this.subjects.has(other)) this.subjects.set(other, own);
      }
      if (i % NAMES_AT_ONCE === 0) yield;
    }
  }
}

function usesOf({ byWord }: EntryWords, names: Names): Counts {
  const uses = new Counts();
  for (const word of stopWords()) uses.add(word);
  for (const [word, { entries }] of byWord) uses.add(word, entries.length);
  for (const phrase of featuresByPhrase().keys()) for (const word of phrase.split(' ')) uses.add(word);
  for (const all of [...names.own, ...names.whole]) for (const words of all) for (const word of words) uses.add(word);
  return uses;
}

function* neighboursIn(phrases: Iterable<readonly string[]>): Generator<void, ReadonlyMap<string, ReadonlySet<string>>, void> {
  const beside = new Map<string, Set<string>>();
  let read = 0;
  for (const phrase of phrases) {
    read += 1;
    if (read % NAMES_AT_ONCE === 0) yield;
    const telling = phrase.filter((word) => !isStopWord(word));
    for (const word of telling) {
      const own = beside.get(word) ?? new Set<string>();
      beside.set(word, own);
      for (const other of telling) if (other !== word) own.add(other);
    }
  }
  return beside;
}

export function* makingIndex(
  ids: readonly string[],
  entries: Iterable<Entry>,
  subjects: readonly Subject[],
): Generator<void, IndexData, void> {
  const found = new EntryWords();
  for (const entry of entries) {
    found.add(entry);
    if (found.titles.length % ENTRIES_AT_ONCE === 0) yield;
  }
  const names = new Names();
  for (const subject of subjects) {
    names.add(subject);
    if (names.own.length % ENTRIES_AT_ONCE === 0) yield;
  }
  const uses = usesOf(found, names);
  yield;
  yield* names.addOtherWordings();
  const frequency = new Counts();
  for (const key of names.subjects.keys()) for (const word of key.split(' ')) frequency.add(word);
  yield;
  const beside = yield* neighboursIn(phrasesOf(names.subjects.keys(), found.titles));
  const longer = longerNames(subjects);
  yield;
  return packed(ids, found, names, subjects, { uses, frequency, beside, longer });
}

function* phrasesOf(names: Iterable<string>, titles: readonly (readonly string[])[]): Iterable<readonly string[]> {
  for (const name of names) yield name.split(' ');
  yield* titles;
}

interface Counted {
  readonly uses: Counts;
  readonly frequency: Counts;
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
  readonly longer: ReadonlyMap<string, readonly string[]>;
}

/** Returns the index with numbers instead of words, names, subjects and entries. */
function packed(
  ids: readonly string[],
  { titles, byId, byGist, publishedIn, byWord, heads }: EntryWords,
  names: Names,
  subjects: readonly Subject[],
  { uses, frequency, beside, longer }: Counted,
): IndexData {
  const words = [...new Set([...uses.words(), ...frequency.words(), ...titles.flat()])].sort();
  const numbers = new Map(words.map((word, i) => [word, i]));
  const number = (word: string): number => entryFor(numbers, word);
  const keys = [...names.subjects.keys()];
  const nameNumbers = new Map(keys.map((key, i) => [key, i]));
  const namesIn = (all: readonly (readonly string[])[]): number[] => all.map((own) => entryFor(nameNumbers, own.join(' ')));
  const byRarest = new Map<string, number[]>();
  for (const [i, own] of keys.map((key) => key.split(' ')).entries()) {
    const rarest = own.reduce((least, word) => (frequency.of(word) < frequency.of(least) ? word : least));
    if (own.length > 1) addTo(byRarest, rarest, i);
  }
  const namedWith = new Map<string, number[]>();
  for (const [subject, own] of names.own.entries()) for (const word of new Set(own.flat())) addTo(namedWith, word, subject);
  const titled = new Set(titles.flat());
  const byWordNumber = (lists: ReadonlyMap<string, readonly number[]>) => numberLists(words.map((word) => lists.get(word) ?? []));
  const weights = [...new Set([...byWord.values()].flatMap(({ worths }) => worths))];
  if (weights.length > 2 ** 8) throw new WattleError('BUG', `The search index can have at most 256 different word weights.`);
  const places = new Map(weights.map((weight, i) => [weight, i]));
  return {
    entries: ids,
    words,
    uses: Uint32Array.from(words, (word) => uses.of(word)),
    isNamed: Uint8Array.from(words, (word) => Number(frequency.has(word))),
    isTitled: Uint8Array.from(words, (word) => Number(titled.has(word))),
    beside: numberLists(words.map((word) => [...(beside.get(word) ?? [])].map(number).sort((a, b) => a - b))),
    subjectsCalled: byWordNumber(names.subjects),
    namedWith: byWordNumber(namedWith),
    byRarest: byWordNumber(byRarest),
    wordsOfName: numberLists(keys.map((key) => key.split(' ').map(number))),
    subjectsOfName: numberLists([...names.subjects.values()]),
    namesOfSubject: numberLists(names.own.map(namesIn)),
    allNamesOfSubject: numberLists(names.own.map((own, subject) => namesIn([...own, ...(names.whole[subject] ?? [])]))),
    heads: numberLists(subjects.map((subject) => heads.get(subject) ?? [])),
    isProperName: Uint8Array.from(subjects, (subject) => Number(subject.heads.length === 0)),
    entriesWith: numberLists(words.map((word) => byWord.get(word)?.entries ?? [])),
    weightOf: Uint8Array.from(
      words.flatMap((word) => byWord.get(word)?.worths ?? []),
      (worth) => entryFor(places, worth),
    ),
    weights,
    byId,
    byGist,
    publishedIn,
    longerNames: longer,
  };
}
