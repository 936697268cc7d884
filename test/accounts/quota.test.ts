/** The quota is exact with simultaneous requests and with several nodes. No unused request is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Quota } from '../../src/accounts/quota/quota.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Account } from '../../src/store/ports/accounts.ts';
import { MemoryAccounts } from './memory-accounts.ts';

const NOW = '2026-11-21T00:00:00Z';
const LOST_MS = 3_600_000;
const account: Account = { id: 'a1', email: 'a@example.org', tier: 'free', createdAt: 0, verifiedAt: null };
const open: Quota[] = [];

function node(store: MemoryAccounts, clock: FixedClock, limit = 500): Quota {
  const quota = new Quota({ store, clock, limitOf: () => limit });
  open.push(quota);
  return quota;
}

/** Takes one request from the quota, and reports it as served. */
const takeOne = async (quota: Quota): Promise<boolean> => {
  const ledger = await quota.open(account);
  const taken = await quota.take(ledger);
  if (taken) quota.count(ledger);
  return taken;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((quota) => quota.close()));
});

describe('one node', () => {
  it('allows exactly the limit, one request after another', async () => {
    const quota = node(new MemoryAccounts(), new FixedClock(NOW));
    const results: boolean[] = [];
    for (let i = 0; i < 503; i += 1) results.push(await takeOne(quota));
    expect(results.filter(Boolean)).toHaveLength(500);
    expect(results.slice(0, 500).every(Boolean)).toBe(true);
  });

  it('allows exactly the limit to simultaneous requests', async () => {
    const store = new MemoryAccounts();
    store.slowness = () => Math.floor(Math.random() * 4);
    const quota = node(store, new FixedClock(NOW));
    const results: boolean[] = [];
    const worker = async (): Promise<void> => {
      for (let i = 0; i < 10; i += 1) results.push(await takeOne(quota));
    };
    await Promise.all(Array.from({ length: 64 }, worker));
    expect(results).toHaveLength(640);
    expect(results.filter(Boolean)).toHaveLength(500);
  });

  it('reports one request less after each request', async () => {
    const quota = node(new MemoryAccounts(), new FixedClock(NOW));
    for (let i = 1; i <= 60; i += 1) {
      await takeOne(quota);
      expect(quota.balance(await quota.open(account))).toMatchObject({ used: i, remaining: 500 - i, limit: 500, month: '2026-11' });
    }
  });

  it('reads the store rarely while it is busy, and for each request near the limit', async () => {
    const store = new MemoryAccounts();
    const quota = node(store, new FixedClock(NOW), 100_000);
    const wants: number[] = [];
    const exchange = store.quota.exchange.bind(store.quota);
    store.quota.exchange = (lease, change) => {
      wants.push(change.want);
      return exchange(lease, change);
    };
    for (let i = 0; i < 10_000; i += 1) await takeOne(quota);
    expect(wants.length).toBeLessThan(30);
    const small = node(store, new FixedClock(NOW), 20);
    wants.splice(0);
    for (let i = 0; i < 20; i += 1) await small.take(await small.open({ ...account, id: 'small' }));
    expect(Math.max(...wants)).toBe(1);
  });

  it('gives a refunded request to the next caller', async () => {
    const quota = node(new MemoryAccounts(), new FixedClock(NOW), 1);
    const ledger = await quota.open(account);
    expect(await quota.take(ledger)).toBe(true);
    expect(await quota.take(ledger)).toBe(false);
    quota.refund(ledger);
    expect(quota.balance(ledger).remaining).toBe(1);
    expect(await quota.take(ledger)).toBe(true);
    expect(await quota.take(ledger)).toBe(false);
  });

  it('starts again with each month in UTC', async () => {
    const clock = new FixedClock('2026-11-30T23:59:59.999Z');
    const quota = node(new MemoryAccounts(), clock, 2);
    expect([await takeOne(quota), await takeOne(quota), await takeOne(quota)]).toEqual([true, true, false]);
    expect(quota.balance(await quota.open(account)).resetsAt).toBe(Date.parse('2026-12-01T00:00:00Z'));
    clock.advance(1);
    expect(quota.peek(account)).toBeNull();
    expect([await takeOne(quota), await takeOne(quota), await takeOne(quota)]).toEqual([true, true, false]);
    expect(quota.balance(await quota.open(account)).month).toBe('2026-12');
  });

  it('applies a raised limit immediately', async () => {
    const store = new MemoryAccounts();
    let limit = 1;
    const quota = new Quota({ store, clock: new FixedClock(NOW), limitOf: () => limit });
    open.push(quota);
    expect([await takeOne(quota), await takeOne(quota)]).toEqual([true, false]);
    limit = 2;
    expect([await takeOne(quota), await takeOne(quota)]).toEqual([true, false]);
  });

  it('keeps requests that it could not return, and reports that the store is unreachable', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const quota = node(store, clock, 100_000);
    for (let i = 0; i < 20; i += 1) await takeOne(quota);
    const ledger = await quota.open(account);
    const reservedCalls = ledger.reserved;
    expect(reservedCalls).toBeGreaterThan(0);
    clock.advance(5000);
    store.failing = true;
    await quota.sweep();
    // The node cannot know whether the store recorded these requests, so it does not use them.
    expect(ledger.reserved).toBe(0);
    const fresh = node(store, clock);
    await expect(fresh.open(account)).rejects.toThrow('the store is away');
    store.failing = false;
    await quota.sweep();
    expect(await store.quota.taken('a1', '2026-11')).toBe(20);
  });
});

