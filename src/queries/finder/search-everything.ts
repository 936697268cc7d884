/** Searches the whole catalogue by relevance. */

import { agencyTable } from '../../catalogue/agency-tables.ts';
import { conceptsOfSeries, conceptTitled } from '../../catalogue/concepts/concepts.ts';
import { knownElsewhere } from '../../catalogue/known-elsewhere.ts';
import { findSeries, nearestSeries, SERIES } from '../../catalogue/series.ts';
import { at, present } from '../../core/assert.ts';
import { type Dataset, dottedId, SOURCE_CODES, type SourceCode } from '../../core/define-dataset.ts';
import { withJson } from '../../core/json-rows.ts';
import { MAIN_STATES } from '../../core/places/geography.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { metaOf } from '../base/meta.ts';
import { choice, type QueryParameter, text } from '../base/parameters/declaration.ts';
import { Parameters } from '../base/parameters/parameters.ts';
import { limitOf } from '../base/parameters/standard.ts';
import type { ConceptRow } from '../concepts/shape.ts';
import { FINDABLE_KINDS, type Findable } from '../search/catalogue-entries.ts';
import { isEntity, searchCatalogue } from '../search/catalogue-search.ts';
import type { Ranking } from '../search/entry.ts';
import { notCoveredNote } from '../search/not-covered.ts';
import { byLatestValue, orderNotes } from './members.ts';
import { registerOfEntities, requestedForecast, requestedRegister } from './other-answers.ts';
import { leaderAt, requestedDay } from './reach.ts';
import { atRequestedTime, timeNote } from './requested-time.ts';
import { conceptNow, type Facts, factsOf, ofForecast, restsOn } from './result-facts.ts';

const WORDS = text('q', 'Search words, a whole question, or an id.', { required: true, example: 'unemployment victoria' });
export const SEARCH_KIND = choice('kind', 'Only results of this kind.', FINDABLE_KINDS);
const SOURCE = choice('source', 'Only results from this source. Indicators are omitted, because they have several sources.', SOURCE_CODES);
const LIMIT = limitOf('Maximum number of rows in the response.', 50, 10);
export const SEARCH_EVERYTHING: readonly QueryParameter[] = [WORDS, SEARCH_KIND, SOURCE, LIMIT];

const SECONDS = 60;
/** The maximum number of ids to suggest. */
const MOST_NEAR = 3;
/** The number of results that are checked for data if a question names a time. */
const LOOKED_THROUGH = 8;

interface SearchRow extends Facts {
  readonly score: number;
  readonly why: readonly string[];
}
const COLUMNS = [
  ...['kind', 'id', 'title', 'short_title', 'source', 'units', 'frequency', 'place', 'available', 'from', 'to'],
  ...['latest.period', 'latest.value', 'latest.previous_period', 'latest.previous_value', 'latest.change', 'next_release', 'score', 'why'],
];

export interface SearchAnswer extends Answer {
  readonly data: readonly SearchRow[];
}

