/** Secrets are removed from log lines, and similar text stays. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mintSecret, mintSigningSecret } from '../../src/accounts/keys.ts';
import { withoutSecrets } from '../../src/core/redact.ts';

it('every Wattle secret is removed, anywhere in a line', () => {
  const secrets = [...(['ak_', 'emb_', 'lnk_', 'rft_'] as const).map(mintSecret), mintSigningSecret()];
  fc.assert(
    fc.property(fc.constantFrom(...secrets), fc.constantFrom('"', ' ', '=', ':', '\\n', '&key='), (secret, around) => {
      const line = withoutSecrets(`{"msg":"before ${around}${secret}${around} after"}`);
      expect(line).not.toContain(secret.slice(8));
      expect(line).toContain('before');
      expect(line).toContain('after');
      expect(line).toContain('[redacted]');
    }),
  );
});

it('tokens, keys of the payment provider, and passwords in URLs are removed', () => {
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  expect(withoutSecrets(`Bearer ${jwt}`)).toBe('Bearer [redacted token]');
  expect(withoutSecrets('sk_test_abc123 rk_live_x9')).toBe('sk_test_[redacted] rk_live_[redacted]');
  expect(withoutSecrets('smtp://user:pass@mail.example.org:587')).toBe('smtp://[redacted]@mail.example.org:587');
  expect(withoutSecrets('postgres://wattle:geheim@db/wattle')).toBe('postgres://[redacted]@db/wattle');
});

it('a key without prefix in a URL is removed', () => {
  const [, alone = ''] = mintSecret('ak_').split('_');
  expect(withoutSecrets(`GET /fred/series?api_key=${alone}&series_id=AU.GDP`)).toBe('GET /fred/series?api_key=[redacted]&series_id=AU.GDP');
});

it('other text is unchanged', () => {
  for (const line of ['ak_3fQ9', 'key_prefix ak_3fQ9', 'mail to a@example.org', 'https://example.org/a?b=c', 'whsec_', 'eyJ', 'task_id']) {
    expect(withoutSecrets(line)).toBe(line);
  }
});
