/** Removes secrets from a line before it is logged, at any place in the line. */

/** Each with its replacement, which names the kind of secret. */
const SECRETS: readonly (readonly [form: RegExp, left: string])[] = [
  // API keys, embed and read tokens, links to sign in, refresh tokens, sessions.
  [/(ak|emb|rd|lnk|rft|ses)_[0-9A-Za-z]{32}/g, '$1_[redacted]'],
  // A key for FRED clients that require 32 letters and digits.
  [/\bapi_key=[0-9A-Za-z]{32}\b/g, 'api_key=[redacted]'],
  // Signing secrets of webhooks, Wattle's and the payment provider's, and keys of the payment provider.
  [/whsec_[\w+/=-]{8,}/g, 'whsec_[redacted]'],
  [/(sk|rk)_(live|test)_\w+/g, '$1_$2_[redacted]'],
  // Users and passwords in addresses.
  [/:\/\/[^\s"/@]+@/g, '://[redacted]@'],
];

/** Text that may contain a JWT: `id_token=eyJhbGciOi….eyJzdWIiOi….c2lnbmF0dXJl`. */
const DOTTED = /(?<![\w.-])[\w.-]+/g;
const JWT_BEGINS = 'eyJ';

function withoutJwt(run: string): string {
  const at = run.indexOf(JWT_BEGINS);
  return at >= 0 && run.slice(at).split('.').length >= 3 ? `${run.slice(0, at)}[redacted token]` : run;
}

/** The line without secrets. */
export const withoutSecrets = (line: string): string =>
  SECRETS.reduce((text, [form, left]) => text.replace(form, left), line).replace(DOTTED, withoutJwt);
