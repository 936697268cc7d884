/** The session cookie. Scripts cannot read it, and browsers do not send it with forms on other sites. */
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from './visit.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const sessionCookie = (secret: string, lifeSeconds: number, publicUrl: string): string =>
  `${nameAt(publicUrl)}=${secret}; Max-Age=${lifeSeconds}; ${attributes(publicUrl)}`;

export const endedCookie = (publicUrl: string): string => `${nameAt(publicUrl)}=; Max-Age=0; ${attributes(publicUrl)}`;

/** Returns the name of the cookie. Browsers accept the prefix only if the cookie is for a whole host with TLS. */
function nameAt(publicUrl: string): string {
  const { protocol, pathname } = new URL(publicUrl);
  return protocol === 'https:' && pathname === '/' ? HOST_SESSION_COOKIE : SESSION_COOKIE;
}

/** Returns a cookie for pages below a path. Browsers also send it after a click on a link from another site. */
export const pathCookie = (name: string, value: string, lifeSeconds: number, publicUrl: string, path: string): string =>
  `${name}=${value}; Max-Age=${lifeSeconds}; ${attributes(publicUrl, path)}`;

/** Returns the attributes of a cookie. Without TLS, the cookie is only set on this machine. */
function attributes(publicUrl: string, path = '/'): string {
  const { protocol, hostname, pathname } = new URL(publicUrl);
  const isHere = protocol === 'http:' && LOOPBACK.test(hostname);
  return `Path=${pathname.replace(/\/+$/, '')}${path}; HttpOnly; SameSite=Lax${isHere ? '' : '; Secure'}`;
}
