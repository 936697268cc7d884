/** Deliveries are signed and in order. A working receiver gets each once, and a failing one gets it again. None is lost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WattleError } from '../../src/core/errors.ts';
import { withinTrace } from '../../src/core/trace.ts';
import { Sender } from '../../src/webhooks/sender.ts';
import { viewOf } from '../ingest/workbench.ts';
import { type HookBench, OWNER, openHookBench, SECRET } from './bench.ts';
import { Receiver, status } from './receiver.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Counts attempts in progress in the sender, because a receiver notices late that the sender gave up an attempt. */
class CountingSender extends Sender {
  readonly #underWay = new Map<string, number>();
  readonly #most = new Map<string, number>();

  mostAtOnce = (url: string): number | undefined => this.#most.get(url);

  override async send(...attempt: Parameters<Sender['send']>): ReturnType<Sender['send']> {
    const [url] = attempt;
    const count = (this.#underWay.get(url) ?? 0) + 1;
    this.#underWay.set(url, count);
    this.#most.set(url, Math.max(this.#most.get(url) ?? 0, count));
    try {
      return await super.send(...attempt);
    } finally {
      this.#underWay.set(url, (this.#underWay.get(url) ?? 0) - 1);
    }
  }
}

let bench: HookBench;
beforeEach(async () => {
  bench = await openHookBench();
});
afterEach(() => bench.close());

/** Returns the numbers of received events, in order of arrival. */
const numbers = (receiver = bench.receiver): unknown[] =>
  receiver.received.map(({ body }) => JSON.parse(body).data.n ?? JSON.parse(body).type);
const happen = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await bench.happen();
};
const later = async (ms: number): Promise<void> => {
  bench.clock.advance(ms);
  await bench.dispatcher.runDue();
};
const deliveriesOf = async (id: string) =>
  (await bench.subscriptions.deliveries(OWNER, id, { limit: 100, cursor: null, state: null })).rows;

describe('a store that fails', () => {
  it('ends a run, and the next run delivers the other events', async () => {
    await bench.subscribe();
    await happen(1);
    let isFailing = false;
    const fault = async (): Promise<void> => {
      await new Promise(setImmediate);
      if (isFailing) throw new Error('connection refused');
    };
    const { webhooks, events } = bench.store;
    const failing = new Proxy(events, {
      get: (target, name: keyof typeof events) =>
        name === 'newestId' ? async () => fault().then(() => target.newestId()) : target[name].bind(target),
    });
    const dispatcher = bench.dispatcherWith({ store: { webhooks, events: failing } });
    bench.receiver.behaviour = (response) => {
      isFailing = true;
      response.writeHead(204).end();
    };
    await dispatcher.runDue();
    await happen(1);
    await dispatcher.runDue();
    expect(bench.receiver.received).toHaveLength(1);
    isFailing = false;
    await dispatcher.runDue();
    expect(bench.receiver.received).toHaveLength(2);
    await dispatcher.stop();
  });
});

describe('events caused by a caller', () => {
  it("are delivered in the caller's trace, with a span for each attempt, and a ping in the trace of its request", async () => {
    const cause = { id: '4bf92f3577b34da6a3ce929d0e0e4736', isSampled: true };
    const id = await bench.subscribe();
    bench.receiver.behaviour = (response, nth) => void response.writeHead(nth === 1 ? 500 : 204).end();
    await withinTrace(cause, () => happen(1));
    await happen(1);
    await bench.dispatcher.runDue();
    await later(6000);
    await withinTrace(cause, () => bench.subscriptions.ping(OWNER, id));
    await later(1000);
    const traces = bench.receiver.received.map(({ headers }) => String(headers['traceparent']).split('-'));
    expect(traces.map(([, trace, , flags]) => [trace === cause.id, flags])).toEqual([
      [true, '01'],
      [true, '01'],
      [false, '00'],
      [true, '01'],
    ]);
    expect(new Set(traces.map(([, , step]) => step)).size).toBe(4);
  });
});

