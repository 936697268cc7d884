/** An accepted email is encrypted while it waits. Any process may retry it, and it is sent once. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Keyring } from '../../src/accounts/keys.ts';
import { createMailer, type Mail, type MailName } from '../../src/accounts/mailer.ts';
import { Post, pauseAfter } from '../../src/accounts/post.ts';
import { resealCredentials } from '../../src/accounts/reseal.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { MemoryAccounts } from './memory-accounts.ts';

const SECRET = 'ak_SecretOfTheMail';
const MAIL: Mail = { to: 'new@example.org', subject: 'Your key', text: `This is it: ${SECRET}` };
const ABOUT = { accountId: 'acc_1' };
const keyring = new Keyring(randomBytes(32));
let clock: FixedClock;
let store: MemoryAccounts;
let handedOver: (Mail & MailName)[];
let failures: unknown[];
/** The error that the mailer throws, or null if it works. */
let fault: Error | null;

beforeEach(() => {
  clock = new FixedClock('2026-11-21T00:00:00Z');
  store = new MemoryAccounts();
  handedOver = [];
  failures = [];
  fault = new Error('connect ECONNREFUSED smtp://wattle:password@mail.example.org');
});

const mailer = {
  send: async (mail: Mail, name: MailName) => {
    if (fault) throw fault;
    handedOver.push({ ...mail, ...name });
  },
  destination: 'memory',
  close: () => undefined,
};
const post = (ring = keyring): Post =>
  new Post({ mailer, store: store.mails, keyring: ring, clock, onFailure: (error) => failures.push(error) });

const refusal = (responseCode: number, command: string): Error => Object.assign(new Error('no such mailbox'), { responseCode, command });

describe('email that no server accepts', () => {
  it('is stored encrypted, retried by another process at growing intervals, and sent once with the same id', async () => {
    const accepting = post();
    await accepting.send(MAIL, ABOUT);
    await accepting.close();
    expect(failures).toEqual([fault]);
    for (const secret of [SECRET, 'new@example.org', 'password']) expect(store.dump()).not.toContain(secret);
    const [waiting] = await post().waiting(10);
    expect(waiting).toMatchObject({ to: 'new@example.org', subject: 'Your key', failures: 1, nextAt: clock.now() + 10_000 });

    const worker = post();
    await worker.sendDue();
    expect(failures).toHaveLength(1);
    for (const failed of [2, 3]) {
      clock.advance(pauseAfter(failed - 1));
      await worker.sendDue();
      expect(failures).toHaveLength(failed);
    }
    clock.advance(pauseAfter(3) - 1);
    fault = null;
    await worker.sendDue();
    expect(handedOver).toEqual([]);
    clock.advance(1);
    await Promise.all([worker.sendDue(), post().sendDue()]);
    expect(handedOver).toEqual([{ ...MAIL, id: expect.any(String), acceptedAt: Date.parse('2026-11-21T00:00:00Z') }]);
    expect(store.count('mails')).toBe(0);
  });

  it('is finally retried every hour, after any number of failures', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map((failed) => pauseAfter(failed) / 1000)).toEqual([10, 40, 160, 640, 2560, 3600, 3600]);
  });

  it('is retried by another process after the lease of a process that died while sending', async () => {
    await store.mails.put(post().accept(MAIL, ABOUT));
    fault = null;
    clock.advance(9 * 60_000);
    await post().sendDue();
    expect(handedOver).toEqual([]);
    clock.advance(60_000);
    await post().sendDue();
    expect(handedOver).toMatchObject([MAIL]);
  });

  it('is given up and reported if the address is refused, and delays no other email', async () => {
    fault = refusal(550, 'RCPT TO');
    const worker = post();
    await worker.send(MAIL, ABOUT);
    await worker.settled();
    expect(await worker.waiting(10)).toMatchObject([{ to: 'new@example.org', nextAt: null, lastError: 'no such mailbox' }]);
    fault = null;
    clock.advance(86_400_000);
    await worker.sendDue();
    expect(handedOver).toEqual([]);
  });

  it.each([refusal(450, 'RCPT TO'), refusal(535, 'AUTH PLAIN'), refusal(554, 'DATA')])('is not given up for %s', async (error) => {
    fault = error;
    const worker = post();
    await worker.send(MAIL, ABOUT);
    await worker.settled();
    expect((await worker.waiting(10))[0]?.nextAt).toBe(clock.now() + 10_000);
  });

  it('is dropped after its expiry and never sent', async () => {
    const worker = post();
    await worker.send(MAIL, { ...ABOUT, endsAt: clock.now() + 900_000 });
    await worker.settled();
    fault = null;
    clock.advance(900_000);
    await worker.sendDue();
    expect([handedOver, await store.mails.forget(clock.now(), 0), store.count('mails')]).toEqual([[], 1, 0]);
  });

  it('is encrypted with the new master key after a rotation, except sign-in email, which is dropped', async () => {
    const old = post();
    await old.send(MAIL, ABOUT);
    await old.send({ ...MAIL, subject: 'Sign in' }, { ...ABOUT, endsAt: clock.now() + 900_000 });
    await old.settled();
    const next = new Keyring(randomBytes(32));
    await resealCredentials(store, keyring, next);
    fault = null;
    clock.advance(10_000);
    await expect(post().waiting(10)).rejects.toThrow();
    await post(next).sendDue();
    expect(handedOver).toMatchObject([MAIL]);
    expect(store.count('mails')).toBe(0);
    expect(await resealCredentials(store, keyring, next)).toBe(0);
  });
});

it('email that cannot be queued is not accepted', async () => {
  store.mails.put = async () => {
    throw new Error('the store is away');
  };
  await expect(post().send(MAIL, ABOUT)).rejects.toThrow('the store is away');
});

describe('the outbox', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('contains an email once after any number of attempts, and no part of a refused email', async () => {
    const outbox = path.join(folder, 'outbox');
    const files = createMailer({ smtpUrl: null, from: 'Wattle <wattle@example.org>', outbox });
    const name = { id: 'a-1', acceptedAt: clock.now() };
    writeFileSync(outbox, 'in the way');
    await expect(files.send(MAIL, name)).rejects.toThrow();
    rmSync(outbox);
    await files.send(MAIL, name);
    await files.send(MAIL, name);
    expect(readdirSync(outbox)).toEqual(['2026-11-21T000000.000Z-a-1.eml']);
    expect(readFileSync(path.join(outbox, readdirSync(outbox)[0] ?? ''), 'utf8')).toMatch(/^Message-ID: <a-1@example\.org>\r\n/m);
  });
});
