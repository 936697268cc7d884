/** The reference library of Standard Webhooks accepts Wattle's signatures, and refuses anything that was changed. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { signedHeaders } from '../../src/webhooks/signature.ts';

const secretOf = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;
const secret = fc.uint8Array({ minLength: 24, maxLength: 64 }).map(secretOf);
const text = fc.string({ unit: 'grapheme', minLength: 1 });

it('the reference library accepts the signature of any body with any secret', () => {
  fc.assert(
    fc.property(secret, text, fc.integer({ min: -200, max: 200 }), (key, content, skewSeconds) => {
      const body = JSON.stringify({ content });
      const headers = signedHeaders([key], 'evt_1', Date.now() + skewSeconds * 1000, body);
      expect(new Webhook(key).verify(body, { ...headers })).toEqual({ content });
    }),
  );
});

it('signatures that were changed, are old or have another key are refused', () => {
  const [key, other] = [secretOf(randomBytes(24)), secretOf(randomBytes(24))];
  const body = '{"value":3.6}';
  const good: Record<string, string> = { ...signedHeaders([key], 'evt_1', Date.now(), body) };
  const verify =
    (headers: Record<string, string>, payload = body, by = key) =>
    () =>
      new Webhook(by).verify(payload, headers);
  expect(verify(good)()).toEqual({ value: 3.6 });
  expect(verify(good, '{"value":3.7}')).toThrow('No matching signature');
  expect(verify({ ...good, 'webhook-id': 'evt_2' })).toThrow('No matching signature');
  expect(verify({ ...good, 'webhook-timestamp': String(Number(good['webhook-timestamp']) + 1) })).toThrow('No matching signature');
  expect(verify(good, body, other)).toThrow('No matching signature');
  expect(verify({ ...signedHeaders([key], 'evt_1', Date.now() - 400_000, body) })).toThrow('too old');
});

it('during a rotation, receivers with the old or the new secret can verify', () => {
  const [fresh, old] = [secretOf(randomBytes(32)), secretOf(randomBytes(24))];
  const headers = { ...signedHeaders([fresh, old], 'evt_1', Date.now(), '{}') };
  expect(headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
  for (const one of [fresh, old]) expect(new Webhook(one).verify('{}', headers)).toEqual({});
});

it('the example in the specification gives the same signature', () => {
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md and its test vectors.
  const headers = signedHeaders(
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1_614_265_330_000,
    '{"test": 2432232314}',
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('invalid secrets are refused', () => {
  for (const bad of ['', 'abc', 'whsec_', 'whsec_ä', 'ak_x']) expect(() => signedHeaders([bad], 'evt_1', 0, '{}')).toThrow(WattleError);
});
