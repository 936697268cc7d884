/** Presents Wattle's series in FRED's structure: sources, releases, categories and tags. Ids are whole numbers that never change. */

import { createHash } from 'node:crypto';
import { findSource } from '../../../catalogue/catalogue.ts';
import { SERIES } from '../../../catalogue/series.ts';
import { present } from '../../../core/assert.ts';
import { addTo } from '../../../core/basic/lists.ts';
import type { Dataset, SourceCode } from '../../../core/define-dataset.ts';
import { dottedId } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { CAPITALS, STATES } from '../../../core/places/geography.ts';
import { publishes } from '../../../core/release-titles.ts';
import { licenceOf } from '../../base/citation.ts';

export interface FredSource {
  readonly id: number;
  readonly name: string;
  readonly link: string;
}

export interface FredRelease {
  readonly id: number;
  readonly source: SourceCode;
  readonly name: string;
  readonly link: string;
  /** True if the agency's calendar lists the publication. */
  readonly announced: boolean;
  readonly series: readonly SeriesHandle[];
}

/** A category. The root has the id 0. Topics are children of the root, and datasets are children of topics. */
export interface FredCategory {
  readonly id: number;
  readonly name: string;
  readonly parentId: number;
  readonly series: readonly SeriesHandle[];
}

/** FRED's groups: frequency, general, geography and its type, release, seasonal adjustment, source, citation and copyright. */
export const TAG_GROUPS = ['freq', 'gen', 'geo', 'geot', 'rls', 'seas', 'src', 'cc'] as const;

export interface FredTag {
  readonly name: string;
  readonly group: (typeof TAG_GROUPS)[number];
  readonly series: readonly SeriesHandle[];
}

/** These ids never change. A new source gets the next number. */
const SOURCE_IDS: Readonly<Record<SourceCode, number>> = { abs: 1, rba: 2, ato: 3, asic: 4, apra: 5, aihw: 6, wgea: 7, aemo: 8, bom: 9 };

/** Returns a whole number for a name, because ids are whole numbers in FRED. The number depends only on the name and never changes. */
const idOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0) >>> 1;

/** Returns the id of a release, which is the same on all release dates. */
const releaseId = (source: SourceCode, title: string): number => idOf(`${source}:${title.trim().toLowerCase()}`);

function grouped<Key>(keysOf: (handle: SeriesHandle) => readonly Key[]): ReadonlyMap<Key, readonly SeriesHandle[]> {
  const groups = new Map<Key, SeriesHandle[]>();
  for (const handle of SERIES) {
    for (const key of new Set(keysOf(handle))) addTo(groups, key, handle);
  }
  return groups;
}

export const FRED_SOURCES: readonly FredSource[] = Object.entries(SOURCE_IDS).map(([code, id]) => {
  const { name, homepage } = present(findSource(code), `The source ${code}`);
  return { id, name, link: homepage };
});

export const sourceOf = (release: FredRelease): FredSource =>
  present(
    FRED_SOURCES.find(({ id }) => id === SOURCE_IDS[release.source]),
    `The source ${release.source}`,
  );

/** Returns the id of a series as a line in the table of its release. The id never changes. */
export const elementId = ({ id }: SeriesHandle): number => idOf(`series:${id}`);

/** Returns the first of the dataset's titles in the agency's calendar. If the dataset has none, returns its own title. */
const releaseTitle = (dataset: Dataset): string => dataset.cadence.releaseTitles?.[0] ?? dataset.title;

export const FRED_RELEASES: readonly FredRelease[] = [...grouped(({ dataset }) => [releaseId(dataset.source, releaseTitle(dataset))])].map(
  ([id, series]) => {
    const { dataset } = present(series[0], 'A series of the release');
    return {
      id,
      source: dataset.source,
      name: releaseTitle(dataset),
      link: dataset.landingPage,
      announced: dataset.cadence.releaseTitles !== undefined,
      series,
    };
  },
);

export const calendarReleaseId = (source: SourceCode, title: string): number =>
  FRED_RELEASES.find((release) => release.source === source && publishes([release.name], title))?.id ?? releaseId(source, title);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll(/[-_]/g, ' ');

const topicId = (topic: string): number => idOf(`topic:${topic}`);
const leafId = ({ topic, dataset }: SeriesHandle): number => idOf(`topic:${topic}/${dottedId(dataset)}`);

const ROOT: FredCategory = { id: 0, name: 'Categories', parentId: 0, series: [] };

