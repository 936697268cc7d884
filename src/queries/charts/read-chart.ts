/** What a chart shows: one series or several within a window, in the units requested, on one axis or two. */

import { bandsOf } from '../../catalogue/bands.ts';
import { daysOf as daysOfBreak, type MethodBreak } from '../../catalogue/breaks/method-break.ts';
import { at } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { firstDay, formatPeriod, lastDay, type Period, parseIsoDay, period, windowOf } from '../../core/period.ts';
import { rebase } from '../../core/series/rebase.ts';
import type { Version } from '../../store/ports/series.ts';
import type { Chart, ChartBand, ChartSeries, ChartSource, Freshness } from '../answer.ts';
import { citationOf, publishedBasis } from '../citation.ts';
import type { QueryContext } from '../context.ts';
import { olderFigures, type ShownEdition, shownEdition } from '../editions-apart.ts';
import { maxAgeSeconds, ONLY_STALE, refuseStale } from '../freshness.ts';
import { boundReader } from '../parameters/bounds.ts';
import { choice, integer, type QueryParameter, text } from '../parameters/declaration.ts';
import { type AsOf, Parameters, type Window } from '../parameters/parameters.ts';
import { ALLOW_STALE, AS_OF, EMBED_KEY, GAP, IDS, INDEX_TO, VINTAGE, WINDOW } from '../parameters/standard.ts';
import { reasonText } from '../reason-words.ts';
import { otherDatasets } from '../series/divided.ts';
import { type FirstValues, firstValuesOf } from '../series/first-published.ts';
import { readIndexBase } from '../series/index-base.ts';
import { breaksFromBase, breaksWithin, brokenBy, comparableWith, meaninglessNote } from '../series/series-breaks.ts';
import { freshnessOfAll } from '../series/series-freshness.ts';
import {
  aggregatedPoints,
  partialPeriods,
  readShapings,
  SHAPING_AND_DIVIDING,
  type Shaping,
  shapedUnits,
  shapedUnitsShort,
  shapePoints,
  withDivisors,
} from '../series/series-transforms.ts';
import { eventInForce, knownThrough, type LoadedSeries, loadSeries, unitsOf } from '../series/stored-series.ts';
import { gapsWithin } from '../stored-span.ts';
import { gapsOfAnswer } from '../vintages/vintage-gap.ts';

export const CHART_TYPES = ['line', 'step', 'bar'] as const;
export const CHART_THEMES = ['light', 'dark', 'auto'] as const;
const LONGEST_TITLE = 200;
const TYPE = choice('type', 'How values are drawn. A series of events, such as the cash rate target, is drawn as steps.', CHART_TYPES);
const THEME = choice('theme', 'Colours. `auto` follows the preference of the reader. Light by default.', CHART_THEMES);
const WIDTH = integer('width', 'Width in pixels.', { min: 200, max: 2000, default: 720 });
const HEIGHT = integer('height', 'Height in pixels. What suits the width where it is absent.', { min: 120, max: 1200, default: null });
const TITLE = text('title', 'Heading in the place of the title of the series.', { maxLength: LONGEST_TITLE });
/** Read by the layer that serves. */
export const SVG_ONLY = choice('format', 'SVG is the only format here.', ['svg']);
export const READ_CHART: readonly QueryParameter[] = [
  ...WINDOW,
  ...SHAPING_AND_DIVIDING,
  INDEX_TO,
  TYPE,
  WIDTH,
  HEIGHT,
  THEME,
  SVG_ONLY,
  TITLE,
  EMBED_KEY,
  AS_OF,
  GAP,
  VINTAGE,
  ALLOW_STALE,
];
export const READ_CHART_OF_SEVERAL: readonly QueryParameter[] = [IDS, ...READ_CHART];

/** Without a start, market intervals are shown for the newest two days: years of them would be a band of ink. */
const INTERVALS_SHOWN_DAYS = 2;

export interface ChartAnswer {
  readonly chart: Chart;
  readonly datasets: readonly DatasetKey[];
  readonly maxAgeSeconds: number;
}

interface ChartRequest {
  readonly look: Pick<Chart, 'title' | 'type' | 'theme' | 'width' | 'height'>;
  readonly window: Window;
  readonly asOf: AsOf | null;
  /** What was published first of each period, instead of the newest. */
  readonly first: boolean;
  readonly allowStale: boolean;
  /** One for each series. */
  readonly parts: readonly Part[];
  /** The period in which each series is 100. */
  readonly base: Period | null;
}

