/**
 * Numbers that a cell format displays as something else (ECMA-376 part 1, 18.8.30): 45000 as 15 March 2023, 0.042 as 4.2%, 27500 as 28 in a
 * column of thousands.
 *
 * The displayed value is the published one. Such a number is therefore refused, unless the reader expects the format: dates or percentages.
 */
import { SSF } from '@e965/xlsx';

type ShownAs = 'a day' | 'a percentage' | 'thousands';

export class ShownNumber {
  readonly number: number;
  readonly shownAs: ShownAs;

  constructor(number: number, shownAs: ShownAs) {
    this.number = number;
    this.shownAs = shownAs;
  }

  /** The number itself, for cells that contain identifiers or text. */
  toString(): string {
    return String(this.number);
  }
}

/** Quoted and escaped text in a format, and brackets: colours, conditions and languages. */
const LITERALS = /"[^"]*(?:"|$)|[\\_*].|\[[^\]]*(?:\]|$)/g;
/** Commas after the last digit divide by thousands. Other commas separate thousands. */
const SCALING_COMMAS = /[0#?],+(?:[^0#?,]|$)/;

const seen = new Map<string, ShownAs | null>();
const MOST_FORMATS = 10_000;

/** How a format displays a number. Null if it changes only the number of decimals. */
export function shownAs(format: string): ShownAs | null {
  const known = seen.get(format);
  if (known !== undefined) return known;
  const codes = format.replace(LITERALS, '');
  const as = SSF.is_date(format) ? 'a day' : codes.includes('%') ? 'a percentage' : SCALING_COMMAS.test(codes) ? 'thousands' : null;
  if (seen.size < MOST_FORMATS) seen.set(format, as);
  return as;
}

/** The serial number in a date cell, or a plain number. Null for other cells. */
export function serialIn(cell: unknown): number | null {
  if (cell instanceof ShownNumber) return cell.shownAs === 'a day' ? cell.number : null;
  return typeof cell === 'number' ? cell : null;
}

/** A ratio. If the cell displays a percentage, returns the stored number: 0.042 for 4.2%. */
export const asRatio = <T>(cell: T): T | number => (cell instanceof ShownNumber && cell.shownAs === 'a percentage' ? cell.number : cell);

/** Whether a cell contains a number in any format. */
export const isNumeric = (cell: unknown): boolean => typeof cell === 'number' || cell instanceof ShownNumber;
