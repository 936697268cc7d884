/** Finds a result for each place or subject in a question about several. */
import type { Indexed, Ranking, SeriesTraits } from './entry.ts';
import { COVERED, placeFit, type RequestedPlace } from './places.ts';

/**
 * Adds the series for the other places in a question, as in `rents in Sydney and Perth`. They come after the first result. A place
 * without such a series is unmatched.
 * @param answerFor returns the results for one of the places
 */
export function withOtherPlaces<T>(
  ranking: Ranking<T>,
  place: RequestedPlace | null,
  entryOf: (item: T) => Indexed<T>,
  answerFor: (place: RequestedPlace) => Ranking<T>,
): Ranking<T> {
  const [first, ...rest] = ranking.found;
  const covers = first === undefined ? null : (entryOf(first.item).traits?.covers ?? null);
  if (first === undefined || place?.also === undefined) return ranking;
  const lacksPlace = ranking.uncovered !== null || ranking.elsewhere !== null;
  // If the first result covers none of the places, all of them are unmatched.
  if (covers === null && lacksPlace)
    return { ...ranking, unmatched: [...new Set([...ranking.unmatched, ...place.also.map(({ name }) => name)])] };
  if (covers === null) return ranking;
  const { title } = entryOf(first.item);
  const others = place.also.filter(({ state }) => state === null || !covers.states.has(state));
  const own = others.map((other) => {
    const found = answerFor(other).found.find(({ item }) => entryOf(item).title === title);
    return found !== undefined && placeFit(other, entryOf(found.item).traits?.covers ?? null) >= COVERED ? found : null;
  });
  const added = own.flatMap((one) => (one === null ? [] : [{ item: one.item, why: one.why, score: first.score }]));
  const items = added.map(({ item }) => item);
  const missing = others.filter((_, i) => own[i] === null).map(({ name }) => name);
  return {
    ...ranking,
    found: [first, ...added, ...rest.filter(({ item }) => !items.includes(item))],
    unmatched: [...new Set([...ranking.unmatched, ...missing])],
  };
}

/** Words between the two sides of a comparison, as in `public or private` and `men vs women`, and words before the second side. */
const JOINTS: ReadonlySet<string> = new Set(['or', 'vs', 'vs.', 'versus', 'and', 'against']);
const ARTICLES: ReadonlySet<string> = new Set(['for', 'in', 'of', 'the']);

/** Returns a comparison as two questions, one for each side. Returns null if the sides are not next to each other. */
export function sidesOf(text: string): readonly [string, string] | null {
  const words = text.split(/\s+/);
  const joint = words.findIndex((word, i) => i > 0 && JOINTS.has(word.toLowerCase()));
  const other = joint === -1 ? -1 : words.findIndex((word, i) => i > joint && !ARTICLES.has(word.toLowerCase()));
  if (other === -1) return null;
  return [words.toSpliced(joint, other - joint + 1).join(' '), words.toSpliced(joint - 1, other - joint + 1).join(' ')];
}

/**
 * Puts the results for the two sides of a comparison first, if each has its own series of the same measure. Otherwise returns the results
 * for the whole question.
 */
export function withSides<T>(
  whole: Ranking<T>,
  [left, right]: readonly [Ranking<T>, Ranking<T>],
  entryOf: (item: T) => Indexed<T>,
): Ranking<T> {
  const [first, a, b] = [whole.found[0], left.found[0], right.found[0]];
  if (first === undefined || a === undefined || b === undefined || a.item === b.item) return whole;
  const [one, other] = [entryOf(a.item).traits, entryOf(b.item).traits];
  const areAlike = one !== null && one.measure === other?.measure && one.frequency === other.frequency;
  const isEither = [a.item, b.item].includes(first.item) || (a.score >= first.score && b.score >= first.score);
  if (!areAlike || !isEither || entryOf(first.item).traits === null) return whole;
  const rest = whole.found.filter(({ item }) => item !== a.item && item !== b.item);
  const pair = (first.item === b.item ? [b, a] : [a, b]).map(({ item, why }) => ({ item, why, score: Math.max(first.score, a.score) }));
  return { ...whole, found: [...pair, ...rest], unmatched: [...new Set([...left.unmatched, ...right.unmatched])] };
}

/**
 * Combines the results for both meanings of `sa`, as in `unemployment sa`. The series for South Australia comes first if it covers the
 * whole state.
 */
export function withBothMeanings<T>(ofState: Ranking<T>, adjusted: Ranking<T>, traitsOf: (item: T) => SeriesTraits | null): Ranking<T> {
  const [state, nation] = [ofState.found[0], adjusted.found[0]];
  const ofNation = nation === undefined ? null : traitsOf(nation.item);
  if (nation === undefined || ofNation === null || ofNation.covers !== null || ofNation.adjustment !== 'seasonally_adjusted')
    return ofState;
  if (state === undefined) return adjusted;
  const covers = traitsOf(state.item)?.covers ?? null;
  const isOfState = ofState.uncovered === null && covers !== null && covers.capital === null;
  const [leads, second] = isOfState ? ([ofState, nation] as const) : ([adjusted, state] as const);
  const [first, ...others] = leads.found;
  if (first === undefined || first.item === second.item) return leads;
  const { item, why } = second;
  return { ...leads, found: [first, { item, why, score: first.score }, ...others.filter((other) => other.item !== item)] };
}
