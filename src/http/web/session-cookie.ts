/** The session cookie. Scripts cannot read it, and browsers do not send it with forms on other sites. */
import { cookieNameAt, isBoundToHost, SESSION_COOKIE } from './visit.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const sessionCookie = (secret: string, lifeSeconds: number, publicUrl: string): string =>
  pathCookie(SESSION_COOKIE, secret, lifeSeconds, publicUrl, '/');

export const endedCookie = (publicUrl: string): string => sessionCookie('', 0, publicUrl);

/**
 * Returns a cookie for pages below a path, or for the whole host if its name then has the prefix. Browsers also send it after a click on a
 * link from another site.
 */
export const pathCookie = (name: string, value: string, lifeSeconds: number, publicUrl: string, path: string): string =>
  `${cookieNameAt(publicUrl, name)}=${value}; Max-Age=${lifeSeconds}; ${attributes(publicUrl, isBoundToHost(publicUrl) ? '/' : path)}`;

/** Returns the attributes of a cookie. Without TLS, the cookie is only set on this machine. */
function attributes(publicUrl: string, path: string): string {
  const { protocol, hostname, pathname } = new URL(publicUrl);
  const isHere = protocol === 'http:' && LOOPBACK.test(hostname);
  return `Path=${pathname.replace(/\/+$/, '')}${path}; HttpOnly; SameSite=Lax${isHere ? '' : '; Secure'}`;
}
