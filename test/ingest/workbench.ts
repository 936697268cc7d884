/** Sets up a store in a temporary folder with a fake agency, a fixed clock and a refresher. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FixedClock } from '../../src/core/clock.ts';
import type { Dataset, DatasetKey, Source } from '../../src/core/define-dataset.ts';
import { createUpstream, type Upstream, type UpstreamMode } from '../../src/ingest/fetch/client.ts';
import type { IngestLog } from '../../src/ingest/jobs/ingest-log.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { withEmptyStore } from '../store/empty-store.ts';
import { FakeAgency } from './fake-agency.ts';
import { source } from './tiny-dataset.ts';

export const silentLog: IngestLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export interface Workbench {
  readonly agency: FakeAgency;
  readonly clock: FixedClock;
  readonly store: Store;
  readonly dataDir: string;
  readonly upstream: Upstream;
  readonly refresher: Refresher;
  /** Returns a refresher as if on another node, with a separate connection to agencies and optionally another view of the store. */
  refresherWith(mode: UpstreamMode, view?: Store): Refresher;
  close(): Promise<void>;
}

export async function openWorkbench(now = '2026-05-11T03:00:00Z', theSource: Source = source): Promise<Workbench> {
  const agency = await FakeAgency.start();
  const clock = new FixedClock(now);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wattle-ingest-'));
  await withEmptyStore(dataDir);
  const store = await openStore({ databaseUrl: null, dataDir, clock });
  const upstreams: Upstream[] = [];
  const upstreamWith = (mode: UpstreamMode): Upstream => {
    const timeouts = { connectMs: 1000, silenceMs: 200, attemptMs: 300 };
    const upstream = createUpstream({ mode, clock, timeouts, backoffMs: 1, attempts: 2 });
    upstreams.push(upstream);
    return upstream;
  };
  const refresherOf = (upstream: Upstream, view: Store = store): Refresher =>
    new Refresher({ store: view, upstream, clock, origin: 'live', log: silentLog, sourceOf: () => theSource });
  const upstream = upstreamWith({ kind: 'base', url: agency.url });
  return {
    agency,
    clock,
    store,
    dataDir,
    upstream,
    refresher: refresherOf(upstream),
    refresherWith: (mode, view) => refresherOf(upstreamWith(mode), view),
    close: async () => {
      for (const one of upstreams) await one.close();
      await agency.stop();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns an object with some members replaced. */
export const viewOf = <T extends object>(target: T, members: Partial<T>): T =>
  new Proxy(target, {
    get(_target, name) {
      const member: unknown = name in members ? Reflect.get(members, name) : Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });

/** Returns the served values, such as `AAA` → `{ '24314': 1.5 }`. */
export async function served(store: Store, dataset: DatasetKey, seq?: number): Promise<Record<string, Record<string, number | null>>> {
  const series = await store.datasets.series(dataset);
  const query = { dataset, series: series.map((one) => one.id), ...(seq === undefined ? {} : { seq }) };
  const slices = await store.datasets.read(query);
  return Object.fromEntries(
    slices
      .filter((slice) => slice.t.length > 0)
      .map((slice) => [slice.series.key, Object.fromEntries(slice.t.map((t, i) => [String(t), slice.value[i] ?? null]))]),
  );
}

/** Returns a dataset's complete history: its versions and every observation. */
export async function history(store: Store, dataset: Dataset): Promise<unknown> {
  const key: DatasetKey = `${dataset.source}/${dataset.id}`;
  const lives: Record<string, unknown> = {};
  for (const one of await store.datasets.series(key)) lives[one.key] = await store.datasets.lives(key, one.id);
  return { versions: await store.datasets.versions(key), lives };
}
