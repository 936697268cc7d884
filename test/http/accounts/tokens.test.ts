/**
 * Checks access tokens from Wattle and from an external identity provider. Valid ones are accepted, and similar invalid ones are refused.
 */
import { createHmac, generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Keyring } from '../../../src/accounts/keys.ts';
import { type Harness, NOW, ROWS, startHarness } from '../harness.ts';

const ISSUER = 'https://id.example.org/';
const AUDIENCE = 'https://api.example.org';
const EMAIL = 'user@example.org';
const now = Date.parse(NOW) / 1000;

let h: Harness;
/** The provider, which serves its keys on loopback. */
let provider: http.Server;
let keys: JWK[];
let served: number;
let isDown: boolean;
let blanks: number;
/** The provider's keys. They are made once, because that takes most of a test's time. */
const rsa = await generateKeyPair('RS256', { extractable: true });

beforeEach(async () => {
  keys = [{ ...(await exportJWK(rsa.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }];
  served = 0;
  isDown = false;
  blanks = 0;
  provider = http.createServer((_request, response) => {
    served += 1;
    if (isDown) response.writeHead(500).end('down');
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }) + ' '.repeat(blanks));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const jwksUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/jwks`;
  h = await startHarness({ accounts: { identityProvider: { issuer: ISSUER, audience: AUDIENCE, jwksUrl } } });
});
afterEach(async () => {
  await h.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

const claims: JWTPayload = {
  iss: ISSUER,
  aud: AUDIENCE,
  sub: 'user-1',
  iat: now,
  exp: now + 600,
  email: EMAIL,
  email_verified: true,
};

const signed = (payload: JWTPayload = claims, header: object = {}, key: CryptoKey | Uint8Array = rsa.privateKey): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'k1', ...header }).sign(key);

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function statusOf(token: string): Promise<readonly [number, string | undefined]> {
  const answer = await h.get('/v1/whoami', { authorization: `Bearer ${token}` });
  return [answer.statusCode, answer.json().code];
}
it.each(['', '/mcp'])('the metadata of the protected resource%s name the issuer', async (suffix) => {
  const { statusCode, body } = await h.ask({ url: `/.well-known/oauth-protected-resource${suffix}` });
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    expect.objectContaining({
      resource: 'https://api.example.org/mcp',
      authorization_servers: [ISSUER],
      bearer_methods_supported: ['header'],
    }),
  ]);
});

const GOOD = [200, undefined];
const BAD = [401, 'AUTH_INVALID'];

describe('tokens of the identity provider', () => {
  it('are accepted, and lead to one account for one user', async () => {
    const answer = await h.get('/v1/whoami', { authorization: `Bearer ${await signed()}` });
    expect(answer.json().data).toMatchObject({ auth: 'jwt', email: EMAIL, tier: 'free', scopes: ['data', 'webhooks', 'account'] });
    const renamed = await signed({ ...claims, email: 'renamed@example.org' });
    expect((await h.get('/v1/whoami', { authorization: `Bearer ${renamed}` })).json().data.email).toBe(EMAIL);
    expect((await h.get('/v1/account/api-key', { authorization: `Bearer ${renamed}` })).json().data.api_key).toMatch(/^ak_\w{32}$/);
  });

  it('lead to the existing account of the address', async () => {
    const { apiKey } = await h.signIn(EMAIL);
    const answer = await h.get('/v1/account/api-key', { authorization: `Bearer ${await signed()}` });
    expect(answer.json().data.api_key).toBe(apiKey);
  });

  it('read data and count on the account', async () => {
    const authorization = `Bearer ${await signed()}`;
    expect((await h.get(ROWS, { authorization })).statusCode).toBe(200);
    expect((await h.get('/v1/whoami', { authorization })).json().data.usage.used).toBe(1);
  });

  it('without a verified address find an account only if they are already known', async () => {
    const { email: _email, ...bare } = claims;
    for (const payload of [
      bare,
      { ...claims, email_verified: false },
      { ...claims, email_verified: 'true' },
      { ...claims, email: 7 },
      { ...claims, email: 'nobody@localhost' },
    ]) {
      expect(await statusOf(await signed(payload as JWTPayload))).toEqual([403, 'AUTH_FORBIDDEN']);
    }
    expect(await statusOf(await signed())).toEqual(GOOD);
    expect(await statusOf(await signed(bare))).toEqual(GOOD);
  });

  it('are checked against issuer, audience, subject and times', async () => {
    const { exp: _exp, ...endless } = claims;
    const { sub: _sub, ...nobody } = claims;
    const cases: [string, JWTPayload, readonly (number | string | undefined)[]][] = [
      ['another issuer', { ...claims, iss: 'https://id.example.org' }, BAD],
      ['no issuer', { ...claims, iss: undefined } as unknown as JWTPayload, BAD],
      ['another audience', { ...claims, aud: 'https://other.example.org' }, BAD],
      ['one audience of several', { ...claims, aud: ['https://other.example.org', AUDIENCE] }, GOOD],
      ['nobody', nobody, BAD],
      ['an empty subject', { ...claims, sub: '' }, BAD],
      ['no end', endless, BAD],
      ['expired', { ...claims, exp: now - 31 }, BAD],
      ['expired within the skew', { ...claims, exp: now - 29 }, GOOD],
      ['not yet', { ...claims, nbf: now + 31 }, BAD],
      ['not yet, within the skew', { ...claims, nbf: now + 29 }, GOOD],
      ['issued in the future', { ...claims, iat: now + 31 }, BAD],
      ['issued in the future, within the skew', { ...claims, iat: now + 29 }, GOOD],
    ];
    for (const [name, payload, outcome] of cases) expect([name, ...(await statusOf(await signed(payload)))]).toEqual([name, ...outcome]);
  });

  it('stop working when they expire, even if they were accepted a moment ago', async () => {
    const token = await signed({ ...claims, exp: now + 2 });
    expect(await statusOf(token)).toEqual(GOOD);
    h.clock.advance(33_000);
    const answer = await h.get('/v1/whoami', { authorization: `Bearer ${token}` });
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'The access token has expired.']);
  });

  it('of other types are refused, with any signature', async () => {
    for (const typ of ['logout+jwt', 'dpop+jwt', 'secevent+jwt', 'id+jwt'])
      expect([typ, ...(await statusOf(await signed(claims, { typ })))]).toEqual([typ, ...BAD]);
    for (const typ of [undefined, 'JWT', 'at+jwt', 'application/at+jwt']) {
      expect([typ, ...(await statusOf(await signed(claims, { typ })))]).toEqual([typ, ...GOOD]);
    }
  });
});

describe('forgeries', () => {
  it('without a signature are refused, in every spelling of the algorithm none', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
      for (const tail of ['', 'AA', (await signed()).split('.')[2] ?? '']) {
        expect([alg, ...(await statusOf(`${part({ alg, kid: 'k1' })}.${part(claims)}.${tail}`))]).toEqual([alg, ...BAD]);
      }
    }
  });

  it('signed with the public key as if it were a secret are refused', async () => {
    const pem = await exportSPKI(rsa.publicKey);
    for (const secret of [pem, pem.trim(), JSON.stringify(keys[0]), keys[0]?.n ?? '']) {
      for (const alg of ['HS256', 'HS384', 'HS512']) {
        const body = `${part({ alg, typ: 'at+jwt', kid: 'k1' })}.${part(claims)}`;
        const mac = createHmac(`sha${alg.slice(2)}`, secret)
          .update(body)
          .digest('base64url');
        expect(await statusOf(`${body}.${mac}`)).toEqual(BAD);
      }
    }
  });

  it('with an embedded key, or the URL of one, are refused', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    for (const header of [{ jwk }, { jku: 'http://127.0.0.1:1/jwks' }, { x5u: 'http://127.0.0.1:1/x' }, { jwk, kid: undefined }]) {
      expect(await statusOf(await signed(claims, header, privateKey))).toEqual(BAD);
    }
  });

  it('with the key id of another are refused', async () => {
    const other = await generateKeyPair('RS256', { extractable: true });
    keys.push({ ...(await exportJWK(other.publicKey)), kid: 'k2', alg: 'RS256', use: 'sig' });
    expect(await statusOf(await signed(claims, { kid: 'k2' }, other.privateKey))).toEqual(GOOD);
    expect(await statusOf(await signed(claims, { kid: 'k1' }, other.privateKey))).toEqual(BAD);
    expect(await statusOf(await signed(claims, { kid: 'k2' }))).toEqual(BAD);
    for (const kid of ['', '../../etc/passwd', "k1' OR '1'='1", 'k'.repeat(5000), 'k9'])
      expect(await statusOf(await signed(claims, { kid }))).toEqual(BAD);
  });

  it('of algorithms that are not pinned are refused, with any keys of the provider', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp384r1' });
    keys.push({ ...(publicKey.export({ format: 'jwk' }) as JWK), kid: 'p384', alg: 'ES384' });
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES384', typ: 'at+jwt', kid: 'p384' }).sign(privateKey);
    expect(await statusOf(token)).toEqual(BAD);
    keys.push({ kty: 'oct', k: Buffer.alloc(32, 1).toString('base64url'), kid: 'oct', alg: 'HS256' });
    expect(await statusOf(await signed(claims, { alg: 'HS256', kid: 'oct' }, new Uint8Array(32).fill(1)))).toEqual(BAD);
  });

  it('with a claim or a character changed are refused', async () => {
    const token = await signed();
    const [head = '', , tail = ''] = token.split('.');
    expect(await statusOf(`${head}.${part({ ...claims, sub: 'user-2' })}.${tail}`)).toEqual(BAD);
    for (let i = 0; i < 20; i += 1) {
      const at = head.length + 1 + Math.floor(Math.random() * (token.length - head.length - 2));
      if (token[at] === '.') continue;
      expect(await statusOf(token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1))).toEqual(BAD);
    }
    for (const junk of ['a.b.c', '..', 'eyJ.eyJ.eyJ', `${head}.${head}.${head}`, 'x'.repeat(8000)]) {
      expect((await h.get('/v1/whoami', { authorization: `Bearer ${junk}` })).statusCode).toBe(401);
    }
  });

  it('with a critical header that is not understood are refused', async () => {
    const body = `${part({ alg: 'RS256', kid: 'k1', crit: ['x'], x: 1 })}.${part(claims)}`;
    const { createSign, KeyObject } = await import('node:crypto');
    const signature = createSign('RSA-SHA256').update(body).sign(KeyObject.from(rsa.privateKey)).toString('base64url');
    expect(await statusOf(`${body}.${signature}`)).toEqual(BAD);
  });
});

describe('the keys of the provider', () => {
  it('are requested once', async () => {
    for (let i = 0; i < 5; i += 1) await statusOf(await signed({ ...claims, jti: String(i) }));
    expect(served).toBe(1);
  });

  it('are requested again for a token with an unknown key, but not for every such token', async () => {
    expect(await statusOf(await signed())).toEqual(GOOD);
    for (let i = 0; i < 10; i += 1) expect(await statusOf(await signed(claims, { kid: `unknown-${i}` }))).toEqual(BAD);
    expect(served).toBeLessThanOrEqual(2);
  });

  it('that cannot be loaded return 503, not an invalid token. Wattle tokens still work', async () => {
    isDown = true;
    const { token } = await h.signIn();
    const answer = await h.get('/v1/whoami', { authorization: `Bearer ${await signed()}` });
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'AUTH_UNAVAILABLE', '30']);
    expect(await statusOf(token)).toEqual(GOOD);
    isDown = false;
    expect(await statusOf(await signed())).toEqual(GOOD);
  });
});

describe('a response of the provider', () => {
  it('that is longer than a key set is not read to its end', async () => {
    blanks = 1024 * 1024;
    const answer = await h.get('/v1/whoami', { authorization: `Bearer ${await signed()}` });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'AUTH_UNAVAILABLE']);
    blanks = 0;
    expect(await statusOf(await signed())).toEqual(GOOD);
  });
});

describe('Wattle tokens', () => {
  const key = new Keyring(Buffer.alloc(32, 7)).tokenKey;
  const own = async (): Promise<JWTPayload> => {
    const { token } = await h.signIn();
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
  };
  const sign = (payload: JWTPayload, header: object = {}): Promise<string> =>
    new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key);

  it('are valid for 15 minutes, and half a minute for clock differences', async () => {
    const { token } = await h.signIn();
    h.clock.advance(929_000);
    expect(await statusOf(token)).toEqual(GOOD);
    h.clock.advance(2000);
    expect(await statusOf(token)).toEqual(BAD);
  });

  it('are checked against algorithm, type, issuer, audience, times and session', async () => {
    const payload = await own();
    const { sid: _sid, ...noSession } = payload;
    const cases: [string, string, readonly (number | string | undefined)[]][] = [
      ['as it is', await sign(payload), GOOD],
      ['another algorithm', await new SignJWT(payload).setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' }).sign(new Uint8Array(64)), BAD],
      ['no type', await sign(payload, { typ: undefined }), BAD],
      ['another type', await sign(payload, { typ: 'JWT' }), BAD],
      ['another audience', await sign({ ...payload, aud: 'other' }), BAD],
      ['the issuer of another', await sign({ ...payload, iss: ISSUER }), BAD],
      ['no session', await sign(noSession), BAD],
      ['a session that is not', await sign({ ...payload, sid: 'other' }), BAD],
      ['the session of another account', await sign({ ...payload, sub: 'developer' }), BAD],
      ['issued in the future', await sign({ ...payload, iat: now + 60 }), BAD],
      ['issued long ago with an end far off', await sign({ ...payload, iat: now - 2000, exp: now + 86_400 }), BAD],
      ['signed by the provider', await signed({ ...payload }), BAD],
      ['none', `${part({ alg: 'none', typ: 'at+jwt' })}.${part(payload)}.`, BAD],
    ];
    for (const [name, token, outcome] of cases) expect([name, ...(await statusOf(token))]).toEqual([name, ...outcome]);
  });

  it('have only one spelling of the signature', async () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const token of [(await h.signIn()).token, await signed()]) {
      const start = token.slice(0, -1);
      const accepted: string[] = [];
      for (const last of letters) if ((await statusOf(start + last))[0] === 200) accepted.push(start + last);
      for (const more of ['=', '==', 'A']) expect(await statusOf(token + more)).toEqual(BAD);
      expect(accepted).toEqual([token]);
    }
  });

  it('of another installation are refused', async () => {
    const other = await startHarness({ accounts: { masterKey: Buffer.alloc(32, 8) } });
    const { token } = await other.signIn();
    expect(await statusOf(token)).toEqual(BAD);
    await other.close();
  });
});