/**
 * Throws REQ_BAD_PARAMETER for what is wrong with the parameters, and where the series are in more than two units; REQ_UNPROCESSABLE where
 * a series cannot be rebased; DATA_UNAVAILABLE, REQ_NO_VINTAGE and DATA_STALE as `readSeries` does. A window without values is a chart too.
 */
export async function readChart(ctx: QueryContext, handles: readonly SeriesHandle[], params: URLSearchParams): Promise<ChartAnswer> {
  return (await readChartParts(ctx, handles, params)).answer;
}

/** A chart with the series that it was made of. */
export interface ChartParts {
  readonly answer: ChartAnswer;
  /** In the order of the series of the chart. */
  readonly parts: readonly LoadedPart[];
  readonly asOf: AsOf | null;
  /** The period in which each series is 100. */
  readonly base: Period | null;
}

/** Throws as `readChart`. */
export async function readChartParts(ctx: QueryContext, handles: readonly SeriesHandle[], params: URLSearchParams): Promise<ChartParts> {
  const request = readRequest(handles, params);
  const parts = await Promise.all(request.parts.map(async (part) => loadPart(ctx, part, request)));
  const drawn = parts.map((part) => drawnSeries(part, request));
  const notes = drawn.flatMap((one) => one.notes);
  const shown = request.first ? [] : await Promise.all(parts.map((part, i) => editionDrawn(ctx, part, at(drawn, i), parts.length)));
  const read = parts.flatMap((part, i) => readBy(part, shown[i]?.edition ?? part.loaded.edition));
  const older = olderFigures(shown);
  const inGap = gapsOfAnswer(parts.map(({ loaded: { handle, gap } }) => ({ named: handle.id, gap }))).notes.map(({ text }) => text);
  const answer: ChartAnswer = {
    chart: {
      series: onAxes(drawn.map(({ notes: _, ...one }) => one)),
      window: daysOf(request.window),
      sources: await sourcesOf(ctx, read),
      bands: distinctBands(parts.flatMap((part) => bandsShown(part, request))),
      ...(request.first ? { firstPublished: { leftOut: sumOf(parts.map((part) => leftOut(part, request))) } } : {}),
      ...(request.first ? {} : gapsShown(parts, request)),
      ...(older.length === 0 ? {} : { olderFigures: older }),
      ...(inGap.length === 0 ? {} : { vintageGaps: inGap }),
      ...breaksBefore(drawn),
      ...(notes.length === 0 ? {} : { notes }),
      staleReason: reasonText(parts.find(({ freshness }) => freshness.state === 'stale')?.freshness.reasons ?? []),
      sandbox: ctx.sandbox,
      ...request.look,
    },
    datasets: [...new Set(read.map(({ dataset }) => dataset))],
    maxAgeSeconds: Math.min(...parts.map((part) => part.maxAgeSeconds)),
  };
  return { answer, parts, asOf: request.asOf, base: request.base };
}

const gapsShown = (parts: readonly LoadedPart[], { window }: ChartRequest): Pick<Chart, 'gaps'> => {
  const gaps = gapsWithin(
    parts.map(({ loaded }) => loaded),
    window,
    null,
    null,
  );
  return gaps.length === 0 ? {} : { gaps };
};

interface Part {
  readonly handle: SeriesHandle;
  readonly shaping: Shaping;
}

export interface LoadedPart extends Part {
  readonly loaded: LoadedSeries;
  /** Null where the newest values are shown; events are announced once. */
  readonly firsts: FirstValues | null;
  readonly freshness: Freshness;
  readonly maxAgeSeconds: number;
}

/** The series of a part, dated by what is drawn of it, and those that it is divided by. */
const readBy = ({ loaded, shaping }: LoadedPart, edition: Version): readonly LoadedSeries[] => [
  { ...loaded, edition },
  ...shaping.dividedBy.map((one) => one.loaded),
];

/** What the values of a part are of that are drawn; it is named where there are others. */
const editionDrawn = (
  ctx: QueryContext,
  { loaded }: LoadedPart,
  { freq, t, value }: Pick<ChartSeries, 'freq' | 't' | 'value'>,
  parts: number,
): Promise<ShownEdition> =>
  shownEdition(ctx, loaded, parts === 1 ? null : loaded.handle.id, { freq, t: t.filter((_, i) => value[i] != null) });

