/** Detects a change in scale or reference year that the file does not state. Compares the ratios of new to stored values. */
import { at } from '../../core/assert.ts';
import { WattleError } from '../../core/errors.ts';
import { type ParsedDataset, type ParsedSeries, type Remark, remarkOn } from '../../core/observation.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';
import { type Change, commonFigures } from './changed-figures.ts';
import { isIndex, statedBase } from './rereference.ts';

/** The minimum number of common values. */
const FEWEST_FIGURES = 3;
/** The share of values that must agree within the tolerance. The others may have been revised at the same time. */
const SHARE_AGREEING = 0.9;
const REVISION_TOLERANCE = 0.02;
/** From this power of ten, a ratio may differ by up to the factor LARGEST_REVISION. No revision explains a ratio of a thousand or more. */
const THOUSANDFOLD = 3;
const LARGEST_REVISION = 2;
/** Powers of ten between two scales, for example units, hundreds, thousands and millions. */
const POWERS = [-12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12] as const;

/** Returns the common periods with values other than 0, in time order. */
const figuresOf = (stored: SeriesSlice, { observations }: ParsedSeries): readonly Change[] =>
  commonFigures(stored, observations).filter(({ then, now }) => then !== 0 && now !== 0);

/** Returns the ratio of new to stored value for each common period, in time order. */
const quotients = (stored: SeriesSlice, parsed: ParsedSeries): readonly number[] => figuresOf(stored, parsed).map(quotient);
const quotient = ({ then, now }: Change): number => now / then;

/**
 * Returns true if a ratio is a power of ten, apart from a revision. From 1,000, larger revisions are allowed, because no revision
 * explains a ratio of a thousand or more.
 */
function isPower(quotient: number, power: number): boolean {
  const rest = quotient / 10 ** power;
  return Math.abs(power) < THOUSANDFOLD
    ? Math.abs(rest - 1) <= REVISION_TOLERANCE
    : rest >= 1 / LARGEST_REVISION && rest <= LARGEST_REVISION;
}

/** Returns the power of ten that most ratios have. Null if there is no common power, or if it is 0. */
function powerOf(all: readonly number[]): number | null {
  const [first] = [...all].sort((a, b) => a - b).slice(Math.floor(all.length / 2));
  const power = POWERS.find((one) => first !== undefined && isPower(first, one));
  if (power === undefined) return null;
  const agreeing = all.filter((quotient) => isPower(quotient, power)).length;
  return agreeing >= SHARE_AGREEING * all.length ? power : null;
}

/**
 * Returns DATA_UNIT_CHANGED for the first series whose values are 10, 100 or 1,000 times the stored values in the same unit, or null. If
 * each series has too few values, compares all series together.
 */
export function scaleShift(slices: ReadonlyMap<string, SeriesSlice>, parsed: ParsedDataset): WattleError | null {
  const together: number[] = [];
  let first: { readonly series: ParsedSeries; readonly common: readonly Change[] } | null = null;
  for (const series of parsed.series) {
    const slice = slices.get(series.key);
    const common = slice ? figuresOf(slice, series) : [];
    if (common.length === 0) continue;
    const all = common.map(quotient);
    if (all.length < FEWEST_FIGURES) {
      for (const quotient of all) together.push(quotient);
      first ??= { series, common };
      continue;
    }
    const power = powerOf(all);
    if (power !== null) return shifted(series, common, power);
  }
  const power = together.length < FEWEST_FIGURES ? null : powerOf(together);
  return power === null || first === null ? null : shifted(first.series, first.common, power);
}

function shifted({ key, freq }: ParsedSeries, common: readonly Change[], power: number): WattleError {
  const { t, then, now } = at(common, -1);
  const detail = `The figures for ${key} are 10^${power} times their stored values, in the same unit. For ${formatPeriod({ freq, t })}: stored ${then}, received ${now}.`;
  return new WattleError('DATA_UNIT_CHANGED', detail, { at: { column: key, value: `10^${power}` } });
}

/** The minimum relative change in level that indicates a new reference year. Revisions to a whole history are smaller. */
const SEAM_STEP = 0.01;
const SEAM_SPREAD = 0.005;

/**
 * Returns DATA_INCOMPLETE if a file would leave a series with two reference years, or null. The file then has only the later part of a
 * series, and all common values changed by the same factor. If each series has too few values, compares all series together. Also returns
 * DATA_INCOMPLETE for an index without a common period and with an unknown reference year.
 */
