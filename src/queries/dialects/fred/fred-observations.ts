/** FRED's `series/observations`, with its four output types. */

import { dayOrSame } from '../../../core/calendar/period-spellings.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import type { Frequency } from '../../../core/frequency.ts';
import { firstDay, isoDay, parseIsoDay, period } from '../../../core/period.ts';
import { endOfWeek, isFortnights } from '../../../core/series/weeks.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import type { GapFacts } from '../../base/meta-shape.ts';
import { choice, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters } from '../../base/parameters/parameters.ts';
import { outsideGaps, releaseCover, type SeriesGap } from '../../base/real-time/gaps-of-series.ts';
import { policyOfHandle } from '../../base/real-time/own-vintages.ts';
import { subjectOf } from '../../base/real-time/subject.ts';
import { flatGapNotes, gapFacts, gapsBetween } from '../../base/stored-span.ts';
import { olderFigures, olderFiguresNotes, shownVintage } from '../../base/vintages-apart.ts';
import { flatBreakNotes } from '../../series/breaks/series-breaks.ts';
import { type LoadedSeries, loadSeries, vintageDay } from '../../series/reading/stored-series.ts';
import { readFredShaping, SHAPING, type Shaping, undividedPoints } from '../../series/transforms/series-transforms.ts';
import { withFirstPrints } from '../../series/vintages/first-prints.ts';
import { firstPublished, firstPublishedNotes } from '../../series/vintages/first-published.ts';
import { changeDays, dayInForce, gapOn, releasedBy, type Spells, spellsOf, versionsByDay } from '../../series/vintages/series-vintages.ts';
import {
  API_KEY,
  atMost,
  day,
  FIRST_DAY,
  fredDay,
  fredParameters,
  JSON_BY_DEFAULT,
  LAST_DAY,
  OFFSET,
  REALTIME,
  readDay,
  readOrder,
  readPage,
  readRealtime,
  refuseReversed,
  SERIES_ID,
  SORT_ORDER,
  today,
  XML_BY_DEFAULT,
} from './fred-request.ts';
import { type FredOutputRequest, inOutputType, type Known } from './output-types.ts';

const OBSERVATION_START = day('observation_start', 'First day of the observations.', { elsewhere: ['start_period'] });
const OBSERVATION_END = day('observation_end', 'Last day of the observations.', { elsewhere: ['end_period'] });
const OUTPUT_TYPE = choice(
  'output_type',
  '1: a row for each value and its real-time period. 2: a column for each vintage. 3: as 2, with new and revised values only. 4: the first released value of each period.',
  ['1', '2', '3', '4'],
  { written: 'integer' },
);
const VINTAGE_DATES = text('vintage_dates', 'Vintage dates, separated by commas.');
const ORDER_BY = choice('order_by', 'Member by which the observations are sorted. Only `observation_date` is possible.', [
  'observation_date',
]);
const LIMIT = atMost(100_000);
const OBSERVATIONS: readonly QueryParameter[] = [
  API_KEY,
  ...REALTIME,
  OBSERVATION_START,
  OBSERVATION_END,
  ...SHAPING,
  OUTPUT_TYPE,
  VINTAGE_DATES,
  ORDER_BY,
  SORT_ORDER,
  LIMIT,
  OFFSET,
];
export const FRED_OBSERVATIONS: readonly QueryParameter[] = [SERIES_ID, ...OBSERVATIONS, XML_BY_DEFAULT];
/** Omits the parameter `series_id`, because the path already contains the id of the series. */
export const OBSERVATIONS_OF_SERIES: readonly QueryParameter[] = [...OBSERVATIONS, JSON_BY_DEFAULT];
/**
 * Returns values as text. A missing value is `.`. `date` is the first day of a period. If a week is named after its last day, `date` is
 * that day. Without a real-time period, values are current. There is no limit on the number of vintage dates. Throws REQ_* with all
 * faults. If there are no data, throws the errors of `readSeries`.
 */
