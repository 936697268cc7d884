/** Loads the starter data that come with the program: published values with their vintages and sources. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../core/clock.ts';
import { type Dataset, type DatasetKey, SOURCE_CODES } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Store } from '../../store/ports/port.ts';
import { deltasByVersion } from '../../store/series/histories.ts';
import { decodeStarter, type StarterDataset, type StarterVersion } from './starter-file.ts';

interface LoadStarterOptions {
  readonly store: Store;
  /** The folder with the files `<source>/<id>.json.br`. */
  readonly directory: string;
  readonly clock: Clock;
  readonly log: { info(message: string): void; warn(message: string): void };
  /** Finds datasets. Starter files for unknown datasets are ignored. */
  readonly catalogue: { findDataset(source: string, id: string): Dataset | null };
  /** Runs after each file. */
  readonly progress?: (done: number, of: number, dataset: string) => void;
}

/** The request id for captures of starter data. */
export const STARTER_ASK = 'starter';

/**
 * Loads the starter files for datasets that do not have a version yet. Returns the number of datasets and observations. Logs and skips a
 * damaged file. The folder may be missing.
 */
export async function loadStarter(options: LoadStarterOptions): Promise<{ datasets: number; observations: number }> {
  const files = await starterFiles(options.directory);
  const loaded = { datasets: 0, observations: 0 };
  for (const [index, file] of files.entries()) {
    const observations = await loadFile(file, options);
    if (observations !== null) {
      loaded.datasets++;
      loaded.observations += observations;
    }
    options.progress?.(index + 1, files.length, file.name);
  }
  if (loaded.datasets > 0) options.log.info(`starter data: ${loaded.observations} observations of ${loaded.datasets} datasets`);
  return loaded;
}

interface StarterFile {
  /** The dataset key, such as `rba/G1`. */
  readonly name: string;
  readonly path: string;
  readonly source: string;
  readonly id: string;
}

async function starterFiles(directory: string): Promise<StarterFile[]> {
  const found: StarterFile[] = [];
  for (const source of SOURCE_CODES) {
    const names = await readdir(path.join(directory, source)).catch(() => []);
    for (const name of names.sort()) {
      const id = /^(.+)\.json\.br$/.exec(name)?.[1];
      if (id) found.push({ name: `${source}/${id}`, path: path.join(directory, source, name), source, id });
    }
  }
  return found;
}

/** Returns a digest of all starter files. It changes if any file changes. */
export async function starterDigest(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await starterFiles(directory)) hash.update(`${file.name}\n`).update(await readFile(file.path));
  return hash.digest('hex');
}

/** Loads one file. Returns the number of observations, or null if the file was skipped. */
async function loadFile(file: StarterFile, { store, clock, log, catalogue }: LoadStarterOptions): Promise<number | null> {
  const dataset = catalogue.findDataset(file.source, file.id);
  if (dataset?.kind !== 'time_series' || dataset.id !== file.id) return null;
  if ((await store.datasets.state(`${dataset.source}/${dataset.id}`))?.version) return null;
  try {
    return await applyStarter(store, decodeStarter(await readFile(file.path), file.name), clock);
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
    log.warn(`starter data of ${file.name} skipped: ${error.message}`);
    return null;
  }
}

/** Writes all versions of a starter dataset, oldest first. Returns the number of observations. */
async function applyStarter(store: Store, data: StarterDataset, clock: Clock): Promise<number> {
  for (const capture of data.captures) {
    await store.captures.putExternal({
      sha256: capture.sha256,
      dataset: data.dataset,
      askId: STARTER_ASK,
      url: capture.url,
      contentType: capture.contentType,
      bytes: capture.bytes,
      retrievedAt: capture.retrievedAt,
      etag: null,
      lastModified: null,
      external: true,
    });
  }
  const deltas = deltasByVersion(data.series);
  if (store.datasets.fill && data.versions.every(({ seq }, index) => seq === index + 1)) {
    const { dataset, dimensions, series } = data;
    await store.datasets.fill({ dataset, dimensions, series, deltas, versions: data.versions.map((one) => versionOf(one, clock)) });
    return observationsOf(data);
  }
  for (const [index, version] of data.versions.entries()) {
    await store.datasets.apply({
      dataset: data.dataset as DatasetKey,
      baseSeq: index === 0 ? null : (data.versions[index - 1]?.seq ?? null),
      version: versionOf(version, clock),
      dimensions: data.dimensions,
      series: deltas.get(version.seq) ?? [],
    });
  }
  return observationsOf(data);
}

const observationsOf = ({ series }: StarterDataset): number => series.reduce((sum, { observations }) => sum + observations.length, 0);

const versionOf = (version: StarterVersion, clock: Clock) => ({
  effectiveFrom: version.effectiveFrom,
  recordedAt: clock.now(),
  origin: 'starter' as const,
  kind: version.kind,
  captures: version.captures,
  publishedOn: version.publishedOn,
  ...(version.publishedBasis === undefined ? {} : { publishedBasis: version.publishedBasis }),
  note: version.note,
  ...(version.remarks === undefined ? {} : { remarks: version.remarks }),
  ...(version.isCompiled ? { isCompiled: true as const } : {}),
});
