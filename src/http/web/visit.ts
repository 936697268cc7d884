import type { IncomingHttpHeaders } from 'node:http';
import { THEMES, type Theme, type Visit } from '../../web/page.ts';

const THEME_COOKIE = 'theme';
/** The prefix that binds a cookie to one host, so that other hosts cannot set it. */
const HOST_PREFIX = '__Host-';
export const SESSION_COOKIE = 'wattle_session';
const YEAR_SECONDS = 31_536_000;

export function cookieOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  return headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** True if browsers accept the prefix, which needs TLS and a cookie for the whole host. */
export function isBoundToHost(publicUrl: string): boolean {
  const { protocol, pathname } = new URL(publicUrl);
  return protocol === 'https:' && pathname === '/';
}

/** Returns the name of a cookie, with the prefix if possible. A cookie without it is then ignored, because another host can set it. */
export const cookieNameAt = (publicUrl: string, name: string): string => `${isBoundToHost(publicUrl) ? HOST_PREFIX : ''}${name}`;

export const sessionSecretOf = (headers: IncomingHttpHeaders, publicUrl: string): string | undefined =>
  headers.cookie === undefined ? undefined : cookieOf(headers, cookieNameAt(publicUrl, SESSION_COOKIE));

/** @param address path and query within the site */
export const visitOf = (headers: IncomingHttpHeaders, address: string, publicUrl: string): Visit => ({
  address,
  theme: THEMES.find((theme) => theme === cookieOf(headers, THEME_COOKIE)) ?? null,
  hasSession: (sessionSecretOf(headers, publicUrl) ?? '') !== '',
});

/** Returns the theme cookie, which scripts can read because the page script also sets it. */
export const themeCookie = (theme: Theme | null, base: string): string =>
  `${THEME_COOKIE}=${theme ?? ''}; Path=${base}/; SameSite=Lax; Max-Age=${theme === null ? 0 : YEAR_SECONDS}`;