/** Responds to `/v1/search`. `meta.unmatched` lists the words that do not match any of the best results. A place without data comes first. */
export async function searchEverything(ctx: QueryContext, params: URLSearchParams): Promise<SearchAnswer> {
  const parameters = new Parameters(params);
  const q = parameters.text(WORDS);
  const kind = parameters.choice(SEARCH_KIND);
  const source = parameters.choice(SOURCE);
  const limit = parameters.integer(LIMIT);
  if (q === null && !params.get('q')?.trim()) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'q',
      detail: 'The parameter “q” is required. Give search words, such as q=unemployment+victoria.',
    });
  }
  parameters.refuseRest();
  parameters.check();
  const words = present(q, 'The words of a checked search');
  const named = findSeries(words);
  const kinds = kind === null ? FINDABLE_KINDS : [kind];
  const { found, unmatched, uncovered, elsewhere, isOfRegions, notCovered, members } = searchCatalogue(words, kinds, named);
  const otherwise = otherAnswer(q, kind, source);
  const wanted = withRegister(
    found.filter(({ item }) => source === null || sourceOf(item) === source),
    otherwise.register ?? (otherwise.forecast === null ? registerOf(unmatched, uncovered, found[0]?.item, words, kind, source) : null),
  );
  const day = q === null ? null : requestedDay(q);
  const looked = await withFacts(ctx, wanted.slice(0, Math.max(limit, LOOKED_THROUGH, members === undefined ? 0 : members.count)));
  const ofMembers = otherwise.register === null && day === null ? members : undefined;
  const all = byLatestValue(looked, ofMembers);
  const reaching = all.map(({ item, score, facts }) => ({ item, score, to: facts.to }));
  const leader = leaderAt(reaching, day);
  const page = ledBy(reaching, leader).slice(0, limit);
  const timed = await timeNotes(ctx, words, page[0]?.item);
  const concept = day === null ? await conceptOf(ctx, q, wanted[0]?.item) : null;
  const missing = unmatched.filter((word) => word !== notCovered?.title);
  const entities = otherwise.forecast === null ? entitiesAmong(missing, uncovered, wanted[0], words) : [];
  // A note about another table is more useful if that table has data for the place.
  const hasTable = elsewhere !== null && elsewhere.table !== null;
  const forecast = foundForecast(otherwise.forecast, all[0]);
  const shown = [...forecast, ...ledBy(all, leader)].slice(0, limit);
  const rows = shown.map(rowOf);
  const total = wanted.length + forecast.length;
  return {
    data: withJson(rows, (i) => jsonOf(at(shown, i))),
    columns: COLUMNS.map((name) => ({ name })),
    meta: {
      ...metaOf(ctx, {
        query: { ...(q === null ? {} : { q }), ...(kind === null ? {} : { kind }), ...(source === null ? {} : { source }), limit },
        rows: rows.length,
        totalRows: total,
        truncated: total > rows.length,
        sources: [],
        freshness: { state: 'fresh', reasons: [], nextRelease: null },
        versions: [],
        notes: [
          ...(uncovered === null || hasTable
            ? []
            : [`No result with these words covers ${uncovered}. These results are for other places.`]),
          ...(notCovered === null ? [] : [notCoveredNote(notCovered)]),
          ...(named === null ? idNotes(words, found.length === 0) : []),
          ...entityNotes(wanted[0]?.item, entities),
          ...(uncovered === null || hasTable ? elsewhereNotes(rows[0], elsewhere) : []),
          ...(isOfRegions ? regionNotes(rows.find((row) => row.kind === 'series')) : []),
          ...orderNotes(all, ofMembers),
          ...leaderNotes(all[0]?.facts, all[leader]?.facts),
          ...timed,
        ],
      }),
      unmatched: otherwise.unmatched(unmatched).filter((word) => !entities.includes(word)),
      ...(concept === null ? {} : { concept }),
    },
    next: null,
    datasets: [...new Set(page.flatMap(({ item }) => restsOn(item)))],
    maxAgeSeconds: SECONDS,
    seldomRequested: true,
  };
}

/** A result before its row is made. */
interface Found {
  readonly facts: Facts;
  readonly score: number;
  readonly why: readonly string[];
}

/** Adds the facts of each result. */
async function withFacts(ctx: QueryContext, found: Ranking<Findable>['found']): Promise<readonly (Found & { readonly item: Findable })[]> {
  const facts = await factsOf(
    ctx,
    found.map(({ item }) => item),
  );
  return found.map(({ item, score, why }, i) => ({ item, score, why, facts: at(facts, i) }));
}

/** A requested forecast comes first, with the score of the best result. */
const foundForecast = (requested: ReturnType<typeof requestedForecast>, best: Found | undefined): readonly Found[] =>
  requested === null ? [] : [{ facts: ofForecast(requested.forecast), score: best?.score ?? 1, why: [] }];

const rowOf = ({ facts, score, why }: Found): SearchRow => ({ ...facts, score, why });

/** The JSON text of facts. Facts are cached until their data change, and many responses contain them. */
const JSON_OF = new WeakMap<Facts, string>();

function jsonOf({ facts, score, why }: Found): string {
  const known = JSON_OF.get(facts);
  const text = known ?? JSON.stringify(facts);
  if (known === undefined) JSON_OF.set(facts, text);
  return `${text.slice(0, -1)},"score":${JSON.stringify(score)},"why":${JSON.stringify(why)}}`;
}

