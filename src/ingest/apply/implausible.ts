/**
 * Detects values that are in the wrong place in a valid file. They match stored values for other places, in more digits than chance
 * explains.
 */

import { at, entry } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import { digitsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import { FREQUENCY, isInterval } from '../../core/frequency.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { addedDigits } from './added-digits.ts';
import { arrivingSeries } from './arriving.ts';
import { historyOfStored, OtherSteps, step } from './believable.ts';
import { type Change, type Changed, changedOf, refusal } from './changed-figures.ts';
import { misplacedRow, misplacedSeries } from './misplaced.ts';
import { outsideRange } from './outside-range.ts';
import { skippedPeriod } from './period-scale.ts';
import { Related } from './related.ts';
import { commonFactor } from './rows/common-factor.ts';
import { sameLastDigit } from './rows/last-digits.ts';
import { reorderedRow } from './rows/row-order.ts';
import { emptyNewestPeriod, mistypedFigure, repeatedNewestPeriod, repeatedRow, swappedPeriods } from './slips.ts';

/**
 * Returns DATA_IMPLAUSIBLE for the first implausible value, or null. Market intervals have no usual change, so they are only compared
 * with stored values for other places. `begins` has the first ordinal of each series in the file. `ofSingles` is true for a dataset on
 * single shares or products, whose values may change a thousandfold.
 */
export function implausible(
  slices: readonly SeriesSlice[],
  deltas: readonly SeriesDelta[],
  begins: ReadonlyMap<string, number>,
  ofSingles = false,
  arriving = arrivingSeries(slices, deltas),
): WattleError | null {
  const existing = new Map(slices.map((slice) => [slice.series.key, slice]));
  const all = deltas.flatMap((delta): readonly Changed[] => {
    const slice = existing.get(delta.attributes.key);
    return slice === undefined ? [] : [changedOf(slice, delta)];
  });
  const changed = all.filter(({ slice }) => !isInterval(slice.series.freq));
  const others = new OtherSteps(slices);
  return (
    movedInTime(all) ??
    swappedPeriods(all) ??
    mirrored(all) ??
    ofOtherSeries(all, slices) ??
    copied(all, slices) ??
    underNewKeys(slices, deltas, begins) ??
    movedAside(changed) ??
    permutedRow(changed) ??
    emptyNewestPeriod(changed) ??
    repeatedNewestPeriod(changed) ??
    repeatedRow(arriving) ??
    misplacedSeries(changed, slices) ??
    mistypedFigure(changed) ??
    skippedPeriod(arriving, begins) ??
    (ofSingles
      ? null
      : (addedDigits(arriving) ??
        sameLastDigit(arriving) ??
        commonFactor(arriving) ??
        misplacedRow(arriving, slices) ??
        reorderedRow(arriving) ??
        outsideRange(arriving, others, new Related(slices, arriving))))
  );
}

/** The share of changes that must match stored values for other places. */
const SHARE_AGREEING = 0.9;
/**
 * The minimum number of significant digits in all different matching values together. By chance, ten digits match in one of 10^10 cases.
 */
const FEWEST_DIGITS = 10;
const FEWEST_FIGURES = 3;

/** Returns true if more changes match stored values for other places than chance explains. */
export function isTelling<One extends Pick<Change, 't' | 'now'>>(
  changes: readonly One[],
  agrees: (change: One) => boolean,
  share = SHARE_AGREEING,
): boolean {
  if (changes.length < FEWEST_FIGURES) return false;
  const agreeing = changes.filter(agrees);
  if (agreeing.length < share * changes.length) return false;
  const unlike = [...new Set(agreeing.map(({ now }) => now))];
  return unlike.length >= FEWEST_FIGURES && unlike.reduce((sum, value) => sum + digitsOf(value).length, 0) >= FEWEST_DIGITS;
}

// ---------------------------------------------------------------- another period

/**
 * Detects dates that moved by a period or a year while values stayed in place. All values in a series then move, so one series with enough
 * values is sufficient.
 */
function movedInTime(changed: readonly Changed[]): WattleError | null {
  for (const { key, slice, before, changes } of changed) {
    if (changes.length < FEWEST_MOVED) continue;
    const year = FREQUENCY[slice.series.freq].perYear ?? WEEKS_OF_DAYS;
    // Daily series and series of events do not have a value for every day. The previous period is therefore the previous row.
    const filled = [...before].filter(([, value]) => value !== null);
    const place = new Map(filled.map(([t], i) => [t, i]));
    for (const step of [-1, 1, -year, year]) {
      const other = (t: number): number | null | undefined =>
        Math.abs(step) === 1 ? filled[entry(place, t) + step]?.[1] : before.get(t + step);
      if (!isTelling(changes, ({ t, now }) => other(t) === now)) continue;
      const from = formatPeriod({ freq: slice.series.freq, t: at(changes, 0).t });
      const unit = Math.abs(step) === 1 ? 'a period' : 'a year';
      const side = step < 0 ? 'earlier' : 'later';
      return refusal(
        `${changes.length} figures for ${key} from ${from} match the stored figures ${unit} ${side}. The dates appear to be shifted.`,
        key,
        from,
      );
    }
  }
  return null;
}

/** The number of days in 52 weeks: a year later on the same day of the week. */
const WEEKS_OF_DAYS = 364;

/** The minimum number of changed values. If fewer changed, they may be corrections of late values. */
const FEWEST_MOVED = 8;
/** If the first changed value occurs more often than this, only its latest periods are tried. With more, a match could be due to chance. */
const MOST_MIRRORS = 5;

/**
 * Detects values in reverse order under unchanged dates. Compares positions, because daily series and series of events do not have a
 * value for every day.
 */
function mirrored(changed: readonly Changed[]): WattleError | null {
  for (const { key, slice, before, changes } of changed) {
    const [first] = changes;
    if (first === undefined || changes.length < FEWEST_MOVED) continue;
    const filled = [...before].filter(([, value]) => value !== null);
    const place = new Map(filled.map(([t], i) => [t, i]));
    const start = entry(place, first.t);
    const mirrors = filled.flatMap(([, value], i) => (value === first.now && i !== start ? [i + start] : [])).slice(-MOST_MIRRORS);
    if (!mirrors.some((sum) => isTelling(changes, ({ t, now }) => filled[sum - entry(place, t)]?.[1] === now))) continue;
    const from = formatPeriod({ freq: slice.series.freq, t: first.t });
    return refusal(`${changes.length} figures for ${key} from ${from} are the stored figures in reverse order.`, key, from);
  }
  return null;
}

/** Detects two series with swapped keys. */
function ofOtherSeries(changed: readonly Changed[], slices: readonly SeriesSlice[]): WattleError | null {
  const byKey = new Map(changed.map((one) => [one.key, one]));
  const holders = new Holders(slices);
  for (const { key, slice, changes } of changed) {
    const last = changes.at(-1);
    if (last === undefined) continue;
    for (const other of holders.of(slice.series.freq, last.t, last.now)) {
      const stored = other.series.key === key ? undefined : holders.values(other);
      if (stored === undefined || !isTelling(changes, ({ t, now }) => stored.get(t) === now)) continue;
      const its = byKey.get(other.series.key);
      const left = new Set([...(its?.changes ?? []).map(({ t }) => t), ...(its?.delta.remove ?? [])]);
      if (changes.filter(({ t }) => left.has(t)).length < SHARE_AGREEING * changes.length) continue;
      const detail = `${changes.length} new figures for ${key} match stored figures for ${other.series.key}, which also changed. The series appear to be swapped.`;
      return refusal(detail, key, other.series.key);
    }
  }
  return null;
}

/** Detects a series that was copied over another. Their stored values differ, but their values in the file are the same. */
function copied(changed: readonly Changed[], slices: readonly SeriesSlice[]): WattleError | null {
  const byKey = new Map(changed.map((one) => [one.key, one]));
  const rows = new Map<string, Map<number, SeriesSlice[]>>();
  for (const { key, slice, changes } of changed) {
    const last = changes.at(-1);
    if (last === undefined || changes.length < FEWEST_MOVED) continue;
    const name = `${slice.series.freq} ${last.t}`;
    const row = rows.get(name) ?? valuesNow(slice.series.freq, last.t, slices, byKey);
    rows.set(name, row);
    for (const other of row.get(last.now) ?? []) {
      const its = byKey.get(other.series.key);
      if (other.series.key === key || isNoLongerAdjusted(slice, other, changes)) continue;
      const stored = its?.before ?? new Map(other.t.map((t, i) => [t, other.value[i] ?? null]));
      const now = new Map(its?.changes.map((one) => [one.t, one.now]));
      const wasApart = ({ t, then }: Change): boolean => (stored.get(t) ?? null) !== null && stored.get(t) !== then;
      const apart = changes.filter(wasApart);
      if (apart.length < SHARE_AGREEING * changes.length || !isTelling(apart, (one) => (now.get(one.t) ?? stored.get(one.t)) === one.now))
        continue;
      const detail = `From ${formatPeriod({ freq: slice.series.freq, t: at(apart, 0).t })}, ${apart.length} figures for ${key} changed to those for ${other.series.key}. One series appears to be a copy.`;
      return refusal(detail, key, other.series.key);
    }
  }
  return null;
}

/** Returns the series by their value for one period after the import. */
function valuesNow(
  freq: string,
  t: number,
  slices: readonly SeriesSlice[],
  byKey: ReadonlyMap<string, Changed>,
): Map<number, SeriesSlice[]> {
  const row = new Map<number, SeriesSlice[]>();
  for (const slice of slices) {
    if (slice.series.freq !== freq) continue;
    const i = indexOf(slice.t, t);
    const value = byKey.get(slice.series.key)?.changes.find((one) => one.t === t)?.now ?? (i < 0 ? null : (slice.value[i] ?? null));
    if (value !== null) addTo(row, value, slice);
  }
  return row;
}

/** A series has a seasonal pattern if its adjusted changes are below this share of its original changes. */
const SEASONAL = 0.7;

/** Returns true if adjusted values equal the original values because the series has no seasonal pattern. */
function isNoLongerAdjusted(slice: SeriesSlice, other: SeriesSlice, changes: readonly Change[]): boolean {
  if (slice.series.adjustment !== 'seasonally_adjusted' || other.series.adjustment !== 'original') return false;
  const [own, original] = [historyOfStored(slice), historyOfStored(other)];
  const moved = changes.reduce((sum, { then, now }) => sum + step(own, then, now), 0) / changes.length;
  return moved <= own.usual + own.resolution(at(changes, 0).then) && own.usual > SEASONAL * original.usual;
}

/** Detects new series with the stored values of series that the file changes or lacks. Two keys were then swapped. */
function underNewKeys(
  slices: readonly SeriesSlice[],
  deltas: readonly SeriesDelta[],
  begins: ReadonlyMap<string, number>,
): WattleError | null {
  const holders = new Holders(slices);
  const byKey = new Map(deltas.map((delta) => [delta.attributes.key, delta]));
  const existing = new Set(slices.map(({ series }) => series.key));
  for (const { attributes, write } of deltas) {
    if (existing.has(attributes.key)) continue;
    const figures = write.flatMap(({ t, value }) => (value === null ? [] : [{ t, now: value }]));
    const last = figures.at(-1);
    if (last === undefined) continue;
    for (const other of holders.of(attributes.freq, last.t, last.now)) {
      const stored = holders.values(other);
      const shared = figures.filter(({ t }) => stored.has(t));
      const its = byKey.get(other.series.key);
      const staysAsItIs = begins.has(other.series.key) && (its === undefined || its.write.every(({ t }) => !stored.has(t)));
      if (staysAsItIs || !isTelling(shared, ({ t, now }) => stored.get(t) === now)) continue;
      const detail = `${shared.length} figures for the new series ${attributes.key} match stored figures for ${other.series.key}. The keys appear to be swapped.`;
      return refusal(detail, attributes.key, other.series.key);
    }
  }
  return null;
}

/** Finds the stored series with a given value in a period. Caches the values for each period. */
class Holders {
  readonly #slices: readonly SeriesSlice[];
  readonly #at = new Map<string, Map<number, SeriesSlice[]>>();
  readonly #values = new Map<SeriesSlice, ReadonlyMap<number, number | null>>();

  constructor(slices: readonly SeriesSlice[]) {
    this.#slices = slices;
  }

  of(freq: string, t: number, value: number): readonly SeriesSlice[] {
    const name = `${freq} ${t}`;
    const known = this.#at.get(name) ?? this.#valuesAt(freq, t);
    this.#at.set(name, known);
    return known.get(value) ?? [];
  }

  values(slice: SeriesSlice): ReadonlyMap<number, number | null> {
    const known = this.#values.get(slice) ?? new Map(slice.t.map((t, i) => [t, slice.value[i] ?? null]));
    this.#values.set(slice, known);
    return known;
  }

  #valuesAt(freq: string, t: number): Map<number, SeriesSlice[]> {
    const holders = new Map<number, SeriesSlice[]>();
    for (const slice of this.#slices) {
      const i = slice.series.freq === freq ? indexOf(slice.t, t) : -1;
      const figure = i < 0 ? null : (slice.value[i] ?? null);
      if (figure === null) continue;
      addTo(holders, figure, slice);
    }
    return holders;
  }
}