export function seamOfReferenceYears(slices: ReadonlyMap<string, SeriesSlice>, parsed: ParsedDataset): WattleError | null {
  const together: number[] = [];
  let first: { readonly series: ParsedSeries; readonly start: number } | null = null;
  for (const series of parsed.series) {
    const slice = slices.get(series.key);
    const start = series.observations[0]?.t;
    if (slice && start !== undefined && isOfUnknownBase(slice, series)) return unknownBase(series, start);
    if (!slice || start === undefined || slice.series.count === 0 || slice.series.firstT >= start) continue;
    const common = quotients(slice, series);
    const factor = constantFactor(common);
    if (factor !== undefined) return seamAt(series, start, factor);
    if (common.length === 0 || common.length >= FEWEST_FIGURES) continue;
    for (const quotient of common) together.push(quotient);
    first ??= { series, start };
  }
  const factor = constantFactor(together);
  return first === null || factor === undefined ? null : seamAt(first.series, first.start, factor);
}

/** The minimum number of values. If there are fewer, all of them may change by the same factor by chance. */
const FEWEST_MOVED = 12;

/**
 * Describes series whose values all changed by the same factor although the file states no reason, or returns null. The cause may be a new
 * reference year or a unit that is not stated. `named` has the keys in another remark.
 */
export function describeMoved(slices: readonly SeriesSlice[], parsed: ParsedDataset, named: ReadonlySet<string>): Remark | null {
  const existing = new Map(slices.map((slice) => [slice.series.key, slice]));
  const factors: number[] = [];
  const keys: string[] = [];
  for (const series of parsed.series) {
    const slice = existing.get(series.key);
    const common = slice === undefined || named.has(series.key) ? [] : quotients(slice, series);
    const factor = common.length < FEWEST_MOVED ? undefined : constantFactor(common);
    if (factor === undefined) continue;
    factors.push(factor);
    keys.push(series.key);
  }
  if (keys.length === 0) return null;
  const [least, most] = [factors.reduce((a, b) => Math.min(a, b)).toPrecision(4), factors.reduce((a, b) => Math.max(a, b)).toPrecision(4)];
  const times = least === most ? least : `${least} to ${most}`;
  const some = `${keys.slice(0, MOST_NAMED).join(', ')}${keys.length > MOST_NAMED ? ', …' : ''}`;
  const text = `All figures for ${keys.length} series are about ${times} times their stored values, as if the reference year had changed: ${some}. The file states no reason.`;
  return remarkOn(keys, text);
}

const MOST_NAMED = 3;

/** Matches measures that have a reference year although their unit is not an index. */
const REFERENCED = /chain volume|constant prices|volume measures/i;

/**
 * Returns DATA_UNIT_CHANGED for the first series whose values all changed by the same factor, if a new reference year cannot explain it.
 * Otherwise null. A new reference year cannot explain a negative factor, values without a reference year, or a factor in only a few
 * indexes of the table.
 */
export function unexplainedFactor(slices: ReadonlyMap<string, SeriesSlice>, parsed: ParsedDataset): WattleError | null {
  let [steady, count, moved] = [0, 0, null as { readonly series: ParsedSeries; readonly factor: number; readonly last: Change } | null];
  for (const series of parsed.series) {
    const slice = slices.get(series.key);
    const common = slice === undefined ? [] : figuresOf(slice, series);
    const factor = constantFactor(common.map(quotient));
    const isTurned = factor !== undefined && factor < 0;
    if (common.length < FEWEST_MOVED && !isTurned) continue;
    const index = isIndex(series.unit);
    const level = index ? 1 : usualQuotient(common);
    if (Math.max(Math.abs(level), 1 / Math.abs(level)) > LARGEST_LEVEL) {
      return unexplained(series, level, at(common, -1), 'revisions and reference years have smaller effects');
    }
    if (factor === undefined) {
      if (index && hasStayed(common)) steady += 1;
      continue;
    }
    const last = at(common, -1);
    if (isTurned) return unexplained(series, factor, last, 'a new reference year does not change a sign');
    if (!index && !REFERENCED.test(wordsOf(series, parsed))) return unexplained(series, factor, last, 'its figures have no reference year');
    if (!index) continue;
    count += 1;
    moved ??= { series, factor, last };
  }
  if (moved === null || steady <= count) return null;
  return unexplained(moved.series, moved.factor, moved.last, `${steady} other indexes in the table did not change`);
}

