/** Checks the limits of embed tokens: the allowed series and sites. */
import { WattleError } from '../core/errors.ts';
import type { EmbedLimits, ReadScope } from '../store/ports/accounts.ts';

export type { ReadScope } from '../store/ports/accounts.ts';

export const READ_SCOPES: readonly ReadScope[] = ['chart', 'csv', 'calendar', 'feed'];

export const MOST_SERIES = 100;
export const MOST_REFERRERS = 50;
export const DEFAULT_EMBED_LIFE_DAYS = 365;
export const LONGEST_EMBED_LIFE_DAYS = 3650;

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?(:\d{1,5})?$/;

/** Returns the host in the form of a Referer header: in lower case, without scheme and path. Returns null for an invalid host. */
export function hostOf(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/[\s\S]*$/, '');
  return host.length <= 253 && HOST.test(host) ? host : null;
}

/**
 * Checks a request with an embed token. Throws AUTH_FORBIDDEN if it is for other series or from another site. If the token lists sites, a
 * page without a referrer (`Referrer-Policy: no-referrer`) is refused.
 */
export function checkEmbed(
  { series, referrers }: EmbedLimits,
  requested: { readonly series: readonly string[]; readonly referer: string | undefined },
): void {
  const other = series.length === 0 ? undefined : requested.series.find((id) => !series.includes(id));
  if (other !== undefined) {
    throw new WattleError('AUTH_FORBIDDEN', `This embed token is not for the series ${other}.`, {
      hint: `It is valid for ${series.slice(0, 10).join(', ')}${series.length > 10 ? ' and others' : ''}. POST /v1/account/embed-token creates another token.`,
    });
  }
  if (referrers.length === 0) return;
  const host = requested.referer === undefined ? null : refererHost(requested.referer);
  if (host !== null && referrers.some((allowed) => covers(allowed, host))) return;
  throw new WattleError(
    'AUTH_FORBIDDEN',
    host === null
      ? 'This embed token works only on certain websites. The browser did not send the address of your page.'
      : `This embed token does not work on pages at ${host}.`,
    { hint: 'Remove “Referrer-Policy: no-referrer” from the page. POST /v1/account/embed-token creates a token for other websites.' },
  );
}

function refererHost(referer: string): string | null {
  try {
    return new URL(referer).host.toLowerCase();
  } catch {
    return null;
  }
}

const covers = (allowed: string, host: string): boolean => (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed);
