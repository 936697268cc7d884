/** The words and names that a question is read by: what subjects are called, and which words anything here has. */
import type { Subject } from '../../catalogue/subjects/subject.ts';
import { Counts } from './counts.ts';
import { FEATURES } from './features.ts';
import { Vocabulary } from './vocabulary.ts';
import { otherWordings } from './word-family.ts';
import { isStopWord, nameWords, stopWords } from './words.ts';

/** A name of a subject. */
export interface Name {
  readonly words: readonly string[];
  readonly subjects: readonly Subject[];
  /** How many of the words tell something. */
  readonly telling: number;
}

/** Where words and names are looked up. */
export interface Lexicon {
  /** Names by their words, joined by blanks. */
  readonly names: ReadonlyMap<string, Name>;
  /** Names of several words by the first of them in the alphabet. */
  readonly byFirst: ReadonlyMap<string, readonly Name[]>;
  readonly vocabulary: Vocabulary;
  /** The words of all names, and of all titles. */
  readonly named: ReadonlySet<string>;
  readonly titled: ReadonlySet<string>;
  /** The words that stand beside each telling word in a name or a title. */
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What each subject is called, its own names before those of which no part says anything about it, as words. */
export type SubjectNames = ReadonlyMap<Subject, readonly (readonly string[])[]>;

export const subjectNames = (subjects: readonly Subject[]): SubjectNames =>
  new Map(subjects.map((subject) => [subject, [...subject.names, ...(subject.wholeNames ?? [])].map(nameWords)]));

/** The lexicon of subjects, of the words that entries have, and of the words of their titles. */
export function lexiconOf(
  subjects: SubjectNames,
  postings: ReadonlyMap<string, readonly number[]>,
  titles: readonly (readonly string[])[],
): Lexicon {
  const counts = new Counts();
  for (const word of stopWords()) counts.add(word);
  for (const [word, positions] of postings) counts.add(word, positions.length);
  for (const phrase of FEATURES.keys()) for (const word of phrase.split(' ')) counts.add(word);
  const ofName = new Map<string, Subject[]>();
  for (const [subject, names] of subjects) {
    for (const words of names) {
      for (const word of words) counts.add(word);
      const key = words.join(' ');
      if (!ofName.get(key)?.includes(subject)) append(ofName, key, subject);
    }
  }
  for (const [key, own] of [...ofName]) {
    for (const other of otherWordings(key.split(' ')).map((words) => words.join(' '))) if (!ofName.has(other)) ofName.set(other, own);
  }
  const names = new Map([...ofName].map(([key, own]): [string, Name] => [key, nameOf(key.split(' '), own)]));
  const byFirst = new Map<string, Name[]>();
  for (const name of names.values()) {
    const [first] = [...name.words].sort();
    if (first !== undefined && name.words.length > 1) append(byFirst, first, name);
  }
  const named = new Set([...names.values()].flatMap(({ words }) => words));
  const beside = neighboursIn([...[...names.values()].map(({ words }) => words), ...titles]);
  return { names, byFirst, vocabulary: new Vocabulary(counts), named, titled: new Set(titles.flat()), beside };
}

function neighboursIn(phrases: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const beside = new Map<string, Set<string>>();
  for (const phrase of phrases) {
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

const nameOf = (words: readonly string[], subjects: readonly Subject[]): Name => ({
  words,
  subjects,
  telling: words.filter((word) => !isStopWord(word)).length,
});

export function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const before = map.get(key);
  if (before === undefined) map.set(key, [value]);
  else before.push(value);
}
