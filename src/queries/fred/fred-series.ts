/** What series are, in the form of FRED's `series` and `series/search`. */

import { SERIES } from '../../catalogue/series.ts';
import { at } from '../../core/assert.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import type { Adjustment } from '../../core/observation.ts';
import { DAY_MS, firstDay, isoDay, period } from '../../core/period.ts';
import type { QueryContext } from '../context.ts';
import { choice, type QueryParameter, type TextParameter, text } from '../parameters/declaration.ts';
import type { Parameters } from '../parameters/parameters.ts';
import { seriesWith } from '../search/catalogue-search.ts';
import { eachListed } from '../series/series-list.ts';
import { type HeldSeries, holdSeries, unitsOf, vintageDaysOf } from '../series/stored-series.ts';
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
  SERIES_ID,
  SORT_ORDER,
  writtenRealtime,
  XML_BY_DEFAULT,
} from './fred-request.ts';

export const FRED_SERIES: readonly QueryParameter[] = [SERIES_ID, API_KEY, ...REALTIME, XML_BY_DEFAULT];

/** One entry of `seriess`. */
export type FredSeries = Readonly<Record<string, string | number>>;

/** FRED's `series`: one entry. Throws as `readSeries` does when nothing is held. */
export async function fredSeries(
  ctx: QueryContext,
  handle: SeriesHandle,
  params: URLSearchParams,
): Promise<Readonly<Record<string, unknown>>> {
  const parameters = fredParameters(params);
  parameters.accept(SERIES_ID);
  const realtime = readRealtime(ctx, parameters);
  parameters.refuseRest();
  parameters.check();
  return { ...writtenRealtime(realtime), seriess: [await entryOf(ctx, handle, await holdSeries(ctx, handle, null), realtime)] };
}

const SEASONAL: Readonly<Record<Adjustment, readonly [word: string, short: string]>> = {
  original: ['Not Seasonally Adjusted', 'NSA'],
  seasonally_adjusted: ['Seasonally Adjusted', 'SA'],
  trend: ['Trend', 'TREND'],
};

/** Days of the observations and of the last update are left out of what is not held yet. Popularity is not measured, and 0. */
async function entryOf(ctx: QueryContext, handle: SeriesHandle, held: HeldSeries | null, realtime: RealtimePeriod): Promise<FredSeries> {
  const [adjustment, adjustmentShort] = SEASONAL[handle.adjustment];
  const { fred, word } = FREQUENCY[handle.frequency];
  return {
    id: handle.id,
    ...writtenRealtime(realtime),
    title: handle.title,
    ...(held ? observedDays(held) : {}),
    frequency: word.charAt(0).toUpperCase() + word.slice(1),
    frequency_short: fred ?? handle.frequency,
    units: held ? unitsOf(handle, held.slice.series) : handle.units,
    units_short: handle.unitsShort,
    seasonal_adjustment: adjustment,
    seasonal_adjustment_short: adjustmentShort,
    ...(held ? { last_updated: await lastUpdate(ctx, held) } : {}),
    popularity: 0,
    notes: [handle.description, ...handle.dataset.quirks].join(' '),
  };
}

/** First days of the first and the last period with a value. */
function observedDays({ slice }: HeldSeries): Readonly<Record<string, string>> {
  const first = slice.value.findIndex((value) => value !== null);
  const last = slice.value.findLastIndex((value) => value !== null);
  if (first === -1) return {};
  const dayAt = (i: number): string => isoDay(firstDay(period(slice.series.freq, at(slice.t, i))));
  return { observation_start: dayAt(first), observation_end: dayAt(last) };
}

/** `2026-01-29 00:00:00+00`, the day of the newest vintage. */
async function lastUpdate(ctx: QueryContext, held: HeldSeries): Promise<string> {
  const newest = (await vintageDaysOf(ctx, held)).at(-1) ?? Math.floor(held.version.knownFrom / DAY_MS);
  return `${isoDay(newest)} 00:00:00+00`;
}

// ---------------------------------------------------------------- search

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

/** The member of an entry by which an order sorts; where all entries are alike in it, the order is that of the search. */
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
const SEARCH_TEXT = text('search_text', 'The words, or a part of an id.', { required: true, example: 'unemployment' });
const SEARCH_TYPE = choice('search_type', '`full_text` where it is absent.', ['full_text', 'series_id']);
const LIMIT = atMost(1000);
const ORDER_BY = choice('order_by', 'What they are sorted by.', ORDERS);
const FILTER_VARIABLE = choice('filter_variable', 'What `filter_value` is about.', ['frequency', 'units', 'seasonal_adjustment']);
const FILTER_VALUE = text('filter_value', 'Only series with this value: `Quarterly`, `Seasonally Adjusted`.');
const TAG_NAMES = text('tag_names', 'Only series with all of these tags, separated by semicolons.');
const EXCLUDE_TAG_NAMES = text('exclude_tag_names', 'Only series with none of these tags.');
export const FRED_SEARCH: readonly QueryParameter[] = [
  SEARCH_TEXT,
  API_KEY,
  SEARCH_TYPE,
  ...REALTIME,
  LIMIT,
  OFFSET,
  ORDER_BY,
  SORT_ORDER,
  FILTER_VARIABLE,
  FILTER_VALUE,
  TAG_NAMES,
  EXCLUDE_TAG_NAMES,
  XML_BY_DEFAULT,
];
const FALLING: readonly Order[] = ['search_rank', 'popularity', 'group_popularity'];

