/** Names and values of parameters in other APIs and programs. */

/** Names of parameters in other APIs, and Wattle's names with the same meaning, most common first. */
const NAMES: readonly (readonly [names: readonly string[], here: readonly string[]])[] = [
  [
    ['from', 'since', 'after', 'begin', 'from_date', 'date_from', 'start_date', 'min_date'],
    ['start_period', 'observation_start', 'days_back'],
  ],
  [
    ['to', 'until', 'before', 'till', 'to_date', 'date_to', 'end_date', 'max_date'],
    ['end_period', 'observation_end', 'days_ahead'],
  ],
  [
    ['query', 'search', 'term', 'keyword', 'search_text', 'text'],
    ['q', 'search_text'],
  ],
  [['q', 'query', 'search', 'claim', 'sentence', 'statement', 'figure'], ['text']],
  [['transform', 'transformation', 'growth', 'unit'], ['units']],
  [['freq', 'interval', 'periodicity', 'resolution'], ['frequency']],
  [['aggregation', 'agg', 'aggregate', 'method'], ['aggregation_method']],
  [['count', 'rows', 'size', 'n', 'top', 'per_page', 'page_size', 'max', 'last', 'last_n', 'lastnobservations'], ['limit']],
  [
    ['page', 'offset', 'skip', 'after_id'],
    ['cursor', 'offset'],
  ],
  [['type', 'types', 'kinds'], ['kind']],
  [
    ['state', 'place', 'location', 'territory', 'geography'],
    ['region', 'state', 'place'],
  ],
  [['vintage_date', 'realtime', 'realtime_start', 'asof', 'known_on'], ['as_of']],
  [
    ['id', 'series', 'series_id', 'series_ids', 'symbols'],
    ['ids', 'series_id', 'series'],
  ],
  [
    ['sort', 'orderby', 'sort_order', 'direction'],
    ['order', 'sort_order'],
  ],
  [
    ['output', 'file_type', 'filetype', 'type', 'f'],
    ['format', 'file_type'],
  ],
];

export function nameElsewhere(name: string, allowed: readonly string[]): string | undefined {
  const word = name
    .replace(/[a-z](?=[A-Z])/g, '$&_')
    .toLowerCase()
    .replace(/-/g, '_');
  return NAMES.filter(([names]) => names.includes(word))
    .flatMap(([, here]) => here)
    .find((one) => allowed.includes(one));
}

/** Maps words from other APIs to accepted values with the same meaning. */
export const SAME_VALUES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    yearly: ['annual', 'a'],
    annually: ['annual', 'a'],
    financial_year: ['fy'],
    half_year: ['half-yearly', 's'],
    mean: ['avg'],
    average: ['avg'],
    end: ['eop'],
    last: ['eop'],
    end_of_period: ['eop'],
    total: ['sum'],
    level: ['lin'],
    levels: ['lin'],
    none: ['lin'],
    yoy: ['pc1'],
    ascending: ['asc'],
    descending: ['desc'],
    ndjson: ['jsonl'],
    excel: ['xlsx'],
  }),
);

/** Maps words from other APIs to an accepted value with a similar meaning. Errors suggest this value. */
export const NEAR_VALUES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    qoq: 'pch',
    mom: 'pch',
    percent: 'pch',
    pct: 'pch',
    pct_change: 'pch',
    growth: 'pc1',
    diff: 'chg',
    xls: 'xlsx',
    tsv: 'csv',
  }),
);
