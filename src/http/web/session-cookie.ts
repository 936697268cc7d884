/** The cookie that keeps a browser signed in: no script reads it, and no form of another site has it sent. */
import { SESSION_COOKIE } from './visit.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const sessionCookie = (secret: string, lifeSeconds: number, publicUrl: string): string =>
  `${SESSION_COOKIE}=${secret}; Max-Age=${lifeSeconds}; ${attributes(publicUrl)}`;

export const endedCookie = (publicUrl: string): string => `${SESSION_COOKIE}=; Max-Age=0; ${attributes(publicUrl)}`;

/** A cookie that only the pages below a path are sent, and that comes along when another site leads there. */
export const pathCookie = (name: string, value: string, lifeSeconds: number, publicUrl: string, path: string): string =>
  `${name}=${value}; Max-Age=${lifeSeconds}; ${attributes(publicUrl, path)}`;

/** Without TLS it only lives on this machine. */
function attributes(publicUrl: string, path = '/'): string {
  const { protocol, hostname, pathname } = new URL(publicUrl);
  const isHere = protocol === 'http:' && LOOPBACK.test(hostname);
  return `Path=${pathname.replace(/\/+$/, '')}${path}; HttpOnly; SameSite=Lax${isHere ? '' : '; Secure'}`;
}