describe('a working receiver', () => {
  it('gets the events after its subscription, signed and in order, each once', async () => {
    await happen(2);
    const id = await bench.subscribe();
    await happen(150);
    await bench.dispatcher.runDue();
    await bench.dispatcher.runDue();
    expect(numbers()).toEqual(Array.from({ length: 150 }, (_, i) => i + 3));
    const got = bench.receiver.verified(SECRET);
    expect(new Set(got.map((one) => one.id)).size).toBe(150);
    expect(got[0]).toMatchObject({ type: 'series.updated', timestamp: new Date(bench.clock.now()).toISOString(), data: { n: 3 } });
    expect(bench.receiver.mostAtOnce).toBe(1);
    expect(await bench.subscriptions.get(OWNER, id)).toMatchObject({ pending: 0, failingSince: null, lastSuccessAt: expect.any(Number) });
  });

  it('gets an event only after every node can read the new data', async () => {
    const settling = bench.dispatcherWith({ settleMs: 2000 });
    const id = await bench.subscribe();
    await happen(1);
    const now = bench.clock.now();
    await settling.runDue();
    bench.clock.advance(1999);
    await settling.runDue();
    expect(numbers()).toEqual([]);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'pending', createdAt: now, nextAttemptAt: now + 2000 }]);
    bench.clock.advance(1);
    await settling.runDue();
    expect(numbers()).toEqual([1]);
  });

  it('gets only its selected events, and everyone gets the same event id', async () => {
    const other = await Receiver.start();
    await bench.subscribe({ events: ['dataset.stale'] });
    await bench.subscribe({ url: other.url });
    await bench.happen('series.updated');
    await bench.happen('dataset.stale');
    await bench.happen('test.ping');
    await bench.dispatcher.runDue();
    expect(numbers()).toEqual([2]);
    expect(numbers(other)).toEqual([1, 2]);
    expect(bench.receiver.verified(SECRET)[0]).toEqual(other.verified(SECRET)[1]);
    await other.stop();
  });

  it('can verify with the old and with the new secret during a rotation', async () => {
    const fresh = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    bench.secrets = [fresh, SECRET];
    await bench.subscribe();
    await happen(1);
    await bench.dispatcher.runDue();
    expect(bench.receiver.verified(fresh)).toEqual(bench.receiver.verified(SECRET));
    bench.secrets = [fresh];
    await happen(1);
    await bench.dispatcher.runDue();
    expect(() => bench.receiver.verified(SECRET)).toThrow('No matching signature');
    expect(bench.receiver.verified(fresh)).toHaveLength(2);
  });

  it('gets nothing without a secret', async () => {
    bench.secrets = [];
    const id = await bench.subscribe();
    await happen(1);
    await bench.dispatcher.runDue();
    expect(bench.receiver.received).toEqual([]);
    expect((await bench.subscriptions.get(OWNER, id)).lastError).toBe('The account has no signing secret.');
  });
});

describe('a failing receiver', () => {
  it('is retried after five seconds and five minutes, with the same id and body, and other events wait', async () => {
    bench.receiver.behaviour = (response, nth) => void response.writeHead(nth <= 2 ? 500 : 204).end();
    const id = await bench.subscribe();
    await happen(2);
    await bench.dispatcher.runDue();
    await later(4000);
    expect(numbers()).toEqual([1]);
    await later(1600);
    expect(numbers()).toEqual([1, 1]);
    await later(6 * MINUTE);
    expect(numbers()).toEqual([1, 1, 1, 2]);
    const [a, b, c] = bench.receiver.received;
    expect(new Set([a, b, c].map((one) => `${one?.headers['webhook-id']} ${one?.body}`)).size).toBe(1);
    // All attempts of a message are one trace, each with a separate step. The next message has another trace.
    const traces = bench.receiver.received.map(({ headers }) => String(headers['traceparent']).split('-'));
    expect(new Set(traces.slice(0, 3).map(([, trace]) => trace)).size).toBe(1);
    expect(new Set(traces.map(([, trace]) => trace)).size).toBe(2);
    expect(new Set(traces.map(([, , step]) => step)).size).toBe(4);
    expect(Number(c?.headers['webhook-timestamp'])).toBeGreaterThan(Number(a?.headers['webhook-timestamp']));
    const [, first] = await deliveriesOf(id);
    expect(first?.attempts.map(({ status: code, error }) => [code, error])).toEqual([
      [500, 'The receiver responded with 500.'],
      [500, 'The receiver responded with 500.'],
      [204, null],
    ]);
  });

  it('is stopped after five days, its owner gets one email, and it receives everything after it is resumed', async () => {
    bench.receiver.behaviour = status(503);
    const id = await bench.subscribe();
    await happen(2);
    for (let hours = 0; hours < 24 * 5 + 2; hours++) {
      await bench.dispatcher.runDue();
      bench.clock.advance(DAY / 24);
    }
    await bench.dispatcher.runDue();
    expect(await bench.subscriptions.get(OWNER, id)).toMatchObject({
      state: 'suspended',
      pending: 2,
      lastError: 'The receiver responded with 503.',
    });
    expect(bench.reported.map((one) => [one.id, one.state])).toEqual([[id, 'suspended']]);
    const attempts = bench.receiver.received.length;
    expect(attempts).toBeGreaterThanOrEqual(20);
    await happen(1);
    await later(DAY);
    expect(bench.receiver.received).toHaveLength(attempts);
    bench.receiver.behaviour = status(204);
    await bench.subscriptions.change(OWNER, id, { active: true });
    await bench.dispatcher.runDue();
    expect(numbers().slice(attempts)).toEqual([1, 2, 3]);
    expect(bench.reported).toHaveLength(1);
  });

  it('of only one event gets the others, and that event is given up', async () => {
    bench.receiver.behaviour = (response, _nth, { body }) => void response.writeHead(body.includes('"n":1,') ? 500 : 204).end();
    const id = await bench.subscribe();
    await happen(3);
    for (let hours = 0; hours < 100; hours++) {
      if (hours === 90) await happen(1);
      await later(DAY / 24);
    }
    expect(numbers().filter((n) => n !== 1)).toEqual([2, 3, 4]);
    const deliveries = await deliveriesOf(id);
    expect(deliveries.map(({ state, tries }) => [state, tries])).toEqual([['delivered', 0], ['delivered', 0], ['delivered', 0], ['failed', 10]]); // biome-ignore format: pairs read better in one line
    expect((await bench.subscriptions.get(OWNER, id)).state).toBe('active');
    expect(bench.reported).toEqual([]);
  });

  it('is disabled immediately after a 410', async () => {
    bench.receiver.behaviour = status(410);
    const id = await bench.subscribe();
    await happen(2);
    await bench.dispatcher.runDue();
    await later(DAY);
    expect(bench.receiver.received).toHaveLength(1);
    expect((await bench.subscriptions.get(OWNER, id)).state).toBe('disabled');
    expect(bench.reported.map(({ state }) => state)).toEqual(['disabled']);
  });

  it('is reported by email until the owner has been notified', async () => {
    bench.receiver.behaviour = status(410);
    let tries = 0;
    const notifyOwner = async (): Promise<void> => {
      tries += 1;
      if (tries < 3) throw new Error('The mail server is down');
    };
    const dispatcher = bench.dispatcherWith({ notifyOwner, log: { error: () => {} } });
    await bench.subscribe();
    await happen(1);
    for (let i = 0; i < 8; i++) {
      await dispatcher.runDue();
      bench.clock.advance(5 * MINUTE);
    }
    expect(tries).toBe(3);
  });
});

