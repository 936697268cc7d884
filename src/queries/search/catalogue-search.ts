/** Searches the whole catalogue. Series, datasets, indicators and releases are ranked by the same rules. */
import { setImmediate as turn } from 'node:timers/promises';
import { absTables } from '../../catalogue/agency-ids.ts';
import { type AgencyTable, agencyTable } from '../../catalogue/agency-tables.ts';
import { datasets } from '../../catalogue/catalogue.ts';
import { headlinesOf } from '../../catalogue/headlines.ts';
import { placeNames } from '../../catalogue/places.ts';
import { type AgencyPublication, PUBLICATIONS } from '../../catalogue/publications.ts';
import { questionOf } from '../../catalogue/questions.ts';
import { aliasesOf, findSeries, SERIES, seriesOfDataset } from '../../catalogue/series.ts';
import type { NotCovered } from '../../catalogue/subjects/not-covered.ts';
import type { Subject } from '../../catalogue/subjects/subject.ts';
import { subjects } from '../../catalogue/subjects/subjects.ts';
import { present } from '../../core/assert.ts';
import { type Dataset, datasetKey, dottedId, type SourceCode } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Signal } from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { MAIN_STATES, placeOrder } from '../../core/places/geography.ts';
import { SIGNALS } from '../../signals/registry.generated.ts';
import type { Entry, Ranking } from './entry.ts';
import { basisOf, measureOf } from './features.ts';
import { notCoveredIn, notCoveredNote, readNamesNotCovered } from './not-covered.ts';
import { coverageOf, NATION, regionsOf } from './places.ts';
import { publicationKey, RankedIndex } from './ranked-index.ts';
import { RankedSearch } from './ranked-search.ts';

/** A publication with its title in the agency's calendar, and its datasets. */
export interface Publication {
  readonly source: SourceCode;
  readonly title: string;
  readonly datasets: readonly Dataset[];
}

export type Findable =
  | { readonly kind: 'series'; readonly series: SeriesHandle }
  | { readonly kind: 'dataset'; readonly dataset: Dataset }
  | { readonly kind: 'signal'; readonly signal: Signal }
  | { readonly kind: 'release'; readonly publication: Publication };
export type FindableKind = Findable['kind'];
export const FINDABLE_KINDS: readonly FindableKind[] = ['series', 'dataset', 'signal', 'release'];

/** How often each kind is the best answer. People look for a value more often than for a table. */
const USUAL: Readonly<Record<FindableKind, number>> = { series: 1, dataset: 0.75, signal: 0.9, release: 0.6 };
const HEADLINE = 1.05;
const CEASED = 0.9;
const FORMER = 0.5;
/** The weight of a series that is one part of a whole, such as one group of several. */
const PART = 0.85;
/** The weight of a series that is an unnamed column of a table, with an id such as `AU.F1_…`. */
const UNNAMED = 0.9;
const UNNAMED_ID = /^AU\.[A-Z]\d/;
const SUFFIXES: ReadonlySet<string> = new Set([
  ...MAIN_STATES.flatMap(({ abbreviation, capital, nemRegion }) => [abbreviation, capital.toUpperCase(), nemRegion ?? abbreviation]),
  ...['SA_STATE', 'SA', 'ORIG', 'TREND'],
]);

/** An id without its place and adjustment: `AU.UNEMP.VIC` → `AU.UNEMP`. */
function stemOf(id: string): string {
  const parts = id.split('.');
  const last = parts.findLastIndex((part) => !SUFFIXES.has(part));
  return parts.slice(0, Math.max(last + 1, 2)).join('.');
}

/** The rank of series below a head of a subject, after all heads. `AU.MORTGAGE.NEW.INVESTOR` is below the head `AU.MORTGAGE.NEW`. */
const BELOW_A_HEAD = 5;
/** Added to the rank of a series for its dataset, so that the dataset comes after its series. */
const READ_BY_A_HEAD = 4;

