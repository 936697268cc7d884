/** Finds a credential in the wrong place. The error states the right place and never repeats the credential. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { quoted, WattleError } from '../../core/errors.ts';
import type { Described } from '../base/endpoint.ts';
import { KEY_PARAMETERS, pathnameOf } from './request-target.ts';

/** Headers in which other services accept keys, in their usual spelling. */
const KEY_HEADERS = [
  'X-API-Key',
  'X-API-Token',
  'X-Auth-Token',
  'X-Access-Token',
  'API-Key',
  'ApiKey',
  'Token',
  'Ocp-Apim-Subscription-Key',
  'X-RapidAPI-Key',
] as const;
/** Authorization schemes that an error may quote. Any other first word may be the credential itself. */
const OTHER_SCHEMES = ['Basic', 'Token', 'ApiKey', 'Api-Key', 'Key', 'Digest', 'Negotiate'] as const;
type Asks = Pick<Described, 'auth' | 'keyParameter' | 'isPlain'>;
const BEARER = /^bearer +\S+ *$/i;

/**
 * Returns AUTH_MISSING with the wrong place. Returns null if the credential was in the right place, or if none was sent.
 * @param read credential from the right place, as an Authorization header
 */
export function misplacedCredential(request: IncomingMessage, read: string | undefined, endpoint: Asks): WattleError | null {
  if (read !== undefined && BEARER.test(read)) return null;
  const { authorization = '' } = request.headers;
  if (authorization !== '') return refusal(faultOfHeader(authorization), endpoint);
  const header = KEY_HEADERS.find((name) => isSent(request.headers, name));
  if (header !== undefined) return refusal(`The header ${header} contains a credential, which is not accepted there.`, endpoint);
  const parameter = sentParameter(request.url ?? '/', endpoint);
  if (parameter === undefined) return null;
  return refusal(
    `The parameter ${quoted(parameter)} in the URL contains a credential, which is not accepted there.`,
    endpoint,
    ' URLs can appear in logs and histories, so replace the key (POST /v1/account/api-key).',
  );
}

function faultOfHeader(authorization: string): string {
  const [first = '', ...rest] = authorization.trim().split(/\s+/);
  if (/^bearer:?$/i.test(first)) {
    if (rest.length === 0) return 'The Authorization header has the word Bearer but no key.';
    return first.endsWith(':')
      ? 'The Authorization header has a colon after the word Bearer.'
      : 'The Authorization header must be the word Bearer and one key.';
  }
  const scheme = OTHER_SCHEMES.find((name) => name.toLowerCase() === first.toLowerCase());
  return scheme !== undefined && rest.length > 0
    ? `The Authorization scheme ${scheme} is not supported.`
    : 'The Authorization header has a credential without the word Bearer before it.';
}

const isSent = (headers: IncomingHttpHeaders, name: string): boolean => (headers[name.toLowerCase()] ?? '') !== '';

/** Ignores invalid encoding, so that a missing key is reported before other errors in the query. */
function sentParameter(url: string, { keyParameter }: Asks): string | undefined {
  const sent = [...new URLSearchParams(url.slice(pathnameOf(url).length + 1))];
  return sent.find(([name, value]) => KEY_PARAMETERS.has(name.toLowerCase()) && name !== keyParameter && value !== '')?.[0];
}

function refusal(detail: string, { auth, keyParameter, isPlain }: Asks, more = ''): WattleError {
  const header = auth === 'user' ? 'an access token (JWT) as "Authorization: Bearer eyJ…"' : 'the key as "Authorization: Bearer ak_…"';
  const ownParameter = keyParameter === undefined ? '' : `, or as the parameter ${quoted(keyParameter)}`;
  const parameter = isPlain ? ', or a read token (rd_…) as the parameter “key”' : ownParameter;
  return new WattleError('AUTH_MISSING', detail, { hint: `Send ${header}${parameter}.${more}` });
}
