/**
 * Defines requirements for webhooks in every store: an account's subscriptions, an ordered queue, one worker for each delivery, and no
 * repeated or lost delivery.
 */
import { expect } from 'vitest';
import type { Store } from '../../src/store/ports/port.ts';
import type { ClaimedDelivery, Settlement, Subscription, WebhookMessage } from '../../src/store/ports/webhooks.ts';
import type { StorePlace } from './child-tasks.ts';
import { HOUR, NOW } from './specimens.ts';

interface Bench {
  readonly place: StorePlace;
  readonly store: Store;
  another(): Promise<Store>;
}

const OWNER = 'owner';
const MOST = 3;
const PATIENCE = 3;
const LEASE = 60_000;

const subscription = (id: string, changes: Partial<Subscription> = {}): Subscription => ({
  id,
  accountId: OWNER,
  url: `https://${id}.example.org/`,
  description: null,
  events: [],
  datasets: [],
  series: [],
  sources: [],
  state: 'active',
  createdAt: NOW,
  updatedAt: NOW,
  cursor: 0,
  round: 0,
  failingSince: null,
  lastSuccessAt: null,
  lastFailureAt: null,
  lastError: null,
  ...changes,
});
const fieldsOf = ({ url, description, events, datasets, series, sources }: Subscription) => ({
  url,
  description,
  events,
  datasets,
  series,
  sources,
});

const messageOf = (n: number): WebhookMessage => ({
  id: `evt_${n}`,
  kind: 'series.updated',
  at: NOW,
  body: `{"n":${n},"text":"ä\\u0000"}`,
});
const subscribe = (store: Store, id: string, changes: Partial<Subscription> = {}): Promise<boolean> =>
  store.webhooks.create(subscription(id, changes), MOST);

/** Queues an event for subscriptions at the previous position. The event's number is its position in the log. */
const fan = (store: Store, to: number, ids: readonly string[], quiet: readonly string[] = [], round = 0): Promise<void> => {
  const queued = ids.map((id) => ({
    subscriptionId: id,
    round,
    deliveries: [{ id: `dlv_${id}_${to}_${round}_${Math.random()}`, message: messageOf(to) }],
  }));
  return store.webhooks.fan({ from: to - 1, to, quiet, queued }, NOW);
};

const claim = (store: Store, now = NOW, notOf: readonly string[] = []): Promise<ClaimedDelivery | null> =>
  store.webhooks.claim({ now, leaseUntil: now + LEASE, patience: PATIENCE, notOf });

const outcome = (at: number, changes: Partial<Settlement> & { readonly error?: string } = {}): Settlement => {
  const { error = null, ...rest } = changes;
  const attempt = { at, durationMs: 10, status: error === null ? 204 : 500, error };
  return { attempt, state: 'delivered', nextAttemptAt: null, subscription: 'active', ...rest };
};
const failure = (at: number, nextAttemptAt: number): Settlement => outcome(at, { state: 'pending', nextAttemptAt, error: 'It said no.' });

/** Attempts all due messages. Returns their ids in the order of attempts. */
async function drain(store: Store, now: number, settlement: (claim: ClaimedDelivery) => Settlement): Promise<readonly string[]> {
  const seen: string[] = [];
  for (;;) {
    const claimed = await claim(store, now);
    if (!claimed) return seen;
    seen.push(claimed.message.id);
    expect(await store.webhooks.settle(claimed, settlement(claimed), PATIENCE)).toBe(true);
  }
}