async function loadPart(ctx: QueryContext, part: Part, { asOf, first, allowStale }: ChartRequest): Promise<LoadedPart> {
  const loaded = await loadSeries(ctx, part.handle, asOf);
  const shaping = await withDivisors(ctx, loaded, part.shaping, asOf);
  const read = [loaded, ...otherDatasets(loaded, shaping.dividedBy)];
  const freshness = await freshnessOfAll(ctx, read, asOf);
  if (!allowStale) refuseStale(freshness, ONLY_STALE);
  const isEvents = part.handle.nature === 'event' && part.shaping.frequency === null;
  const firsts = first && !isEvents ? await firstValuesOf(ctx, loaded, part.shaping) : null;
  const ages = read.map(({ handle, state }) => maxAgeSeconds(handle.dataset, state, freshness, ctx.clock.now()));
  return { ...part, loaded, shaping, firsts, freshness, maxAgeSeconds: Math.min(...ages) };
}

// ---------------------------------------------------------------- parameters

function readRequest(handles: readonly SeriesHandle[], params: URLSearchParams): ChartRequest {
  const parameters = new Parameters(params);
  // Who may ask, and for which series, is read before.
  parameters.accept(EMBED_KEY, ...(handles.length > 1 ? [IDS] : []));
  const request = {
    look: {
      title: readTitle(parameters),
      type: parameters.choice(TYPE) ?? 'line',
      theme: parameters.choice(THEME) ?? 'light',
      width: parameters.integer(WIDTH),
      height: parameters.integer(HEIGHT),
    },
    window: parameters.window(boundReader(handles.map(({ frequency }) => frequency))),
    asOf: parameters.asOf(),
    first: parameters.choice(VINTAGE) === 'first',
    allowStale: parameters.flag(ALLOW_STALE),
    parts: readShapings(handles, parameters).flatMap((shaping, i) => (handles[i] ? [{ handle: handles[i], shaping }] : [])),
    base: readIndexBase(handles, parameters),
  };
  if (request.base && request.parts.some(({ shaping }) => shaping.units !== 'lin')) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'index_to',
      detail: 'Only levels can be indexed: index_to goes with units=lin.',
      allowed: ['lin'],
    });
  }
  if (request.first && request.parts.some(({ shaping }) => shaping.divisors.length > 0)) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage',
      detail: 'Vintages of two series have no days in common: vintage=first goes without per and deflate.',
    });
  }
  if (request.first && (request.asOf || request.base)) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage',
      detail: request.asOf
        ? 'With vintage=first all vintages are read, so that as_of has no meaning.'
        : 'First values are of many vintages, which have no index in common: vintage=first goes without index_to.',
    });
  }
  parameters.refuseRest();
  parameters.check();
  return request;
}

const isInterval = (freq: Frequency): boolean => freq === '5MIN' || freq === '30MIN';

function readTitle(parameters: Parameters): string | null {
  const title = parameters.text(TITLE);
  if (title !== null && title.length > LONGEST_TITLE) {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'title', detail: `A title has at most ${LONGEST_TITLE} characters.` });
  }
  return title;
}

// ---------------------------------------------------------------- series

/** What is read against values as they are published says nothing about those that were made of them. */
function bandsShown({ handle, shaping }: Part, { base, parts }: ChartRequest): readonly ChartBand[] {
  const isPublished =
    shaping.units === 'lin' &&
    shaping.divisors.length === 0 &&
    base === null &&
    scaleName(handle.units) === scaleName(at(parts, 0).handle.units);
  if (!isPublished) return [];
  return bandsOf(handle).map(({ label, low, high, from }) => ({ label, low, high, from: parseIsoDay(from), to: null }));
}

const distinctBands = (bands: readonly ChartBand[]): readonly ChartBand[] =>
  bands.filter(({ label }, i) => bands.findIndex((other) => other.label === label) === i);

type WithoutAxis = Omit<ChartSeries, 'axis'>;
/** A line, and sentences about what is not drawn of it. */
type DrawnSeries = WithoutAxis & { readonly notes: readonly string[] };

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** How many periods of the window are not drawn because what was first published of them is not known. */
function leftOut({ loaded, shaping, firsts }: LoadedPart, { window }: ChartRequest): number {
  if (firsts === null) return 0;
  const { from, to } = windowOf(shaping.frequency ?? loaded.slice.series.freq, window.start, window.end);
  return firsts.unknown.filter((t) => t >= from && t <= to).length;
}

