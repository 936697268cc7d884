/**
 * Detects rows with values in the wrong columns: shifted, reversed or swapped. Compares each value with previous values in its own column
 * and in other columns.
 */
import { at } from '../../core/assert.ts';
import { digitsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';
import type { Arriving, ArrivingSeries } from './arriving.ts';
import { FEWEST_STEPS, step } from './believable.ts';
import { refusal } from './changed-figures.ts';

interface Cell {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
  readonly previous: number;
}

const FEWEST_CELLS = 4;
/** A value fits a column if its change from the previous value is at most this number of usual changes. */
const FITS = 1.5;
/** The minimum number of values in a row that fit only other columns. */
const FEWEST_BETTER = 3;
/** The minimum share of values that fit only other columns. In April 2020, six of the twenty values in a correct row did so by chance. */
const SHARE_BETTER = 0.4;
/** The maximum ratio of values that fit only their own column to values that fit only other columns. */
const SHARE_WORSE = 0.125;
/**
 * Two values are swapped if each is within one usual change of the other column. Each must also be more than this number of usual changes
 * from its own column.
 */
const SWAPPED = 4;
const MOST_SWAP_CANDIDATES = 200;
/** The minimum number of digits in a value. Shorter values may be equal by chance. */
const FEWEST_DIGITS = 4;
/** The maximum gap in days over which a daily value changes as usual. Markets close for five days at Easter. */
const MOST_DAYS = 5;

/** Returns DATA_IMPLAUSIBLE for the first row whose values fit other columns better, or null. */
export function misplacedRow(arriving: readonly ArrivingSeries[], slices: readonly SeriesSlice[]): WattleError | null {
  for (const [name, row] of rowsOf(arriving)) {
    const error = movedRow(name, row) ?? swappedCells(name, row) ?? copiedCell(name, row, slices);
    if (error !== null) return error;
  }
  return null;
}

/** Returns the checked cells of each row, in column order. */
function rowsOf(arriving: readonly ArrivingSeries[]): ReadonlyMap<string, readonly Cell[]> {
  const rows = new Map<string, Cell[]>();
  for (const series of arriving) {
    if (series.history.steps < FEWEST_STEPS) continue;
    for (const figure of series.figures) {
      if (figure.previous === null || figure.gap > (series.freq === 'D' ? MOST_DAYS : 1)) continue;
      const name = formatPeriod({ freq: series.freq, t: figure.t });
      const cell = { series, figure, previous: figure.previous };
      const row = rows.get(name);
      if (row) row.push(cell);
      else rows.set(name, [cell]);
    }
  }
  return rows;
}

/** Returns the change from the column's previous value to `value`, in usual changes. */
function distance({ series: { history }, previous }: Cell, value: number): number {
  return step(history, previous, value) / (history.usual + history.resolution(previous) || Number.EPSILON);
}

function movedRow(name: string, row: readonly Cell[]): WattleError | null {
  if (row.length < FEWEST_CELLS) return null;
  const orders: readonly (readonly [string, (i: number) => number])[] = [
    ['a column to the left', (i) => i - 1],
    ['a column to the right', (i) => i + 1],
    ['into the opposite order', (i) => row.length - 1 - i],
  ];
  for (const [words, order] of orders) {
    let [better, worse] = [0, 0];
    for (const [i, cell] of row.entries()) {
      const other = row[order(i)];
      if (other === undefined || other === cell) continue;
      const [own, moved] = [distance(cell, cell.figure.value), distance(cell, other.figure.value)];
      if (own > FITS && moved <= 1) better += 1;
      else if (moved > FITS && own <= 1) worse += 1;
    }
    if (better < Math.max(FEWEST_BETTER, SHARE_BETTER * row.length) || worse > SHARE_WORSE * better) continue;
    const detail = `${better} of ${row.length} figures of ${name} only fit their series if they move ${words}: the row has moved.`;
    return refusal(detail, at(row, 0).series.key, name);
  }
  return null;
}

/** Returns true if the change to a value exceeds SWAPPED usual changes and every earlier change. */
const isOff = (cell: Cell): boolean =>
  cell.figure.value !== 0 &&
  distance(cell, cell.figure.value) > SWAPPED &&
  step(cell.series.history, cell.previous, cell.figure.value) > cell.series.history.farthest;

function swappedCells(name: string, row: readonly Cell[]): WattleError | null {
  const off = row.filter(isOff).slice(0, MOST_SWAP_CANDIDATES);
  for (const [i, one] of off.entries()) {
    const other = off
      .slice(i + 1)
      .find((two) => two.figure.value !== one.figure.value && distance(one, two.figure.value) <= 1 && distance(two, one.figure.value) <= 1);
    if (other === undefined) continue;
    const detail = `${one.figure.value} of ${one.series.key} and ${other.figure.value} of ${other.series.key}, both of ${name}, only fit each other's series: they have been swapped.`;
    return refusal(detail, one.series.key, name);
  }
  return null;
}

/** Detects a copied cell, which is far from its own series and equals the value in the next or previous column for the same period. */
function copiedCell(name: string, row: readonly Cell[], slices: readonly SeriesSlice[]): WattleError | null {
  for (const cell of row) {
    const { value, t } = cell.figure;
    if (digitsOf(value).length < FEWEST_DIGITS || !isOff(cell)) continue;
    const own = slices.findIndex(({ series }) => series.key === cell.series.key);
    const other = [slices[own - 1], slices[own + 1]].find((slice): slice is SeriesSlice => {
      const arriving = row.find((one) => one.series.key === slice?.series.key);
      if (arriving !== undefined) return arriving.figure.value === value && distance(arriving, value) <= FITS;
      return slice !== undefined && slice.series.freq === cell.series.freq && slice.value[slice.t.indexOf(t)] === value;
    });
    if (other === undefined) continue;
    const detail = `${value} of ${cell.series.key} does not fit its series but is the figure of ${other.series.key} in ${name}: a cell was copied.`;
    return refusal(detail, cell.series.key, name);
  }
  return null;
}
