/** How somebody looks at the pages, by the cookies of the request: in which theme, and whether signed in. */
import type { IncomingHttpHeaders } from 'node:http';
import { THEMES, type Theme, type Visit } from '../../web/page.ts';

export const THEME_COOKIE = 'theme';
export const SESSION_COOKIE = 'wattle_session';
const YEAR_SECONDS = 31_536_000;

export function cookieOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  return headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** @param address path and query within the site */
export const visitOf = (headers: IncomingHttpHeaders, address: string): Visit => ({
  address,
  theme: THEMES.find((theme) => theme === cookieOf(headers, THEME_COOKIE)) ?? null,
  hasSession: (cookieOf(headers, SESSION_COOKIE) ?? '') !== '',
});

/** Keeps a theme, or forgets it. It is no secret: the script of the page sets it too. */
export const themeCookie = (theme: Theme | null, base: string): string =>
  `${THEME_COOKIE}=${theme ?? ''}; Path=${base}/; SameSite=Lax; Max-Age=${theme === null ? 0 : YEAR_SECONDS}`;