/** Returns the forecast or the register that answers the question, and the words that it does not match. */
function otherAnswer(
  q: string | null,
  kind: string | null,
  source: SourceCode | null,
): {
  readonly forecast: ReturnType<typeof requestedForecast>;
  readonly register: Dataset | null;
  readonly unmatched: (words: readonly string[]) => readonly string[];
} {
  const words = present(q, 'The words of a checked search');
  const forecast = kind === null && (source === null || source === 'rba') ? requestedForecast(words) : null;
  const named = forecast === null && (kind === null || kind === 'dataset') ? requestedRegister(words) : null;
  const register = named !== null && (source === null || source === named.source) ? named : null;
  // In a question about a register, the other words are the name of a company or person. They are therefore not reported as unmatched.
  const unmatched = (missed: readonly string[]) =>
    forecast?.unmatched ?? (register === null ? missed : missed.filter((word) => !isEntity(word, words)));
  return { forecast, register, unmatched };
}

/** Returns whether rows of a dataset are about named companies, people, charities or employers. */
const namesEntities = (item: Findable | undefined): boolean =>
  item?.kind === 'dataset' &&
  (item.dataset.kind === 'register'
    ? item.dataset.columns.some(({ name, match }) => match === 'words' || match === 'substring' || /name/.test(name))
    : item.dataset.dimensions.some(({ match }) => match === 'words'));

/** The minimum score of a register for the names in a question. With less, the question is about something else. */
const ABOUT_A_REGISTER = 0.5;

/** Returns the unmatched words that are names of entities, because the first result is a register in which they can be looked up. */
const entitiesAmong = (
  unmatched: readonly string[],
  uncovered: string | null,
  first: Ranking<Findable>['found'][number] | undefined,
  q: string,
): readonly string[] =>
  first !== undefined && first.score >= ABOUT_A_REGISTER && namesEntities(first.item)
    ? unmatched.filter((word) => word !== uncovered && isEntity(word, q))
    : [];

/** Returns the register of employers or companies if the question names one, and the first result is the figure for all of them. */
function registerOf(
  unmatched: readonly string[],
  uncovered: string | null,
  first: Findable | undefined,
  q: string,
  kind: string | null,
  source: SourceCode | null,
): Dataset | null {
  const isNamed = unmatched.some((word) => word !== uncovered && isEntity(word, q));
  if (!isNamed || first === undefined || (kind !== null && kind !== 'dataset')) return null;
  const register = registerOfEntities(first.kind === 'series' ? first.series.id : first.kind === 'dataset' ? dottedId(first.dataset) : '');
  return register === null || (source !== null && source !== register.source) ? null : register;
}

const entityNotes = (first: Findable | undefined, names: readonly string[]): readonly string[] =>
  first?.kind === 'dataset' && names.length > 0
    ? [`Search does not look up names. Look up ${names.join(' ')} in ${dottedId(first.dataset)}.`]
    : [];

/** Adds a register before all results. It gets the score of the first result. */
const withRegister = (found: Ranking<Findable>['found'], dataset: Dataset | null): Ranking<Findable>['found'] =>
  dataset === null
    ? found
    : [
        { item: { kind: 'dataset', dataset }, score: found[0]?.score ?? 1, why: [] },
        ...found.filter(({ item }) => item.kind !== 'dataset' || item.dataset !== dataset),
      ];

/** Returns the concept whose title equals the words. Otherwise returns a concept that uses the best result. */
async function conceptOf(ctx: QueryContext, q: string | null, best: Findable | undefined): Promise<ConceptRow | null> {
  const [source] = best?.kind === 'series' ? conceptsOfSeries(best.series.id) : [];
  const concept = (q === null ? null : conceptTitled(q)) ?? source;
  return concept === undefined ? null : conceptNow(ctx, concept);
}

/** Moves a result to the front. It gets the score of the first result. */
function ledBy<T extends { readonly score: number }>(found: readonly T[], leader: number): readonly T[] {
  const [first, one] = [found[0], found[leader]];
  if (leader === 0 || first === undefined || one === undefined) return found;
  return [{ ...one, score: first.score }, ...found.filter((_, i) => i !== leader)];
}