export async function fredObservations(
  ctx: QueryContext,
  handle: SeriesHandle,
  params: URLSearchParams,
): Promise<Readonly<Record<string, unknown>>> {
  const request = readRequest(ctx, handle, params);
  const loaded = await loadSeries(ctx, handle, null);
  const known = await whatWasKnown(ctx, loaded, request);
  const { count, observations } = inOutputType(known, request);
  const { realtime, vintageDates, shaping, outputType, order, page } = request;
  return {
    realtime_start: isoDay(vintageDates[0] ?? realtime.start),
    realtime_end: isoDay(vintageDates.at(-1) ?? realtime.end),
    observation_start: isoDay(request.observationStart),
    observation_end: isoDay(request.observationEnd),
    units: shaping.units,
    output_type: outputType,
    file_type: params.get('file_type')?.toLowerCase() === 'xml' ? 'xml' : 'json',
    order_by: 'observation_date',
    sort_order: order,
    count,
    offset: page.offset,
    limit: page.limit,
    observations,
    ...notesOf(loaded, known, request, await olderNotes(ctx, loaded, known, request)),
  };
}

/**
 * Returns notes on missing periods, changes across breaks, initial releases that are not stored, and release dates that the agency did not
 * state.
 */
function notesOf(
  loaded: LoadedSeries,
  { firsts, bases, periods, missing }: Known,
  { shaping }: FredOutputRequest,
  older: readonly string[],
): { readonly notes?: string; readonly published_basis?: string } {
  const requested = new Set(periods.map(({ t }) => t));
  const notes = [
    ...(firsts && firsts.unknown.length > 0
      ? firstPublishedNotes(loaded, { ...firsts, unknown: firsts.unknown.filter((t) => requested.has(t)) })
      : []),
    ...flatGapNotes(gapsOf(loaded, periods, shaping)),
    ...(missing === 0
      ? []
      : [
          `${missing} ${missing === 1 ? 'release has' : 'releases have'} no stored vintage. Days from each of them to the next stored vintage have no observations.`,
        ]),
    ...older,
    ...breakNotes(loaded, periods, shaping),
  ];
  return {
    ...(notes.length > 0 ? { notes: notes.join(' ') } : {}),
    ...(bases.length > 0 ? { published_basis: bases.join('; ') } : {}),
  };
}

/**
 * Returns notes on values that are from an older vintage than later values. Returns none for past vintages. Also returns none for initial
 * releases, because each of them is from a different vintage.
 */
async function olderNotes(
  ctx: QueryContext,
  loaded: LoadedSeries,
  { periods }: Known,
  { outputType, realtime, vintageDates, shaping }: FredOutputRequest,
): Promise<readonly string[]> {
  if (outputType === 4 || isFortnights(shaping.weeks) || (vintageDates.at(-1) ?? realtime.end) < vintageDay(loaded.vintage)) return [];
  const freq = shaping.frequency ?? loaded.slice.series.freq;
  const t = periods.map((one) => one.t).sort((a, b) => a - b);
  return olderFiguresNotes(olderFigures([await shownVintage(ctx, loaded, null, { freq, t })]));
}

/** Returns notes on changes across breaks, and on changes that are not calculated because of a break. Returns none for events. */
function breakNotes(loaded: LoadedSeries, periods: Known['periods'], shaping: Shaping): readonly string[] {
  if (loaded.handle.nature === 'event') return [];
  const listed = periods.map(({ t }) => t);
  return flatBreakNotes(loaded, undividedPoints(loaded, shaping), shaping, listed);
}

/**
 * Returns the gaps in all requested vintages. Events have no gaps. A published period without a value is not a gap, and has the value
 * `.`.
 */
function gapsOf({ handle, slice }: LoadedSeries, periods: Known['periods'], { frequency, weeks }: Shaping): readonly GapFacts[] {
  if (handle.nature === 'event' || isFortnights(weeks)) return [];
  const listed = periods.map(({ t }) => t).sort((a, b) => a - b);
  return gapFacts([[handle.id, gapsBetween(frequency ?? slice.series.freq, listed)]]);
}

