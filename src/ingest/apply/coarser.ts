/** Detects a file that has the stored values with fewer digits. Such a file has no revisions. If it were imported, digits would be lost. */
import { decimalsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import type { ParsedSeries } from '../../core/observation.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';
import { historyOfStored, step } from './believable.ts';
import { type Change, commonFigures, refusal } from './changed-figures.ts';

/** The minimum number of values. If there are fewer, all of them may have been revised to round numbers. */
const FEWEST_FIGURES = 12;
const SHARE_AGREEING = 0.95;
/**
 * The tolerance, in units of the last digit. A value halfway between two numbers may be rounded up or down, and binary fractions are
 * slightly inexact.
 */
const HALF = 0.5 + 1e-6;

/**
 * The maximum loss of precision, as a share of a usual change. Another format of a table may have fewer decimals: the RBA's CSV has 7.71
 * where its workbook has 7.706.
 */
const GROSS = 0.5;

/** Returns DATA_IMPLAUSIBLE for the first series whose stored values have fewer digits in the file, or null. */
export function coarserFile(parsed: readonly ParsedSeries[], slices: readonly SeriesSlice[]): WattleError | null {
  const existing = new Map(slices.map((slice) => [slice.series.key, slice]));
  for (const { key, freq, observations } of parsed) {
    const slice = existing.get(key);
    if (slice === undefined || slice.series.freq !== freq) continue;
    const both = commonFigures(slice, observations);
    if (both.length < FEWEST_FIGURES || both.every(({ then, now }) => then === now)) continue;
    const digits = digitsOf(both.map(({ now }) => now));
    const changes = both.filter(({ then, now }) => then !== now);
    const isRounded = ({ then, now }: Change): boolean => Math.abs(then - now) <= HALF * 10 ** -digits;
    if (changes.length < FEWEST_FIGURES || changes.filter(isRounded).length < SHARE_AGREEING * changes.length) continue;
    if (digits >= digitsOf(changes.map(({ then }) => then))) continue;
    const history = historyOfStored(slice);
    const lost = changes.reduce((sum, one) => sum + step(history, one.then, one.now), 0) / changes.length;
    if (digits > 0 && lost <= GROSS * history.usual) continue;
    const [{ t, then, now }] = changes as [Change, ...Change[]];
    const when = formatPeriod({ freq, t });
    return refusal(
      `${changes.length} figures for ${key} are the stored figures with fewer decimal places, such as ${now} instead of ${then} in ${when}.`,
      key,
      when,
    );
  }
  return null;
}

/** Returns the highest number of decimals in the values. Negative if all values are multiples of ten, a hundred or a thousand. */
function digitsOf(values: readonly number[]): number {
  const decimals = values.reduce((most, value) => Math.max(most, decimalsOf(value)), 0);
  const zeros = decimals > 0 ? undefined : [3, 2, 1].find((power) => values.every((value) => value % 10 ** power === 0));
  return zeros === undefined ? decimals : -zeros;
}