function drawnSeries({ loaded, shaping, firsts }: LoadedPart, request: ChartRequest): DrawnSeries {
  const { handle } = loaded;
  const own = unitsOf(handle, loaded.slice.series);
  const facts = { id: handle.id, title: handle.title, adjustment: handle.adjustment };
  if (handle.nature === 'event' && shaping.frequency === null) {
    return { ...facts, ...eventsOf(loaded, request.window), units: own, unitsShort: handle.unitsShort, notes: [] };
  }
  const whole = firsts?.points ?? shapePoints(loaded, shaping);
  const read = [loaded, ...shaping.dividedBy.map((one) => one.loaded)] as const;
  const base = aggregatedPoints(loaded, shaping);
  const broken = brokenBy(loaded, base, shaping);
  const within = ordinalsIn(whole.freq, request.window);
  const { points, notes } = request.base
    ? comparableWith(read, request.base, rebase(whole, request.base), within)
    : { points: whole, notes: meaninglessNote(handle, base, shaping.units, broken, ...within) };
  const { from, to } = shownWindow(points.freq, points.t, request.window);
  const kept = points.t.flatMap((t, i) => (t >= from && t <= to ? [i] : []));
  const isPartial = partialPeriods(loaded, shaping);
  return {
    ...facts,
    freq: points.freq,
    nature: 'period',
    t: kept.map((i) => at(points.t, i)),
    value: kept.map((i) => points.value[i] ?? null),
    through: null,
    breaks: marksOfBreaks(
      read,
      points.freq,
      kept.flatMap((i) => points.t[i] ?? []),
      request.base
        ? (t) => breaksFromBase(read, request.base ?? period(points.freq, t), points.freq)(t).map(({ one }) => one)
        : broken.spanned,
    ),
    notes,
    partial: kept.some((i) => isPartial(at(points.t, i))),
    units: request.base ? `Index, ${formatPeriod(request.base)} = 100` : shapedUnits(shaping, own),
    unitsShort: request.base ? 'Index' : shapedUnitsShort(shaping, handle.unitsShort),
    computed:
      request.base !== null ||
      shaping.divisors.length > 0 ||
      shaping.units !== 'lin' ||
      (shaping.frequency !== null && shaping.aggregation !== 'eop'),
  };
}

/** The breaks between the first and the last period that is drawn, and those that the values of these two look back, or forward, across. */
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

/** Breaks of which no mark is between what is drawn. */
function breaksBefore(drawn: readonly WithoutAxis[]): Pick<Chart, 'breaksBefore'> {
  const before = drawn.flatMap(({ freq, t, breaks = [] }) => {
    const [first] = t;
    return first === undefined ? [] : breaks.flatMap(({ day }) => (day <= firstDay(period(freq, first)) ? [day] : []));
  });
  return before.length === 0 ? {} : { breaksBefore: [...new Set(before)].sort((a, b) => a - b) };
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

/** The events of a window, and the one that was in force when it began. */
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

/** Rates a year are on the scale of plain percentages: both are read off one axis. */
const scaleName = (units: string): string => units.toLowerCase().replace(/^per cent per annum$/, 'per cent');

/** The first unit is on the left, a second one on the right. */
function onAxes(series: readonly WithoutAxis[]): readonly ChartSeries[] {
  const scales = [...new Set(series.map((one) => scaleName(one.units)))];
  if (scales.length > 2) {
    const detail = `A chart has two axes, and these series are in ${scales.length} units: ${series.map((one) => `${one.id} in ${one.units}`).join('; ')}.`;
    throw new WattleError('REQ_BAD_PARAMETER', detail, {
      hint: 'Leave out series until two units are left, or bring all to one: units=pc1 shows growth, index_to=2020 makes each 100 in that year.',
      faults: [{ parameter: 'ids', detail }],
    });
  }
  return series.map((one) => ({ ...one, axis: scaleName(one.units) === scales[0] ? 'left' : 'right' }));
}

// ---------------------------------------------------------------- what it rests on

function daysOf(window: Window): Chart['window'] {
  const { from, to } = windowOf('D', window.start, window.end);
  return { from: window.start ? from : null, to: window.end ? to : null };
}

/** One for each dataset. */
async function sourcesOf(ctx: QueryContext, loaded: readonly LoadedSeries[]): Promise<readonly ChartSource[]> {
  // Series of one dataset may be of their own vintages.
  const isSame = (a: LoadedSeries, b: LoadedSeries): boolean => a.dataset === b.dataset && a.edition.seq === b.edition.seq;
  const distinct = loaded.filter((one, i) => loaded.findIndex((other) => isSame(other, one)) === i);
  return Promise.all(
    distinct.map(async ({ handle, edition }) => ({
      citation: await citationOf(ctx, handle.dataset, edition),
      effectiveFrom: isoInstant(edition.effectiveFrom),
      ...(publishedBasis(edition) === 'stated' ? {} : { basis: publishedBasis(edition) }),
    })),
  );
}
