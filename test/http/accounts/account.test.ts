/**
 * Follows a user's account from registration to deletion. Also checks usage by day, email about the quota, the export and the audit log.
 */
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, ROWS, startHarness } from '../harness.ts';

const DAY_MS = 86_400_000;
let h: Harness;

beforeEach(async () => {
  h = await startHarness();
});
afterEach(() => h.close());

type Method = 'GET' | 'POST' | 'DELETE';
const ask = (method: Method, url: string, credential: string | null, payload?: object): Promise<LightMyRequestResponse> =>
  h.ask({ method, url, headers: credential === null ? {} : { authorization: `Bearer ${credential}` }, ...(payload ? { payload } : {}) });

it('the whole process: register, email, first request, sign in, whoami with both, rotate, embed, sign out, delete', async () => {
  const registered = await ask('POST', '/v1/register', null, { email: 'Walker@Example.org' });
  const { api_key: apiKey } = registered.json();
  expect(registered.statusCode).toBe(201);
  expect((await h.mails())[0]).toContain(apiKey);
  expect((await ask('GET', ROWS, apiKey)).statusCode).toBe(200);

  expect((await ask('POST', '/v1/auth/login', null, { email: 'walker@example.org' })).statusCode).toBe(202);
  const code = /code: (\d{6})/.exec((await h.mails()).at(-1) ?? '')?.[1] ?? '';
  const verified = await ask('POST', '/v1/auth/verify', null, { email: 'walker@example.org', code });
  const token = verified.json().data.access_token;
  expect((await ask('GET', '/v1/whoami', apiKey)).json().data).toMatchObject({ auth: 'api_key', email: 'walker@example.org' });
  expect((await ask('GET', '/v1/whoami', token)).json().data).toMatchObject({ auth: 'jwt', email: 'walker@example.org' });

  const rotated = (await ask('POST', '/v1/account/api-key', token)).json().data.api_key;
  expect([(await ask('GET', ROWS, apiKey)).statusCode, (await ask('GET', ROWS, rotated)).statusCode]).toEqual([200, 200]);
  const embed = (await ask('GET', '/v1/account/embed-token', token)).json().data.embed_token;
  const chart = await h.ask({ url: `/v1/series/AU.TEST.PRICES/chart.svg?key=${embed}` });
  expect([chart.statusCode, chart.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);

  expect((await ask('POST', '/v1/auth/logout', token)).statusCode).toBe(204);
  expect((await ask('GET', '/v1/whoami', token)).statusCode).toBe(401);
  const again = (await h.signIn('walker@example.org')).token;
  expect((await ask('DELETE', '/v1/account', again)).statusCode).toBe(204);
  for (const credential of [apiKey, rotated, token, again]) expect((await ask('GET', '/v1/whoami', credential)).statusCode).toBe(401);
  expect((await h.ask({ url: `/v1/series/AU.TEST.PRICES/chart.svg?key=${embed}` })).statusCode).toBe(401);
  expect((await h.mails()).at(-1)).toContain('Your Wattle account has been deleted');
});

describe('daily usage', () => {
  it('is shown from the day of registration, and adds up to the usage of the month', async () => {
    const { apiKey = '' } = await h.signIn();
    const call = async (n: number): Promise<void> => {
      for (let i = 0; i < n; i += 1) await ask('GET', ROWS, apiKey);
    };
    await call(3);
    h.clock.advance(2 * DAY_MS);
    await call(2);
    await ask('GET', '/v1/data/rba/NONE', apiKey);
    const { data } = (await ask('GET', '/v1/account/usage', apiKey)).json();
    expect(data).toEqual({
      month: '2026-11',
      used: 5,
      limit: 500,
      remaining: 495,
      resets_at: '2026-12-01T00:00:00.000Z',
      days: [
        { date: '2026-11-21', calls: 3 },
        { date: '2026-11-22', calls: 0 },
        { date: '2026-11-23', calls: 2 },
      ],
    });
    expect((await ask('GET', '/v1/account/usage?days=2', apiKey)).json().data.days).toHaveLength(2);
  });

  it.each(['days=0', 'days=367', 'days=x', 'from=2026-11-01'])('refuses %s', async (query) => {
    const { apiKey } = await h.signIn();
    expect((await ask('GET', `/v1/account/usage?${query}`, apiKey)).statusCode).toBe(400);
  });
});

describe('email about the quota', () => {
  it('is sent once at 80% and once at 100%', async () => {
    await h.close();
    h = await startHarness({ monthlyQuota: 20 });
    const { apiKey = '' } = await h.signIn();
    const about = async (): Promise<readonly string[]> =>
      (await h.mails()).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '').filter((subject) => subject.includes('quota'));
    const callUntil = async (used: number): Promise<void> => {
      for (;;) {
        const { usage } = (await ask('GET', '/v1/whoami', apiKey)).json().data;
        if (usage.used >= used) return;
        await ask('GET', ROWS, apiKey);
      }
    };
    await callUntil(15);
    expect(await about()).toEqual([]);
    await callUntil(16);
    expect(await about()).toEqual(['80% of your Wattle quota is used']);
    await callUntil(20);
    await ask('GET', ROWS, apiKey);
    expect(await about()).toEqual(['80% of your Wattle quota is used', 'Your Wattle quota is used up']);
    h.clock.set('2026-12-01T00:00:00Z');
    await callUntil(16);
    expect(await about()).toHaveLength(3);
  });

  it('that the store did not accept is sent with a later request', async () => {
    await h.close();
    h = await startHarness({ monthlyQuota: 20 });
    const { apiKey = '' } = await h.signIn();
    const isReported = async (): Promise<boolean> => (await h.mails()).some((mail) => mail.includes('80% of your Wattle quota is used'));
    const { quota } = h.store;
    const noteReported = quota.noteReported.bind(quota);
    quota.noteReported = () => Promise.reject(new Error('the store is away'));
    for (let call = 0; call < 17; call += 1) await ask('GET', ROWS, apiKey);
    await h.accounts.post.settled();
    quota.noteReported = noteReported;
    expect(await isReported()).toBe(false);
    h.clock.advance(60_000);
    await ask('GET', ROWS, apiKey);
    expect(await isReported()).toBe(true);
  });
});

