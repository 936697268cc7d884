import type { WattleError } from '../../core/errors.ts';
import type { Endpoint } from './endpoint.ts';

export type Headers = Readonly<Record<string, string>>;

/** Converts headers to a list in which names and values alternate, for writeHead. */
export const flat = (headers: Headers): readonly string[] => Object.entries(headers).flat();

/** Documentation pages also have a content security policy. */
export function securityHeaders(publicUrl: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Headers that scripts on other sites can read. They are listed because `*` does not apply to requests with cookies. */
const EXPOSED =
  'ETag, Last-Modified, Content-Length, Content-Range, Content-Disposition, Accept-Ranges, Link, Retry-After, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Wattle-Notes';

export const OPEN_TO_ALL: Headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': `${EXPOSED}, *` };

/**
 * Scripts on any site may read `open` responses. Such a response needs a bearer credential, which browsers never add on their own. Only
 * scripts on configured origins may read other responses, and they may send cookies.
 */
export function corsHeaders(cors: Endpoint['cors'], origin: string | undefined, configured: readonly string[]): Headers {
  if (origin === undefined || (cors === 'configured' && !configured.includes(origin))) return {};
  if (cors === 'open') return OPEN_TO_ALL;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
  };
}

export function preflightHeaders(methods: readonly string[]): Headers {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'Authorization, Accept, Content-Type, Range, If-Range, If-None-Match, If-Modified-Since, X-Request-Id',
    'access-control-max-age': '86400',
  };
}

const DEFAULT_RETRY_SECONDS = 60;

/** Returns headers for responses that any cache may store until the next release. They do not include the caller's quota. */
export const sharedHeaders = (headers: Headers): Headers => {
  const cacheControl = headers['cache-control'];
  if (cacheControl === undefined || !cacheControl.startsWith('private')) return {};
  return { 'cache-control': cacheControl.replace('private', 'public'), vary: 'Accept-Encoding', 'access-control-allow-origin': '*' };
};

/**
 * Returns the WWW-Authenticate header for a 401.
 * @param metadata URL of the protected resource metadata (RFC 9728), or null
 */
export function challenge({ status, code }: WattleError, metadata: string | null = null): Headers {
  if (status !== 401) return {};
  const parts = [
    ...(code === 'AUTH_INVALID' ? ['error="invalid_token"'] : []),
    ...(metadata === null ? [] : [`resource_metadata="${metadata}"`]),
  ];
  return { 'www-authenticate': ['Bearer', parts.join(', ')].filter((part) => part !== '').join(' ') };
}

export function retryHeaders(error: WattleError): Headers {
  if (error.status !== 429 && error.status !== 503) return {};
  return { 'retry-after': String(Math.max(1, Math.ceil(error.retryAfterSeconds ?? DEFAULT_RETRY_SECONDS))) };
}
