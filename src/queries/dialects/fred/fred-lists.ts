import type { SeriesHandle } from '../../../core/define-series.ts';
import type { QueryContext } from '../../base/context.ts';
import { choice, type QueryParameter, type TextParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import { type FredCategory, type FredRelease, type FredSource, type FredTag, TAG_GROUPS, tagsOf } from './fred-catalogue.ts';
import { readTags } from './fred-entries.ts';
import {
  API_KEY,
  atMost,
  fredParameters,
  OFFSET,
  onPage,
  REALTIME,
  type RealtimePeriod,
  readOrder,
  readPage,
  readRealtime,
  SORT_ORDER,
  writtenRealtime,
  XML_BY_DEFAULT,
} from './fred-request.ts';

import { TAG_NAMES, TAGGED } from './fred-subjects.ts';

export type Written = Readonly<Record<string, unknown>>;

export const LIMIT = atMost(1000);

/**
 * Reads the parameters that all requests have, and then those that `read` reads. Throws one error with all faults, including unknown
 * parameters.
 */
export function request<T>(ctx: QueryContext, params: URLSearchParams, read: (parameters: Parameters, realtime: RealtimePeriod) => T): T {
  const parameters = fredParameters(params);
  const realtime = readRealtime(ctx, parameters);
  const made = read(parameters, realtime);
  parameters.refuseRest();
  parameters.check();
  return made;
}

export function listed<T, Order extends string>(
  parameters: Parameters,
  realtime: RealtimePeriod,
  name: string,
  all: readonly T[],
  orderBy: ReturnType<typeof choice<Order>>,
  absent: Order,
  memberOf: (one: T, order: Order) => string | number,
  write: (one: T) => Written,
  falling: readonly Order[] = [],
): Written {
  const order = (parameters.choice(orderBy) as Order | null) ?? absent;
  const sortOrder = readOrder(parameters, falling.includes(order) ? 'desc' : 'asc');
  const page = readPage(parameters, LIMIT);
  const sign = sortOrder === 'asc' ? 1 : -1;
  const sorted = all.toSorted((a, b) => {
    const [x, y] = [memberOf(a, order), memberOf(b, order)];
    return x === y ? 0 : sign * (x < y ? -1 : 1);
  });
  return {
    ...writtenRealtime(realtime),
    order_by: order,
    sort_order: sortOrder,
    count: sorted.length,
    offset: page.offset,
    limit: page.limit,
    [name]: onPage(sorted, page).map(write),
  };
}

export const writtenCategory = ({ id, name, parentId }: FredCategory): Written => ({ id, name, parent_id: parentId });
export const writtenSource =
  (realtime: RealtimePeriod) =>
  ({ id, name, link }: FredSource): Written => ({ id, ...writtenRealtime(realtime), name, link });
export const writtenRelease =
  (realtime: RealtimePeriod) =>
  ({ id, name, link, announced }: FredRelease): Written => ({ id, ...writtenRealtime(realtime), name, press_release: announced, link });
export const writtenTag = ({ name, group, series }: FredTag): Written => ({
  name,
  group_id: group,
  notes: '',
  // Null, because Wattle does not record when a tag was created.
  created: null,
  popularity: 0,
  series_count: series.length,
});

export const SOURCE_ORDER = choice('order_by', 'Member by which the list is sorted.', [
  'source_id',
  'name',
  'realtime_start',
  'realtime_end',
]);
export const RELEASE_ORDER = choice('order_by', 'Member by which the list is sorted.', [
  'release_id',
  'name',
  'press_release',
  'realtime_start',
  'realtime_end',
]);
export const TAG_ORDER = choice('order_by', 'Member by which the list is sorted.', [
  'series_count',
  'popularity',
  'created',
  'name',
  'group_id',
]);
const TAG_GROUP = choice('tag_group_id', 'Only tags of this group.', TAG_GROUPS);
export const TAG_SEARCH = text('search_text', 'Only tags with these words in their names.');
export const LIST: readonly QueryParameter[] = [LIMIT, OFFSET, SORT_ORDER];
export const EVERY: readonly QueryParameter[] = [API_KEY, ...REALTIME, XML_BY_DEFAULT];
export const tagList = (words: TextParameter = TAG_SEARCH): readonly QueryParameter[] => [TAG_GROUP, words, ...LIST, TAG_ORDER];

export const sources = (parameters: Parameters, realtime: RealtimePeriod, all: readonly FredSource[]): Written =>
  listed(
    parameters,
    realtime,
    'sources',
    all,
    SOURCE_ORDER,
    'source_id',
    ({ id, name }, order) => (order === 'name' ? name : id),
    writtenSource(realtime),
  );

export const releases = (parameters: Parameters, realtime: RealtimePeriod, all: readonly FredRelease[]): Written =>
  listed(
    parameters,
    realtime,
    'releases',
    all,
    RELEASE_ORDER,
    'release_id',
    ({ id, name, announced }, order) => (order === 'name' ? name : order === 'press_release' ? Number(announced) : id),
    writtenRelease(realtime),
  );

interface TagChoice {
  /** The names of tags to return. If empty, all tags are returned. */
  readonly only?: readonly string[];
  readonly without?: readonly string[];
  /** The parameter with words that must occur in the name of a tag. */
  readonly words?: TextParameter;
}

export function tags(
  parameters: Parameters,
  realtime: RealtimePeriod,
  series: readonly SeriesHandle[],
  { only = [], without = [], words = TAG_SEARCH }: TagChoice = {},
): Written {
  const group = parameters.choice(TAG_GROUP);
  const wanted = parameters.text(words)?.toLowerCase().split(/\s+/) ?? [];
  const all = tagsOf(series).filter(
    ({ name, group: own }) =>
      (group === null || own === group) &&
      wanted.every((word) => name.includes(word)) &&
      (only.length === 0 || only.includes(name)) &&
      !without.includes(name),
  );
  const member = (tag: FredTag, order: string): string | number =>
    order === 'series_count' ? tag.series.length : order === 'group_id' ? tag.group : order === 'name' ? tag.name : 0;
  return listed(parameters, realtime, 'tags', all, TAG_ORDER, 'series_count', member, writtenTag, ['series_count', 'popularity']);
}

/** Returns the tags that occur together with the requested tags in the given series. */
export function relatedTags(
  parameters: Parameters,
  realtime: RealtimePeriod,
  among: readonly SeriesHandle[],
  words: TextParameter = TAG_SEARCH,
): Written {
  const tagged = new Set(TAGGED.find(parameters));
  const both = among.filter((handle) => tagged.has(handle));
  return tags(parameters, realtime, both, { without: readTags(parameters, TAG_NAMES), words });
}
