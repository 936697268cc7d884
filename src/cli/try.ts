/** `wattle try rba/I1`: requests or reads one dataset and shows the result. Stores nothing. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSource } from '../catalogue/catalogue.ts';
import { seriesOfDataset } from '../catalogue/series.ts';
import type { Ask, Captured } from '../core/capture.ts';
import type { Clock } from '../core/clock.ts';
import { type Dataset, datasetKey, type Source, type SourceCode, type TimeSeriesDataset } from '../core/define-dataset.ts';
import { formatAddress, WattleError } from '../core/errors.ts';
import { describeUnit, parseUnit, sameScale } from '../core/units.ts';
import { bringIn, parsePart } from '../ingest/apply/apply-captures.ts';
import type { Upstream } from '../ingest/fetch/client.ts';
import { Refresher } from '../ingest/jobs/refresh.ts';
import type { Answer } from '../queries/base/answer.ts';
import { QueryCaches } from '../queries/base/query-caches.ts';
import { readDataset } from '../queries/datasets/read-dataset.ts';
import { openStore } from '../store/open/open-store.ts';
import type { Store } from '../store/ports/port.ts';
import type { StoredSeries } from '../store/ports/series.ts';
import { readGiven, withOtherWay } from './given-file.ts';

interface TryOptions {
  /** The agency's files, if given, which replace requests. */
  readonly from: readonly string[];
  readonly agency: () => Promise<Upstream>;
  readonly clock: Clock;
}

