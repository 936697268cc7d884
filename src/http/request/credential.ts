/**
 * What a caller shows to be let in: the Authorization header, or in the address the embed token of an answer that is in a page, or
 * the key of a FRED client.
 */
import type { IncomingMessage } from 'node:http';
import { WattleError } from '../../core/errors.ts';
import type { Endpoint } from '../endpoint.ts';
import { canonicalQuery, pathnameOf } from './request-target.ts';

/** The parameter of an embed token. It decides the caller and nothing about the answer, so that it is kept out of every name of it. */
export const TOKEN_PARAMETER = 'key';
const EMBED_TOKEN = /^emb_/;
/** A key without `ak_`: clients of FRED that check the form of a key let pass 32 letters and digits and nothing else. */
const KEY_ALONE = /^[0-9A-Za-z]{32}$/;

/**
 * The credential in the form of an Authorization header; the header itself wins. Throws AUTH_INVALID for anything but an embed token in
 * the address: an API key there would end up in pages, histories and logs.
 */
export function credentialOf(request: IncomingMessage, endpoint: Endpoint): string | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return authorization;
  if (endpoint.keyParameter !== undefined) {
    // Not read strictly: whoever has no key is notified that, whatever else is wrong with the query.
    const { url = '/' } = request;
    const key = new URLSearchParams(url.slice(pathnameOf(url).length + 1)).get(endpoint.keyParameter) ?? '';
    return key === '' ? undefined : `Bearer ${KEY_ALONE.test(key) ? `ak_${key}` : key}`;
  }
  if (!endpoint.embeddable) return undefined;
  const token = canonicalQuery(request.url ?? '/').get(TOKEN_PARAMETER);
  if (token === null || token === '') return undefined;
  if (EMBED_TOKEN.test(token)) return `Bearer ${token}`;
  throw new WattleError('AUTH_INVALID', `The parameter ${TOKEN_PARAMETER} only accepts an embed token (emb_…).`, {
    hint: 'Send an API key as "Authorization: Bearer ak_…": in an address it would be seen by everybody who sees the page.',
  });
}
