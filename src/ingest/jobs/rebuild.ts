/**
 * Rebuilds a dataset from its captures with the current parser, oldest capture first.
 *
 * captures ─▶ versions in memory ─▶ compared with stored ones ─▶ one transaction from the first difference on
 * └ repeated if a refresh runs meanwhile
 */

import type { Captured } from '../../core/capture.ts';
import { machineClock } from '../../core/clock.ts';
import { type Dataset, type DatasetKey, datasetKey, type RegisterDataset, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { ACCEPTABLE, type Acceptable, WattleError } from '../../core/errors.ts';
import type { ParsedDimension } from '../../core/observation.ts';
import { openStaging, type StagedVersion, type Staging } from '../../store/open/staging.ts';
import type { CaptureInfo } from '../../store/ports/captures.ts';
import { orDamage } from '../../store/ports/damage.ts';
import type { Store } from '../../store/ports/port.ts';
import { timesMoved, type Version, type VersionOrigin } from '../../store/ports/series.ts';
import { deltasByVersion } from '../../store/series/histories.ts';
import { bringIn, type Part, parsePart } from '../apply/apply-captures.ts';
import { PROGRAM_ASK, reloadBuiltIn } from '../apply/built-in.ts';
import { capturedOf } from '../fetch/archive.ts';
import { IMPORT_ASK, importVintage, type Vintage } from '../vintages/import-vintage.ts';
import { readAgain } from '../vintages/read-again.ts';
import { type Arrival, arrivalOf, arrivalsOf } from './arrivals.ts';
import type { IngestLog } from './ingest-log.ts';

export interface RebuildOptions {
  readonly store: Store;
  /** The origin of new versions. They are built from captures that were refused when they arrived. */
  readonly origin: VersionOrigin;
  readonly log: IngestLog;
  /**
   * Loads a dataset's starter versions as at the instant `recordedAt` (ms since the epoch), because their captures are not stored. Called
   * only if the first version was loaded from starter data.
   */
  readonly restart: (dataset: Dataset, into: Store, recordedAt: number) => Promise<void>;
  /** Runs before each file is read. */
  readonly onProgress?: (read: number, of: number) => Promise<void>;
  /** Runs before anything is written. If it throws, the stored data stay unchanged. */
  readonly beforeWriting?: () => Promise<void>;
}

export interface Rebuilt {
  readonly dataset: DatasetKey;
  readonly versionsBefore: number;
  readonly versionsAfter: number;
  /** Number of new or changed versions. */
  readonly written: number;
  /** Number of captures that cannot be read or are not valid. `reason` is the error for the first one. */
  readonly refused: number;
  readonly reason: WattleError | null;
}

interface Material {
  readonly before: readonly Version[];
  readonly imports: readonly ReadImport[];
  readonly arrivals: readonly Arrival[];
  /** The index of the arrival with the latest version, or -1. */
  readonly newest: number;
  /** True if all files for the dataset are stored. */
  readonly isWhole: boolean;
  /** True if stored data failed verification. All versions are then replaced. */
  readonly isDamaged: boolean;
}

interface Replayed {
  readonly written: number;
  readonly refusals: readonly WattleError[];
  /** True if the last captures were accepted. */
  readonly tookLast: boolean;
}

/** The maximum number of repeated rebuilds. A rebuild is repeated if the dataset is updated meanwhile. */
const CONFLICT_RETRIES = 3;

/**
 * Rebuilds a dataset from its captures. A capture that already has a version is accepted again, even if an operator had to accept it.
 * Readers see the stored versions until all are replaced. If the current parser cannot read the captures for the latest version, throws and
 * changes nothing.
 *
 * A time series without its older files cannot be rebuilt completely, so its stored files are imported over the stored versions. For a
 * register, only the latest files matter.
 */
export async function rebuild(options: RebuildOptions, dataset: Dataset): Promise<Rebuilt> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await rebuildOnce(options, dataset);
    } catch (error) {
      const conflict = error instanceof WattleError && error.code === 'REQ_CONFLICT';
      if (!conflict || attempt >= CONFLICT_RETRIES) throw error;
    }
  }
}