/** The subjects for which an entry is a main result (head), with its rank. The key is an id without place, a dataset key or an id. */
const headed: ReadonlyMap<string, ReadonlyMap<Subject, number>> = (() => {
  const stems = new Set(SERIES.map(({ id }) => stemOf(id)));
  const keys = new Set<string>(datasets().map(datasetKey));
  const signals = new Set(SIGNALS.map(({ id }) => id));
  const found = new Map<string, Map<Subject, number>>();
  const add = (key: string, subject: Subject, rank: number): void => {
    const own = found.get(key) ?? new Map<Subject, number>();
    found.set(key, own.set(subject, Math.min(own.get(subject) ?? rank, rank)));
  };
  for (const subject of subjects()) {
    for (const [rank, head] of subject.heads.entries()) {
      const below = [...stems].filter((stem) => stem.startsWith(`${head}.`));
      if (!stems.has(head) && !keys.has(head) && !signals.has(head) && below.length === 0) {
        throw new WattleError('BUG', `${head} heads the subject ${subject.names[0]}, and is neither a series nor a dataset or a signal.`);
      }
      add(head, subject, rank);
      for (const stem of below) add(stem, subject, Math.max(rank, BELOW_A_HEAD));
    }
  }
  return found;
})();
const NO_HEADS: ReadonlyMap<Subject, number> = new Map();
/** Places with weather observations. */
const OBSERVED_PLACES: ReadonlySet<string> = new Set(placeNames());
/** The part of a series title that states the adjustment, which is not its subject. */
const ADJUSTED = /,? (?:seasonally adjusted|original|trend)$/;

/** Weights of the first and second entry for the number or title of a publication. All others have 1. */
const FIRST_OF_PUBLICATION = 3;
const SECOND_OF_PUBLICATION = 2;

const namedBy = ({ number, titles }: AgencyPublication, byNumber: number, byTitle: number): readonly (readonly [string, number])[] => [
  [number, byNumber],
  ...titles.map((title) => [title, byTitle] as const),
];

function seriesPublishedIn(handle: SeriesHandle, ids: readonly string[]): ReadonlyMap<string, number> {
  const leads = PUBLICATIONS.filter(({ headline }) => headline !== null && ids.includes(headline));
  const isHeadline = leads.length > 0 || headlinesOf(handle.dataset).includes(handle);
  return new Map([
    ...absTables(handle).map((table) => [table, isHeadline ? FIRST_OF_PUBLICATION : SECOND_OF_PUBLICATION] as const),
    ...leads.flatMap((one) => namedBy(one, SECOND_OF_PUBLICATION, FIRST_OF_PUBLICATION)),
  ]);
}

const datasetPublishedIn = (dataset: Dataset): ReadonlyMap<string, number> =>
  new Map(
    PUBLICATIONS.filter(({ number }) => number === dataset.catalogueNumber).flatMap((one) =>
      one.table === datasetKey(dataset)
        ? namedBy(one, FIRST_OF_PUBLICATION, one.headline === null ? FIRST_OF_PUBLICATION : SECOND_OF_PUBLICATION)
        : namedBy(one, 1, 1),
    ),
  );

/** The number of an RBA table, as in ` (RBA F6)`, because people search for its columns by this number. */
function tableNumber({ id, dataset }: SeriesHandle): string {
  return dataset.source === 'rba' && id.startsWith(`AU.${dataset.id.replace('.', '_')}.`) ? ` (RBA ${dataset.id})` : '';
}

function entryOfSeries(handle: SeriesHandle): Entry<Findable> {
  const { id, aliases = [], title, description, place, tags, topic, frequency, adjustment, dataset, select } = handle;
  const stem = stemOf(id);
  const ids = [id, ...aliasesOf(handle)];
  return {
    item: { kind: 'series', series: handle },
    source: dataset.source,
    ids: [...ids, ...(select['SERIES'] === undefined ? [] : [select['SERIES']])],
    title: `${title}${tableNumber(handle)}`.replace(ADJUSTED, '').replace(`, ${place}`, ''),
    publishedIn: seriesPublishedIn(handle, ids),
    texts: [
      [[...tags, ...aliases].join(' '), 0.9],
      [topic, 0.6],
      [`${description} ${FREQUENCY[frequency].word}`, 0.5],
    ],
    heads: headed.get(stem) ?? NO_HEADS,
    usualness:
      USUAL.series *
      (headlinesOf(dataset).includes(handle) ? HEADLINE : 1) *
      (tags.includes('ceased') ? CEASED : 1) *
      (tags.includes('part of a whole') ? PART : 1) *
      (id.split('.').includes('FORMER') ? FORMER : 1) *
      (UNNAMED_ID.test(id) ? UNNAMED : 1),
    traits: {
      covers: coverageOf(place),
      isRate: /^per cent/i.test(handle.units),
      measure: measureOf(handle),
      basis: basisOf(handle),
      frequency,
      adjustment,
      usuallyAdjustedSo: place !== NATION || id === stem || aliases.includes(stem) || !/\.(?:SA|ORIG|TREND)$/.test(id),
    },
  };
}

