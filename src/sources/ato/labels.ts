/** What cells say of the groups that figures are about: a code that stays the same over the years, and the label as published. */
import type { Address } from '../../core/errors.ts';
import { WattleError } from '../../core/errors.ts';
import type { DimensionValue } from '../../core/observation.ts';
import { textCell } from '../../formats/sheet-table.ts';
import type { Cell } from '../../formats/workbook.ts';

/** Reads a cell that names a group; never called with an empty one. */
export type ReadLabel = (cell: Cell | undefined, at: Address) => DimensionValue;

/** Footnote digits behind a small letter or a bracket: `Other2`, but not `item P8`. */
const NOTE_DIGITS = /(?<=[a-z)])\d(?:,\d)*$/;

/** White space collapsed, footnote digits dropped. */
export const plainText = (cell: Cell | undefined): string => textCell(cell).replace(NOTE_DIGITS, '');

/** Series keys are codes joined by dots, so a code has none; and it does not change with the apostrophes of an edition. */
const codeOf = (label: string): string => label.replaceAll('.', '').replace(/[‘’]/g, "'");

/** The label as published is its own code. */
export const asPublished: ReadLabel = (cell) => {
  const label = plainText(cell);
  return { code: codeOf(label), label };
};

/** One of a few words, however it is spelled this year: `Non-taxable` and `Non Taxable` are one; other words are as published. */
export const oneOf =
  (...words: readonly string[]): ReadLabel =>
  (cell, at) => {
    const fold = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
    const word = words.find((one) => fold(one) === fold(plainText(cell)));
    return word === undefined ? asPublished(cell, at) : { code: word, label: word };
  };

/** Letters or digits that put the ranges in order, which move when a range is added: `b. 18 - 24`, `ab. $6,001 to $10,000`. */
const ORDER_MARK = /^[a-z0-9]{1,2}\. ?(?=\S)/i;

/** A range: its code is the range itself, without the mark that puts it in order. */
export const range: ReadLabel = (cell) => {
  const label = plainText(cell);
  const bare = label.replace(ORDER_MARK, '').replace(/(?<=\d) ?[-–] ?(?=\$?\d)/g, '-');
  return { code: codeOf(bare), label };
};

/** A class of a classification: `1111 Chief executive officer`, `A. Agriculture`, or only a name where several classes are put together. */
export const classified: ReadLabel = (cell) => {
  const label = plainText(cell);
  const code = /^(?:(\d+) |([A-Za-z])\. )\S/.exec(label);
  return { code: code?.[1] ?? code?.[2] ?? codeOf(label), label };
};

/** A postcode, four digits, which sheets hold as a number; what is put together from several is a name: `WA other`. */
export const postcode: ReadLabel = (cell, at) => {
  const label = textCell(cell);
  if (!/^\d+$/.test(label)) return asPublished(cell, at);
  if (label.length > 4) throw new WattleError('PARSE_VALUE', 'A cell is not a postcode.', { at: { ...at, value: label } });
  const four = label.padStart(4, '0');
  return { code: four, label: four };
};
