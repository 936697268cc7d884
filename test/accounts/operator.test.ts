/** Checks the settings of an operator: no limits, accounts that an operator creates, and a changed master key. */
import { afterEach, describe, expect, it } from 'vitest';
import { AuditLog } from '../../src/accounts/audit.ts';
import { Credentials } from '../../src/accounts/credentials.ts';
import { Keyring } from '../../src/accounts/keys.ts';
import { resealCredentials } from '../../src/accounts/reseal.ts';
import { DEV_KEY, type Harness, type HarnessOptions, ROWS, startHarness } from '../http/harness.ts';

let h: Harness;
afterEach(() => h.close());
const start = async (options: HarnessOptions): Promise<void> => {
  h = await startHarness(options);
};
const bearer = (key: string | null): Record<string, string> => ({ authorization: `Bearer ${key}` });

describe('a free tier without a limit', () => {
  it('counts requests, refuses none, and reports no limit', async () => {
    await start({ monthlyQuota: Number.POSITIVE_INFINITY });
    const { apiKey } = await h.signIn('user@example.org');
    for (let n = 0; n < 30; n += 1) expect((await h.get(`${ROWS}?limit=${n + 1}`, bearer(apiKey))).statusCode).toBe(200);
    const { headers } = await h.get(ROWS, bearer(apiKey));
    expect(headers['ratelimit-policy']).toBe('"burst";q=100000;w=60');
    expect(headers['ratelimit']).toMatch(/^"burst";r=\d+;t=\d+$/);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    const whoami = (await h.get('/v1/whoami', bearer(apiKey))).json();
    expect(whoami.data.usage).toMatchObject({ used: 31, limit: null, remaining: null });
    expect(await h.mails()).toHaveLength(2);
  });
});

describe('the development key if only this machine can send requests', () => {
  it('has no quota and no rate limit, unlike other keys', async () => {
    await start({ monthlyQuota: 2, burstPerMinute: 3, accounts: { isDevKeyUnlimited: true } });
    for (let n = 0; n < 10; n += 1) expect((await h.get(`${ROWS}?limit=${n + 1}`)).statusCode).toBe(200);
    expect(Object.keys((await h.get(ROWS)).headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
    const { apiKey } = await h.signIn('user@example.org');
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await h.get(`${ROWS}?limit=${n + 1}`, bearer(apiKey))).statusCode);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('has the same quota as other keys if other machines can send requests', async () => {
    await start({ monthlyQuota: 1 });
    expect((await h.get(ROWS, bearer(DEV_KEY))).statusCode).toBe(200);
    expect((await h.get(`${ROWS}?limit=2`, bearer(DEV_KEY))).statusCode).toBe(429);
  });
});

describe('accounts that an operator creates', () => {
  it('have a working key and an existing tier, one account for each address', async () => {
    await start({ accounts: { tiers: [{ name: 'staff', monthlyCalls: 9, prices: [] }] } });
    const made = await h.accounts.operator.create(' Someone@Example.ORG ', 'staff');
    expect(made?.account).toMatchObject({ email: 'someone@example.org', tier: 'staff', verifiedAt: null });
    expect((await h.get(ROWS, bearer(made?.apiKey ?? ''))).headers['x-ratelimit-limit']).toBe('9');
    expect(await h.accounts.operator.create('someone@example.org')).toBeNull();
    await expect(h.accounts.operator.create('other@example.org', 'gold')).rejects.toThrow(/Unknown tier: gold\. Allowed: free, staff/);
    await expect(h.accounts.operator.create('nobody')).rejects.toMatchObject({ code: 'REQ_BAD_BODY' });
    expect(await h.mails()).toEqual([]);
    const actions = await h.store.actions({ since: 0, until: Number.MAX_SAFE_INTEGER, after: 0, limit: 10 });
    expect(actions).toMatchObject([{ action: 'account.created', actor: 'operator', detail: 'staff', client: null }]);
    expect(await h.store.actions({ since: 0, until: Number.MAX_SAFE_INTEGER, after: actions[0]?.id ?? 0, limit: 10 })).toEqual([]);
  });

  it('receive an invitation by email with the key, and lose all their data when they are closed', async () => {
    await start({});
    const made = await h.accounts.operator.invite('guest@example.org');
    await h.accounts.post.settled();
    const [mail = ''] = await h.mails();
    expect(mail).toContain(made?.apiKey);
    expect((await h.get(ROWS, bearer(made?.apiKey ?? ''))).statusCode).toBe(200);
    await h.accounts.operator.close('guest@example.org');
    expect((await h.get(ROWS, bearer(made?.apiKey ?? ''))).statusCode).toBe(401);
    expect(await h.store.byEmail('guest@example.org')).toBeNull();
    await expect(h.accounts.operator.close('guest@example.org')).rejects.toMatchObject({ code: 'REQ_NOT_FOUND' });
  });
});

describe('another master key', () => {
  const [before, after] = [new Keyring(Buffer.alloc(32, 7)), new Keyring(Buffer.alloc(32, 8))];
  const keysUnder = (keyring: Keyring): Credentials =>
    new Credentials({ store: h.store, keyring, clock: h.clock, audit: new AuditLog(h.store, h.clock), onChange: () => {} });

  it('finds and decrypts every earlier credential, and leaves no trace of the earlier key', async () => {
    await start({});
    const { apiKey = '' } = await h.signIn('user@example.org');
    const account = await h.store.byEmail('user@example.org');
    expect(await h.store.credentialByHash('api_key', before.hash(apiKey ?? ''))).not.toBeNull();
    const sealed = (await h.store.credentials()).map((one) => one.sealed);
    expect(await resealCredentials(h.store, before, after)).toBe(sealed.length);

    expect(await h.store.credentialByHash('api_key', before.hash(apiKey ?? ''))).toBeNull();
    expect((await h.store.credentialByHash('api_key', after.hash(apiKey ?? '')))?.account.email).toBe('user@example.org');
    expect((await keysUnder(after).current(account?.id ?? '', 'api_key'))?.secret).toBe(apiKey);
    for (const text of sealed) expect(h.store.dump()).not.toContain(text);
    expect(h.store.count('sessions') + h.store.count('refresh_tokens') + h.store.count('sign_ins')).toBe(0);
    expect(await resealCredentials(h.store, before, after)).toBe(0);
  });

  it('changes nothing if the stored secrets were encrypted with a third key', async () => {
    await start({});
    const dump = h.store.dump();
    await expect(resealCredentials(h.store, new Keyring(Buffer.alloc(32, 9)), after)).rejects.toThrow();
    expect(h.store.dump()).toBe(dump);
  });
});
