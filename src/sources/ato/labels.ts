/** Reads group labels. A group has its published label, and a code that stays the same over the years. */
import type { Address } from '../../core/errors.ts';
import { WattleError } from '../../core/errors.ts';
import type { DimensionValue } from '../../core/observation.ts';
import { textCell } from '../../formats/sheet-table.ts';
import type { Cell } from '../../formats/workbook.ts';

/** Parses a non-empty cell that contains a group. */
export type ReadLabel = (cell: Cell | undefined, at: Address) => DimensionValue;

/** Matches footnote digits after a lower-case letter or bracket, as in `Other2`. It does not match `item P8`. */
const NOTE_DIGITS = /(?<=[a-z)])\d(?:,\d)*$/;

/** Returns the text of a cell without footnote digits, and with single spaces. */
export const plainText = (cell: Cell | undefined): string => textCell(cell).replace(NOTE_DIGITS, '');

/** Returns the code for a label. Removes dots, because they separate codes in keys, and straightens curly apostrophes. */
const codeOf = (label: string): string => label.replaceAll('.', '').replace(/[‘’]/g, "'");

/** Reads a group whose code is its published label. */
export const asPublished: ReadLabel = (cell) => {
  const label = plainText(cell);
  return { code: codeOf(label), label };
};

/** Returns a reader for one of a few words in any spelling: `Non-taxable` equals `Non Taxable`. Other words are as published. */
export const oneOf =
  (...words: readonly string[]): ReadLabel =>
  (cell, at) => {
    const fold = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
    const word = words.find((one) => fold(one) === fold(plainText(cell)));
    return word === undefined ? asPublished(cell, at) : { code: word, label: word };
  };

/** Matches the letters or digits that order ranges: `b. 18 - 24`, `ab. $6,001 to $10,000`. They change if the ATO adds a range. */
const ORDER_MARK = /^[a-z0-9]{1,2}\. ?(?=\S)/i;

/** Reads a range. Its code is the text of the range without the order mark. */
export const range: ReadLabel = (cell) => {
  const label = plainText(cell);
  const bare = label.replace(ORDER_MARK, '').replace(/(?<=\d) ?[-–] ?(?=\$?\d)/g, '-');
  return { code: codeOf(bare), label };
};

/** Reads a class: `1111 Chief executive officer`, `A. Agriculture`, or the name of merged classes. */
export const classified: ReadLabel = (cell) => {
  const label = plainText(cell);
  const code = /^(?:(\d+) |([A-Za-z])\. )\S/.exec(label);
  return { code: code?.[1] ?? code?.[2] ?? codeOf(label), label };
};

/** Reads a four-digit postcode, which the file stores as a number. Merged postcodes have names: `WA other`. */
export const postcode: ReadLabel = (cell, at) => {
  const label = textCell(cell);
  if (!/^\d+$/.test(label)) return asPublished(cell, at);
  if (label.length > 4) throw new WattleError('PARSE_VALUE', 'A cell is not a postcode.', { at: { ...at, value: label } });
  const four = label.padStart(4, '0');
  return { code: four, label: four };
};
