/** Recognises queries about subjects outside the catalogue. */

import { NOT_COVERED_KINDS, type NotCovered, subjectsNotCovered } from '../../catalogue/subjects/not-covered.ts';
import type { Subject } from '../../catalogue/subjects/subject.ts';
import { at } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import { withoutSigns } from './notation.ts';
import { withMoves, withPeoples } from './places.ts';
import { isThing } from './plain-words.ts';
import { withoutWhen } from './question-times.ts';
import { Counts, Vocabulary } from './vocabulary.ts';
import { isStopWord, wordsOf } from './words.ts';

/**
 * A name of a subject outside the catalogue. `within` has longer names in the catalogue that contain this name, such as `domestic
 * violence leave`.
 */
interface NotCoveredName {
  readonly words: string;
  readonly sorted: readonly string[];
  readonly what: NotCovered;
  readonly within: readonly string[];
}

export interface NamesNotCovered {
  /** Names by one of their words, which is the first one in alphabetical order. */
  readonly byFirst: ReadonlyMap<string, readonly NotCoveredName[]>;
  /** All words of these names, which are used to correct spelling. */
  readonly vocabulary: Vocabulary;
}

const blanked = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** Finds names in the catalogue that contain a name of a subject outside it. This takes 250 ms, so the index stores the result. */
export function longerNames(covered: readonly Subject[]): ReadonlyMap<string, readonly string[]> {
  const names = subjectsNotCovered().flatMap((one) => one.names.map(wordsOf));
  const byFirst = new Map<string, string[]>();
  for (const words of names) addTo(byFirst, at(words.toSorted(), 0), blanked(words));
  const longer = new Map<string, string[]>();
  for (const subject of covered) {
    for (const words of [...subject.names, ...subject.wholeNames].map(wordsOf)) {
      const other = blanked(words);
      for (const name of new Set([...new Set(words)].flatMap((word) => byFirst.get(word) ?? []))) {
        if (other.length > name.length && other.includes(name)) addTo(longer, name, other);
      }
    }
  }
  return longer;
}

/**
 * Prepares the names of all subjects outside the catalogue.
 * @param longer the result of `longerNames`
 */
export function namesNotCovered(longer: ReadonlyMap<string, readonly string[]>): NamesNotCovered {
  const byFirst = new Map<string, NotCoveredName[]>();
  const counts = new Counts();
  for (const what of subjectsNotCovered()) {
    for (const words of what.names.map(wordsOf)) {
      for (const word of words) counts.add(word);
      const [name, sorted] = [blanked(words), words.toSorted()];
      addTo(byFirst, at(sorted, 0), { words: name, sorted, what, within: longer.get(name) ?? [] });
    }
  }
  return { byFirst, vocabulary: new Vocabulary(counts) };
}

/** Corrects a misspelt word if it is similar to a word of these names, as in `consumer confidance`. Returns known words unchanged. */
function spelt(word: string, { vocabulary }: NamesNotCovered, isKnown: (word: string) => boolean): string {
  if (isStopWord(word) || vocabulary.has(word) || isKnown(word) || isThing(word)) return word;
  const [meant, ...more] = vocabulary.repair(word, false);
  return meant !== undefined && more.length === 0 ? meant : word;
}

/** Lists all subjects outside the catalogue by kind. Each has a reason and the ids of the most similar data. */
export const allNotCovered = (): readonly NotCovered[] =>
  NOT_COVERED_KINDS.flatMap((kind) => subjectsNotCovered().filter((one) => one.kind === kind));

/**
 * The minimum number of words in a name that matches in any order. A shorter name must match in the same order, because `market share` is
 * not `share market`.
 */
const FEWEST_IN_ANY_ORDER = 3;

/**
 * Returns the subject outside the catalogue whose name is in the text. Returns null if the text has no such name. Names of three or more
 * words match in any order.
 * @param isKnown returns true if the catalogue contains a word. Such a word is not misspelt
 */
export function notCoveredIn(text: string, names: NamesNotCovered, isKnown: (word: string) => boolean): NotCovered | null {
  const reported = wordsOf(withoutWhen(withoutSigns(withMoves(withPeoples(text)))));
  const words = (reported.every(isStopWord) ? wordsOf(text) : reported).map((word) => spelt(word, names, isKnown));
  const requested = ` ${words.join(' ')} `;
  const telling = words.filter((word) => !isStopWord(word)).join(' ');
  const isNamed = ({ words: name, sorted, what }: NotCoveredName): boolean =>
    what.isAlone ? name === ` ${telling} ` : requested.includes(name) || (sorted.length >= FEWEST_IN_ANY_ORDER && stand(words, sorted));
  const candidates = [...new Set(words)].flatMap((word) => names.byFirst.get(word) ?? []);
  const named = candidates.filter((one) => isNamed(one) && !one.within.some((longer) => requested.includes(longer)));
  // If several names match, uses the longest one, such as `ndis spending` instead of `ndis`.
  return (
    named.reduce<NotCoveredName | null>((best, one) => (best === null || one.words.length > best.words.length ? one : best), null)?.what ??
    null
  );
}

/** Returns true if the words are next to each other in the text, in any order. */
const stand = (words: readonly string[], sorted: readonly string[]): boolean =>
  words.some((_, i) => {
    const some = words.slice(i, i + sorted.length).sort();
    return some.length === sorted.length && some.every((word, k) => word === sorted[k]);
  });

/** Writes a note such as `Not covered: consumer sentiment. … The nearest data measure something else: …`. */
export const notCoveredNote = ({ title, why, nearest }: NotCovered): string =>
  `Not covered: ${title}. ${why.charAt(0).toUpperCase()}${why.slice(1)}. The nearest data measure something else: ${nearest.join(', ')}.`;
