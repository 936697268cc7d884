/** Detects typing errors in valid files, such as a latest period of zeros, a wrong decimal point or a wrong sign. */

import { at, entry } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import { digitsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { Arriving, ArrivingSeries } from './arriving.ts';
import { type Change, type Changed, refusal } from './changed-figures.ts';

const FEWEST_SERIES = 3;

/** Detects zeros in place of unknown values. All series are zero in the latest period, and several of them were never zero before. */
export function emptyNewestPeriod(changed: readonly Changed[]): WattleError | null {
  const newest = new Map<string, { readonly t: number; readonly of: Changed; readonly value: number }[]>();
  for (const one of changed) {
    const last = one.delta.write.findLast(({ value }) => value !== null);
    if (last === undefined || last.value === null || last.t < one.slice.series.lastT) continue;
    const name = formatPeriod({ freq: one.slice.series.freq, t: last.t });
    addTo(newest, name, { t: last.t, of: one, value: last.value });
  }
  for (const [name, all] of newest) {
    if (all.length < FEWEST_SERIES || all.some(({ value }) => value !== 0)) continue;
    const neverZero = all.filter(({ of: { slice } }) => slice.value.length >= FEWEST_SERIES && !slice.value.includes(0));
    const [first] = neverZero;
    if (neverZero.length < FEWEST_SERIES) continue;
    if (first)
      return refusal(
        `All ${all.length} figures for ${name} are 0, but ${neverZero.length} of these series were never 0 before.`,
        first.of.key,
        name,
      );
  }
  return null;
}

/** The minimum number of earlier periods. With fewer, it is not known how often values repeat. */
const FEWEST_PERIODS = 8;
/** A repetition is an error if it is less likely than this. The chance is calculated as if the series were independent. */
const MOST_LIKELY = 1e-3;
/**
 * Some correct tables often repeat values. A file is refused only if no earlier period repeated more than this share of series, or if there
 * are many earlier periods.
 */
const MOST_REPEATED = 0.5;
const MANY_PERIODS = 100;

/**
 * Detects a latest period that repeats the previous value in every series for the first time. The agency has then probably copied the
 * previous values.
 */
export function repeatedNewestPeriod(changed: readonly Changed[]): WattleError | null {
  const rows = new Map<string, Changed[]>();
  for (const one of changed) {
    const last = one.delta.write.findLast(({ value }) => value !== null);
    if (last === undefined || last.t < one.slice.series.lastT) continue;
    const name = formatPeriod({ freq: one.slice.series.freq, t: last.t });
    addTo(rows, name, one);
  }
  for (const [name, all] of rows) {
    const [first] = all;
    if (first === undefined || all.length < 2 || !all.every(repeatsItself)) continue;
    const steps = new Map<number, { repeated: number; of: number }>();
    let likely = 1;
    for (const { slice } of all) {
      let [repeated, of] = [0, 0];
      for (const [i, t] of slice.t.entries()) {
        if (slice.t[i - 1] !== t - 1 || t >= slice.series.lastT) continue;
        const step = steps.get(t) ?? { repeated: 0, of: 0 };
        const isRepeated = slice.value[i] === slice.value[i - 1];
        steps.set(t, { repeated: step.repeated + (isRepeated ? 1 : 0), of: step.of + 1 });
        repeated += isRepeated ? 1 : 0;
        of += 1;
      }
      likely *= (repeated + 1) / (of + 2);
    }
    const reported = [...steps.values()].filter(({ of }) => of >= Math.max(2, all.length / 2));
    const most = reported.reduce((share, { repeated, of }) => Math.max(share, repeated / of), 0);
    const isUnlike = most <= MOST_REPEATED || (most < 1 && reported.length >= MANY_PERIODS);
    if (reported.length < FEWEST_PERIODS || likely > MOST_LIKELY || !isUnlike) continue;
    return refusal(`All ${all.length} figures for ${name} repeat the previous period, which has never happened before.`, first.key, name);
  }
  return null;
}

function repeatsItself({ before, delta }: Changed): boolean {
  const written = new Map(delta.write.map(({ t, value }) => [t, value]));
  const t = delta.write.findLast(({ value }) => value !== null)?.t;
  if (t === undefined) return false;
  const previous = written.get(t - 1) ?? before.get(t - 1) ?? null;
  return previous !== null && previous === written.get(t);
}

/** The share of a row that must repeat another row. A single value may repeat by chance. */
const SHARE_OF_ROW = 0.9;
const FEWEST_CELLS = 4;
const FEWEST_DIFFERENT = 3;
const FEWEST_ROW_DIGITS = 20;
/** A row that repeats by chance in less than this share of periods is a copy. */
const MOST_LIKELY_ROW = 1e-9;
/** If a file changes at least this number of values of a series, it revises the series. */
const MOST_CHANGED = 12;

interface Cell {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
}

interface ValuedCell extends Cell {
  /** The values of the series after the import. */
  readonly values: ReadonlyMap<number, number | null>;
}

/** Detects a new or changed row that repeats another row, although rows never repeat. */
export function repeatedRow(arriving: readonly ArrivingSeries[]): WattleError | null {
  const rows = new Map<string, Cell[]>();
  for (const series of arriving) {
    for (const figure of series.figures) {
      // A new reference base gives old values fewer digits, so that more of them repeat.
      if (figure.then !== null && series.figures.length >= MOST_CHANGED) continue;
      const name = formatPeriod({ freq: series.freq, t: figure.t });
      addTo(rows, name, { series, figure });
    }
  }
  const valuesOf = new Map(arriving.map((series) => [series.key, valuesAfter(series)]));
  for (const [name, row] of rows) {
    const [first] = row;
    if (first === undefined || row.length < 2) continue;
    const cells = row.map(({ series, figure }) => ({ series, figure, values: entry(valuesOf, series.key) }));
    const other = periodsLike(cells).find((t) => isCopy(cells, t));
    if (other === undefined) continue;
    const from = formatPeriod({ freq: first.series.freq, t: other });
    return refusal(
      `${row.length} figures of ${name} repeat the figures of ${from}. In this table, rows do not normally repeat.`,
      first.series.key,
      name,
    );
  }
  return null;
}

function valuesAfter({ slice, figures }: ArrivingSeries): ReadonlyMap<number, number | null> {
  return new Map([...slice.t.map((t, i) => [t, slice.value[i] ?? null] as const), ...figures.map(({ t, value }) => [t, value] as const)]);
}

/** The maximum number of earlier periods that are compared with a row. */
const MOST_PERIODS = 3;

/** Returns the periods in which the value with the most digits occurs. */
function periodsLike(cells: readonly ValuedCell[]): readonly number[] {
  const [longest] = cells.toSorted((a, b) => digitsOf(b.figure.value).length - digitsOf(a.figure.value).length);
  if (longest === undefined) return [];
  const { figure, values } = longest;
  return [...values].flatMap(([t, value]) => (value === figure.value && t !== figure.t ? [t] : [])).slice(-MOST_PERIODS);
}

function isCopy(cells: readonly ValuedCell[], t: number): boolean {
  const same = cells.filter(({ figure, values }) => values.get(t) === figure.value);
  const unlike = [...new Set(same.map(({ figure }) => figure.value))];
  if (same.length < SHARE_OF_ROW * cells.length || unlike.length < 2) return false;
  const digits = unlike.reduce((sum, value) => sum + digitsOf(value).length, 0);
  if (same.length === cells.length && digits >= FEWEST_DIGITS_OF_ROW && isFirstReturn(cells, t)) return true;
  if (same.length < FEWEST_CELLS || unlike.length < FEWEST_DIFFERENT || digits < FEWEST_ROW_DIGITS) return false;
  return same.reduce((likely, { series: { slice } }) => likely * shareRepeated(slice.value), 1) <= MOST_LIKELY_ROW;
}

/** The minimum number of digits in a row that repeats an earlier row in all values. */
const FEWEST_DIGITS_OF_ROW = 8;
/** The number of earlier rows in which no row may have returned. Rows that stay the same count once. */
const FEWEST_ROWS = 60;
const MOST_ROWS = 600;

/** Returns true if a row is the first that returns to the values of an earlier period, after other values. */
function isFirstReturn(cells: readonly ValuedCell[], t: number): boolean {
  const until = at(cells, 0).figure.t;
  const rows = [...at(cells, 0).values.keys()]
    .filter((one) => one < until)
    .slice(-MOST_ROWS)
    .map((one) => ({ t: one, text: String(cells.map(({ values }) => values.get(one))) }))
    .filter(({ text }, i, all) => text !== all[i - 1]?.text);
  const isOld = rows.at(-1)?.text !== String(cells.map(({ values }) => values.get(t)));
  return isOld && rows.length >= FEWEST_ROWS && new Set(rows.map(({ text }) => text)).size === rows.length;
}

/** Returns the share of values that repeat an earlier value. */
function shareRepeated(values: readonly (number | null)[]): number {
  const filled = values.filter((value) => value !== null);
  return (filled.length - new Set(filled).size + 1) / (filled.length + 2);
}

/** The minimum number of digits in all swapped values together. */
const FEWEST_SWAPPED_DIGITS = 10;

/** Detects two rows with swapped dates. In at least three series, each of the two values is the stored value of the other period. */
export function swappedPeriods(changed: readonly Changed[]): WattleError | null {
  const pairs = new Map<string, { readonly of: Changed; readonly one: Change; readonly other: Change }[]>();
  const nameOf = ({ slice: { series } }: Changed, t: number): string => formatPeriod({ freq: series.freq, t });
  for (const of of changed) {
    const byValues = new Map(of.changes.map((change) => [`${change.then} ${change.now}`, change]));
    for (const one of of.changes) {
      const other = byValues.get(`${one.now} ${one.then}`);
      if (other === undefined || other.t <= one.t) continue;
      const name = `${nameOf(of, one.t)} and ${nameOf(of, other.t)}`;
      addTo(pairs, name, { of, one, other });
    }
  }
  const rows = changed.flatMap((of) => of.changes.map(({ t }) => nameOf(of, t)));
  for (const [name, swaps] of pairs) {
    const [first] = swaps;
    if (first === undefined || swaps.length < 2) continue;
    // A file that changes nothing else is not a revision, however few digits the values have.
    const isWholeFile = rows.length === 2 * swaps.length;
    const digits = swaps.reduce((sum, { one }) => sum + digitsOf(one.now).length, 0);
    if (!isWholeFile && (swaps.length < FEWEST_SERIES || digits < FEWEST_SWAPPED_DIGITS)) continue;
    const row = nameOf(first.of, first.one.t);
    if (swaps.length < SHARE_SWAPPED * rows.filter((one) => one === row).length) continue;
    return refusal(
      `${swaps.length} figures for ${name} match the stored figures in another row. Two rows appear to be swapped.`,
      first.of.key,
      name,
    );
  }
  return null;
}

/** The share of a period's changed values that must be swapped. */
const SHARE_SWAPPED = 0.9;

/** A typing error must move a value this number of times further from its neighbours than the stored value. */
const TIMES_BETTER = 10;
/** The factor for a change of sign in a series that was never negative. */
const TIMES_BETTER_TURNED = 2;
/** The minimum number of digits for checking the decimal point. A value with one digit may be right both as 0.1 and as 1. */
const FEWEST_DIGITS = 2;

/**
 * Detects a single changed value between unchanged values, with a moved decimal point or another sign. If the value fits its neighbours as
 * well as the stored value does, it is a correction and not an error.
 */
export function mistypedFigure(changed: readonly Changed[]): WattleError | null {
  for (const { key, slice, before, changes, delta } of changed) {
    const written = new Set(delta.write.map(({ t }) => t));
    const negatives = slice.value.some((value) => value !== null && value < 0);
    for (const change of changes) {
      const [left, right] = [before.get(change.t - 1) ?? null, before.get(change.t + 1) ?? null];
      if (left === null || right === null || written.has(change.t - 1) || written.has(change.t + 1)) continue;
      const slip = slipOf(change, negatives);
      const middle = (left + right) / 2;
      if (
        slip === null ||
        Math.abs(change.now - middle) <
          (change.now === -change.then ? TIMES_BETTER_TURNED : TIMES_BETTER) *
            Math.max(Math.abs(change.then - middle), Math.abs(left - right) / 2)
      )
        continue;
      const at = formatPeriod({ freq: slice.series.freq, t: change.t });
      return refusal(`${key} has ${change.now} for ${at} but ${change.then} is stored, between ${left} and ${right}: ${slip}.`, key, at);
    }
  }
  return null;
}

function slipOf({ then, now }: Change, negatives: boolean): string | null {
  if (now === -then && now !== 0) return negatives ? null : 'its sign has changed';
  if (now === 0 || then === 0 || digitsOf(then).length < FEWEST_DIGITS || digitsOf(then) !== digitsOf(now)) return null;
  return 'its decimal point has moved';
}
