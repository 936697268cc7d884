/** The words that questions use: names of subjects, and all known words. */
import type { Subject } from '../../catalogue/subjects/subject.ts';
import { entry } from '../../core/assert.ts';
import { Counts } from './counts.ts';
import { featuresByPhrase } from './features.ts';
import { Vocabulary } from './vocabulary.ts';
import { otherWordings } from './word-family.ts';
import { isStopWord, nameWords, stopWords } from './words.ts';

/** Tables for finding words and names. */
export interface Lexicon {
  /** The subjects that have each name. The key is the words of the name, joined by spaces. There are 60,000 names. */
  readonly names: ReadonlyMap<string, readonly Subject[]>;
  /** Names of several words, by the rarest word of each name. */
  readonly byRarest: ReadonlyMap<string, readonly string[]>;
  readonly vocabulary: Vocabulary;
  /** The words that occur in names, and the words that occur in titles. */
  readonly named: ReadonlySet<string>;
  readonly titled: ReadonlySet<string>;
  /** For each distinctive word, the words that occur next to it in names and titles. */
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The names of each subject as words. Names that only match with all their words come last. */
type SubjectNames = ReadonlyMap<Subject, readonly (readonly string[])[]>;

/** The number of names or phrases to process before other work of the process can run. */
const AT_ONCE = 500;

/** The names of a subject as words. */
export const namesOf = ({ names, wholeNames }: Subject): readonly (readonly string[])[] => [...names, ...wholeNames].map(nameWords);

export function* readingNames(subjects: readonly Subject[]): Generator<void, SubjectNames, void> {
  const names = new Map<Subject, readonly (readonly string[])[]>();
  let read = 0;
  for (const subject of subjects) {
    const own = namesOf(subject);
    names.set(subject, own);
    read += own.length;
    if (read < AT_ONCE) continue;
    read = 0;
    yield;
  }
  return names;
}

/**
 * Builds the lexicon in small steps.
 * @param uses number of entries that contain each word
 */
export function* makingLexicon(
  subjects: SubjectNames,
  uses: ReadonlyMap<string, number>,
  titles: readonly (readonly string[])[],
): Generator<void, Lexicon, void> {
  const counts = new Counts();
  for (const word of stopWords()) counts.add(word);
  for (const [word, times] of uses) counts.add(word, times);
  for (const phrase of featuresByPhrase().keys()) for (const word of phrase.split(' ')) counts.add(word);
  yield;
  const ofName = new Map<string, Subject[]>();
  for (const [subject, names] of subjects) {
    for (const words of names) {
      for (const word of words) counts.add(word);
      const key = words.join(' ');
      if (!ofName.get(key)?.includes(subject)) append(ofName, key, subject);
    }
  }
  yield;
  for (const [i, [key, own]] of [...ofName].entries()) {
    for (const other of otherWordings(key.split(' ')).map((words) => words.join(' '))) if (!ofName.has(other)) ofName.set(other, own);
    if (i % AT_ONCE === 0) yield;
  }
  const frequency = new Counts();
  for (const key of ofName.keys()) for (const word of key.split(' ')) frequency.add(word);
  const byRarest = new Map<string, string[]>();
  for (const key of ofName.keys()) {
    const words = key.split(' ');
    const rarest = words.reduce((least, word) => (frequency.of(word) < frequency.of(least) ? word : least));
    if (words.length > 1) append(byRarest, rarest, key);
  }
  yield;
  const named = new Set(frequency.words());
  yield;
  const beside = yield* neighboursIn(phrasesOf(ofName.keys(), titles, named));
  yield;
  const vocabulary = new Vocabulary(counts);
  yield;
  return { names: ofName, byRarest, vocabulary, named, titled: new Set(titles.flat()), beside };
}

/** The names and titles as words. Equal words share one string, to save memory. */
function* phrasesOf(names: Iterable<string>, titles: readonly (readonly string[])[], words: Iterable<string>): Iterable<readonly string[]> {
  const known = new Map(Array.from(words, (word) => [word, word]));
  for (const name of names) yield name.split(' ').map((word) => entry(known, word));
  yield* titles;
}

function* neighboursIn(phrases: Iterable<readonly string[]>): Generator<void, ReadonlyMap<string, ReadonlySet<string>>, void> {
  const beside = new Map<string, Set<string>>();
  let read = 0;
  for (const phrase of phrases) {
    read += 1;
    if (read % AT_ONCE === 0) yield;
    const telling = phrase.filter((word) => !isStopWord(word));
    for (const word of telling) {
      const own = beside.get(word) ?? new Set<string>();
      beside.set(word, own);
      for (const other of telling) if (other !== word) own.add(other);
    }
  }
  return beside;
}

/** The subjects that have each word in a name. Names that only match with all their words are left out. */
export function subjectsByWord(subjects: SubjectNames): ReadonlyMap<string, ReadonlySet<Subject>> {
  const byWord = new Map<string, Set<Subject>>();
  for (const [subject, names] of subjects) {
    for (const word of new Set(names.slice(0, subject.names.length).flat())) {
      const own = byWord.get(word) ?? new Set<Subject>();
      byWord.set(word, own.add(subject));
    }
  }
  return byWord;
}

export function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const before = map.get(key);
  if (before === undefined) map.set(key, [value]);
  else before.push(value);
}
