/** The columns of a table, each with the values of one series. */

import { isAtConstantPrices } from '../../../catalogue/measure-facts.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { formatPeriod, windowOf } from '../../../core/period.ts';
import type { Points } from '../../../core/series/points.ts';
import { rebase } from '../../../core/series/rebase.ts';
import { referencePeriod } from '../../../core/series/reference-period.ts';
import type { AnswerColumn } from '../../base/answer.ts';
import { EXPR } from '../../base/parameters/standard.ts';
import type { Note } from '../../base/reason-shape.ts';
import { nothingInWindow } from '../../base/stored-span.ts';
import { breaksFromBase, breaksOfRows, brokenBy, comparableWith, meaninglessNote } from '../breaks/series-breaks.ts';
import { CHAIN_VOLUME, unitsOf } from '../reading/reference.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import { AT_CONSTANT_PRICES } from '../transforms/series-expression.ts';
import {
  AS_PUBLISHED,
  aggregatedPoints,
  partialPeriods,
  type Shaping,
  shapedUnits,
  shapedUnitsShort,
  shapePoints,
} from '../transforms/series-transforms.ts';
import type { MultiRequest } from './request.ts';

/** A series with values in the requested units and frequency. */
export interface Column {
  readonly loaded: LoadedSeries;
  readonly shaping: Shaping;
  readonly points: Points;
  readonly notes: readonly string[];
  readonly partial: (t: number) => boolean;
  readonly units: string;
  readonly unitsShort: string;
}

const readBy = (loaded: LoadedSeries, { dividedBy }: Shaping) => [loaded, ...dividedBy.map((divisor) => divisor.loaded)] as const;

export function columnOf(loaded: LoadedSeries, { indexTo, window }: MultiRequest, shaping: Shaping = AS_PUBLISHED): Column {
  const points = shapePoints(loaded, shaping);
  const partial = partialPeriods(loaded, shaping);
  if (indexTo) {
    const { from, to } = windowOf(points.freq, window.start, window.end);
    const comparable = comparableWith(readBy(loaded, shaping), indexTo, rebase(points, indexTo), [from, to]);
    return { loaded, shaping, partial, ...comparable, units: `Index, ${formatPeriod(indexTo)} = 100`, unitsShort: 'Index' };
  }
  const units = shapedUnits(shaping, unitsOf(loaded.handle, loaded.slice));
  return { loaded, shaping, partial, points, notes: [], units, unitsShort: shapedUnitsShort(shaping, loaded.handle.unitsShort) };
}

/**
 * Returns the unit that is compared before values are added. Amounts at constant prices have a separate unit, because adding them to
 * amounts at current prices would be meaningless.
 */
export const unitsInExpression = ({ loaded: { handle }, units }: Column): string =>
  isAtConstantPrices(handle) && units.startsWith('AUD') && !units.includes(CHAIN_VOLUME) ? `${units}${AT_CONSTANT_PRICES}` : units;

/** Returns the note for a column without values in the window. It states the range that has values. */
export const emptyNote = ({ loaded: { handle }, points: { freq, t } }: Column): readonly string[] => {
  const [firstT, lastT] = [t[0], t.at(-1)];
  return [nothingInWindow(handle.id, firstT === undefined || lastT === undefined ? [] : [{ freq, firstT, lastT }])];
};

export function breaksOfColumn({ window, indexTo }: MultiRequest): (column: Column) => ReturnType<typeof breaksOfRows> {
  return ({ loaded, shaping, points }) => {
    const { from, to } = windowOf(points.freq, window.start, window.end);
    const [oldest, newest] = [points.t.find((t) => t >= from), points.t.findLast((t) => t <= to)];
    if (oldest === undefined || newest === undefined || oldest > newest) return [];
    const ofRows = breaksOfRows(loaded, aggregatedPoints(loaded, shaping), shaping, oldest, newest);
    if (indexTo === null) return ofRows;
    const fromBase = breaksFromBase(readBy(loaded, shaping), indexTo, points.freq);
    const named = new Set(ofRows.map(({ one, of }) => `${one.id} ${of}`));
    const others = [oldest, newest].flatMap((t) => fromBase(t).filter(({ one, of }) => !named.has(`${one.id} ${of}`)));
    return [...ofRows, ...others];
  };
}

/**
 * Returns true if stored values in the window are omitted because a break lies between them and the values with which they are compared.
 */
export function isLeftOut({ window }: MultiRequest, { loaded, shaping, points, notes }: Column): boolean {
  if (notes.length > 0) return true;
  const { from, to } = windowOf(points.freq, window.start, window.end);
  const base = aggregatedPoints(loaded, shaping);
  const { meaningless } = brokenBy(loaded, base, shaping);
  return base.t.some((t) => t >= from && t <= to && meaningless(t));
}

export function meaninglessNotes({ window }: MultiRequest): (column: Column) => readonly string[] {
  return ({ loaded, shaping, points }) => {
    const { from, to } = windowOf(points.freq, window.start, window.end);
    const base = aggregatedPoints(loaded, shaping);
    return meaninglessNote(loaded.handle, base, shaping.units, brokenBy(loaded, base, shaping), from, to);
  };
}

export function answerColumns(
  columns: readonly Column[],
  { shapings }: MultiRequest,
  computedUnit: string | null,
): readonly AnswerColumn[] {
  const ofSeries = columns.map(({ loaded, units }): AnswerColumn => ({ name: loaded.handle.id, exact: true, unit: units }));
  const canBePartial = shapings.some(({ partial, frequency }) => partial && frequency !== null);
  const computed = computedUnit === null ? [] : [{ name: EXPR.name, unit: computedUnit }];
  return [{ name: 'date' }, { name: 'period' }, ...ofSeries, ...computed, ...(canBePartial ? [{ name: 'partial' }] : [])];
}

export const factsOf = ({ loaded: { handle }, points, units, unitsShort }: Column): Readonly<Record<string, unknown>> => ({
  series_id: handle.id,
  title: handle.title,
  units,
  units_short: unitsShort,
  frequency: FREQUENCY[points.freq].word,
  adjustment: handle.adjustment,
  place: handle.place,
});

/** Returns a note if indexes cannot be compared because their reference periods differ. Ignores other units. */
export function unlikeBases(columns: readonly Column[]): readonly Note[] {
  const indexes = columns.filter(({ units }) => /^index\b/i.test(units)).map(({ loaded, units }) => [loaded.handle.id, units] as const);
  // Agencies spell one base differently, such as `Sep 2025 = 100.0` and `September 2025 month = 100`.
  if (new Set(indexes.map(([, units]) => referencePeriod(units) ?? units)).size < 2) return [];
  const named = indexes.map(([id, units]) => `${id} (${units})`).join(', ');
  const text = `The indexes have different reference bases: ${named}. Use index_to to compare them.`;
  return [{ code: 'unlike_bases', scope: 'series', values: { bases: Object.fromEntries(indexes) }, text }];
}