/** The largest factor by which a revision or a new reference year changes most values, except index values. */
const LARGEST_LEVEL = 3;
const usualQuotient = (common: readonly Change[]): number =>
  common.length < FEWEST_MOVED
    ? 1
    : at(
        common.map(quotient).sort((a, b) => a - b),
        common.length >> 1,
      );

const hasStayed = (common: readonly Change[]): boolean =>
  common.filter((one) => Math.abs(quotient(one) - 1) <= SEAM_SPREAD).length >= SHARE_AGREEING * common.length;

/** Returns the title, unit and code labels of a series. */
function wordsOf({ title, key, unit }: ParsedSeries, { dimensions }: ParsedDataset): string {
  const labels = key.split('.').map((code, i) => dimensions[i]?.values.find((value) => value.code === code)?.label);
  return [title, unit, ...labels].join(' ');
}

function unexplained({ key, freq }: ParsedSeries, factor: number, { t, then, now }: Change, why: string): WattleError {
  const times = factor.toPrecision(4);
  const detail = `All figures for ${key} are ${times} times their stored values, and ${why}. For ${formatPeriod({ freq, t })}: stored ${then}, received ${now}.`;
  return new WattleError('DATA_UNIT_CHANGED', detail, { at: { column: key, value: times } });
}

function seamAt({ key, freq }: ParsedSeries, start: number, factor: number): WattleError {
  const [from, times] = [formatPeriod({ freq, t: start }), factor.toPrecision(4)];
  const detail = `From ${from}, the values for ${key} are ${times} times the stored values. Earlier periods would keep a different reference year.`;
  return new WattleError('DATA_INCOMPLETE', detail, { at: { column: key, value: from } });
}

/**
 * Makes the same check as `seamOfReferenceYears` for an older vintage. Returns DATA_INCOMPLETE for the first series whose stored values
 * start later, at another level. Also returns DATA_INCOMPLETE for an index without a common period and with another reference period.
 */
export function seamBeforeStored(slices: ReadonlyMap<string, SeriesSlice>, older: ParsedDataset): WattleError | null {
  for (const series of older.series) {
    const slice = slices.get(series.key);
    const [start, begin] = [series.observations[0]?.t, slice?.t[0]];
    if (!slice || start === undefined || begin === undefined || start >= begin) continue;
    const factor = isOfUnknownBase(slice, series) ? null : constantFactor(quotients(slice, series));
    if (factor === undefined) continue;
    const from = formatPeriod({ freq: series.freq, t: begin });
    const levels = factor === null ? 'may have a different reference year' : `are ${factor.toPrecision(4)} times the stored values`;
    const detail = `Values of ${series.key} before ${from} in this vintage ${levels}. A series cannot have two reference years.`;
    return new WattleError('DATA_INCOMPLETE', detail, { at: { column: series.key, value: from } });
  }
  return null;
}

/** Returns the common factor in all ratios, apart from revisions. Undefined if there is no common factor, or if it is 1. */
function constantFactor(all: readonly number[]): number | undefined {
  const factor = [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
  if (factor === undefined || all.length < FEWEST_FIGURES || Math.abs(factor - 1) <= SEAM_STEP) return undefined;
  const agreeing = all.filter((quotient) => Math.abs(quotient / factor - 1) <= SEAM_SPREAD).length;
  return agreeing < SHARE_AGREEING * all.length ? undefined : factor;
}

/** Returns true for an index without a period in common with the stored data, unless both state the same reference year. */
function isOfUnknownBase({ series: stored }: SeriesSlice, series: ParsedSeries): boolean {
  const [first, last] = [series.observations[0]?.t, series.observations.at(-1)?.t];
  if (first === undefined || last === undefined || stored.firstT > stored.lastT || !isIndex(series.unit)) return false;
  if (first <= stored.lastT && last >= stored.firstT) return false;
  const [then, now] = [statedBase(stored), statedBase(series)];
  return then === '' || then !== now;
}

function unknownBase({ key, freq }: ParsedSeries, start: number): WattleError {
  const from = formatPeriod({ freq, t: start });
  const detail = `The index ${key} (from ${from}) has no period in common with its stored values. Its reference year may differ.`;
  return new WattleError('DATA_INCOMPLETE', detail, { at: { column: key, value: from } });
}
