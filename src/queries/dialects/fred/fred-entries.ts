/** Builds lists of series in FRED's format. */

import { at } from '../../../core/assert.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { quirksOfSeries, type SeriesAdjustment, type SeriesHandle } from '../../../core/define-series.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { DAY_MS, firstDay, isoDay, period } from '../../../core/period.ts';
import type { QueryContext } from '../../base/context.ts';
import { choice, type QueryParameter, type TextParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import { eachListed, loadUndamaged } from '../../series/reading/each-listed.ts';
import { unitsOf, unitsWithoutData } from '../../series/reading/reference.ts';
import { type LoadedSeries, vintageDaysOf } from '../../series/reading/stored-series.ts';
import { hasTags } from './fred-catalogue.ts';
import {
  atMost,
  type FredPage,
  OFFSET,
  onPage,
  type RealtimePeriod,
  readOrder,
  readPage,
  SORT_ORDER,
  writtenRealtime,
} from './fred-request.ts';

type FredSeries = Readonly<Record<string, string | number | null>>;

const SEASONAL: Readonly<Record<SeriesAdjustment, readonly [word: string, short: string]>> = {
  original: ['Not Seasonally Adjusted', 'NSA'],
  seasonally_adjusted: ['Seasonally Adjusted', 'SA'],
  trend: ['Trend', 'TREND'],
  not_applicable: ['Not Seasonally Adjusted', 'NSA'],
};

/** Returns the entry for a series. Dates are null if no data are stored. Popularity is 0, because Wattle does not measure it. */
export async function entryOf(
  ctx: QueryContext,
  handle: SeriesHandle,
  loaded: LoadedSeries | null,
  realtime: RealtimePeriod,
): Promise<FredSeries> {
  const [adjustment, adjustmentShort] = SEASONAL[handle.adjustment];
  const { fred, word } = FREQUENCY[handle.frequency];
  return {
    id: handle.id,
    ...writtenRealtime(realtime),
    title: titleOf(handle),
    ...(loaded ? observedDays(loaded) : NOT_OBSERVED),
    frequency: capitalised(word),
    frequency_short: fred ?? handle.frequency,
    units: loaded ? unitsOf(handle, loaded.slice) : unitsWithoutData(handle),
    units_short: handle.unitsShort,
    seasonal_adjustment: adjustment,
    seasonal_adjustment_short: adjustmentShort,
    last_updated: loaded ? await lastUpdate(ctx, loaded) : null,
    popularity: 0,
    notes: [handle.description, ...quirksOfSeries(handle)].join(' '),
  };
}

/** Adds FRED's suffix to the title of a discontinued series. */
const titleOf = ({ title, dataset }: SeriesHandle): string => (dataset.ceased === undefined ? title : `${title} (DISCONTINUED)`);

const NOT_OBSERVED = { observation_start: null, observation_end: null } as const;

/** Returns the first days of the first and the last period with a value. */
function observedDays({ slice }: LoadedSeries): Readonly<Record<string, string | null>> {
  const first = slice.value.findIndex((value) => value !== null);
  const last = slice.value.findLastIndex((value) => value !== null);
  if (first === -1) return NOT_OBSERVED;
  const dayAt = (i: number): string => isoDay(firstDay(period(slice.series.freq, at(slice.t, i))));
  return { observation_start: dayAt(first), observation_end: dayAt(last) };
}

async function listedEntryOf(
  ctx: QueryContext,
  handle: SeriesHandle,
  loaded: LoadedSeries | null,
  realtime: RealtimePeriod,
): Promise<FredSeries> {
  const { notes = null, ...entry } = await entryOf(ctx, handle, loaded, realtime);
  return { ...entry, group_popularity: 0, notes };
}

/** Returns a time such as `2026-01-29 00:00:00+00`. */
export async function lastUpdate(ctx: QueryContext, loaded: LoadedSeries): Promise<string> {
  const newest = (await vintageDaysOf(ctx, loaded)).at(-1) ?? Math.floor(loaded.version.effectiveFrom / DAY_MS);
  return `${isoDay(newest)} 00:00:00+00`;
}

const ORDERS = [
  'search_rank',
  'series_id',
  'title',
  'units',
  'frequency',
  'seasonal_adjustment',
  'realtime_start',
  'realtime_end',
  'last_updated',
  'observation_start',
  'observation_end',
  'popularity',
  'group_popularity',
] as const;
type Order = (typeof ORDERS)[number];

/** The member by which each order sorts. An order without a member uses the order of the search results. */
const SORTS: Partial<Record<Order, string>> = {
  series_id: 'id',
  title: 'title',
  units: 'units',
  frequency: 'frequency',
  seasonal_adjustment: 'seasonal_adjustment',
  last_updated: 'last_updated',
  observation_start: 'observation_start',
  observation_end: 'observation_end',
};

const LIMIT = atMost(1000);
const ORDER_BY = choice('order_by', 'Member by which the series are sorted.', ORDERS);
const FILTER_VARIABLE = choice('filter_variable', 'Member that `filter_value` filters.', ['frequency', 'units', 'seasonal_adjustment']);
const FILTER_VALUE = text('filter_value', 'Only series with this value of `filter_variable`: `Quarterly`, `Seasonally Adjusted`.');
const TAG_NAMES = text('tag_names', 'Only series with all of these tags, separated by semicolons.');
const EXCLUDE_TAG_NAMES = text('exclude_tag_names', 'Omits series with any of these tags.');
export const SERIES_LIST: readonly QueryParameter[] = [
  LIMIT,
  OFFSET,
  ORDER_BY,
  SORT_ORDER,
  FILTER_VARIABLE,
  FILTER_VALUE,
  TAG_NAMES,
  EXCLUDE_TAG_NAMES,
];
/** In searches, the default for these orders is descending. All other orders are ascending. */
const FALLING: readonly Order[] = ['search_rank', 'popularity'];

interface SeriesListRequest {
  readonly order: Order;
  readonly sortOrder: 'asc' | 'desc';
  readonly filter: ((entry: FredSeries) => boolean) | null;
  readonly tags: { readonly all: readonly string[]; readonly none: readonly string[] };
  readonly page: FredPage;
}

/**
 * Reads the parameters of a list.
 * @param options.absent default order
 * @param options.ofSearch true for search results
 */
export function readSeriesList(
  parameters: Parameters,
  { absent, ofSearch }: { readonly absent: Order; readonly ofSearch: boolean },
): SeriesListRequest {
  const order = parameters.choice(ORDER_BY) ?? absent;
  return {
    order,
    sortOrder: readOrder(parameters, ofSearch && FALLING.includes(order) ? 'desc' : 'asc'),
    filter: readFilter(parameters),
    tags: { all: readTags(parameters, TAG_NAMES), none: readTags(parameters, EXCLUDE_TAG_NAMES) },
    page: readPage(parameters, LIMIT),
  };
}

/** Orders by a member of the series definition. They do not need stored data. */
const DECLARED: Partial<Record<Order, (handle: SeriesHandle) => string>> = { series_id: ({ id }) => id, title: titleOf };

/** Returns the entries. Series without data have entries too, but their data are not fetched. */
export const entriesOf = (ctx: QueryContext, handles: readonly SeriesHandle[], realtime: RealtimePeriod): Promise<readonly FredSeries[]> =>
  eachListed(ctx, handles, (handle, loaded) => listedEntryOf(ctx, handle, loaded, realtime), loadUndamaged);

/** Returns a page of a list as a response. */
export const writtenList = (
  { order, sortOrder, page }: Pick<SeriesListRequest, 'order' | 'sortOrder' | 'page'>,
  count: number,
  seriess: readonly FredSeries[],
): Readonly<Record<string, unknown>> => ({
  order_by: order,
  sort_order: sortOrder,
  count,
  offset: page.offset,
  limit: page.limit,
  seriess,
});

export async function seriesListed(
  ctx: QueryContext,
  series: readonly SeriesHandle[],
  list: SeriesListRequest,
  realtime: RealtimePeriod,
): Promise<Readonly<Record<string, unknown>>> {
  const { order, sortOrder, filter, tags, page } = list;
  const tagged = series.filter((handle) => hasTags(handle, tags));
  const declared = DECLARED[order];
  if (filter === null && declared) {
    const sign = sortOrder === 'asc' ? 1 : -1;
    const sorted = tagged.toSorted((a, b) => (declared(a) === declared(b) ? 0 : sign * (declared(a) < declared(b) ? -1 : 1)));
    const entries = await entriesOf(ctx, onPage(sorted, page), realtime);
    return { ...writtenRealtime(realtime), ...writtenList(list, sorted.length, entries) };
  }
  const entries = await entriesOf(ctx, tagged, realtime);
  const sorted = sortEntries(filter === null ? entries : entries.filter(filter), order, sortOrder);
  return { ...writtenRealtime(realtime), ...writtenList(list, sorted.length, onPage(sorted, page)) };
}

export const readTags = (parameters: Parameters, declared: TextParameter): readonly string[] =>
  parameters
    .text(declared)
    ?.split(';')
    .flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim().toLowerCase()])) ?? [];

