/** Defines requirements for accounts, with their credentials, sessions and quota. Every store must meet them. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { Quota } from '../../src/accounts/quota/quota.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { Account, Credential } from '../../src/store/ports/accounts.ts';
import type { QueuedMail } from '../../src/store/ports/mails.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { startTask } from './child-process.ts';
import type { StorePlace } from './child-tasks.ts';
import { HOUR, NOW } from './specimens.ts';

const ACCOUNT: Account = { id: 'acc_1', email: 'user@example.org', tier: 'free', createdAt: NOW, verifiedAt: null };
const KEY: Credential = {
  kind: 'api_key',
  hash: 'h1',
  accountId: 'acc_1',
  prefix: 'ak_1234',
  sealed: 'sealed',
  limits: null,
  createdAt: NOW,
  endsAt: null,
  lastUsedAt: null,
};
const LEASE = { owner: 'one', accountId: 'acc_1', month: '2026-11' };
const DAY = '2026-11-21';

/** Returns a node that leases requests from the account's quota. */
function nodeOf(store: Store, owner: string, limit: number) {
  const lease = { ...LEASE, owner };
  const change = { used: [], keep: null, want: 0, limit, ownerUntil: null };
  return {
    lease,
    take: async (want: number) => {
      const { quota } = store.accounts;
      if (!(await quota.owners()).includes(owner)) await quota.begin(owner, NOW + 9 * HOUR);
      return (await quota.exchange(lease, { ...change, want })).granted;
    },
    report: (calls: number, day = DAY) => store.accounts.quota.exchange(lease, { ...change, used: [{ day, calls }] }),
    keep: (keep: number) => store.accounts.quota.exchange(lease, { ...change, keep }),
  };
}

const MAIL: QueuedMail = {
  id: 'm1',
  accountId: 'acc_1',
  sealed: 'sealed',
  createdAt: NOW,
  endsAt: null,
  failures: 0,
  nextAt: NOW + HOUR,
  holder: 'accepting',
  lastError: null,
};

const taken = (store: Store): Promise<number> => store.accounts.quota.taken('acc_1', '2026-11');
const days = (store: Store) => store.accounts.quota.days('acc_1', '2026-11-01', '2026-12-31');

