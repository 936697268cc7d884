/** Checks whether the best results cover a place or a proper name in the request. */
import type { Matches, Ranking, Scored, Where } from './entry.ts';
import { COVERED, placeFit } from './places.ts';
import { isOfTown } from './scoring.ts';

/** The best results have a score of at least this share of the best score. */
export const NEARLY = 0.9;
/** A place is covered if a first result is about it. First results have a score of at least this share of the best score. */
const AS_GOOD = 0.95;
/** Below this match value, only a minor word matches, such as `loan` in `housing loans to investors`. */
const HARDLY = 0.1;

/** Returns whether all leading results are series for regions. Ignores tables, because a table can have several places. */
export function areOfRegions<T>(leading: readonly Scored<T>[]): boolean {
  const series = leading.flatMap(({ entry: { traits } }) => traits ?? []);
  return series.length > 1 && series.every(({ covers }) => covers !== null);
}

/** Returns whether one of the best results contains a proper name. */
export const isReported = (
  matches: Matches,
  found: readonly { readonly position: number; readonly raw: number }[],
  best: number,
): boolean =>
  found.some(({ position, raw }) => {
    const match = raw >= best * NEARLY ? matches.get(position) : undefined;
    return match !== undefined && match.value >= HARDLY;
  });

/**
 * Returns the requested place and the first table that has it. Null if the first result is a table or is for this place. A series for a
 * state is not for its capital, except for Canberra, where almost all of the territory's residents live.
 */
export function elsewhereOf<T>({ place }: Where, ordered: readonly Scored<T>[], most: number): Ranking<T>['elsewhere'] {
  const traits = ordered[0]?.entry.traits ?? null;
  if (traits === null || place.state === null) return null;
  const fit = placeFit(place, traits.covers);
  if (fit >= COVERED && (place.capital === null || place.capital === 'Canberra' || fit === 1)) return null;
  const table = ordered.find(
    ({ entry, complete }) => entry.isTable && entry.regions?.has(place.name) === true && complete >= most * NEARLY,
  );
  return { place: place.name, table: table?.entry.item ?? null };
}

export const isCovered = <T>({ place, isNamedAt }: Where, found: readonly Scored<T>[], best: number): boolean =>
  found.some(({ position, entry, raw, matched, complete }) => {
    if (raw >= best * NEARLY && entry.regions?.has(place.name)) return true;
    if (raw < best * AS_GOOD) return false;
    if (isOfTown(entry, place, matched, complete)) return true;
    if (place.state === null) return isNamedAt(position);
    return entry.traits !== null && placeFit(place, entry.traits.covers) >= COVERED;
  });
