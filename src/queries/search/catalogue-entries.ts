/**
 * Lists the entries that the search can find: series, datasets, indicators and publications. Each entry has texts. It also has the
 * subjects for which it is a main result (a head).
 */
import { absTables } from '../../catalogue/agency-ids.ts';
import { datasets } from '../../catalogue/catalogue.ts';
import { headlinesOf, isListedHeadline } from '../../catalogue/headlines.ts';
import { measureFactsOf } from '../../catalogue/measure-facts.ts';
import { placeNames } from '../../catalogue/places.ts';
import { type AgencyPublication, PUBLICATIONS } from '../../catalogue/publications.ts';
import { questionOf } from '../../catalogue/questions.ts';
import { councilNames, isCouncilName } from '../../catalogue/regions/area-places.ts';
import { aliasesOf, SERIES, seriesOfDataset } from '../../catalogue/series.ts';
import { stemOf } from '../../catalogue/series-stem.ts';
import { titleWithoutPlace } from '../../catalogue/series-title.ts';
import type { Subject } from '../../catalogue/subjects/subject.ts';
import { addTo } from '../../core/basic/lists.ts';
import { type Dataset, datasetKey, dottedId, type SourceCode } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Signal } from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { MAIN_STATES, placeOrder } from '../../core/places/geography.ts';
import { SIGNALS } from '../../signals/registry.generated.ts';
import type { Described, Entry } from './entry.ts';
import { basisOf } from './features.ts';
import { countries, coverageOf, NATION, regionsOf } from './places.ts';

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

/** The score factor for each kind of entry. People search for a value more often than for a table. */
const USUAL: Readonly<Record<FindableKind, number>> = { series: 1, dataset: 0.75, signal: 0.9, release: 0.6 };
const HEADLINE = 1.05;
const CEASED = 0.9;
const FORMER = 0.5;
/** The score factor for a series that is a part of a whole, such as one age group. */
const PART = 0.85;
/** The score factor for a series that is named only after its column in a table. */
const UNNAMED = 0.9;
/** Matches the id of a series that is named only after its column in a table. */
export const UNNAMED_ID = /^AU\.[A-Z]\d/;
/**
 * The rank of series such as `AU.MORTGAGE.NEW.INVESTOR`, whose id only starts with the id of a main result (head), AU.MORTGAGE.NEW. They
 * come after all heads.
 */
const BELOW_A_HEAD = 5;
/** The number that is added to the rank of a dataset whose series are main results (heads). The dataset then comes after these series. */
const READ_BY_A_HEAD = 4;

/**
 * For each id, dataset key or id without its place, the subjects for which it is a main result (head). Each subject has the rank of the
 * head.
 */
type Headed = ReadonlyMap<string, ReadonlyMap<Subject, number>>;

function headedBy(subjects: readonly Subject[]): Headed {
  const stems = new Set(SERIES.map(({ id }) => stemOf(id)));
  const stemsBelow = new Map<string, string[]>();
  for (const stem of stems) {
    for (let dot = stem.indexOf('.'); dot >= 0; dot = stem.indexOf('.', dot + 1)) addTo(stemsBelow, stem.slice(0, dot), stem);
  }
  const keys = new Set<string>(datasets().map(datasetKey));
  const signals = new Set(SIGNALS.map(({ id }) => id));
  const found = new Map<string, Map<Subject, number>>();
  const add = (key: string, subject: Subject, rank: number): void => {
    const own = found.get(key) ?? new Map<Subject, number>();
    found.set(key, own.set(subject, Math.min(own.get(subject) ?? rank, rank)));
  };
  for (const subject of subjects) {
    for (const [rank, head] of subject.heads.entries()) {
      const below = stemsBelow.get(head) ?? [];
      if (!stems.has(head) && !keys.has(head) && !signals.has(head) && below.length === 0) {
        throw new WattleError('BUG', `The subject ${subject.names[0]} lists ${head}, which is not a series, a dataset or an indicator.`);
      }
      add(head, subject, rank);
      for (const stem of below) add(stem, subject, Math.max(rank, BELOW_A_HEAD));
    }
  }
  return found;
}
const NO_HEADS: ReadonlyMap<Subject, number> = new Map();
const OBSERVED_PLACES: ReadonlySet<string> = new Set(placeNames());
const ADJUSTED = /,? (?:seasonally adjusted|original|trend)$/;

