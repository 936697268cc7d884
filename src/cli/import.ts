/** `wattle import`: imports files with a publication date, and tables of published values. */
import { createHash } from 'node:crypto';
import { datasets, findSource, nearestDatasets } from '../catalogue/catalogue.ts';
import { isSingleFigures, withoutSuffix } from '../catalogue/single-figures.ts';
import type { Captured } from '../core/capture.ts';
import { type Dataset, datasetKey, type TimeSeriesDataset } from '../core/define-dataset.ts';
import { type Acceptable, WattleError } from '../core/errors.ts';
import type { PublishedBasis } from '../core/observation.ts';
import { describeUnit, sameScale } from '../core/units.ts';
import { isFactsTable, readFacts } from '../formats/facts-table.ts';
import { sniffKind } from '../formats/sniff.ts';
import { readOnce } from '../formats/workbook.ts';
import { frequencyError, unitError } from '../ingest/apply/validate.ts';
import { leftOutTexts } from '../ingest/jobs/contents.ts';
import { factVintages } from '../ingest/vintages/fact-vintages.ts';
import { type Imported, importVintage, readVintage, refuseImpossible, type Vintage } from '../ingest/vintages/import-vintage.ts';
import type { Store } from '../store/ports/port.ts';
import { readGiven } from './given-file.ts';
import { nearestReasons, type Refusal } from './nearest-reasons.ts';

export interface ImportRequest {
  readonly file: string;
  /** The dataset. Null for the dataset whose connector can read the file. */
  readonly dataset: Dataset | null;
  /** The publication date, such as `2020-09-17`. Null if the file states it. */
  readonly published: string | null;
  /** The basis of the publication date. If it is null and the file states no date, the date is an upper bound. */
  readonly basis: PublishedBasis | null;
  /** The URL of the file at the agency, or null. */
  readonly url: string | null;
  readonly accept: readonly Acceptable[];
}

interface ImportRow {
  readonly dataset: string;
  readonly published: string;
  readonly published_basis: PublishedBasis;
  /** Stored versions that are later than the vintage. */
  readonly later_versions: number;
  /** The seq of the version. Null if all values were already stored. */
  readonly seq: number | null;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly note: string;
}

/**
 * Imports a file. Throws REQ_* for a wrong request, and PARSE_* and DATA_* from the connector. Stores nothing if the content of a file is
 * refused.
 */
export async function importFile(store: Store, request: ImportRequest, now: number): Promise<readonly ImportRow[]> {
  const bytes = await readGiven(request.file);
  if (bytes.length === 0) throw new WattleError('REQ_BAD_PARAMETER', `The file ${request.file} is empty.`);
  if (request.dataset !== null) await refuseUnknown(store, request.dataset, bytes);
  try {
    return await takeIn(store, request, bytes, now);
  } catch (error) {
    throw error instanceof WattleError ? atFile(error, request) : error;
  }
}

/** Returns the error with the given file instead of the dataset's URL. */
function atFile(error: WattleError, { file, url }: ImportRequest): WattleError {
  if (url !== null || error.at?.url === undefined) return error;
  const { code, message, at, hint, faults, cause } = error;
  return new WattleError(code, message, { at: { ...at, url: file }, ...(hint === undefined ? {} : { hint }), faults, cause });
}

/**
 * Throws for an id that is neither listed by the agency nor stored, because otherwise any id would be accepted. Also throws for a workbook
 * without a declaration.
 */
async function refuseUnknown(store: Store, dataset: Dataset, bytes: Uint8Array): Promise<void> {
  if (dataset.curated) return;
  const key = datasetKey(dataset);
  const listed = findSource(dataset.source)?.listed;
  if (listed && !listed.ids.includes(dataset.id) && !(await store.datasets.state(key))?.version) {
    const near = nearestDatasets(dataset.source, dataset.id);
    throw new WattleError('REQ_UNKNOWN_DATASET', `Unknown dataset: ${key}. The agency has no such id in its list of ${listed.what}.`, {
      hint: near.length > 0 ? `Did you mean ${near.join(', ')}?` : '`wattle datasets` lists the curated datasets.',
    });
  }
  if (dataset.kind === 'time_series' && dataset.dataflow !== undefined && isWorkbook(bytes)) {
    throw new WattleError(
      'REQ_UNPROCESSABLE',
      `${key} has no declaration, so its workbooks cannot be imported. Import its dataflow as SDMX-JSON.`,
    );
  }
}

const isWorkbook = (bytes: Uint8Array): boolean => ['xlsx', 'xls'].includes(sniffKind(bytes));

async function takeIn(store: Store, request: ImportRequest, bytes: Uint8Array, now: number): Promise<readonly ImportRow[]> {
  const vintages = isFactsTable(bytes) ? await vintagesOfFacts(store, request, bytes, now) : [await vintageOfFile(request, bytes, now)];
  const rows: ImportRow[] = [];
  for (const { dataset, vintage } of vintages) {
    try {
      await refuseOtherUnits(store, dataset, vintage);
      rows.push(rowOf(dataset, vintage, await importVintage(store, dataset, vintage, { now, accept: request.accept })));
    } catch (error) {
      throw error instanceof WattleError && rows.length > 0 ? afterOthers(error, vintage.published, rows) : error;
    }
  }
  return rows;
}