async function rebuildOnce(options: RebuildOptions, dataset: Dataset): Promise<Rebuilt> {
  const { store, log } = options;
  const key = datasetKey(dataset);
  const material = await materialOf(store, dataset);
  const { before, arrivals, newest } = material;
  const same = { dataset: key, versionsBefore: before.length, versionsAfter: before.length };
  if (arrivals.length === 0 && material.imports.length === 0 && !before.some(isStarter)) {
    if (!material.isDamaged) return { ...same, written: 0, refused: 0, reason: null };
    throw withoutFiles(key);
  }
  const decisive = arrivals[newest] ?? arrivals.at(-1);
  if (decisive) await partsOf(store, dataset, decisive);
  const { written, refusals, tookLast } =
    dataset.kind === 'register'
      ? await loadNewest(options, dataset, material)
      : material.isWhole
        ? await stagedAndSwapped(options, dataset, material)
        : await broughtInOver(options, dataset, arrivals);
  if (tookLast) await clearQuarantine(store, key, arrivals.at(-1));
  if (material.isDamaged) await compareAgain(store, dataset);
  const versionsAfter = (await store.datasets.versions(key)).length;
  log.info({ dataset: key, before: before.length, after: versionsAfter, written, refused: refusals.length }, 'Rebuilt');
  return { ...same, versionsAfter, written, refused: refusals.length, reason: refusals[0] ?? null };
}

const withoutFiles = (key: DatasetKey): WattleError =>
  new WattleError('DATA_UNAVAILABLE', `There is no stored file to rebuild ${key} from.`, {
    hint: 'Restore a backup, or refresh the dataset.',
  });

/** Returns the number of stored files and the times of the first and last, in ms since the epoch. Null if no files are stored. */
export async function rebuildable(
  store: Store,
  dataset: Dataset,
): Promise<{ readonly files: number; readonly first: number; readonly last: number } | null> {
  const stored = (await store.captures.list(datasetKey(dataset))).filter((info) => isStored(info) && info.askId !== PROGRAM_ASK);
  const [first, last] = [stored[0], stored.at(-1)];
  return first && last ? { files: stored.length, first: first.retrievedAt, last: last.retrievedAt } : null;
}

const isStored = ({ external, dropped }: CaptureInfo): boolean => !external && !dropped;

async function materialOf(store: Store, dataset: Dataset): Promise<Material> {
  const before = await store.datasets.versions(datasetKey(dataset));
  // The comparison finds damage that no check has found yet. The rebuild then repairs it.
  await compareAgain(store, dataset);
  const imports = await importsOf(store, dataset, before);
  const all = await arrivalsOf(store, dataset, before);
  const arrivals = all.filter(({ captures }) => captures.every((info) => !info.dropped));
  const newest = arrivals.findLastIndex((arrival) => arrival.version !== null);
  const isDamaged = (await store.integrity.damages()).some(
    ({ kind, subject }) => subject === datasetKey(dataset) && (kind === 'figures' || kind === 'registers'),
  );
  return { before, imports, arrivals, newest, isWhole: arrivals.length === all.length, isDamaged };
}

const isStarter = ({ origin }: Version): boolean => origin === 'starter';

/** Compares a damaged dataset with its digests again. If they match, the dataset can be read again. */
async function compareAgain(store: Store, dataset: Dataset): Promise<void> {
  const key = datasetKey(dataset);
  const now = machineClock.now();
  if (dataset.kind === 'time_series') return void (await store.integrity.verify(key, now));
  const fault = await store.registers.verify(key);
  await store.integrity.note('registers', key, fault === null ? [] : [{ part: 'register', detail: fault }], now);
}

/** Builds all versions in memory. Then replaces the stored versions from the first difference on, in one transaction. */
async function stagedAndSwapped(options: RebuildOptions, dataset: TimeSeriesDataset, material: Material): Promise<Replayed> {
  const { store, restart, onProgress, beforeWriting } = options;
  const { before, arrivals, imports } = material;
  const key = datasetKey(dataset);
  const staging = openStaging(store);
  try {
    const [first] = before;
    if (first && before.some(isStarter)) await restart(dataset, staging.store, first.recordedAt);
    // Steps must be in order of arrival. Each imported vintage is then inserted at its original position.
    const steps = [
      ...arrivals.map((arrival) => ({ at: arrival.at, take: () => replay(options, staging.store, dataset, arrival) })),
      ...imports.map((one) => ({ at: one.version.recordedAt, take: () => replayImport(options, staging.store, one) })),
    ].sort((a, b) => a.at - b.at);
    const outcomes: (WattleError | null)[] = [];
    for (const { take } of steps) {
      await onProgress?.(outcomes.length, steps.length);
      outcomes.push(await take());
    }
    const refusals = outcomes.filter((error) => error !== null);
    const staged = await staging.versions(key);
    if (material.isDamaged && staged.length === 0) throw withoutFiles(key);
    const after = material.isDamaged ? 0 : await firstDifference(store, staging, key, before);
    if (after === null) return { written: 0, refusals, tookLast: outcomes.at(-1) === null };
    await beforeWriting?.();
    const moved = Math.max(0, ...before.map(timesMoved), ...staged.map(({ version }) => timesMoved(version))) + 1;
    const base = before.at(-1);
    const deltas = staged.slice(after).map((delta) => (base ? { ...delta, version: { ...delta.version, moved } } : delta));
    const written = await store.datasets.rewrite({
      dataset: key,
      baseSeq: base?.seq ?? null,
      baseMoved: base ? timesMoved(base) : null,
      after,
      deltas,
      repairs: material.isDamaged,
    });
    return { written: written.length, refusals, tookLast: outcomes.at(-1) === null };
  } finally {
    staging.close();
  }
}

