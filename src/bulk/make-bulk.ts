/**
 * Builds the bulk files whose data have changed. There is one file for the time series of each source, one for each register, and one with
 * all series.
 */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileWriter } from 'hyparquet-writer';
import { findDataset, SOURCES } from '../catalogue/catalogue.ts';
import { at } from '../core/assert.ts';
import { addTo } from '../core/basic/lists.ts';
import { type Clock, isoInstant } from '../core/clock.ts';
import type { Dataset, Source, TimeSeriesDataset } from '../core/define-dataset.ts';
import { LICENCES, type Licence } from '../core/licence.ts';
import { ParquetPieces, type ParquetType } from '../formats/written/parquet.ts';
import type { Store } from '../store/ports/port.ts';
import { type DatasetState, timesMoved } from '../store/ports/series.ts';
import type { BulkFolder, BulkPackage, BulkResource } from './folder.ts';
import {
  type BulkField,
  type Columns,
  OBSERVATION_FIELDS,
  observationColumns,
  SERIES_FIELDS,
  seriesColumns,
  storedTimeSeries,
} from './observations.ts';
import { registerColumns, registerFields } from './registers.ts';

export interface BulkContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly folder: BulkFolder;
  readonly publicUrl: string;
  readonly sandbox: boolean;
}

/** The minimum age in ms at which a file is built again. Without it, files with market prices would be built every five minutes. */
interface Patience {
  readonly everyMs: number;
}

type Declared = readonly [TimeSeriesDataset, DatasetState];

/** Builds missing files. Also builds files again that have been out of date for long enough. Returns their paths. */
export async function makeBulk(ctx: BulkContext, { everyMs }: Patience): Promise<readonly string[]> {
  const now = ctx.clock.now();
  await ctx.folder.removeAbandoned(now);
  const before = (await ctx.folder.package())?.package ?? null;
  const there: BulkResource[] = [];
  for (const resource of before?.resources ?? []) if (await ctx.folder.has(resource)) there.push(resource);
  const known = new Map(there.map((resource) => [resource.path, resource]));
  const stored = await redistributable(ctx.store);
  const bySource = timeSeriesBySource(stored);
  const damaged = new Set((await ctx.store.integrity.damages()).map(({ subject }) => subject));
  const resources: BulkResource[] = [];
  const made: string[] = [];
  let changed = there.length < (before?.resources.length ?? 0);
  for (const file of [...[...bySource].map((one) => observationsFile(ctx, one)), ...stored.flatMap((one) => registerFile(ctx, one))]) {
    const madeFrom = fingerprint(file.of);
    const old = known.get(file.path);
    const isDue = !old || (old.made_from !== madeFrom && now - Date.parse(old.made_at) >= everyMs);
    // If stored data of a file are damaged, the file is not built. The previous file stays available.
    const isSound = isDue && !file.of.some(({ dataset }) => damaged.has(dataset)) && (await matchDigests(ctx, file.of, now));
    if (!isSound) {
      if (old) resources.push(old);
      continue;
    }
    changed = true;
    const { path, title, fields, source } = file;
    const written = await writeFileOf(ctx, file.draft, fields, [source], file.pieces());
    resources.push(resourceOf(ctx, path, title, fields, [source], written, madeFrom));
    made.push(path);
  }
  if (!changed) return [];
  const all = [...bySource].flatMap(([, own]) => own);
  const sources = [...bySource].map(([source]) => source);
  const seriesPieces = async function* (): AsyncGenerator<Columns> {
    for (const [dataset, state] of all) yield seriesColumns(await storedTimeSeries(ctx.store, dataset, state));
  };
  const series = await writeFileOf(ctx, 'series', SERIES_FIELDS, sources, seriesPieces());
  const listed = fingerprint(all.map(([, state]) => state));
  resources.push(resourceOf(ctx, 'series.parquet', 'All series with their metadata and coverage', SERIES_FIELDS, sources, series, listed));
  made.push('series.parquet');
  await ctx.folder.publish(packageOf(ctx, resources), now);
  return made;
}

/** Compares stored data with their digests. Returns false if some differ, or if an update changed them during the comparison. */
async function matchDigests({ store }: BulkContext, states: readonly DatasetState[], now: number): Promise<boolean> {
  for (const { dataset } of states) {
    const verdict = await store.integrity.verify(dataset, now);
    if (verdict === null || verdict.damages.length > 0) return false;
  }
  return true;
}

interface PlannedFile {
  readonly path: string;
  readonly title: string;
  /** The start of the file's name while it is being written. */
  readonly draft: string;
  readonly fields: readonly BulkField[];
  readonly source: Source;
  readonly of: readonly DatasetState[];
  readonly pieces: () => AsyncIterable<Columns>;
}

const observationsFile = ({ store, clock }: BulkContext, [source, stored]: readonly [Source, readonly Declared[]]): PlannedFile => ({
  path: `source=${source.code}/observations.parquet`,
  title: `Every value of the time series of ${source.name}`,
  draft: `observations-${source.code}`,
  fields: OBSERVATION_FIELDS,
  source,
  of: stored.map(([, state]) => state),
  pieces: async function* () {
    for (const [dataset, state] of stored) yield* observationColumns(store, await storedTimeSeries(store, dataset, state), clock.now());
  },
});

