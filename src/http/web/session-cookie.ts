/** The cookie that keeps a browser signed in: no script reads it, and no form of another site has it sent. */
import { SESSION_COOKIE } from './visit.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const sessionCookie = (secret: string, lifeSeconds: number, publicUrl: string): string =>
  `${SESSION_COOKIE}=${secret}; Max-Age=${lifeSeconds}; ${attributes(publicUrl)}`;

export const endedCookie = (publicUrl: string): string => `${SESSION_COOKIE}=; Max-Age=0; ${attributes(publicUrl)}`;

/** Without TLS it only lives on this machine. */
function attributes(publicUrl: string): string {
  const { protocol, hostname, pathname } = new URL(publicUrl);
  const isHere = protocol === 'http:' && LOOPBACK.test(hostname);
  return `Path=${pathname.replace(/\/+$/, '')}/; HttpOnly; SameSite=Lax${isHere ? '' : '; Secure'}`;
}
