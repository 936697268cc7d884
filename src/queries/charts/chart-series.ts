/** Builds the lines of a chart: values in the window, on one of two axes, with marks for breaks. */

import { daysOf as daysOfBreak, type MethodBreak } from '../../catalogue/breaks/method-break.ts';
import { at } from '../../core/assert.ts';
import { firstFrom } from '../../core/basic/lists.ts';
import { WattleError } from '../../core/errors.ts';
import { type Frequency, isInterval } from '../../core/frequency.ts';
import { firstDay, formatPeriod, lastDay, period, windowOf } from '../../core/period.ts';
import { rebase } from '../../core/series/rebase.ts';
import { referenceWords } from '../../core/series/reference-period.ts';
import { periodInWords } from '../../signals/wording/periods.ts';
import type { Chart, ChartSeries, Freshness } from '../base/answer.ts';
import type { Window } from '../base/parameters/parameters.ts';
import { breaksFromBase, breaksWithin, brokenBy, comparableWith, meaninglessNote } from '../series/breaks/series-breaks.ts';
import { unitsOf } from '../series/reading/reference.ts';
import { shownDecimals } from '../series/reading/shown-decimals.ts';
import { eventInForce, knownThrough, type LoadedSeries } from '../series/reading/stored-series.ts';
import { aggregatedPoints, partialPeriods, shapedUnits, shapedUnitsShort, shapePoints } from '../series/transforms/series-transforms.ts';
import { type FirstValues, onLatestBase } from '../series/vintages/first-published.ts';
import type { ChartRequest, Part } from './chart-request.ts';

/** A chart of market intervals shows two days. A longer range would look like a solid area. */
const INTERVALS_SHOWN_DAYS = 2;

export interface LoadedPart extends Part {
  readonly loaded: LoadedSeries;
  /** The first-published values. Null if the chart shows the latest values. Also null for events, because they are announced only once. */
  readonly firsts: FirstValues | null;
  readonly freshness: Freshness;
  readonly maxAgeSeconds: number;
}

/** The number of latest values from which the number of decimals in labels is chosen, as in tables. */
const STYLED = 12;

type WithoutAxis = Omit<ChartSeries, 'axis'>;

type DrawnSeries = WithoutAxis & { readonly notes: readonly string[] };

/** Names the first values that are not drawn, because the latest value has another reference base. */
function undrawnNotes(firsts: FirstValues | null, [from, to]: readonly [number, number]): readonly string[] {
  const start = firsts?.rebasedAt.findLast((t) => t > from && t <= to);
  if (firsts === null || start === undefined) return [];
  return [`First values before ${periodInWords(period(firsts.points.freq, start))} have another reference base and are not drawn.`];
}

export function drawnSeries({ loaded, shaping, firsts }: LoadedPart, request: ChartRequest): DrawnSeries {
  const { handle } = loaded;
  const own = unitsOf(handle, loaded.slice);
  const facts = { id: handle.id, title: handle.title, adjustment: handle.adjustment };
  const recent = loaded.slice.value.slice(-STYLED).filter((value) => value !== null);
  const asTables = { decimals: shownDecimals(handle, recent) };
  if (handle.nature === 'event' && shaping.frequency === null) {
    return { ...facts, ...asTables, ...eventsOf(loaded, request.window), units: own, unitsShort: handle.unitsShort, notes: [] };
  }
  const whole = firsts === null ? shapePoints(loaded, shaping) : onLatestBase(firsts);
  const read = [loaded, ...shaping.dividedBy.map((one) => one.loaded)] as const;
  const base = aggregatedPoints(loaded, shaping);
  const broken = brokenBy(loaded, base, shaping);
  const within = ordinalsIn(whole.freq, request.window);
  const { points, notes } = request.base
    ? comparableWith(read, request.base, rebase(whole, request.base), within)
    : { points: whole, notes: [...meaninglessNote(handle, base, shaping.units, broken, ...within), ...undrawnNotes(firsts, within)] };
  const { from, to } = shownWindow(points.freq, points.t, request.window);
  const [begin, end] = [firstFrom(points.t, from), firstFrom(points.t, to + 1)];
  const drawn = { t: points.t.slice(begin, end), value: points.value.slice(begin, end) };
  const isPartial = partialPeriods(loaded, shaping);
  const computed =
    request.base !== null ||
    shaping.divisors.length > 0 ||
    shaping.units !== 'lin' ||
    (shaping.frequency !== null && shaping.aggregation !== 'eop');
  return {
    ...facts,
    freq: points.freq,
    nature: 'period',
    t: drawn.t,
    value: drawn.value,
    through: null,
    breaks: marksOfBreaks(
      read,
      points.freq,
      drawn.t,
      request.base
        ? (t) => breaksFromBase(read, request.base ?? period(points.freq, t), points.freq)(t).map(({ one }) => one)
        : broken.spanned,
    ),
    notes,
    partial: drawn.t.some(isPartial),
    units: request.base ? `Index, ${referenceWords(formatPeriod(request.base))} = 100` : shapedUnits(shaping, own),
    unitsShort: request.base ? 'Index' : shapedUnitsShort(shaping, handle.unitsShort),
    computed,
    ...(computed ? {} : asTables),
  };
}

