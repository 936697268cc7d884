/** Detects typing errors in valid files: a latest period of zeros, or a value with a wrong decimal point or sign. */
import { digitsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import { type Change, type Changed, refusal } from './changed-figures.ts';

const FEWEST_SERIES = 3;

/** Detects zeros that mean unknown values: all series have zero in the latest period, and several of them never had a zero before. */
export function emptyNewestPeriod(changed: readonly Changed[]): WattleError | null {
  const newest = new Map<string, { readonly t: number; readonly of: Changed; readonly value: number }[]>();
  for (const one of changed) {
    const last = one.delta.write.findLast(({ value }) => value !== null);
    if (last === undefined || last.value === null || last.t < one.slice.series.lastT) continue;
    const name = formatPeriod({ freq: one.slice.series.freq, t: last.t });
    newest.set(name, [...(newest.get(name) ?? []), { t: last.t, of: one, value: last.value }]);
  }
  for (const [name, all] of newest) {
    if (all.length < FEWEST_SERIES || all.some(({ value }) => value !== 0)) continue;
    const neverZero = all.filter(({ of: { slice } }) => slice.value.length >= FEWEST_SERIES && !slice.value.includes(0));
    const [first] = neverZero;
    if (neverZero.length < FEWEST_SERIES) continue;
    if (first)
      return refusal(`All ${all.length} figures of ${name} are 0, and ${neverZero.length} of their series never were.`, first.of.key, name);
  }
  return null;
}

/** With fewer periods, it is not clear how often values repeat. */
const FEWEST_PERIODS = 8;
/** If series are independent, all values of a row repeat by chance in fewer than this share of periods. */
const MOST_LIKELY = 1e-3;
/**
 * Some genuine tables repeat values. A file is refused only if no earlier period repeated in more than this share of the series, or if
 * there are many periods.
 */
const MOST_REPEATED = 0.5;
const MANY_PERIODS = 100;

/**
 * Detects a latest period that repeats the previous value in every series, which never happened before. The values were then carried
 * forward.
 */
export function repeatedNewestPeriod(changed: readonly Changed[]): WattleError | null {
  const rows = new Map<string, Changed[]>();
  for (const one of changed) {
    const last = one.delta.write.findLast(({ value }) => value !== null);
    if (last === undefined || last.t < one.slice.series.lastT) continue;
    const name = formatPeriod({ freq: one.slice.series.freq, t: last.t });
    rows.set(name, [...(rows.get(name) ?? []), one]);
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
    return refusal(`All ${all.length} figures of ${name} are those of the previous period, and never repeated together.`, first.key, name);
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

/** The values that exchanged periods must have this number of significant digits together. */
const FEWEST_SWAPPED_DIGITS = 10;

/** Detects two rows under each other's date: in at least three series, both values are the stored ones of the other period. */
export function swappedPeriods(changed: readonly Changed[]): WattleError | null {
  const pairs = new Map<string, { readonly of: Changed; readonly one: Change; readonly other: Change }[]>();
  const rows = new Map<string, number>();
  const nameOf = ({ slice: { series } }: Changed, t: number): string => formatPeriod({ freq: series.freq, t });
  for (const of of changed) {
    const byValues = new Map(of.changes.map((change) => [`${change.then} ${change.now}`, change]));
    for (const one of of.changes) {
      rows.set(nameOf(of, one.t), (rows.get(nameOf(of, one.t)) ?? 0) + 1);
      const other = byValues.get(`${one.now} ${one.then}`);
      if (other === undefined || other.t <= one.t) continue;
      const name = `${nameOf(of, one.t)} and ${nameOf(of, other.t)}`;
      pairs.set(name, [...(pairs.get(name) ?? []), { of, one, other }]);
    }
  }
  for (const [name, swaps] of pairs) {
    const [first] = swaps;
    const digits = swaps.reduce((sum, { one }) => sum + digitsOf(one.now).length, 0);
    if (first === undefined || swaps.length < FEWEST_SERIES || digits < FEWEST_SWAPPED_DIGITS) continue;
    if (swaps.length < SHARE_SWAPPED * (rows.get(nameOf(first.of, first.one.t)) ?? 0)) continue;
    return refusal(
      `${swaps.length} figures of ${name} are those that are stored of each other: two rows have been swapped.`,
      first.of.key,
      name,
    );
  }
  return null;
}

/** The minimum share of the changed values of a period. */
const SHARE_SWAPPED = 0.9;

/** A value fits the values around it better if it is closer by this factor. */
const TIMES_BETTER = 10;
/** The same for series that were never negative. */
const TIMES_BETTER_TURNED = 2;
/** If a value has only one digit, 0.1 and 1 may both be right. */
const FEWEST_DIGITS = 2;

/**
 * A single changed value between unchanged ones that is the stored value with a moved decimal point or another sign, and that fits worse.
 * If it fits better, it is a correction and is accepted.
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
      return refusal(`${key} has ${change.now} for ${at} where ${change.then} is stored, between ${left} and ${right}: ${slip}.`, key, at);
    }
  }
  return null;
}

function slipOf({ then, now }: Change, negatives: boolean): string | null {
  if (now === -then && now !== 0) return negatives ? null : 'its sign has turned';
  if (now === 0 || then === 0 || digitsOf(then).length < FEWEST_DIGITS || digitsOf(then) !== digitsOf(now)) return null;
  return 'its decimal point has moved';
}
