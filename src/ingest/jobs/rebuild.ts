/** Derives a dataset again from its captures, oldest first: what a better parser makes of the bytes that were received. */

import { at } from '../../core/assert.ts';
import type { Ask, Captured } from '../../core/capture.ts';
import { type Dataset, type DatasetKey, datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { CaptureInfo, Store, Version, VersionOrigin } from '../../store/port.ts';
import { bringIn, type Part, parsePart } from '../apply/apply-captures.ts';
import { PROGRAM_ASK } from '../apply/built-in.ts';
import type { Acceptable } from '../apply/validate.ts';
import { capturedOf } from '../fetch/archive.ts';
import { IMPORT_ASK, importVintage, type Vintage } from '../vintages/import-vintage.ts';
import { readAgain } from '../vintages/read-again.ts';
import type { IngestLog } from './refresh.ts';

export interface RebuildOptions {
  readonly store: Store;
  /** The origin of versions that come out only now, of captures that were refused before. */
  readonly origin: VersionOrigin;
  readonly log: IngestLog;
  /** Loads the starter versions of a dataset again, whose captures are not kept here; called when its first version was one. */
  readonly restart: (dataset: Dataset) => Promise<void>;
}

export interface Rebuilt {
  readonly dataset: DatasetKey;
  readonly versionsBefore: number;
  readonly versionsAfter: number;
  /** Captures that could not be read or believed, as at the time; the first reason among them. */
  readonly refused: number;
  readonly reason: WattleError | null;
}

/** What came in at one time: one capture for each ask of the dataset. */
interface Arrival {
  readonly at: number;
  readonly captures: readonly CaptureInfo[];
  /** The version that was made from it, if any. */
  readonly version: Version | null;
}

/**
 * Forgets the versions of a dataset and makes them again. What a version was once made from is taken again even where it had to be
 * accepted by an operator. Before anything is forgotten, what made the newest version is parsed: when the parser of today cannot read it,
 * that is thrown and everything stays as it is. Readers see the dataset grow again while this runs.
 *
 * A time series of which older files are no longer kept is not forgotten, for it could not be made again: what the kept files say is
 * brought in over what is stored. Of a register only what the kept files give is worth having.
 */
export async function rebuild(options: RebuildOptions, dataset: Dataset): Promise<Rebuilt> {
  const { store, restart, log } = options;
  const key = datasetKey(dataset);
  const before = await store.datasets.versions(key);
  const imports = await importsOf(store, dataset, before);
  const all = await arrivalsOf(store, dataset, before);
  const arrivals = all.filter(({ captures }) => captures.every((info) => !info.dropped));
  const newest = arrivals.findLast((arrival) => arrival.version !== null) ?? arrivals.at(-1);
  if (!newest && imports.length === 0)
    return { dataset: key, versionsBefore: before.length, versionsAfter: before.length, refused: 0, reason: null };
  if (newest) await partsOf(store, dataset, newest);
  const isWhole = arrivals.length === all.length;
  if (isWhole || dataset.kind === 'register') {
    await store.datasets.reset(key);
    if (before.some(({ origin: from }) => from === 'starter')) await restart(dataset);
  }
  let refused = 0;
  let reason: WattleError | null = null;
  // In the order in which they came: what was imported before a file arrived lay behind it then as well.
  const steps = [
    ...arrivals.map((arrival) => ({ at: arrival.at, take: () => replay(options, dataset, arrival) })),
    ...(isWhole ? imports.map((one) => ({ at: one.version.recordedAt, take: () => replayImport(options, one) })) : []),
  ];
  for (const { take } of steps.sort((a, b) => a.at - b.at)) {
    const error = await take();
    if (error) refused++;
    reason ??= error;
  }
  const after = await store.datasets.versions(key);
  log.info({ dataset: key, before: before.length, after: after.length, refused }, 'Rebuilt');
  return { dataset: key, versionsBefore: before.length, versionsAfter: after.length, refused, reason };
}

/** Brings one arrival in; gives the reason when it is refused. */
async function replay({ store, origin, log }: RebuildOptions, dataset: Dataset, arrival: Arrival): Promise<WattleError | null> {
  const accept: readonly Acceptable[] = arrival.version ? ['DATA_SHRANK', 'DATA_UNIT_CHANGED'] : [];
  const from = { origin: arrival.version?.origin ?? origin, recordedAt: arrival.version?.recordedAt ?? arrival.at };
  try {
    await bringIn({ store, dataset, accept, ...from }, await partsOf(store, dataset, arrival));
    return null;
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
    log.warn({ dataset: datasetKey(dataset), code: error.code, at: error.at }, error.message);
    return error;
  }
}

/** A vintage that was imported, read again before anything is forgotten. */
interface ReadImport {
  readonly dataset: TimeSeriesDataset;
  readonly version: Version;
  readonly vintage: Vintage;
}

/** Oldest import first. Throws what keeps one of them from being read: then everything stays as it is. */
async function importsOf(store: Store, dataset: Dataset, versions: readonly Version[]): Promise<readonly ReadImport[]> {
  const imported = versions.filter(({ origin: from }) => from === 'import');
  if (dataset.kind !== 'time_series' || imported.length === 0) return [];
  const key = datasetKey(dataset);
  const captures = (await store.captures.list(key)).filter(({ askId }) => askId === IMPORT_ASK);
  const state = await store.datasets.state(key);
  const known = { dimensions: state?.dimensions ?? [], series: await store.datasets.series(key) };
  const read: ReadImport[] = [];
  for (const version of imported) {
    const captured = await readCapture(store, at(arrivalOf(version, captures).captures, 0));
    read.push({ dataset, version, vintage: await readAgain(dataset, captured, version, known) });
  }
  return read.sort((a, b) => a.version.recordedAt - b.version.recordedAt || a.version.effectiveFrom - b.version.effectiveFrom);
}

/** Slips one import in again; gives the reason when it is refused. */
async function replayImport({ store, log }: RebuildOptions, { dataset, version, vintage }: ReadImport): Promise<WattleError | null> {
  try {
    await importVintage(store, dataset, vintage, { now: version.recordedAt, accept: ['DATA_SHRANK', 'DATA_UNIT_CHANGED'] });
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
  throw new WattleError('DATA_UNAVAILABLE', `The bytes of a capture of ${info.dataset} are not kept here.`, { at: { url: info.url } });
}

/**
 * The arrivals in order of time. A capture belongs to the version that was made from it; one that made none (it brought nothing new, or was
 * refused) arrives by itself, together with what the other asks had last given.
 *
 *   ask a   ──a1───────a2──────────a3──        a1 b1 → version 1
 *   ask b   ──b1────────────b2─────────        a2 b1 → version 2        b2 with a2 → nothing new        a3 b2 → version 3
 */
async function arrivalsOf(store: Store, dataset: Dataset, versions: readonly Version[]): Promise<readonly Arrival[]> {
  const captures = (await store.captures.list(datasetKey(dataset))).filter(
    (info) => !info.external && info.askId !== PROGRAM_ASK && info.askId !== IMPORT_ASK,
  );
  const made = versions.filter(({ origin }) => origin !== 'starter' && origin !== 'import').map((version) => arrivalOf(version, captures));
  const taken = new Set(made.flatMap((arrival) => arrival.captures));
  const alone = captures.filter((info) => !taken.has(info)).map((info) => arrivalAlone(info, filesOf(dataset), captures));
  return [...made, ...alone.filter((arrival) => arrival !== null)].sort((a, b) => a.at - b.at);
}

/** `captures` are oldest first; the same bytes may have come more than once. */
function arrivalOf(version: Version, captures: readonly CaptureInfo[]): Arrival {
  const made = version.captures.map((sha256) => {
    const info = captures.findLast((one) => one.sha256 === sha256 && one.retrievedAt <= version.recordedAt);
    if (info) return info;
    throw new WattleError(
      'DATA_UNAVAILABLE',
      `Version ${version.seq} of ${version.dataset} was made from a capture that is not kept here.`,
    );
  });
  return { at: version.recordedAt, captures: made, version };
}

/** Null for an index, for a file that only together with others of its index says something, and while another ask had not given anything yet. */
function arrivalAlone(info: CaptureInfo, files: readonly ReadonlySet<string>[], captures: readonly CaptureInfo[]): Arrival | null {
  if (!files.some((ids) => ids.has(info.askId))) return null;
  const before = captures.filter((one) => one.retrievedAt <= info.retrievedAt);
  const together = files.map((ids) => (ids.has(info.askId) ? info : before.findLast((one) => ids.has(one.askId))));
  return together.every((one) => one !== undefined) ? { at: info.retrievedAt, captures: together, version: null } : null;
}

/** For each ask of a dataset the names under which its file may have come: its own and its fallbacks'. An index itself is no file. */
const filesOf = (dataset: Dataset): readonly ReadonlySet<string>[] => dataset.asks().map(idsOf);

function idsOf(ask: Ask): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let one: Ask | undefined = ask; one; one = one.fallback) if (!one.follow) ids.add(one.id);
  return ids;
}