function entryOfDataset(dataset: Dataset): Entry<Findable> {
  const dimensions = dataset.kind === 'time_series' ? dataset.dimensions : [];
  const columns = dataset.kind === 'register' ? dataset.columns : [];
  const { id, aliases = [], source, title, description, quirks, ceased } = dataset;
  return {
    item: { kind: 'dataset', dataset },
    ids: [
      ...[dottedId(dataset), datasetKey(dataset), ...aliases.map((alias) => `${source}.${alias}`)],
      ...[id, ...aliases, ...(dataset.catalogueNumber === undefined ? [] : [dataset.catalogueNumber])].filter((one) => /\d/.test(one)),
    ],
    title,
    publishedIn: datasetPublishedIn(dataset),
    texts: [
      [[id, ...aliases, source].join(' '), 0.85],
      [dimensions.flatMap(({ words }) => Object.keys(words)).join(' '), 0.5],
      [description, 0.5],
      [[...dimensions, ...columns].map((one) => `${one.name} ${one.description}`).join(' '), 0.4],
      [quirks.join(' '), 0.2],
    ].map(([text, worth]) => [String(text), Number(worth)] as const),
    heads: headsOfDataset(dataset),
    usualness: USUAL.dataset * (ceased ? CEASED : 1),
    traits: null,
    isTable: true,
    regions: regionsOf(dataset),
    ...(dataset.places === undefined ? (source === 'bom' ? { places: OBSERVED_PLACES } : {}) : { places: new Set(dataset.places) }),
  };
}

/** A dataset is a main result (head) for the subjects that name it, and with a lower rank for the subjects of its series. */
function headsOfDataset(dataset: Dataset): ReadonlyMap<Subject, number> {
  const heads = new Map(headed.get(datasetKey(dataset)) ?? NO_HEADS);
  for (const { id } of seriesOfDataset(dataset)) {
    for (const [subject, rank] of headed.get(stemOf(id)) ?? NO_HEADS) {
      heads.set(subject, Math.min(heads.get(subject) ?? Number.POSITIVE_INFINITY, rank + READ_BY_A_HEAD));
    }
  }
  return heads;
}

const entryOfSignal = (signal: Signal): Entry<Findable> => ({
  item: { kind: 'signal', signal },
  ids: [signal.id],
  title: signal.title,
  texts: [
    [signal.id, 0.85],
    [questionOf(signal), 0.6],
    [signal.summary, 0.5],
  ],
  heads: headed.get(signal.id) ?? NO_HEADS,
  usualness: USUAL.signal,
  traits: null,
});

/** A publication is a main result (head) for the subjects of its datasets. */
function headsOfPublication({ datasets: own }: Publication): ReadonlyMap<Subject, number> {
  const heads = new Map<Subject, number>();
  for (const dataset of own) {
    for (const [subject, rank] of headsOfDataset(dataset)) heads.set(subject, Math.min(heads.get(subject) ?? rank, rank));
  }
  return heads;
}

const entryOfPublication = (publication: Publication): Entry<Findable> => ({
  item: { kind: 'release', publication },
  ids: [],
  title: publication.title,
  publishedIn: new Map(PUBLICATIONS.some(({ titles }) => titles.includes(publication.title)) ? [[publication.title, 1]] : []),
  texts: [[`release ${publication.source}`, 0.5]],
  heads: headsOfPublication(publication),
  usualness: USUAL.release,
  traits: null,
  isRelease: true,
});