/**
 * Returns the number of leading versions that equal the stored versions. Null if all are equal or nothing was built. Datasets in blocks
 * are replaced completely, because their histories are too large for memory.
 */
async function firstDifference(store: Store, staging: Staging, key: DatasetKey, before: readonly Version[]): Promise<number | null> {
  const staged = await staging.versions(key);
  if (staged.length === 0) return null;
  if (staged.some(({ layout }) => layout === 'blocks')) return 0;
  const [stored, again] = [
    deltasByVersion(await store.datasets.histories(key)),
    deltasByVersion(await staging.store.datasets.histories(key)),
  ];
  for (const [i, { version, dimensions }] of staged.entries()) {
    const [seq, known] = [i + 1, before[i]];
    const isSame =
      known?.seq === seq &&
      factsOf(known) === factsOf(version) &&
      deltasText(stored.get(seq)) === deltasText(again.get(seq)) &&
      JSON.stringify(await store.datasets.dimensions(key, seq)) === JSON.stringify(dimensions);
    if (!isSame) return i;
  }
  // If only the last versions must be removed, the last remaining version is written again to update the totals.
  return staged.length === before.length ? null : staged.length - 1;
}

const factsOf = ({ recordedAt, ...own }: StagedVersion['version']): string =>
  JSON.stringify([
    // Starter data come with the program. Another loading time is therefore not a difference.
    ...[own.effectiveFrom, own.origin === 'starter' ? null : recordedAt, own.origin, own.kind, own.captures],
    ...[own.publishedOn, own.publishedBasis ?? null, own.note, own.isCompiled === true],
    ...(own.remarks === undefined ? [] : [own.remarks]),
  ]);

const deltasText = (deltas: ReturnType<typeof deltasByVersion> extends Map<number, infer D> ? D | undefined : never): string =>
  JSON.stringify([...(deltas ?? [])].sort((a, b) => (a.attributes.key < b.attributes.key ? -1 : 1)));

/** Imports the stored files over the stored versions. Each arrival has a separate transaction. */
const broughtInOver = (options: RebuildOptions, dataset: TimeSeriesDataset, arrivals: readonly Arrival[]): Promise<Replayed> =>
  oneByOne(options, dataset, arrivals);

/**
 * Loads the latest accepted files of a register, and later files that were refused. Each load replaces the stored rows. Damaged rows that
 * came with the program are loaded again.
 */
async function loadNewest(options: RebuildOptions, dataset: RegisterDataset, material: Material): Promise<Replayed> {
  const { arrivals, newest, isDamaged } = material;
  if (isDamaged) await options.beforeWriting?.();
  const reloaded = isDamaged && (await reloadBuiltIn(options.store, machineClock, dataset)) ? 1 : 0;
  const { written, refusals, tookLast } = await oneByOne(options, dataset, newest === -1 ? arrivals : arrivals.slice(newest));
  if (isDamaged && reloaded + written === 0) throw refusals[0] ?? withoutFiles(datasetKey(dataset));
  return { written: reloaded + written, refusals, tookLast };
}

async function oneByOne(options: RebuildOptions, dataset: Dataset, arrivals: readonly Arrival[]): Promise<Replayed> {
  const { store, onProgress, beforeWriting } = options;
  const before = await newestSeq(store, dataset);
  const outcomes: (WattleError | null)[] = [];
  for (const arrival of arrivals) {
    await onProgress?.(outcomes.length, arrivals.length);
    await beforeWriting?.();
    outcomes.push(await replay(options, store, dataset, arrival));
  }
  const written = (await newestSeq(store, dataset)) - before;
  return { written, refusals: outcomes.filter((error) => error !== null), tookLast: outcomes.at(-1) === null };
}

