/** Resolves ids in paths. Unknown ids are 404 with the nearest ids. */
import { type AgencyTable, agencyTable, datasetsOfTable } from '../../catalogue/agency-tables.ts';
import { findForecast } from '../../catalogue/forecasts/forecasts.ts';
import { unknownSeries } from '../../catalogue/series.ts';
import { at, member } from '../../core/assert.ts';
import type { Dataset, Source } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { type ErrorCode, quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { seriesOfExpression } from '../../queries/series/transforms/expression-parameter.ts';
import { UnknownWord } from '../../queries/series/transforms/series-expression.ts';
import type { ParsedRequest } from '../base/endpoint.ts';
import type { Catalogue } from '../reply/deps.ts';

/** Finds the source in the path. Throws REQ_UNKNOWN_SOURCE with the most similar codes. */
export function sourceOf(catalogue: Catalogue, request: ParsedRequest): Source {
  const text = member(request.path, 'source');
  const source = catalogue.findSource(text);
  if (source) return source;
  const codes = catalogue.sources().map((s) => s.code);
  const paths = pathsOfDataset(catalogue, `/v1/datasets/${text}`);
  if (paths.length > 0) {
    const detail = `${quoted(text)} is a dataset, not a source.`;
    throw new WattleError('REQ_UNKNOWN_SOURCE', detail, { near: paths, faults: [{ parameter: 'source', detail, allowed: codes }] });
  }
  throw unknown('REQ_UNKNOWN_SOURCE', 'source', text, nearest(text, codes), codes);
}

/**
 * Finds a dataset by its id, or by the name of an agency table with one dataset (`f1.1-data`, `6345.0`). Throws REQ_UNKNOWN_SOURCE or
 * REQ_UNKNOWN_DATASET.
 */
export function datasetOf(catalogue: Catalogue, request: ParsedRequest): Dataset {
  const source = sourceOf(catalogue, request);
  const id = member(request.path, 'dataset_id');
  const ofTable = datasetsOfTable(source.code, id);
  const dataset = catalogue.findDataset(source.code, ofTable.length === 1 ? at(ofTable, 0).id : id);
  if (dataset) return dataset;
  const near = ofTable.length > 0 ? ofTable.map((one) => one.id) : catalogue.nearestDatasets(source.code, id);
  throw unknown('REQ_UNKNOWN_DATASET', 'dataset_id', `${source.code}/${id}`, near);
}

/** Matches a path that names a dataset without its source, with a dot after its source, or below the wrong noun. */
const OTHER_DATASET_PATH = /^\/(?:v1\/(data|datasets|describe|facets)|d)\/(?:([a-z]+)(?:[./]|%2f))?([^/]+)$/i;

/** Suggests paths for another spelling of a dataset's path: `/v1/data/abs.CPI`, `/v1/data/cpi`, `/v1/datasets/abs/CPI`, `/d/rba.F1.1.csv`. */
export function pathsOfDataset(catalogue: Catalogue, pathname: string): readonly string[] {
  const [, noun, source, name = ''] = OTHER_DATASET_PATH.exec(pathname) ?? [];
  const [, id = name, form = ''] = (noun === undefined && FILE_NAME.exec(name)) || [];
  const sources = name === '' ? [] : source === undefined ? catalogue.sources() : (catalogue.findSource(source) ?? []);
  const found = [sources].flat().flatMap((one) => {
    const dataset = catalogue.findDataset(one.code, id);
    const isListed = source !== undefined && (one.listed?.ids.includes(dataset?.id ?? '') ?? true);
    return dataset && (dataset.curated || isListed) ? [dataset] : [];
  });
  const starts =
    noun === undefined ? ['/d'] : ({ datasets: ['/v1/describe', '/v1/data'] }[noun.toLowerCase()] ?? [`/v1/${noun.toLowerCase()}`]);
  const extension = form === '' ? '' : `.${form.toLowerCase()}`;
  return found
    .flatMap((dataset) => starts.map((start) => `${start}/${dataset.source}/${encodeURIComponent(dataset.id)}${extension}`))
    .slice(0, 4);
}

/** Returns the error for a path in which a source is followed by an unknown dataset, such as `/d/abs.NOPE.csv`. Null for other paths. */
export function unknownDatasetAt(catalogue: Catalogue, pathname: string): WattleError | null {
  const [, noun, code = '', name = ''] = OTHER_DATASET_PATH.exec(pathname) ?? [];
  const source = catalogue.findSource(code);
  if (!source) return null;
  const id = (noun === undefined && FILE_NAME.exec(name)?.[1]) || name;
  return unknown('REQ_UNKNOWN_DATASET', 'dataset_id', `${source.code}/${id}`, catalogue.nearestDatasets(source.code, id));
}

/** Finds the series in the path. Throws REQ_UNKNOWN_SERIES with the most similar ids. */
export const requestedSeries = (catalogue: Catalogue, request: ParsedRequest): SeriesHandle =>
  seriesNamed(catalogue, 'series_id', member(request.path, 'series_id'));

/** Finds a series by its id. Throws REQ_UNKNOWN_SERIES with the most similar ids. The fault in the error names `parameter`. */
export function seriesNamed(catalogue: Catalogue, parameter: string, id: string): SeriesHandle {
  const handle = catalogue.findSeries(id);
  if (handle) return handle;
  const forecast = findForecast(id);
  if (forecast !== null && id.trim().length >= forecast.id.length) throw isForecast(parameter, forecast.id);
  const [, stem = '', form = ''] = FILE_NAME.exec(id) ?? [];
  const filed = stem === '' ? null : catalogue.findSeries(stem);
  if (filed !== null) throw isFile(parameter, filed.id, form.toLowerCase());
  const table = agencyTable(id);
  const ofTable = table?.series.slice(0, MOST_OF_TABLE) ?? [];
  const near = ofTable.length > 0 ? ofTable.map((one) => one.id) : catalogue.nearestSeries(id);
  throw unknown('REQ_UNKNOWN_SERIES', parameter, id, near, near, table === null ? undefined : filesOf(table));
}

/** Returns a sentence with the paths of a table's files. */
function filesOf({ number, datasets }: AgencyTable): string {
  if (number !== null) return `GET /abs/tables/${number} lists the workbooks. GET /s/ID.csv returns one series.`;
  return `GET ${datasets.map(({ source, id }) => `/d/${source}/${id}.csv`).join(' and ')} returns the table. GET /s/ID.csv returns one series.`;
}

const MOST_OF_TABLE = 8;

const FILE_NAME = /^(.+)\.(csv|json|jsonl|parquet|xlsx|svg|png)$/i;

function isFile(parameter: string, id: string, form: string): WattleError {
  const detail = `Series ids do not have file extensions. Remove .${form}.`;
  return new WattleError('REQ_UNKNOWN_SERIES', detail, {
    near: [`/s/${id}.${form}`, `/v1/series/${id}`],
    faults: [{ parameter, detail, allowed: [id], did_you_mean: id }],
  });
}

/** Returns the error for a forecast id. A forecast has values by issue and quarter, so it is not a series. */
function isForecast(parameter: string, id: string): WattleError {
  const detail = `${id} is a forecast variable, not a series.`;
  return new WattleError('REQ_UNKNOWN_SERIES', detail, { hint: `Use GET /v1/forecasts/${id}.`, faults: [{ parameter, detail }] });
}

/** Returns the series that a parameter lists. Throws REQ_UNKNOWN_SERIES, or REQ_BAD_PARAMETER for too few or too many series. */
export function severalOf(
  catalogue: Catalogue,
  params: URLSearchParams,
  parameter: string,
  { min, max }: { readonly min: number; readonly max: number },
): readonly SeriesHandle[] {
  const ids = params.getAll(parameter).flatMap((text) => text.split(/[,;|]/).map((id) => id.trim()));
  const named = new Set(ids.filter((id) => id !== '').map((id) => seriesNamed(catalogue, parameter, id)));
  if (named.size >= min && named.size <= max) return [...named];
  const detail = `The parameter ${quoted(parameter)} needs ${min} to ${max} series ids, separated by commas. Received: ${named.size}.`;
  throw new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter, detail }] });
}

