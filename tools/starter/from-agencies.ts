/** Updates the starter files from the agencies. Loads each file, updates it as in an installation, and writes it if there are new data. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '../../src/core/clock.ts';
import {
  type Dataset,
  type DatasetKey,
  datasetKey,
  type Source,
  type SourceCode,
  type TimeSeriesDataset,
} from '../../src/core/define-dataset.ts';
import { formatAddress, WattleError } from '../../src/core/errors.ts';
import { noteText } from '../../src/core/observation.ts';
import type { Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import { encodeStarter, type StarterCapture, type StarterDataset } from '../../src/ingest/starter/starter-file.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { Version } from '../../src/store/ports/series.ts';

export interface Rebuild {
  /** The folder with the files `<source>/<id>.json.br`. */
  readonly directory: string;
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly sourceOf: (code: SourceCode) => Source;
  readonly findDataset: (source: string, id: string) => Dataset | null;
  readonly onChange: (change: StarterChange) => void;
}

/** The result of updating one starter file. */
export interface StarterChange {
  readonly dataset: DatasetKey;
  readonly result: 'new version' | 'unchanged' | 'not taken';
  readonly newestBefore: string | null;
  readonly newest: string | null;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Lists the series that are now missing, or states why the update was refused. */
  readonly remark: string;
}

export async function rebuildStarter({
  directory,
  upstream,
  clock,
  sourceOf,
  findDataset,
  onChange,
}: Rebuild): Promise<readonly StarterChange[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wattle-starter-'));
  const store = await openStore({ databaseUrl: null, dataDir: folder, clock });
  try {
    await store.migrate();
    await loadStarter({ store, directory, clock, log: { info: () => {}, warn: () => {} }, catalogue: { findDataset } });
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const refresher = new Refresher({ store, upstream, clock, origin: 'live', log, sourceOf: (code) => oneAtATime(sourceOf(code)) });
    const changes: StarterChange[] = [];
    for (const { dataset: key } of await store.datasets.states()) {
      const dataset = findDataset(key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1));
      if (dataset?.kind !== 'time_series') continue;
      const change = await refreshed(store, refresher, dataset);
      if (change.result === 'new version') {
        const file = path.join(directory, `${key}.json.br`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, encodeStarter(await starterOf(store, dataset, sourceOf(dataset.source))));
      }
      onChange(change);
      changes.push(change);
    }
    return changes;
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const oneAtATime = (source: Source): Source => ({ ...source, politeness: { ...source.politeness, concurrency: 1 } });

async function refreshed(store: Store, refresher: Refresher, dataset: TimeSeriesDataset): Promise<StarterChange> {
  const key = datasetKey(dataset);
  const before = await store.datasets.state(key);
  const { result, version, error, reported: report } = await refresher.refresh(dataset);
  const after = await store.datasets.state(key);
  const isNew = result === 'new_version' && version !== null;
  const gone = report?.gone ?? [];
  const address = error?.at ? ` (${formatAddress(error.at)})` : '';
  return {
    dataset: key,
    result: isNew ? 'new version' : result === 'unchanged' && error === null ? 'unchanged' : 'not taken',
    newestBefore: before?.periodEnd ?? null,
    newest: after?.periodEnd ?? null,
    added: isNew ? version.added : 0,
    changed: isNew ? version.changed : 0,
    removed: isNew ? version.removed : 0,
    remark: [
      gone.length > 0 ? `no longer there: ${gone.slice(0, 5).join(', ')}` : '',
      isNew ? (noteText(version) ?? '') : '',
      error ? `${error.code}: ${error.message}${address}` : '',
    ]
      .filter((text) => text !== '')
      .join('; '),
  };
}

/** Converts a stored dataset to a starter file. */
export async function starterOf(store: Store, dataset: TimeSeriesDataset, source: Source): Promise<StarterDataset> {
  const key = datasetKey(dataset);
  const versions = await store.datasets.versions(key);
  const captures = new Map<string, StarterCapture>();
  for (const version of versions) {
    for (const sha256 of version.captures)
      captures.set(sha256, captures.get(sha256) ?? (await captureOf(store, sha256, version, dataset, source)));
  }
  return {
    dataset: key,
    captures: [...captures.values()],
    versions: versions.map(({ seq, effectiveFrom, kind, note, remarks, isCompiled, publishedOn, publishedBasis, captures: from }) => ({
      seq,
      effectiveFrom,
      kind,
      note,
      publishedOn,
      captures: from,
      ...(remarks === undefined ? {} : { remarks }),
      ...(isCompiled ? { isCompiled } : {}),
      ...(publishedBasis === undefined ? {} : { publishedBasis }),
    })),
    dimensions: (await store.datasets.state(key))?.dimensions ?? [],
    series: await store.datasets.histories(key),
  };
}

async function captureOf(store: Store, sha256: string, version: Version, dataset: Dataset, source: Source): Promise<StarterCapture> {
  const info = await store.captures.info(sha256);
  if (info === null) throw new WattleError('BUG', `Unknown capture ${sha256} of ${datasetKey(dataset)}.`);
  const { url, contentType, bytes, retrievedAt } = info;
  const licence = dataset.licence ?? source.licence;
  return { sha256, url, contentType, bytes, retrievedAt, publishedOn: version.publishedOn, licence, extract: null };
}

const HEADINGS = ['Dataset', 'Result', 'Latest before', 'Latest', 'Added', 'Changed', 'Removed', 'Remark'];

/** Writes the description of the proposed change. Datasets with a new version are first, followed by refused updates. */
export function renderChanges(changes: readonly StarterChange[]): string {
  const count = (result: StarterChange['result']): number => changes.filter((one) => one.result === result).length;
  const order: readonly StarterChange['result'][] = ['new version', 'not taken', 'unchanged'];
  const rows = changes
    .toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result) || (a.dataset < b.dataset ? -1 : 1))
    .map(({ dataset, result, newestBefore, newest, added, changed, removed, remark }) =>
      [dataset, result, newestBefore, newest, added, changed, removed, remark]
        .map((cell) => String(cell ?? '').replace(/[|\n]/g, ' '))
        .join(' | '),
    );
  return `The starter data, refreshed from the agencies: ${count('new version')} datasets have a new version, ${count('unchanged')} are as they were, ${count('not taken')} were not taken.

Added, changed and removed count values. Look at what was changed or removed, and at what was not taken, before this is merged.

| ${HEADINGS.join(' | ')} |
|${HEADINGS.map(() => '---|').join('')}
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