/** All categories: the root, then topics, then datasets. Only datasets contain series. */
export const FRED_CATEGORIES: readonly FredCategory[] = [
  ROOT,
  ...[...grouped(({ topic }) => [topic]).keys()].map((topic) => ({
    id: topicId(topic),
    name: capital(topic),
    parentId: ROOT.id,
    series: [],
  })),
  ...[...grouped((handle) => [leafId(handle)])].map(([id, series]) => {
    const { topic, dataset } = present(series[0], 'A series of the category');
    return { id, name: `${dataset.title} (${dottedId(dataset)})`, parentId: topicId(topic), series };
  }),
];

export const categoriesOf = (handle: SeriesHandle): readonly FredCategory[] => FRED_CATEGORIES.filter(({ id }) => id === leafId(handle));
export const childrenOf = (category: FredCategory): readonly FredCategory[] =>
  FRED_CATEGORIES.filter(({ id, parentId }) => parentId === category.id && id !== ROOT.id);

const SEASONAL = { original: 'nsa', seasonally_adjusted: 'sa', trend: 'trend', not_applicable: 'nsa' } as const;

/** Returns the tag with the type of a place. Returns none for places such as electricity regions and interconnectors. */
function placeType(place: string): readonly string[] {
  if (place === 'Australia') return ['nation'];
  if (STATES.some(({ name }) => name === place)) return ['state'];
  return CAPITALS.some(({ name }) => name === place) ? ['city'] : [];
}

const TAGS = new WeakMap<SeriesHandle, ReadonlyMap<string, FredTag['group']>>();

/** Returns the tags of a series. They are cached, because the definition of a series never changes. */
function tagsOfHandle(handle: SeriesHandle): ReadonlyMap<string, FredTag['group']> {
  const known = TAGS.get(handle) ?? namedTags(handle);
  TAGS.set(handle, known);
  return known;
}

/** Returns the names of tags with their groups. A name that fits several groups has the first of these groups. */
function namedTags(handle: SeriesHandle): ReadonlyMap<string, FredTag['group']> {
  const named: readonly (readonly [FredTag['group'], string])[] = [
    ['freq', FREQUENCY[handle.frequency].word],
    ['seas', SEASONAL[handle.adjustment]],
    ['src', handle.dataset.source],
    ['geo', handle.place],
    ...placeType(handle.place).map((type) => ['geot', type] as const),
    ['rls', releaseTitle(handle.dataset)],
    ['cc', licenceOf(handle.dataset).id],
    ['gen', handle.topic],
    ...handle.tags.map((tag) => ['gen', tag] as const),
  ];
  return new Map(named.toReversed().map(([group, name]) => [name.toLowerCase(), group]));
}

const tagNamesOf = (handle: SeriesHandle): readonly string[] => [...tagsOfHandle(handle).keys()];

let every: ReadonlyMap<string, FredTag> | null = null;

function everyTag(): ReadonlyMap<string, FredTag> {
  every ??= new Map(collected(SERIES).map((tag) => [tag.name, tag]));
  return every;
}

/** Returns the tags of the given series. Each tag lists only the series in `series`. */
export const tagsOf = (series: readonly SeriesHandle[]): readonly FredTag[] =>
  series === SERIES ? [...everyTag().values()] : collected(series);

/** Returns the tags of a series. Each tag lists all series in the catalogue with this tag. */
export const tagsWith = (handle: SeriesHandle): readonly FredTag[] => tagNamesOf(handle).flatMap((name) => everyTag().get(name) ?? []);

/** Returns the series with the requested tags. Returns none if no tag is requested. */
export function seriesTagged(wanted: Parameters<typeof hasTags>[1]): readonly SeriesHandle[] {
  const having = wanted.all.map((name) => everyTag().get(name)?.series ?? []);
  const fewest = having.reduce((least, own) => (own.length < least.length ? own : least), having[0] ?? []);
  return fewest.filter((handle) => hasTags(handle, wanted));
}

function collected(series: readonly SeriesHandle[]): readonly FredTag[] {
  const tags = new Map<string, { readonly group: FredTag['group']; readonly series: SeriesHandle[] }>();
  for (const handle of series) {
    for (const [name, group] of tagsOfHandle(handle)) {
      const known = tags.get(name) ?? { group, series: [] };
      known.series.push(handle);
      tags.set(name, known);
    }
  }
  return [...tags].map(([name, { group, series: own }]) => ({ name, group, series: own }));
}

export const hasTags = (
  handle: SeriesHandle,
  { all, none }: { readonly all: readonly string[]; readonly none: readonly string[] },
): boolean => {
  const own = tagsOfHandle(handle);
  return all.every((tag) => own.has(tag)) && !none.some((tag) => own.has(tag));
};
