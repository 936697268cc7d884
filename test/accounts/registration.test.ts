/** Registration creates one account for each email address, shows its key once, and sends an email. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuditLog } from '../../src/accounts/audit.ts';
import { hasForm, Keyring } from '../../src/accounts/keys.ts';
import { createMailer, type Mail, type Mailer } from '../../src/accounts/mailer.ts';
import { Post } from '../../src/accounts/post.ts';
import { Registrar } from '../../src/accounts/registration.ts';
import { Tiers } from '../../src/accounts/tiers.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { MemoryAccounts } from './memory-accounts.ts';

const keyring = new Keyring(randomBytes(32));
let clock: FixedClock;
let store: MemoryAccounts;
let mails: Mail[];
let failures: unknown[];

beforeEach(() => {
  clock = new FixedClock('2026-11-21T00:00:00Z');
  store = new MemoryAccounts();
  mails = [];
  failures = [];
});

let post: Post;

function registrar(more: { mailer?: Mailer; disposableDomains?: readonly string[] } = {}): Registrar {
  const memory: Mailer = {
    send: async (mail) => {
      mails.push(mail);
    },
    destination: 'memory',
    close: () => undefined,
  };
  post = new Post({ mailer: more.mailer ?? memory, store: store.mails, keyring, clock, onFailure: (error) => failures.push(error) });
  const audit = new AuditLog(store, clock);
  const { disposableDomains = [] } = more;
  return new Registrar({ store, keyring, tiers: new Tiers(500), post, clock, audit, disposableDomains });
}

describe('registering', () => {
  it('creates an account with a working key, and emails the key', async () => {
    const result = await registrar().register(' New@Example.org ', '203.0.113.7');
    if (result.outcome !== 'created') throw new Error('not created');
    await post.settled();
    expect(hasForm('ak_', result.apiKey)).toBe(true);
    expect(result).toMatchObject({ monthlyLimit: 500, account: { email: 'new@example.org', tier: 'free' } });
    expect((await store.credentialByHash('api_key', keyring.hash(result.apiKey)))?.account.email).toBe('new@example.org');
    expect(mails).toEqual([expect.objectContaining({ to: 'new@example.org', text: expect.stringContaining(result.apiKey) })]);
  });

  it('stores no readable key', async () => {
    const result = await registrar().register('new@example.org', '203.0.113.7');
    if (result.outcome !== 'created') throw new Error('not created');
    expect(store.dump()).not.toContain(result.apiKey.slice(7));
  });

  it('a second time emails the same key and shows no key', async () => {
    const r = registrar();
    const first = await r.register('new@example.org', '203.0.113.7');
    const second = await r.register('NEW@example.org', '203.0.113.8');
    await post.close();
    expect(second).toEqual({ outcome: 'mailed_again', email: 'new@example.org' });
    expect(mails[1]?.text).toContain(first.outcome === 'created' ? first.apiKey : 'none');
    expect(store.count('accounts')).toBe(1);
  });

  it('many times at the same moment creates one account', async () => {
    store.slowness = () => Math.floor(Math.random() * 3);
    const r = registrar();
    const results = await Promise.all(['1', '2', '3', '4', '5'].map((n) => r.register('new@example.org', `203.0.113.${n}`)));
    expect(results.filter((result) => result.outcome === 'created')).toHaveLength(1);
    expect(store.count('accounts')).toBe(1);
  });

  it('emails a new key if all were revoked', async () => {
    const r = registrar();
    await r.register('new@example.org', '203.0.113.7');
    const account = await store.byEmail('new@example.org');
    expect(await store.endCredentials(account?.id ?? '', 'api_key', clock.now())).toBe(1);
    await r.register('new@example.org', '203.0.113.7');
    await post.close();
    const mailed = /ak_\w{32}/.exec(mails[1]?.text ?? '')?.[0] ?? '';
    expect((await store.credentialByHash('api_key', keyring.hash(mailed)))?.credential.endsAt).toBeNull();
  });

  it('gives the same result if the email cannot be sent', async () => {
    const mailer: Mailer = { send: () => Promise.reject(new Error('no route')), destination: 'nowhere', close: () => undefined };
    const r = registrar({ mailer });
    expect((await r.register('new@example.org', '203.0.113.7')).outcome).toBe('created');
    await post.close();
    expect(failures).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('domains that may not register', async () => {
    const r = registrar({ disposableDomains: ['throwaway.example'] });
    await expect(r.register('a@mail.throwaway.example', '203.0.113.7')).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
    expect(store.count('accounts')).toBe(0);
  });

  it('too many requests for one address, until the waiting time has passed', async () => {
    const r = registrar();
    for (let i = 0; i < 5; i += 1) await r.register('new@example.org', `203.0.113.${i}`);
    const refused = r.register('new@example.org', '203.0.113.99');
    await expect(refused).rejects.toMatchObject({ code: 'LIMIT_RATE', retryAfterSeconds: 720 });
    clock.advance(720_000);
    expect((await r.register('new@example.org', '203.0.113.99')).outcome).toBe('mailed_again');
  });

  it('too many requests from one client, in any spelling of its network', async () => {
    const r = registrar();
    const spellings = ['2001:db8:1:2::1', '2001:db8:1:2:3::9', '2001:db8:1:2:aaaa:bbbb:cccc:dddd'];
    for (let i = 0; i < 30; i += 1) await r.register(`n${i}@example.org`, spellings[i % 3] ?? '');
    await expect(r.register('n30@example.org', '2001:db8:1:2::5')).rejects.toMatchObject({ code: 'LIMIT_RATE' });
    expect((await r.register('n31@example.org', '2001:db8:1:3::5')).outcome).toBe('created');
    for (let i = 0; i < 30; i += 1) await r.register(`m${i}@example.org`, i % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7');
    await expect(r.register('m30@example.org', '203.0.113.7')).rejects.toMatchObject({ code: 'LIMIT_RATE' });
  });
});

describe('email', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('without a mail server is a complete file in the outbox, readable by its owner only', async () => {
    const outbox = path.join(folder, 'outbox');
    const mailer = createMailer({ smtpUrl: null, from: 'Wattle <wattle@localhost>', outbox });
    const r = registrar({ mailer });
    const result = await r.register('new@example.org', '203.0.113.7');
    await r.register('new@example.org', '203.0.113.7');
    await post.close();
    const files = readdirSync(outbox);
    expect(files).toHaveLength(2);
    const text = readFileSync(path.join(outbox, files[0] ?? ''), 'utf8');
    expect(text).toMatch(/^From: Wattle <wattle@localhost>\r\n/m);
    expect(text).toMatch(/^To: new@example\.org\r\n/m);
    expect(text).toMatch(/^Date: Sat, 21 Nov 2026/m);
    expect(text).toContain(result.outcome === 'created' ? result.apiKey : 'none');
    expect(mailer.destination).toBe(outbox);
  });

  it('with a mail server is sent to it', async () => {
    const lines: string[] = [];
    const server = net.createServer((socket) => {
      socket.write('220 here\r\n');
      let inBody = false;
      socket.on('data', (data) => {
        for (const line of data.toString('utf8').split('\r\n')) {
          lines.push(line);
          if (inBody && line === '.') socket.write('250 taken\r\n');
          else if (inBody) continue;
          else if (/^EHLO/.test(line)) socket.write('250 here\r\n');
          else if (/^(MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n');
          else if (line === 'DATA') socket.write('354 go on\r\n');
          else if (line === 'QUIT') socket.end('221 bye\r\n');
          inBody = (inBody || line === 'DATA') && line !== '.';
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as net.AddressInfo;
    const mailer = createMailer({ smtpUrl: `smtp://user:secret@127.0.0.1:${port}`, from: 'wattle@example.org', outbox: folder });
    const anonymous = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'wattle@example.org', outbox: folder });
    await anonymous.send({ to: 'new@example.org', subject: 'Your key', text: 'ak_…' }, { id: 'one', acceptedAt: clock.now() });
    expect(lines).toContain('RCPT TO:<new@example.org>');
    expect(lines).toContain('Subject: Your key');
    expect(mailer.destination).toBe(`127.0.0.1:${port}`);
    expect(readdirSync(folder)).toHaveLength(0);
    mailer.close();
    anonymous.close();
    await new Promise((resolve) => server.close(resolve));
  });
});