/** Weights of the first and the second entry for the number or title of a publication. All other entries have the weight 1. */
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

/** Returns the table number of an RBA series, such as ` (RBA F6)`, because people search for a column by its table. */
function tableNumber({ id, dataset }: SeriesHandle): string {
  return dataset.source === 'rba' && id.startsWith(`AU.${dataset.id.replace('.', '_')}.`) ? ` (RBA ${dataset.id})` : '';
}

const titleOfSeries = (handle: SeriesHandle): string => `${titleWithoutPlace(handle)}${tableNumber(handle)}`.replace(ADJUSTED, '');

function describedSeries(handle: SeriesHandle): Described {
  const { id, aliases = [], place, tags, frequency, adjustment, dataset } = handle;
  const stem = stemOf(id);
  return {
    source: dataset.source,
    title: titleOfSeries(handle),
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
      measure: measureFactsOf(handle).measure,
      basis: basisOf(handle),
      isMoney: /^AUD|price|\$/i.test(`${handle.units} ${handle.title}`),
      frequency,
      adjustment,
      usuallyAdjustedSo:
        place !== NATION || isListedHeadline(handle) || id === stem || aliases.includes(stem) || !/\.(?:SA|ORIG|TREND)$/.test(id),
    },
  };
}

function entryOfSeries(handle: SeriesHandle, headed: Headed): Entry {
  const { id, aliases = [], description, tags, topic, frequency, select } = handle;
  const ids = [id, ...aliasesOf(handle)];
  return {
    ...describedSeries(handle),
    ids: [...ids, ...(select['SERIES'] === undefined ? [] : [select['SERIES']])],
    publishedIn: seriesPublishedIn(handle, ids),
    texts: [
      [[...tags, ...aliases].join(' '), 0.9],
      [topic, 0.6],
      [`${description} ${FREQUENCY[frequency].word}`, 0.5],
    ],
    heads: headed.get(stemOf(id)) ?? NO_HEADS,
  };
}

const describedDataset = (dataset: Dataset): Described => ({
  title: dataset.title,
  usualness: USUAL.dataset * (dataset.ceased ? CEASED : 1),
  traits: null,
  isTable: true,
  regions: regionsOf(dataset),
  text: () => `${dataset.title}. ${dataset.description}`,
  ...placesOf(dataset),
});

const COUNTRIES: ReadonlySet<string> = new Set(countries());
let towns: ReadonlySet<string> | null = null;

/** Returns the names of towns that are also names of councils. In a capital, the council of that name covers only a part of the city. */
function councilTowns(): ReadonlySet<string> {
  const capitals = MAIN_STATES.map(({ capital }) => capital);
  towns ??= new Set([...placeNames().filter(isCouncilName), ...councilNames()].filter((name) => !capitals.includes(name)));
  return towns;
}

/**
 * Returns the places of a table. These are the places that the table declares, towns with a weather station or a council, or countries.
 */
function placesOf(dataset: Dataset): Pick<Described, 'places'> {
  if (dataset.places !== undefined) return { places: new Set(dataset.places) };
  if (dataset.source === 'bom') return { places: OBSERVED_PLACES };
  const dimensions = dataset.kind === 'time_series' ? dataset.dimensions : [];
  if (dimensions.some(({ areas }) => areas === 'council')) return { places: councilTowns() };
  return dimensions.some(({ name }) => name === 'country') ? { places: COUNTRIES } : {};
}

function entryOfDataset(dataset: Dataset, headed: Headed): Entry {
  const dimensions = dataset.kind === 'time_series' ? dataset.dimensions : [];
  const columns = dataset.kind === 'register' ? dataset.columns : [];
  const { id, aliases = [], source, description, quirks } = dataset;
  return {
    ...describedDataset(dataset),
    ids: [
      ...[dottedId(dataset), datasetKey(dataset), ...aliases.map((alias) => `${source}.${alias}`)],
      ...[id, ...aliases, ...(dataset.catalogueNumber === undefined ? [] : [dataset.catalogueNumber])].filter((one) => /\d/.test(one)),
    ],
    publishedIn: datasetPublishedIn(dataset),
    texts: [
      [[id, ...aliases, source].join(' '), 0.85],
      [dimensions.flatMap(({ words }) => Object.keys(words)).join(' '), 0.5],
      [description, 0.5],
      [[...dimensions, ...columns].map((one) => `${one.name} ${one.description}`).join(' '), 0.4],
      [quirks.join(' '), 0.2],
    ].map(([text, worth]) => [String(text), Number(worth)] as const),
    heads: headsOfDataset(dataset, headed),
  };
}

