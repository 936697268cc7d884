/**
 * Numbers that a workbook shows as something else than themselves, as the number format of their cell says (ECMA-376 part 1, 18.8.30):
 * 45000 as 15 March 2023, 0.042 as 4.2%, 27500 as 28 in a column of thousands.
 *
 * What is published is what is shown. Such a number is therefore no figure, unless its reader knows what it is shown as: readers of dates take
 * days, readers of ratios take percentages, and all others refuse it.
 */
import { SSF } from '@e965/xlsx';

export type ShownAs = 'a day' | 'a percentage' | 'thousands';

export class ShownNumber {
  readonly number: number;
  readonly shownAs: ShownAs;

  constructor(number: number, shownAs: ShownAs) {
    this.number = number;
    this.shownAs = shownAs;
  }

  /** The number itself, for cells of identifiers and of text. */
  toString(): string {
    return String(this.number);
  }
}

/** Quoted and escaped text, and what is in brackets: colours, conditions, languages. */
const LITERALS = /"[^"]*(?:"|$)|[\\_*].|\[[^\]]*(?:\]|$)/g;
/** Commas behind the last digit; those between digits part the thousands. */
const SCALING_COMMAS = /[0#?],+(?:[^0#?,]|$)/;

const seen = new Map<string, ShownAs | null>();
const MOST_FORMATS = 10_000;

/** What a number format makes of a number; null for a figure that is shown as it is, its decimals apart. */
export function shownAs(format: string): ShownAs | null {
  const known = seen.get(format);
  if (known !== undefined) return known;
  const codes = format.replace(LITERALS, '');
  const as = SSF.is_date(format) ? 'a day' : codes.includes('%') ? 'a percentage' : SCALING_COMMAS.test(codes) ? 'thousands' : null;
  if (seen.size < MOST_FORMATS) seen.set(format, as);
  return as;
}

/** The serial number of a cell of dates: one that is shown as a day, or a bare number. Null for any other cell. */
export function serialIn(cell: unknown): number | null {
  if (cell instanceof ShownNumber) return cell.shownAs === 'a day' ? cell.number : null;
  return typeof cell === 'number' ? cell : null;
}

/** The cell of a ratio: the number itself where it is shown as a percentage, 0.042 for 4.2%. */
export const asRatio = <T>(cell: T): T | number => (cell instanceof ShownNumber && cell.shownAs === 'a percentage' ? cell.number : cell);

/** Whether a cell holds a number, shown as itself or otherwise. */
export const isNumeric = (cell: unknown): boolean => typeof cell === 'number' || cell instanceof ShownNumber;
