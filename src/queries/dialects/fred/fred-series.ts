/** FRED's `series` and `series/search`. */

import { agencyTable } from '../../../catalogue/agency-tables.ts';
import { findSeries, SERIES } from '../../../catalogue/series.ts';
import { present } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { QueryContext } from '../../base/context.ts';
import { choice, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import { seriesWith } from '../../search/catalogue-search.ts';
import { loadSeries } from '../../series/reading/stored-series.ts';
import { entryOf, readSeriesList, SERIES_LIST, seriesListed } from './fred-entries.ts';
import { API_KEY, fredParameters, REALTIME, readRealtime, SERIES_ID, writtenRealtime, XML_BY_DEFAULT } from './fred-request.ts';

export const FRED_SERIES: readonly QueryParameter[] = [SERIES_ID, API_KEY, ...REALTIME, XML_BY_DEFAULT];

/** FRED's `series`. If there are no data, throws the errors of `readSeries`. */
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
  return { ...writtenRealtime(realtime), seriess: [await entryOf(ctx, handle, await loadSeries(ctx, handle, null), realtime)] };
}

/** Returns the series in an agency's table. Returns none if the id is not the name of a table. */
const inTable = (id: string): readonly SeriesHandle[] => (findSeries(id) === null ? (agencyTable(id)?.series ?? []) : []);

export const isTableName = (id: string): boolean => inTable(id).length > 0;

/** FRED's `series` for the name of a table: returns one entry for each series in the table. */
export async function fredSeriesOfTable(ctx: QueryContext, params: URLSearchParams): Promise<Readonly<Record<string, unknown>>> {
  const parameters = fredParameters(params);
  const id = present(parameters.text(SERIES_ID), 'series_id');
  const realtime = readRealtime(ctx, parameters);
  const request = readSeriesList(parameters, { absent: 'search_rank', ofSearch: true });
  parameters.refuseRest();
  parameters.check();
  const { seriess } = await seriesListed(ctx, inTable(id), request, realtime);
  return { ...writtenRealtime(realtime), seriess };
}

const SEARCH_TEXT = text('search_text', 'Search words, or part of an id.', { required: true, example: 'unemployment' });
const SEARCH_TYPE = choice('search_type', 'Kind of search. `full_text` is the default.', ['full_text', 'series_id']);
export const FRED_SEARCH: readonly QueryParameter[] = [SEARCH_TEXT, API_KEY, SEARCH_TYPE, ...REALTIME, ...SERIES_LIST, XML_BY_DEFAULT];
/**
 * FRED's `series/search`. With `search_type=series_id`, it searches ids, and `*` is a wildcard. Series without data are listed but not
 * fetched.
 */
export async function fredSearch(ctx: QueryContext, params: URLSearchParams): Promise<Readonly<Record<string, unknown>>> {
  const parameters = fredParameters(params);
  const text = readSearchText(parameters);
  const byId = parameters.choice(SEARCH_TYPE) === 'series_id';
  const realtime = readRealtime(ctx, parameters);
  const request = readSeriesList(parameters, { absent: byId ? 'series_id' : 'search_rank', ofSearch: true });
  parameters.refuseRest();
  parameters.check();
  return seriesListed(ctx, byId ? idsLike(text) : seriesWith(text), request, realtime);
}

/** The search text if the parameter is missing. The missing parameter is already reported as a fault. */
const NO_WORDS = '';

function readSearchText(parameters: Parameters): string {
  const text = parameters.text(SEARCH_TEXT);
  if (text !== null) return text;
  parameters.fault('REQ_BAD_PARAMETER', { parameter: 'search_text', detail: 'The parameter “search_text” is missing.' });
  return NO_WORDS;
}

/** Finds ids that match a pattern such as `AU.CPI*` or `*.NSW`. Without `*`, finds ids that contain the text. */
function idsLike(text: string): readonly SeriesHandle[] {
  const parts = text.toUpperCase().split('*');
  return SERIES.filter(({ id }) => (parts.length === 1 ? id.includes(parts[0] ?? id) : hasParts(id, parts)));
}

/** Returns true if an id contains the parts in this order. The first part must be at the start of the id, and the last part at its end. */
function hasParts(id: string, parts: readonly string[]): boolean {
  const [first = id, ...rest] = parts;
  const last = rest.pop() ?? id;
  if (!id.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = id.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return id.length - last.length >= from && id.endsWith(last);
}