/** Finds an ordinal by binary search. Returns -1 if it is missing. */
function indexOf(ordinals: readonly number[], t: number): number {
  let [low, high] = [0, ordinals.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = ordinals[middle] as number;
    if (there === t) return middle;
    if (there < t) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Detects a row in which all cells moved by one column. Series must be in column order. */
function movedAside(changed: readonly Changed[]): WattleError | null {
  for (const step of [-1, 1] as const) {
    const rows = new Map<string, { readonly change: Change; readonly agrees: boolean; readonly key: string }[]>();
    for (const [i, { key, slice, changes }] of changed.entries()) {
      const beside = changed[i + step];
      for (const change of changes) {
        const name = formatPeriod({ freq: slice.series.freq, t: change.t });
        const agrees = beside?.slice.series.freq === slice.series.freq && beside.before.get(change.t) === change.now;
        addTo(rows, name, { change, agrees, key });
      }
    }
    for (const [name, row] of rows) {
      const aside = new Set(row.filter(({ agrees }) => agrees).map(({ change }) => change));
      if (
        row.length < FEWEST_ASIDE ||
        !isTelling(
          row.map(({ change }) => change),
          (change) => aside.has(change),
          SHARE_ASIDE,
        )
      )
        continue;
      return refusal(
        `${aside.size} figures for ${name} match the next column. The row appears to be shifted by one column.`,
        at(row, 0).key,
        name,
      );
    }
  }
  return null;
}

/**
 * Detects a row in which cells contain the stored values of other cells. If a swap moves each value closer to its neighbours in time, it
 * is a correction and not an error.
 */
function permutedRow(changed: readonly Changed[]): WattleError | null {
  const rows = new Map<string, { readonly one: Changed; readonly change: Change }[]>();
  for (const one of changed) {
    for (const change of one.changes) {
      const name = formatPeriod({ freq: one.slice.series.freq, t: change.t });
      addTo(rows, name, { one, change });
    }
  }
  const all = changed.reduce((sum, { changes }) => sum + changes.length, 0);
  for (const [name, row] of rows) {
    const [came, left] = [row.map(({ change }) => change.now), row.map(({ change }) => change.then)].map((values) =>
      values.sort((a, b) => a - b),
    );
    const digits = row.reduce((sum, { change }) => sum + digitsOf(change.now).length, 0);
    const isWholeFile = row.length === all;
    if (row.length < 2 || (digits < FEWEST_SWAPPED_DIGITS && !isWholeFile) || String(came) !== String(left)) continue;
    const misfit = (figure: (change: Change) => number): number =>
      row.reduce((sum, { one, change }) => sum + Math.abs(figure(change) - (one.before.get(change.t - 1) ?? figure(change))), 0);
    if (misfit(({ now }) => now) <= misfit(({ then }) => then)) continue;
    return refusal(
      `${row.length} figures for ${name} appear to be swapped. Each matches the stored figure for another series.`,
      at(row, 0).one.key,
      name,
    );
  }
  return null;
}

/** The minimum number of digits in two swapped values together: three in each. */
const FEWEST_SWAPPED_DIGITS = 6;
const FEWEST_ASIDE = 4;
/** The share of cells in a shifted row that must match. The last cell has no source in the row. */
const SHARE_ASIDE = 0.75;
