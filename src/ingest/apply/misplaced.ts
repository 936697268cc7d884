/**
 * Detects rows with values in the wrong columns: shifted, reversed or swapped. Compares how well values fit their own and other columns.
 */
import { at } from '../../core/assert.ts';
import type { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { Arriving, ArrivingSeries } from './arriving.ts';
import { FEWEST_STEPS, step } from './believable.ts';
import { refusal } from './changed-figures.ts';

interface Cell {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
  readonly previous: number;
}

const FEWEST_CELLS = 4;
/** A figure fits a column if it is no farther from the one before than this many usual steps of the column. */
const FITS = 1.5;
/** Most values of a valid row fit their columns. In April 2020 half did. */
const FEW_FIT = 0.5;
const MOST_FIT = 0.8;
/** Two swapped values are both this many usual steps off, and each fits the other's column within one. */
const SWAPPED = 4;
const MOST_SWAP_CANDIDATES = 200;
/** Usual steps do not apply across longer gaps. Markets close for five days at Easter. */
const MOST_DAYS = 5;

/** DATA_IMPLAUSIBLE for the first row that fits other columns better, or null. */
export function misplacedRow(arriving: readonly ArrivingSeries[]): WattleError | null {
  for (const [name, row] of rowsOf(arriving)) {
    const error = movedRow(name, row) ?? swappedCells(name, row);
    if (error !== null) return error;
  }
  return null;
}

/** By period, in the order of the columns. */
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

/** How many usual steps of its column a value is from the figure before. */
function distance({ series: { history }, previous }: Cell, value: number): number {
  return step(history, previous, value) / (history.usual + history.resolution(previous) || Number.EPSILON);
}

function movedRow(name: string, row: readonly Cell[]): WattleError | null {
  if (row.length < FEWEST_CELLS) return null;
  const fitting = row.filter((cell) => distance(cell, cell.figure.value) <= FITS).length;
  if (fitting > FEW_FIT * row.length) return null;
  const orders: readonly (readonly [string, (i: number) => number])[] = [
    ['a column to the left', (i) => i - 1],
    ['a column to the right', (i) => i + 1],
    ['in the opposite order', (i) => row.length - 1 - i],
  ];
  for (const [words, order] of orders) {
    const pairs = row.flatMap((cell, i) => {
      const other = row[order(i)];
      return other === undefined || other === cell ? [] : [distance(cell, other.figure.value)];
    });
    const fit = pairs.filter((one) => one <= FITS).length;
    if (pairs.length < FEWEST_CELLS || fit < MOST_FIT * pairs.length) continue;
    const detail = `${row.length - fitting} of ${row.length} figures of ${name} do not fit their series, and ${fit} fit where they would be ${words}: the row has moved.`;
    return refusal(detail, at(row, 0).series.key, name);
  }
  return null;
}

function swappedCells(name: string, row: readonly Cell[]): WattleError | null {
  const isOff = (cell: Cell): boolean =>
    cell.figure.value !== 0 &&
    distance(cell, cell.figure.value) > SWAPPED &&
    step(cell.series.history, cell.previous, cell.figure.value) > cell.series.history.farthest;
  const off = row.filter(isOff).slice(0, MOST_SWAP_CANDIDATES);
  for (const [i, one] of off.entries()) {
    const other = off
      .slice(i + 1)
      .find((two) => two.figure.value !== one.figure.value && distance(one, two.figure.value) <= 1 && distance(two, one.figure.value) <= 1);
    if (other === undefined) continue;
    const detail = `${one.figure.value} of ${one.series.key} and ${other.figure.value} of ${other.series.key}, both of ${name}, fit each other's series and not their own: the two have changed places.`;
    return refusal(detail, one.series.key, name);
  }
  return null;
}
