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
/** The smallest factor that is checked, as a logarithm: a quarter more, or a fifth less. */
const LEAST_FACTOR = Math.log(1.25);
/** The factor must exceed the common change of every earlier row by this factor. */
const TIMES_EARLIER = 1.5;
/** The share of the factor within which half of the changes must be. */
const SPREAD = 1 / 3;
/** The number of earlier rows that are compared. With fewer, their changes do not show which spread is usual. */
const MOST_ROWS = 120;
const FEWEST_ROWS = 20;
/** The share of earlier rows whose spread is usual. */
const USUAL_SHARE = 0.95;

interface Cell {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
  readonly from: number;
}

/** The common change of a row, as a logarithm and in units of the values. `spread` is the usual distance from it, as a logarithm. */
interface Common {
  readonly factor: number;
  readonly spread: number;
  readonly points: number;
}

/** Returns DATA_IMPLAUSIBLE for the first new row with a common factor, or null. Levels and rates are compared separately. */
export function commonFactor(arriving: readonly ArrivingSeries[]): WattleError | null {
  const rows = new Map<string, Cell[]>();
  for (const series of arriving) {
    const { isShare, least, steps } = series.history;
    if (least < 0 || steps < FEWEST_STEPS) continue;
    for (const figure of series.figures) {
      const { previous, value, t } = figure;
      if (t < series.lastT || previous === null || previous <= 0 || value <= 0 || !follows(series.freq, figure)) continue;
      addTo(rows, `${formatPeriod({ freq: series.freq, t })} ${isShare}`, { series, figure, from: previous });
    }
  }
  for (const [name, row] of rows) {
    if (row.length < FEWEST_CELLS) continue;
    const own = commonOf(row.map(({ figure, from }) => [from, figure.value]));
    if (Math.abs(own.factor) < LEAST_FACTOR || own.spread > SPREAD * Math.abs(own.factor)) continue;
    const earlier = earlierRows(row);
    const spreads = earlier.map(({ spread }) => spread).sort((a, b) => a - b);
    if (earlier.length < FEWEST_ROWS || own.spread > at(spreads, Math.ceil(USUAL_SHARE * spreads.length) - 1)) continue;
    const isBeyond = (size: (one: Common) => number): boolean =>
      size(own) > TIMES_EARLIER * earlier.reduce((most, one) => Math.max(most, size(one)), 0);
    // Rates close to zero often double, but only by a few points.
    const { isShare } = at(row, 0).series.history;
    if (!isBeyond(({ factor }) => Math.abs(factor)) || (isShare && !isBeyond(({ points }) => points))) continue;
    const when = at(name.split(' '), 0);
    const detail = `Nearly all figures for ${when} are about ${Number(Math.exp(own.factor).toPrecision(2))} times the previous ones. The unit may have changed.`;
    return refusal(detail, at(row, 0).series.key, when);
  }
  return null;
}

const middle = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );

function commonOf(steps: readonly (readonly [number, number])[]): Common {
  const changes = steps.map(([from, to]) => Math.log(to / from));
  const factor = middle(changes);
  return {
    factor,
    spread: middle(changes.map((change) => Math.abs(change - factor))),
    points: middle(steps.map(([from, to]) => Math.abs(to - from))),
  };
}

/** Returns the common changes of the same series in earlier periods. */
function earlierRows(row: readonly Cell[]): readonly Common[] {
  const steps = new Map<number, (readonly [number, number])[]>();
  for (const { series, figure } of row) {
    const { t, value } = series.slice;
    for (let i = Math.max(1, t.length - MOST_ROWS); i < t.length; i += 1) {
      const [now = null, before = null] = [value[i], value[i - 1]];
      if (at(t, i) < figure.t && now !== null && before !== null && now > 0 && before > 0) addTo(steps, at(t, i), [before, now] as const);
    }
  }
  return [...steps.values()].filter(({ length }) => 2 * length > row.length).map(commonOf);
}
