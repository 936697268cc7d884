/** How somebody looks at the pages, by the cookies of the request: in which theme, and whether signed in. */
import type { IncomingHttpHeaders } from 'node:http';
import { THEMES, type Theme, type Visit } from '../../web/page.ts';

export const THEME_COOKIE = 'theme';
/** The prefix of names that browsers keep for the host that set them: no other host of the same site can plant such a cookie. Over TLS alone. */
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

/** The secret of a session. The name without prefix is that of sites without TLS, or below a path, and of sessions from before there was another. */
export const sessionSecretOf = (headers: IncomingHttpHeaders): string | undefined =>
  cookieOf(headers, HOST_SESSION_COOKIE) ?? cookieOf(headers, SESSION_COOKIE);

/** @param address path and query within the site */
export const visitOf = (headers: IncomingHttpHeaders, address: string): Visit => ({
  address,
  theme: THEMES.find((theme) => theme === cookieOf(headers, THEME_COOKIE)) ?? null,
  hasSession: (sessionSecretOf(headers) ?? '') !== '',
});

/** Keeps a theme, or forgets it. It is no secret: the script of the page sets it too. */
export const themeCookie = (theme: Theme | null, base: string): string =>
  `${THEME_COOKIE}=${theme ?? ''}; Path=${base}/; SameSite=Lax; Max-Age=${theme === null ? 0 : YEAR_SECONDS}`;
