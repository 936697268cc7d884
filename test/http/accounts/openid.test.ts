/** Signs in through a real OpenID Connect provider on loopback, as a browser does. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'node-html-parser';
import Provider from 'oidc-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, PUBLIC_URL, startHarness } from '../harness.ts';

const BACK = `${PUBLIC_URL}/sign-in/provider/back`;
const CLIENT = { id: 'wattle', secret: 'a-secret-of-the-tests-0123456789' };
/** The provider's claims by the name that is entered at sign-in. */
const PEOPLE: Readonly<Record<string, { readonly email: string; readonly email_verified: boolean }>> = {
  verified: { email: 'Someone@example.org', email_verified: true },
  unverified: { email: 'unsure@example.org', email_verified: false },
  elsewhere: { email: 'someone@other.example', email_verified: true },
};

let issuer: string;
let server: http.Server;
beforeAll(async () => {
  server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [BACK] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    cookies: { keys: ['a-key-of-the-tests'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...PEOPLE[id] }) }),
  });
  server.on('request', provider.callback());
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

const open: Harness[] = [];
async function start(options: { readonly issuer?: string; readonly domains?: readonly string[] } = {}): Promise<Harness> {
  const openId = { issuer: options.issuer ?? issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, name: 'Example ID' };
  const h = await startHarness({ accounts: { openId, ...(options.domains ? { registerDomains: options.domains } : {}) } });
  open.push(h);
  return h;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((h) => h.close()));
});

const HTML = { accept: 'text/html' };
type Sent = Awaited<ReturnType<Harness['ask']>>;
const cookiesOf = (answer: Sent): readonly string[] => [answer.headers['set-cookie'] ?? []].flat().map(String);
const pairOf = (cookie: string | undefined): string => cookie?.split(';')[0] ?? '';
const wordsOf = (answer: Sent): string => parse(answer.body).querySelector('.note.bad')?.text ?? '';

/** Returns the provider's URL, and the cookie that the browser keeps until it returns. */
async function begin(h: Harness, next?: string): Promise<{ readonly address: URL; readonly ticket: string; readonly setCookie: string }> {
  const answer = await h.ask({ url: `/sign-in/provider${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`, headers: HTML });
  expect(answer.statusCode).toBe(303);
  const [setCookie = ''] = cookiesOf(answer);
  return { address: new URL(String(answer.headers.location)), ticket: pairOf(setCookie), setCookie };
}

/** Follows the pages of the provider until it redirects back. `login` is entered there, and `abort` cancels. */
async function atProvider(address: URL, login: string, abort = false): Promise<string> {
  const jar = new Map<string, string>();
  let target: { url: string; form?: URLSearchParams } = { url: address.href };
  for (let step = 0; step < 12; step += 1) {
    if (target.url.startsWith(BACK)) return target.url.slice(PUBLIC_URL.length);
    const answer = await fetch(target.url, {
      ...(target.form ? { method: 'POST', body: target.form } : {}),
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', ...value] = pairOf(cookie).split('=');
      jar.set(name, value.join('='));
    }
    const location = answer.headers.get('location');
    const text = await answer.text();
    if (location !== null) {
      target = { url: new URL(location, target.url).href };
      continue;
    }
    const page = parse(text);
    const link = page.querySelectorAll('a').find((a) => a.getAttribute('href')?.includes('/abort'));
    const form = page.querySelector('form');
    if (!form) throw new Error(`the provider showed no form: ${text.slice(0, 300)}`);
    if (abort && link) {
      target = { url: new URL(link.getAttribute('href') ?? '', target.url).href };
      continue;
    }
    const prompt = page.querySelector('input[name=prompt]')?.getAttribute('value') ?? '';
    target = {
      url: new URL(form.getAttribute('action') ?? '', target.url).href,
      form: new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'x' } : { prompt }),
    };
  }
  throw new Error('the provider never led back');
}

const comeBack = (h: Harness, url: string, ticket: string): Promise<Sent> => h.ask({ url, headers: { ...HTML, cookie: ticket } });

