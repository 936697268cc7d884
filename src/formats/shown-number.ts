/**
 * Marks numbers that a cell format displays in a different form (ECMA-376 part 1, 18.8.30). For example, a cell may display 45000 as 15
 * March 2023, 0.042 as 4.2%, or 27500 as 28 in thousands.
 *
 * The displayed value is the published one. Such a number is therefore refused, unless the reader expects dates or percentages.
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

  /** Returns the stored number as text, for readers of identifiers and text. */
  toString(): string {
    return String(this.number);
  }
}

/**
 * Matches the parts of a format that do not affect the number: quoted and escaped text, and brackets with colours, conditions or languages.
 */
const LITERALS = /"[^"]*(?:"|$)|[\\_*].|\[[^\]]*(?:\]|$)/g;
/** Matches commas after the last digit in a format. Each divides the number by 1,000. Other commas separate groups of digits. */
const SCALING_COMMAS = /[0#?],+(?:[^0#?,]|$)/;

const seen = new Map<string, ShownAs | null>();
const MOST_FORMATS = 10_000;

/** Returns how a number format changes the display. Null if it changes only the number of decimals. */
export function shownAs(format: string): ShownAs | null {
  const known = seen.get(format);
  if (known !== undefined) return known;
  const codes = format.replace(LITERALS, '');
  const as = SSF.is_date(format) ? 'a day' : codes.includes('%') ? 'a percentage' : SCALING_COMMAS.test(codes) ? 'thousands' : null;
  if (seen.size < MOST_FORMATS) seen.set(format, as);
  return as;
}

/** Returns the serial number of a date cell or plain number. Null for other cells. */
export function serialIn(cell: unknown): number | null {
  if (cell instanceof ShownNumber) return cell.shownAs === 'a day' ? cell.number : null;
  return typeof cell === 'number' ? cell : null;
}

/** Returns the stored number of a percentage: 0.042 for 4.2%. Returns other cells unchanged. */
export const asRatio = <T>(cell: T): T | number => (cell instanceof ShownNumber && cell.shownAs === 'a percentage' ? cell.number : cell);

/** Returns true for a number in any format. */
export const isNumeric = (cell: unknown): boolean => typeof cell === 'number' || cell instanceof ShownNumber;
