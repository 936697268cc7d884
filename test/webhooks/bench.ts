/** Sets up a store, an event log, an owner with a secret, a receiver, and the dispatcher. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FixedClock } from '../../src/core/clock.ts';
import type { Dataset } from '../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import type { EventKind } from '../../src/core/events.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { NewEvent } from '../../src/store/ports/events.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { Subscription } from '../../src/store/ports/webhooks.ts';
import { Dispatcher, type DispatcherOptions } from '../../src/webhooks/dispatcher.ts';
import { Sender, type SenderOptions } from '../../src/webhooks/sender.ts';
import { Subscriptions } from '../../src/webhooks/subscriptions.ts';
import { source, tiny } from '../ingest/tiny-dataset.ts';
import { withEmptyStore } from '../store/empty-store.ts';
import { Receiver } from './receiver.ts';

export const OWNER = 'owner';
export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const POLICY = { http: true, private: true };
/** How long to wait for receivers that respond, in ms. A busy machine is slow. */
export const PATIENCE_MS = 60_000;

const DATASET: Dataset = tiny();
export const SERIES: SeriesHandle = {
  id: 'AU.TEST.RATE',
  title: 'Rate',
  description: 'Invented.',
  dataset: tiny(),
  select: { SERIES: 'AAA' },
  units: 'Per cent',
  unitsShort: '%',
  frequency: 'M',
  adjustment: 'original',
  place: 'Australia',
  topic: 'prices',
  tags: [],
};
/** A catalogue with one source, one dataset and one series. */
export const CATALOGUE = {
  sources: () => [source],
  findSource: (text: string) => (text.toLowerCase() === 'rba' ? source : null),
  findDataset: (_source: string, id: string) => (id.toUpperCase() === 'T1' ? DATASET : null),
  nearestDatasets: () => ['T1'],
  findSeries: (id: string) => (id.toUpperCase() === SERIES.id ? SERIES : null),
  nearestSeries: () => [SERIES.id],
};

export interface HookBench {
  readonly clock: FixedClock;
  readonly store: Store;
  readonly dataDir: string;
  readonly receiver: Receiver;
  readonly subscriptions: Subscriptions;
  readonly dispatcher: Dispatcher;
  /** Notices that owners received. */
  readonly reported: Subscription[];
  /** The secrets for every account, latest first. */
  secrets: readonly string[];
  /** Returns another dispatcher, as if on another node. */
  dispatcherWith(options?: Partial<DispatcherOptions>, sender?: Partial<SenderOptions>): Dispatcher;
  /** Stores an event in the log. Returns its id. */
  happen(kind?: EventKind, payload?: NewEvent['payload'], dataset?: NewEvent['dataset']): Promise<number>;
  /** Subscribes the owner. Returns the id. */
  subscribe(body?: object): Promise<string>;
  close(): Promise<void>;
}

/** Opens the bench. The clock starts at the real time, because the reference library compares it with the time of a delivery. */
export async function openHookBench(): Promise<HookBench> {
  const clock = new FixedClock(Date.now());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wattle-hooks-'));
  await withEmptyStore(dataDir);
  const store = await openStore({ databaseUrl: null, dataDir, clock });
  const receiver = await Receiver.start();
  const report: Subscription[] = [];
  const bench = { secrets: [SECRET] as readonly string[] };
  let happened = 0;
  const dispatcherWith: HookBench['dispatcherWith'] = (options = {}, sender = {}) =>
    new Dispatcher({
      store,
      clock,
      datasetOfSeries: (id) => (id === SERIES.id ? 'rba/T1' : null),
      secrets: { signingSecrets: async () => bench.secrets },
      sender: new Sender({ policy: POLICY, userAgent: 'Wattle/tests', timeoutMs: PATIENCE_MS, ...sender }),
      notifyOwner: async (subscription) => void report.push(subscription),
      log: { error: (facts, message) => console.error(message, facts) },
      ...options,
    });
  const subscriptions = new Subscriptions({ store, clock, catalogue: CATALOGUE, policy: POLICY });
  return Object.assign(bench, {
    clock,
    store,
    dataDir,
    receiver,
    subscriptions,
    reported: report,
    dispatcherWith,
    dispatcher: dispatcherWith(),
    happen: (
      kind: EventKind = 'series.updated',
      payload: NewEvent['payload'] = { series_ids: [SERIES.id] },
      dataset = 'rba/T1' as const,
    ) => {
      happened += 1;
      return store.events.append({ kind, dataset, at: clock.now(), payload: { n: happened, ...payload } }, `event ${happened}`);
    },
    subscribe: async (body: object = {}) => (await subscriptions.create(OWNER, { url: receiver.url, ...body })).id,
    close: async () => {
      await receiver.stop();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
}