describe('a lost response of the store', () => {
  const cut = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const booked = async (store: MemoryAccounts) => [
    await store.quota.taken('a1', '2026-11'),
    (await store.quota.days('a1', '2026-11-01', '2026-11-30')).map(({ calls }) => calls),
  ];

  it('after a lease was returned: its requests are counted once', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const quota = node(store, clock, 100_000);
    for (let i = 0; i < 20; i += 1) await takeOne(quota);
    clock.advance(5000);
    store.quota.lostAnswer = cut();
    await quota.sweep();
    // The previous lease of the node was returned, so this lease is new.
    expect(await takeOne(quota)).toBe(true);
    store.quota.lostAnswer = null;
    for (let i = 0; i < 2; i += 1) await takeOne(quota);
    for (let i = 0; i < 2; i += 1) {
      clock.advance(1500);
      await quota.sweep();
    }
    expect(await booked(store)).toEqual([23, [23]]);
  });

  it('while a node reports to the store: the node continues', async () => {
    const store = new MemoryAccounts();
    const begin = store.quota.begin.bind(store.quota);
    let answers = 0;
    store.quota.begin = async (owner, until) => {
      await begin(owner, until);
      answers += 1;
      if (answers === 1) throw cut();
    };
    const quota = node(store, new FixedClock(NOW));
    for (let i = 0; i < 3; i += 1) expect(await takeOne(quota)).toBe(true);
    await quota.freshBalance(account);
    await quota.close();
    expect(await booked(store)).toEqual([3, [3]]);
  });

  it.each(['failing', 'lostAnswer'] as const)(
    '%s: requests granted after it are counted once, although another node settles the lease',
    async (how) => {
      const journals = mkdtempSync(path.join(os.tmpdir(), 'wattle-unsure-'));
      const store = new MemoryAccounts();
      const clock = new FixedClock(NOW);
      const [one, two] = [1, 2].map(() => new Quota({ store, clock, limitOf: () => 500, journals })) as [Quota, Quota];
      open.push(one, two);
      const faulty = how === 'failing' ? store : store.quota;
      for (let i = 0; i < 20; i += 1) await takeOne(one);
      clock.advance(1500);
      Object.assign(faulty, { [how]: cut() });
      // Returns the free requests of the lease. The node does not learn whether the store has received them.
      await one.sweep();
      for (let i = 0; i < 7; i += 1) expect(await takeOne(one)).toBe(true);
      // The journal is exact after this turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      Object.assign(faulty, { [how]: how === 'failing' ? false : null });
      clock.advance(20_000);
      await two.recover();
      for (let i = 0; i < 3; i += 1) {
        await one.sweep();
        clock.advance(1500);
      }
      expect(await booked(store)).toEqual([27, [27]]);
      await Promise.all(open.splice(0).map((quota) => quota.close()));
      rmSync(journals, { recursive: true, force: true });
    },
  );

  it('later requests are in the journal, although the lease could not be opened at first', async () => {
    const journals = mkdtempSync(path.join(os.tmpdir(), 'wattle-lent-'));
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const [one, two] = [1, 2].map(() => new Quota({ store, clock, limitOf: () => 500, journals })) as [Quota, Quota];
    open.push(one, two);
    store.failing = cut();
    const ledger = await one.open(account).catch(() => null);
    expect(ledger).toBeNull();
    store.failing = false;
    await one.open(account);
    store.failing = cut();
    for (let i = 0; i < 3; i += 1) expect(await takeOne(one)).toBe(true);
    store.failing = false;
    await one.sweep();
    // From here on the node sends no reports.
    clock.advance(20_000);
    await two.recover();
    expect(await booked(store)).toEqual([3, [3]]);
    await Promise.all(open.splice(0).map((quota) => quota.close()));
    rmSync(journals, { recursive: true, force: true });
  });
});

