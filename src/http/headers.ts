/** The headers that answers share: security, cross-origin reading, caching. */
import type { Endpoint } from './endpoint.ts';

export type Headers = Readonly<Record<string, string>>;

const EXPOSED =
  'ETag, X-Request-Id, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Server-Timing';

/** On every answer. Pages of the docs replace the content security policy by their own. */
export function securityHeaders(publicUrl: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Reading is open to pages of all origins where a bearer credential, which no browser adds by itself, is the only one. */
export function corsHeaders(cors: Endpoint['cors'], origin: string | undefined, configured: readonly string[]): Headers {
  if (cors === 'open') return { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED };
  if (origin === undefined || !configured.includes(origin)) return { vary: 'Origin' };
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED, vary: 'Origin' };
}

/** The answer to a preflight request. */
export function preflightHeaders(methods: readonly string[]): Headers {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match, X-Request-Id',
    'access-control-max-age': '86400',
  };
}
