/** Which of the request the best answers report: the place, somebody who was named. */
import type { Matches, Ranking, Scored, Where } from './entry.ts';
import { COVERED, placeFit } from './places.ts';
import { isOfTown } from './scoring.ts';

/** Whoever has nearly all that the best has, has the request. */
export const NEARLY = 0.9;
/** A place is covered where what leads is about it, or what is as good. */
const AS_GOOD = 0.95;
/** Who has less than this of a name has a word of it that says nothing: `loan` of `housing loans to investors`. */
const HARDLY = 0.1;

/** Tables have no place of their own, and say nothing for or against. */
export function areOfRegions<T>(leading: readonly Scored<T>[]): boolean {
  const series = leading.flatMap(({ entry: { traits } }) => traits ?? []);
  return series.length > 1 && series.every(({ covers }) => covers !== null);
}

/** Whether somebody who was named is in the best answers. */
export const isTold = (matches: Matches, found: readonly { readonly position: number; readonly raw: number }[], best: number): boolean =>
  found.some(({ position, raw }) => {
    const match = raw >= best * NEARLY ? matches.get(position) : undefined;
    return match !== undefined && match.value >= HARDLY;
  });

/** Null where the first answer is a table, or is about the place that is requested. */
export function elsewhereOf<T>({ place }: Where, ordered: readonly Scored<T>[], most: number): Ranking<T>['elsewhere'] {
  const traits = ordered[0]?.entry.traits ?? null;
  if (traits === null || place.state === null || placeFit(place, traits.covers) >= COVERED) return null;
  const table = ordered.find(
    ({ entry, complete }) => entry.isTable === true && entry.regions?.has(place.name) === true && complete >= most * NEARLY,
  );
  return { place: place.name, table: table?.entry.item ?? null };
}

/** Whether something that has the request is about the place that is requested. */
export const isCovered = <T>({ place, words }: Where, found: readonly Scored<T>[], best: number): boolean =>
  found.some(({ entry, raw, matched }) => {
    if (raw >= best * NEARLY && entry.regions?.has(place.name)) return true;
    if (raw < best * AS_GOOD) return false;
    if (isOfTown(entry, place, matched)) return true;
    if (place.state === null) return words.every((word) => entry.worth.has(word));
    return entry.traits !== null && placeFit(place, entry.traits.covers) >= COVERED;
  });
