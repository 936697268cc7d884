/**
 * Detects values with more decimals than the stored values in their series. The cause may be a footnote number next to the value, or a
 * wrong decimal point.
 */
import { at } from '../../core/assert.ts';
import { firstFrom } from '../../core/basic/lists.ts';
import { decimalsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import { type Arriving, type ArrivingSeries, placed } from './arriving.ts';
import { refusal } from './changed-figures.ts';

/** The minimum number of stored values. With fewer, the usual number of decimals in a series is not known. */
const FEWEST_VALUES = 20;
/** The number of values before a period that show its usual number of decimals. */
const MOST_VALUES = 96;
/** The maximum number of decimals that agencies write. A value with more was calculated, and so was a series with five. */
const WRITTEN_DECIMALS = 6;
const MOST_DECIMALS = 4;
/**
 * The minimum number of different digits in the last decimal. Rates in quarters of a percentage point have fewer. They need this number of
 * different values, with at least two decimals.
 */
const FEWEST_LAST_DIGITS = 6;
const FEWEST_DECIMALS = 2;
/** The maximum share of a row with added decimals that is treated as an error. Above this share, the agency has changed its precision. */
const MOST_OF_ROW = 0.2;
const FEWEST_CELLS = 3;

interface Finer {
  readonly series: ArrivingSeries;
  readonly figure: Arriving;
  readonly decimals: number;
}

/** Returns DATA_IMPLAUSIBLE for the first value with added decimals, or null. */
export function addedDigits(arriving: readonly ArrivingSeries[]): WattleError | null {
  const rows = new Map<string, { cells: number; readonly finer: Finer[] }>();
  for (const series of arriving) {
    const { least } = series.history;
    const finer = new Map<Arriving, number>();
    for (const figure of series.figures) {
      const own = decimalsOf(figure.value);
      const isAsStored = figure.then !== null && own <= decimalsOf(figure.then);
      const decimals = own === 0 || own > WRITTEN_DECIMALS || isAsStored ? null : decimalsNear(series, figure.t);
      if (decimals === null || own <= decimals || isShorter(figure.value, least)) continue;
      finer.set(figure, decimals);
    }
    for (const figure of series.figures) {
      const name = formatPeriod({ freq: series.freq, t: figure.t });
      const row = rows.get(name) ?? { cells: 0, finer: [] };
      rows.set(name, row);
      row.cells += 1;
      // If several values in a series have more decimals, the file has another precision, which is not an error.
      const decimals = finer.get(figure);
      if (finer.size === 1 && decimals !== undefined) row.finer.push({ series, figure, decimals });
    }
  }
  for (const { cells, finer } of rows.values()) {
    if (finer.length === 0 || !isFault(cells, finer)) continue;
    const { series, figure, decimals } = at(finer, 0);
    const detail = `${placed(series, figure.observation)} is ${figure.value}, but the stored values before it have at most ${decimals} decimal places.`;
    return refusal(detail, series.key, formatPeriod({ freq: series.freq, t: figure.t }));
  }
  return null;
}

/**
 * Returns true if a value has fewer digits before the decimal point than all stored values. Exchange rates have a fixed number of
 * significant digits, so 998.25 may follow 1002.3.
 */
const isShorter = (value: number, least: number): boolean => least >= 1 && Math.log10(Math.abs(value)) < Math.floor(Math.log10(least));

/** Returns true if few values in a row have added decimals, or if all added digits are the same. */
function isFault(cells: number, finer: readonly Finer[]): boolean {
  if (finer.length <= Math.max(1, MOST_OF_ROW * cells)) return true;
  return finer.length >= FEWEST_CELLS && new Set(finer.map(({ figure }) => String(figure.value).slice(-1))).size === 1;
}

/**
 * Returns the highest number of decimals in the stored values before a period. Values with fewer decimals may have more again decades later.
 * Null if there are too few values, or if they are not rounded.
 */
function decimalsNear({ slice }: ArrivingSeries, until: number): number | null {
  const values: number[] = [];
  for (let i = firstFrom(slice.t, until) - 1; i >= 0 && values.length < MOST_VALUES; i -= 1) {
    const value = slice.value[i] ?? null;
    if (value !== null) values.push(value);
  }
  if (values.length < FEWEST_VALUES) return null;
  const decimals = values.reduce((most, value) => Math.max(most, decimalsOf(value)), 0);
  if (decimals > MOST_DECIMALS) return null;
  const last = new Set(values.map((value) => Math.abs(Math.round(value * 10 ** decimals)) % 10));
  const isVaried = last.size >= FEWEST_LAST_DIGITS || (decimals >= FEWEST_DECIMALS && new Set(values).size >= FEWEST_LAST_DIGITS);
  return isVaried ? decimals : null;
}