/** Returns a note about the values for the time in a question, if the first result is a series. */
async function timeNotes(ctx: QueryContext, q: string, first: Findable | undefined): Promise<readonly string[]> {
  if (first?.kind !== 'series') return [];
  const timed = await atRequestedTime(ctx, q, first.series);
  return timed === null ? [] : [timeNote(first.series, timed)];
}

/** Returns a note if the first result is not for the requested place. */
export function elsewhereNotes(
  first: Pick<SearchRow, 'id' | 'place'> | undefined,
  elsewhere: Ranking<Findable>['elsewhere'],
): readonly string[] {
  if (elsewhere === null || first === undefined || first.place === null) return [];
  // The price in a region of the electricity market also applies in the region's capital.
  if (MAIN_STATES.some(({ nemRegion }) => nemRegion === first.place)) return [];
  const { place, table } = elsewhere;
  const other = table?.kind === 'dataset' ? ` The table ${dottedId(table.dataset)} has figures for ${place}.` : '';
  return [`${first.id} is for ${first.place}, not ${place}.${other}`];
}

/** Matches an id without spaces, such as `GCPIAGYQ` or `A84423043D`. */
const LIKE_AN_ID = /^(?=.*(?:\d|[A-Z]{4}))[\w.]{5,30}$/;

/**
 * Returns notes with similar series in Wattle for an id from another service, such as FRED, and the most similar ids for a misspelt id.
 * @param isUnknown true if nothing was found
 */
function idNotes(q: string, isUnknown: boolean): readonly string[] {
  const known = knownElsewhere(q, SERIES);
  if (known === null) {
    const id = likeAnId(q.trim(), isUnknown);
    const near = id === null ? [] : nearestSeries(id);
    return near.length === 0 ? [] : [`Unknown id. Did you mean ${near.slice(0, MOST_NEAR).map(withOurId).join(', ')}?`];
  }
  return [known.near.length === 0 ? known.detail : `${known.detail} Nearest: ${known.near.join(', ')}.`];
}

/** Returns the id that a query probably misspells: the whole query, or the word after the name of a table, as in `F11.1 FXRJPY`. */
function likeAnId(q: string, isUnknown: boolean): string | null {
  const [, table = '', column = ''] = /^([^\s/]+)[\s/]+([A-Z][\dA-Z]{3,})$/.exec(q) ?? [];
  if (column !== '' && agencyTable(table) !== null) return column;
  return isUnknown && LIKE_AN_ID.test(q.toUpperCase()) ? q : null;
}

/** Adds the id in this catalogue to the id of an agency, as in `A84423043C (AU.EMPLOYED.SA)`. */
function withOurId(id: string): string {
  const own = findSeries(id)?.id ?? id;
  return own === id ? id : `${id} (${own})`;
}

const regionNotes = (first: SearchRow | undefined): readonly string[] =>
  first === undefined
    ? []
    : [`No result is a figure for Australia as a whole: ${first.id} is for ${first.place}. The others are for other states or regions.`];

const leaderNotes = (first: Facts | undefined, leader: Facts | undefined): readonly string[] =>
  first === undefined || leader === undefined || first === leader
    ? []
    : [
        first.to === null
          ? `${first.id} has no data on this server. ${insteadOf(first, leader)}`
          : `${first.id} ends with ${first.to}, before the requested time. ${leader.id} is similar and ends with ${leader.to}.`,
      ];

/** Describes the series with data. Names its measure and last period if it has another unit. */
const insteadOf = (first: Facts, { id, units, to }: Facts): string =>
  units === first.units
    ? `${id} is similar and has data.`
    : `${id} is similar, but its unit is ${String(units).toLowerCase()} and its last period is ${String(to)}.`;

const sourceOf = (item: Findable): SourceCode | null => {
  if (item.kind === 'series') return item.series.dataset.source;
  if (item.kind === 'dataset') return item.dataset.source;
  return item.kind === 'release' ? item.publication.source : null;
};
