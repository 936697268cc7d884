/** Finds ABNs and ACNs in queries, and the pages of their holders. */
import { checkAbn, checkAcn, identifierDigits } from '../../../core/identifiers.ts';
import type { Site } from '../../site.ts';
import { grouped } from '../../words/grouped-digits.ts';

interface NamedIdentifier {
  readonly label: string;
  readonly digits: string;
  readonly href: string;
  /** True if the query has no words other than the number. Its check digits may be wrong. */
  readonly isWhole: boolean;
}

const DIGITS = /(?<![\d.])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\d.])|(?<![\d.])\d{3} ?\d{3} ?\d{3}(?![\d.])/g;

/** Returns the ABN or ACN in a query such as `51 824 753 556` or `who owns abn 51824753556`. Otherwise returns null. */
export function identifierIn(site: Site, q: string): NamedIdentifier | null {
  const whole = identifierDigits(q);
  if (/^(?:\d{9}|\d{11})$/.test(whole)) return named(site, whole, true);
  const valid = (q.match(DIGITS) ?? []).find((text) => checkAbn(text).valid || checkAcn(text).valid);
  return valid === undefined ? null : named(site, identifierDigits(valid), false);
}

const named = (site: Site, digits: string, isWhole: boolean): NamedIdentifier =>
  digits.length === 11
    ? { label: `ABN ${grouped(digits)}`, digits, href: site.href(`/abn/${digits}`), isWhole }
    : { label: `ACN ${grouped(digits)}`, digits, href: site.href('/companies', { q: digits }), isWhole };
