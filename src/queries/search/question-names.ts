/** Finds places, properties, and names of several words in a question. */

import { type Feature, featuresByPhrase, precise } from './features.ts';
import type { Lexicon, Name, SubjectNumber } from './lexicon.ts';
import { placeOf, type RequestedPlace } from './places.ts';

/** A part of a question with one meaning, which is a subject or a word. */
export interface Concept {
  /** The normalised words. */
  readonly words: readonly string[];
  /** The subjects with this name. Empty if no subject has it. */
  readonly subjects: readonly SubjectNumber[];
  /** True if the words of a name are next to each other in the question, as in `cash rate`. */
  readonly isTogether?: boolean;
}

const LONGEST_PHRASE = 6;

/**
 * Finds names of several words. The words can be in any order, with other words between them. The most specific name comes first. Of
 * equally specific names, the one whose words are closest together comes first, and then the earliest one.
 */
export function longNames(words: readonly string[], lexicon: Lexicon, used: Set<number>): Concept[] {
  const concepts: Concept[] = [];
  const candidates = lexicon.namesWithin(new Set(words));
  for (;;) {
    let best: { readonly name: Name; readonly at: readonly number[]; readonly from: number; readonly span: number } | null = null;
    for (const name of candidates) {
      const at = positionsOf(name.words, words, used);
      if (at === null) continue;
      const from = Math.min(...at);
      const span = Math.max(...at) - from;
      const longer = best === null ? 1 : name.telling - best.name.telling || name.words.length - best.name.words.length;
      const nearer = best === null ? 1 : best.span - span || best.from - from;
      if (longer > 0 || (longer === 0 && nearer > 0)) best = { name, at, from, span };
    }
    if (best === null) return concepts;
    for (const i of best.at) used.add(i);
    concepts.push({ words: best.name.words, subjects: best.name.subjects, isTogether: best.span < best.name.words.length });
  }
}

/**
 * Returns the first names in pairs that share their last word, such as `townhouse price` in `townhouse and unit prices`.
 * @param named the names that were found in the question
 */
export function sharedNames(words: readonly string[], named: readonly Concept[], lexicon: Lexicon, used: Set<number>): Concept[] {
  return words.flatMap((word, i) => {
    const [joint, next] = [words[i + 1], words[i + 2]];
    if (used.has(i) || next === undefined || (joint !== 'and' && joint !== 'or')) return [];
    const second = named.find((one) => one.words.length > 1 && one.words.includes(next) && one.words.at(-1) !== next);
    const noun = second?.words.at(-1);
    const name = noun === undefined ? undefined : lexicon.namesWithin(new Set([word, noun])).find((one) => one.words.length === 2);
    if (name === undefined) return [];
    used.add(i);
    return [{ words: name.words, subjects: name.subjects, isTogether: true }];
  });
}

/**
 * Returns the position in the question of each word of a name. Positions that another name uses are skipped. Returns null if a word is
 * not found.
 */
function positionsOf(name: readonly string[], words: readonly string[], used: ReadonlySet<number>): readonly number[] | null {
  const at: number[] = [];
  for (const word of name) {
    const i = words.findIndex((one, position) => one === word && !used.has(position) && !at.includes(position));
    if (i === -1) return null;
    at.push(i);
  }
  return at;
}

/**
 * Returns the state whose full name is in the unused words, if the name has several words. Runs before other steps, because `new` in New
 * South Wales is not part of `new houses`.
 */
export function stateInFull(words: readonly string[], used: Set<number>): RequestedPlace | null {
  for (const { key, from, length } of phrasesOf(words, used)) {
    const place = length === 1 ? null : placeOf(key);
    if (place === null || place.state === null) continue;
    for (let i = from; i < from + length; i += 1) used.add(i);
    return place;
  }
  return null;
}

/** Returns the words in names of places with two words, such as `Wagga Wagga`. */
export function wordsOfPlaces(words: readonly string[]): ReadonlySet<string> {
  const named = words.flatMap((word, i) => {
    const pair = [word, ...words.slice(i + 1, i + 2)];
    return pair.length > 1 && placeOf(pair.join(' ')) !== null ? pair : [];
  });
  return new Set(named);
}

/**
 * Returns the first state or capital city in the unused words, with those in other states. If there is no such place, returns
 * the first other place.
 * @param inFull the state whose full name is in the question
 */
export function placeAmong(
  words: readonly string[],
  lexicon: Lexicon,
  used: Set<number>,
  inFull: RequestedPlace | null,
): RequestedPlace | null {
  const places = inFull === null ? [] : [inFull];
  for (const { key, from, length } of phrasesOf(words, used)) {
    const place = placeOf(key);
    // Some names of towns are also subjects, such as `Sale`, `Young` and `Orange`. They are not treated as places.
    const isSubject = length === 1 && (lexicon.isNamed(key) || lexicon.isTitled(key));
    if (place === null || (place.state === null && place.isAbroad !== true && isSubject)) continue;
    for (let i = from; i < from + length; i += 1) used.add(i);
    places.push(place);
  }
  const states = places.filter(({ state }) => state !== null);
  const [first] = states;
  if (first === undefined) return places[0] ?? null;
  const also = states.filter(({ state }, i) => states.findIndex((one) => one.state === state) === i && state !== first.state);
  const named = { ...first, others: places.filter(({ state }) => state === null) };
  return also.length === 0 ? named : { ...named, also };
}

/**
 * Returns the features that a question names. The name of a subject can also contain a feature, such as growth in `wage growth`.
 * @param said receives the words for each feature
 */
export function featuresAmong(words: readonly string[], used: Set<number>, said: Map<Feature, string>): readonly Feature[] {
  const found: Feature[] = [];
  const taken = new Set<number>();
  for (const { key, from, length } of phrasesOf(words, taken)) {
    const feature = featuresByPhrase().get(key);
    // In `gross value added`, the word is not about a change.
    if (feature === undefined || (key === 'added' && words[from - 1] === 'value')) continue;
    found.push(feature);
    said.set(feature, key);
    for (let i = from; i < from + length; i += 1) {
      taken.add(i);
      used.add(i);
    }
  }
  return precise(found);
}

/** Yields sequences of adjacent unused words, longest first. */
function* phrasesOf(
  words: readonly string[],
  used: ReadonlySet<number>,
): Iterable<{ readonly key: string; readonly from: number; readonly length: number }> {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length >= 1; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      if (!isUsed(used, from, from + length)) yield { key: words.slice(from, from + length).join(' '), from, length };
    }
  }
}

function isUsed(used: ReadonlySet<number>, from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (used.has(i)) return true;
  return false;
}
