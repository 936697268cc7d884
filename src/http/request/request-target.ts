/** Reads the path and query of a request with strict decoding. Equivalent queries have the same canonical form. */

import { WattleError } from '../../core/errors.ts';
import { ALIASES, PRESENTATION } from '../../queries/parameters/standard.ts';
import { tidied } from '../../queries/parameters/tidy.ts';

/** Parameters in which other services, and some paths of Wattle, accept a key. In lower case. */
export const KEY_PARAMETERS: ReadonlySet<string> = new Set(['api_key', 'apikey', 'api-key', 'key', 'api_token', 'access_token', 'token']);
/** Other parameters with personal data. Their values are not logged. */
const PERSONAL_PARAMETERS: ReadonlySet<string> = new Set(['code', 'email']);
/** Values that look like credentials or tokens. */
const SECRET_VALUE = /^((ak|emb|rd)_|eyJ)/;

export const pathnameOf = (url: string): string => {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
};

/**
 * The canonical query. Aliases become full names, names are sorted, repeated values keep their order, and parameters without effect are
 * removed. Throws REQ_MALFORMED for invalid percent-encoding or UTF-8, because a guess could apply the wrong filter.
 */
export function canonicalQuery(url: string): URLSearchParams {
  const search = url.slice(pathnameOf(url).length + 1);
  try {
    decodeURIComponent(search);
  } catch {
    throw new WattleError('REQ_MALFORMED', 'The query has a percent sign that does not start an encoded UTF-8 character.', {
      hint: 'Write a percent sign itself as %25.',
    });
  }
  const sent = tidied(new URLSearchParams(search));
  const canonical = new URLSearchParams();
  for (const [key, value] of sent) {
    const name = ALIASES.get(key);
    canonical.append(name !== undefined && !sent.has(name) ? name : key, value);
  }
  canonical.sort();
  return canonical;
}

/** The query without parameters that only affect the format. */
export function requestedRows(query: URLSearchParams): URLSearchParams {
  const rows = new URLSearchParams(query);
  for (const { name } of PRESENTATION) rows.delete(name);
  return rows;
}

/** The path and query of a request for the log. Secrets are replaced. */
export function loggableTarget(url: string): string {
  const pathname = pathnameOf(url);
  if (pathname.length === url.length) return url;
  const query = new URLSearchParams(url.slice(pathname.length + 1));
  const isSecret = (name: string): boolean => {
    const key = name.toLowerCase();
    return KEY_PARAMETERS.has(key) || PERSONAL_PARAMETERS.has(key) || query.getAll(name).some((value) => SECRET_VALUE.test(value));
  };
  for (const name of new Set(query.keys())) if (isSecret(name)) query.set(name, '[redacted]');
  return `${pathname}?${query}`;
}