describe('the export', () => {
  it('contains everything about the account and no secret', async () => {
    const { apiKey, token } = await h.signIn();
    await ask('GET', ROWS, apiKey);
    const secrets = [
      apiKey ?? '',
      (await ask('POST', '/v1/account/api-key', token)).json().data.api_key,
      (await ask('POST', '/v1/account/embed-token', token, { series: ['AU.TEST.PRICES'] })).json().data.embed_token,
      (await ask('GET', '/v1/account/signing-secret', token)).json().data.signing_secret,
      token,
    ];
    h.accounts.personalData.add({ name: 'webhooks', stored: async () => [{ id: 'sub_1' }], forget: async () => undefined });
    await ask('GET', '/v1/whoami', apiKey);
    // An email is in the outbox a moment before it is marked as sent.
    await h.accounts.post.settled();
    const answer = await ask('GET', '/v1/account/export', token);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="wattle-account.json"');
    const exported = answer.json();
    expect(exported).toMatchObject({
      account: { email: 'user@example.org', tier: 'free', created_at: '2026-11-21T00:00:00.000Z' },
      sessions: [{ ended_at: null }],
      usage: [{ date: '2026-11-21', calls: 1 }],
      webhooks: [{ id: 'sub_1' }],
      mails: [],
    });
    expect(exported.credentials.map(({ kind }: { kind: string }) => kind)).toEqual(['api_key', 'api_key', 'embed_token', 'signing_secret']);
    expect(exported.actions.map(({ action }: { action: string }) => action)).toEqual([
      'account.exported',
      'embed_token.created',
      'api_key.rotated',
      'account.signed_in',
      'account.created',
    ]);
    // Lists show the first characters of a key. A session token has no such prefix.
    for (const secret of secrets) expect(answer.body).not.toContain(secret.replace(/^[a-z]+_.{5}/, ''));
  });
});

describe('queued email', () => {
  it('is in the export of its account, without its content', async () => {
    const { token } = await h.signIn();
    const account = await h.store.byEmail('user@example.org');
    const mail = { to: 'user@example.org', subject: 'Your Wattle API key', text: 'the text of the mail' };
    for (const accountId of [account?.id ?? '', 'another']) await h.store.mails.put(h.accounts.post.accept(mail, { accountId }));
    const answer = await ask('GET', '/v1/account/export', token);
    expect(answer.json().mails).toEqual([
      {
        to: mail.to,
        subject: mail.subject,
        accepted_at: '2026-11-21T00:00:00.000Z',
        failures: 0,
        next_attempt_at: expect.any(String),
      },
    ]);
    expect(answer.body).not.toContain(mail.text);
  });
});

describe('deletion', () => {
  it('leaves nothing of the account in the store, and notifies the other nodes', async () => {
    const other = await h.signIn('other@example.org');
    const { apiKey = '', token, cookie } = await h.signIn();
    await ask('GET', ROWS, apiKey);
    await ask('GET', '/v1/account/embed-token', token);
    await ask('POST', '/v1/auth/login', null, { email: 'user@example.org' });
    await h.mails();
    const account = await h.store.byEmail('user@example.org');
    const forgotten: string[] = [];
    h.accounts.personalData.add({ name: 'x', stored: async () => null, forget: async (id) => void forgotten.push(id) });
    const answer = await ask('DELETE', '/v1/account', token);
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', expect.stringContaining('Max-Age=0')]);
    expect(forgotten).toEqual([account?.id]);
    h.clock.advance(2000);
    await h.accounts.quota.sweep();
    expect(h.store.dump()).not.toContain(account?.id);
    expect(h.store.dump()).not.toContain('user@example.org');
    expect((await h.ask({ method: 'POST', url: '/v1/auth/refresh', headers: { cookie } })).statusCode).toBe(401);
    expect((await ask('GET', '/v1/whoami', other.apiKey)).statusCode).toBe(200);
    const registered = await ask('POST', '/v1/register', null, { email: 'user@example.org' });
    expect(registered.statusCode).toBe(201);
  });
});

describe('the audit log', () => {
  it('records actor, action and network, but no secrets', async () => {
    const { token } = await h.signIn();
    const account = (await h.store.byEmail('user@example.org'))?.id ?? '';
    await ask('POST', '/v1/account/api-key', token, { overlap_seconds: 0 });
    await ask('DELETE', '/v1/account/api-key', token);
    await ask('POST', '/v1/register', null, { email: 'user@example.org' });
    await h.mails();
    await ask('POST', '/v1/auth/logout', token);
    const actions = await h.store.actionsOf(account, 100);
    expect(actions.map(({ action, actor, client, detail }) => [action, actor, client, detail])).toEqual([
      ['account.signed_out', 'session', '127.0.0.1', null],
      ['api_key.mailed', 'registration', '127.0.0.1', null],
      ['api_key.revoked', 'session', '127.0.0.1', null],
      ['api_key.rotated', 'session', '127.0.0.1', expect.stringMatching(/^ak_\w{4}, overlap 0 s$/)],
      ['account.signed_in', 'session', '127.0.0.1', null],
      ['account.created', 'registration', '127.0.0.1', null],
    ]);
  });
});