it('a ledger that was idle for a long time is kept if it is used again', async () => {
  const store = new MemoryAccounts();
  const clock = new FixedClock(NOW);
  const quota = node(store, clock);
  await takeOne(quota);
  clock.advance(5000);
  await quota.sweep();
  clock.advance(700_000);
  const ledger = await quota.open(account);
  await quota.sweep();
  expect(await quota.take(ledger)).toBe(true);
  quota.count(ledger);
  await takeOne(quota);
  await quota.close();
  expect(await store.quota.taken('a1', '2026-11')).toBe(3);
});

describe('a store that accepts no writes', () => {
  const full = (): Error => Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

  it('counts requests in memory up to the limit, and writes the exact number once the store accepts writes', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const reported: unknown[] = [];
    const quota = new Quota({ store, clock, limitOf: () => 500, onStoreFailure: (error) => reported.push(error) });
    open.push(quota);
    for (let i = 0; i < 10; i += 1) await takeOne(quota);
    store.failing = full();
    const results: boolean[] = [];
    for (let i = 0; i < 500; i += 1) {
      // Long after the time for which the store treats a silent node as alive.
      clock.advance(200);
      if (i % 50 === 0) await quota.sweep();
      results.push(await takeOne(quota));
    }
    expect(results.indexOf(false)).toBe(490);
    expect(results.slice(490).some(Boolean)).toBe(false);
    expect(quota.balance(await quota.open(account))).toMatchObject({ used: 500, remaining: 0 });
    expect(reported).toHaveLength(1);
    store.failing = false;
    await quota.sweep();
    clock.advance(2000);
    await quota.sweep();
    expect(await store.quota.taken('a1', '2026-11')).toBe(500);
    expect(await store.quota.days('a1', '2026-11-01', '2026-11-30')).toEqual([{ day: '2026-11-21', calls: 500 }]);
  });

  it('receives unused reserved requests later, even for an account that had no lease before', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const quota = node(store, clock);
    await quota.open(account);
    const begin = store.quota.begin.bind(store.quota);
    store.quota.begin = () => Promise.reject(full());
    for (let i = 0; i < 7; i += 1) expect(await takeOne(quota)).toBe(true);
    store.quota.begin = begin;
    for (let i = 0; i < 3; i += 1) {
      clock.advance(6000);
      await quota.sweep();
    }
    expect(await store.quota.taken('a1', '2026-11')).toBe(7);
    expect(await store.quota.days('a1', '2026-11-01', '2026-11-30')).toEqual([{ day: '2026-11-21', calls: 7 }]);
  });

  it('receives the counts of a node that it has dropped', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const quota = node(store, clock);
    for (let i = 0; i < 3; i += 1) await takeOne(quota);
    clock.advance(2000);
    await quota.sweep();
    store.failing = full();
    for (let i = 0; i < 20; i += 1) await takeOne(quota);
    clock.advance(60_000);
    store.failing = false;
    const other = node(store, clock);
    await other.recover();
    for (let i = 0; i < 4; i += 1) {
      await quota.sweep();
      clock.advance(6000);
    }
    expect(await store.quota.taken('a1', '2026-11')).toBe(23);
    expect(await store.quota.days('a1', '2026-11-01', '2026-11-30')).toEqual([{ day: '2026-11-21', calls: 23 }]);
  });

  it('does not hide a bug in Wattle', async () => {
    const store = new MemoryAccounts();
    const quota = node(store, new FixedClock(NOW));
    const ledger = await quota.open(account);
    store.failing = new TypeError('x is not a function');
    await expect(quota.take(ledger)).rejects.toThrow(TypeError);
    store.failing = false;
  });
});