/**
 * FRED's `series/search`: `search_text` in the words of the series, or with `search_type=series_id` in their ids, where `*` stands for
 * anything. Filters `filter_variable` and `filter_value`, `tag_names` and `exclude_tag_names`. Series that are not held yet are listed
 * and not fetched.
 */
export async function fredSearch(ctx: QueryContext, params: URLSearchParams): Promise<Readonly<Record<string, unknown>>> {
  const parameters = fredParameters(params);
  const text = readSearchText(parameters);
  const byId = parameters.choice(SEARCH_TYPE) === 'series_id';
  const realtime = readRealtime(ctx, parameters);
  const order = parameters.choice(ORDER_BY) ?? (byId ? 'series_id' : 'search_rank');
  const sortOrder = readOrder(parameters, FALLING.includes(order) ? 'desc' : 'asc');
  const filter = readFilter(parameters);
  const tags = { all: readTags(parameters, TAG_NAMES), none: readTags(parameters, EXCLUDE_TAG_NAMES) };
  const page = readPage(parameters, LIMIT);
  parameters.refuseRest();
  parameters.check();
  const found = (byId ? idsLike(text) : seriesWith(text)).filter((handle) => hasTags(handle, tags));
  const entries = (await eachListed(ctx, found, (handle, held) => entryOf(ctx, handle, held, realtime))).filter(filter);
  const sorted = sortEntries(entries, order, sortOrder);
  return {
    ...writtenRealtime(realtime),
    order_by: order,
    sort_order: sortOrder,
    count: sorted.length,
    offset: page.offset,
    limit: page.limit,
    seriess: onPage(sorted, page),
  };
}

function readSearchText(parameters: Parameters): string {
  const text = parameters.text(SEARCH_TEXT);
  if (text === null) parameters.fault('REQ_BAD_PARAMETER', { parameter: 'search_text', detail: 'The parameter search_text is missing.' });
  return text ?? '';
}

/** `AU.CPI*`, `*.NSW`, or a part of an id. */
function idsLike(text: string): readonly SeriesHandle[] {
  const escaped = text
    .toUpperCase()
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = text.includes('*') ? new RegExp(`^${escaped.join('.*')}$`) : new RegExp(escaped.join(''));
  return SERIES.filter((handle) => pattern.test(handle.id));
}

const readTags = (parameters: Parameters, declared: TextParameter): readonly string[] =>
  (parameters.text(declared) ?? '').split(';').flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim().toLowerCase()]));

function hasTags(handle: SeriesHandle, { all, none }: { readonly all: readonly string[]; readonly none: readonly string[] }): boolean {
  const own = new Set([...handle.tags, handle.topic].map((tag) => tag.toLowerCase()));
  return all.every((tag) => own.has(tag)) && !none.some((tag) => own.has(tag));
}

/** `filter_variable=frequency&filter_value=Quarterly`, either form of the value. */
function readFilter(parameters: Parameters): (entry: FredSeries) => boolean {
  const variable = parameters.choice(FILTER_VARIABLE);
  const value = parameters.text(FILTER_VALUE)?.toLowerCase() ?? null;
  if (variable === null && value === null) return () => true;
  if (variable === null || value === null) {
    const parameter = variable === null ? 'filter_variable' : 'filter_value';
    parameters.fault('REQ_BAD_PARAMETER', { parameter, detail: 'The parameters filter_variable and filter_value go together.' });
  }
  return (entry) => [entry[`${variable}`], entry[`${variable}_short`]].some((own) => String(own).toLowerCase() === value);
}

/** The best comes first by falling rank; entries without the member go last. */
function sortEntries(entries: readonly FredSeries[], order: Order, direction: 'asc' | 'desc'): readonly FredSeries[] {
  const member = SORTS[order];
  if (member === undefined) return direction === 'desc' ? entries : entries.toReversed();
  const sign = direction === 'asc' ? 1 : -1;
  return entries.toSorted((a, b) => {
    const [x, y] = [a[member], b[member]];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    return x === y ? 0 : sign * (x < y ? -1 : 1);
  });
}
