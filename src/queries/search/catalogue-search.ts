/** Searches the whole catalogue, and ranks series, datasets, indicators and releases together. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AgencyTable, agencyTable } from '../../catalogue/agency-tables.ts';
import { knownElsewhere } from '../../catalogue/known-elsewhere.ts';
import { subjectOfPage } from '../../catalogue/pasted-ids.ts';
import { absentPublication } from '../../catalogue/publications.ts';
import { findSeries, nearestSeries, SERIES } from '../../catalogue/series.ts';
import type { NotCovered } from '../../catalogue/subjects/not-covered.ts';
import { subjects } from '../../catalogue/subjects/subjects.ts';
import { present } from '../../core/assert.ts';
import { type Dataset, dottedId } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { byMember, type Members } from './breakdown.ts';
import {
  described,
  entriesOf,
  everything,
  FINDABLE_KINDS,
  type Findable,
  type FindableKind,
  nameOf,
  UNNAMED_ID,
} from './catalogue-entries.ts';
import type { Ranking } from './entry.ts';
import { builtIndex, type IndexData, indexFile } from './index-data.ts';
import { makingIndex } from './making-index.ts';
import { type NamesNotCovered, namesNotCovered, notCoveredIn, notCoveredNote } from './not-covered.ts';
import { isOrdinary, isPlain } from './plain-words.ts';
import { RankedIndex } from './ranked-index.ts';
import { RankedSearch } from './ranked-search.ts';
import { inPlainWords } from './wordings.ts';
import { isStopWord, publicationKey, wordsOf } from './words.ts';

interface CatalogueIndex {
  readonly search: RankedSearch<Findable>;
  readonly notCovered: NamesNotCovered;
}

const makingOf = (items: readonly Findable[]): Generator<void, IndexData, void> =>
  makingIndex(items.map(nameOf), entriesOf(items, subjects()), subjects());

/** Returns the index in the form that the build stores. */
export function catalogueIndexFile(): Buffer {
  const steps = makingOf(everything());
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return indexFile(value);
  }
}

let ready: CatalogueIndex | null = null;
let making: { readonly items: readonly Findable[]; readonly steps: Generator<void, IndexData, void> } | null = null;

/** Reads the stored index, or builds the next part of it. Returns the search when the index is complete. */
function makeMore(): CatalogueIndex | null {
  if (making === null) {
    const items = everything();
    const built = builtIndex(items.map(nameOf));
    if (built !== null) return useIndex(items, built);
    making = { items, steps: makingOf(items) };
  }
  const { items, steps } = making;
  making = null;
  const { done, value } = steps.next();
  if (done === true) return useIndex(items, value);
  making = { items, steps };
  return null;
}

function useIndex(items: readonly Findable[], data: IndexData): CatalogueIndex {
  const index = new RankedIndex(data, items, described);
  ready = { search: new RankedSearch(index), notCovered: namesNotCovered(data.longerNames) };
  return ready;
}

/** Returns the complete index. It is read or built only once, because the catalogue never changes while the program runs. */
function catalogueIndex(): CatalogueIndex {
  for (;;) {
    const made = ready ?? makeMore();
    if (made !== null) return made;
  }
}

/** Reads or builds the index in advance. Works in parts, so that the program can serve other requests between two parts. */
export async function makeCatalogueIndex(stopping: AbortSignal, turn: () => Promise<void> = nextTurn): Promise<void> {
  while (ready === null && !stopping.aborted) {
    makeMore();
    await turn();
  }
}

/**
 * The results. `notCovered` is set if the query names something outside the catalogue. The results are then only related to the query.
 */
interface CatalogueRanking extends Ranking<Findable> {
  readonly notCovered: NotCovered | null;
  /** Set if the first results are the series of all members of a group. */
  readonly members?: Members;
}

/**
 * Returns true for a word that begins with a capital letter, such as `Norway`. Returns false for words in capitals, such as `PMI`, and
 * for the first word of a question.
 */