describe('several nodes', () => {
  it('never allow more than the limit together, and allow all of it after idle requests are returned', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 120 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 40 }), fc.boolean()), { minLength: 1, maxLength: 12 }),
        async (limit, steps) => {
          const store = new MemoryAccounts();
          const clock = new FixedClock(NOW);
          const nodes = [node(store, clock, limit), node(store, clock, limit), node(store, clock, limit)];
          let got = 0;
          for (const [which, calls, idle] of steps) {
            const quota = nodes[which];
            if (!quota) continue;
            const results = await Promise.all(Array.from({ length: calls }, () => takeOne(quota)));
            got += results.filter(Boolean).length;
            if (idle) clock.advance(1500);
            if (idle) await Promise.all(nodes.map((n) => n.sweep()));
          }
          expect(got).toBeLessThanOrEqual(limit);
          clock.advance(1500);
          await Promise.all(nodes.map((n) => n.sweep()));
          expect(await store.quota.taken('a1', '2026-11')).toBe(got);
          for (let i = got; i < limit; i += 1) expect(await takeOne(nodes[i % 3] ?? nodes[0] ?? node(store, clock, limit))).toBe(true);
          const last = await Promise.all(nodes.map(takeOne));
          expect(last).toEqual([false, false, false]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('return leased requests when they are closed', async () => {
    const store = new MemoryAccounts();
    const quota = node(store, new FixedClock(NOW), 100_000);
    for (let i = 0; i < 20; i += 1) await takeOne(quota);
    expect(await store.quota.taken('a1', '2026-11')).toBeGreaterThan(20);
    await quota.close();
    expect(await store.quota.taken('a1', '2026-11')).toBe(20);
  });

  it('read the usage of other nodes with each new balance', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const [one, other] = [node(store, clock), node(store, clock)];
    await takeOne(one);
    await takeOne(other);
    await takeOne(other);
    clock.advance(1500);
    await other.sweep();
    expect((await one.freshBalance(account)).used).toBe(3);
  });
});

