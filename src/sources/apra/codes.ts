/** Codes for labels, because APRA's workbooks have no codes of items, categories and classes. */
import { foldHeader } from '../../formats/sheet-table.ts';

/** A blank cell: no breakdown. */
export const BLANK = { code: 'blank', label: '(blank)' } as const;

/** Signs that distinguish labels. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/'/g, ''],
  [/</g, ' under '],
  [/>/g, ' over '],
  [/%/g, ' pct '],
  [/\+/g, ' plus '],
  [/&/g, ' and '],
];

/**
 * Code of a label: words joined by underscores. Spellings that differ in case, dashes, apostrophes or blanks share one: `Lenders' mortgage
 * insurers` and `Lenders mortgage insurers` are `lenders_mortgage_insurers`.
 */
export function codeOf(label: string): string {
  const spelled = SIGNS.reduce((text, [sign, word]) => text.replace(sign, word), foldHeader(label));
  const code = spelled.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '');
  return code === '' ? BLANK.code : code;
}
