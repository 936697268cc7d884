/** Scores an entry by its words, its subjects and its place. */
import type { Indexed, Match, Matches, ParsedRequest, Scored, Where } from './entry.ts';
import { placeFit, type RequestedPlace } from './places.ts';
import { synonymsOf } from './word-family.ts';

const HEAD_GAIN = 0.4;
/** An entry with at least this score is the first head of the whole query. */
const FIRST_HEAD = 0.95;
/** Each further head of a subject counts this much less than the one before. */
const HEAD_STEP = 0.12;
/** The weight of an entry whose title the query does not name. */
const UNASKED_TITLE = 0.75;
/** The weight of a regional series, if the query names no place. */
const UNASKED_PLACE = 0.6;
/** The weight of a table that has the requested town, because national entries do not answer such a question. */
const OF_THE_TOWN = 3;
/** The weight of entries without a place, if the query names one. */
const NO_PLACE = 0.6;
/** An entry that matches half the query counts for less than half. */
const COMPLETENESS = 1.6;
const EXACT = 100;

/** The rank of the first head that has the requested measure, or 0. */
export function firstMeasuredOf(matches: Matches, isMeasured: (position: number) => boolean): number {
  let first = Number.POSITIVE_INFINITY;
  for (const [position, { head }] of matches) if (head !== null && head < first && isMeasured(position)) first = head;
  return Number.isFinite(first) ? first : 0;
}

/** Scores an entry by matches, place and measure. */
export function scoreOf<T>(
  position: number,
  entry: Indexed<T>,
  requested: readonly ParsedRequest[],
  where: Where | null,
  exactness: number | null,
  fit: number,
  isRequested: boolean,
  isMeasured: boolean,
): Scored<T> {
  const matched: Match[] = [];
  let whole = 0;
  let has = 0;
  let heads = 0;
  for (const { weight, matches, firstMeasured } of requested) {
    whole += weight;
    const match = matches.get(position);
    if (match === undefined) continue;
    has += weight * match.value;
    if (match.head !== null && (isRequested || !entry.isRelease)) {
      // The first head with the requested measure counts as much as the first head of all.
      heads += weight * Math.max(0, 1 - HEAD_STEP * (match.head - (isMeasured ? firstMeasured : 0)));
    }
    matched.push(match);
  }
  // A place alone matches all entries for it.
  const complete = exactness !== null || whole === 0 ? 1 : has / whole;
  const title = whole === 0 ? 1 : Math.max(heads / whole, titleShare(entry, matched));
  const headed = heads / (whole || 1);
  // An entry that is declared as the first meaning has full weight, of whichever kind it is.
  const usualness = headed > FIRST_HEAD ? Math.max(1, entry.usualness) : entry.usualness;
  const own = (UNASKED_TITLE + (1 - UNASKED_TITLE) * title) * (1 + HEAD_GAIN * headed) * usualness;
  const raw = (exactness === null ? 0 : EXACT * exactness) + complete ** COMPLETENESS * own * placed(where, position, entry, matched) * fit;
  return { position, entry, complete, raw, matched };
}

/** The share of a title that the query names. */
const titleShare = <T>({ titleWords }: Indexed<T>, matched: readonly Match[]): number =>
  titleWords.length === 0
    ? 0
    : titleWords.filter((word) => matched.some(({ words }) => words.includes(word) || synonymsOf(word).some((one) => words.includes(one))))
        .length / titleWords.length;

/** Whether an entry has both the requested town and the subject. */
export const isOfTown = <T>({ places }: Indexed<T>, { name }: RequestedPlace, matched: readonly Match[]): boolean =>
  places?.has(name) === true && matched.some(({ head }) => head !== null);

function placed<T>(where: Where | null, position: number, entry: Indexed<T>, matched: readonly Match[]): number {
  const { traits } = entry;
  const regional = traits !== null && traits.covers !== null;
  if (where === null) return regional ? UNASKED_PLACE : 1;
  const { place } = where;
  if (isOfTown(entry, place, matched)) return OF_THE_TOWN;
  if (place.state === null) return where.isNamedAt(position) ? 1 : placeFit(place, null) * (regional ? UNASKED_PLACE : 1);
  return traits === null ? NO_PLACE : placeFit(place, traits.covers);
}