describe('a node that no longer reports', () => {
  const days = (store: MemoryAccounts) => store.quota.days('a1', '2026-11-01', '2026-12-31');

  it('stops using its lease before another node may settle it, and continues under a new name', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const one = node(store, clock, 100_000);
    for (let i = 0; i < 20; i += 1) await takeOne(one);
    const ledger = await one.open(account);
    const reservedCalls = ledger.reserved;
    expect(reservedCalls).toBeGreaterThan(0);
    clock.advance(7999);
    expect(one.takeStored(ledger)).toBe(true);
    one.refund(ledger);
    clock.advance(1);
    expect(one.takeStored(ledger)).toBe(false);

    clock.advance(7001);
    const [lease] = await store.quota.lapsed(clock.now() - 3000);
    expect(lease).toMatchObject({ granted: 20 + reservedCalls });
    await store.quota.settle(lease ?? { owner: '', accountId: '', month: '' }, { day: '2026-11-21', calls: 20 });
    expect(await takeOne(one)).toBe(true);
    clock.advance(1500);
    await one.sweep();
    expect(await store.quota.owners()).toHaveLength(1);
    // The node received nothing under its old name.
    clock.advance(LOST_MS);
    await one.recover();
    expect([await store.quota.taken('a1', '2026-11'), await days(store)]).toEqual([21, [{ day: '2026-11-21', calls: 21 }]]);
  });

  it('continues with its lease if it is late but no other node has settled it', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const quota = node(store, clock, 100_000);
    for (let i = 0; i < 20; i += 1) await takeOne(quota);
    clock.advance(60_000);
    for (let i = 0; i < 20; i += 1) expect(await takeOne(quota)).toBe(true);
    clock.advance(1500);
    await quota.sweep();
    expect([await store.quota.taken('a1', '2026-11'), await days(store)]).toEqual([40, [{ day: '2026-11-21', calls: 40 }]]);
  });

  it('if its journal cannot be read, keeps its last lease for an hour, and then its last report is used', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const lost = node(store, clock, 100_000);
    for (let i = 0; i < 20; i += 1) await takeOne(lost);
    await lost.freshBalance(account);
    const taken = await store.quota.taken('a1', '2026-11');
    expect(taken).toBeGreaterThan(20);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-quota-'));
    const other = new Quota({ store, clock, limitOf: () => 100_000, journals: folder });
    open.push(other);
    clock.advance(LOST_MS);
    await other.recover();
    expect(await store.quota.taken('a1', '2026-11')).toBe(taken);
    clock.advance(60_000);
    await other.recover();
    expect([await store.quota.taken('a1', '2026-11'), await days(store)]).toEqual([20, [{ day: '2026-11-21', calls: 20 }]]);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('daily usage', () => {
  it('is divided at midnight UTC within one lease', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock('2026-11-21T23:59:59.500Z');
    const quota = node(store, clock, 100_000);
    for (let i = 0; i < 7; i += 1) await takeOne(quota);
    clock.advance(600);
    for (let i = 0; i < 5; i += 1) await takeOne(quota);
    clock.advance(1500);
    await quota.sweep();
    expect(await store.quota.days('a1', '2026-11-01', '2026-11-30')).toEqual([
      { day: '2026-11-21', calls: 7 },
      { day: '2026-11-22', calls: 5 },
    ]);
  });

  it('in the last moment of a month is recorded in the next month', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock('2026-11-30T23:59:59.900Z');
    const quota = node(store, clock, 100_000);
    for (let i = 0; i < 7; i += 1) await takeOne(quota);
    clock.advance(200);
    for (let i = 0; i < 5; i += 1) await takeOne(quota);
    clock.advance(1500);
    await quota.sweep();
    expect(await store.quota.days('a1', '2026-11-01', '2026-12-31')).toEqual([
      { day: '2026-11-30', calls: 7 },
      { day: '2026-12-01', calls: 5 },
    ]);
    expect([await store.quota.taken('a1', '2026-11'), await store.quota.taken('a1', '2026-12')]).toEqual([7, 5]);
  });

  it('is written every few seconds while the account is busy, not for each request', async () => {
    const store = new MemoryAccounts();
    const clock = new FixedClock(NOW);
    const quota = node(store, clock, 100_000);
    for (let second = 0; second < 12; second += 1) {
      for (let i = 0; i < 50; i += 1) await takeOne(quota);
      await quota.sweep();
      clock.advance(900);
    }
    const [today] = await store.quota.days('a1', '2026-11-21', '2026-11-21');
    expect(today?.calls).toBeGreaterThan(300);
  });
});

describe('over a real store', () => {
  it('two nodes allow exactly the limit', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-quota-'));
    const clock = new FixedClock(NOW);
    const store = await openStore({ databaseUrl: null, dataDir: folder, clock });
    await store.migrate();
    const nodes = [0, 1].map(() => new Quota({ store: store.accounts, clock, limitOf: () => 500, journals: path.join(folder, 'quota') }));
    const results = await Promise.all(Array.from({ length: 600 }, (_, i) => takeOne(nodes[i % 2] ?? node(new MemoryAccounts(), clock))));
    expect(results.filter(Boolean)).toHaveLength(500);
    await Promise.all(nodes.map((quota) => quota.close()));
    expect(await store.accounts.quota.taken(account.id, '2026-11')).toBe(500);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
