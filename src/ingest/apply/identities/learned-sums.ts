/**
 * Learns which series of a table add up, from the stored values, and checks new values with these sums. Tables have many more totals than
 * the declared identities name: by state, industry, sex or purpose.
 */

import { at } from '../../../core/assert.ts';
import { groupedBy } from '../../../core/basic/lists.ts';
import { decimalsOf } from '../../../core/decimal.ts';
import type { WattleError } from '../../../core/errors.ts';
import { isInterval } from '../../../core/frequency.ts';
import type { ParsedDataset } from '../../../core/observation.ts';
import { formatPeriod } from '../../../core/period.ts';
import type { SeriesDelta, SeriesSlice } from '../../../store/ports/series.ts';
import { refusal } from '../changed-figures.ts';
import { groupsOf } from '../series-groups.ts';

/** A sum is learned if it is true in this number of latest periods, without exception. */
const FEWEST_PERIODS = 24;
/** The number of latest periods that are compared. */
const MOST_PERIODS = 60;
/** Larger groups, such as all councils, are only compared with the sum of neighbouring rows. */
const MOST_FOR_PAIRS = 60;
/** The range of each part must be at least this multiple of the tolerance. Otherwise, a sum could be true by chance. */
const TIMES_TOLERANCE = 6;
/** If a sum is false in a larger share of periods, the agency has changed its method. */
const MOST_WRONG = 0.2;
/**
 * Smaller differences need no review, as a share of the largest total. A category that is usually empty may be missing from a long sum: in
 * the detailed labour force survey, persons whose exact industry is unknown.
 */
const SLACK_OF_MANY = 0.05;
const SLACK_OF_TWO = 0.01;
/** The same for stocks, as a share of the largest change. */
const SLACK_OF_STEPS = 0.1;
/** The relative error of binary fractions. */
const NOISE = 1e-9;

/** The latest stored values of a series, by period of its group. NaN where a value is missing. */
interface Row {
  readonly slice: SeriesSlice;
  readonly values: Float64Array;
  /** Half a unit of the last digit. */
  readonly half: number;
  readonly range: number;
}

/** Whole = sum of the parts. If `isStep`, the whole of the previous period is also a part. */
interface LearnedSum {
  readonly whole: SeriesSlice;
  readonly parts: readonly SeriesSlice[];
  readonly isStep: boolean;
  /** Larger differences need review. */
  readonly most: number;
  /** The first period from which the sum is always true. */
  readonly since: number;
}

/** Returns DATA_IMPLAUSIBLE for the first sum that was always true and is false for a new value, or null. */
export function brokenSum(stored: readonly SeriesSlice[], parsed: ParsedDataset, deltas: readonly SeriesDelta[]): WattleError | null {
  const written = new Map(deltas.map(({ attributes, write }) => [attributes.key, new Set(write.map(({ t }) => t))]));
  if (written.size === 0) return null;
  const values = new Map<string, ReadonlyMap<number, number>>();
  for (const { key, observations } of parsed.series) {
    values.set(key, new Map(observations.flatMap(({ t, value }) => (value === null ? [] : [[t, value] as const]))));
  }
  for (const group of groupsOf(stored, FEWEST_PERIODS).values()) {
    if (!group.some(({ series }) => written.has(series.key)) || isInterval(at(group, 0).series.freq)) continue;
    for (const sum of sumsOf(group)) {
      const error = contradictionOf(sum, values, written);
      if (error !== null) return error;
    }
  }
  return null;
}

