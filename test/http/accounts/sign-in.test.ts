/** Checks sign-in by link and by code. It does not reveal which addresses have accounts, and a refresh token works only once. */
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, PUBLIC_URL, startHarness } from '../harness.ts';

const EMAIL = 'user@example.org';
let h: Harness;

beforeEach(async () => {
  h = await startHarness();
});
afterEach(() => h.close());

const post = (url: string, payload?: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  h.ask({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
const register = (email = EMAIL): Promise<LightMyRequestResponse> => post('/v1/register', { email });
const login = (email = EMAIL): Promise<LightMyRequestResponse> => post('/v1/auth/login', { email });
const whoami = (token: string): Promise<LightMyRequestResponse> => h.get('/v1/whoami', { authorization: `Bearer ${token}` });

/** Returns the link's token and the code in the latest email. */
async function mailed(): Promise<{ token: string; code: string }> {
  const mail = (await h.mails()).at(-1) ?? '';
  return { token: /#token=(lnk_\w{32})/.exec(mail)?.[1] ?? '', code: /code: (\d{6})/.exec(mail)?.[1] ?? '' };
}

/** Returns everything in a response that could reveal something. The request id is replaced, because it changes the length of the body. */
const seen = ({ statusCode, body, headers }: LightMyRequestResponse): unknown => {
  const { 'x-request-id': _id, 'server-timing': _timing, 'content-length': _length, date: _date, ...rest } = headers;
  return { statusCode, rest, body: body.replace(/"(request_id|retrieved_at)":"[^"]*"/g, '') };
};

describe('login', () => {
  it('gives the same response whether the address has an account or not, and emails only if it has', async () => {
    await register();
    const [known, unknown] = [await login(), await login('nobody@example.org')];
    expect(known.statusCode).toBe(202);
    expect(seen(known)).toEqual(seen(unknown));
    const mails = await h.mails();
    expect(mails.filter((mail) => mail.includes('Sign in to Wattle'))).toHaveLength(1);
    expect(mails.some((mail) => mail.includes('nobody@'))).toBe(false);
    expect(mails.at(-1)).toContain(`${PUBLIC_URL}/sign-in#token=lnk_`);
  });

  it('writes the same into the store whether the address has an account or not', async () => {
    await register();
    await login();
    await login('nobody@example.org');
    await h.mails();
    expect(h.store.count('sign_ins')).toBe(2);
    expect(h.store.dump()).not.toContain('nobody@');
  });

  it('is refused for every address alike if the store accepts no email', async () => {
    await register();
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    h.store.sessions.startSignIn = () => Promise.reject(full);
    const answers = [await login(), await login('nobody@example.org')];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [503, 'STORE_FULL'],
      [503, 'STORE_FULL'],
    ]);
  });

  it('is throttled by address and by client', async () => {
    for (let i = 0; i < 5; i += 1) expect((await login()).statusCode).toBe(202);
    const refused = await login('USER@example.org');
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'LIMIT_RATE', '720']);
    for (let i = 0; i < 24; i += 1) expect((await login(`n${i}@example.org`)).statusCode).toBe(202);
    expect((await login('last@example.org')).statusCode).toBe(429);
  });

  it.each([[undefined], [{}], [{ email: 'no address' }], [{ email: 7 }], [{ email: EMAIL, more: 1 }], [['x']]])(
    'refuses %j',
    async (payload) => {
      const answer = await post('/v1/auth/login', payload as object);
      expect(answer.statusCode).toBe(400);
      expect(['REQ_BAD_BODY', 'REQ_UNSUPPORTED_MEDIA_TYPE']).toContain(answer.json().code);
    },
  );
});

describe('a stranger who knows the address', () => {
  /** Sends a request like `post`, from the network of another client. */
  const from = (client: number, url: string, payload: object): Promise<LightMyRequestResponse> =>
    h.ask({ method: 'POST', url, payload, remoteAddress: `198.51.100.${client}` });

  it('cannot use up the code or the link of its owner', async () => {
    await register();
    await login();
    const { token, code } = await mailed();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 10; i += 1) await from(1, '/v1/auth/verify', { email: EMAIL, code: wrong });
    expect((await from(1, '/v1/auth/verify', { email: EMAIL, code })).statusCode).toBe(401);
    expect((await post('/v1/auth/verify', { email: EMAIL, code })).statusCode).toBe(200);
    await login();
    const again = await mailed();
    expect(again.token).not.toBe(token);
    for (let i = 0; i < 5; i += 1) await from(2, '/v1/auth/verify', { email: EMAIL, code: '000000' });
    expect((await post('/v1/auth/verify', { token: again.token })).statusCode).toBe(200);
  });

  it('cannot use up the sign-ins of its owner, nor disable the emailed ones', async () => {
    await register();
    await login();
    const { token } = await mailed();
    for (let i = 0; i < 6; i += 1) await from(1, '/v1/auth/login', { email: EMAIL });
    expect((await from(1, '/v1/auth/login', { email: EMAIL })).statusCode).toBe(429);
    expect((await login()).statusCode).toBe(202);
    expect((await post('/v1/auth/verify', { token })).statusCode).toBe(401);
    expect((await post('/v1/auth/verify', { token: (await mailed()).token })).statusCode).toBe(200);
  });

  it('with many networks causes ten emails an hour with a working latest one, and can try 50 codes a day', async () => {
    await register();
    const before = (await h.mails()).length;
    for (let client = 1; client <= 40; client += 1) expect((await from(client, '/v1/auth/login', { email: EMAIL })).statusCode).toBe(202);
    expect((await h.mails()).length - before).toBe(10);
    const { token } = await mailed();
    for (let client = 1; client <= 50; client += 1) {
      expect((await from(client, '/v1/auth/verify', { email: EMAIL, code: '000000' })).statusCode).toBe(401);
    }
    const refused = await from(51, '/v1/auth/verify', { email: EMAIL, code: '000000' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'LIMIT_RATE']);
    expect(refused.json().error).toContain('link still works');
    expect((await post('/v1/auth/verify', { token })).statusCode).toBe(200);
    h.clock.advance(360_000);
    await login();
    expect((await h.mails()).length - before).toBe(11);
  });

  it('cannot see from refusals whether an account exists', async () => {
    await register();
    const answers: unknown[] = [];
    for (const email of [EMAIL, 'nobody@example.org']) {
      for (let i = 0; i < 51; i += 1) await from(100 + i, '/v1/auth/verify', { email, code: '000000' });
      answers.push(seen(await from(200, '/v1/auth/verify', { email, code: '000000' })));
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('verify', () => {
  it('signs in by the link, once, and in no other way afterwards', async () => {
    await register();
    await login();
    const { token, code } = await mailed();
    const answer = await post('/v1/auth/verify', { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ token_type: 'Bearer', expires_in: 900, email: EMAIL });
    expect((await whoami(answer.json().data.access_token)).json().data).toMatchObject({ auth: 'jwt', email: EMAIL });
    expect((await post('/v1/auth/verify', { token })).statusCode).toBe(401);
    expect((await post('/v1/auth/verify', { email: EMAIL, code })).statusCode).toBe(401);
  });

  it('signs in by the code and the address, in any spelling', async () => {
    await register();
    await login();
    const { code } = await mailed();
    expect((await post('/v1/auth/verify', { email: ' User@Example.org', code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(
      200,
    );
  });

  it('accepts five attempts with a code, then only the link', async () => {
    await register();
    await login();
    const { token, code } = await mailed();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) expect((await post('/v1/auth/verify', { email: EMAIL, code: wrong })).statusCode).toBe(401);
    expect((await post('/v1/auth/verify', { email: EMAIL, code })).statusCode).toBe(401);
    expect((await post('/v1/auth/verify', { token })).statusCode).toBe(200);
  });

  it('refuses expired links, and links replaced by a newer email', async () => {
    await register();
    await login();
    const first = await mailed();
    await login();
    const second = await mailed();
    expect((await post('/v1/auth/verify', { token: first.token })).statusCode).toBe(401);
    h.clock.advance(900_000);
    expect((await post('/v1/auth/verify', { token: second.token })).statusCode).toBe(401);
  });

  it('reveals nothing about an address: a wrong code gives the same response for known, pending and unknown addresses', async () => {
    await register();
    await login();
    await login('nobody@example.org');
    const answers: unknown[] = [];
    for (const email of [EMAIL, 'nobody@example.org', 'never@example.org']) {
      const { code } = await mailed();
      answers.push(seen(await post('/v1/auth/verify', { email, code: code === '000000' ? '000001' : '000000' })));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('is throttled by client', async () => {
    for (let i = 0; i < 30; i += 1) expect((await post('/v1/auth/verify', { token: 'x' })).statusCode).toBe(401);
    expect((await post('/v1/auth/verify', { token: 'x' })).statusCode).toBe(429);
  });

  it.each([[{}], [{ email: EMAIL }], [{ code: '123456' }], [{ token: 7 }], [{ token: 'x', other: 1 }]])('refuses %j', async (payload) => {
    expect((await post('/v1/auth/verify', payload)).statusCode).toBe(400);
  });
});

describe('the refresh cookie', () => {
  it('is for the sign-in endpoints, HttpOnly, SameSite and Secure', async () => {
    await register();
    await login();
    const answer = await post('/v1/auth/verify', { token: (await mailed()).token });
    expect(answer.headers['set-cookie']).toMatch(
      /^wattle_refresh=rft_\w{32}; Max-Age=2592000; Path=\/v1\/auth; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('is exchanged for a new one and a new access token', async () => {
    const { cookie, token } = await h.signIn();
    h.clock.advance(1000);
    const answer = await post('/v1/auth/refresh', undefined, { cookie: `other=1; ${cookie}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).not.toContain(cookie);
    expect(answer.json().data.access_token).not.toBe(token);
    expect((await whoami(answer.json().data.access_token)).statusCode).toBe(200);
  });

  it('that is used again ends the session, for the thief and for the owner', async () => {
    const { cookie, token } = await h.signIn();
    const next = await post('/v1/auth/refresh', undefined, { cookie });
    const [newCookie = ''] = String(next.headers['set-cookie']).split(';');
    h.clock.advance(10_001);
    expect((await post('/v1/auth/refresh', undefined, { cookie })).statusCode).toBe(401);
    expect((await post('/v1/auth/refresh', undefined, { cookie: newCookie })).statusCode).toBe(401);
    expect((await whoami(token)).statusCode).toBe(401);
    const account = await h.store.byEmail(EMAIL);
    expect((await h.store.actionsOf(account?.id ?? '', 1))[0]?.action).toBe('session.reused_refresh_token');
  });

  it('of two tabs that refresh at the same moment works for both', async () => {
    const { cookie } = await h.signIn();
    const answers = await Promise.all([1, 2].map(() => post('/v1/auth/refresh', undefined, { cookie })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const { headers } of answers) {
      const [next = ''] = String(headers['set-cookie']).split(';');
      expect((await post('/v1/auth/refresh', undefined, { cookie: next })).statusCode).toBe(200);
    }
  });

  it('used ten times within the grace period gives one successor, so the session remains one chain of tokens', async () => {
    const { cookie } = await h.signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/v1/auth/refresh', undefined, { cookie })));
    const successors = new Set(answers.map(({ headers }) => String(headers['set-cookie']).split(';')[0]));
    expect([successors.size, h.store.count('refresh_tokens')]).toEqual([1, 2]);
    const [next = ''] = successors;
    expect(next).not.toBe(cookie);
    await post('/v1/auth/refresh', undefined, { cookie: next });
    h.clock.advance(9_000);
    expect((await post('/v1/auth/refresh', undefined, { cookie })).headers['set-cookie']).toContain(next);
    expect(h.store.count('refresh_tokens')).toBe(3);
  });

  it('ends after 30 days without use, and the session after 90 days in total', async () => {
    const { cookie } = await h.signIn();
    h.clock.advance(30 * 86_400_000);
    expect((await post('/v1/auth/refresh', undefined, { cookie })).statusCode).toBe(401);
    let { cookie: current } = await h.signIn();
    for (let day = 0; day < 90; day += 25) {
      const answer = await post('/v1/auth/refresh', undefined, { cookie: current });
      expect([day, answer.statusCode]).toEqual([day, 200]);
      [current = ''] = String(answer.headers['set-cookie']).split(';');
      h.clock.advance(25 * 86_400_000);
    }
    expect((await post('/v1/auth/refresh', undefined, { cookie: current })).statusCode).toBe(401);
  });

  it.each(['', 'wattle_refresh=', 'wattle_refresh=junk', `wattle_refresh=rft_${'a'.repeat(32)}`])('refuses %j', async (cookie) => {
    const answer = await post('/v1/auth/refresh', undefined, { cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'AUTH_INVALID']);
  });

  it('is refused from pages of other origins', async () => {
    const { cookie } = await h.signIn();
    for (const origin of ['https://evil.example', 'https://api.example.org.evil.example', 'null', 'http://api.example.org']) {
      const answer = await post('/v1/auth/refresh', undefined, { cookie, origin, host: 'api.example.org' });
      expect([origin, answer.statusCode]).toEqual([origin, 403]);
    }
    const own = await post('/v1/auth/refresh', undefined, {
      cookie,
      origin: 'https://other-name.example.org',
      host: 'other-name.example.org',
    });
    expect(own.statusCode).toBe(200);
  });

  it('can be used from a configured origin, with CORS headers', async () => {
    const { cookie } = await h.signIn();
    const origin = 'https://console.example.org';
    const answer = await post('/v1/auth/refresh', undefined, { cookie, origin });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
    const preflight = await h.ask({ method: 'OPTIONS', url: '/v1/auth/refresh', headers: { origin } });
    expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    const other = await h.ask({ method: 'OPTIONS', url: '/v1/auth/refresh', headers: { origin: 'https://evil.example' } });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    expect(other.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('needs no TLS on this machine only', async () => {
    const { refreshCookie } = await import('../../../src/http/request/refresh-cookie.ts');
    for (const url of ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080']) {
      expect(refreshCookie('t', 1, url)).not.toContain('Secure');
    }
    for (const url of ['https://localhost', 'http://api.example.org', 'http://127.0.0.1.example.org']) {
      expect(refreshCookie('t', 1, url)).toContain('; Secure');
    }
  });
});

describe('logout', () => {
  it('ends the session: neither the cookie nor the access token works afterwards', async () => {
    const { cookie, token } = await h.signIn();
    expect((await whoami(token)).statusCode).toBe(200);
    const answer = await post('/v1/auth/logout', undefined, { cookie });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['set-cookie']).toMatch(/^wattle_refresh=; Max-Age=0; /);
    expect((await whoami(token)).statusCode).toBe(401);
    expect((await post('/v1/auth/refresh', undefined, { cookie })).statusCode).toBe(401);
  });

  it('works by the access token alone, and may be repeated', async () => {
    const { cookie, token } = await h.signIn();
    for (let i = 0; i < 2; i += 1) {
      expect((await post('/v1/auth/logout', undefined, { authorization: `Bearer ${token}` })).statusCode).toBe(204);
    }
    expect((await post('/v1/auth/refresh', undefined, { cookie })).statusCode).toBe(401);
  });

  it('leaves other sessions unchanged', async () => {
    const [one, other] = [await h.signIn(), await h.signIn()];
    await post('/v1/auth/logout', undefined, { cookie: one.cookie });
    expect((await whoami(one.token)).statusCode).toBe(401);
    expect((await whoami(other.token)).statusCode).toBe(200);
  });
});

describe('the page', () => {
  it('loads nothing from other sites, cannot be framed, and has no inline script', async () => {
    const { headers, body } = await h.ask({ url: '/sign-in' });
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // The browser sends no referrer to other sites. It sends one to this site, which shows where a form came from.
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(body).not.toMatch(/https?:\/\//);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).toMatch(/<script src="\/assets\/wattle[\w.]*" type="module"><\/script>/);
  });
});
