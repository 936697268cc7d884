/** A key for an unverified address is valid for data only. The first sign-in offers to revoke it. */
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, ROWS, startHarness } from './harness.ts';

const EMAIL = 'owner@example.org';
type Method = 'GET' | 'POST' | 'DELETE' | 'PATCH';

let h: Harness;
let key: string;

beforeEach(async () => {
  h = await startHarness();
  key = (await ask('POST', '/v1/register', null, { email: EMAIL })).json().api_key;
});
afterEach(() => h.close());

const ask = (method: Method, url: string, credential: string | null, payload?: object): Promise<LightMyRequestResponse> =>
  h.ask({ method, url, headers: credential === null ? {} : { authorization: `Bearer ${credential}` }, ...(payload ? { payload } : {}) });

/** Signs in with the link in the latest email, and returns the response. */
async function signIn(): Promise<{ access_token: string; earlier_keys?: { keys: object[]; message: string } }> {
  await ask('POST', '/v1/auth/login', null, { email: EMAIL });
  const token = /#token=(lnk_\w+)/.exec((await h.mails()).at(-1) ?? '')?.[1];
  return (await ask('POST', '/v1/auth/verify', null, { token })).json().data;
}

const subscription = { url: 'https://example.org/hook' };

describe('before the first sign-in with the address', () => {
  it('the key reads data and reports its limits', async () => {
    expect((await ask('GET', ROWS, key)).statusCode).toBe(200);
    expect((await ask('GET', '/v1/account/usage', key)).statusCode).toBe(200);
    expect((await ask('GET', '/v1/whoami', key)).json().data).toMatchObject({ email: EMAIL, email_verified: false, scopes: ['data'] });
  });

  it.each<[Method, string]>([
    ['GET', '/v1/webhooks'],
    ['POST', '/v1/webhooks'],
    ['GET', '/v1/pulse/subscriptions'],
    ['DELETE', '/v1/webhooks/sub_000000000000000000000000'],
    ['GET', '/v1/account/signing-secret'],
    ['POST', '/v1/account/signing-secret'],
  ])('%s %s is refused with the reason, and creates nothing', async (method, url) => {
    const refused = await ask(method, url, key, method === 'POST' && url.includes('webhooks') ? subscription : undefined);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'AUTH_FORBIDDEN']);
    expect(refused.json().error).toContain('This email address is not confirmed');
    expect(refused.json().hint).toContain('/v1/auth/login');
    const account = await h.store.byEmail(EMAIL);
    expect(await h.store.credentialsOf(account?.id ?? '', 'signing_secret')).toEqual([]);
  });

  it('every endpoint other than data declares the refusal', () => {
    const scoped = h.app.endpoints.filter(({ scope }) => scope !== undefined);
    expect(scoped.length).toBeGreaterThan(10);
    const open = h.app.endpoints.filter(({ scope, auth, counted }) => auth === 'key' && !counted && scope === undefined);
    expect(open.map(({ id }) => id).sort()).toEqual(['accountUsage', 'whoami']);
  });
});

describe('the first sign-in', () => {
  it('lists the keys created before it, and later sign-ins do not', async () => {
    await ask('GET', ROWS, key);
    h.clock.advance(60_000);
    const { earlier_keys: earlier } = await signIn();
    expect(earlier?.keys).toEqual([
      { key_prefix: key.slice(0, 7), created_at: '2026-11-21T00:00:00.000Z', last_used_at: '2026-11-21T00:00:00.000Z' },
    ]);
    expect(earlier?.message).toContain('POST /v1/account/api-key');
    expect(await signIn()).not.toHaveProperty('earlier_keys');
  });

  it('gives the key access to all other functions immediately', async () => {
    expect((await ask('POST', '/v1/webhooks', key, subscription)).statusCode).toBe(403);
    await signIn();
    expect((await ask('POST', '/v1/webhooks', key, subscription)).statusCode).toBe(201);
    expect((await ask('GET', '/v1/whoami', key)).json().data).toMatchObject({ email_verified: true, scopes: ['data', 'webhooks'] });
  });

  it('revokes earlier keys if the owner chooses', async () => {
    const { access_token: token } = await signIn();
    const renewed = await ask('POST', '/v1/account/api-key', token, { overlap_seconds: 0 });
    expect((await ask('GET', ROWS, key)).statusCode).toBe(401);
    expect((await ask('GET', '/v1/webhooks', renewed.json().data.api_key)).statusCode).toBe(200);
  });

  it('offers no choice if no key works', async () => {
    const account = await h.store.byEmail(EMAIL);
    await h.store.endCredentials(account?.id ?? '', 'api_key', h.clock.now());
    expect(await signIn()).not.toHaveProperty('earlier_keys');
  });
});