/** Throws if the units differ. Only this compares the units of single values and releases, which are separate datasets. */
async function refuseOtherUnits(store: Store, dataset: TimeSeriesDataset, { content }: Vintage): Promise<void> {
  if (!isSingleFigures(dataset.id)) return;
  const released = await store.datasets.series(datasetKey({ ...dataset, id: withoutSuffix(dataset.id) }));
  const byKey = new Map(released.map((one) => [one.key, one]));
  for (const series of content.series) {
    const stored = byKey.get(series.key);
    if (stored === undefined) continue;
    if (stored.freq !== series.freq) throw frequencyError(series, stored.freq);
    if (!sameScale(stored, series)) {
      throw unitError(series.key, describeUnit(stored.unit, stored.multiplier), describeUnit(series.unit, series.multiplier));
    }
  }
}

/** Adds the number of imported days to the error. Days before a refused day stay imported, because days are imported in order. */
function afterOthers({ code, message, at, hint, faults, cause }: WattleError, published: string, rows: readonly ImportRow[]): WattleError {
  const taken = rows.filter(({ seq }) => seq !== null).map((row) => row.published);
  const before =
    taken.length === 0
      ? 'The days before it had no new values.'
      : `Values for ${taken.length === 1 ? 'the day' : `the ${taken.length} days`} before it, to ${taken.at(-1)}, were imported.`;
  return new WattleError(code, `${published}: ${message} ${before}`, {
    ...(at === undefined ? {} : { at }),
    ...(hint === undefined ? {} : { hint }),
    faults,
    cause,
  });
}

function capturedOf({ url }: ImportRequest, dataset: Dataset, bytes: Uint8Array, now: number): Captured {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { sha256, bytes, url: url ?? dataset.landingPage, contentType: null, retrievedAt: now, askId: 'import' };
}

interface OfDataset {
  readonly dataset: TimeSeriesDataset;
  readonly vintage: Vintage;
}

async function vintageOfFile(request: ImportRequest, bytes: Uint8Array, now: number): Promise<OfDataset> {
  const { published } = request;
  const basis = request.basis ?? 'upper_bound';
  if (request.dataset !== null) {
    const dataset = timeSeries(request.dataset);
    return { dataset, vintage: await readVintage(dataset, capturedOf(request, dataset, bytes, now), { published, basis }) };
  }
  readOnce(bytes);
  const found: OfDataset[] = [];
  const refusals: Refusal[] = [];
  for (const dataset of datasets()) {
    if (dataset.kind !== 'time_series' || !dataset.curated || dataset.layout) continue;
    try {
      found.push({ dataset, vintage: await readVintage(dataset, capturedOf(request, dataset, bytes, now), { published, basis }) });
    } catch (error) {
      if (!(error instanceof WattleError)) throw error;
      if (error.code.startsWith('REQ_')) throw error;
      refusals.push({ dataset, error });
    }
  }
  const [first, ...others] = found;
  if (first !== undefined && others.length === 0) return first;
  const names = found.map(({ dataset }) => datasetKey(dataset)).join(', ');
  throw new WattleError(
    'REQ_BAD_PARAMETER',
    first === undefined
      ? `${request.file} does not match any dataset. ${nearestReasons(refusals)}`
      : `The file ${request.file} matches several datasets: ${names}.`,
    { hint: 'Name the dataset: --dataset abs/LF. To see why a file does not match, run: wattle try abs/LF --from FILE.' },
  );
}

async function vintagesOfFacts(store: Store, request: ImportRequest, bytes: Uint8Array, now: number): Promise<readonly OfDataset[]> {
  if (request.dataset === null) {
    throw new WattleError('REQ_BAD_PARAMETER', 'A table of facts may contain several datasets. Name one: --dataset abs/LF.');
  }
  if (request.published !== null) {
    throw new WattleError(
      'REQ_BAD_PARAMETER',
      'Omit --published. The “published” column of a table of facts already has the date of each figure.',
    );
  }
  const dataset = timeSeries(request.dataset);
  const key = datasetKey(dataset);
  const state = await store.datasets.state(key);
  const known = { dimensions: state?.dimensions ?? [], series: await store.datasets.series(key) };
  const facts = readFacts(bytes, request.file);
  const vintages = factVintages(dataset, facts, known).map(({ dataset: own, published, basis, content }) => ({
    dataset: own,
    vintage: { captured: capturedOf(request, dataset, bytes, now), content, published, basis },
  }));
  for (const { vintage } of vintages) refuseImpossible(vintage);
  return vintages;
}

function timeSeries(dataset: Dataset): TimeSeriesDataset {
  if (dataset.kind === 'time_series' && !dataset.layout) return dataset;
  throw new WattleError(
    'REQ_UNPROCESSABLE',
    `Vintages of ${datasetKey(dataset)} cannot be imported, because it is a register or has market intervals.`,
  );
}

const rowOf = (dataset: TimeSeriesDataset, { published, basis, content }: Vintage, imported: Imported): ImportRow => ({
  dataset: datasetKey(dataset),
  published,
  published_basis: basis,
  later_versions: imported.before,
  seq: imported.version?.seq ?? null,
  added: imported.version?.added ?? 0,
  changed: imported.version?.changed ?? 0,
  removed: imported.version?.removed ?? 0,
  note: [standingOf(imported), ...imported.remarks, ...leftOutTexts(content.leftOut ?? [])].filter((one) => one !== '').join(' '),
});

function standingOf({ version, compared }: Imported): string {
  if (version === null) return 'All values were already known on that date. Nothing changed.';
  return compared ? '' : 'There is no earlier data, so scale, units and reference year could not be compared.';
}
