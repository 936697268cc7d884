/** Compares all stored data (databases, values, registers and files) with their digests. Also parses a sample of files again. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Dataset, type DatasetKey, datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { isInterval } from '../../core/frequency.ts';
import type { CaptureInfo } from '../../store/ports/captures.ts';
import type { Damage } from '../../store/ports/integrity.ts';
import type { Store } from '../../store/ports/port.ts';
import { storeFaultOf } from '../../store/ports/store-fault.ts';
import { type RebuildOptions, rebuild } from './rebuild.ts';

export interface CheckOptions extends Pick<RebuildOptions, 'store' | 'origin' | 'log' | 'restart'> {
  readonly datasets: readonly Dataset[];
  readonly now: () => number;
  /** Number of datasets to rebuild in memory and compare. */
  readonly samples?: number;
  /** Called between steps. If it throws, the check ends. */
  readonly pause?: () => Promise<void>;
}

export interface Checked {
  readonly datasets: number;
  readonly values: number;
  readonly registers: number;
  readonly captures: number;
  readonly samples: number;
  readonly damages: readonly Damage[];
  /** Datasets for which the current parser produces other content. This is not damage. `wattle rebuild` imports the new content. */
  readonly readOtherwise: readonly DatasetKey[];
}

/** The maximum number of attempts for a dataset. If the dataset changes during every attempt, the next check compares it. */
const TRIES = 3;

export async function checkStore(options: CheckOptions): Promise<Checked> {
  const { store, datasets, now, samples = 0, pause = async () => {} } = options;
  const damages: Damage[] = [...(await store.integrity.note('database', 'store', await databaseFaults(store), now()))];
  const done = { datasets: 0, values: 0, registers: 0, captures: 0 };
  const versions = (await store.datasets.states()).flatMap(({ dataset, version }) => (version === null ? [] : [dataset]));
  const declared = new Map(datasets.map((dataset) => [datasetKey(dataset), dataset]));
  for (const key of versions) {
    try {
      const found = await checkDataset(options, key, declared.get(key), pause);
      damages.push(...found.damages);
      done.values += found.values;
      done.captures += found.captures;
      if (declared.get(key)?.kind === 'register') done.registers++;
    } catch (error) {
      if (storeFaultOf(error) !== 'damaged') throw error;
      damages.push({ kind: 'database', subject: key, part: 'figures', detail: 'The database cannot read these figures.', foundAt: now() });
    }
    done.datasets++;
  }
  const { read, otherwise } = await readSamples(options, versions, declared, samples, pause);
  return { ...done, samples: read, damages, readOtherwise: otherwise };
}

/** Compares the stored values with their digests. Records the differences and returns them. */
export async function compareFigures(store: Store, now: number): Promise<readonly Damage[]> {
  const damages: Damage[] = [];
  for (const { dataset, version } of await store.datasets.states()) {
    const verdict = version === null ? null : await verified(store, dataset, now);
    if (verdict) damages.push(...verdict.damages);
  }
  return damages;
}

async function checkDataset(
  { store, now }: CheckOptions,
  key: DatasetKey,
  dataset: Dataset | undefined,
  pause: () => Promise<void>,
): Promise<{ readonly values: number; readonly captures: number; readonly damages: readonly Damage[] }> {
  await pause();
  const damages: Damage[] = [];
  let values = 0;
  if (dataset?.kind === 'register') {
    const fault = await store.registers.verify(key);
    damages.push(...(await store.integrity.note('registers', key, fault === null ? [] : [{ part: 'register', detail: fault }], now())));
  } else {
    const verdict = await verified(store, key, now());
    if (verdict) damages.push(...verdict.damages);
    if (verdict) values = verdict.values;
  }
  const captures = (await store.captures.list(key)).filter(({ external, dropped }) => !external && !dropped);
  const distinct = [...new Map(captures.map((one) => [one.sha256, one])).values()];
  const lost: { part: string; detail: string }[] = [];
  for (const capture of distinct) {
    await pause();
    const fault = await captureFault(store, capture);
    if (fault !== null) lost.push({ part: `capture ${capture.sha256}`, detail: fault });
  }
  damages.push(...(await store.integrity.note('captures', key, lost, now())));
  return { values, captures: distinct.length, damages };
}

async function databaseFaults(store: Store): Promise<readonly { part: string; detail: string }[]> {
  const faults = await store.integrity.examine();
  return faults.map((detail, i) => ({ part: `fault ${i + 1}`, detail }));
}

async function verified(store: Store, key: DatasetKey, now: number): ReturnType<Store['integrity']['verify']> {
  for (let i = 0; i < TRIES; i++) {
    const verdict = await store.integrity.verify(key, now);
    if (verdict !== null) return verdict;
  }
  return null;
}

/** Returns a sentence on the damage to a stored file, or null if the bytes can be read. */
async function captureFault(store: Store, { sha256, large }: CaptureInfo): Promise<string | null> {
  if (!large) {
    try {
      return (await store.captures.read(sha256)) === null ? 'The file is missing.' : null;
    } catch (error) {
      if (error instanceof WattleError && error.code === 'BUG') return error.message;
      throw error;
    }
  }
  const file = await store.captures.fileOf(sha256);
  if (file === null) return 'The file is missing, or shorter than it was.';
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex') === sha256 ? null : 'The file has changed since it was captured.';
}

class WouldWrite extends Error {}

/** Rebuilds a sample of datasets in memory and compares them with the stored data. Each check uses a different sample. */
async function readSamples(
  { store, origin, log, restart, now }: CheckOptions,
  versions: readonly DatasetKey[],
  declared: ReadonlyMap<DatasetKey, Dataset>,
  samples: number,
  pause: () => Promise<void>,
): Promise<{ readonly read: number; readonly otherwise: readonly DatasetKey[] }> {
  const candidates = versions.flatMap((key) => {
    const dataset = declared.get(key);
    return dataset?.kind === 'time_series' ? [dataset] : [];
  });
  const first = candidates.length === 0 ? 0 : Math.floor(now() / 86_400_000) * samples;
  const otherwise: DatasetKey[] = [];
  let read = 0;
  for (let i = 0; i < candidates.length && read < samples; i++) {
    const dataset = candidates[(first + i) % candidates.length];
    if (!dataset || !(await hasAllFiles(store, dataset))) continue;
    await pause();
    read++;
    try {
      const beforeWriting = async (): Promise<void> => {
        throw new WouldWrite();
      };
      await rebuild({ store, origin, log, restart, beforeWriting }, dataset);
    } catch (error) {
      if (storeFaultOf(error) !== null || !(error instanceof WouldWrite || error instanceof WattleError)) throw error;
      otherwise.push(datasetKey(dataset));
    }
  }
  return { read, otherwise };
}

/**
 * Returns true if all files of a dataset are stored. False for market intervals, because old files are deleted and a rebuild would take
 * too long.
 */
async function hasAllFiles(store: Store, { frequency, ...dataset }: TimeSeriesDataset): Promise<boolean> {
  if (isInterval(frequency)) return false;
  const stored = (await store.captures.list(datasetKey(dataset))).filter(({ external }) => !external);
  return stored.length > 0 && stored.every(({ dropped }) => !dropped);
}
