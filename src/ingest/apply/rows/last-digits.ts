/** Detects a row whose values all end in the same digit. The cause may be a footnote number after each value, or rounding. */
import { addTo } from '../../../core/basic/lists.ts';
import type { WattleError } from '../../../core/errors.ts';
import { formatPeriod } from '../../../core/period.ts';
import type { Arriving, ArrivingSeries } from '../arriving.ts';
import { refusal } from '../changed-figures.ts';

const FEWEST_VALUES = 20;
/** The number of latest stored values that show how often each ending occurs. */
const MOST_VALUES = 120;
/** The minimum number of cells. A smaller row may have round values by chance. */
const FEWEST_CELLS = 3;
/** A row in which all endings agree by chance in less than this share of periods is wrong. */
const MOST_LIKELY = 1e-5;
/** The minimum number of zeros at the end of rounded values. With one, the agency may have reduced the number of decimals. */
const FEWEST_ZEROS = 2;
const MOST_ZEROS = 6;

interface Cell {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
  /** The last digit. Null for 0, which has no other digits. */
  readonly digit: number | null;
  readonly decimals: number;
}

/** Returns DATA_IMPLAUSIBLE for the first row whose values all end in the same digit, or null. */
export function sameLastDigit(arriving: readonly ArrivingSeries[]): WattleError | null {
  const rows = new Map<string, Cell[]>();
  for (const series of arriving) {
    const { decimals, steps } = series.history;
    if (decimals === null || steps < FEWEST_VALUES) continue;
    for (const figure of series.figures) {
      const name = formatPeriod({ freq: series.freq, t: figure.t });
      addTo(rows, name, { series, figure, decimals, digit: figure.value === 0 ? null : lastDigit(figure.value, decimals) });
    }
  }
  for (const [name, row] of rows) {
    const [first] = row;
    if (first === undefined || row.length < FEWEST_CELLS || row.some(({ digit }) => digit !== first.digit)) continue;
    if (first.digit === 0 && row.some(({ figure, decimals }) => zerosOf(figure.value, decimals) < FEWEST_ZEROS)) continue;
    const cells = [...new Map(row.map((cell) => [cell.figure.value, cell])).values()];
    if (cells.length < 2 || cells.reduce((likely, cell) => likely * shareOf(cell), 1) > MOST_LIKELY) continue;
    const cause = first.digit === 0 ? 'They may be rounded' : 'It may be a footnote number';
    const detail = `All ${row.length} figures for ${name} end in the digit ${first.digit}, unlike the earlier figures. ${cause}.`;
    return refusal(detail, first.series.key, name);
  }
  return null;
}

const lastDigit = (value: number, decimals: number): number => Math.round(Math.abs(value) * 10 ** decimals) % 10;

/** Returns the number of zeros at the end of a value: 3 for 1600.0. */
function zerosOf(value: number, decimals: number): number {
  const whole = Math.round(Math.abs(value) * 10 ** decimals);
  let zeros = 0;
  while (zeros < MOST_ZEROS && whole % 10 ** (zeros + 1) === 0) zeros += 1;
  return zeros;
}

/** Returns the share of stored values with the same ending. */
function shareOf({ series: { slice }, figure, digit, decimals }: Cell): number {
  const values = slice.value.filter((value) => value !== null).slice(-MOST_VALUES);
  const zeros = digit === 0 ? zerosOf(figure.value, decimals) : 0;
  const isAlike = (value: number): boolean => (digit === 0 ? zerosOf(value, decimals) >= zeros : lastDigit(value, decimals) === digit);
  const same = values.filter(isAlike).length;
  return Math.max(same / values.length, 10 ** -Math.max(1, zeros));
}