interface Trial {
  /** Lines about requests, content and problems. */
  readonly lines: readonly string[];
  /** The error if the data cannot be read or are not valid, otherwise null. */
  readonly error: WattleError | null;
  /** The latest rows, as an API request without parameters returns them. Null if nothing was read. */
  readonly answer: Answer | null;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Returns a line if the repository has a declaration of the dataset that is not registered and was not used, otherwise null. */
export function unregisteredLeaf({ source, id, curated }: Dataset, root: string): string | null {
  const leaf = `src/sources/${source}/datasets/${id}.ts`;
  if (curated || !existsSync(path.join(root, leaf))) return null;
  return `declaration ${leaf} is not registered, so the dataset is read without it: npm run register`;
}

/** Reads a dataset into a temporary store. */
export async function tryDataset(dataset: Dataset, options: TryOptions): Promise<Trial> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wattle-try-'));
  const store = await openStore({ databaseUrl: null, dataDir: folder, clock: options.clock });
  try {
    await store.migrate();
    const { lines, error } = options.from.length > 0 ? await readFiles(dataset, store, options) : await ask(dataset, store, options);
    const state = await store.datasets.state(datasetKey(dataset));
    if (!state?.version) return { lines, error, answer: null };
    const found = dataset.kind === 'time_series' ? await describeSeries(dataset, store) : [`rows     ${state.rows}`];
    const { clock } = options;
    const ctx = { store, clock, caches: new QueryCaches(), freshener: null, publicUrl: 'http://127.0.0.1', sandbox: false, version: '' };
    const answer = await readDataset(ctx, dataset, new URLSearchParams({ limit: '5' }));
    return { lines: [...lines, ...found], error, answer };
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Read = Pick<Trial, 'lines' | 'error'>;

async function readFiles(dataset: Dataset, store: Store, { from, clock }: TryOptions): Promise<Read> {
  const lines: string[] = [];
  try {
    const parts = [];
    for (const file of from) {
      const bytes = await readGiven(file);
      lines.push(`file     ${file}, ${bytes.byteLength.toLocaleString('en-AU')} bytes`);
      const facts = { dataset: datasetKey(dataset), askId: dataset.asks()[0]?.id ?? 'file', url: dataset.upstream.url, contentType: null };
      const info = await store.captures.put({ ...facts, retrievedAt: clock.now(), etag: null, lastModified: null }, bytes);
      const captured: Captured = {
        ...facts,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        bytes,
        retrievedAt: info.retrievedAt,
      };
      parts.push(await parsePart(dataset, captured, clock.now()));
    }
    const { warning } = await bringIn({ store, dataset, recordedAt: clock.now(), origin: 'live', accept: [] }, parts);
    return { lines, error: warning };
  } catch (error) {
    if (error instanceof WattleError) return { lines, error };
    throw error;
  }
}

/**
 * Returns the requests whose files can be given with `--from`. A request for an index page is replaced by its fallback, which requests a
 * file.
 */
const filesOf = (dataset: Dataset): readonly Ask[] =>
  dataset
    .asks()
    .map((ask) => (ask.follow === undefined ? ask : (ask.fallback ?? ask)))
    .slice(0, MOST_FILES);

const MOST_FILES = 6;

/** Updates the dataset from the agency and reports each request. */
async function ask(dataset: Dataset, store: Store, { agency, clock }: TryOptions): Promise<Read> {
  const upstream = await agency();
  const lines: string[] = [];
  const reported = async <T>(url: string, work: () => Promise<T>, words: (result: T) => string): Promise<T> => {
    const begun = performance.now();
    const after = (): string => `in ${((performance.now() - begun) / 1000).toFixed(1)} s`;
    try {
      const result = await work();
      lines.push(`request  ${url}: ${words(result)} ${after()}`);
      return result;
    } catch (error) {
      lines.push(`request  ${url}: ${error instanceof WattleError ? error.code : 'failed'} ${after()}`);
      throw error;
    }
  };
  const watched: Upstream = {
    ask: (source, one, previous) =>
      reported(
        one.url,
        () => upstream.ask(source, one, previous),
        (result) => (result.kind === 'bytes' ? `${result.bytes.byteLength.toLocaleString('en-AU')} bytes` : 'unchanged'),
      ),
    download: (source, one, previous, to) =>
      reported(
        one.url,
        () => upstream.download(source, one, previous, to),
        () => 'a file',
      ),
    close: () => upstream.close(),
  };
  const sourceOf = (code: SourceCode): Source => {
    const source = findSource(code);
    if (source === null) throw new WattleError('BUG', `There is no source with the code ${code}.`);
    return source;
  };
  const refresher = new Refresher({ store, upstream: watched, clock, origin: 'live', log: silent, sourceOf });
  const { error } = await refresher.refresh(dataset);
  const other = error === null ? null : withOtherWay(error, filesOf(dataset));
  return { lines, error: other instanceof WattleError ? other : error };
}

/** Returns lines about the series that were found, and about declared series that are missing. */
async function describeSeries(dataset: TimeSeriesDataset, store: Store): Promise<readonly string[]> {
  const key = datasetKey(dataset);
  const series = await store.datasets.series(key);
  const state = await store.datasets.state(key);
  const units = counted(series.map(({ unit, multiplier }) => describeUnit(unit, multiplier)));
  const frequencies = counted(series.map(({ freq }) => freq));
  const order = (state?.dimensions ?? []).map(({ id }) => id);
  return [
    `series   ${series.length}, ${state?.rows ?? 0} values, ${state?.periodStart ?? ''} to ${state?.periodEnd ?? ''}`,
    `units    ${units}`,
    `freq     ${frequencies}`,
    ...(state?.version?.publishedOn ? [`dated    ${state.version.publishedOn}`] : []),
    ...unusedWords(dataset, order, series),
    ...handleFaults(dataset, order, series).map(({ text }) => `amiss    ${text}`),
  ];
}

function counted(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value === '' ? '(none stated)' : value} (${count})`).join(', ');
}

export function unusedWords(dataset: TimeSeriesDataset, order: readonly string[], series: readonly StoredSeries[]): readonly string[] {
  return dataset.dimensions.flatMap((dimension) => {
    const place = order.indexOf(dimension.id);
    const used = new Set(series.map((one) => one.codes[place]));
    const unused = Object.entries(dimension.words).filter(([, code]) => !used.has(code));
    if (unused.length === 0) return [];
    return [`amiss    no series has ${dimension.id} ${unused.map(([word, code]) => `${code} (${word})`).join(', ')}`];
  });
}

/** A difference between a canonical series and its declaration. */
interface HandleFault {
  /** absent: the series is missing. scale: its power of ten differs. words: its unit has other words, such as `per AUD`. */
  readonly kind: 'absent' | 'scale' | 'words';
  readonly text: string;
}

/** Returns canonical series that are missing or have another unit. */
export function handleFaults(
  dataset: TimeSeriesDataset,
  order: readonly string[],
  series: readonly StoredSeries[],
): readonly HandleFault[] {
  return seriesOfDataset(dataset).flatMap(({ id, select, units }): HandleFault[] => {
    const wanted: Readonly<Record<string, string>> = { ...dataset.fixed, ...select };
    const found = series.find((one) => one.codes.every((code, i) => (wanted[order[i] ?? ''] ?? code) === code));
    if (found === undefined) return [{ kind: 'absent', text: `${id} selects ${JSON.stringify(select)}, but the file has no such series` }];
    const declared = parseUnit(units);
    if (found.unit === '' || sameScale(declared, found)) return [];
    const power = parseUnit(found.unit).multiplier + found.multiplier;
    const kind = power === declared.multiplier ? 'words' : 'scale';
    return [{ kind, text: `${id} declares ${units}, but the file has ${describeUnit(found.unit, found.multiplier)}` }];
  });
}

/** Returns the lines for an error: cause, place and advice. If values were imported, the error is a warning. */
export const errorLines = (error: WattleError, taken: boolean): readonly string[] => [
  `${taken ? 'warning ' : 'refused '} ${error.code}: ${error.message}`,
  ...(error.at === undefined ? [] : [`at       ${formatAddress(error.at)}`]),
  ...(error.hint === undefined ? [] : [`hint     ${error.hint}`]),
];