describe('signing in through a provider', () => {
  it('is offered on the sign-in page if a provider is configured', async () => {
    const h = await start();
    const page = parse((await h.ask({ url: '/sign-in', headers: HTML })).body);
    const link = page.querySelectorAll('a').find((a) => a.text === 'Continue with Example ID');
    expect(link?.getAttribute('href')).toBe('/sign-in/provider');
    const without = await startHarness();
    open.push(without);
    expect((await without.ask({ url: '/sign-in', headers: HTML })).body).not.toContain('/sign-in/provider');
    expect((await without.ask({ url: '/sign-in/provider', headers: HTML })).statusCode).toBe(404);
  });

  it('binds the code to this browser by state, nonce and the digest of a verifier, with nothing readable stored', async () => {
    const h = await start();
    const { address, setCookie } = await begin(h);
    const requested = Object.fromEntries(address.searchParams);
    expect(requested).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: BACK,
      scope: 'openid email',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{20,}$/),
      nonce: expect.stringMatching(/^[\w-]{20,}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(setCookie).toMatch(/^__Host-wattle_sign_in=v1\.[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(setCookie).not.toContain(requested['state']);
    expect(setCookie).not.toContain(requested['nonce']);
  });

  it('creates the account of the verified address, keeps the browser signed in, and redirects to the previous page', async () => {
    const h = await start();
    const { address, ticket } = await begin(h, '/account?earlier=1');
    const back = await comeBack(h, await atProvider(address, 'verified'), ticket);
    expect([back.statusCode, back.headers.location]).toEqual([303, '/account?earlier=1']);
    const session = pairOf(cookiesOf(back).find((cookie) => cookie.startsWith('__Host-wattle_session=')));
    const account = await h.ask({ url: '/account', headers: { ...HTML, cookie: session } });
    expect(parse(account.body).querySelector('h1')?.text).toBe('someone@example.org');
    expect(await h.store.byEmail('someone@example.org')).toMatchObject({ verifiedAt: h.clock.now() });
    const again = await begin(h);
    const second = await comeBack(h, await atProvider(again.address, 'verified'), again.ticket);
    expect(second.headers.location).toBe('/account');
  });

  it('informs the owner of the address of a key made before the address was verified', async () => {
    const h = await start();
    await h.ask({ method: 'POST', url: '/v1/register', payload: { email: 'someone@example.org' } });
    const { address, ticket } = await begin(h);
    expect((await comeBack(h, await atProvider(address, 'verified'), ticket)).headers.location).toBe('/account?earlier=1');
  });
});

describe('sign-in is refused', () => {
  const refused = async (h: Harness, answer: Sent, status: number, words: string): Promise<void> => {
    expect([answer.statusCode, wordsOf(answer)]).toEqual([status, expect.stringContaining(words)]);
    expect(cookiesOf(answer).some((cookie) => cookie.startsWith('__Host-wattle_session='))).toBe(false);
    expect(answer.body).toContain('Email me a code');
    expect(h.logged()).not.toMatch(/code=(?!%5Bredacted)[\w-]{10}/);
  };

  it('for an address that the provider has not verified', async () => {
    const h = await start();
    const { address, ticket } = await begin(h);
    const back = await comeBack(h, await atProvider(address, 'unverified'), ticket);
    await refused(h, back, 403, 'Example ID has not verified the address unsure@example.org');
    expect(await h.store.byEmail('unsure@example.org')).toBeNull();
  });

  it('for an address that may not register here, unless it was invited', async () => {
    const h = await start({ domains: ['example.org'] });
    const first = await begin(h);
    await refused(
      h,
      await comeBack(h, await atProvider(first.address, 'elsewhere'), first.ticket),
      422,
      'only with an address at example.org',
    );
    await h.accounts.registrar.invite('someone@other.example', { name: 'operator', clientIp: null });
    const second = await begin(h);
    expect((await comeBack(h, await atProvider(second.address, 'elsewhere'), second.ticket)).statusCode).toBe(303);
  });

  it('for a sign-in started in another browser, or ten minutes ago', async () => {
    const h = await start();
    const words = 'started in another browser';
    const { address, ticket } = await begin(h);
    const url = await atProvider(address, 'verified');
    await refused(h, await h.ask({ url, headers: HTML }), 401, words);
    const other = await begin(h);
    await refused(h, await comeBack(h, url, other.ticket), 401, words);
    await refused(h, await comeBack(h, url, `${ticket}x`), 401, words);
    h.clock.advance(601_000);
    await refused(h, await comeBack(h, url, ticket), 401, words);
  });

  it('for a used code, or a response with another issuer', async () => {
    const h = await start();
    const { address, ticket } = await begin(h);
    const url = await atProvider(address, 'verified');
    const forged = url.replace(/iss=[^&]+/, `iss=${encodeURIComponent('https://elsewhere.example')}`);
    expect(forged).not.toBe(url);
    await refused(h, await comeBack(h, forged, ticket), 503, 'could not verify its response');
    expect((await comeBack(h, url, ticket)).statusCode).toBe(303);
    await refused(h, await comeBack(h, url, ticket), 401, 'has expired or was already used');
  });

  it('if the user did not consent', async () => {
    const h = await start();
    const { address, ticket } = await begin(h);
    await refused(h, await comeBack(h, await atProvider(address, 'verified', true), ticket), 401, 'was not allowed to share your identity');
  });

  it('while the provider is unavailable, or differs from the settings, and email sign-in continues', async () => {
    const closed = http.createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise<void>((resolve) => void closed.close(() => resolve()));
    for (const wrong of [`http://127.0.0.1:${port}`, issuer.replace('127.0.0.1', 'localhost')]) {
      const h = await start({ issuer: wrong });
      const answer = await h.ask({ url: '/sign-in/provider', headers: HTML });
      await refused(h, answer, 503, 'Example ID is not available');
    }
  });
});
