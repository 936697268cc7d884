/**
 * Detects swapped columns for a measure without stored values. A trend is smoother than seasonally adjusted values, which are smoother than
 * original values. All three have nearly the same total over several years.
 */

import { at } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import type { WattleError } from '../../core/errors.ts';
import { ADJUSTMENTS, type ParsedDataset, type ParsedSeries } from '../../core/observation.ts';
import { refusal } from './changed-figures.ts';

const FEWEST_PERIODS = 24;
/**
 * The maximum ratio of two roughnesses: of the column that should be smoother, and of the other column. Published trends never exceed it.
 * If there is no seasonal pattern, adjusted values may be up to twice as rough as original values.
 */
const ROUGHER_TREND = 1.5;
const ROUGHER_ADJUSTED = 3;

/** The maximum difference of two totals, as a logarithm. In published data it is at most 0.09. */
const MOST_APART = Math.log(1.2);

/** Returns DATA_IMPLAUSIBLE for the first pair of columns that seem to be swapped, or null. */
export function exchangedAdjustments({ dimensions, series }: ParsedDataset): WattleError | null {
  const place = dimensions.findIndex(({ id }) => id === 'TSEST');
  const groups = new Map<string, ParsedSeries[]>();
  for (const one of series) {
    const subject = one.adjustment === null ? null : subjectOf(one, place);
    if (subject !== null) addTo(groups, subject, one);
  }
  for (const group of groups.values()) {
    const ordered = group.toSorted((a, b) => rank(a) - rank(b));
    for (const [i, rough] of ordered.entries()) {
      for (const smooth of ordered.slice(i + 1)) {
        if (smooth.adjustment === rough.adjustment) continue;
        const times = ratioOf(smooth, rough);
        if (times !== null && Math.abs(Math.log(times)) > MOST_APART) {
          const detail = `${smooth.key} is on average ${times.toPrecision(2)} times ${rough.key}, but both have the same measure. A series may be swapped with another.`;
          return refusal(detail, smooth.key, rough.key);
        }
        const [bends, others] = bendsOf(smooth, rough);
        const most = smooth.adjustment === 'trend' ? ROUGHER_TREND : ROUGHER_ADJUSTED;
        if (bends.length < FEWEST_PERIODS || middle(others) === 0 || middle(bends) <= most * middle(others)) continue;
        const detail = `${smooth.key} should be smoother than ${rough.key}, but fluctuates ${(middle(bends) / middle(others)).toFixed(1)} times as much. The two series may be swapped.`;
        return refusal(detail, smooth.key, rough.key);
      }
    }
  }
  return null;
}

/** Matches the words that distinguish series with different adjustments in titles such as `Credit; Total; Seasonally adjusted`. */
const ADJUSTMENT_WORDS = /\b(?:seasonally adjusted|original|trend)\b/gi;

/** Returns a name for all adjustments of a measure. Null if the series has no title, and no code for its adjustment. */
function subjectOf({ key, title, unit, multiplier, freq }: ParsedSeries, place: number): string | null {
  if (place >= 0) return key.split('.').with(place, '').join('.');
  if (title === null) return null;
  const subject = title
    .replace(ADJUSTMENT_WORDS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return subject === '' ? null : `${subject} ${unit} ${multiplier} ${freq}`;
}

/** Returns the ratio of two totals over the common periods. Null for few periods, and for values that are not all positive. */
function ratioOf(one: ParsedSeries, two: ParsedSeries): number | null {
  const other = new Map(two.observations.map(({ t, value }) => [t, value]));
  let [own, its, count] = [0, 0, 0];
  for (const { t, value } of one.observations) {
    const beside = other.get(t) ?? null;
    if (value === null || beside === null) continue;
    if (value <= 0 || beside <= 0) return null;
    [own, its, count] = [own + value, its + beside, count + 1];
  }
  return count < FEWEST_PERIODS ? null : own / its;
}

const rank = ({ adjustment }: ParsedSeries): number => ADJUSTMENTS.indexOf(adjustment ?? 'original');
const middle = (sizes: readonly number[]): number => at(sizes, sizes.length >> 1);

/** Returns the changes in slope of two series in their common periods, sorted by size. */
function bendsOf(one: ParsedSeries, two: ParsedSeries): readonly [readonly number[], readonly number[]] {
  const valuesOf = ({ observations }: ParsedSeries): ReadonlyMap<number, number | null> =>
    new Map(observations.map(({ t, value }) => [t, value]));
  const [own, other] = [valuesOf(one), valuesOf(two)];
  const bend = (values: ReadonlyMap<number, number | null>, t: number): number | null => {
    const [a = null, b = null, c = null] = [values.get(t - 1), values.get(t), values.get(t + 1)];
    return a === null || b === null || c === null ? null : Math.abs(a - 2 * b + c);
  };
  const both = one.observations.flatMap(({ t }): readonly (readonly [number, number])[] => {
    const [x, y] = [bend(own, t), bend(other, t)];
    return x === null || y === null ? [] : [[x, y]];
  });
  return [both.map(([x]) => x).sort((a, b) => a - b), both.map(([, y]) => y).sort((a, b) => a - b)];
}
