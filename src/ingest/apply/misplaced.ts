/**
 * Detects rows with values in the wrong columns: shifted, reversed or swapped. Compares each value with previous values in its own column
 * and in other columns.
 */

import { at, entry } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import { digitsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';
import { type Arriving, type ArrivingSeries, follows } from './arriving.ts';
import { FEWEST_STEPS, type History, historyOfStored, step } from './believable.ts';
import { type Change, type Changed, refusal } from './changed-figures.ts';
import { isIndex } from './rereference.ts';

interface Cell {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
  readonly previous: number;
}

const FEWEST_CELLS = 4;
/** The largest step from the previous value that fits a column, as a multiple of the usual step. */
const FITS = 1.5;
/** The minimum number of values in a row that fit only other columns. */
const FEWEST_BETTER = 3;
/** The minimum share of values that fit only other columns. In April 2020, six of the twenty values in a correct row did so by chance. */
const SHARE_BETTER = 0.4;
/** The maximum ratio of two counts: values that fit only their own column, and values that fit only other columns. */
const SHARE_WORSE = 0.125;
/**
 * Two values are swapped if each is within one usual change of the other column. Each must also be more than this number of usual changes
 * from its own column.
 */
const SWAPPED = 4;
const MOST_SWAP_CANDIDATES = 200;
/** The minimum number of digits in a value. Shorter values may be equal by chance. */
const FEWEST_DIGITS = 4;

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
      if (figure.previous === null || !follows(series.freq, figure)) continue;
      const name = formatPeriod({ freq: series.freq, t: figure.t });
      const cell = { series, figure, previous: figure.previous };
      addTo(rows, name, cell);
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
    ['into reverse order', (i) => row.length - 1 - i],
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
    const detail = `${better} of ${row.length} figures for ${name} match their series only if moved ${words}. The row appears to be shifted.`;
    return refusal(detail, at(row, 0).series.key, name);
  }
  return null;
}

/** Returns true if the change to a value exceeds SWAPPED usual changes and every earlier change. */
const isOff = (cell: Cell): boolean =>
  cell.figure.value !== 0 &&
  distance(cell, cell.figure.value) > SWAPPED &&
  step(cell.series.history, cell.previous, cell.figure.value) > cell.series.history.farthest;

/** Words for a place, and its stored values. */
type Place = readonly [string, (t: number) => number | null];

/** The minimum number of changed values. With fewer, a better fit elsewhere may be chance. */
const FEWEST_CHANGED = 24;
/** Values belong elsewhere if the usual distance from the stored values there is below this share of the distance at their own place. */
const SHARE_ELSEWHERE = 0.2;
/** The minimum distance, as a share of a usual change. Revisions are smaller. */
const FEWEST_USUAL = 0.1;

/**
 * Detects a revised series whose values fit the stored values of another place much better. This is the previous or next period, the
 * reverse order, or the next column. Revised values are never equal to stored ones, so their usual distances are compared.
 */
export function misplacedSeries(changed: readonly Changed[], slices: readonly SeriesSlice[]): WattleError | null {
  const places = new Map(slices.map(({ series }, i) => [series.key, i]));
  for (const { key, slice, before, changes } of changed) {
    if (changes.length < FEWEST_CHANGED) continue;
    const history = historyOfStored(slice);
    const filled = [...before].flatMap(([t, value]) => (value === null ? [] : [{ t, value }]));
    const place = new Map(filled.map(({ t }, i) => [t, i]));
    const beside = (by: number): Place[1] => {
      const other = slices[entry(places, key) + by];
      const values = other?.series.freq === slice.series.freq ? new Map(other.t.map((t, i) => [t, other.value[i] ?? null])) : null;
      return (t) => values?.get(t) ?? null;
    };
    const revised = usualRevision(history, changes);
    if (revised <= FEWEST_USUAL * history.usual && isIndex(slice.series.unit)) continue;
    const inTime: readonly Place[] = [
      ['the period before', (t) => filled[entry(place, t) - 1]?.value ?? null],
      ['the period after', (t) => filled[entry(place, t) + 1]?.value ?? null],
      ['the opposite order', (t) => filled[filled.length - 1 - entry(place, t)]?.value ?? null],
    ];
    const columns: readonly Place[] = [
      ['the next column', beside(1)],
      ['the previous column', beside(-1)],
    ];
    const usual = (value: Place[1]): number => usualDistance(history, changes, value);
    const own = isIndex(slice.series.unit) ? revised : usual((t) => before.get(t) ?? null);
    const isFar = (distance: number): boolean => distance > FEWEST_USUAL * history.usual;
    const better =
      (isFar(revised) ? inTime.find(([, value]) => usual(value) < SHARE_ELSEWHERE * revised) : undefined) ??
      (isFar(own) ? columns.find(([, value]) => usual(value) < SHARE_ELSEWHERE * own) : undefined);
    if (better === undefined) continue;
    const from = formatPeriod({ freq: slice.series.freq, t: at(changes, 0).t });
    return refusal(`${changes.length} figures for ${key} from ${from} on match the stored figures of ${better[0]}.`, key, from);
  }
  return null;
}

/** Returns the median size of revisions, after the median revision is subtracted. The median revision is a change of reference base. */
function usualRevision({ scaled }: History, changes: readonly Change[]): number {
  const middle = (sizes: number[]): number =>
    at(
      sizes.sort((a, b) => a - b),
      sizes.length >> 1,
    );
  const revisions = changes.map(({ then, now }) => scaled(now) - scaled(then));
  const base = middle([...revisions]);
  return middle(revisions.map((one) => Math.abs(one - base)));
}

/** Returns the median distance of new values from other values. Infinity if few of the other values exist. */
function usualDistance(history: History, changes: readonly Change[], other: (t: number) => number | null): number {
  const distances = changes.flatMap(({ t, now }) => {
    const value = other(t);
    return value === null ? [] : [step(history, value, now)];
  });
  if (distances.length < FEWEST_CHANGED || 2 * distances.length < changes.length) return Number.POSITIVE_INFINITY;
  return at(
    distances.sort((a, b) => a - b),
    distances.length >> 1,
  );
}

function swappedCells(name: string, row: readonly Cell[]): WattleError | null {
  const off = row.filter(isOff).slice(0, MOST_SWAP_CANDIDATES);
  for (const [i, one] of off.entries()) {
    const other = off
      .slice(i + 1)
      .find((two) => two.figure.value !== one.figure.value && distance(one, two.figure.value) <= 1 && distance(two, one.figure.value) <= 1);
    if (other === undefined) continue;
    const detail = `For ${name}, ${one.figure.value} (${one.series.key}) and ${other.figure.value} (${other.series.key}) match only the series of the other. They appear to be swapped.`;
    return refusal(detail, one.series.key, name);
  }
  return null;
}

/**
 * Detects a copied cell. It is far from the other values of its series, and equals the value in the next or previous column for the same
 * period.
 */
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
    const detail = `${value} does not fit ${cell.series.key}, but is the figure for ${other.series.key} in ${name}. A cell may have been copied.`;
    return refusal(detail, cell.series.key, name);
  }
  return null;
}