function publications(): readonly Publication[] {
  const byTitle = new Map<string, Publication>();
  for (const dataset of datasets()) {
    for (const title of dataset.cadence.releaseTitles ?? []) {
      const key = `${dataset.source} ${title}`;
      byTitle.set(key, { source: dataset.source, title, datasets: [...(byTitle.get(key)?.datasets ?? []), dataset] });
    }
  }
  return [...byTitle.values()];
}

function* entries(): Generator<Entry<Findable>, void, void> {
  // If several entries have the same score, the entry that comes first here leads, so series are sorted by place.
  for (const handle of SERIES.toSorted((a, b) => placeOrder(a.place) - placeOrder(b.place))) yield entryOfSeries(handle);
  for (const dataset of datasets()) yield entryOfDataset(dataset);
  for (const signal of SIGNALS) yield entryOfSignal(signal);
  for (const publication of publications()) yield entryOfPublication(publication);
}

let search: RankedSearch<Findable> | null = null;
let making: Generator<void, RankedIndex<Findable>, void> | null = null;

/** Builds one more part of the index. Returns the search if the index is complete, otherwise null. */
function makeMore(): RankedSearch<Findable> | null {
  const own = making ?? RankedIndex.making(entries(), subjects());
  making = null;
  const { done, value } = own.next();
  if (done !== true) {
    making = own;
    return null;
  }
  search = new RankedSearch(value);
  return search;
}

/** The search over the catalogue. Its index is built once, because the catalogue never changes while the program runs. */
function catalogueIndex(): RankedSearch<Findable> {
  for (;;) {
    const made = search ?? makeMore();
    if (made !== null) return made;
  }
}

/** Builds the index in advance. Requests can run between its parts. */
export async function makeCatalogueIndex(stopping: AbortSignal): Promise<void> {
  while (search === null && !stopping.aborted) {
    makeMore();
    await turn();
  }
  readNamesNotCovered();
}

/** The results. If the request names a survey that is not in the catalogue, `notCovered` is that survey, and the results are only related. */
interface CatalogueRanking extends Ranking<Findable> {
  readonly notCovered: NotCovered | null;
}

