/** Responds to a request for an OData resource path. The path names a set, an entity or a related set. */
import { findSeries, SERIES as HANDLES, nearestSeries, unknownSeries } from '../../../catalogue/series.ts';
import { type DatasetKey, dottedId, storeKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { Signal } from '../../../core/define-signal.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { JsonRows } from '../../../core/json-rows.ts';
import { nearest } from '../../../core/nearest.ts';
import type { Answer, EntitySet, EntityType } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { listDatasets } from '../../datasets/list-datasets.ts';
import { readSeries } from '../../series/resolve-series.ts';
import { evaluateSignal } from '../../signals/evaluate-signal.ts';
import { readFilter } from './expression.ts';
import { DATASET, ENTITY_SETS, INDICATOR, INDICATOR_VALUE, OBSERVATION, type Row, SERIES } from './model.ts';
import { type Options, readOptions, selected, sorted } from './options.ts';

/** `context` is the part of the context URL after `$metadata#`. */
type ODataResult =
  | {
      readonly kind: 'rows';
      readonly context: string;
      readonly rows: readonly Row[];
      readonly count: number | null;
      readonly next: number | null;
    }
  | { readonly kind: 'entity'; readonly context: string; readonly row: Row }
  | { readonly kind: 'count'; readonly count: number }
  /** A property such as `Series('AU.CPI.YOY')/title`. `raw` is its plain text at `/$value`. */
  | { readonly kind: 'property'; readonly context: string; readonly value: unknown }
  | { readonly kind: 'raw'; readonly context: string; readonly value: unknown };

interface ODataAnswer {
  readonly result: ODataResult;
  /** The datasets in the response. Null if a change in any dataset can affect the response. */
  readonly datasets: readonly DatasetKey[] | null;
  readonly maxAgeSeconds: number;
}

const MOST_ON_PAGE = 5000;
const CATALOGUE_SECONDS = 300;
const MOST_SERIES = 25;
/** The start of the window: a year before the first value of every series. */
const EARLIEST = '1788';
/** Parameters that Wattle accepts in addition to the OData options. */
const CUSTOM = ['as_of', 'gap'];
/** Matches an entity such as `Series('AU.CPI.YOY')` or `Observations(series_id='AU.CPI.YOY',period='2025-Q4')`. */
const ENTITY = /^(\w+)\((.*)\)$/;
const NEXT_KEY = /,(?=\w+=)/;
const NAMED = /^(\w+)=(.*)$/;
const LITERAL = /^(?:'(?:[^']|'')*'|\d+)$/;

interface Found {
  readonly type: EntityType;
  readonly set: string;
  readonly rows: readonly Row[];
  readonly datasets: readonly DatasetKey[] | null;
  readonly maxAgeSeconds: number;
}