/** Plans the file of a register. Returns nothing for other datasets. */
function registerFile({ store }: BulkContext, [dataset, state]: Stored): readonly PlannedFile[] {
  const { version } = state;
  if (dataset.kind !== 'register' || version === null) return [];
  const source = SOURCES[dataset.source];
  return [
    {
      path: `source=${source.code}/register=${dataset.id}.parquet`,
      title: dataset.title,
      draft: `register-${source.code}`,
      fields: registerFields(dataset),
      source,
      of: [state],
      pieces: () => registerColumns(store, dataset, version),
    },
  ];
}

type Stored = readonly [Dataset, DatasetState];

/** Returns the stored datasets whose licences allow redistribution. */
async function redistributable(store: Store): Promise<readonly Stored[]> {
  return (await store.datasets.states()).flatMap((state): readonly Stored[] => {
    const [code = '', ...rest] = state.dataset.split('/');
    const dataset = findDataset(code, rest.join('/'));
    if (state.version === null || !dataset) return [];
    const licences: readonly Licence[] = [
      LICENCES[SOURCES[dataset.source].licence],
      LICENCES[dataset.licence ?? SOURCES[dataset.source].licence],
    ];
    return licences.some(({ isForOwnUse }) => isForOwnUse) ? [] : [[dataset, state]];
  });
}

function timeSeriesBySource(stored: readonly Stored[]): ReadonlyMap<Source, readonly Declared[]> {
  const bySource = new Map<Source, Declared[]>();
  for (const [dataset, state] of stored) {
    if (dataset.kind !== 'time_series') continue;
    const source = SOURCES[dataset.source];
    addTo(bySource, source, [dataset, state]);
  }
  return new Map([...bySource].sort(([a], [b]) => a.code.localeCompare(b.code)));
}

/** Returns a digest that changes with the version of any dataset. */
function fingerprint(states: readonly DatasetState[]): string {
  const named = states.map(({ dataset, version }) => [dataset, version?.seq, version?.recordedAt, version && timesMoved(version)]);
  return createHash('sha256').update(JSON.stringify(named.sort())).digest('hex').slice(0, 32);
}

interface Written {
  readonly sha256: string;
  readonly bytes: number;
  readonly rows: number;
}

/** Writes a file in parts, because a whole dataset may not fit in memory. */
async function writeFileOf(
  { folder, publicUrl }: BulkContext,
  name: string,
  fields: readonly BulkField[],
  sources: readonly Source[],
  pieces: AsyncIterable<Columns>,
): Promise<Written> {
  const draft = await folder.draft(name);
  const attribution = sources.map((source) => `${source.attribution}, ${LICENCES[source.licence].name}`).join('; ');
  const parquet = new ParquetPieces(fileWriter(draft), fields, { service: publicUrl, attribution });
  let rows = 0;
  for await (const columns of pieces) {
    const count = at(columns, 0).length;
    if (count === 0) continue;
    await parquet.write(columns);
    rows += count;
  }
  await parquet.finish();
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(draft)) hash.update(chunk as Buffer);
  const sha256 = hash.digest('hex');
  const { size: bytes } = await stat(draft);
  await folder.keep(draft, sha256);
  return { sha256, bytes, rows };
}

/** Maps types to the types in the Table Schema standard. */
const TYPES: Readonly<Record<ParquetType, string>> = {
  text: 'string',
  number: 'number',
  whole: 'integer',
  truth: 'boolean',
  day: 'date',
  instant: 'datetime',
};

function resourceOf(
  { clock }: BulkContext,
  at: string,
  title: string,
  fields: readonly BulkField[],
  sources: readonly Source[],
  { sha256, bytes, rows }: Written,
  madeFrom: string,
): BulkResource {
  const licences = [...new Set(sources.map((source) => LICENCES[source.licence]))];
  return {
    name: at.replace(/\.parquet$/, '').replace(/[^a-z0-9]+/g, '-'),
    path: at,
    title,
    format: 'parquet',
    mediatype: 'application/vnd.apache.parquet',
    bytes,
    hash: `sha256:${sha256}`,
    rows,
    schema: { fields: fields.map(({ name, type, description }) => ({ name, type: TYPES[type], description })) },
    sources: sources.map((source) => ({ title: source.attribution, path: source.homepage })),
    licenses: licences.map(({ id, name, url }) => ({ name: id, title: name, path: url })),
    made_from: madeFrom,
    made_at: isoInstant(clock.now()),
  };
}

function packageOf({ clock, sandbox }: BulkContext, resources: readonly BulkResource[]): BulkPackage {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'wattle-time-series',
    title: 'Australian public time series with vintages, and registers',
    description:
      'Every published value of each time series, with the dates on which it was current. Each source has one Parquet file, and another file lists all series. Each register has a separate file with its current version.',
    created: isoInstant(clock.now()),
    resources,
    ...(sandbox ? { sandbox: true as const } : {}),
  };
}