/** Whether the question has a word in the form of a proper name: `Norway`, but not `PMI`. The first word does not count. */
const isName = (word: string, question: string): boolean =>
  question.split(/[^\p{L}'-]+/u).some((one, i) => i > 0 && /^\p{Lu}\p{Ll}/u.test(one) && one.toLowerCase() === word.toLowerCase());

/** Whether any entry has the word exactly as typed. */
const isKnown = (word: string): boolean => catalogueIndex().knows(word);

const NOTHING_ELSE = { found: [], unmatched: [], uncovered: null, elsewhere: null, isOfRegions: false, notCovered: null };

/** The entry of a series. */
function itemOf(series: SeriesHandle): Findable {
  return present(
    catalogueIndex()
      .called(series.id)
      .find((item) => item.kind === 'series'),
    `An entry for ${series.id}`,
  );
}

/** The dataset of a publication, then its series. For some of its tables, the series first. */
function itemsOf({ datasets: own, series, isPart }: AgencyTable): readonly Findable[] {
  const tables = own.flatMap((one) => catalogueIndex().called(dottedId(one))).filter(({ kind }) => kind === 'dataset');
  return isPart ? [...series.map(itemOf), ...tables] : [...tables, ...series.map(itemOf)];
}

/**
 * Results of some kinds by relevance, and the typed words that match nothing. If the words are an id of a series, it is the only result. If
 * they name a table, the results are its series.
 */
export function searchCatalogue(words: string, kinds: readonly FindableKind[] = FINDABLE_KINDS): CatalogueRanking {
  const isWanted = ({ kind }: Findable): boolean => kinds.includes(kind);
  const named = findSeries(words);
  if (named !== null && kinds.includes('series')) return { ...NOTHING_ELSE, found: [{ item: itemOf(named), score: 1, why: [] }] };
  const agency = agencyTable(words);
  const inAgencyTable = agency === null ? [] : itemsOf(agency).filter(isWanted);
  if (inAgencyTable.length > 0) {
    const scoreOf = (item: Findable): number => (agency?.isPart === true && item.kind === 'dataset' ? AROUND_A_PART : 1);
    return { ...NOTHING_ELSE, found: inAgencyTable.map((item) => ({ item, score: scoreOf(item), why: [] })) };
  }
  const unknown = (words.match(CATALOGUE_NUMBER) ?? []).filter((number) => !catalogueIndex().isPublished(number));
  if (unknown.length > 0) return withoutNumbers(words, unknown, kinds);
  const table = tableIn(words);
  if (table !== null && !catalogueIndex().isPublished(table.name)) {
    const ranking = searchCatalogue(table.rest, kinds);
    return { ...ranking, unmatched: [`table ${table.code}`, ...ranking.unmatched] };
  }
  const notCovered = notCoveredIn(words, isKnown);
  if (notCovered === null) return { ...catalogueIndex().search(table?.name ?? words, isWanted), notCovered };
  const nearest = notCovered.nearest.flatMap((id) => catalogueIndex().called(id).filter(isWanted).slice(0, 1));
  const found = nearest.map((item) => ({ item, score: COMES_NEAREST, why: [] }));
  const others = catalogueIndex()
    .search(words, isWanted)
    .unmatched.filter((word) => isName(word, words));
  return { found, unmatched: [notCovered.title, ...others], uncovered: null, elsewhere: null, isOfRegions: false, notCovered };
}

/** `3301.0`, `6202.0.55.003` */
const CATALOGUE_NUMBER = /(?<![\w.])\d{4}\.\d(?:\.\d{2}\.\d{3})?(?![\w.])/g;

/** Matches the number of a table, such as `table 1`, `Tables 01` or `T5b`. It is only used together with a catalogue number. */
const TABLE = /\bt(?:ab(?:le)?s?)?\.?\s*0*(\d{1,2}[a-z]?)\b/i;

/** The table that the words name, and the remaining words. Null unless the words have both a catalogue number and a table number. */
function tableIn(words: string): { readonly name: string; readonly code: string; readonly rest: string } | null {
  const [number] = words.match(CATALOGUE_NUMBER) ?? [];
  const [typed, code] = TABLE.exec(words) ?? [];
  if (number === undefined || typed === undefined || code === undefined) return null;
  return { name: `${number} table ${code.toLowerCase()}`, code, rest: words.replace(typed, ' ').trim() };
}

/** Searches without catalogue numbers that are unknown, because they must not match anything else. The result reports them as unmatched. */
function withoutNumbers(words: string, numbers: readonly string[], kinds: readonly FindableKind[]): CatalogueRanking {
  const rest = words.replace(CATALOGUE_NUMBER, (number) => (numbers.includes(number) ? ' ' : number));
  if (publicationKey(rest) === '') return { ...NOTHING_ELSE, unmatched: numbers };
  const ranking = searchCatalogue(rest, kinds);
  return { ...ranking, unmatched: [...numbers, ...ranking.unmatched] };
}

/** The score of a dataset, if some tables of its publication are named. */
const AROUND_A_PART = 0.5;

/** The score of results if the request is for something outside the catalogue, because these are only related. */
const COMES_NEAREST = 0.1;

/** A note if the request is for something outside the catalogue. Otherwise empty. */
export function coverNotes(words: string | null): readonly string[] {
  const notCovered = words === null ? null : notCoveredIn(words, isKnown);
  return notCovered === null ? [] : [notCoveredNote(notCovered)];
}

/** Series that match, by relevance. Empty if the request is for something outside the catalogue, because the caller has no place for a note. */
export function seriesWith(words: string): readonly SeriesHandle[] {
  const { found, notCovered } = searchCatalogue(words, ['series']);
  return notCovered === null ? found.flatMap(({ item }) => (item.kind === 'series' ? [item.series] : [])) : [];
}

/** Datasets that match, by relevance. Empty if the request is for something outside the catalogue. */
export function datasetsWith(words: string): readonly Dataset[] {
  const { found, notCovered } = searchCatalogue(words, ['dataset']);
  return notCovered === null ? found.flatMap(({ item }) => (item.kind === 'dataset' ? [item.dataset] : [])) : [];
}