/** Responds to the request. Throws REQ_NOT_FOUND for an unknown path, and the errors of `readOptions`, `readSeries` and `evaluateSignal`. */
export async function readOData(
  ctx: QueryContext,
  signals: readonly Signal[],
  path: string,
  params: URLSearchParams,
  pageRows = MOST_ON_PAGE,
): Promise<ODataAnswer> {
  const isCount = path.endsWith('/$count');
  const parts = (isCount ? path.slice(0, -'/$count'.length) : path).split('/').filter((one) => one !== '');
  const [head = '', member, ...rest] = parts;
  const [, set = head, keys] = ENTITY.exec(head) ?? [];
  const entitySet = ENTITY_SETS.find(({ name }) => name === set);
  if (!entitySet)
    throw nowhere(
      set,
      ENTITY_SETS.filter(({ isListed }) => isListed).map(({ name }) => name),
    );
  const { type } = entitySet;
  const property = type.properties.find(({ name }) => name === member);
  if (keys !== undefined && property !== undefined) {
    const isRaw = rest.length === 1 && rest[0] === '$value';
    if (isCount || (rest.length > 0 && !isRaw)) throw nowhere(path, [`${head}/${property.name}`]);
    const { result, ...more } = await readOData(ctx, signals, head, params, pageRows);
    if (result.kind !== 'entity' || !(property.name in result.row)) throw nowhere(path);
    const value = result.row[property.name] ?? null;
    return { ...more, result: { kind: isRaw ? 'raw' : 'property', context: `${head}/${property.name}`, value } };
  }
  if (rest.length > 0) throw nowhere(path);
  const keyed = keys === undefined ? [] : keysOf(keys, path);
  if (keyed.length > 1 && member === undefined && !isCount) return keyedRow(ctx, signals, entitySet, keyed, params);
  const key = keyed[0]?.literal.replaceAll(/^'|'$/g, '').replaceAll("''", "'") ?? null;
  if (key !== null && member === undefined && !isCount) return entityOf(ctx, signals, entitySet.name, key, params);
  if (key !== null && (type.leadsTo?.name !== member || member === undefined)) throw nowhere(path, type.leadsTo ? [type.leadsTo.name] : []);
  if (key === null && member !== undefined) throw nowhere(path);
  const rowType = key === null ? type : type === SERIES ? OBSERVATION : INDICATOR_VALUE;
  const options = readOptions(params, rowType, CUSTOM);
  const found = await rowsOf(ctx, signals, entitySet.name, key, options, params);
  return {
    result: pageOf(found, options, isCount, Math.min(pageRows, MOST_ON_PAGE)),
    datasets: found.datasets,
    maxAgeSeconds: found.maxAgeSeconds,
  };
}

function pageOf(
  { type, set, rows }: Found,
  { filter, order, select, top, skip, count, taken }: Options,
  isCount: boolean,
  pageRows: number,
): ODataResult {
  const matching = filter === null ? rows : rows.filter(filter.test);
  if (isCount) return { kind: 'count', count: matching.length };
  const whole = sorted(matching, order).slice(skip, top === null ? undefined : skip + top);
  const page = whole.slice(taken, taken + pageRows);
  const context = `${set}${select === null ? '' : `(${select.join(',')})`}`;
  const wanted = select === null ? type.properties.map(({ name }) => name) : select;
  return {
    kind: 'rows',
    context,
    rows: page.map((row) => selected(row, wanted)),
    count: count ? matching.length : null,
    next: taken + page.length < whole.length ? taken + page.length : null,
  };
}

interface Key {
  /** The name of the key property. Empty if the path contains only a value. */
  readonly property: string;
  /** The value as written in the path, such as `'AU.CPI.YOY'` or `7`. */
  readonly literal: string;
}

/** Reads the keys of an entity. Throws REQ_NOT_FOUND if a key is not a literal. */
const keysOf = (text: string, path: string): readonly Key[] =>
  text.split(NEXT_KEY).map((part) => {
    const [, property = '', literal = part] = NAMED.exec(part) ?? [];
    if (!LITERAL.test(literal)) throw nowhere(path);
    return { property, literal };
  });

async function keyedRow(
  ctx: QueryContext,
  signals: readonly Signal[],
  { name, type }: EntitySet,
  keyed: readonly Key[],
  params: URLSearchParams,
): Promise<ODataAnswer> {
  const named = keyed.map(({ property }) => property);
  const path = `${name}(${keyed.map(({ property, literal }) => `${property}=${literal}`).join(',')})`;
  if (named.length !== type.key.length || type.key.some((one) => !named.includes(one)))
    throw nowhere(path, [`${name}(${type.key.join('=…,')}=…)`]);
  const options = readOptions(params, type, CUSTOM);
  const filter = readFilter(keyed.map(({ property, literal }) => `${property} eq ${literal}`).join(' and '), type);
  const found = await rowsOf(ctx, signals, name, null, { ...options, filter }, params);
  const row = found.rows.find(filter.test);
  if (!row) throw nowhere(path);
  const result = { kind: 'entity', context: `${name}/$entity`, row: selected(row, options.select) } as const;
  return { result, datasets: found.datasets, maxAgeSeconds: found.maxAgeSeconds };
}

