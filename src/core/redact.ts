/** Removes secrets from a log line. */

/** Patterns of secrets with their replacements, which show the kind of secret. */
const SECRETS: readonly (readonly [form: RegExp, left: string])[] = [
  // API keys, embed and read tokens, sign-in links, refresh tokens and sessions.
  [/(ak|emb|rd|lnk|rft|ses)_[0-9A-Za-z]{32}/g, '$1_[redacted]'],
  // A FRED client's API key, which has 32 letters and digits.
  [/\bapi_key=[0-9A-Za-z]{32}\b/g, 'api_key=[redacted]'],
  // Signing secrets of webhooks (Wattle's and the payment provider's), and keys of the payment provider.
  [/whsec_[\w+/=-]{8,}/g, 'whsec_[redacted]'],
  [/(sk|rk)_(live|test)_\w+/g, '$1_$2_[redacted]'],
  // User names and passwords in URLs.
  [/:\/\/[^\s"/@]+@/g, '://[redacted]@'],
];

/** Matches text that may contain a JSON Web Token (JWT): `id_token=eyJhbGciOi….eyJzdWIiOi….c2lnbmF0dXJl`. */
const DOTTED = /(?<![\w.-])[\w.-]+/g;
const JWT_BEGINS = 'eyJ';

function withoutJwt(run: string): string {
  const at = run.indexOf(JWT_BEGINS);
  return at >= 0 && run.slice(at).split('.').length >= 3 ? `${run.slice(0, at)}[redacted token]` : run;
}

export const withoutSecrets = (line: string): string =>
  SECRETS.reduce((text, [form, left]) => text.replace(form, left), line).replace(DOTTED, withoutJwt);
