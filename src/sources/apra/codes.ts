/** Makes codes from labels, because APRA's workbooks have no codes for items, categories and classes. */
import { foldHeader } from '../../formats/sheet-table.ts';

/** The code and label of a blank cell. A blank cell means that the value is not broken down. */
export const BLANK = { code: 'blank', label: '(blank)' } as const;

/** Words for symbols that distinguish labels. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/'/g, ''],
  [/</g, ' under '],
  [/>/g, ' over '],
  [/%/g, ' pct '],
  [/\+/g, ' plus '],
  [/&/g, ' and '],
];

/**
 * Returns the code for a label, with underscores between words. Spellings that differ in case, dashes, apostrophes or blanks share a code.
 * `Lenders' mortgage insurers` and `Lenders mortgage insurers` both become `lenders_mortgage_insurers`.
 */
export function codeOf(label: string): string {
  const spelled = SIGNS.reduce((text, [sign, word]) => text.replace(sign, word), foldHeader(label));
  const code = spelled.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '');
  return code === '' ? BLANK.code : code;
}