function readRequest(ctx: QueryContext, handle: SeriesHandle, params: URLSearchParams): FredOutputRequest {
  const parameters = fredParameters(params);
  parameters.accept(SERIES_ID);
  parameters.choice(ORDER_BY);
  const vintageDates = readVintageDates(parameters, today(ctx));
  const request: FredOutputRequest = {
    observationStart: readDay(parameters, OBSERVATION_START, fredDay(FIRST_DAY)),
    observationEnd: readDay(parameters, OBSERVATION_END, fredDay(LAST_DAY)),
    realtime: readRealtime(ctx, parameters),
    vintageDates,
    shaping: readFredShaping(handle, parameters),
    outputType: Number(parameters.choice(OUTPUT_TYPE) ?? '1') as FredOutputRequest['outputType'],
    order: readOrder(parameters, 'asc'),
    page: readPage(parameters, LIMIT),
    isPast: vintageDates.length > 0 || params.has('realtime_start') || params.has('realtime_end'),
  };
  refuseReversed(parameters, 'observation_end', request.observationStart, request.observationEnd);
  if (vintageDates.length > 0 && (params.has('realtime_start') || params.has('realtime_end'))) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage_dates',
      detail: 'Use either “vintage_dates”, or “realtime_start” and “realtime_end”.',
    });
  }
  refuseTimes(handle, request.shaping, parameters);
  parameters.refuseRest();
  parameters.check();
  return request;
}

/** Reports a fault for market intervals, because FRED's observations have dates without times. */
function refuseTimes(handle: SeriesHandle, { frequency }: Shaping, parameters: Parameters): void {
  const freq = frequency ?? handle.frequency;
  if (freq !== '5MIN' && freq !== '30MIN') return;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: 'frequency',
    detail: `${handle.id} is a series of market intervals, which FRED's format cannot show. Use frequency=d, or /v1/series/${handle.id}.`,
    did_you_mean: 'd',
  });
}

function readVintageDates(parameters: Parameters, now: number): readonly number[] {
  const text = parameters.text(VINTAGE_DATES);
  if (text === null) return [];
  const days: number[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const day = parseIsoDay(dayOrSame(part));
    if (day !== null && day <= now) days.push(day);
    else {
      const detail = `${quoted(part)} is not a date. Allowed: dates such as 2026-03-31 up to today, separated by commas.`;
      parameters.fault('REQ_BAD_PARAMETER', { parameter: 'vintage_dates', detail });
    }
  }
  return [...new Set(days)].sort((a, b) => a - b);
}

async function whatWasKnown(ctx: QueryContext, loaded: LoadedSeries, request: FredOutputRequest): Promise<Known> {
  const all = await vintageDaysNear(ctx, loaded, request);
  const changes = daysNeeded(all, request);
  if (changes.length === 0) throw nothingKnown(loaded, all);
  const { gaps, missing } = await gapsIn(ctx, loaded, request, all);
  const stored = withoutGaps(await spellsOf(ctx, loaded, request.shaping, changes), gaps);
  const spells = request.outputType === 4 ? (await withFirstPrints(ctx, loaded, request.shaping, stored)).spells : stored;
  const freq = request.shaping.frequency ?? loaded.slice.series.freq;
  const firsts = request.outputType === 4 ? firstPublished(loaded.handle, spells, request.shaping) : null;
  return {
    id: loaded.handle.id,
    changes,
    periods: periodsOf(spells, freq, request),
    firsts,
    missing,
    bases: await basesOf(ctx, loaded, request, changes),
  };
}

/** Returns the vintage days. Adds the vintages of the requested days, because lists of vintages omit the releases of daily data. */
async function vintageDaysNear(ctx: QueryContext, loaded: LoadedSeries, request: FredOutputRequest): Promise<readonly number[]> {
  const days = await changeDays(ctx, loaded, request.shaping);
  if (!request.isPast) return days;
  const added = await releasedBy(ctx, loaded, request.shaping, [...request.vintageDates, request.realtime.start, request.realtime.end]);
  return [...new Set([...days, ...added])].sort((a, b) => a - b);
}

/**
 * Returns the gaps. For single days, they are the same as in a response as of that day. Otherwise they are between the stored vintages.
 * @param stored the days of the stored vintages
 */
