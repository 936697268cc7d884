/** Detects a new period whose values have another scale, or that is after a gap. */
import { at } from '../../core/assert.ts';
import { mayBeClosed } from '../../core/calendar/closed-days.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { firstDay, formatPeriod } from '../../core/period.ts';
import type { Arriving, ArrivingSeries } from './arriving.ts';
import { refusal } from './changed-figures.ts';

/** The minimum number of series. If there are fewer, all of them may have grown tenfold. */
const FEWEST_FIGURES = 8;
const SHARE_AGREEING = 0.8;
/**
 * The tolerance for a ratio of ten or a hundred, as a logarithm to base 10. It is about a third, because values also grow within a period.
 */
const NEAR = 0.13;
/** The tolerance for a ratio of a thousand or more, as a logarithm to base 10. It is a factor of two. */
const NEAR_THOUSANDS = 0.3;
const POWERS = [-9, -6, -3, -2, -1, 1, 2, 3, 6, 9] as const;

/**
 * Returns DATA_UNIT_CHANGED for the first period in which most values are 10, 100 or 1,000 times the previous values. Otherwise returns
 * null.
 */
export function scaledPeriod(arriving: readonly ArrivingSeries[]): WattleError | null {
  const rows = new Map<string, { readonly series: ArrivingSeries; readonly power: number; readonly figure: Arriving }[]>();
  for (const series of arriving) {
    for (const figure of series.figures) {
      const { previous, value, then } = figure;
      const old = then ?? previous;
      if (old === null || old === 0 || value === 0) continue;
      const name = formatPeriod({ freq: series.freq, t: figure.t });
      const row = rows.get(name) ?? [];
      rows.set(name, row);
      row.push({ series, figure, power: Math.log10(Math.abs(value / old)) });
    }
  }
  for (const [name, row] of rows) {
    if (row.length < FEWEST_FIGURES) continue;
    const power = POWERS.find((one) => {
      const near = Math.abs(one) < 3 ? NEAR : NEAR_THOUSANDS;
      return row.filter((cell) => Math.abs(cell.power - one) <= near).length >= SHARE_AGREEING * row.length;
    });
    if (power === undefined) continue;
    const { series, figure } = at(row, 0);
    const detail = `The figures for ${name} are 10^${power} times the previous ones, in the same unit: ${series.key} is ${figure.value}, after ${figure.then ?? figure.previous}.`;
    return new WattleError('DATA_UNIT_CHANGED', detail, { at: { column: series.key, value: name } });
  }
  return null;
}

/** The minimum number of periods without a gap. Only after this number does a gap look like an error. */
const FEWEST_WITHOUT_GAP = 24;
/** The same for daily series: a year, so that it includes every holiday. */
const FEWEST_DAYS = 260;

/**
 * Returns DATA_IMPLAUSIBLE for a new period that is after the first gap in a series. Otherwise returns null. Daily series may only have
 * gaps on days on which markets are closed.
 */
export function skippedPeriod(arriving: readonly ArrivingSeries[], begins: ReadonlyMap<string, number>): WattleError | null {
  const news = arriving.flatMap((series) => {
    const first = series.figures.find(({ t }) => t > series.lastT);
    // A file that starts after the end of the stored data always has a gap.
    const isInside = first !== undefined && (begins.get(series.key) ?? first.t) < first.t;
    return isInside && isWithoutGap(series) ? [{ series, missing: firstMissing(series.freq, series.lastT, first.t) }] : [];
  });
  const [first] = news;
  if (first === undefined || first.missing === null || news.some(({ missing }) => missing === null)) return null;
  const { key, freq } = first.series;
  const missing = formatPeriod({ freq, t: first.missing });
  return refusal(
    `There is no figure for ${missing}, but ${key} has never skipped a period before. A row may be missing or have a wrong date.`,
    key,
    missing,
  );
}

/** Returns the first period between two values that should have a value, or null. */
function firstMissing(freq: Frequency, from: number, to: number): number | null {
  for (let t = from + 1; t < to; t += 1) if (freq !== 'D' || !mayBeClosed(firstDay({ freq, t }))) return t;
  return null;
}

function isWithoutGap({ freq, slice: { t, value } }: ArrivingSeries): boolean {
  const fewest = freq === 'D' ? FEWEST_DAYS : FEWEST_WITHOUT_GAP;
  const filled = t.filter((_, i) => value[i] !== null).slice(-fewest);
  return filled.length === fewest && filled.every((one, i) => i === 0 || firstMissing(freq, at(filled, i - 1), one) === null);
}
