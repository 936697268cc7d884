/** The lexicon of questions: names of subjects, and known words. */
import type { Subject } from '../../catalogue/subjects/subject.ts';
import { Counts } from './counts.ts';
import { featuresByPhrase } from './features.ts';
import { Vocabulary } from './vocabulary.ts';
import { otherWordings } from './word-family.ts';
import { isStopWord, nameWords, stopWords } from './words.ts';

/** A name of a subject. */
export interface Name {
  readonly words: readonly string[];
  readonly subjects: readonly Subject[];
  /** How many of the words show something. */
  readonly telling: number;
}

/** Look-up of words and names. */
export interface Lexicon {
  /** Names by their words, joined by blanks. */
  readonly names: ReadonlyMap<string, Name>;
  /** Multi-word names by their rarest word. */
  readonly byRarest: ReadonlyMap<string, readonly Name[]>;
  readonly vocabulary: Vocabulary;
  /** The words of all names, and of all titles. */
  readonly named: ReadonlySet<string>;
  readonly titled: ReadonlySet<string>;
  /** Neighbouring words of each distinctive word in names and titles. */
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Names of each subject as words, its own names before those that need all parts. */
export type SubjectNames = ReadonlyMap<Subject, readonly (readonly string[])[]>;

/** Names or phrases to process before yielding. */
const AT_ONCE = 500;

export function* readingNames(subjects: readonly Subject[]): Generator<void, SubjectNames, void> {
  const names = new Map<Subject, readonly (readonly string[])[]>();
  let read = 0;
  for (const subject of subjects) {
    const own = [...subject.names, ...subject.wholeNames];
    names.set(subject, own.map(nameWords));
    read += own.length;
    if (read < AT_ONCE) continue;
    read = 0;
    yield;
  }
  return names;
}

/** Builds the lexicon in small pieces from subjects, words of entries and words of titles. */
export function* makingLexicon(
  subjects: SubjectNames,
  postings: ReadonlyMap<string, readonly number[]>,
  titles: readonly (readonly string[])[],
): Generator<void, Lexicon, void> {
  const counts = new Counts();
  for (const word of stopWords()) counts.add(word);
  for (const [word, positions] of postings) counts.add(word, positions.length);
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
  const names = new Map([...ofName].map(([key, own]): [string, Name] => [key, lexiconName(key.split(' '), own)]));
  yield;
  const frequency = new Counts();
  for (const { words } of names.values()) for (const word of words) frequency.add(word);
  const byRarest = new Map<string, Name[]>();
  for (const name of names.values()) {
    const rarest = name.words.reduce((least, word) => (frequency.of(word) < frequency.of(least) ? word : least));
    if (name.words.length > 1) append(byRarest, rarest, name);
  }
  yield;
  const named = new Set([...names.values()].flatMap(({ words }) => words));
  yield;
  const beside = yield* neighboursIn([...[...names.values()].map(({ words }) => words), ...titles]);
  yield;
  const vocabulary = new Vocabulary(counts);
  yield;
  return { names, byRarest, vocabulary, named, titled: new Set(titles.flat()), beside };
}

function* neighboursIn(phrases: readonly (readonly string[])[]): Generator<void, ReadonlyMap<string, ReadonlySet<string>>, void> {
  const beside = new Map<string, Set<string>>();
  for (const [i, phrase] of phrases.entries()) {
    if (i % AT_ONCE === 0) yield;
    const telling = phrase.filter((word) => !isStopWord(word));
    for (const word of telling) {
      const own = beside.get(word) ?? new Set<string>();
      beside.set(word, own);
      for (const other of telling) if (other !== word) own.add(other);
    }
  }
  return beside;
}

/** The subjects that have each word in a name, and the words of each name. */
export function namesByWord(subjects: SubjectNames): ReadonlyMap<string, SubjectNames> {
  const byWord = new Map<string, Map<Subject, (readonly string[])[]>>();
  for (const [subject, names] of subjects) {
    for (const name of names.slice(0, subject.names.length)) {
      for (const word of name) {
        const own = byWord.get(word) ?? new Map<Subject, (readonly string[])[]>();
        byWord.set(word, own);
        append(own, subject, name);
      }
    }
  }
  return byWord;
}

const lexiconName = (words: readonly string[], subjects: readonly Subject[]): Name => ({
  words,
  subjects,
  telling: words.filter((word) => !isStopWord(word)).length,
});

export function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const before = map.get(key);
  if (before === undefined) map.set(key, [value]);
  else before.push(value);
}