/**
 * Returns the breaks between the first and the last drawn period. Also returns earlier breaks if they affect drawn values, such as
 * annual changes.
 */
function marksOfBreaks(
  read: readonly LoadedSeries[],
  freq: Frequency,
  drawn: readonly number[],
  spanned: (t: number) => readonly MethodBreak[],
): NonNullable<ChartSeries['breaks']> {
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first === undefined || last === undefined) return [];
  const within = read.flatMap((loaded) => breaksWithin(loaded, lastDay(period(freq, first)), lastDay(period(freq, last))));
  const all = new Set([...spanned(first), ...within.map(({ one }) => one), ...spanned(last)]);
  return [...all].map((one) => ({ day: daysOfBreak(one).first, what: one.what })).sort((a, b) => a.day - b.day);
}

export function breaksBefore(drawn: readonly WithoutAxis[]): Pick<Chart, 'breaksBefore'> {
  const before = drawn.flatMap(({ freq, t, breaks = [] }) => {
    const [first] = t;
    return first === undefined ? [] : breaks.flatMap(({ day }) => (day <= firstDay(period(freq, first)) ? [day] : []));
  });
  return before.length === 0 ? {} : { breaksBefore: [...new Set(before)].sort((a, b) => a - b) };
}

/** The maximum number of values in a chart. It is enough for 68 years of daily values, and a chart has no room for more. */
const MOST_DRAWN = 25_000;

/** Throws REQ_UNPROCESSABLE for a chart with too many values. */
export function refuseCrowded(drawn: readonly Pick<ChartSeries, 't'>[]): void {
  const values = drawn.reduce((sum, { t }) => sum + t.length, 0);
  if (values <= MOST_DRAWN) return;
  throw new WattleError('REQ_UNPROCESSABLE', `A chart can show up to ${MOST_DRAWN} values. This window has ${values}.`, {
    hint: 'Use a shorter span with start and end, or a lower frequency such as frequency=a.',
  });
}

const ordinalsIn = (freq: Frequency, { start, end }: Window): [from: number, to: number] => {
  const { from, to } = windowOf(freq, start, end);
  return [from, to];
};

function shownWindow(freq: Frequency, ordinals: readonly number[], window: Window): { from: number; to: number } {
  const { from, to } = windowOf(freq, window.start, window.end);
  const newest = ordinals.findLast((t) => t <= to);
  if (!isInterval(freq) || window.start || newest === undefined) return { from, to };
  const perDay = freq === '5MIN' ? 288 : 48;
  return { from: newest - INTERVALS_SHOWN_DAYS * perDay + 1, to };
}

/** Returns the events in the window. Includes the last event before it, because its value applies at the start of the window. */
function eventsOf(
  loaded: LoadedSeries,
  { start, end }: Window,
): Pick<ChartSeries, 'freq' | 'nature' | 't' | 'value' | 'through' | 'partial' | 'computed'> {
  const { slice } = loaded;
  const { from, to } = windowOf('D', start, end);
  const first = Math.max(0, eventInForce(slice, from));
  const kept = slice.t.flatMap((t, i) => (i >= first && t <= to ? [i] : []));
  return {
    freq: slice.series.freq,
    nature: 'event',
    t: kept.map((i) => at(slice.t, i)),
    value: kept.map((i) => slice.value[i] ?? null),
    through: knownThrough(loaded),
    partial: false,
    computed: false,
  };
}

/** Converts `per cent per annum` to `per cent`, so that both units share one axis. */
export const scaleName = (units: string): string => units.toLowerCase().replace(/^per cent per annum$/, 'per cent');

/** Uses the left axis for the first unit, and the right axis for a second unit. Throws REQ_BAD_PARAMETER for a third unit. */
export function onAxes(series: readonly WithoutAxis[]): readonly ChartSeries[] {
  const scales = [...new Set(series.map((one) => scaleName(one.units)))];
  if (scales.length > 2) {
    const detail = `A chart has at most two axes, but these series have ${scales.length} units: ${series.map((one) => `${one.id} in ${one.units}`).join('; ')}.`;
    throw new WattleError('REQ_BAD_PARAMETER', detail, {
      hint: 'Remove series until two units remain, or use one unit: units=pc1 (growth) or index_to=2020 (100 in that year).',
      faults: [{ parameter: 'ids', detail }],
    });
  }
  return series.map((one) => ({ ...one, axis: scaleName(one.units) === scales[0] ? 'left' : 'right' }));
}
