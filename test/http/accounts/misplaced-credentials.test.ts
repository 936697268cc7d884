/** If a credential is in the wrong place, the 401 names that place and the correct one. It never contains the credential. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEV_KEY, type Harness, ROWS, startHarness } from '../harness.ts';

let h: Harness;
beforeEach(async () => {
  h = await startHarness();
});
afterEach(() => h.close());

const KEY = 'ak_0123456789abcdefghijABCDEFGHIJ01';
const basic = Buffer.from(`user:${KEY}`).toString('base64');

interface Refused {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly hint: string;
}

/** Returns the refusal of a request. Checks that neither the response nor the log contains the secret. */
async function refusalOf(url: string, headers: Record<string, string> = {}, secret = KEY): Promise<Refused> {
  const answer = await h.ask({ url, headers });
  expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain(secret);
  expect(h.logged()).not.toContain(secret);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  const { code, detail, hint } = answer.json();
  return { status: answer.statusCode, code, detail, hint };
}

describe('headers', () => {
  it.each(['X-API-Key', 'X-Auth-Token', 'API-Key', 'Ocp-Apim-Subscription-Key'])('%s is named', async (name) => {
    expect(await refusalOf(ROWS, { [name.toLowerCase()]: KEY })).toEqual({
      status: 401,
      code: 'AUTH_MISSING',
      detail: `The header ${name} contains a credential, which is not accepted there.`,
      hint: 'Send the key as "Authorization: Bearer ak_…".',
    });
  });

  it.each([
    [KEY, KEY, /without the word Bearer/],
    [`${KEY} `, KEY, /without the word Bearer/],
    [`${KEY} more`, KEY, /without the word Bearer/],
    [`Basic ${basic}`, basic, /scheme Basic/],
    [`token ${KEY}`, KEY, /scheme Token/],
    [`Bearer: ${KEY}`, KEY, /colon after the word Bearer/],
    [`Bearer key ${KEY}`, KEY, /must be the word Bearer and one key/],
  ])('Authorization: %s', async (authorization, secret, reported) => {
    const { status, code, detail, hint } = await refusalOf(ROWS, { authorization }, secret);
    expect([status, code, hint]).toEqual([401, 'AUTH_MISSING', 'Send the key as "Authorization: Bearer ak_…".']);
    expect(detail).toMatch(reported);
  });

  it('the word Bearer alone has its own message', async () => {
    expect((await h.ask({ url: ROWS, headers: { authorization: 'Bearer' } })).json().detail).toBe(
      'The Authorization header has the word Bearer but no key.',
    );
  });
});

describe('URLs', () => {
  it.each(['api_key', 'apikey', 'apiKey', 'key', 'access_token'])(
    'with %s are refused, with a warning that the key is now exposed',
    async (name) => {
      const { status, code, detail, hint } = await refusalOf(`${ROWS}?${name}=${KEY}`);
      expect([status, code]).toEqual([401, 'AUTH_MISSING']);
      expect(detail).toBe(`The parameter “${name}” in the URL contains a credential, which is not accepted there.`);
      expect(hint).toMatch(/^Send the key as "Authorization: Bearer ak_…"\. .*replace the key/);
    },
  );

  it('with a secret give an error page without it', async () => {
    const answer = await h.ask({ url: `${ROWS}?api_key=${KEY}`, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('parameter “api_key”');
    expect(answer.body).not.toContain(KEY);
  });

  it('of failed requests are logged without the credential, for any name of the parameter', async () => {
    h.queries.failure = new Error('broken');
    const answer = await h.get(`${ROWS}?apikey=${KEY}&secret=${KEY}`);
    expect(answer.statusCode).toBe(500);
    expect(h.logged()).toContain('request failed');
    expect(h.logged()).not.toContain(KEY);
  });
});

describe('credentials in the right place', () => {
  it('a key in the Authorization header is accepted, with any other content', async () => {
    expect((await h.get(ROWS, { 'x-api-key': 'ak_other' })).statusCode).toBe(200);
    expect((await h.get(`/fred/series/observations?series_id=AU.TEST.PRICES&file_type=json&api_key=${KEY}`)).json()).not.toHaveProperty(
      'code',
    );
  });

  it('a request without credentials is refused with a missing key', async () => {
    expect((await h.ask({ url: ROWS })).json().detail).toBe('API key required.');
    expect((await h.ask({ url: `${ROWS}?api_key=`, headers: { 'x-api-key': '' } })).json().detail).toBe('API key required.');
  });

  it('the FRED paths accept api_key and state this, in the form of FRED', async () => {
    const path = '/fred/series/observations?series_id=AU.TEST.PRICES&file_type=json';
    const refused = await h.ask({ url: path, headers: { 'x-api-key': KEY } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error_message).toBe(
      'Bad Request.  The header X-API-Key contains a credential, which is not accepted there. Send the key as "Authorization: Bearer ak_…", or as the parameter “api_key”.',
    );
    expect((await h.ask({ url: `${path}&api_key=${DEV_KEY}` })).json()).not.toMatchObject({ code: 'AUTH_MISSING' });
  });

  it('an endpoint for signed-in users requires the access token', async () => {
    const { detail, hint } = await refusalOf('/v1/account/api-key', { 'x-api-key': KEY });
    expect([detail, hint]).toEqual([
      'The header X-API-Key contains a credential, which is not accepted there.',
      'Send an access token (JWT) as "Authorization: Bearer eyJ…".',
    ]);
  });
});

describe('plain URLs that are not open to everyone', () => {
  it.each<[string, string, Record<string, string>, RegExp]>([
    ['a header', '/s/AU.TEST.PRICES.csv', { 'x-api-key': KEY }, /The header X-API-Key contains/],
    ['the address', `/v1/releases.ics?api_key=${KEY}`, {}, /The parameter “api_key” in the URL contains/],
    ['a scheme', '/bulk/datapackage.json', { authorization: `Basic ${basic}` }, /scheme Basic/],
    ['no scheme', '/sdmx/2.1/data/SERIES/all', { authorization: KEY }, /without the word Bearer/],
  ])('refuse %s that contains a credential, and name both correct places', async (_, url, headers, reported) => {
    await h.close();
    h = await startHarness({ config: { publicRead: false } });
    const { status, headers: sent, body } = await refusedAt(url, headers);
    expect([status, sent['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(body).toMatch(reported);
    expect(body).toContain('or a read token (rd_…) as the parameter “key”');
  });
});

/** Returns the message from SDMX and the one from Wattle. Checks that neither the response nor the log contains the secret. */
async function refusedAt(url: string, headers: Record<string, string>) {
  const answer = await h.ask({ url, headers });
  for (const secret of [KEY, basic]) expect(`${answer.body}${h.logged()}`).not.toContain(secret);
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}