describe('pausing', () => {
  it('keeps deliveries, resuming continues with them, and deleting ends them', async () => {
    const id = await bench.subscribe();
    await happen(1);
    await bench.dispatcher.runDue();
    await bench.subscriptions.change(OWNER, id, { active: false });
    await happen(2);
    await later(DAY);
    expect(numbers()).toEqual([1]);
    await bench.subscriptions.change(OWNER, id, { active: true });
    await bench.dispatcher.runDue();
    expect(numbers()).toEqual([1, 2, 3]);
    await bench.subscriptions.remove(OWNER, id);
    await happen(1);
    await later(DAY);
    expect(numbers()).toEqual([1, 2, 3]);
  });
});

describe('actions of the owner', () => {
  it('a ping ignores the filters', async () => {
    const id = await bench.subscribe({ events: ['dataset.stale'] });
    const ping = await bench.subscriptions.ping(OWNER, id);
    await bench.dispatcher.runDue();
    expect(bench.receiver.verified(SECRET)).toMatchObject([{ id: ping.messageId, type: 'test.ping', data: { subscription_id: id } }]);
  });

  it('one delivery is repeated, and all deliveries since an instant are sent again, with the same ids', async () => {
    const id = await bench.subscribe();
    await happen(2);
    bench.clock.advance(MINUTE);
    const since = new Date(bench.clock.now()).toISOString();
    await happen(3);
    await bench.dispatcher.runDue();
    const ids = bench.receiver.received.map(({ headers }) => headers['webhook-id']);
    const [newest] = await deliveriesOf(id);
    await bench.subscriptions.retry(OWNER, id, newest?.id ?? '');
    await bench.dispatcher.runDue();
    expect(await bench.subscriptions.replay(OWNER, id, { since })).toMatchObject({ events: 3 });
    await happen(1);
    await bench.dispatcher.runDue();
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 5, 3, 4, 5, 6]);
    expect(bench.receiver.received.slice(5, 9).map(({ headers }) => headers['webhook-id'])).toEqual([ids[4], ...ids.slice(2)]);
  });

  it('a paused subscription gets no test event', async () => {
    const id = await bench.subscribe({ active: false });
    const error = await bench.subscriptions.ping(OWNER, id).catch((thrown: unknown) => thrown as WattleError);
    expect(error).toMatchObject({ code: 'REQ_CONFLICT', message: 'The subscription is paused, so nothing is delivered.' });
  });
});

