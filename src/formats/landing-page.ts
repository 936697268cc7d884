/** Finds the latest file that matches a pattern among the links on a page, for agencies without an API. */

import { at } from '../core/assert.ts';
import { unescaped } from '../core/basic/text.ts';
import { FOLDED_MONTHS } from '../core/calendar/month-names.ts';
import { WattleError } from '../core/errors.ts';
import { parseUrl } from '../core/url.ts';
import { elementsIn, named, parseMarkup } from './markup.ts';

interface LinkPattern {
  /** The base URL for relative links. */
  readonly base: string;
  /** Matches the decoded file name, with blanks instead of underscores and `-` instead of other dashes. */
  readonly name: RegExp;
  /** Excludes matching file names. */
  readonly not?: readonly RegExp[];
  /** The end of the file name, such as `.xlsx`. Case is ignored. */
  readonly suffix: string;
}

interface Link {
  readonly url: string;
  readonly name: string;
}

/**
 * Returns the URL of the latest matching link. Compares the month and year in the name, then the month of the upload in the path
 * (`/2026-03/`), then the position. Throws PARSE_LAYOUT if no link matches.
 */
export function newestLink(html: string, pattern: LinkPattern): string {
  const files = linksOf(html, pattern.base).filter(({ name }) => name.toLowerCase().endsWith(pattern.suffix.toLowerCase()));
  const matching = files.filter(({ name }) => pattern.name.test(name) && !(pattern.not ?? []).some((not) => not.test(name)));
  const [newest] = matching
    .map((link) => ({ link, period: latestMonth(link.name), folder: uploadMonth(link.url) }))
    .sort((a, b) => b.period - a.period || b.folder - a.folder);
  if (newest) return newest.link.url;
  throw new WattleError('PARSE_LAYOUT', `The agency’s page has no link to a file with a name like ${pattern.name.source}.`, {
    at: {
      url: pattern.base,
      value: files
        .slice(0, 5)
        .map(({ name }) => name)
        .join(' | '),
    },
  });
}

function linksOf(html: string, base: string): readonly Link[] {
  return elementsIn(parseMarkup(html), named('a')).flatMap((anchor) => {
    const href = anchor.attributes['href']?.trim() ?? '';
    const url = parseUrl(href, base);
    return url !== null && /^https?:$/.test(url.protocol) ? [{ url: url.href, name: fileName(url) }] : [];
  });
}

/** The maximum length of a file name, in characters. File systems do not allow longer names. */
const MOST_NAME = 255;

/** Returns the decoded file name, with blanks instead of underscores. Returns empty text if the name is too long. */
function fileName(url: URL): string {
  const last = at(url.pathname.split('/'), -1);
  if (last.length > 3 * MOST_NAME) return '';
  return unescaped(last)
    .slice(0, MOST_NAME)
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s_]+/g, ' ')
    .trim();
}

const NAMED_MONTH = new RegExp(`(?<![a-z])(${FOLDED_MONTHS.join('|')})[a-z]*[ _-]*(\\d{4})(?!\\d)`, 'gi');

/** Returns the latest month in a file name, in months since year 0. Returns -1 if the name has no month. */
function latestMonth(name: string): number {
  const months = [...name.matchAll(NAMED_MONTH)].map((m) => Number(m[2]) * 12 + FOLDED_MONTHS.indexOf(at(m, 1).toLowerCase()));
  return Math.max(-1, ...months);
}

function uploadMonth(url: string): number {
  const m = /\/(\d{4})-(\d{2})\//.exec(url);
  return m ? Number(m[1]) * 12 + Number(m[2]) - 1 : -1;
}
