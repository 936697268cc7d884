/** A file that gives with fewer digits stored data with more: nothing is revised by it, and it would take digits away. */
import { decimalsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';
import { historyOf, step } from './believable.ts';
import { type Change, type Changed, refusal } from './changed-figures.ts';

/** Fewer figures may all be revised to round ones. */
const FEWEST_FIGURES = 12;
const SHARE_AGREEING = 0.95;
/** Of a figure half way between two, either may be given; binary fractions are off by a little. */
const HALF = 0.5 + 1e-6;

/** Another form of a table may have a decimal less: the Bank's CSV files have 7.71 where its workbooks have 7.706. That is far less than a usual step. */
const GROSS = 0.5;

/** DATA_IMPLAUSIBLE for the first series whose changed figures are stored data, rounded; null if none. */
export function coarserFile(changed: readonly Changed[]): WattleError | null {
  for (const { key, slice, changes } of changed) {
    if (changes.length < FEWEST_FIGURES) continue;
    const digits = changes.reduce((most, { now }) => Math.max(most, decimalsOf(now)), 0);
    const before = changes.reduce((most, { then }) => Math.max(most, decimalsOf(then)), 0);
    const isRounded = ({ then, now }: Change): boolean => Math.abs(then - now) <= HALF * 10 ** -digits;
    if (digits >= before || changes.filter(isRounded).length < SHARE_AGREEING * changes.length) continue;
    const history = historyOf(stored(slice), slice.series.unit);
    const lost = changes.reduce((sum, one) => sum + step(history, one.then, one.now), 0) / changes.length;
    if (digits > 0 && lost <= GROSS * history.usual) continue;
    const [{ t, then, now }] = changes as [Change, ...Change[]];
    const when = formatPeriod({ freq: slice.series.freq, t });
    return refusal(
      `${changes.length} figures of ${key} are those that are stored, rounded to fewer decimals: ${now} for ${then} in ${when}.`,
      key,
      when,
    );
  }
  return null;
}

const stored = ({ value }: SeriesSlice): readonly number[] => value.filter((one) => one !== null);