async function gapsIn(
  ctx: QueryContext,
  loaded: LoadedSeries,
  { isPast, shaping, realtime, vintageDates }: FredOutputRequest,
  stored: readonly number[],
): Promise<{ readonly gaps: readonly SeriesGap[]; readonly missing: number }> {
  if (!isPast) return { gaps: [], missing: 0 };
  const days = vintageDates.length === 0 && realtime.start === realtime.end ? [realtime.start] : vintageDates;
  if (days.length === 0) {
    const { gaps } = shaping.frequency === null ? await releaseCover(ctx, subjectOf(loaded)) : { gaps: [] };
    return { gaps, missing: gaps.reduce((sum, { releases }) => sum + releases.length, 0) };
  }
  // As in ALFRED, a vintage that is requested by its day is complete. Values with separate days have no such vintage.
  const isByValue = policyOfHandle(loaded.handle) !== null;
  const others = days.filter((day) => isByValue || !stored.includes(day));
  const missed = await Promise.all(others.map(async (day) => ({ day, gap: await gapOn(ctx, loaded, day) })));
  return {
    gaps: missed.flatMap(({ day, gap }) => (gap === null ? [] : [{ from: day, to: day, releases: [] }])),
    missing: Math.max(0, ...missed.flatMap(({ gap }) => (gap === null ? [] : [gap.missing]))),
  };
}

/**
 * Removes the days of gaps from the spells, because the releases on these days are not stored. A spell before a gap ends on the day
 * before the gap. It continues with the next stored vintage.
 */
function withoutGaps(spells: Spells, gaps: readonly SeriesGap[]): Spells {
  if (gaps.length === 0) return spells;
  return new Map(
    [...spells].map(([t, own]) => [t, own.flatMap((spell) => outsideGaps(spell, gaps).map(({ from, to }) => ({ ...spell, from, to })))]),
  );
}

/** Returns the release dates that the agency does not state, and how each of them is known, such as `2020-09-17 inferred`. */
async function basesOf(
  ctx: QueryContext,
  loaded: LoadedSeries,
  { shaping }: FredOutputRequest,
  days: readonly number[],
): Promise<readonly string[]> {
  const versions = await versionsByDay(ctx, loaded, shaping);
  return days.flatMap((day) => {
    const version = versions.get(day);
    const basis = version ? publishedBasis(version) : 'upper_bound';
    return basis === 'stated' ? [] : [`${isoDay(day)} ${basis}`];
  });
}

/**
 * Returns the days of the vintages to read. There is one for each requested day, or all days in a real-time period. Output with new and
 * revised values also needs the previous vintage. Output with initial releases needs all vintages up to the last requested day.
 */
function daysNeeded(all: readonly number[], { outputType, realtime, vintageDates }: FredOutputRequest): readonly number[] {
  if (outputType === 4) return all.filter((day) => day <= (vintageDates.at(-1) ?? realtime.end));
  if (vintageDates.length > 0) return [...new Set(vintageDates.flatMap((day) => dayInForce(all, day) ?? []))];
  const first = dayInForce(all, outputType === 3 ? realtime.start - 1 : realtime.start) ?? Number.NEGATIVE_INFINITY;
  return all.filter((day) => day >= first && day <= realtime.end);
}

function periodsOf(spells: Spells, freq: Frequency, request: FredOutputRequest): Known['periods'] {
  const { weeks } = request.shaping;
  const dayOfPeriod = (t: number): number => (weeks === undefined ? firstDay(period(freq, t)) : endOfWeek(weeks, t));
  const days = [...spells].map(([t, own]) => ({ t, day: dayOfPeriod(t), own }));
  const until = request.vintageDates.at(-1) ?? request.realtime.end;
  const within = days
    .filter(({ day, own }) => day >= request.observationStart && day <= request.observationEnd && own.some(({ from }) => from <= until))
    .sort((a, b) => a.t - b.t);
  const sorted = request.order === 'asc' ? within : within.reverse();
  return sorted.map(({ t, day, own }) => ({ t, date: isoDay(day), spells: own }));
}

function nothingKnown(loaded: LoadedSeries, changes: readonly number[]): WattleError {
  const first = isoDay(changes[0] ?? vintageDay(loaded.version));
  return new WattleError(
    'REQ_NO_VINTAGE',
    `${loaded.handle.id} has no stored vintage in that real-time period. Its first stored vintage is from ${first}.`,
  );
}