async function entityOf(
  ctx: QueryContext,
  signals: readonly Signal[],
  set: string,
  key: string,
  params: URLSearchParams,
): Promise<ODataAnswer> {
  const type = ENTITY_SETS.find(({ name }) => name === set)?.type as EntityType;
  const options = readOptions(params, type, CUSTOM);
  const [idName = ''] = type.key;
  if (type.key.length > 1) throw nowhere(`${set}('${key}')`);
  const id = set === 'Series' ? namedSeries(key).id : key;
  const found = await rowsOf(ctx, signals, set, null, options, params);
  const row = found.rows.find((one) => one[idName] === id);
  if (!row)
    throw nowhere(
      `${set}('${key}')`,
      nearest(
        key,
        found.rows.map((one) => String(one[idName])),
        2,
      ),
    );
  const result = { kind: 'entity', context: `${set}/$entity`, row: selected(row, options.select) } as const;
  return { result, datasets: found.datasets, maxAgeSeconds: found.maxAgeSeconds };
}

async function rowsOf(
  ctx: QueryContext,
  signals: readonly Signal[],
  set: string,
  key: string | null,
  options: Options,
  params: URLSearchParams,
): Promise<Found> {
  if (set === 'Series' && key === null) return catalogueRows(SERIES, 'Series', HANDLES.map(rowOfSeries));
  if (set === 'Indicators' && key === null) {
    return catalogueRows(
      INDICATOR,
      'Indicators',
      signals.map(({ id, title, summary }) => ({ id, title, description: summary })),
    );
  }
  if (set === 'Datasets') return datasetRows(ctx);
  if (set === 'Indicators' || set === 'Values') {
    return indicatorRows(ctx, signals, key === null ? keysIn(options, 'indicator_id', 'Values') : [key], params, key);
  }
  const handles = (key === null ? keysIn(options, 'series_id', 'Observations') : [key]).map(namedSeries);
  return observations(ctx, handles, params, key);
}

const catalogueRows = (type: EntityType, set: string, rows: readonly Row[]): Found => ({
  type,
  set,
  rows,
  datasets: [],
  maxAgeSeconds: CATALOGUE_SECONDS,
});

const rowOfSeries = ({ id, title, description, units, unitsShort, frequency, adjustment, place, topic, dataset }: SeriesHandle): Row => ({
  id,
  title,
  description,
  units,
  units_short: unitsShort,
  frequency: FREQUENCY[frequency].word,
  adjustment,
  place,
  topic,
  source: dataset.source,
  dataset_id: dottedId(dataset),
});

async function datasetRows(ctx: QueryContext): Promise<Found> {
  const { data, maxAgeSeconds } = await listDatasets(ctx, {}, new URLSearchParams());
  const names = DATASET.properties.map(({ name }) => name);
  const rows = (data as readonly Row[]).map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
  return { type: DATASET, set: 'Datasets', rows, datasets: null, maxAgeSeconds };
}

async function observations(
  ctx: QueryContext,
  handles: readonly SeriesHandle[],
  params: URLSearchParams,
  key: string | null,
): Promise<Found> {
  const answers: Answer[] = [];
  const rows: Row[] = [];
  for (const handle of handles) {
    const answer = await readSeries(ctx, handle, customOf(params));
    answers.push(answer);
    for (const { period, date, value } of listOf(answer)) {
      rows.push({ series_id: handle.id, period: period ?? null, date: date ?? null, value: value ?? null });
    }
  }
  const datasets = [...new Set(handles.map(({ dataset }) => storeKey(dataset))), ...answers.flatMap((answer) => answer.datasets)];
  const set = key === null ? 'Observations' : `Series('${key.replaceAll("'", "''")}')/Observations`;
  return { type: OBSERVATION, set, rows, datasets: [...new Set(datasets)], maxAgeSeconds: shortest(answers) };
}

