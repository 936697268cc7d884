/** Validates Australian Business Numbers (ABN) and Australian Company Numbers (ACN) by their check digits. */

/** malformed: the number of digits is wrong. checksum: the check digits do not match. */
type IdentifierFault = 'malformed' | 'checksum';

interface InvalidIdentifier {
  readonly valid: false;
  readonly fault: IdentifierFault;
  /** The reason in one sentence. */
  readonly reason: string;
}

export interface ValidAbn {
  readonly valid: true;
  readonly abn: string;
  /** For example `51 824 753 556`. */
  readonly formatted: string;
  /**
   * The last nine digits if they are a valid ACN, otherwise null. A company's ABN ends with its ACN. By chance, one in ten other ABNs
   * also ends with a valid ACN.
   */
  readonly acn: string | null;
}

interface ValidAcn {
  readonly valid: true;
  readonly acn: string;
  /** For example `004 085 616`. */
  readonly formatted: string;
}

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

/** Matches a label, as in `ABN 51-824-753-556` and `ACN: 004 085 616`. */
const NAMED = /^(?:abn|acn|arbn|arsn)(?![a-z])/i;
const BETWEEN_DIGITS = /[\s\-\u2010-\u2015/:#'()]/g;

/** Removes the label, separators, and a final `.0` from a spreadsheet. Keeps all other characters, so that `8.9E+10` is invalid. */
export const identifierDigits = (text: string): string =>
  text
    .trim()
    .replace(NAMED, '')
    .replace(/\.0{1,2}$/, '')
    .replace(BETWEEN_DIGITS, '');

const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits.charAt(i)), 0);
const invalid = (fault: IdentifierFault, reason: string): InvalidIdentifier => ({ valid: false, fault, reason });

/**
 * Checks an ABN, which has eleven digits including two check digits, in any spelling. After 1 is subtracted from the first digit, the
 * weighted sum must be a multiple of 89.
 */
export function checkAbn(text: string): ValidAbn | InvalidIdentifier {
  const abn = identifierDigits(text);
  if (!/^\d{11}$/.test(abn)) return invalid('malformed', 'An ABN has 11 digits.');
  if (abn.startsWith('0')) return invalid('checksum', 'An ABN does not begin with 0.');
  // Subtracting 1 from the first digit reduces the weighted sum by the weight of that digit, which is 10.
  if ((weigh(abn, ABN_WEIGHTS) - 10) % 89 !== 0) return invalid('checksum', 'The check digits do not match. At least one digit is wrong.');
  return { valid: true, abn, formatted: formatAbn(abn), acn: acnInAbn(abn) };
}

export function formatAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/**
 * Checks an ACN, which has nine digits in any spelling. The last is a check digit: the complement to 10 of the sum with weights 8 to 1.
 * ARBNs and ARSNs have the same form.
 * @see
 * https://asic.gov.au/for-business/registering-a-company/steps-to-register-a-company/australian-company-numbers/australian-company-number-digit-check
 */
export function checkAcn(text: string): ValidAcn | InvalidIdentifier {
  const acn = identifierDigits(text);
  if (!/^\d{9}$/.test(acn)) return invalid('malformed', 'An ACN has 9 digits.');
  const expected = (10 - (weigh(acn, ACN_WEIGHTS) % 10)) % 10;
  if (Number(acn.charAt(8)) !== expected) return invalid('checksum', 'The check digit does not match. At least one digit is wrong.');
  return { valid: true, acn, formatted: formatAcn(acn) };
}

export function formatAcn(acn: string): string {
  return acn.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}

/** Returns the last nine digits if they are a valid ACN, otherwise null. */
export function acnInAbn(abn: string): string | null {
  const check = checkAcn(identifierDigits(abn).slice(2));
  return check.valid ? check.acn : null;
}

/** Returns a company's ABN, whose first two digits are check digits for the ACN. Returns null if the ACN is invalid. */
export function abnOfAcn(text: string): ValidAbn | null {
  const check = checkAcn(text);
  if (!check.valid) return null;
  for (let first = 10; first < 99; first += 1) {
    const abn = checkAbn(`${first}${check.acn}`);
    if (abn.valid) return abn;
  }
  return null;
}