function contradictionOf(
  { whole, parts, isStep, most, since }: LearnedSum,
  values: ReadonlyMap<string, ReadonlyMap<number, number>>,
  written: ReadonlyMap<string, ReadonlySet<number>>,
): WattleError | null {
  const { key, freq } = whole.series;
  const all = [key, ...parts.map(({ series }) => series.key)];
  const [own, ...others] = all.map((name) => values.get(name));
  if (own === undefined) return null;
  const wrong: { readonly t: number; readonly total: number; readonly sum: number }[] = [];
  let [compared, before, previous] = [0, Number.NaN, Number.NaN];
  for (const [t, total] of own) {
    // NaN if a value is missing.
    const sum = others.reduce((so, one) => so + Number(one?.get(t)), isStep ? before : 0);
    const isNew = all.some((name) => written.get(name)?.has(t)) || (isStep && written.get(key)?.has(previous) === true);
    [before, previous] = [total, t];
    if (t < since || Number.isNaN(sum)) continue;
    compared += 1;
    if (isNew && Math.abs(total - sum) > most) wrong.push({ t, total, sum });
  }
  const [first] = wrong;
  if (first === undefined || wrong.length > Math.max(1, MOST_WRONG * compared)) return null;
  const when = formatPeriod({ freq, t: first.t });
  const summed = isStep ? `the previous value and ${all[1]}` : `${parts.length} series, such as ${all[1]},`;
  const found = `The sum of ${summed} is ${Number(first.sum.toPrecision(12))} for ${when}, but the file has ${first.total}.`;
  return refusal(`${found} Both were equal in every period since ${formatPeriod({ freq, t: since })}.`, key, when);
}

function sumsOf(group: readonly SeriesSlice[]): readonly LearnedSum[] {
  const sums: LearnedSum[] = [];
  for (const alike of groupsByUnit(group)) {
    const axis = axisOf(alike);
    if (axis.length < FEWEST_PERIODS) continue;
    const rows = alike.map((slice) => rowOf(slice, axis));
    sums.push(...totals(rows, axis));
    if (rows.length <= MOST_FOR_PAIRS) sums.push(...pairs(rows, axis), ...steps(rows, axis));
  }
  return sums;
}

function groupsByUnit(group: readonly SeriesSlice[]): readonly (readonly SeriesSlice[])[] {
  const units = groupedBy(group, (slice) => `${slice.series.unit} ${slice.series.multiplier}`);
  return [...units.values()].filter(({ length }) => length > 1);
}

/** Returns the latest periods of the series of a group, in ascending order. */
function axisOf(group: readonly SeriesSlice[]): readonly number[] {
  const periods = new Set(group.flatMap(({ t }) => t.slice(-MOST_PERIODS)));
  return [...periods].sort((a, b) => a - b).slice(-MOST_PERIODS);
}

function rowOf(slice: SeriesSlice, axis: readonly number[]): Row {
  const columns = new Map(axis.map((t, i) => [t, i]));
  const values = new Float64Array(axis.length).fill(Number.NaN);
  let [least, most, decimals] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let i = slice.t.length - 1; i >= 0; i -= 1) {
    const column = columns.get(at(slice.t, i));
    if (column === undefined) break;
    const value = slice.value[i];
    if (value === null || value === undefined) continue;
    values[column] = value;
    [least, most, decimals] = [Math.min(least, value), Math.max(most, value), Math.max(decimals, decimalsOf(value))];
  }
  const size = Math.max(Math.abs(least), Math.abs(most));
  return { slice, values, half: 0.5 * 10 ** -decimals + NOISE * (Number.isFinite(size) ? size : 0), range: most - least };
}

/** Returns sums of rows next to the total, and of all other rows. */
function totals(rows: readonly Row[], axis: readonly number[]): readonly LearnedSum[] {
  return rows.flatMap((whole, i) => {
    const found = [...runs(rows.slice(i + 1)), ...runs(rows.slice(0, i).reverse()), rows.toSpliced(i, 1)].find(
      (parts) => parts.length > 2 && firstTrue(whole, parts, false) !== null,
    );
    const sum = found && learned(whole, found, false, axis);
    return sum ? [sum] : [];
  });
}

/** The number of rows in the longest run that is tried. A longer one is only tried as the sum of all rows. */
const LONGEST_RUN = 20;

