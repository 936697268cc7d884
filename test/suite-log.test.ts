/** The search for secrets finds each kind of secret, so an empty result is meaningful. */
import { expect, it } from 'vitest';
import { mintSecret, mintSigningSecret } from '../src/accounts/keys.ts';
import { secretsIn } from './suite-log.ts';

it.each([
  ...(['ak_', 'emb_', 'lnk_', 'rft_'] as const).map(mintSecret),
  mintSigningSecret(),
  'sk_test_of_the_tests',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'or enter this code: 123456',
])('the check finds %s', (secret) => {
  expect(secretsIn(`{"level":30,"msg":"x ${secret} y"}`)).toHaveLength(1);
});

it('the check finds nothing if only first characters are shown', () => {
  expect(secretsIn('{"msg":"ak_3fQ9 whsec_ emb_[redacted] GET /v1/account/api-key?key=[redacted]"}')).toEqual([]);
});
