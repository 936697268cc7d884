/**
 * Figures that cannot be right beside those that are stored, while the file itself is sound: they came in the place of others. Told by exact
 * agreement with what is stored elsewhere, of so many digits that chance does not make it.
 */
import { at } from '../../core/assert.ts';
import { digitsOf } from '../../core/decimal.ts';
import type { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { type Change, type Changed, changedOf, refusal } from './changed-figures.ts';
import { emptyNewestPeriod, mistypedFigure, repeatedNewestPeriod } from './slips.ts';

/** DATA_IMPLAUSIBLE for the first such fault; null where there is none. Of market intervals nothing is looked at: they are records. */
export function implausible(slices: readonly SeriesSlice[], deltas: readonly SeriesDelta[]): WattleError | null {
  const held = new Map(slices.map((slice) => [slice.series.key, slice]));
  const changed = deltas.flatMap((delta): readonly Changed[] => {
    const slice = held.get(delta.attributes.key);
    return slice === undefined || slice.series.freq === '5MIN' || slice.series.freq === '30MIN' ? [] : [changedOf(slice, delta)];
  });
  if (changed.length === 0) return null;
  return (
    movedInTime(changed) ??
    ofOtherSeries(changed, slices) ??
    movedAside(changed) ??
    emptyNewestPeriod(changed) ??
    repeatedNewestPeriod(changed) ??
    mistypedFigure(changed)
  );
}

/** What comes is what is stored elsewhere in this share of what changes, or more. */
const SHARE_AGREEING = 0.9;
/** Significant digits of the unlike figures that agree: three times three digits and one agree by chance in one of 10^10 cases. */
const FEWEST_DIGITS = 10;
const FEWEST_FIGURES = 3;

/** Whether so much of what changes agrees with something else that it is no chance. */
export function isTelling(changes: readonly Change[], agrees: (change: Change) => boolean, share = SHARE_AGREEING): boolean {
  if (changes.length < FEWEST_FIGURES) return false;
  const agreeing = changes.filter(agrees);
  if (agreeing.length < share * changes.length) return false;
  const unlike = [...new Set(agreeing.map(({ now }) => now))];
  return unlike.length >= FEWEST_FIGURES && unlike.reduce((sum, value) => sum + digitsOf(value).length, 0) >= FEWEST_DIGITS;
}

// ---------------------------------------------------------------- another period

/** Dates that slipped against their figures. A step in time moves every figure of a series, so that few are as good as many. */
function movedInTime(changed: readonly Changed[]): WattleError | null {
  for (const { key, slice, before, changes } of changed) {
    for (const step of [-1, 1] as const) {
      if (changes.length < FEWEST_MOVED || !isTelling(changes, ({ t, now }) => before.get(t + step) === now)) continue;
      const from = formatPeriod({ freq: slice.series.freq, t: at(changes, 0).t });
      const side = step < 0 ? 'before' : 'after';
      return refusal(
        `${changes.length} figures of ${key} from ${from} on are those of the period ${side} theirs: its dates have slipped.`,
        key,
        from,
      );
    }
  }
  return null;
}

/** Of fewer figures one that was a period late may have been put right. */
const FEWEST_MOVED = 8;

// ---------------------------------------------------------------- another series

/** Two series that changed names. What another one keeps besides is a copy: a series that is no longer adjusted equals the original. */
function ofOtherSeries(changed: readonly Changed[], slices: readonly SeriesSlice[]): WattleError | null {
  const byKey = new Map(changed.map((one) => [one.key, one]));
  const holders = new Map<string, Map<number, string[]>>();
  const holdersAt = (freq: string, t: number): ReadonlyMap<number, readonly string[]> => {
    const name = `${freq} ${t}`;
    const known = holders.get(name) ?? valuesAt(slices, freq, t);
    holders.set(name, known);
    return known;
  };
  for (const { key, slice, changes } of changed) {
    const last = changes.at(-1);
    if (last === undefined || changes.length < FEWEST_FIGURES) continue;
    for (const other of holdersAt(slice.series.freq, last.t).get(last.now) ?? []) {
      const its = byKey.get(other);
      if (other === key || its === undefined || !isTelling(changes, ({ t, now }) => its.before.get(t) === now)) continue;
      const left = new Map(its.changes.map(({ t, now }) => [t, now]));
      const gone = new Set(its.delta.remove);
      if (changes.filter(({ t }) => left.has(t) || gone.has(t)).length < SHARE_AGREEING * changes.length) continue;
      const detail = `${changes.length} figures of ${key} are those of ${other}, which has others now: the two have changed places.`;
      return refusal(detail, key, other);
    }
  }
  return null;
}

function valuesAt(slices: readonly SeriesSlice[], freq: string, t: number): Map<number, string[]> {
  const keys = new Map<number, string[]>();
  for (const { series, t: ordinals, value } of slices) {
    const i = series.freq === freq ? indexOf(ordinals, t) : -1;
    const figure = i < 0 ? null : (value[i] ?? null);
    if (figure === null) continue;
    const there = keys.get(figure);
    if (there) there.push(series.key);
    else keys.set(figure, [series.key]);
  }
  return keys;
}

/** By halving: ordinals ascend. */
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

// ---------------------------------------------------------------- another column

/** Cells of one row that came a column to the left or to the right: series stand in the order of their columns. */
function movedAside(changed: readonly Changed[]): WattleError | null {
  for (const step of [-1, 1] as const) {
    const rows = new Map<string, { readonly change: Change; readonly agrees: boolean; readonly key: string }[]>();
    for (const [i, { key, slice, changes }] of changed.entries()) {
      const beside = changed[i + step];
      for (const change of changes) {
        const name = formatPeriod({ freq: slice.series.freq, t: change.t });
        const agrees = beside?.slice.series.freq === slice.series.freq && beside.before.get(change.t) === change.now;
        const row = rows.get(name);
        if (row) row.push({ change, agrees, key });
        else rows.set(name, [{ change, agrees, key }]);
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
      return refusal(`${aside.size} figures of ${name} are those of the column beside theirs: the row has moved.`, at(row, 0).key, name);
    }
  }
  return null;
}

const FEWEST_ASIDE = 4;
/** The row ends somewhere, and its last cell is filled from elsewhere. */
const SHARE_ASIDE = 0.75;
