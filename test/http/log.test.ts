/** The log contains only failures, and no failure contains a secret. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secretsIn } from '../suite-log.ts';
import { type Harness, ROWS, startHarness } from './harness.ts';

let h: Harness;
beforeEach(async () => {
  h = await startHarness();
});
afterEach(() => h.close());

it('the whole life of an account with failing requests leaves no secret in the log', async () => {
  const { token, cookie, apiKey } = await h.signIn();
  const bearer = (credential: string | null): Record<string, string> => ({ authorization: `Bearer ${credential}`, cookie });
  const post = (url: string, payload: object, credential: string | null = token): Promise<unknown> =>
    h.ask({ method: 'POST', url, payload, headers: bearer(credential) });
  const embed = (await h.ask({ url: '/v1/account/embed-token', headers: bearer(token) })).json().data.embed_token;
  const secret = (await h.ask({ url: '/v1/account/signing-secret', headers: bearer(token) })).json().data.signing_secret;

  h.queries.failure = new Error(`the database said no to ${ROWS}`);
  for (const credential of [apiKey, token]) {
    await h.ask({ url: `${ROWS}?limit=7&api_key=${apiKey}&token=${token}`, headers: bearer(credential) });
  }
  await h.ask({ url: `/v1/series/AU.TEST.PRICES/chart.svg?key=${embed}` });
  h.store.failing = true;
  h.clock.advance(10_000);
  await h.ask({ url: `${ROWS}?key=${embed}&code=123456`, headers: bearer(apiKey) });
  await post('/v1/register', { email: 'user@example.org' });
  await post('/v1/auth/login', { email: 'user@example.org' });
  await post('/v1/auth/verify', { token: 'lnk_x', email: 'user@example.org' });
  await h.accounts.post.settled();
  h.store.failing = false;

  const log = h.logged();
  expect(log.match(/"msg":"request failed"/g)?.length).toBeGreaterThanOrEqual(4);
  expect(secretsIn(log)).toEqual([]);
  for (const secretText of [apiKey ?? '', token, cookie, embed, secret]) expect(log).not.toContain(secretText);
  expect(log).not.toContain('user@example.org');
});

it('email that cannot be sent is logged without its content', async () => {
  await h.close();
  // Nothing listens on the discard port.
  h = await startHarness({ accounts: { smtpUrl: 'smtp://wattle:geheim@127.0.0.1:9' } });
  const { apiKey } = (await h.ask({ method: 'POST', url: '/v1/register', payload: { email: 'user@example.org' } })).json().data;
  await h.accounts.post.settled();
  expect(h.logged()).toContain('ECONNREFUSED');
  expect(h.logged()).not.toContain('geheim');
  expect(h.logged()).not.toContain(apiKey);
  expect(secretsIn(h.logged())).toEqual([]);
});

it('an error has the trace id of the request', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  h.queries.failure = new Error('no');
  await h.get(ROWS, { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
  expect(h.logged()).toContain(`"trace_id":"${trace}"`);
  for (const wrong of [
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${trace}-00f067aa0ba902b7-01`,
    trace,
    `00-${trace}-00f067aa0ba902b7-01\\n`,
  ]) {
    await h.get(`${ROWS}?limit=2`, { traceparent: wrong });
  }
  expect(h.logged().match(/"trace_id"/g)).toHaveLength(1);
});