async function indicatorRows(
  ctx: QueryContext,
  signals: readonly Signal[],
  ids: readonly string[],
  params: URLSearchParams,
  key: string | null,
): Promise<Found> {
  const answers: Answer[] = [];
  const rows: Row[] = [];
  for (const id of ids) {
    const signal = signals.find((one) => one.id === id.toLowerCase());
    if (!signal)
      throw nowhere(
        `Indicators('${id}')`,
        nearest(
          id,
          signals.map((one) => one.id),
          2,
        ),
      );
    const requested = customOf(params);
    if (signal.mode === 'history') requested.set('start', EARLIEST);
    const answer = await evaluateSignal(ctx, signal, requested);
    answers.push(answer);
    for (const [row, fields] of listOf(answer).entries()) rows.push(...valuesOf(signal.id, row, fields));
  }
  const set = key === null ? 'Values' : `Indicators('${key.replaceAll("'", "''")}')/Values`;
  return {
    type: INDICATOR_VALUE,
    set,
    rows,
    datasets: [...new Set(answers.flatMap((answer) => answer.datasets))],
    maxAgeSeconds: shortest(answers),
  };
}

/** Returns the values in a row of an indicator. Omits nested lists and objects, because a value must be a number or text. */
function valuesOf(indicator: string, row: number, fields: Row): readonly Row[] {
  const period = fields['period'] ?? fields['as_at'] ?? null;
  return Object.entries(fields)
    .filter(([field, value]) => field !== 'period' && (value === null || typeof value !== 'object'))
    .map(([field, value]) => ({
      indicator_id: indicator,
      row,
      period,
      field,
      ...(typeof value === 'number' ? { value, text: null } : { value: null, text: value === null ? null : String(value) }),
    }));
}

const shortest = (answers: readonly Answer[]): number => Math.min(...answers.map(({ maxAgeSeconds }) => maxAgeSeconds), CATALOGUE_SECONDS);

const listOf = ({ data }: Answer): readonly Row[] =>
  (data instanceof JsonRows ? data.toArray() : Array.isArray(data) ? data : [data]) as readonly Row[];

function customOf(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => CUSTOM.includes(name)));
}

/** Returns the ids in `$filter`. The filter is required, because all series together have too many rows. */
function keysIn({ filter }: Options, property: string, set: string): readonly string[] {
  const keys = [...new Set(filter?.equals(property) ?? [])];
  if (keys.length > 0 && keys.length <= MOST_SERIES) return keys;
  const detail =
    keys.length === 0
      ? `${set} needs a $filter on ${property}.`
      : `$filter has ${keys.length} values for ${property}. The limit is ${MOST_SERIES}.`;
  throw new WattleError('REQ_BAD_PARAMETER', detail, {
    hint: `For example: ${set}?$filter=${property} in ('${property === 'series_id' ? "AU.CPI.YOY','AU.WPI.YOY" : 'real-wages'}').`,
    faults: [{ parameter: '$filter', detail }],
  });
}

function namedSeries(id: string): SeriesHandle {
  const found = findSeries(id);
  if (found) return found;
  const near = nearestSeries(id);
  const detail = unknownSeries(id);
  throw new WattleError('REQ_UNKNOWN_SERIES', detail, {
    hint: near.length === 0 ? 'To search series by title, use Series?$filter=contains(title,…).' : `Did you mean ${near.join(', ')}?`,
    faults: [{ parameter: 'series_id', detail, allowed: near, ...(near[0] === undefined ? {} : { did_you_mean: near[0] }) }],
  });
}

function nowhere(path: string, near: readonly string[] = []): WattleError {
  return new WattleError('REQ_NOT_FOUND', `Unknown OData resource: ${quoted(path)}.`, {
    hint: near.length === 0 ? '/odata/ lists the entity sets.' : `Did you mean ${near.join(' or ')}?`,
  });
}
