/** Checks authentication with valid, invalid and revoked keys, and how often it reads the store. */
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccessTokens } from '../../src/accounts/access-tokens.ts';
import { Authenticator } from '../../src/accounts/authenticate.ts';
import { credentialRecord } from '../../src/accounts/credentials.ts';
import { ensureDevKey } from '../../src/accounts/dev-key.ts';
import { Keyring, mintKey, mintSecret } from '../../src/accounts/keys.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { Credential } from '../../src/store/ports/accounts.ts';
import { MemoryAccounts } from './memory-accounts.ts';

const keyring = new Keyring(randomBytes(32));
let clock: FixedClock;
let store: MemoryAccounts;
let apiKey: string;
let record: Credential;

beforeEach(async () => {
  clock = new FixedClock('2026-11-21T00:00:00Z');
  store = new MemoryAccounts();
  apiKey = mintKey();
  record = credentialRecord(keyring, 'api_key', apiKey, 'a1', clock.now());
  await store.create({ id: 'a1', email: 'a@example.org', tier: 'free', createdAt: 0, verifiedAt: null }, record);
});

const authenticator = (devKey: string | null = null): Authenticator =>
  new Authenticator({ store, keyring, clock, devKey, accessTokens: new AccessTokens(keyring.tokenKey, clock), outside: null });

describe('a key', () => {
  it('identifies its account, with the scheme in upper or lower case', async () => {
    for (const header of [`Bearer ${apiKey}`, `bearer ${apiKey}`, `BEARER  ${apiKey} `]) {
      expect((await authenticator().caller(header)).account.id).toBe('a1');
    }
  });

  it('is looked up at most once every five seconds', async () => {
    const a = authenticator();
    for (let i = 0; i < 10; i += 1) await a.caller(`Bearer ${apiKey}`);
    expect(store.lookups).toBe(1);
    clock.advance(5000);
    expect(a.peek(`Bearer ${apiKey}`)).toBeNull();
    await a.caller(`Bearer ${apiKey}`);
    expect(store.lookups).toBe(2);
  });

  it('stops working within five seconds after it is revoked, and at an expiry set in advance', async () => {
    const a = authenticator();
    await a.caller(`Bearer ${apiKey}`);
    await store.putCredential({ ...record, endsAt: clock.now() });
    clock.advance(5000);
    await expect(a.caller(`Bearer ${apiKey}`)).rejects.toMatchObject({ code: 'AUTH_INVALID' });

    await store.putCredential({ ...record, endsAt: clock.now() + 1000 });
    await a.caller(`Bearer ${apiKey}`);
    clock.advance(999);
    expect(a.peek(`Bearer ${apiKey}`)).not.toBeNull();
    clock.advance(1);
    expect(a.peek(`Bearer ${apiKey}`)).toBeNull();
    await expect(a.caller(`Bearer ${apiKey}`)).rejects.toMatchObject({ code: 'AUTH_INVALID' });
  });

  it('stops working immediately on the node that revoked it', async () => {
    const a = authenticator();
    await a.caller(`Bearer ${apiKey}`);
    await store.putCredential({ ...record, endsAt: clock.now() });
    a.forget('a1');
    expect(a.peek(`Bearer ${apiKey}`)).toBeNull();
    await expect(a.caller(`Bearer ${apiKey}`)).rejects.toMatchObject({ code: 'AUTH_INVALID' });
  });

  it('has the time of its last use, to the minute', async () => {
    const a = authenticator();
    const lastUse = async (): Promise<number | null> => (await store.credentialsOf('a1', 'api_key'))[0]?.lastUsedAt ?? null;
    expect(await lastUse()).toBeNull();
    await a.caller(`Bearer ${apiKey}`);
    const first = clock.now();
    expect(await lastUse()).toBe(first);
    clock.advance(30_000);
    await a.caller(`Bearer ${apiKey}`);
    expect(await lastUse()).toBe(first);
    clock.advance(30_000);
    await a.caller(`Bearer ${apiKey}`);
    expect(await lastUse()).toBe(first + 60_000);
  });
});

describe('an embed token', () => {
  it('gives its account and its limits, and is not accepted as a key', async () => {
    const token = mintSecret('emb_');
    const limits = { series: ['AU.CPI.YOY'], referrers: [] };
    await store.putCredential({ ...credentialRecord(keyring, 'embed_token', token, 'a1', clock.now()), limits });
    expect(await authenticator().caller(`Bearer ${token}`)).toMatchObject({ auth: 'embed_token', limits, account: { id: 'a1' } });
    await expect(authenticator().caller(`Bearer ${mintSecret('emb_')}`)).rejects.toMatchObject({ code: 'AUTH_INVALID' });
  });
});

describe('other text', () => {
  it.each([undefined, '', 'Basic YTpi', 'Bearer', 'Bearer a b', 'ak_x'])('%j is treated as a missing credential', async (header) => {
    await expect(authenticator().caller(header)).rejects.toMatchObject({ code: 'AUTH_MISSING' });
  });

  it('malformed text is refused without reading the store', async () => {
    for (const token of ['ak_x', `ak_${'a'.repeat(32)}`, 'x'.repeat(5000), 'eyJhbGciOiJub25lIn0.e30.']) {
      await expect(authenticator().caller(`Bearer ${token}`)).rejects.toMatchObject({ code: 'AUTH_INVALID' });
    }
    expect(store.lookups).toBe(0);
  });

  it('a well-formed key that does not exist is refused', async () => {
    await expect(authenticator().caller(`Bearer ${mintKey()}`)).rejects.toMatchObject({ code: 'AUTH_INVALID' });
  });
});

describe('the development key', () => {
  it('works without a checksum, and is created once for any number of starts', async () => {
    for (let i = 0; i < 2; i += 1) await ensureDevKey(store, keyring, clock, 'ak_try');
    expect((await authenticator('ak_try').caller('Bearer ak_try')).account).toMatchObject({ tier: 'free' });
    await ensureDevKey(store, keyring, clock, 'ak_other');
    expect((await authenticator('ak_other').caller('Bearer ak_other')).account.id).toBe('developer');
  });

  it('is refused if it is not configured', async () => {
    await ensureDevKey(store, keyring, clock, 'ak_try');
    await expect(authenticator(null).caller('Bearer ak_try')).rejects.toMatchObject({ code: 'AUTH_INVALID' });
  });
});
