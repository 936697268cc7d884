/** Reads the path and query with strict decoding. Equivalent queries get the same canonical form. */

import { WattleError } from '../../core/errors.ts';
import { ALIASES, PRESENTATION } from '../../queries/base/parameters/standard.ts';
import { tidied } from '../../queries/base/parameters/tidy.ts';

/** Parameters in lower case that may contain a key, because other services or some paths of Wattle use them. */
export const KEY_PARAMETERS: ReadonlySet<string> = new Set(['api_key', 'apikey', 'api-key', 'key', 'api_token', 'access_token', 'token']);
/** Parameters with personal values, which are not logged. */
const PERSONAL_PARAMETERS: ReadonlySet<string> = new Set(['code', 'email']);
/** Values that look like credentials or tokens. */
const SECRET_VALUE = /^((ak|emb|rd)_|eyJ)/;

export const pathnameOf = (url: string): string => {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
};

/**
 * Returns the canonical query. Aliases become full names, names are sorted, repeated values keep their order, and parameters without effect
 * are removed. Throws REQ_MALFORMED for invalid percent-encoding or UTF-8, because a guess could apply the wrong filter.
 */
export function canonicalQuery(url: string): URLSearchParams {
  const search = url.slice(pathnameOf(url).length + 1);
  try {
    if (search.includes('%')) decodeURIComponent(search);
  } catch {
    throw new WattleError('REQ_MALFORMED', 'The query has a percent sign that does not start an encoded UTF-8 character.', {
      hint: 'Write a literal percent sign as %25.',
    });
  }
  const sent = tidied(new URLSearchParams(search));
  const names = new Set(sent.map(([key]) => key));
  const canonical = new URLSearchParams();
  for (const [key, value] of sent) {
    const name = ALIASES.get(key);
    canonical.append(name !== undefined && !names.has(name) ? name : key, value);
  }
  canonical.sort();
  return canonical;
}

/** Returns the query without parameters that only affect the format. This is the same object if the query has none. */
export function requestedRows(query: URLSearchParams): URLSearchParams {
  if (!PRESENTATION.some(({ name }) => query.has(name))) return query;
  const rows = new URLSearchParams(query);
  for (const { name } of PRESENTATION) rows.delete(name);
  return rows;
}

/** Returns the path and query for the log, without secrets. */
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
