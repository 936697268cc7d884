/** Reads the content of a chart: one or more series in a window. */

import { bandsOf } from '../../catalogue/bands.ts';
import { at } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import { type DatasetKey, datasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { type Period, parseIsoDay, windowOf } from '../../core/period.ts';
import type { Version } from '../../store/ports/series.ts';
import type { Chart, ChartBand, ChartSeries, ChartSource } from '../base/answer.ts';
import { citationOf, publishedBasis } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { maxAgeSeconds, ONLY_STALE, refuseStale } from '../base/freshness.ts';
import type { AsOf, Window } from '../base/parameters/parameters.ts';
import { gapsOfAnswer } from '../base/real-time/vintage-gap.ts';
import { currencyOf } from '../base/reason.ts';
import { reasonText } from '../base/reason-words.ts';
import { gapsWithin } from '../base/stored-span.ts';
import { olderFigures, type ShownVintage, shownVintage } from '../base/vintages-apart.ts';
import { freshnessOfAll } from '../series/freshness/series-freshness.ts';
import { absentNotes, orAbsent, separated } from '../series/reading/absent-series.ts';
import { type LoadedSeries, loadSeries } from '../series/reading/stored-series.ts';
import { otherDatasets } from '../series/transforms/divided.ts';
import { withDivisors } from '../series/transforms/series-transforms.ts';
import { firstValuesOf, onLatestBase } from '../series/vintages/first-published.ts';
import { type ChartRequest, type Part, readRequest } from './chart-request.ts';
import { breaksBefore, drawnSeries, type LoadedPart, onAxes, refuseCrowded, scaleName } from './chart-series.ts';
import { spansOfTime } from './spans-of-time.ts';

export interface ChartAnswer {
  readonly chart: Chart;
  readonly datasets: readonly DatasetKey[];
  readonly maxAgeSeconds: number;
}

/**
 * Returns the chart, which is empty if the window has no values. Throws REQ_BAD_PARAMETER for invalid parameters or more than two units,
 * and REQ_UNPROCESSABLE if a series has no value in the base period. Throws DATA_UNAVAILABLE or REQ_NO_VINTAGE if no series has
 * data. Throws DATA_STALE in the same cases as `readSeries`, and REQ_UNPROCESSABLE for a chart with too many values.
 */
export async function readChart(ctx: QueryContext, handles: readonly SeriesHandle[], params: URLSearchParams): Promise<ChartAnswer> {
  return (await readChartParts(ctx, handles, params)).answer;
}

export interface ChartParts {
  readonly answer: ChartAnswer;
  /** The series in the order of the chart. */
  readonly parts: readonly LoadedPart[];
  /** The series without data. The chart omits them, and its notes name them. */
  readonly absent: readonly SeriesHandle[];
  readonly asOf: AsOf | null;
  /** The period in which each series is set to 100. */
  readonly base: Period | null;
}

/** Returns the chart, with the series and settings from which it was built. Throws the same errors as `readChart`. */
export async function readChartParts(ctx: QueryContext, handles: readonly SeriesHandle[], params: URLSearchParams): Promise<ChartParts> {
  const request = readRequest(handles, params);
  const loads = request.parts.map((part) => orAbsent(loadPart(ctx, part, request)));
  const { present: parts, absent } = separated(handles, await Promise.all(loads));
  const drawn = parts.map((part) => drawnSeries(part, request));
  refuseCrowded(drawn);
  const notes = [...absentNotes(absent).map(({ text }) => text), ...drawn.flatMap((one) => one.notes)];
  const shown = request.first ? [] : await Promise.all(parts.map((part, i) => vintageDrawn(ctx, part, at(drawn, i), parts.length)));
  const read = parts.flatMap((part, i) => readBy(part, shown[i]?.vintage ?? part.loaded.vintage));
  const older = olderFigures(shown);
  const inGap = gapsOfAnswer(parts.map(({ loaded: { handle, gap } }) => ({ named: handle.id, gap }))).notes.map(({ text }) => text);
  const answer: ChartAnswer = {
    chart: {
      series: onAxes(drawn.map(({ notes: _, ...one }) => one)),
      window: daysOf(request.window),
      sources: await sourcesOf(ctx, read),
      bands: [...distinctBands(parts.flatMap((part) => bandsShown(part, request))), ...(await spansOfTime(ctx, request.spans))],
      ...(request.first ? { firstPublished: { leftOut: sumOf(parts.map((part) => leftOut(part, request))) } } : {}),
      ...(request.first ? {} : gapsShown(parts, request)),
      ...(older.length === 0 ? {} : { olderFigures: older }),
      ...(inGap.length === 0 ? {} : { vintageGaps: inGap }),
      ...breaksBefore(drawn),
      ...(notes.length === 0 ? {} : { notes }),
      staleReason: reasonText(parts.find(({ freshness }) => freshness.state === 'stale')?.freshness.reasons ?? []),
      currency: currencyOf(parts.flatMap(({ freshness }) => (freshness.state === 'stale' ? freshness.reasons : []))),
      sandbox: ctx.sandbox,
      ...request.look,
    },
    datasets: [...new Set([...read.map(({ dataset }) => dataset), ...absent.map(({ handle }) => datasetKey(handle.dataset))])],
    maxAgeSeconds: Math.min(...parts.map((part) => part.maxAgeSeconds)),
  };
  return { answer, parts, absent: absent.map(({ handle }) => handle), asOf: request.asOf, base: request.base };
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

/** Returns the series in the drawn vintage, and the series by which it is divided. */
const readBy = ({ loaded, shaping }: LoadedPart, ofVintage: Version): readonly LoadedSeries[] => [
  { ...loaded, vintage: ofVintage },
  ...shaping.dividedBy.map((one) => one.loaded),
];

/** Returns the drawn vintage of a series, and the older vintages among its values. Notes name the series only if the chart has several. */
const vintageDrawn = (
  ctx: QueryContext,
  { loaded }: LoadedPart,
  { freq, t, value }: Pick<ChartSeries, 'freq' | 't' | 'value'>,
  parts: number,
): Promise<ShownVintage> =>
  shownVintage(ctx, loaded, parts === 1 ? null : loaded.handle.id, { freq, t: t.filter((_, i) => value[i] != null) });

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

/** Returns the reference ranges, such as a target. They are drawn only for published values. */
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

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Counts the periods in the window whose first-published value is unknown, or has an earlier reference base. */
function leftOut({ loaded, shaping, firsts }: LoadedPart, { window }: ChartRequest): number {
  if (firsts === null) return 0;
  const { from, to } = windowOf(shaping.frequency ?? loaded.slice.series.freq, window.start, window.end);
  const drawn = onLatestBase(firsts).t[0] ?? Number.POSITIVE_INFINITY;
  return [...firsts.unknown, ...firsts.points.t.filter((t) => t < drawn)].filter((t) => t >= from && t <= to).length;
}

function daysOf(window: Window): Chart['window'] {
  const { from, to } = windowOf('D', window.start, window.end);
  return { from: window.start ? from : null, to: window.end ? to : null };
}

async function sourcesOf(ctx: QueryContext, loaded: readonly LoadedSeries[]): Promise<readonly ChartSource[]> {
  // Series from one dataset may have different vintages.
  const isSame = (a: LoadedSeries, b: LoadedSeries): boolean => a.dataset === b.dataset && a.vintage.seq === b.vintage.seq;
  const distinct = loaded.filter((one, i) => loaded.findIndex((other) => isSame(other, one)) === i);
  return Promise.all(
    distinct.map(async ({ handle, vintage: vintageRead }) => ({
      citation: await citationOf(ctx, handle.dataset, vintageRead),
      effectiveFrom: isoInstant(vintageRead.effectiveFrom),
      ...(publishedBasis(vintageRead) === 'stated' ? {} : { basis: publishedBasis(vintageRead) }),
    })),
  );
}