/**
 * Reads a filter such as `filter_variable=frequency&filter_value=Quarterly`. Accepts FRED's long and short forms, such as `Quarterly` and
 * `Q`.
 */
function readFilter(parameters: Parameters): ((entry: FredSeries) => boolean) | null {
  const variable = parameters.choice(FILTER_VARIABLE);
  const value = parameters.text(FILTER_VALUE)?.toLowerCase() ?? null;
  if (variable === null && value === null) return null;
  if (variable === null || value === null) {
    const parameter = variable === null ? 'filter_variable' : 'filter_value';
    parameters.fault('REQ_BAD_PARAMETER', { parameter, detail: 'Use filter_variable and filter_value together.' });
  }
  return (entry) => [entry[`${variable}`], entry[`${variable}_short`]].some((own) => String(own).toLowerCase() === value);
}

/** Sorts entries. Equal entries keep their order. Entries without the member come last. */
function sortEntries(entries: readonly FredSeries[], order: Order, direction: 'asc' | 'desc'): readonly FredSeries[] {
  const member = SORTS[order];
  if (member === undefined) return order === 'search_rank' && direction === 'asc' ? entries.toReversed() : entries;
  const sign = direction === 'asc' ? 1 : -1;
  return entries.toSorted((a, b) => {
    const [x, y] = [a[member] ?? null, b[member] ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return x === y ? 0 : sign * (x < y ? -1 : 1);
  });
}
