import { domainToASCII } from 'node:url';
import { WattleError } from '../core/errors.ts';

// Matches a dot-atom of RFC 5322. Quoted local parts and address literals are not accepted.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Returns the normal form of an address: without outer blanks, in lower case, and with its domain in punycode. Keeps a suffix after a plus
 * sign. Throws REQ_BAD_BODY for an invalid address.
 * @param hint how to write the address: as JSON, or for an operator as an argument
 */
export function normaliseEmail(value: unknown, hint = 'Send {"email": "you@example.org"} as application/json.'): string {
  if (typeof value !== 'string' || value.trim() === '') throw fault('Enter your email address.', hint);
  const text = value.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1));
  if (at < 1 || !LOCAL_PART.test(local) || !DOMAIN.test(domain) || local.length > 64 || local.length + domain.length > 253) {
    throw fault('Enter a valid email address.', hint);
  }
  return `${local}@${domain}`;
}

/** True if the address is in a listed domain or its subdomains. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const domain = `.${email.slice(email.lastIndexOf('@') + 1)}`;
  return domains.some((d) => domain.endsWith(`.${d.toLowerCase()}`));
}

const fault = (detail: string, hint: string): WattleError =>
  new WattleError('REQ_BAD_BODY', detail, { hint, faults: [{ parameter: 'email', detail }] });
