/** Checks whether the best results cover a place or a proper name in the query. */
import type { Matches, Ranking, Scored, Where } from './entry.ts';
import { COVERED, placeFit, WHOLE_PLACE } from './places.ts';
import { isOfTown } from './scoring.ts';

/** The minimum score of the best results, as a share of the best score. */
export const NEARLY = 0.9;
/** The minimum score of a result for the other subject of a comparison, as a share of the best score. */
export const COMPARED = 0.2;
/** The minimum score of first results, as a share of the best score. A place is covered if a first result is about it. */
const AS_GOOD = 0.95;
/** The minimum match value. With a lower value, only a minor word matches, such as `loan` in `housing loans to investors`. */
export const HARDLY = 0.1;

/** Returns true if all leading results are series for regions. Ignores tables, because a table can contain several places. */
export function areOfRegions<T>(leading: readonly Scored<T>[]): boolean {
  const series = leading.flatMap(({ entry: { traits } }) => traits ?? []);
  return series.length > 1 && series.every(({ covers }) => covers !== null);
}

/** Returns true if all leading series are indexes or changes. Such a series does not count anything. */
export function areIndexes<T>(leading: readonly Scored<T>[]): boolean {
  const series = leading.flatMap(({ entry: { traits } }) => traits ?? []);
  return series.length > 0 && series.every(({ measure }) => measure !== 'level');
}

/** Returns true if one of the results contains the words. */
export const isReported = <T>(matches: Matches, leaders: readonly Scored<T>[]): boolean =>
  leaders.some(({ position }) => {
    const match = matches.get(position);
    return match !== undefined && match.value >= HARDLY;
  });

/**
 * Returns the requested place, and the first table that contains it. Returns null if the first result is a table or is for this place. A
 * series for a state is not for the state's capital, and a series for a capital is not for its state. Canberra is the exception, because almost all residents of its territory live there.
 */
export function elsewhereOf<T>({ place }: Where, ordered: readonly Scored<T>[], most: number): Ranking<T>['elsewhere'] {
  const traits = ordered[0]?.entry.traits ?? null;
  if (traits === null || place.state === null) return null;
  const fit = placeFit(place, traits.covers);
  const isOfCanberra = place.capital === 'Canberra' || traits.covers?.capital === 'Canberra';
  if (fit >= WHOLE_PLACE || (fit >= COVERED && isOfCanberra)) return null;
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