/** Returns the seq of the latest version, or 0 if there is no version. */
async function newestSeq(store: Store, dataset: Dataset): Promise<number> {
  const version = (await store.datasets.state(datasetKey(dataset)))?.version;
  return version ? version.seq : 0;
}

/** Removes a recorded parsing or validation failure, because it no longer occurs. Failures to reach the agency stay recorded. */
async function clearQuarantine(store: Store, key: DatasetKey, last: Arrival | undefined): Promise<void> {
  const failure = (await store.datasets.state(key))?.failure ?? null;
  if (!last || failure === null || failure.code === 'DATA_FROZEN' || !/^(PARSE|DATA)_/.test(failure.code)) return;
  await store.datasets.noteCheck(key, failure.at, null);
}

/** Imports the captures of an arrival again. Returns the error if they are refused, and null otherwise. */
async function replay(
  { store, origin, log }: RebuildOptions,
  into: Store,
  dataset: Dataset,
  arrival: Arrival,
): Promise<WattleError | null> {
  const accept: readonly Acceptable[] = arrival.version ? ACCEPTABLE : [];
  const from = { origin: arrival.version?.origin ?? origin, recordedAt: arrival.version?.recordedAt ?? arrival.at };
  try {
    await bringIn({ store: into, dataset, accept, ...from }, await partsOf(store, dataset, arrival));
    return null;
  } catch (error) {
    if (!(error instanceof WattleError) || error.code === 'REQ_CONFLICT') throw error;
    // The rebuild fails, because this version would be lost without its file.
    if (arrival.version && (error.code === 'BUG' || error.code === 'DATA_UNAVAILABLE')) throw error;
    log.warn({ dataset: datasetKey(dataset), code: error.code, at: error.at }, error.message);
    return error;
  }
}

/** An imported vintage, parsed before anything is deleted. */
interface ReadImport {
  readonly dataset: TimeSeriesDataset;
  readonly version: Version;
  readonly vintage: Vintage;
}

/** Parses the imported vintages, oldest first. If one cannot be parsed, throws before anything changes. */
async function importsOf(store: Store, dataset: Dataset, versions: readonly Version[]): Promise<readonly ReadImport[]> {
  const imported = versions.filter(({ origin: from }) => from === 'import');
  if (dataset.kind !== 'time_series' || imported.length === 0) return [];
  const key = datasetKey(dataset);
  const captures = (await store.captures.list(key)).filter(({ askId }) => askId === IMPORT_ASK);
  const known = { dimensions: await lastDimensions(store, key, versions), series: await store.datasets.series(key) };
  const read: ReadImport[] = [];
  for (const version of imported) {
    const [info] = arrivalOf(version, captures).captures;
    // The record with the name of the file may be damaged.
    if (info === undefined) throw withoutFiles(key);
    const captured = await readCapture(store, info);
    read.push({ dataset, version, vintage: await readAgain(dataset, captured, version, known) });
  }
  return read.sort((a, b) => a.version.recordedAt - b.version.recordedAt || a.version.effectiveFrom - b.version.effectiveFrom);
}

/** Returns the latest stored dimensions that are not damaged. */
async function lastDimensions(store: Store, key: DatasetKey, versions: readonly Version[]): Promise<readonly ParsedDimension[]> {
  for (const { seq } of versions.toReversed()) {
    const dimensions = await orDamage(() => store.datasets.dimensions(key, seq));
    if (!(dimensions instanceof WattleError)) return dimensions;
  }
  return [];
}

/** Imports a vintage again. Returns the error if it is refused, and null otherwise. */
async function replayImport({ log }: RebuildOptions, into: Store, { dataset, version, vintage }: ReadImport): Promise<WattleError | null> {
  try {
    await importVintage(into, dataset, vintage, { now: version.recordedAt, accept: ACCEPTABLE });
    return null;
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
    log.warn({ dataset: datasetKey(dataset), code: error.code, at: error.at }, error.message);
    return error;
  }
}

async function partsOf(store: Store, dataset: Dataset, arrival: Arrival): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const info of arrival.captures) parts.push(await parsePart(dataset, await readCapture(store, info), arrival.at));
  return parts;
}

async function readCapture(store: Store, info: CaptureInfo): Promise<Captured> {
  const file = info.large ? await store.captures.fileOf(info.sha256) : null;
  if (file !== null) return { ...capturedOf(info, new Uint8Array()), file };
  const bytes = await store.captures.read(info.sha256);
  if (bytes) return capturedOf(info, bytes);
  throw new WattleError('DATA_UNAVAILABLE', `A downloaded file of ${info.dataset} is not stored on this server.`, {
    at: { url: info.url },
  });
}
