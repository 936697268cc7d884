/** The path and query of a request, decoded strictly, and the one spelling that equivalent queries share. */

import { WattleError } from '../../core/errors.ts';
import { ALIASES, PRESENTATION } from '../../queries/parameters/standard.ts';
import { tidied } from '../../queries/parameters/tidy.ts';

/** Parameters in which other services, and some paths here, take keys; in lower case. */
export const KEY_PARAMETERS: ReadonlySet<string> = new Set(['api_key', 'apikey', 'api-key', 'key', 'api_token', 'access_token', 'token']);
/** Parts of an address that may be personal, besides; neither are logged. */
const PERSONAL_PARAMETERS: ReadonlySet<string> = new Set(['code', 'email']);
/** A credential of Wattle, or a token of a signed-in user, under whatever name. */
const SECRET_VALUE = /^((ak|emb|rd)_|eyJ)/;

export const pathnameOf = (url: string): string => {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
};

/**
 * The query of a request target in its canonical spelling: keys sorted, aliases under their full name, keys that repeat all kept in
 * their order, what says nothing left out. Throws REQ_MALFORMED where a percent sign is not followed by two hex digits or the bytes are not UTF-8: guessing
 * would filter by something else than was meant.
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

/** Which rows are requested, whatever their format. */
export function rowsAsked(query: URLSearchParams): URLSearchParams {
  const rows = new URLSearchParams(query);
  for (const { name } of PRESENTATION) rows.delete(name);
  return rows;
}

/** A request target fit for the log: the values of secret parameters, and what looks like a credential, are left out. */
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