export const isName = (word: string, question: string): boolean =>
  question.split(/[^\p{L}'-]+/u).some((one, i) => i > 0 && /^\p{Lu}\p{Ll}/u.test(one) && one.toLowerCase() === word.toLowerCase());

/**
 * Returns whether a word may be the name of a company or person. Such a word has a capital letter, or it is neither in an entry nor an
 * ordinary word, such as `kmart`.
 */
export const isEntity = (word: string, question: string): boolean =>
  isName(word, question) || isInCapitals(word, question) || !(isKnown(word) || isPlain(word) || isOrdinary(word, false) || /\d/.test(word));

const isInCapitals = (word: string, question: string): boolean =>
  question.split(/[^\p{L}'-]+/u).some((one) => /^\p{Lu}{2,}$/u.test(one) && one.toLowerCase() === word.toLowerCase()) && !isKnown(word);

/** Returns true if an entry contains the word exactly as typed. */
const isKnown = (word: string): boolean => catalogueIndex().search.knows(word);

const LONGEST_QUESTION = 500;
const NOTHING_ELSE = { found: [], unmatched: [], uncovered: null, elsewhere: null, isOfRegions: false, notCovered: null };

function itemOf(series: SeriesHandle): Findable {
  return present(
    catalogueIndex()
      .search.called(series.id)
      .find((item) => item.kind === 'series'),
    `An entry for ${series.id}`,
  );
}

/**
 * Returns the main dataset in a publication, its first series, and then other datasets and series. If the query names only some tables of
 * the publication, the series come first.
 */
function itemsOf({ datasets: own, series, isPart }: AgencyTable): readonly Findable[] {
  const tables = own.flatMap((one) => catalogueIndex().search.called(dottedId(one))).filter(({ kind }) => kind === 'dataset');
  const items = series.map(itemOf);
  return isPart ? [...items, ...tables] : [...tables.slice(0, 1), ...items.slice(0, 1), ...tables.slice(1), ...items.slice(1)];
}

/** Limits the letters that the search reads. One character, such as a ligature, can contain up to 18 letters. */
function boundedQuestion(text: string): string {
  const cut = text.slice(0, LONGEST_QUESTION);
  const inFull = /[^ -~]/.test(cut) ? cut.normalize('NFKC') : cut;
  return inFull.length > LONGEST_QUESTION ? inFull.slice(0, LONGEST_QUESTION) : cut;
}

/**
 * Returns results of the given kinds by relevance. Also returns the typed words that match nothing. If the words are the id of a series,
 * that series is the only result. If they name a table, the results are the series in the table. Reads the first 500 characters.
 * @param id the series with this text as its id, or null
 */
export function searchCatalogue(
  text: string,
  kinds: readonly FindableKind[] = FINDABLE_KINDS,
  id: SeriesHandle | null = findSeries(text.slice(0, LONGEST_QUESTION)),
): CatalogueRanking {
  const words = boundedQuestion(text);
  const isWanted = ({ kind }: Findable): boolean => kinds.includes(kind);
  const named = id ?? (FILE_ENDING.test(words) ? findSeries(words.replace(FILE_ENDING, '')) : null);
  if (named !== null && kinds.includes('series')) return { ...NOTHING_ELSE, found: [{ item: itemOf(named), score: 1, why: [] }] };
  const agency = agencyTable(words);
  const inAgencyTable = agency === null ? [] : itemsOf(agency).filter(isWanted);
  if (inAgencyTable.length > 0) {
    const scoreOf = (item: Findable): number => (agency?.isPart === true && item.kind === 'dataset' ? AROUND_A_PART : 1);
    return { ...NOTHING_ELSE, found: inAgencyTable.map((item) => ({ item, score: scoreOf(item), why: [] })) };
  }
  if (OUR_ID.test(words.trim())) return near(nearestSeries(words.trim()), isWanted, [words.trim()]);
  const isOfIndex = !WITH_AN_ID.test(words) || catalogueIndex().search.called(words.trim()).length > 0;
  const sharedId = isOfIndex ? [] : (knownElsewhere(words, SERIES)?.near ?? []);
  if (sharedId.length > 0) return near(sharedId, isWanted, []);
  if (FOREIGN_ID.test(words.trim()) && catalogueIndex().search.called(words.trim()).length === 0)
    return { ...NOTHING_ELSE, unmatched: [words.trim()] };
  const page = subjectOfPage(words);
  if (page !== null) return searchCatalogue(page, kinds);
  const unknown = (words.match(CATALOGUE_NUMBER) ?? []).filter((number) => !catalogueIndex().search.isPublished(number));
  if (unknown.length > 0) return withoutNumbers(words, unknown, kinds);
  const table = tableIn(words);
  if (table !== null && !catalogueIndex().search.isPublished(table.name)) {
    const ranking = searchCatalogue(table.rest, kinds);
    return { ...ranking, unmatched: [`table ${table.code}`, ...ranking.unmatched] };
  }
  const notCovered = notCoveredFor(words);
  if (notCovered === null) {
    const asked = table?.name ?? words;
    const ranking = byPostcode(asked, isWanted) ?? withoutUnit(asked, isWanted);
    const ofMembers = byMember(asked, withTableOfPlace(ranking, isWanted), withoutUnit, isWanted);
    return { ...(ofMembers.members === undefined ? withTableOfAll(ofMembers, isWanted) : ofMembers), notCovered };
  }
  const nearest = notCovered.nearest.flatMap((id) => catalogueIndex().search.called(id).filter(isWanted).slice(0, 1));
  const found = nearest.map((item) => ({ item, score: COMES_NEAREST, why: [] }));
  const others = catalogueIndex()
    .search.search(words, isWanted)
    .unmatched.filter((word) => isName(word, words));
  return { found, unmatched: [notCovered.title, ...others], uncovered: null, elsewhere: null, isOfRegions: false, notCovered };
}

const POSTCODE = /\bpostcodes?\b/i;
/** Words for wages. The nearest measure by postcode is taxable income. */
const WAGES = /^(?:wages?|salar(?:y|ies)|earnings?|pay)$/i;

/**
 * Returns the tables by postcode, if the question names a postcode. Returns null for other questions, and if these tables lack another
 * measure than wages.
 */
function byPostcode(words: string, isWanted: (item: Findable) => boolean): Ranking<Findable> | null {
  if (!POSTCODE.test(inPlainWords(words))) return null;
  const ranking = catalogueIndex().search.search(words, (item) => isWanted(item) && isByPostcode(item));
  return ranking.found.length > 0 && ranking.unmatched.every((word) => WAGES.test(word)) ? ranking : null;
}

/** Matches a ratio to gross domestic product, as in `current account as a share of GDP`. */
const OF_GDP =
  /\b(?:as )?(?:an? |the )?(?:(?:share|percentage|proportion|per ?cent|ratio) (?:of|to)|%(?: of)?|relative to|to) (?:nominal )?gdp\b(?: ratio)?/i;

/** Matches another currency as a unit, as in `GDP in US dollars`. */
const IN_A_CURRENCY =
  /\b(?:in|into) (?:(?:us|u\.s\.|american|nz|new zealand|hong kong|singapore|canadian) dollars?|usd|eur|gbp|jpy|cny|euros?|pounds?(?: sterling)?|yen|yuan|renminbi)\b/i;

/** Matches an amount for each person or thing. */
const FOR_EACH = /\bper (?:capita|head|person|worker|employee|household|dwelling|family|adult|child|resident)\b/i;

/**
 * If the best result is about the unit in a question and not about its subject, searches for the subject, and names the unit. For example,
 * `current account as a share of GDP` is about the current account.
 */
function withoutUnit(words: string, isWanted: (item: Findable) => boolean): Ranking<Findable> {
  const { search } = catalogueIndex();
  const ranking = search.search(words, isWanted);
  const [first] = ranking.found;
  const [unit] = [OF_GDP, IN_A_CURRENCY, FOR_EACH].flatMap((pattern) => pattern.exec(words)?.[0] ?? []);
  if (unit === undefined || first === undefined) return ranking;
  const subject = wordsOf(words.replace(unit, ' ')).filter((word) => !isStopWord(word));
  const missed = ranking.unmatched.flatMap(wordsOf);
  const title = wordsOf(described(first.item).title);
  const isMissed = subject.some((word) => missed.includes(word)) || (OF_GDP.test(unit) && !subject.some((word) => title.includes(word)));
  if (subject.length === 0) return ranking;
  const rest = search.search(words.replace(unit, ' '), isWanted);
  const [own] = rest.found;
  const isTable = first.item.kind !== 'series' && own?.item.kind === 'series';
  const isTitle = isTable && subject.every((word) => wordsOf(described(own.item).title).includes(word));
  const isAmount = OF_GDP.test(unit) && described(first.item).traits?.isRate === false && !title.includes('gdp');
  if (!isMissed && !isTitle) return isAmount ? { ...ranking, unmatched: [...ranking.unmatched, unit] } : ranking;
  return { ...rest, unmatched: [...rest.unmatched, unit] };
}

function isByPostcode(item: Findable): boolean {
  if (item.kind !== 'dataset') return false;
  const { dataset } = item;
  const parts = dataset.kind === 'time_series' ? dataset.dimensions : dataset.columns;
  return POSTCODE.test(dataset.title) || parts.some(({ name }) => name === 'postcode');
}

/** If the best series lacks the requested country or council, and the series' table has it, the table comes first. */
function withTableOfPlace(ranking: Ranking<Findable>, isWanted: (item: Findable) => boolean): Ranking<Findable> {
  const { found, unmatched, uncovered } = ranking;
  const [first] = found;
  if (uncovered === null || first?.item.kind !== 'series') return ranking;
  const item: Findable = { kind: 'dataset', dataset: first.item.series.dataset };
  if (!isWanted(item) || described(item).places?.has(uncovered) !== true) return ranking;
  const others = found.filter((one) => one.item.kind !== 'dataset' || one.item.dataset !== item.dataset);
  return {
    ...ranking,
    found: [{ item, score: first.score, why: first.why }, ...others],
    unmatched: unmatched.filter((word) => word !== uncovered),
    uncovered: null,
  };
}

/** The number of first results, and the minimum share of the best score, by which a question names no single member. */
const MEMBERS = 5;
const AS_GOOD = 0.94;
const parentOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

/**
 * If the first results are members of one group, such as industries, and the question names none of them, their table comes first. An
 * arbitrary member must not come first.
 */
function withTableOfAll(ranking: Ranking<Findable>, isWanted: (item: Findable) => boolean): Ranking<Findable> {
  const [first, ...others] = ranking.found;
  if (first?.item.kind !== 'series' || UNNAMED_ID.test(first.item.series.id)) return ranking;
  const { id, dataset } = first.item.series;
  const isMember = ({ item, score }: (typeof others)[number]): boolean =>
    item.kind === 'series' &&
    item.series.dataset === dataset &&
    parentOf(item.series.id) === parentOf(id) &&
    described(item).traits?.covers === null &&
    score >= first.score * AS_GOOD;
  const table: Findable = { kind: 'dataset', dataset };
  if (others.length < MEMBERS || !others.slice(0, MEMBERS).every(isMember) || findSeries(parentOf(id)) !== null || !isWanted(table))
    return ranking;
  const rest = ranking.found.filter(({ item }) => item.kind !== 'dataset' || item.dataset !== dataset);
  return { ...ranking, found: [{ item: table, score: first.score, why: first.why }, ...rest] };
}

/**
 * An id in the form of another organisation, such as `NY.GDP.MKTP.KD.ZG` and `BIS:WS_SPP(1.0)/Q.AU.R.628`. Its parts are not words of a
 * question. An id in capitals with four or more parts is never one of a name such as `U.S.A.`
 */
const FOREIGN_ID = /^(?=.*[A-Z]{2})(?=.*[.:_])(?!AU[._-])(?:[A-Z]+_[A-Z_]+ [A-Z]\.[A-Z]{2}|[A-Z\d_@]+(?:[.:,/()]+[A-Z\d_@]+){3,})$/;

/** An id in the form of this catalogue, such as `AU.MORTAGE.NEW`. */
const OUR_ID = /^au[._-]\S+$/i;

/** Matches an agency's id, also after the agency or table, such as `RBA/FXRTWI`. */
const WITH_AN_ID = /^(?:\S+[\s/:!])?[A-Z][A-Z0-9]{5,}$/i;

/** Matches the extension of a file, as in `AU.CPI.YOY.csv`. */
const FILE_ENDING = /\.(?:csv|jsonl?|xlsx?|parquet|xml|png|svg)$/i;

function near(ids: readonly string[], isWanted: (item: Findable) => boolean, unmatched: readonly string[]): CatalogueRanking {
  const items = ids.flatMap((one) => findSeries(one) ?? []).map(itemOf);
  return { ...NOTHING_ELSE, found: items.filter(isWanted).map((item) => ({ item, score: COMES_NEAREST, why: [] })), unmatched };
}

/** Returns the subject outside the catalogue, with the most similar series for the place in the words. */
function notCoveredFor(words: string): NotCovered | null {
  const { search, notCovered: names } = catalogueIndex();
  const found = notCoveredIn(words, names, isKnown);
  const place = found === null ? null : search.placeIn(words);
  if (found === null || place === null) return found;
  const name = place.capital ?? place.state;
  const inPlace = (id: string): string => (name === null ? null : findSeries(`${id}.${name}`)?.id) ?? id;
  return { ...found, nearest: found.nearest.map(inPlace) };
}

/** Matches numbers such as `3301.0` and `6202.0.55.003`. */
const CATALOGUE_NUMBER = /(?<![\w.])\d{4}\.\d(?:\.\d{2}\.\d{3})?(?![\w.])/g;

/** Matches a table number, such as `table 1`, `Tables 01` or `T5b`. Used only if there is also a catalogue number. */
const TABLE = /\bt(?:ab(?:le)?s?)?\.?\s*0*(\d{1,2}[a-z]?)\b/i;

/**
 * Returns the table that the words name, and the other words. Returns null if the words do not contain both a catalogue number and a
 * table number.
 */
function tableIn(words: string): { readonly name: string; readonly code: string; readonly rest: string } | null {
  const [number] = words.match(CATALOGUE_NUMBER) ?? [];
  const [typed, code] = TABLE.exec(words) ?? [];
  if (number === undefined || typed === undefined || code === undefined) return null;
  return { name: `${number} table ${code.toLowerCase()}`, code, rest: words.replace(typed, ' ').trim() };
}

/**
 * Searches for the words without unknown catalogue numbers, because the digits of such a number must not match other text. The numbers
 * are reported as unmatched.
 */
function withoutNumbers(words: string, numbers: readonly string[], kinds: readonly FindableKind[]): CatalogueRanking {
  const rest = words.replace(CATALOGUE_NUMBER, (number) => (numbers.includes(number) ? ' ' : number));
  const notCovered = notCoveredFor(words) ?? publicationNotCovered(numbers);
  if (publicationKey(rest) === '') return { ...NOTHING_ELSE, unmatched: numbers, notCovered };
  const ranking = searchCatalogue(rest, kinds);
  return { ...ranking, unmatched: [...numbers, ...ranking.unmatched], notCovered: ranking.notCovered ?? notCovered };
}

/** Describes the first number of a known ABS publication that Wattle does not include. */
function publicationNotCovered(numbers: readonly string[]): NotCovered | null {
  for (const number of numbers) {
    const publication = absentPublication(number);
    if (publication === null) continue;
    const title = `${publication.title} (ABS publication ${number})`;
    const why = 'the Bureau of Statistics publishes these figures in tables that Wattle does not include';
    return { title, names: [number], isAlone: true, kind: 'table', why, nearest: publication.nearest };
  }
  return null;
}

/** The score of a dataset if the words name only some of the publication's tables. */
const AROUND_A_PART = 0.5;

/** The score of results that are only related to the query, because the query names something outside the catalogue. */
const COMES_NEAREST = 0.1;

/**
 * Returns a note if the query names something outside the catalogue, or has words that the first result of this kind does not contain.
 */
export function coverNotes(words: string | null, kind: FindableKind): readonly string[] {
  if (words === null) return [];
  const { notCovered, unmatched } = searchCatalogue(words, [kind]);
  if (notCovered !== null) return [notCoveredNote(notCovered)];
  return unmatched.length === 0 ? [] : [`The first result does not contain: ${unmatched.join(', ')}.`];
}

/**
 * Returns matching series by relevance. Returns none if the query names something outside the catalogue, because the caller cannot show
 * a note about this.
 */
export function seriesWith(words: string): readonly SeriesHandle[] {
  const { found, notCovered } = searchCatalogue(words, ['series']);
  return notCovered === null ? found.flatMap(({ item }) => (item.kind === 'series' ? [item.series] : [])) : [];
}

/** Returns matching datasets by relevance. Returns none if the query names something outside the catalogue. */
export function datasetsWith(words: string): readonly Dataset[] {
  const { found, notCovered } = searchCatalogue(words, ['dataset']);
  return notCovered === null ? found.flatMap(({ item }) => (item.kind === 'dataset' ? [item.dataset] : [])) : [];
}