/**
 * Returns the subjects in a dataset's definition, and then the subjects of its series. Each has the rank of the dataset among the main
 * results (heads).
 */
function headsOfDataset(dataset: Dataset, headed: Headed): ReadonlyMap<Subject, number> {
  const heads = new Map(headed.get(datasetKey(dataset)) ?? NO_HEADS);
  for (const { id } of seriesOfDataset(dataset)) {
    for (const [subject, rank] of headed.get(stemOf(id)) ?? NO_HEADS) {
      heads.set(subject, Math.min(heads.get(subject) ?? Number.POSITIVE_INFINITY, rank + READ_BY_A_HEAD));
    }
  }
  return heads;
}

/** An indicator with a parameter for the state has values for each state. */
const STATES: ReadonlySet<string> = new Set(MAIN_STATES.map(({ name }) => name));

const describedSignal = (signal: Signal): Described => ({
  title: signal.title,
  text: () => `${signal.title}. ${questionOf(signal)}. ${signal.summary}`,
  usualness: USUAL.signal,
  traits: null,
  ...('state' in signal.parameters ? { regions: STATES } : {}),
});

const entryOfSignal = (signal: Signal, headed: Headed): Entry => ({
  ...describedSignal(signal),
  ids: [signal.id],
  texts: [
    [signal.id, 0.85],
    [questionOf(signal), 0.6],
    [signal.summary, 0.5],
  ],
  heads: headed.get(signal.id) ?? NO_HEADS,
});

/** Returns the subjects of all datasets in a publication. Each has the best rank of these datasets. */
function headsOfPublication({ datasets: own }: Publication, headed: Headed): ReadonlyMap<Subject, number> {
  const heads = new Map<Subject, number>();
  for (const dataset of own) {
    for (const [subject, rank] of headsOfDataset(dataset, headed)) heads.set(subject, Math.min(heads.get(subject) ?? rank, rank));
  }
  return heads;
}

const describedPublication = (publication: Publication): Described => ({
  title: publication.title,
  usualness: USUAL.release,
  traits: null,
  isRelease: true,
});

const entryOfPublication = (publication: Publication, headed: Headed): Entry => ({
  ...describedPublication(publication),
  ids: [],
  publishedIn: new Map(PUBLICATIONS.some(({ titles }) => titles.includes(publication.title)) ? [[publication.title, 1]] : []),
  texts: [[`release ${publication.source}`, 0.5]],
  heads: headsOfPublication(publication, headed),
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

function entryOf(item: Findable, headed: Headed): Entry {
  if (item.kind === 'series') return entryOfSeries(item.series, headed);
  if (item.kind === 'dataset') return entryOfDataset(item.dataset, headed);
  return item.kind === 'signal' ? entryOfSignal(item.signal, headed) : entryOfPublication(item.publication, headed);
}

export function described(item: Findable): Described {
  if (item.kind === 'series') return describedSeries(item.series);
  if (item.kind === 'dataset') return describedDataset(item.dataset);
  return item.kind === 'signal' ? describedSignal(item.signal) : describedPublication(item.publication);
}

/** Returns all entries. Series are ordered by place, because the first of several entries with equal scores comes first in the results. */
export const everything = (): readonly Findable[] => [
  ...SERIES.toSorted((a, b) => placeOrder(a.place) - placeOrder(b.place)).map((series): Findable => ({ kind: 'series', series })),
  ...datasets().map((dataset): Findable => ({ kind: 'dataset', dataset })),
  ...SIGNALS.map((signal): Findable => ({ kind: 'signal', signal })),
  ...publications().map((publication): Findable => ({ kind: 'release', publication })),
];

export function* entriesOf(items: readonly Findable[], subjects: readonly Subject[]): Generator<Entry, void, void> {
  const headed = headedBy(subjects);
  for (const item of items) yield entryOf(item, headed);
}

export function nameOf(item: Findable): string {
  if (item.kind === 'series') return `series ${item.series.id}`;
  if (item.kind === 'dataset') return `dataset ${datasetKey(item.dataset)}`;
  return item.kind === 'signal' ? `signal ${item.signal.id}` : `release ${item.publication.source} ${item.publication.title}`;
}
