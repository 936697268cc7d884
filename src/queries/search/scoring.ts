import type { Indexed, Match, Matches, ParsedRequest, Scored, Where } from './entry.ts';
import { placeFit, type RequestedPlace } from './places.ts';

const HEAD_GAIN = 0.4;
/** The minimum weight of a first main result (head). An entry with more weight is the first main result for the whole query. */
const FIRST_HEAD = 0.95;
/** The amount by which the weight of a main result (head) decreases with each rank. */
const HEAD_STEP = 0.12;
/** The weight of an entry if its title contains no word of the query. */
const UNASKED_TITLE = 0.75;
/** The weight of a regional series if the query names no place. */
const UNASKED_PLACE = 0.6;
/** The weight of a table that contains the requested town. It is high because national entries do not answer such a question. */
const OF_THE_TOWN = 3;
/** The value of a match with the title. Matches with tags and descriptions have lower values. */
const IN_THE_TITLE = 0.95;
const OTHER_NAME_IN_THE_TITLE = 0.78;
/** The weight of a series for the requested place that only has words of the subject, but is not a main result (head) for it. */
const OF_ANOTHER_SUBJECT = 0.6;
/** The weight of an entry without a place if the query names a place. */
const NO_PLACE = 0.6;
/** The weight of a table of other places if the query names a place. */
const WITHOUT_THE_PLACE = 0.4;
/** The exponent for incomplete matches. An entry that matches half of the query gets less than half of the score. */
const COMPLETENESS = 1.6;
const EXACT = 100;

/** Returns the best rank among the main results (heads) with the requested measure. Returns 0 if there is no such main result. */
export function firstMeasuredOf(matches: Matches, isMeasured: (position: number) => boolean): number {
  let first = Number.POSITIVE_INFINITY;
  for (const [position, { head }] of matches) if (head !== null && head < first && isMeasured(position)) first = head;
  return Number.isFinite(first) ? first : 0;
}

/**
 * Calculates the score of an entry.
 * @param exactness how exactly the query names the id of the entry. Null if it does not name the id
 */
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
      // The first main result with the requested measure gets the weight of the first main result.
      heads += weight * Math.max(0, 1 - HEAD_STEP * (match.head - (isMeasured ? firstMeasured : 0)));
    }
    matched.push(match);
  }
  const isOther =
    heads === 0 &&
    where !== null &&
    entry.traits?.covers != null &&
    requested.every((one) => !isTitledSo(one, position)) &&
    requested.some(({ matches }) => hasHead(matches));
  // If the query contains only a place, all entries for the place match completely.
  const complete = exactness !== null || whole === 0 ? 1 : has / whole;
  const title = whole === 0 ? 1 : Math.max(heads / whole, titleShare(entry, matched));
  const headed = heads / (whole || 1);
  // The first main result has full weight, even if its kind of entry is less common.
  const usualness = headed > FIRST_HEAD ? Math.max(1, entry.usualness) : entry.usualness;
  const own = (UNASKED_TITLE + (1 - UNASKED_TITLE) * title) * (1 + HEAD_GAIN * headed) * usualness;
  const raw =
    (exactness === null ? 0 : EXACT * exactness) +
    complete ** COMPLETENESS * own * placed(where, position, entry, matched, complete) * fit * (isOther ? OF_ANOTHER_SUBJECT : 1);
  return { position, entry, complete, raw, matched };
}

/** Returns whether the title of an entry has the words of a concept, or another name of its subject. */
function isTitledSo({ words, matches }: ParsedRequest, position: number): boolean {
  const match = matches.get(position);
  if (match === undefined) return false;
  return match.value >= (match.words.join(' ') === words.join(' ') ? IN_THE_TITLE : OTHER_NAME_IN_THE_TITLE);
}

const KNOWN_TO_HAVE_HEAD = new WeakMap<Matches, boolean>();

/** Returns whether any entry is a main result (head) among the matches. */
function hasHead(matches: Matches): boolean {
  const known = KNOWN_TO_HAVE_HEAD.get(matches);
  if (known !== undefined) return known;
  const found = [...matches.values()].some(({ head }) => head !== null);
  KNOWN_TO_HAVE_HEAD.set(matches, found);
  return found;
}

function titleShare<T>({ titleWords }: Indexed<T>, matched: readonly Match[]): number {
  let named = 0;
  // Loops without functions, because a question scores hundreds of entries.
  for (const forms of titleWords) if (isNamed(forms, matched)) named += 1;
  return titleWords.length === 0 ? 0 : named / titleWords.length;
}

function isNamed(forms: readonly string[], matched: readonly Match[]): boolean {
  for (const { words } of matched) for (const form of forms) if (words.includes(form)) return true;
  return false;
}

/** The share of the words, by weight, that an entry must match to be about the subject of a question. */
const ABOUT = 0.7;

/**
 * Returns true if an entry contains the requested place and is a main result (head) for the subject. A table with a town, council or
 * country is also accepted if it matches most of the question. States are excluded, because they have separate series.
 */
export function isOfTown<T>({ places }: Indexed<T>, { name, state }: RequestedPlace, matched: readonly Match[], complete: number): boolean {
  if (places?.has(name) !== true) return false;
  return matched.some(({ head }) => head !== null) || (state === null && matched.length > 0 && complete >= ABOUT);
}

function placed<T>(where: Where | null, position: number, entry: Indexed<T>, matched: readonly Match[], complete: number): number {
  const { traits } = entry;
  const regional = traits !== null && traits.covers !== null;
  if (where === null) return regional ? UNASKED_PLACE : 1;
  const { place } = where;
  if (isOfTown(entry, place, matched, complete)) return OF_THE_TOWN;
  if (place.state === null) return where.isNamedAt(position) ? 1 : placeFit(place, null) * (regional ? UNASKED_PLACE : 1);
  if (traits !== null) return placeFit(place, traits.covers);
  const { regions } = entry;
  const isElsewhere = regions !== null && regions.size > 0 && !regions.has(place.name) && !regions.has(place.state);
  return isElsewhere ? WITHOUT_THE_PLACE : NO_PLACE;
}
