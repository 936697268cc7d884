/** Whether the best results cover parts of the request, such as a place or a proper name. */
import type { Matches, Ranking, Scored, Where } from './entry.ts';
import { COVERED, placeFit } from './places.ts';
import { isOfTown } from './scoring.ts';

/** A result that scores at least this share of the best score covers the request. */
export const NEARLY = 0.9;
/** A place is covered if the first result, or one that scores nearly as well, is about it. */
const AS_GOOD = 0.95;
/** Below this share only a minor word matches, such as `loan` in `housing loans to investors`. */
const HARDLY = 0.1;

/** Tables have no place, so they count neither way. */
export function areOfRegions<T>(leading: readonly Scored<T>[]): boolean {
  const series = leading.flatMap(({ entry: { traits } }) => traits ?? []);
  return series.length > 1 && series.every(({ covers }) => covers !== null);
}

/** Whether a proper name occurs in the best results. */
export const isReported = (
  matches: Matches,
  found: readonly { readonly position: number; readonly raw: number }[],
  best: number,
): boolean =>
  found.some(({ position, raw }) => {
    const match = raw >= best * NEARLY ? matches.get(position) : undefined;
    return match !== undefined && match.value >= HARDLY;
  });

/** Null if the first result is a table or is about the requested place. */
export function elsewhereOf<T>({ place }: Where, ordered: readonly Scored<T>[], most: number): Ranking<T>['elsewhere'] {
  const traits = ordered[0]?.entry.traits ?? null;
  if (traits === null || place.state === null || placeFit(place, traits.covers) >= COVERED) return null;
  const table = ordered.find(
    ({ entry, complete }) => entry.isTable && entry.regions?.has(place.name) === true && complete >= most * NEARLY,
  );
  return { place: place.name, table: table?.entry.item ?? null };
}

/** Whether one of the results that cover the request is about the requested place. */
export const isCovered = <T>({ place, isNamedAt }: Where, found: readonly Scored<T>[], best: number): boolean =>
  found.some(({ position, entry, raw, matched }) => {
    if (raw >= best * NEARLY && entry.regions?.has(place.name)) return true;
    if (raw < best * AS_GOOD) return false;
    if (isOfTown(entry, place, matched)) return true;
    if (place.state === null) return isNamedAt(position);
    return entry.traits !== null && placeFit(place, entry.traits.covers) >= COVERED;
  });
