/** The cookie that keeps a browser signed in: no script reads it, and no form of another site has it sent. */
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from './visit.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const sessionCookie = (secret: string, lifeSeconds: number, publicUrl: string): string =>
  `${nameAt(publicUrl)}=${secret}; Max-Age=${lifeSeconds}; ${attributes(publicUrl)}`;

export const endedCookie = (publicUrl: string): string => `${nameAt(publicUrl)}=; Max-Age=0; ${attributes(publicUrl)}`;

/** Browsers take the prefix for cookies of the whole host alone. */
function nameAt(publicUrl: string): string {
  const { protocol, pathname } = new URL(publicUrl);
  return protocol === 'https:' && pathname === '/' ? HOST_SESSION_COOKIE : SESSION_COOKIE;
}

/** A cookie that only the pages below a path are sent, and that comes along when another site leads there. */
export const pathCookie = (name: string, value: string, lifeSeconds: number, publicUrl: string, path: string): string =>
  `${name}=${value}; Max-Age=${lifeSeconds}; ${attributes(publicUrl, path)}`;

/** Without TLS it only lives on this machine. */
function attributes(publicUrl: string, path = '/'): string {
  const { protocol, hostname, pathname } = new URL(publicUrl);
  const isHere = protocol === 'http:' && LOOPBACK.test(hostname);
  return `Path=${pathname.replace(/\/+$/, '')}${path}; HttpOnly; SameSite=Lax${isHere ? '' : '; Secure'}`;
}
