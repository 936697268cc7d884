/** Slips of the pen in sound files: a newest period of nothing but zeros, a figure whose decimal point or sign is another one. */
import { digitsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import { type Change, type Changed, refusal } from './changed-figures.ts';

const FEWEST_SERIES = 3;

/** Zeros in place of what is not known yet, in all series that have the newest period, though none of them was ever zero. */
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
    if (all.some(({ of: { slice } }) => slice.value.includes(0) || slice.value.length < FEWEST_SERIES)) continue;
    const [first] = all;
    if (first) return refusal(`All ${all.length} figures of ${name} are 0, and none of their series ever was.`, first.of.key, name);
  }
  return null;
}

/** A figure fits its neighbours so many times better than another one. */
const TIMES_BETTER = 10;
/** Of one digit, 0.1 and 1 may both be right. */
const FEWEST_DIGITS = 2;

/**
 * A single figure between two that stay, which is the stored one with its point moved or its sign turned, and fits them much less than the stored one does. One that fits
 * them better puts an old slip right, and is taken.
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
        Math.abs(change.now - middle) < TIMES_BETTER * Math.max(Math.abs(change.then - middle), Math.abs(left - right) / 2)
      )
        continue;
      const at = formatPeriod({ freq: slice.series.freq, t: change.t });
      return refusal(`${key} has ${change.now} for ${at} where ${change.then} was held, between ${left} and ${right}: ${slip}.`, key, at);
    }
  }
  return null;
}

function slipOf({ then, now }: Change, negatives: boolean): string | null {
  if (now === -then && now !== 0) return negatives ? null : 'its sign has turned';
  if (now === 0 || then === 0 || digitsOf(then).length < FEWEST_DIGITS || digitsOf(then) !== digitsOf(now)) return null;
  return 'its decimal point has moved';
}