export const ACCOUNT_CASES = {
  async 'accounts: are unique by address, and keep their keys'({ store }: { store: Store }) {
    const { accounts } = store;
    expect(await accounts.create(ACCOUNT, KEY)).toBe(true);
    expect(await accounts.create({ ...ACCOUNT, id: 'acc_2' }, { ...KEY, accountId: 'acc_2', hash: 'h2' })).toBe(false);
    expect(await accounts.byEmail(ACCOUNT.email)).toEqual(ACCOUNT);
    expect(await accounts.byId('acc_1')).toEqual(ACCOUNT);
    expect(await accounts.byId('acc_2')).toBeNull();
    expect(await accounts.credentialByHash('api_key', 'h1')).toEqual({ credential: KEY, account: ACCOUNT });
    expect(await accounts.credentialByHash('embed_token', 'h1')).toBeNull();
    expect(await accounts.credentialByHash('api_key', 'h2')).toBeNull();
    const second = { ...KEY, hash: 'h3', createdAt: NOW + 1 };
    await accounts.putCredential(second);
    await accounts.putCredential({ ...KEY, endsAt: NOW + 2 });
    expect(await accounts.credentialsOf('acc_1', 'api_key')).toEqual([{ ...KEY, endsAt: NOW + 2 }, second]);
  },

  async 'email: is queued together with the account, and deleted with it, except the confirmation'({ store }: { store: Store }) {
    const { accounts } = store;
    expect(await accounts.create(ACCOUNT, KEY, MAIL)).toBe(true);
    expect(await accounts.create({ ...ACCOUNT, id: 'acc_2' }, { ...KEY, accountId: 'acc_2', hash: 'h2' }, { ...MAIL, id: 'm2' })).toBe(
      false,
    );
    expect(await accounts.mails.list(10)).toEqual([MAIL]);
    expect((await store.figures(NOW)).mails).toEqual({ waiting: 1, givenUp: 0, oldestAt: NOW });
    const last = { ...MAIL, id: 'm3', accountId: null, endsAt: NOW + HOUR };
    await accounts.delete('acc_1', { digest: 'd', at: NOW, actor: 'session' }, last);
    expect(await accounts.mails.list(10)).toEqual([last]);
    expect((await store.figures(NOW + HOUR)).mails).toEqual({ waiting: 0, givenUp: 0, oldestAt: null });
  },

  async 'email: is claimed by one worker when it is due, retried after a failure, given up, and deleted'({ store }: { store: Store }) {
    const { mails } = store.accounts;
    await mails.put(MAIL);
    expect(await mails.claim(NOW, NOW + HOUR, 'early')).toBeNull();
    const due = NOW + HOUR;
    const claims = await Promise.all(['a', 'b', 'c'].map((holder) => mails.claim(due, due + HOUR, holder)));
    const [claim, ...others] = claims.filter((one) => one !== null);
    expect([claim, others]).toEqual([{ ...MAIL, nextAt: due + HOUR, holder: expect.stringMatching(/^[abc]$/) }, []]);
    const holder = claim?.holder ?? '';
    await mails.failed({ id: 'm1', holder: 'accepting' }, NOW, 'too late');
    await mails.failed({ id: 'm1', holder }, due, 'away');
    expect(await mails.list(10)).toEqual([{ ...MAIL, nextAt: due, holder, failures: 1, lastError: 'away' }]);
    await mails.failed({ id: 'm1', holder }, null, 'no such mailbox');
    expect(await mails.claim(due + 9 * HOUR, due + 9 * HOUR, 'late')).toBeNull();
    expect((await store.figures(NOW)).mails).toEqual({ waiting: 0, givenUp: 1, oldestAt: null });
    await mails.put({ ...MAIL, id: 'm2', endsAt: due });
    expect(await mails.claim(due, due, 'ended')).toBeNull();
    await mails.put({ ...MAIL, id: 'm3' });
    expect([await mails.forget(due, NOW), (await mails.list(10)).map(({ id }) => id)]).toEqual([1, ['m1', 'm3']]);
    const ofNobody = { ...MAIL, id: 'm4', accountId: null };
    for (const one of [ofNobody, { ...MAIL, id: 'm5', accountId: 'acc_2' }]) await mails.put(one);
    expect((await mails.listOf('acc_1')).map(({ id }) => id)).toEqual(['m1', 'm3']);
    for (const id of ['m3', 'm4', 'm5']) await mails.sent(id);
    expect([await mails.forget(due, NOW + 1), await mails.list(10)]).toEqual([1, []]);
  },

  async 'accounts: one that several nodes create at once, such as for the development key, is created once'({ store }: { store: Store }) {
    for (let round = 0; round < 20; round++) {
      const account = { ...ACCOUNT, id: `acc_${round}`, email: `${round}@example.org` };
      const key = { ...KEY, accountId: account.id, hash: `h${round}` };
      const made = await Promise.all([1, 2, 3, 4].map(() => store.accounts.create(account, key)));
      expect(made.filter(Boolean)).toHaveLength(1);
      expect(await store.accounts.credentialByHash('api_key', key.hash)).toEqual({ credential: key, account });
    }
  },

  async 'credentials: are replaced with an overlap that only shortens, and revoked'({ store }: { store: Store }) {
    const { accounts } = store;
    await accounts.create(ACCOUNT, KEY);
    const limits = { series: ['AU.CPI.YOY'], referrers: ['*.example.org'] };
    const token: Credential = { ...KEY, kind: 'embed_token', hash: 'e1', limits, endsAt: NOW + 5 * HOUR };
    await accounts.putCredential(token);
    expect((await accounts.credentialByHash('embed_token', 'e1'))?.credential).toEqual(token);
    await accounts.replaceCredentials({ ...KEY, hash: 'h2', createdAt: NOW + 1 }, NOW + HOUR);
    await accounts.replaceCredentials({ ...KEY, hash: 'h3', createdAt: NOW + 2 }, NOW + 2 * HOUR);
    const ends = async () => (await accounts.credentialsOf('acc_1', 'api_key')).map((c) => [c.hash, c.endsAt]);
    expect(await ends()).toEqual([
      ['h1', NOW + HOUR],
      ['h2', NOW + 2 * HOUR],
      ['h3', null],
    ]);
    expect((await accounts.credentialByHash('embed_token', 'e1'))?.credential).toEqual(token);
    expect(await accounts.endCredentials('acc_1', 'api_key', NOW + 3)).toBe(3);
    expect(await accounts.endCredentials('acc_1', 'api_key', NOW + 4)).toBe(0);
    expect((await ends()).map(([, end]) => end)).toEqual([NOW + 3, NOW + 3, NOW + 3]);
    await accounts.noteUse('e1', NOW + 9);
    await accounts.noteUse('e1', NOW + 8);
    expect((await accounts.credentialByHash('embed_token', 'e1'))?.credential.lastUsedAt).toBe(NOW + 9);
  },

  async 'accounts: are found by identity, customer and tier'({ store }: { store: Store }) {
    const { accounts } = store;
    await accounts.create(ACCOUNT, KEY);
    await accounts.create({ ...ACCOUNT, id: 'acc_2', email: 'other@example.org' }, { ...KEY, accountId: 'acc_2', hash: 'h2' });
    await accounts.putIdentity('https://id.example', 'u1', 'acc_1', NOW);
    await accounts.putIdentity('https://id.example', 'u1', 'acc_2', NOW);
    expect(await accounts.byIdentity('https://id.example', 'u1')).toEqual(ACCOUNT);
    expect(await accounts.byIdentity('https://other.example', 'u1')).toBeNull();
    expect(await accounts.putCustomer('acc_1', 'cus_1')).toBe('cus_1');
    expect(await accounts.putCustomer('acc_1', 'cus_2')).toBe('cus_1');
    expect(await accounts.putCustomer('acc_2', 'cus_1')).toBeNull();
    expect(await accounts.byCustomer('cus_1')).toEqual(ACCOUNT);
    expect(await accounts.byCustomer('cus_2')).toBeNull();
    expect([await accounts.setTier('acc_1', 'pro'), await accounts.setTier('acc_1', 'pro')]).toEqual([true, false]);
    expect((await accounts.byId('acc_1'))?.tier).toBe('pro');
    expect([await accounts.verify('acc_1', NOW + 1), await accounts.verify('acc_1', NOW + 2)]).toEqual([true, false]);
    expect((await accounts.byEmail(ACCOUNT.email))?.verifiedAt).toBe(NOW + 1);
  },

  async 'sign-ins: only the latest is valid, once, with a limited number of attempts for its code'({ store }: { store: Store }) {
    const { accounts } = store;
    await accounts.create(ACCOUNT, KEY);
    const signIn = { address: 'a', accountId: 'acc_1', linkHash: 'l1', codeHash: 'c1', createdAt: NOW, expiresAt: NOW + HOUR };
    await accounts.sessions.startSignIn(signIn);
    await accounts.sessions.startSignIn({ ...signIn, linkHash: 'l2', codeHash: 'c2' });
    expect(await accounts.sessions.finishByLink('l1', NOW)).toBeNull();
    expect(await accounts.sessions.finishByLink('l2', NOW + HOUR)).toBeNull();
    const links = await Promise.all([1, 2, 3].map(() => accounts.sessions.finishByLink('l2', NOW)));
    expect(links.filter((id) => id === 'acc_1')).toHaveLength(1);
    expect(await accounts.sessions.finishByCode('a', 'c2', NOW, 5)).toBeNull();

    await accounts.sessions.startSignIn({ ...signIn, linkHash: 'l3', codeHash: 'c3' });
    for (let i = 0; i < 4; i++) expect(await accounts.sessions.finishByCode('a', 'wrong', NOW, 5)).toBeNull();
    expect(await accounts.sessions.finishByCode('a', 'c3', NOW, 5)).toBe('acc_1');
    await accounts.sessions.startSignIn({ ...signIn, linkHash: 'l4', codeHash: 'c4' });
    await Promise.all([1, 2, 3, 4, 5].map(() => accounts.sessions.finishByCode('a', 'wrong', NOW, 5)));
    expect(await accounts.sessions.finishByCode('a', 'c4', NOW, 5)).toBeNull();
    expect(await accounts.sessions.finishByLink('l4', NOW)).toBe('acc_1');

    await accounts.sessions.startSignIn({ ...signIn, address: 'nobody', accountId: null, linkHash: 'l5', codeHash: 'c5' });
    expect(await accounts.sessions.finishByCode('nobody', 'c5', NOW, 5)).toBeNull();
    expect(await accounts.sessions.finishByLink('l5', NOW)).toBeNull();
  },

  async 'sessions: a refresh token has its time of first use, and an ended session stays ended'({ store }: { store: Store }) {
    const { accounts } = store;
    await accounts.create(ACCOUNT, KEY);
    const session = { id: 's1', accountId: 'acc_1', createdAt: NOW, expiresAt: NOW + HOUR, endedAt: null };
    await accounts.sessions.open(session, 'r1');
    const first = { session, account: ACCOUNT, createdAt: NOW, usedAt: NOW + 1 };
    expect(await accounts.sessions.useRefresh('r1', NOW + 1)).toEqual(first);
    expect(await accounts.sessions.useRefresh('r1', NOW + 2)).toEqual(first);
    expect(await accounts.sessions.useRefresh('r2', NOW + 2)).toBeNull();
    await accounts.sessions.addRefresh('s1', 'r2', NOW + 1);
    expect(await accounts.sessions.useRefresh('r2', NOW + 3)).toMatchObject({ createdAt: NOW + 1, usedAt: NOW + 3 });
    await accounts.sessions.addRefresh('s1', 'r2', NOW + 4);
    expect(await accounts.sessions.useRefresh('r2', NOW + 4)).toMatchObject({ createdAt: NOW + 1, usedAt: NOW + 3 });
    expect(await accounts.sessions.byToken('r1')).toEqual({ session, account: ACCOUNT });
    expect(await accounts.sessions.byToken('r9')).toBeNull();
    await accounts.sessions.end('s1', NOW + 5);
    await accounts.sessions.end('s1', NOW + 6);
    expect((await accounts.sessions.byId('s1'))?.session).toEqual({ ...session, endedAt: NOW + 5 });
    expect(await accounts.sessions.list('acc_1')).toEqual([{ ...session, endedAt: NOW + 5 }]);
  },

  async 'accounts: deleting one leaves none of its data, and all data of another'({ store }: { store: Store }) {
    const { accounts } = store;
    const other: Account = { ...ACCOUNT, id: 'acc_2', email: 'other@example.org' };
    for (const account of [ACCOUNT, other]) {
      const { id } = account;
      await accounts.create(account, { ...KEY, accountId: id, hash: `h ${id}` });
      await accounts.putIdentity('https://id.example', id, id, NOW);
      await accounts.putCustomer(id, `cus ${id}`);
      await accounts.sessions.startSignIn({
        address: id,
        accountId: id,
        linkHash: id,
        codeHash: id,
        createdAt: NOW,
        expiresAt: NOW + HOUR,
      });
      await accounts.sessions.open({ id: `s ${id}`, accountId: id, createdAt: NOW, expiresAt: NOW + HOUR, endedAt: null }, `r ${id}`);
      await accounts.noteAction({ accountId: id, at: NOW, action: 'account.created', actor: 'test', client: null, detail: null });
      await accounts.quota.noteReported(id, '2026-11', 80, { ...MAIL, id: `m ${id}`, accountId: id });
      const lease = { ...LEASE, accountId: id };
      await accounts.quota.begin(lease.owner, NOW + HOUR);
      await accounts.quota.exchange(lease, { used: [], keep: null, want: 3, limit: 10, ownerUntil: null });
      await accounts.quota.exchange(lease, { used: [{ day: DAY, calls: 1 }], keep: null, want: 0, limit: 10, ownerUntil: null });
    }
    const closing = { digest: 'ab12', at: NOW + HOUR, actor: 'session' };
    await accounts.delete('acc_1', closing);
    expect(await accounts.closings({ since: NOW + HOUR, until: NOW + 2 * HOUR })).toEqual([closing]);
    expect(await accounts.closings({ since: NOW, until: NOW + HOUR })).toEqual([]);
    expect(await accounts.byId('acc_1')).toBeNull();
    expect(await accounts.byEmail(ACCOUNT.email)).toBeNull();
    expect(await accounts.credentialByHash('api_key', 'h acc_1')).toBeNull();
    expect(await accounts.byIdentity('https://id.example', 'acc_1')).toBeNull();
    expect(await accounts.customerOf('acc_1')).toBeNull();
    expect(await accounts.sessions.finishByLink('acc_1', NOW)).toBeNull();
    expect(await accounts.sessions.useRefresh('r acc_1', NOW)).toBeNull();
    expect(await accounts.actionsOf('acc_1', 10)).toEqual([]);
    expect([await taken(store), await days(store)]).toEqual([0, []]);
    expect(await accounts.create(ACCOUNT, { ...KEY, hash: 'h9' })).toBe(true);

    expect(await accounts.byEmail(other.email)).toEqual(other);
    expect([await accounts.list('other@', 5), await accounts.list('o%r', 5), (await accounts.list('', 1)).length]).toEqual([
      [other],
      [],
      1,
    ]);
    expect(await accounts.customerOf('acc_2')).toBe('cus acc_2');
    expect(await accounts.actionsOf('acc_2', 10)).toHaveLength(1);
    expect(await accounts.quota.taken('acc_2', '2026-11')).toBe(3);
    expect(await accounts.sessions.finishByLink('acc_2', NOW)).toBe('acc_2');
  },

  async 'accounts: rows that ended long ago are deleted, and others stay'({ store }: { store: Store }) {
    const { accounts } = store;
    await accounts.create(ACCOUNT, KEY);
    const action = { accountId: 'acc_1', action: 'account.created', actor: 'test', client: '203.0.113.7', detail: 'x' };
    await accounts.noteAction({ ...action, at: NOW - HOUR });
    await accounts.noteAction({ ...action, at: NOW + HOUR });
    for (const [id, expiresAt] of [
      ['old', NOW - HOUR],
      ['new', NOW + HOUR],
    ] as const) {
      await accounts.sessions.open({ id, accountId: 'acc_1', createdAt: NOW, expiresAt, endedAt: null }, `r ${id}`);
    }
    await nodeOf(store, 'one', 10).take(5);
    await nodeOf(store, 'one', 10).report(1, '2025-01-01');
    await nodeOf(store, 'one', 10).report(3);
    const ended = { ...KEY, hash: 'h2', endsAt: NOW - HOUR };
    const ending = { ...KEY, hash: 'h3', endsAt: NOW + HOUR };
    await accounts.putCredential(ended);
    await accounts.putCredential(ending);
    await accounts.prune({ sessions: NOW, credentials: NOW, actions: NOW, usage: NOW });
    expect((await accounts.credentialsOf('acc_1', 'api_key')).map(({ hash }) => hash).sort()).toEqual([KEY.hash, ending.hash].sort());
    expect(await accounts.actionsOf('acc_1', 10)).toEqual([{ ...action, at: NOW + HOUR }]);
    expect((await accounts.sessions.list('acc_1')).map(({ id }) => id)).toEqual(['new']);
    expect(await accounts.quota.days('acc_1', '2000-01-01', '2026-12-31')).toEqual([{ day: DAY, calls: 2 }]);
    expect(await taken(store)).toBe(5);
  },

  async 'quota: is granted in part near the limit, and can be returned'({ store }: { store: Store }) {
    const node = nodeOf(store, 'one', 10);
    expect(await taken(store)).toBe(0);
    expect([await node.take(4), await node.take(4), await node.take(4), await node.take(4)]).toEqual([4, 8, 10, 10]);
    expect(await node.keep(7)).toMatchObject({ taken: 7, granted: 7, used: 0 });
    expect(await taken(store)).toBe(7);
    expect(await node.take(9)).toBe(10);
    expect([await nodeOf(store, 'two', 5).take(1), await nodeOf(store, 'two', 11).take(1), await nodeOf(store, 'two', 12).take(0)]).toEqual(
      [0, 1, 1],
    );
    const december = { ...LEASE, month: '2026-12' };
    const change = { used: [], keep: null, want: 20, limit: 10, ownerUntil: null };
    expect(await store.accounts.quota.exchange(december, change)).toMatchObject({ taken: 10, granted: 10 });
    expect(await store.accounts.quota.exchange(december, { ...change, want: 0, keep: 0 })).toMatchObject({ taken: 0, granted: 0 });
    expect(await taken(store)).toBe(11);
  },

  async 'quota: usage is reported by day, and a repeated report counts once'({ store }: { store: Store }) {
    const node = nodeOf(store, 'one', 100);
    await node.take(20);
    await node.report(3);
    await node.report(3);
    const two = [
      { day: DAY, calls: 5 },
      { day: '2026-11-22', calls: 9 },
    ];
    const change = { used: two, keep: null, want: 0, limit: 100, ownerUntil: null };
    expect(await store.accounts.quota.exchange(node.lease, change)).toMatchObject({ taken: 20, granted: 20, used: 9 });
    await store.accounts.quota.exchange(node.lease, change);
    expect(await days(store)).toEqual([
      { day: DAY, calls: 5 },
      { day: '2026-11-22', calls: 4 },
    ]);
    expect(await node.keep(2)).toMatchObject({ taken: 9, granted: 0, used: 0 });
    expect(await node.report(50)).toMatchObject({ taken: 9, granted: 0, used: 0 });
    expect((await days(store)).map(({ calls }) => calls)).toEqual([5, 4]);
  },

  async 'quota: leases of an expired owner are settled once, and the owner cannot return'({ store }: { store: Store }) {
    const { quota } = store.accounts;
    await quota.begin('one', NOW + HOUR);
    await quota.begin('two', NOW + 2 * HOUR);
    const [one, two] = [nodeOf(store, 'one', 100), nodeOf(store, 'two', 100)];
    await one.take(20);
    await two.take(10);
    await one.report(4);
    expect(await quota.lapsed(NOW + HOUR)).toEqual([]);
    const lapsed = { ...LEASE, granted: 20, used: 4, expiredAt: NOW + HOUR };
    expect(await quota.lapsed(NOW + HOUR + 1)).toEqual([lapsed]);
    expect(await quota.lapsed(0)).toEqual([lapsed]);
    expect([await quota.keepAlive('one', NOW + 9 * HOUR), await quota.keepAlive('two', NOW + 9 * HOUR)]).toEqual([false, true]);
    expect((await one.report(5)).isOwnerAlive).toBe(false);
    expect((await two.report(5)).isOwnerAlive).toBe(true);
    await Promise.all([1, 2].map(() => quota.settle(LEASE, { day: DAY, calls: 7 })));
    expect([await taken(store), await days(store)]).toEqual([17, [{ day: DAY, calls: 12 }]]);
    await quota.forgetOwners();
    expect(await quota.owners()).toEqual(['two']);
    expect(await quota.lapsed(NOW + HOUR + 1)).toEqual([]);
    expect(await quota.keepAlive('one', NOW + 9 * HOUR)).toBe(false);
  },

  async 'quota: an expired or unknown owner gets nothing'({ store }: { store: Store }) {
    const { quota } = store.accounts;
    const change = { used: [], keep: null, want: 20, limit: 100, ownerUntil: null };
    const nothing = { taken: 0, granted: 0, used: 0, isOwnerAlive: false };
    expect(await quota.exchange({ ...LEASE, owner: 'ghost' }, change)).toEqual(nothing);
    await quota.begin('late', NOW);
    await quota.begin('late', NOW);
    await quota.lapsed(NOW + 1);
    expect(await quota.exchange({ ...LEASE, owner: 'late' }, change)).toEqual(nothing);
    expect([await taken(store), await days(store)]).toEqual([0, []]);
  },

  async 'quota: a threshold is recorded once'({ store }: { store: Store }) {
    const { quota, mails } = store.accounts;
    const notify = (id: string, month: string, percent: number) => quota.noteReported('acc_1', month, percent, { ...MAIL, id });
    const both = await Promise.all([notify('m1', '2026-11', 80), notify('m2', '2026-11', 80)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect((await mails.list(10)).map(({ id }) => id)).toEqual([both[0] ? 'm1' : 'm2']);
    expect([await notify('m3', '2026-11', 100), await notify('m4', '2026-12', 80)]).toEqual([true, true]);
    expect(await mails.list(10)).toHaveLength(3);
  },

  async 'quota: a threshold whose email cannot be queued is not recorded'({ store }: { store: Store }) {
    const { quota, mails } = store.accounts;
    await mails.put(MAIL);
    // An email with this id already exists, so the statement fails, and nothing is recorded.
    await expect(quota.noteReported('acc_1', '2026-11', 80, MAIL)).rejects.toThrow();
    expect(await quota.noteReported('acc_1', '2026-11', 80, { ...MAIL, id: 'm2' })).toBe(true);
  },

  async 'sign-ins: the email is queued together with the sign-in, and only for an existing account'({ store }: { store: Store }) {
    const { accounts } = store;
    await accounts.create(ACCOUNT, KEY);
    const signIn = { address: 'a', accountId: 'acc_1', linkHash: 'l1', codeHash: 'c1', createdAt: NOW, expiresAt: NOW + HOUR };
    const nobody = { ...signIn, address: 'b', accountId: null, linkHash: 'l2', codeHash: 'c2' };
    await accounts.sessions.startSignIn(signIn, MAIL);
    await accounts.sessions.startSignIn(nobody, { ...MAIL, id: 'm2', accountId: null });
    expect(await accounts.mails.list(10)).toEqual([MAIL]);
    await expect(accounts.sessions.startSignIn({ ...signIn, linkHash: 'l3' }, MAIL)).rejects.toThrow();
    expect(await accounts.sessions.finishByLink('l3', NOW)).toBeNull();
    expect(await accounts.sessions.finishByLink('l1', NOW)).toBe('acc_1');
  },

  async 'quota: a killed process loses only its requests in progress, and no request is granted twice'({
    store,
    place,
  }: {
    store: Store;
    place: StorePlace;
  }) {
    const limit = 100_000;
    const journals = path.join(place.dataDir, 'quota');
    const answers = path.join(place.dataDir, 'answers');
    const clock = new FixedClock(NOW);
    let answered = 0;
    let counted = 0;
    for (let round = 0; round < 4; round++) {
      const task = startTask('answerCalls', { place, limit, journals, answers });
      await task.line('answering');
      while (!existsSync(answers) || statSync(answers).size < answered + 50 * 7 ** round)
        await new Promise((resolve) => setTimeout(resolve, 5));
      await task.kill();
      answered = statSync(answers).size;
      clock.advance(HOUR / 60);
      const quota = new Quota({ store: store.accounts, clock, limitOf: () => limit, journals });
      await quota.recover();
      await quota.close();
      const now = await taken(store);
      expect(now - counted).toBeGreaterThanOrEqual(answered - counted);
      // At most eight requests were in progress. The record for a tick may be ahead by the same number.
      expect(now - answered).toBeLessThanOrEqual(16 * (round + 1));
      counted = now;
    }
    expect((await days(store)).reduce((sum, { calls }) => sum + calls, 0)).toBe(counted);
    expect(readdirSync(journals)).toEqual([]);
    expect(await nodeOf(store, 'rest', limit).take(limit)).toBe(limit - counted);
  },

  async 'quota: several processes together never get more than the limit'({ store, place }: { store: Store; place: StorePlace }) {
    const limit = 2_000;
    const takers = [1, 2, 3].map(() => startTask('takeQuota', { place, account: 'acc_1', limit }).lines());
    const kept = (await Promise.all(takers)).flat().map((line) => Number(line.replace('kept ', '')));
    const here = await nodeOf(store, 'here', limit).take(limit);
    expect([kept.length, kept.reduce((a, b) => a + b, here), await taken(store)]).toEqual([3, limit, limit]);
  },
};
