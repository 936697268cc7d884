/** Codes for what APRA only labels: items, categories and classes have no code of their own in its workbooks. */
import { foldHeader } from '../../formats/sheet-table.ts';

/** Stands for a cell that is left blank because the figure is not broken down that way. */
export const BLANK = { code: 'blank', label: '(blank)' } as const;

/** Signs that distinguish one label from another. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/'/g, ''],
  [/</g, ' under '],
  [/>/g, ' over '],
  [/%/g, ' pct '],
  [/\+/g, ' plus '],
  [/&/g, ' and '],
];

/**
 * The code of a label: its words joined by underscores. Spellings that differ in case, dashes, apostrophes or blanks only, which APRA's
 * vintages do, have one code: `Lenders' mortgage insurers` and `Lenders mortgage insurers` are `lenders_mortgage_insurers`.
 */
export function codeOf(label: string): string {
  const spelled = SIGNS.reduce((text, [sign, word]) => text.replace(sign, word), foldHeader(label));
  const code = spelled.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '');
  return code === '' ? BLANK.code : code;
}
