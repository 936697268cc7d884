/** Finds a request's credential: in the Authorization header, as an embed token in the URL, or as the key from a FRED client. */
import type { IncomingMessage } from 'node:http';
import { quoted, WattleError } from '../../core/errors.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { canonicalQuery, pathnameOf } from './request-target.ts';

/** The parameter for an embed token. The token does not affect the response, so cache keys omit it. */
export const TOKEN_PARAMETER = 'key';
const EMBED_TOKEN = /^emb_/;
/** A key without the prefix `ak_`. FRED clients require exactly 32 letters and digits. */
const KEY_ALONE = /^[0-9A-Za-z]{32}$/;

/**
 * Returns the credential as an Authorization header. A header has priority over the URL. The URL may only contain an embed token, because
 * pages, browser histories and logs would reveal an API key. Throws AUTH_INVALID if the parameter has any other value.
 */
export function credentialOf(request: IncomingMessage, endpoint: Endpoint): string | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return authorization;
  if (endpoint.keyParameter !== undefined) {
    // Ignores invalid encoding, so that a missing key is reported before other errors in the query.
    const { url = '/' } = request;
    const key = new URLSearchParams(url.slice(pathnameOf(url).length + 1)).get(endpoint.keyParameter) ?? '';
    return key === '' ? undefined : `Bearer ${KEY_ALONE.test(key) ? `ak_${key}` : key}`;
  }
  if (!endpoint.embeddable) return undefined;
  const token = canonicalQuery(request.url ?? '/').get(TOKEN_PARAMETER);
  if (token === null || token === '') return undefined;
  if (EMBED_TOKEN.test(token)) return `Bearer ${token}`;
  throw new WattleError('AUTH_INVALID', `The parameter ${quoted(TOKEN_PARAMETER)} accepts only an embed token (emb_…).`, {
    hint: 'Send an API key as "Authorization: Bearer ak_…". Every visitor to a page can see its URLs.',
  });
}
