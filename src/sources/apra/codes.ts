/** Makes codes from labels, because APRA's workbooks have no codes of items, categories and classes. */
import { foldHeader } from '../../formats/sheet-table.ts';

/** The code and label of a blank cell, which means no breakdown. */
export const BLANK = { code: 'blank', label: '(blank)' } as const;

/** Words for signs that distinguish labels. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/'/g, ''],
  [/</g, ' under '],
  [/>/g, ' over '],
  [/%/g, ' pct '],
  [/\+/g, ' plus '],
  [/&/g, ' and '],
];

/**
 * Returns the code of a label: words joined by underscores. Spellings that differ in case, dashes, apostrophes or blanks share a code.
 * `Lenders' mortgage insurers` and `Lenders mortgage insurers` are both `lenders_mortgage_insurers`.
 */
export function codeOf(label: string): string {
  const spelled = SIGNS.reduce((text, [sign, word]) => text.replace(sign, word), foldHeader(label));
  const code = spelled.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '');
  return code === '' ? BLANK.code : code;
}
