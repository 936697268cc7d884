/**
 * Runs as a process that can be killed at any moment. It writes versions with events, sometimes subscribes, and delivers. It prints a line
 * for each action. With `drain`, it only delivers until no delivery is waiting, and then prints the contents of the store.
 */
import { writeSync } from 'node:fs';
import { systemClock } from '../../src/core/clock.ts';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { Version } from '../../src/store/ports/series.ts';
import { Dispatcher } from '../../src/webhooks/dispatcher.ts';
import { Sender } from '../../src/webhooks/sender.ts';
import { Subscriptions } from '../../src/webhooks/subscriptions.ts';

export interface ChildTask {
  readonly dataDir: string;
  /** The receiver's URL. Deliveries are sent to paths below it. */
  readonly receiver: string;
  readonly secret: string;
  readonly drain: boolean;
}

/** The final contents of a store, which are the last printed line. */
export interface StoredContents {
  readonly subscriptions: readonly { readonly id: string; readonly url: string; readonly pending: number }[];
  /** The number of each version except the first, and the version numbers in events. */
  readonly versions: readonly number[];
  readonly events: readonly { readonly id: number; readonly n: number }[];
}

const DATASET: DatasetKey = 'rba/F1';
const OWNER = 'owner';
const POLICY = { http: true, private: true };
const SUBSCRIPTIONS = 3;
const LEASE_MS = 300;
const EVERY_MS = 4;

const noSource = { sources: () => [], findSource: () => null };
const noSeries = { findDataset: () => null, nearestDatasets: () => [], findSeries: () => null, nearestSeries: () => [] };

/** Writes directly to the file descriptor, because an action must be printed before the process can be killed. */
const say = (line: string): void => void writeSync(1, `${line}\n`);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes another version with an event that contains its number. */
async function writeVersion(store: Store): Promise<void> {
  const state = await store.datasets.state(DATASET);
  const before: Version | null = state?.version ?? null;
  const n = (before?.seq ?? 0) + 1;
  const now = systemClock.now();
  const series = {
    key: 'A',
    freq: 'M' as const,
    unit: 'Per cent',
    multiplier: 0,
    decimals: null,
    adjustment: null,
    title: null,
    basePeriod: null,
  };
  await store.datasets.apply({
    dataset: DATASET,
    baseSeq: before?.seq ?? null,
    version: { effectiveFrom: now, recordedAt: now, origin: 'live', kind: 'update', captures: [], publishedOn: null, note: null },
    dimensions: [{ id: 'SERIES', label: 'Series', values: [{ code: 'A', label: 'A' }] }],
    series: [{ attributes: series, write: [{ t: 1, value: n, status: null, text: null, at: null }], remove: [] }],
    ...(before ? { events: [{ kind: 'series.updated' as const, dataset: DATASET, at: now, payload: { n } }] } : {}),
  });
  say(`event ${n}`);
}

async function stored(store: Store): Promise<StoredContents> {
  const subscriptions = (await store.webhooks.list(OWNER)).map(({ id, url, pending }) => ({ id, url, pending }));
  const versions = (await store.datasets.versions(DATASET)).map(({ seq }) => seq).filter((seq) => seq > 1);
  const events = (await store.events.after(0, 1_000_000)).map(({ id, payload }) => ({ id, n: Number(payload['n']) }));
  return { subscriptions, versions, events };
}

/** Runs the task. It returns only with `drain`. */
export async function work({ dataDir, receiver, secret, drain }: ChildTask): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir, clock: systemClock });
  await store.migrate();
  const dispatcher = new Dispatcher({
    store,
    clock: systemClock,
    leaseMs: LEASE_MS,
    datasetOfSeries: () => null,
    notifyOwner: async () => {},
    secrets: { signingSecrets: async () => [secret] },
    sender: new Sender({ policy: POLICY, userAgent: 'Wattle/kills' }),
    log: { error: (facts, message) => say(`failed ${message} ${String((facts as { err?: unknown }).err)}`) },
  });
  const catalogue = { ...noSource, ...noSeries };
  const subscriptions = new Subscriptions({ store, clock: systemClock, catalogue, policy: POLICY, wake: () => dispatcher.wake() });
  say('ready');
  if (drain) {
    do {
      await dispatcher.runDue();
      await pause(50);
    } while ((await store.webhooks.list(OWNER)).some(({ pending }) => pending > 0));
    say(`stored ${JSON.stringify(await stored(store))}`);
    return store.close();
  }
  dispatcher.start();
  for (;;) {
    await writeVersion(store);
    if ((await store.webhooks.list(OWNER)).length < SUBSCRIPTIONS) {
      const newest = await store.events.newestId();
      const { id } = await subscriptions.create(OWNER, { url: `${receiver}/${newest}-${Math.random().toString(36).slice(2)}` });
      say(`subscribed ${id}`);
    }
    dispatcher.wake();
    await pause(EVERY_MS);
  }
}

const [task] = process.argv.slice(2);
if (task?.startsWith('{')) await work(JSON.parse(task) as ChildTask);
