/** The cookie that refreshes a session, and the check of the origin. */
import { WattleError } from '../../core/errors.ts';

export const REFRESH_COOKIE = 'wattle_refresh';
/** Browsers send the cookie only to this path. */
const PATH = '/v1/auth';
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns the Set-Cookie header. Scripts cannot read the cookie, and requests from other sites do not include it. Without TLS, the cookie
 * is only set on this machine.
 */
export function refreshCookie(token: string, lifeSeconds: number, publicUrl: string): string {
  return `${REFRESH_COOKIE}=${token}; Max-Age=${lifeSeconds}; ${attributes(publicUrl)}`;
}

export const clearedCookie = (publicUrl: string): string => `${REFRESH_COOKIE}=; Max-Age=0; ${attributes(publicUrl)}`;

export function refreshTokenOf(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${REFRESH_COOKIE}=`))
    ?.slice(REFRESH_COOKIE.length + 1);
}

/**
 * Throws AUTH_FORBIDDEN for another origin. SameSite already blocks other sites. This check also blocks other hosts on the same site.
 * @param header reads a header of the request
 */
export function checkOrigin(header: (name: string) => string | undefined, publicUrl: string, configured: readonly string[]): void {
  const origin = header('origin');
  if (origin === undefined || configured.includes(origin) || origin === originOf(publicUrl)) return;
  // If the public URL uses TLS, a page without TLS is another origin.
  const ours = publicUrl.startsWith('https:') ? /^https:\/\// : /^https?:\/\//;
  if (ours.test(origin) && origin.replace(ours, '') === header('host')) return;
  throw new WattleError('AUTH_FORBIDDEN', 'Pages from this origin cannot use sessions.', {
    hint: 'The operator can allow the origin in WATTLE_CORS_ORIGINS.',
  });
}

function attributes(publicUrl: string): string {
  const { protocol, hostname } = new URL(publicUrl);
  const isHere = protocol === 'http:' && LOOPBACK.test(hostname);
  return `Path=${PATH}; HttpOnly; SameSite=Strict${isHere ? '' : '; Secure'}`;
}

const originOf = (url: string): string => new URL(url).origin;
