/**
 * Detects a row whose values fit the table much better in another order: two values swapped, the row moved by one column, or the row
 * reversed. The limit comes from the earlier rows of the same table.
 */
import { at } from '../../../core/assert.ts';
import { addTo } from '../../../core/basic/lists.ts';
import type { WattleError } from '../../../core/errors.ts';
import { formatPeriod } from '../../../core/period.ts';
import { type ArrivingSeries, follows } from '../arriving.ts';
import { FEWEST_STEPS, type History } from '../believable.ts';
import { refusal } from '../changed-figures.ts';

/** The number of earlier rows that are compared, and the minimum number of them. */
const MOST_ROWS = 96;
const FEWEST_ROWS = 20;
/** Another order must be better than the given order by this much, as the logarithm of a likelihood ratio. */
const BETTER = 7;
/** It must also exceed the same measure in every earlier row by this much. */
const BEYOND_EARLIER = 5;
/** The share of changes that are at most one usual change, as for a normal distribution. */
const USUAL_SHARE = 0.68;
/** Degrees of freedom. A large change is then possible in each series, but not in several series at once. */
const DEGREES = 3;
/** Only the most unusual values of a row are tried as swapped. */
const MOST_SWAPPED = 24;

interface Cell {
  readonly series: ArrivingSeries;
  readonly value: number;
  readonly previous: number;
}

type Row = readonly Cell[];

/** Returns DATA_IMPLAUSIBLE for the first row that fits much better in another order, or null. */
export function reorderedRow(arriving: readonly ArrivingSeries[]): WattleError | null {
  for (const [name, row] of latestRows(arriving)) {
    const t = at(row, 0).t;
    const cells = row.map(({ cell }) => cell);
    if (cells.length < 2) continue;
    const orders = ordersOf(cells);
    if (orders.every(({ by }) => by < BETTER)) continue;
    const rows = earlierRows(cells, t);
    if (rows.length < FEWEST_ROWS) continue;
    const earlier = rows.map(ordersOf);
    const usual = rows.reduce((most, one) => Math.max(most, totalOf(one)), 0);
    // A shock, such as the one in April 2020, does not fit in any order.
    const limit = totalOf(cells) - usual;
    const order = orders.find(
      ({ by }, i) =>
        by >= Math.max(BETTER, limit) && by >= BEYOND_EARLIER + earlier.reduce((most, one) => Math.max(most, at(one, i).by), 0),
    );
    if (order === undefined) continue;
    return refusal(`The figures for ${name} fit the earlier figures much better ${order.words}.`, at(cells, 0).series.key, name);
  }
  return null;
}

/** Returns the rows at or after the latest stored period. Older rows are compared with their stored values instead. */
function latestRows(arriving: readonly ArrivingSeries[]): ReadonlyMap<string, readonly { readonly t: number; readonly cell: Cell }[]> {
  const rows = new Map<string, { readonly t: number; readonly cell: Cell }[]>();
  for (const series of arriving) {
    if (series.history.steps < FEWEST_STEPS) continue;
    for (const figure of series.figures) {
      const { t, value, previous } = figure;
      if (t < series.lastT || previous === null || !follows(series.freq, figure)) continue;
      addTo(rows, formatPeriod({ freq: series.freq, t }), { t, cell: { series, value, previous } });
    }
  }
  return rows;
}

/** Returns the earlier rows in which most of the series have a value. */
function earlierRows(cells: Row, until: number): readonly Row[] {
  const rows = new Map<number, Cell[]>();
  for (const { series } of cells) {
    const { t, value } = series.slice;
    for (let i = t.length - 1, count = 0; i > 0 && count < MOST_ROWS; i -= 1) {
      const [now, before, own] = [value[i] ?? null, value[i - 1] ?? null, at(t, i)];
      if (own >= until || now === null || before === null || !follows(series.freq, { gap: own - at(t, i - 1) })) continue;
      count += 1;
      addTo(rows, own, { series, value: now, previous: before });
    }
  }
  return [...rows.values()].filter(({ length }) => 2 * length > cells.length);
}

const totalOf = (row: Row): number => row.reduce((sum, cell) => sum + unlikeliness(cell, cell.value), 0);

interface Order {
  readonly words: string;
  /** How much more likely this order is, as a logarithm. */
  readonly by: number;
}

/** Returns the other orders of a row. The list has the same orders for each row. */
function ordersOf(row: Row): readonly Order[] {
  const own = row.map((cell) => unlikeliness(cell, cell.value));
  const moved = (words: string, order: (i: number) => number): Order => {
    const gain = (cell: Cell, i: number): number => {
      const other = row[order(i)];
      return other === undefined ? 0 : at(own, i) - unlikeliness(cell, other.value);
    };
    return { words, by: row.reduce((sum, cell, i) => sum + gain(cell, i), 0) };
  };
  return [
    moved('a column to the right', (i) => i - 1),
    moved('a column to the left', (i) => i + 1),
    moved('in reverse order', (i) => row.length - 1 - i),
    moved('with neighbouring columns swapped', (i) => i + 1 - 2 * (i % 2)),
    swapped(row, own),
  ];
}

function swapped(row: Row, own: readonly number[]): Order {
  const candidates = [...row.keys()].sort((a, b) => at(own, b) - at(own, a)).slice(0, MOST_SWAPPED);
  let best: Order = { words: 'with two figures swapped', by: 0 };
  // The best of many pairs is better by chance.
  const chance = Math.log(Math.max(1, (candidates.length * (candidates.length - 1)) / 2));
  for (const [n, i] of candidates.entries()) {
    for (const j of candidates.slice(n + 1)) {
      const [one, two] = [at(row, i), at(row, j)];
      const by = at(own, i) + at(own, j) - unlikeliness(one, two.value) - unlikeliness(two, one.value) - chance;
      if (by > best.by) best = { words: `with the figures for ${one.series.key} and ${two.series.key} swapped`, by };
    }
  }
  return best;
}

const widths = new WeakMap<History, number>();

/** Returns how unlikely a change to `value` is, as a logarithm. 0 is the most likely change. */
function unlikeliness({ series: { history }, previous }: Cell, value: number): number {
  const width = widths.get(history) ?? at(history.lengths, Math.ceil(USUAL_SHARE * history.lengths.length) - 1);
  widths.set(history, width);
  const changes = (history.scaled(value) - history.scaled(previous)) / (width + history.resolution(previous) || Number.EPSILON);
  return ((DEGREES + 1) / 2) * Math.log1p((changes * changes) / DEGREES);
}