/** Returns the series in `expr`, or null if the request has `ids` or no `expr`. Throws REQ_UNKNOWN_SERIES and REQ_BAD_PARAMETER. */
export function inExpression(catalogue: Catalogue, params: URLSearchParams): readonly SeriesHandle[] | null {
  try {
    return seriesOfExpression(params);
  } catch (error) {
    if (error instanceof UnknownWord) throw unknown('REQ_UNKNOWN_SERIES', 'expr', error.word, catalogue.nearestSeries(error.word));
    throw error;
  }
}

const THING: Partial<Record<ErrorCode, string>> = {
  REQ_UNKNOWN_SOURCE: 'source',
  REQ_UNKNOWN_DATASET: 'dataset',
};

const WHERE_TO_LOOK: Partial<Record<ErrorCode, string>> = {
  REQ_UNKNOWN_SOURCE: 'GET /v1/datasets lists all datasets by source.',
  REQ_UNKNOWN_DATASET: 'GET /v1/datasets lists all datasets, and GET /v1/search-datasets?q= searches them.',
  REQ_UNKNOWN_SERIES: 'GET /v1/series?q= searches the series.',
};

function unknown(
  code: ErrorCode,
  parameter: string,
  text: string,
  near: readonly string[],
  allowed: readonly string[] = near,
  advice = WHERE_TO_LOOK[code] ?? '',
): WattleError {
  const detail = code === 'REQ_UNKNOWN_SERIES' ? unknownSeries(text) : `Unknown ${THING[code]}: ${quoted(text)}.`;
  const [first] = near;
  return new WattleError(code, detail, {
    near,
    hint: advice,
    faults: [{ parameter, detail, ...(allowed.length > 0 ? { allowed } : {}), ...(first === undefined ? {} : { did_you_mean: first }) }],
  });
}