export const WEBHOOK_CASES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  async 'webhooks: a subscription is read back unchanged, by its account only'({ store, another }) {
    const made = subscription('a', {
      description: 'ä "\\',
      events: ['series.updated', 'dataset.stale'],
      datasets: ['abs/CPI'],
      series: ['AU.CPI.YOY'],
      sources: ['abs', 'rba'],
      state: 'paused',
      cursor: 7,
    });
    expect(await store.webhooks.isUsed()).toBe(false);
    expect(await store.webhooks.create(made, MOST)).toBe(true);
    expect(await store.webhooks.isUsed()).toBe(true);
    const standing = { ...made, pending: 0, nextAttemptAt: null };
    expect(await (await another()).webhooks.get(OWNER, 'a')).toEqual(standing);
    expect(await store.webhooks.list(OWNER)).toEqual([standing]);
    expect(await store.webhooks.get('somebody', 'a')).toBeNull();
    expect(await store.webhooks.list('somebody')).toEqual([]);
    expect(await store.webhooks.change('somebody', 'a', fieldsOf(made), true, NOW)).toBe(false);
    expect(await store.webhooks.remove('somebody', 'a')).toBe(false);
    expect(await store.webhooks.replay('somebody', 'a', 0, NOW)).toBe(false);
    expect(await store.webhooks.enqueue('somebody', 'a', 'd', messageOf(1), NOW)).toBe(false);
    expect(await store.webhooks.get(OWNER, 'a')).toEqual(standing);
  },

  async 'webhooks: an account never exceeds its limit of subscriptions, even with simultaneous requests'({ store, another }) {
    const other = await another();
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? store : other).webhooks.create(subscription(`s${i}`, { createdAt: NOW + i }), MOST)),
    );
    expect(made.filter(Boolean)).toHaveLength(MOST);
    expect(await store.webhooks.list(OWNER)).toHaveLength(MOST);
    expect(await subscribe(store, 'elsewhere', { accountId: 'another' })).toBe(true);
  },

  async 'webhooks: queueing advances the subscriptions at its position, queues once, and for no others'({ store, another }) {
    for (const id of ['a', 'b', 'c']) await subscribe(store, id, { accountId: id, ...(id === 'c' ? { cursor: 1 } : {}) });
    const other = await another();
    await Promise.all([fan(store, 1, ['a', 'c'], ['b']), fan(other, 1, ['a', 'c'], ['b'])]);
    const pendings = async () =>
      Object.fromEntries(
        await Promise.all(
          ['a', 'b', 'c'].map(async (id) => {
            const one = await store.webhooks.get(id, id);
            return [id, [one?.cursor, one?.pending, one?.nextAttemptAt]] as const;
          }),
        ),
      );
    expect(await pendings()).toEqual({ a: [1, 1, NOW], b: [1, 0, null], c: [1, 0, null] });
    await fan(store, 1, ['a']);
    await store.webhooks.remove('b', 'b');
    await fan(store, 2, ['a', 'b']);
    expect((await store.webhooks.get('a', 'a'))?.pending).toBe(2);
    expect(await store.webhooks.deliveries('b', { limit: 10 })).toEqual([]);
  },

  async 'webhooks: subscriptions before an event are found, unless they are inactive or at their limit'({ store }) {
    await subscribe(store, 'a');
    await subscribe(store, 'b', { accountId: 'b', cursor: 5 });
    await subscribe(store, 'c', { accountId: 'c', state: 'paused' });
    const behind = async (id: number, room = 2) => (await store.webhooks.behind(id, room, 10)).map((one) => [one.id, one.cursor]);
    expect(await behind(0)).toEqual([]);
    expect(await behind(5)).toEqual([['a', 0]]);
    expect(await behind(6)).toEqual([['a', 0], ['b', 5]]); // biome-ignore format: pairs read better in one line
    for (const n of [1, 2]) await fan(store, n, ['a']);
    expect(await behind(6)).toEqual([['b', 5]]);
    expect(await behind(6, 3)).toEqual([['a', 2], ['b', 5]]); // biome-ignore format: pairs read better in one line
    await store.webhooks.rewind(4);
    expect(await behind(6)).toEqual([['b', 4]]);
  },

  async 'webhooks: queued messages are unchanged, in order, and claimed one at a time'({ store, another }) {
    await subscribe(store, 'a');
    for (const n of [1, 2]) await fan(store, n, ['a']);
    const other = await another();
    const claimed = (await Promise.all([store, other, store, other].map((one) => claim(one)))).filter((one) => one !== null);
    expect(claimed).toHaveLength(1);
    const [first] = claimed;
    if (!first) throw new Error('nothing was claimed');
    expect(first.message).toEqual(messageOf(1));
    expect(first.delivery).toMatchObject({
      subscriptionId: 'a',
      state: 'pending',
      tries: 0,
      round: 0,
      kind: 'series.updated',
      attempts: [],
    });
    expect(await store.webhooks.settle(first, outcome(NOW), PATIENCE)).toBe(true);
    expect(await store.webhooks.settle(first, outcome(NOW), PATIENCE)).toBe(false);
    const second = await claim(other);
    expect(second?.message.id).toBe('evt_2');
    if (second) await other.webhooks.settle(second, outcome(NOW + 5), PATIENCE);
    expect(await claim(store)).toBeNull();
    expect(await store.webhooks.get(OWNER, 'a')).toMatchObject({
      pending: 0,
      nextAttemptAt: null,
      lastSuccessAt: NOW + 15,
      lastError: null,
    });
    const [newest] = await store.webhooks.deliveries('a', { limit: 1 });
    expect(newest).toMatchObject({ messageId: 'evt_2', state: 'delivered', nextAttemptAt: null });
    expect(newest?.attempts).toEqual([{ at: NOW + 5, durationMs: 10, status: 204, error: null }]);
  },

  async 'webhooks: a failing delivery blocks later ones for a limited time'({ store }) {
    await subscribe(store, 'a');
    for (const n of [1, 2, 3]) await fan(store, n, ['a']);
    const isFirst = ({ message }: ClaimedDelivery) => message.id === 'evt_1';
    const failing = (at: number, next: number) => (claimed: ClaimedDelivery) => (isFirst(claimed) ? failure(at, next) : outcome(at));
    expect(await drain(store, NOW, failing(NOW, NOW + 5))).toEqual(['evt_1']);
    expect(await drain(store, NOW + 4, failing(NOW, NOW + 5))).toEqual([]);
    expect(await drain(store, NOW + 5, failing(NOW + 5, NOW + 300))).toEqual(['evt_1']);
    expect(await store.webhooks.get(OWNER, 'a')).toMatchObject({ pending: 3, nextAttemptAt: NOW + 300, failingSince: NOW });
    expect(await drain(store, NOW + 300, failing(NOW + 300, NOW + HOUR))).toEqual(['evt_1', 'evt_2', 'evt_3']);
    expect(await store.webhooks.get(OWNER, 'a')).toMatchObject({ pending: 1, nextAttemptAt: NOW + HOUR, failingSince: null });
    await fan(store, 4, ['a']);
    expect(await drain(store, NOW + HOUR, failing(NOW + HOUR, NOW + 2 * HOUR))).toEqual(['evt_1', 'evt_4']);
    const given = outcome(NOW + 2 * HOUR, { state: 'failed', error: 'It said no.' });
    expect(await drain(store, NOW + 2 * HOUR, () => given)).toEqual(['evt_1']);
    const [, , , first] = await store.webhooks.deliveries('a', { limit: 9 });
    expect(first).toMatchObject({ messageId: 'evt_1', state: 'failed', tries: 5, firstTryAt: NOW, nextAttemptAt: null });
    expect(first?.attempts.map(({ at }) => at - NOW)).toEqual([0, 5, 300, HOUR, 2 * HOUR]);
  },

  async 'webhooks: a claim with an expired lease goes to another worker, and the first one has no effect'({ store, another }) {
    await subscribe(store, 'a');
    await fan(store, 1, ['a']);
    const other = await another();
    const lost = await claim(store);
    expect(await claim(other, NOW + LEASE - 1)).toBeNull();
    const taken = await claim(other, NOW + LEASE);
    expect(taken?.message.id).toBe('evt_1');
    if (!lost || !taken) throw new Error('nothing was claimed');
    expect(await store.webhooks.settle(lost, failure(NOW, NOW + HOUR), PATIENCE)).toBe(false);
    expect(await store.webhooks.get(OWNER, 'a')).toMatchObject({ pending: 1, lastFailureAt: null });
    await store.webhooks.release(lost);
    expect(await claim(store, NOW + LEASE)).toBeNull();
    await other.webhooks.release(taken);
    expect((await claim(store, NOW + LEASE))?.delivery.attempts).toEqual([]);
  },

  async 'webhooks: accounts at their limit of simultaneous deliveries are skipped'({ store }) {
    await subscribe(store, 'a');
    await subscribe(store, 'b', { accountId: 'other' });
    await fan(store, 1, ['a', 'b']);
    expect(await claim(store, NOW, [OWNER, 'other'])).toBeNull();
    expect((await claim(store, NOW, [OWNER]))?.subscription.id).toBe('b');
    expect((await claim(store))?.subscription.id).toBe('a');
    expect(await claim(store)).toBeNull();
  },

  async 'webhooks: a paused subscription gets nothing, and a resumed one continues immediately without failures'({ store }) {
    await subscribe(store, 'a');
    for (const n of [1, 2]) await fan(store, n, ['a']);
    await drain(store, NOW, () => failure(NOW, NOW + 9 * HOUR));
    const fields = fieldsOf(subscription('a'));
    expect(await store.webhooks.change(OWNER, 'a', fields, false, NOW + 1)).toBe(true);
    expect(await store.webhooks.get(OWNER, 'a')).toMatchObject({ state: 'paused', pending: 2, cursor: 2, updatedAt: NOW + 1 });
    await fan(store, 3, ['a'], ['a']);
    expect(await claim(store, NOW + 10 * HOUR)).toBeNull();
    expect(await store.webhooks.behind(9, 9, 9)).toEqual([]);
    const [newest] = await store.webhooks.deliveries('a', { limit: 1 });
    expect(await store.webhooks.retry('a', newest?.id ?? '', NOW)).toBe(false);
    expect(await store.webhooks.replay(OWNER, 'a', 0, NOW)).toBe(false);
    expect(await store.webhooks.enqueue(OWNER, 'a', 'ping', messageOf(77), NOW)).toBe(false);
    expect(await store.webhooks.change(OWNER, 'a', fields, true, NOW + HOUR)).toBe(true);
    expect(await store.webhooks.get(OWNER, 'a')).toMatchObject({ state: 'active', pending: 2, cursor: 2, failingSince: null });
    expect(await drain(store, NOW + HOUR, (claimed) => outcome(NOW + claimed.delivery.tries))).toEqual(['evt_1', 'evt_2']);
    expect((await store.webhooks.get(OWNER, 'a'))?.lastSuccessAt).toBe(NOW + 10);
  },

  async 'webhooks: a new URL is tried immediately, and other changes do not speed up deliveries'({ store }) {
    await subscribe(store, 'a');
    await fan(store, 1, ['a']);
    await drain(store, NOW, () => failure(NOW, NOW + HOUR));
    const fields = fieldsOf(subscription('a'));
    await store.webhooks.change(OWNER, 'a', { ...fields, description: 'd', sources: ['rba'] }, true, NOW + 1);
    expect(await store.webhooks.get(OWNER, 'a')).toMatchObject({ description: 'd', sources: ['rba'], failingSince: NOW });
    expect(await claim(store, NOW + 2)).toBeNull();
    await store.webhooks.change(OWNER, 'a', { ...fields, url: 'https://new.example.org/' }, null, NOW + 3);
    expect(await claim(store, NOW + 3)).toMatchObject({
      subscription: { url: 'https://new.example.org/', failingSince: null, description: null },
      delivery: { tries: 0, firstTryAt: null },
    });
  },

  async 'webhooks: the owner of a stopped subscription is notified until it succeeds'({ store, another }) {
    await subscribe(store, 'a');
    for (const n of [1, 2]) await fan(store, n, ['a']);
    const claimed = await claim(store);
    if (!claimed) throw new Error('nothing was claimed');
    expect(await store.webhooks.takeNotice(NOW + HOUR, NOW + HOUR)).toBeNull();
    const stop = outcome(NOW, { state: 'pending', nextAttemptAt: NOW, subscription: 'suspended', error: 'It said no.' });
    await store.webhooks.settle(claimed, stop, PATIENCE);
    expect(await claim(store, NOW + HOUR)).toBeNull();
    const other = await another();
    const taken = await Promise.all([store, other].map((one) => one.webhooks.takeNotice(NOW + HOUR, NOW + 2 * HOUR)));
    expect(taken.filter((one) => one !== null).map(({ id, state, lastError }) => [id, state, lastError])).toEqual([
      ['a', 'suspended', 'It said no.'],
    ]);
    expect((await store.webhooks.takeNotice(NOW + 2 * HOUR, NOW + 3 * HOUR))?.id).toBe('a');
    await store.webhooks.noticeSent('a');
    expect(await store.webhooks.takeNotice(NOW + 9 * HOUR, NOW + 9 * HOUR)).toBeNull();
    for (const active of [false, null]) {
      expect(await store.webhooks.change(OWNER, 'a', fieldsOf(subscription('a', { url: 'https://b.example.org/' })), active, NOW)).toBe(
        true,
      );
      expect((await store.webhooks.get(OWNER, 'a'))?.state).toBe('suspended');
    }
  },

  async 'webhooks: changes by the owner during an attempt stay'({ store }) {
    await subscribe(store, 'a');
    await fan(store, 1, ['a']);
    const claimed = await claim(store);
    if (!claimed) throw new Error('nothing was claimed');
    await store.webhooks.change(OWNER, 'a', fieldsOf(subscription('a')), false, NOW);
    await store.webhooks.settle(claimed, outcome(NOW, { subscription: 'disabled', error: 'Gone.', state: 'failed' }), PATIENCE);
    expect((await store.webhooks.get(OWNER, 'a'))?.state).toBe('paused');
    expect(await store.webhooks.takeNotice(NOW + HOUR, NOW + HOUR)).toBeNull();
    await store.webhooks.change(OWNER, 'a', fieldsOf(subscription('a')), true, NOW);
    await fan(store, 2, ['a']);
    const second = await claim(store);
    await store.webhooks.remove(OWNER, 'a');
    expect(second && (await store.webhooks.settle(second, outcome(NOW), PATIENCE))).toBe(false);
    expect(await store.webhooks.deliveries('a', { limit: 9 })).toEqual([]);
    expect(await claim(store, NOW + HOUR)).toBeNull();
  },

  async 'webhooks: one delivery can be repeated by hand, and all since an event'({ store }) {
    await subscribe(store, 'a');
    for (const n of [1, 2, 3]) await fan(store, n, ['a']);
    await drain(store, NOW, () => outcome(NOW));
    const [, second] = await store.webhooks.deliveries('a', { limit: 9 });
    expect(await store.webhooks.retry('b', second?.id ?? '', NOW)).toBe(false);
    expect(await store.webhooks.retry('a', second?.id ?? '', NOW + 1)).toBe(true);
    expect(await drain(store, NOW + 1, () => outcome(NOW + 1))).toEqual(['evt_2']);
    expect((await store.webhooks.delivery('a', second?.id ?? ''))?.attempts).toHaveLength(2);
    expect([await store.webhooks.bodyOf(second?.messageId ?? ''), await store.webhooks.bodyOf('no')]).toEqual([
      expect.stringMatching(/^\{|^b/),
      null,
    ]);
    expect(await store.webhooks.replay(OWNER, 'a', 1, NOW + 2)).toBe(true);
    const again = await store.webhooks.get(OWNER, 'a');
    expect(again).toMatchObject({ cursor: 1, round: 1 });
    for (const n of [2, 3, 4]) await fan(store, n, ['a'], [], 1);
    expect(await drain(store, NOW + 2, () => outcome(NOW + 2))).toEqual(['evt_2', 'evt_3', 'evt_4']);
    expect(await store.webhooks.enqueue(OWNER, 'a', 'dlv_ping', messageOf(99), NOW + 3)).toBe(true);
    expect(await drain(store, NOW + 3, () => outcome(NOW + 3))).toEqual(['evt_99']);
    const rounds = (await store.webhooks.deliveries('a', { limit: 9 })).map(({ messageId, round }) => [messageId, round]);
    expect(rounds).toEqual([['evt_99', 1], ['evt_4', 1], ['evt_3', 1], ['evt_2', 1], ['evt_3', 0], ['evt_2', 0], ['evt_1', 0]]); // biome-ignore format: pairs read better in one line
  },

  async 'webhooks: deliveries are listed by page and by state'({ store }) {
    await subscribe(store, 'a');
    for (const n of [1, 2, 3, 4]) await fan(store, n, ['a']);
    const claimed = await claim(store);
    if (claimed) await store.webhooks.settle(claimed, outcome(NOW), PATIENCE);
    const ids = async (page: Parameters<Store['webhooks']['deliveries']>[1]) =>
      (await store.webhooks.deliveries('a', page)).map(({ messageId }) => messageId);
    expect(await ids({ limit: 2 })).toEqual(['evt_4', 'evt_3']);
    const [, third] = await store.webhooks.deliveries('a', { limit: 2 });
    expect(await ids({ limit: 9, before: third?.n ?? 0 })).toEqual(['evt_2', 'evt_1']);
    expect(await ids({ limit: 9, state: 'delivered' })).toEqual(['evt_1']);
    expect(await ids({ limit: 9, state: 'pending', before: third?.n ?? 0 })).toEqual(['evt_2']);
    expect(await store.webhooks.delivery('a', 'no')).toBeNull();
  },

  async 'webhooks: old deliveries are deleted, and their messages when no delivery needs them'({ store }) {
    await subscribe(store, 'a');
    await subscribe(store, 'b', { accountId: 'b' });
    await fan(store, 1, ['a', 'b']);
    const claimed = await claim(store);
    if (!claimed) throw new Error('nothing was claimed');
    await store.webhooks.settle(claimed, outcome(NOW), PATIENCE);
    const before = { deliveries: NOW + 11, messages: NOW + HOUR };
    expect(await store.webhooks.prune({ ...before, deliveries: NOW + 10 })).toBe(0);
    expect(await store.webhooks.prune(before)).toBe(1);
    expect((await claim(store))?.message).toEqual(messageOf(1));
  },

  async 'webhooks: deleting an account deletes its subscriptions'({ store }) {
    await subscribe(store, 'a');
    await subscribe(store, 'b');
    await subscribe(store, 'c', { accountId: 'other' });
    await fan(store, 1, ['a', 'b', 'c']);
    expect(await store.webhooks.forgetAccount(OWNER)).toBe(2);
    expect(await store.webhooks.list(OWNER)).toEqual([]);
    expect(await store.webhooks.deliveries('a', { limit: 9 })).toEqual([]);
    expect((await store.webhooks.list('other'))[0]?.pending).toBe(1);
  },

  async 'webhooks: the position in the event log at an instant is found'({ store }) {
    const append = (at: number, key: string) => store.events.append({ kind: 'test.ping', dataset: null, at, payload: {} }, key);
    expect(await store.events.firstSince(0)).toBeNull();
    const ids = [await append(NOW, 'a'), await append(NOW + HOUR, 'b'), await append(NOW + HOUR / 2, 'c')];
    expect(await store.events.firstSince(NOW)).toBe(ids[0]);
    expect(await store.events.firstSince(NOW + 1)).toBe(ids[1]);
    expect(await store.events.firstSince(NOW + HOUR + 1)).toBeNull();
  },

  async 'webhooks: concurrent workers attempt every delivery once, each subscription in order'({ store, another }) {
    const ids = Array.from({ length: 8 }, (_, i) => `s${i}`);
    for (const id of ids) await subscribe(store, id, { accountId: id });
    const attempted: [string, string][] = [];
    const workers = [store, await another(), await another()];
    const underWay = new Set<string>();
    let fanned = false;
    const work = async (one: Store): Promise<void> => {
      for (;;) {
        const claimed = await claim(one);
        if (!claimed && fanned) return;
        if (!claimed) {
          await new Promise((resolve) => setTimeout(resolve, 1));
          continue;
        }
        const { id } = claimed.subscription;
        expect(underWay.has(id)).toBe(false);
        underWay.add(id);
        attempted.push([id, claimed.message.id]);
        await new Promise((resolve) => setTimeout(resolve, 1));
        underWay.delete(id);
        expect(await one.webhooks.settle(claimed, outcome(NOW), PATIENCE)).toBe(true);
      }
    };
    const fanning = async (): Promise<void> => {
      for (let n = 1; n <= 12; n++) await Promise.all(workers.slice(0, 2).map((one) => fan(one, n, ids)));
      fanned = true;
    };
    await Promise.all([fanning(), ...workers.map(work)]);
    for (const id of ids) {
      expect(attempted.filter(([of]) => of === id).map(([, message]) => message)).toEqual(
        Array.from({ length: 12 }, (_, i) => `evt_${i + 1}`),
      );
    }
  },
};
