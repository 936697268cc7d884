/** FRED's paths for browsing: sources, releases, categories and tags, and the series in each of them. */
import { SERIES } from '../../../catalogue/series.ts';
import { present } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { type QueryParameter, type TextParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import type { FredAddress } from './fred-address.ts';
import { categoriesOf, childrenOf, FRED_RELEASES, FRED_SOURCES, type FredCategory, sourceOf, tagsWith } from './fred-catalogue.ts';
import { readSeriesList, readTags, SERIES_LIST, seriesListed } from './fred-entries.ts';

import {
  EVERY,
  LIST,
  listed,
  RELEASE_ORDER,
  relatedTags,
  releases,
  request,
  SOURCE_ORDER,
  sources,
  TAG_ORDER,
  TAG_SEARCH,
  tagList,
  tags,
  type Written,
  writtenCategory,
  writtenRelease,
  writtenSource,
  writtenTag,
} from './fred-lists.ts';
import { type RealtimePeriod, SERIES_ID, writtenRealtime } from './fred-request.ts';
import {
  CATEGORY,
  EXCLUDE_TAG_NAMES,
  ONE_SERIES,
  RELEASE,
  SEARCH_WORDS,
  SOURCE,
  type Subject,
  seriesBelow,
  TAG_NAMES,
  TAGGED,
} from './fred-subjects.ts';
import { RELEASE_TABLES } from './fred-tables.ts';
import { SERIES_UPDATES } from './fred-updates.ts';

const seriesAddress = <T>(
  path: string,
  operation: string,
  of: string,
  subject: Subject<T>,
  seriesIn: (found: T) => readonly SeriesHandle[],
  more: readonly QueryParameter[] = [],
): FredAddress => ({
  path,
  operation,
  summary: `FRED: list the series in ${of}`,
  description: `The series ${of === 'some tags' ? 'with the tags in `tag_names`' : `in ${of}`}, one page at a time.`,
  parameters: [
    subject.parameter,
    ...more,
    ...EVERY,
    ...SERIES_LIST.filter(({ name }) => name !== subject.parameter.name && !more.some((one) => one.name === name)),
  ],
  schema: 'FredSearch',
  example: `${exampleOf(subject)}&limit=5`,
  read: (ctx, params) => {
    const { series, list, realtime } = request(ctx, params, (parameters, within) => ({
      series: seriesIn(subject.find(parameters)),
      list: readSeriesList(parameters, { absent: 'series_id', ofSearch: false }),
      realtime: within,
    }));
    return seriesListed(ctx, series, list, realtime);
  },
});

const exampleOf = <T>({ parameter }: Subject<T>): string =>
  `${parameter.name}=${encodeURIComponent(present(parameter.example, `An example of ${parameter.name}`))}`;

/** FRED uses this parameter for words in tags on paths where `search_text` already searches for series. */
const TAG_SEARCH_BESIDE_WORDS = text('tag_search_text', 'Only tags with these words in their names.');

const tagAddresses = <T>(
  path: string,
  operation: string,
  of: string,
  subject: Subject<T>,
  seriesIn: (found: T) => readonly SeriesHandle[],
  words: TextParameter = TAG_SEARCH,
): readonly FredAddress[] => [
  {
    path: `${path}/tags`,
    operation: `${operation}Tags`,
    summary: `FRED: list the tags in ${of}`,
    description: `The tags on the series ${of === 'a search' ? 'that a search finds' : `in ${of}`}, with the number of series for each tag.`,
    parameters: [subject.parameter, { ...TAG_NAMES, required: false }, ...tagList(words), ...EVERY],
    schema: 'FredTags',
    example: `${exampleOf(subject)}&limit=5`,
    read: async (ctx, params) =>
      request(ctx, params, (parameters, realtime) => {
        const only = readTags(parameters, TAG_NAMES);
        return tags(parameters, realtime, seriesIn(subject.find(parameters)), { only, words });
      }),
  },
  {
    path: `${path}/related_tags`,
    operation: `${operation}RelatedTags`,
    summary: `FRED: list the related tags in ${of}`,
    description: `Series that have all tags in \`tag_names\` are selected from ${of}. The response has the other tags on these series.`,
    parameters: [subject.parameter, TAG_NAMES, EXCLUDE_TAG_NAMES, ...tagList(words), ...EVERY],
    schema: 'FredTags',
    example: `${exampleOf(subject)}&tag_names=monthly&limit=5`,
    read: async (ctx, params) =>
      request(ctx, params, (parameters, realtime) => relatedTags(parameters, realtime, seriesIn(subject.find(parameters)), words)),
  },
];

const categoryAddress = (
  path: string,
  operation: string,
  summary: string,
  description: string,
  subject: Subject<unknown>,
  listOf: (parameters: Parameters) => readonly FredCategory[],
): FredAddress => ({
  path,
  operation,
  summary,
  description,
  parameters: [subject.parameter, ...EVERY],
  schema: 'FredCategories',
  example: exampleOf(subject),
  read: async (ctx, params) => request(ctx, params, (parameters) => ({ categories: listOf(parameters).map(writtenCategory) })),
});

const listAddress = (
  path: string,
  operation: string,
  summary: string,
  description: string,
  schema: FredAddress['schema'],
  subject: Subject<unknown> | null,
  orderBy: QueryParameter,
  list: (parameters: Parameters, realtime: RealtimePeriod) => Written,
): FredAddress => ({
  path,
  operation,
  summary,
  description,
  parameters: [...(subject ? [subject.parameter] : []), ...EVERY, ...LIST, orderBy],
  schema,
  example: subject ? exampleOf(subject) : 'limit=5',
  read: async (ctx, params) => request(ctx, params, list),
});

export const FRED_ADDRESSES: readonly FredAddress[] = [
  categoryAddress(
    '/category',
    'fredCategory',
    'FRED: get a category',
    'The root category has the id 0. Its subcategories are topics, and the subcategories of a topic are its datasets.',
    CATEGORY,
    (requested) => [CATEGORY.find(requested)],
  ),
  categoryAddress(
    '/category/children',
    'fredCategoryChildren',
    'FRED: list subcategories',
    'The topics of the root, or the datasets of a topic.',
    CATEGORY,
    (requested) => childrenOf(CATEGORY.find(requested)),
  ),
  categoryAddress(
    '/category/related',
    'fredCategoryRelated',
    'FRED: list related categories',
    'Always empty, because categories have no other links.',
    CATEGORY,
    (requested) => {
      CATEGORY.find(requested);
      return [];
    },
  ),
  seriesAddress('/category/series', 'fredCategorySeries', 'a category', CATEGORY, ({ series }) => series),
  ...tagAddresses('/category', 'fredCategory', 'a category', CATEGORY, seriesBelow),
  listAddress(
    '/releases',
    'fredReleases',
    'FRED: list the releases',
    'Releases of all agencies, sorted by title.',
    'FredReleases',
    null,
    RELEASE_ORDER,
    (requested, realtime) => releases(requested, realtime, FRED_RELEASES),
  ),
  {
    ...listAddress(
      '/release',
      'fredRelease',
      'FRED: get a release',
      "A release. A release groups an agency's publications that share a title.",
      'FredReleases',
      RELEASE,
      RELEASE_ORDER,
      () => ({}),
    ),
    parameters: [RELEASE.parameter, ...EVERY],
    read: async (ctx, params) =>
      request(ctx, params, (parameters, realtime) => ({
        ...writtenRealtime(realtime),
        releases: [writtenRelease(realtime)(RELEASE.find(parameters))],
      })),
  },
  seriesAddress('/release/series', 'fredReleaseSeries', 'a release', RELEASE, ({ series }) => series),
  {
    ...listAddress(
      '/release/sources',
      'fredReleaseSources',
      'FRED: get the source of a release',
      'The agency that publishes the release.',
      'FredSources',
      RELEASE,
      SOURCE_ORDER,
      () => ({}),
    ),
    parameters: [RELEASE.parameter, ...EVERY],
    read: async (ctx, params) =>
      request(ctx, params, (parameters, realtime) => ({
        ...writtenRealtime(realtime),
        sources: [writtenSource(realtime)(sourceOf(RELEASE.find(parameters)))],
      })),
  },
  ...tagAddresses('/release', 'fredRelease', 'a release', RELEASE, ({ series }) => series),
  RELEASE_TABLES,
  categoryAddress(
    '/series/categories',
    'fredSeriesCategories',
    'FRED: list the categories of a series',
    'The category of the dataset that contains the series.',
    ONE_SERIES,
    (requested) => categoriesOf(ONE_SERIES.find(requested)),
  ),
  {
    ...listAddress(
      '/series/release',
      'fredSeriesRelease',
      'FRED: get the release of a series',
      'The release that publishes the series.',
      'FredReleases',
      ONE_SERIES,
      RELEASE_ORDER,
      () => ({}),
    ),
    parameters: [SERIES_ID, ...EVERY],
    read: async (ctx, params) =>
      request(ctx, params, (parameters, realtime) => {
        const handle = ONE_SERIES.find(parameters);
        return {
          ...writtenRealtime(realtime),
          releases: FRED_RELEASES.filter(({ series }) => series.includes(handle)).map(writtenRelease(realtime)),
        };
      }),
  },
  listAddress(
    '/series/tags',
    'fredSeriesTags',
    'FRED: list the tags of a series',
    'Tags for the frequency, place, adjustment, source, release, topic and title words of the series.',
    'FredTags',
    ONE_SERIES,
    TAG_ORDER,
    (requested, realtime) => {
      const own = tagsWith(ONE_SERIES.find(requested));
      return listed(
        requested,
        realtime,
        'tags',
        own,
        TAG_ORDER,
        'series_count',
        (tag, order) => (order === 'name' ? tag.name : order === 'group_id' ? tag.group : tag.series.length),
        writtenTag,
        ['series_count', 'popularity'],
      );
    },
  ),
  SERIES_UPDATES,
  ...tagAddresses('/series/search', 'fredSearch', 'a search', SEARCH_WORDS, (found) => found, TAG_SEARCH_BESIDE_WORDS),
  listAddress(
    '/sources',
    'fredSources',
    'FRED: list the sources',
    'The agencies that publish the series.',
    'FredSources',
    null,
    SOURCE_ORDER,
    (requested, realtime) => sources(requested, realtime, FRED_SOURCES),
  ),
  {
    ...listAddress('/source', 'fredSource', 'FRED: get a source', 'An agency.', 'FredSources', SOURCE, SOURCE_ORDER, () => ({})),
    parameters: [SOURCE.parameter, ...EVERY],
    read: async (ctx, params) =>
      request(ctx, params, (parameters, realtime) => ({
        ...writtenRealtime(realtime),
        sources: [writtenSource(realtime)(SOURCE.find(parameters))],
      })),
  },
  listAddress(
    '/source/releases',
    'fredSourceReleases',
    'FRED: list the releases of a source',
    'Releases of an agency, sorted by title.',
    'FredReleases',
    SOURCE,
    RELEASE_ORDER,
    (requested, realtime) => {
      const { id } = SOURCE.find(requested);
      return releases(
        requested,
        realtime,
        FRED_RELEASES.filter((release) => sourceOf(release).id === id),
      );
    },
  ),
  {
    ...listAddress(
      '/tags',
      'fredTags',
      'FRED: list the tags',
      'All tags, with the number of series for each tag.',
      'FredTags',
      null,
      TAG_ORDER,
      (requested, realtime) => {
        return tags(requested, realtime, SERIES, { only: readTags(requested, TAG_NAMES) });
      },
    ),
    parameters: [{ ...TAG_NAMES, required: false }, ...tagList(), ...EVERY],
  },
  {
    ...listAddress(
      '/related_tags',
      'fredRelatedTags',
      'FRED: list related tags',
      'The other tags of the series that have all tags in `tag_names`.',
      'FredTags',
      TAGGED,
      TAG_ORDER,
      (requested, realtime) => relatedTags(requested, realtime, SERIES),
    ),
    parameters: [TAG_NAMES, EXCLUDE_TAG_NAMES, ...tagList(), ...EVERY],
  },
  seriesAddress('/tags/series', 'fredTagsSeries', 'some tags', TAGGED, (found) => found, [EXCLUDE_TAG_NAMES]),
];
