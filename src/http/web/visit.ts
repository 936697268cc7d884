import type { IncomingHttpHeaders } from 'node:http';
import { THEMES, type Theme, type Visit } from '../../web/page.ts';

const THEME_COOKIE = 'theme';
/** The prefix that binds a cookie to one host, so that other hosts cannot set it. It needs TLS. */
const HOST_PREFIX = '__Host-';
export const SESSION_COOKIE = 'wattle_session';
export const HOST_SESSION_COOKIE = `${HOST_PREFIX}${SESSION_COOKIE}`;
const YEAR_SECONDS = 31_536_000;

export function cookieOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  return headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/**
 * Returns the session secret. Also reads the cookie name without prefix, which sites without TLS or with a base path use, and which old
 * sessions have.
 */
export const sessionSecretOf = (headers: IncomingHttpHeaders): string | undefined =>
  cookieOf(headers, HOST_SESSION_COOKIE) ?? cookieOf(headers, SESSION_COOKIE);

/** @param address path and query within the site */
export const visitOf = (headers: IncomingHttpHeaders, address: string): Visit => ({
  address,
  theme: THEMES.find((theme) => theme === cookieOf(headers, THEME_COOKIE)) ?? null,
  hasSession: (sessionSecretOf(headers) ?? '') !== '',
});

/** Returns the theme cookie, which scripts can read because the page script also sets it. */
export const themeCookie = (theme: Theme | null, base: string): string =>
  `${THEME_COOKIE}=${theme ?? ''}; Path=${base}/; SameSite=Lax; Max-Age=${theme === null ? 0 : YEAR_SECONDS}`;
