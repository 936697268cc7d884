/**
 * Reads the clauses in an AFS licence. ASIC has published them in two forms:
 *
 *     to May 2026     This licence authorises … to:~provide financial product advice …:~general insurance products; and~…
 *     from 2026-09    "This licence authorises … to:"~"(a) provide financial product advice …:"~"(i) general insurance products; and"~…
 */
import { valuesOf } from './fields.ts';

const NUMBERING = /^(?:\((?:[a-z]{1,4}|[A-Z]{1,4}|\d{1,3})\)\s*)+/;
const JOINT = /(?:[;,]\s*(?:and|or)?|\s(?:and|or))$/i;

/** Returns the clauses without their numbering and a final `; and`. */
export const plainClauses = (cell: string): readonly string[] =>
  valuesOf(cell)
    .map((clause) => clause.replace(NUMBERING, '').trimEnd().replace(JOINT, '').trim())
    .filter((clause) => clause !== '');

/**
 * Returns the type and number of each licence. The cell is `SecDlr 174162~SecDlr 200705`, or since 2026-09 `"General insurance
 * broker","000030366"`.
 */
export const formerLicences = (cell: string): readonly string[] =>
  cell
    .split('~')
    .map((one) =>
      one
        .trim()
        .replace(/^"|"$/g, '')
        .replace(/"\s*,\s*"/g, ' '),
    )
    .filter((one) => one !== '');