describe('several at the same time', () => {
  it('workers make each attempt once, and keep the order in each subscription', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => Receiver.start()));
    for (const { url } of others) await bench.subscribe({ url });
    const workers = [1, 2, 3].map(() => bench.dispatcherWith());
    await happen(40);
    await Promise.all(workers.map((one) => one.runDue()));
    for (const receiver of others) {
      expect(numbers(receiver)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
      expect(receiver.mostAtOnce).toBe(1);
      await receiver.stop();
    }
  });

  it('slow receivers of one account leave capacity for other accounts', async () => {
    const slow = await Receiver.start();
    slow.behaviour = () => {};
    for (let i = 0; i < 10; i++) await bench.subscribe({ url: slow.url });
    await bench.subscriptions.create('somebody', { url: bench.receiver.url });
    await happen(1);
    const sender = new CountingSender({ policy: { http: true, private: true }, userAgent: 'Wattle/tests', timeoutMs: 1000 });
    const running = bench.dispatcherWith({ sender }).runDue();
    await bench.receiver.count(1);
    expect(slow.received.length).toBeLessThanOrEqual(4);
    await running;
    expect(sender.mostAtOnce(slow.url)).toBe(4);
    expect(slow.received).toHaveLength(10);
    await slow.stop();
  });

  it('a stopped worker returns its unfinished deliveries', async () => {
    let finish = (): void => {};
    bench.receiver.behaviour = (response, nth) => {
      if (nth === 1) finish = () => void response.writeHead(204).end();
      else response.writeHead(204).end();
    };
    const id = await bench.subscribe();
    await happen(1);
    const stopping = bench.dispatcherWith();
    stopping.wake();
    await bench.receiver.count(1);
    await stopping.stop(10);
    expect((await deliveriesOf(id)).map(({ state, attempts }) => [state, attempts])).toEqual([['pending', []]]);
    await bench.dispatcher.runDue();
    expect(numbers()).toEqual([1, 1]);
    finish();
  });

  it('a worker that is stopped in time records its finished deliveries', async () => {
    bench.receiver.behaviour = (response) => void setTimeout(() => response.writeHead(204).end(), 50);
    const id = await bench.subscribe();
    await happen(2);
    const stopping = bench.dispatcherWith();
    stopping.wake();
    await bench.receiver.count(1);
    await stopping.stop(60_000);
    expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(['pending', 'delivered']);
  });

  it('deliveries of a worker that died are attempted by another when the lease has expired', async () => {
    const id = await bench.subscribe();
    await happen(1);
    const { webhooks } = bench.store;
    const now = bench.clock.now();
    await webhooks.fan({ from: 0, to: 0, quiet: [], queued: [] }, now);
    await bench.dispatcherWith({ store: viewOf(bench.store, { webhooks: viewOf(webhooks, { claim: async () => null }) }) }).runDue();
    expect(await webhooks.claim({ now, leaseUntil: now + MINUTE, patience: 3, notOf: [] })).not.toBeNull();
    await bench.dispatcher.runDue();
    expect(numbers()).toEqual([]);
    await later(MINUTE);
    expect(numbers()).toEqual([1]);
    expect((await bench.subscriptions.get(OWNER, id)).pending).toBe(0);
  });
});

describe('the event log', () => {
  it('may have lost its beginning, and stored events are still delivered', async () => {
    await bench.subscribe();
    await happen(2);
    bench.clock.advance(DAY);
    await happen(1);
    await bench.store.events.prune(bench.clock.now());
    await bench.dispatcher.runDue();
    expect(numbers()).toEqual([3]);
  });

  it('may have been recreated: subscriptions continue from its end, and no id is used twice', async () => {
    const id = await bench.subscribe();
    await happen(5);
    await bench.dispatcher.runDue();
    let newest = 2;
    const young = viewOf(bench.store.events, {
      newestId: async () => newest,
      after: async (from: number) =>
        from < 3 && newest === 3 ? [{ id: 3, kind: 'dataset.stale', dataset: 'rba/T1', seq: null, at: 1, payload: { n: 77 } }] : [],
    });
    const dispatcher = bench.dispatcherWith({ store: viewOf(bench.store, { events: young }) });
    await dispatcher.runDue();
    expect((await bench.subscriptions.get(OWNER, id)).cursor).toBe(2);
    newest = 3;
    await dispatcher.runDue();
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 77]);
    expect(new Set(bench.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(6);
  });

  it('fills no queue beyond its limit', async () => {
    bench.receiver.behaviour = status(500);
    const id = await bench.subscribe();
    await happen(1250);
    await bench.dispatcher.runDue();
    const { pending } = await bench.subscriptions.get(OWNER, id);
    expect(pending).toBeGreaterThanOrEqual(1000);
    expect(pending).toBeLessThan(1250);
    const refused = { code: 'LIMIT_RATE', retryAfterSeconds: 300 };
    await expect(bench.subscriptions.ping(OWNER, id)).rejects.toMatchObject(refused);
    await expect(bench.subscriptions.replay(OWNER, id, { since: '2026-01-01' })).rejects.toMatchObject(refused);
    bench.receiver.behaviour = status(204);
    await later(MINUTE);
    expect(new Set(numbers()).size).toBe(1250);
  });
});
