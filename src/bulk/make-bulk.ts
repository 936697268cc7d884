/** Builds the bulk files of sources with changed data: one file for each source, and one of all series. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileWriter } from 'hyparquet-writer';
import { findDataset, SOURCES } from '../catalogue/catalogue.ts';
import { type Clock, isoInstant } from '../core/clock.ts';
import { datasetKey, type Source, type TimeSeriesDataset } from '../core/define-dataset.ts';
import { LICENCES } from '../core/licence.ts';
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

export interface BulkContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly folder: BulkFolder;
  readonly publicUrl: string;
  readonly sandbox: boolean;
}

/** Least age of the existing files of a source before they are built again. Market prices change every five minutes. */
interface Patience {
  readonly everyMs: number;
}

type Declared = readonly [TimeSeriesDataset, DatasetState];

/** Builds missing files, and files out of date for long enough. Returns the paths of the files built. */
export async function makeBulk(ctx: BulkContext, { everyMs }: Patience): Promise<readonly string[]> {
  const now = ctx.clock.now();
  await ctx.folder.removeAbandoned(now);
  const before = (await ctx.folder.package())?.package ?? null;
  const there: BulkResource[] = [];
  for (const resource of before?.resources ?? []) if (await ctx.folder.has(resource)) there.push(resource);
  const known = new Map(there.map((resource) => [resource.path, resource]));
  const bySource = await storedBySource(ctx.store);
  const damaged = new Set((await ctx.store.integrity.damages()).map(({ subject }) => subject));
  const resources: BulkResource[] = [];
  const made: string[] = [];
  let changed = there.length < (before?.resources.length ?? 0);
  for (const [source, stored] of bySource) {
    const madeFrom = fingerprint(stored.map(([, state]) => state));
    const name = `source=${source.code}/observations.parquet`;
    const old = known.get(name);
    // Damaged data do not go into a file. The previous file stays.
    const isDamaged = stored.some(([dataset]) => damaged.has(datasetKey(dataset)));
    if (isDamaged && !old) continue;
    if (old && (isDamaged || old.made_from === madeFrom || now - Date.parse(old.made_at) < everyMs)) {
      resources.push(old);
      continue;
    }
    changed = true;
    const pieces = async function* (): AsyncGenerator<Columns> {
      for (const [dataset, state] of stored) {
        yield* observationColumns(ctx.store, await storedTimeSeries(ctx.store, dataset, state));
      }
    };
    const written = await writeFileOf(ctx, `observations-${source.code}`, OBSERVATION_FIELDS, [source], pieces());
    resources.push(
      resourceOf(ctx, name, `Every value of the time series of ${source.name}`, OBSERVATION_FIELDS, [source], written, madeFrom),
    );
    made.push(name);
  }
  if (!changed) return [];
  const all = [...bySource].flatMap(([, stored]) => stored);
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

/** The stored time series that can be redistributed, by source. */
async function storedBySource(store: Store): Promise<ReadonlyMap<Source, readonly Declared[]>> {
  const bySource = new Map<Source, Declared[]>();
  for (const state of await store.datasets.states()) {
    const [code = '', ...rest] = state.dataset.split('/');
    const dataset = findDataset(code, rest.join('/'));
    if (state.version === null || dataset?.kind !== 'time_series') continue;
    const source = SOURCES[dataset.source];
    // The terms of the Bureau of Meteorology do not allow supply to others.
    if (source.licence === 'bom') continue;
    bySource.set(source, [...(bySource.get(source) ?? []), [dataset, state]]);
  }
  return new Map([...bySource].sort(([a], [b]) => a.code.localeCompare(b.code)));
}

/** Differs whenever a version of one of the datasets differs. */
function fingerprint(states: readonly DatasetState[]): string {
  const named = states.map(({ dataset, version }) => [dataset, version?.seq, version?.recordedAt, version && timesMoved(version)]);
  return createHash('sha256').update(JSON.stringify(named.sort())).digest('hex').slice(0, 32);
}

interface Written {
  readonly sha256: string;
  readonly bytes: number;
  readonly rows: number;
}

/** Writes in pieces, because a dataset may not fit in memory. */
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
    const count = columns[0]?.length ?? 0;
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

/** Types in the terms of Table Schema. */
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
    title: 'Australian public time series, with vintages',
    description:
      'Every published value of each time series, with the dates on which it was current. One Parquet file per source, and one of all series.',
    created: isoInstant(clock.now()),
    resources,
    ...(sandbox ? { sandbox: true as const } : {}),
  };
}