function* runs(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let length = 3; length <= Math.min(LONGEST_RUN, rows.length); length += 1) yield rows.slice(0, length);
}

/** Returns sums of two rows. */
function pairs(rows: readonly Row[], axis: readonly number[]): readonly LearnedSum[] {
  const sums: LearnedSum[] = [];
  const last = axis.length - 1;
  const present = rows.filter(({ values }) => !Number.isNaN(values[last]));
  const sorted = present.toSorted((a, b) => at(a.values, last) - at(b.values, last));
  for (const [i, one] of present.entries()) {
    for (const other of present.slice(i + 1)) {
      const target = at(one.values, last) + at(other.values, last);
      const tolerance = one.half + other.half;
      let place = firstAtLeast(sorted, last, target - tolerance * 2);
      for (let whole = sorted[place]; whole !== undefined; whole = sorted[(place += 1)]) {
        const by = at(whole.values, last) - target;
        if (by > tolerance + whole.half) break;
        if (whole === one || whole === other || Math.abs(by) > tolerance + whole.half) continue;
        const sum = learned(whole, [one, other], false, axis);
        if (sum) sums.push(sum);
      }
    }
  }
  return sums;
}

function firstAtLeast(sorted: readonly Row[], column: number, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(at(sorted, middle).values, column) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns stocks and their flows: the previous value plus the change. */
function steps(rows: readonly Row[], axis: readonly number[]): readonly LearnedSum[] {
  return rows.flatMap((whole) =>
    rows.flatMap((flow) => {
      const sum = flow === whole ? null : learned(whole, [flow], true, axis);
      return sum === null ? [] : [sum];
    }),
  );
}

function learned(whole: Row, parts: readonly Row[], isStep: boolean, axis: readonly number[]): LearnedSum | null {
  const tolerance = toleranceOf(whole, parts, isStep);
  const varying = parts.filter(({ range }) => range >= TIMES_TOLERANCE * tolerance).length;
  if (whole.range < TIMES_TOLERANCE * tolerance || varying < Math.min(2, parts.length)) return null;
  const first = firstTrue(whole, parts, isStep);
  if (first === null) return null;
  const slack = isStep ? SLACK_OF_STEPS * largest(at(parts, 0)) : (parts.length === 2 ? SLACK_OF_TWO : SLACK_OF_MANY) * largest(whole);
  return { whole: whole.slice, parts: parts.map(({ slice }) => slice), isStep, most: tolerance + slack, since: at(axis, first) };
}

const largest = ({ values }: Row): number => values.reduce((most, one) => (Math.abs(one) > most ? Math.abs(one) : most), 0);

const toleranceOf = (whole: Row, parts: readonly Row[], isStep: boolean): number =>
  parts.reduce((sum, { half }) => sum + half, whole.half * (isStep ? 2 : 1));

/**
 * Returns the index of the first period from which the sum is always true. Returns null if it is true in only a few periods. Periods in
 * which all parts except one are zero do not count, because the total then equals that part.
 */
function firstTrue(whole: Row, parts: readonly Row[], isStep: boolean): number | null {
  const tolerance = toleranceOf(whole, parts, isStep);
  const fewest = isStep ? 1 : 2;
  let [first, compared] = [whole.values.length, 0];
  for (let i = whole.values.length - 1; i >= (isStep ? 1 : 0); i -= 1) {
    let [sum, large] = [isStep ? at(whole.values, i - 1) : 0, 0];
    for (const { values } of parts) {
      const value = at(values, i);
      sum += value;
      if (Math.abs(value) > TIMES_TOLERANCE * tolerance) large += 1;
    }
    const by = Math.abs(at(whole.values, i) - sum);
    if (Number.isNaN(by)) continue;
    if (by > tolerance) break;
    first = i;
    if (large >= fewest) compared += 1;
  }
  return compared < FEWEST_PERIODS ? null : first;
}
