/**
 * Detects a new row in which nearly all levels changed by the same large factor. Real shocks differ between series. A wrong currency, unit or
 * reference base does not.
 */
import { at } from '../../../core/assert.ts';
import { addTo } from '../../../core/basic/lists.ts';
import type { WattleError } from '../../../core/errors.ts';
import { formatPeriod } from '../../../core/period.ts';
import { type Arriving, type ArrivingSeries, follows } from '../arriving.ts';
import { FEWEST_STEPS } from '../believable.ts';
import { refusal } from '../changed-figures.ts';

const FEWEST_CELLS = 4;
const SHARE_ALIKE = 0.8;
/** The smallest factor that is checked, as a logarithm: a quarter more, or a fifth less. */
const LEAST_FACTOR = Math.log(1.25);
/** The factor must exceed the usual change of each series, and the common change of every earlier row, by these factors. */
const TIMES_USUAL = 2.5;
const TIMES_EARLIER = 1.5;
/** The number of earlier rows that are compared. */
const MOST_ROWS = 120;

interface Cell {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
  /** The change from the previous value, as a logarithm. */
  readonly change: number;
}

/** Returns DATA_IMPLAUSIBLE for the first new row with a common factor, or null. */
export function commonFactor(arriving: readonly ArrivingSeries[]): WattleError | null {
  const rows = new Map<string, Cell[]>();
  for (const series of arriving) {
    const { isShare, least, steps } = series.history;
    if (isShare || least <= 0 || steps < FEWEST_STEPS) continue;
    for (const figure of series.figures) {
      const { previous, value, t } = figure;
      if (t < series.lastT || previous === null || previous <= 0 || value <= 0 || !follows(series.freq, figure)) continue;
      addTo(rows, formatPeriod({ freq: series.freq, t }), { series, figure, change: Math.log(value / previous) });
    }
  }
  for (const [name, row] of rows) {
    if (row.length < FEWEST_CELLS) continue;
    const factor = middle(row.map(({ change }) => change));
    if (Math.abs(factor) < LEAST_FACTOR) continue;
    const isAlike = ({ series: { history }, figure, change }: Cell): boolean => {
      const usual = history.usual + history.resolution(figure.previous ?? figure.value);
      return Math.abs(factor) > TIMES_USUAL * usual && Math.abs(change - factor) <= usual;
    };
    if (row.filter(isAlike).length < SHARE_ALIKE * row.length || Math.abs(factor) <= TIMES_EARLIER * largestEarlier(row)) continue;
    const detail = `Nearly all figures for ${name} are about ${Number(Math.exp(factor).toPrecision(2))} times the previous ones. The unit may have changed.`;
    return refusal(detail, at(row, 0).series.key, name);
  }
  return null;
}

const middle = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );

/** Returns the largest common change of the same series in earlier periods, as a logarithm. */
function largestEarlier(row: readonly Cell[]): number {
  const changes = new Map<number, number[]>();
  for (const { series, figure } of row) {
    const { t, value } = series.slice;
    for (let i = Math.max(1, t.length - MOST_ROWS); i < t.length; i += 1) {
      const [now = null, before = null] = [value[i], value[i - 1]];
      if (at(t, i) < figure.t && now !== null && before !== null && now > 0 && before > 0) addTo(changes, at(t, i), Math.log(now / before));
    }
  }
  return [...changes.values()]
    .filter(({ length }) => 2 * length > row.length)
    .reduce((most, one) => Math.max(most, Math.abs(middle(one))), 0);
}
