/** Units and frequency of a series as callers request them: FRED's nine transformations, further ones, and aggregation to a coarser frequency. */
import { at } from '../../core/assert.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { FREQUENCIES, FREQUENCY, type Frequency } from '../../core/frequency.ts';
import { holder, lastDay, period } from '../../core/period.ts';
import { AGGREGATION_METHODS, type AggregationMethod, aggregate, aggregateToWeeks } from '../../core/series/aggregation.ts';
import type { Points } from '../../core/series/points.ts';
import {
  ANALYSES,
  isAnalysis,
  isAnnualised,
  operandsOf,
  spanOf,
  TRANSFORMS,
  type Transform,
  transform,
} from '../../core/series/transforms.ts';
import { endOfWeek, isFortnights, WEEKS, type Weeks, weekOf } from '../../core/series/weeks.ts';
import type { EchoedQuery } from '../answer.ts';
import type { QueryContext } from '../context.ts';
import { choice, flag, type QueryParameter, text } from '../parameters/declaration.ts';
import type { AsOf, Parameters } from '../parameters/parameters.ts';
import { type LoadedDivisor, loadDivisors, type PinnedVersions, quotient, quotientUnits, quotientUnitsShort } from './divided.ts';
import { DIVIDING, type Divisor, divisorsOf, PER, PER_UNITS, perOf, readDividing } from './divisors.ts';
import { brokenBy, withoutMeaningless } from './series-breaks.ts';
import { eventInForce, knownThrough, type LoadedSeries } from './stored-series.ts';

export interface Shaping {
  readonly units: Transform;
  /** Null: the series' own. */
  readonly frequency: Frequency | null;
  readonly aggregation: AggregationMethod;
  /** FRED's weeks that end on a named day; the frequency is `W` then. */
  readonly weeks?: Weeks;
  /** Whether periods that are not there as a whole are shown too. */
  readonly partial: boolean;
  /** What the values are divided by, once they are aggregated and before they are transformed. */
  readonly divisors: readonly Divisor[];
  /** The same with their values, where these have been read. */
  readonly dividedBy: readonly LoadedDivisor[];
  /** What the caller wrote of them, for the echo. */
  readonly divided: Readonly<Record<string, string>>;
}

/** As published. */
export const AS_PUBLISHED: Shaping = {
  ...{ units: 'lin', frequency: null, aggregation: 'avg', partial: false },
  ...{ divisors: [], dividedBy: [], divided: {} },
};

export const isAsPublished = ({ units, frequency, divisors }: Shaping): boolean =>
  units === 'lin' && frequency === null && divisors.length === 0;

const WORDS_OF_UNITS =
  "FRED's transformations of the values: levels, changes, growth rates, logarithm. Also: annualised rates over 3 or 6 months (`a3m`, `a6m`) and moving averages (`ma3` to `ma12`). Standard scores against the 5 or 10 years to each period (`z5y`, `z10y`).";
const UNITS = choice('units', WORDS_OF_UNITS, [...TRANSFORMS, ...ANALYSES]);
const UNITS_OR_PER = choice(
  'units',
  `${WORDS_OF_UNITS} Levels per head or per hour worked (\`per_capita\`, \`per_hour\`), as with \`per\`.`,
  [...TRANSFORMS, ...ANALYSES, ...PER_UNITS],
);
const TO_FREQUENCY = text(
  'frequency',
  'A coarser frequency to aggregate to: a letter of FRED, or `fy` for financial years and `s` or `sa` for half-years. The word of the frequency works too.',
  { examples: ['a', 'fy', 's', 'q', 'm', 'w', 'd'] },
);
const METHOD = choice('aggregation_method', 'Mean (`avg`), sum, or the last value of each period (`eop`).', AGGREGATION_METHODS);
const PARTIAL = flag('partial', '`1` also shows coarser periods that are not there as a whole, and marks their rows.', { absent: false });
/** How values of a series are shaped: FRED's parameters, and one of Wattle. */
export const SHAPING: readonly QueryParameter[] = [UNITS, TO_FREQUENCY, METHOD, PARTIAL];
/** The same, and what values are divided by: for answers of one vintage each, since vintages of two series have no days in common. */
export const SHAPING_AND_DIVIDING: readonly QueryParameter[] = [UNITS_OR_PER, TO_FREQUENCY, METHOD, PARTIAL, ...DIVIDING];

/** Reads `units`, `frequency`, `aggregation_method` and `partial`. FRED's letters and our words are both taken. */
export function readShaping(handle: SeriesHandle, parameters: Parameters): Shaping {
  return at(shapingsOf([handle], parameters.choice(UNITS) ?? 'lin', parameters), 0);
}

/** The same, and FRED's weeks that end on a named day, of daily series. */
export function readFredShaping(handle: SeriesHandle, parameters: Parameters): Shaping {
  return at(shapingsOf([handle], parameters.choice(UNITS) ?? 'lin', parameters, handle.frequency === 'D' ? WEEKS : NO_WEEKS), 0);
}

const NO_WEEKS: typeof WEEKS = new Map();

/**
 * The same for several series that are requested in one way, with what they are divided by: one shaping for each. The frequency has to be one
 * that all can be brought to. The values of divisors are read by `withDivisors`.
 */
export function readShapings(handles: readonly SeriesHandle[], parameters: Parameters): readonly Shaping[] {
  const asked = parameters.choice(UNITS_OR_PER) ?? 'lin';
  const per = parameters.choice(PER);
  const isPer = asked === 'per_capita' || asked === 'per_hour';
  if (isPer && per !== null && perOf(asked) !== per) {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: PER.name, detail: `units=${asked} and per=${per} are two different divisions.` });
  }
  const shapings = shapingsOf(handles, isPer ? 'lin' : asked, parameters);
  const written = writtenOf(parameters);
  const dividing = readDividing(isPer ? perOf(asked) : per, parameters);
  return shapings.map((shaping, i) => {
    const divisors = divisorsOf({ handle: at(handles, i), ...shaping }, dividing, parameters);
    return divisors.length === 0 ? shaping : { ...shaping, divisors, divided: isPer ? { ...written, units: asked } : written };
  });
}

const writtenOf = (parameters: Parameters): Readonly<Record<string, string>> =>
  Object.fromEntries(DIVIDING.flatMap((declared) => parameters.all(declared).map((value) => [declared.name, value])));

function shapingsOf(
  handles: readonly SeriesHandle[],
  units: Transform,
  parameters: Parameters,
  weeksByCode: typeof WEEKS = NO_WEEKS,
): readonly Shaping[] {
  const method = parameters.choice(METHOD);
  const partial = parameters.flag(PARTIAL);
  const reachable = reachableFrequencies(handles);
  const asked = parameters.choice({ ...TO_FREQUENCY, kind: 'choice', values: [...reachable.keys(), ...weeksByCode.keys()] });
  const weeks = asked === null ? undefined : weeksByCode.get(asked);
  if (isFortnights(weeks) && units !== 'lin') {
    const detail = `Changes of two weeks are not computed: frequency=${asked} takes units=lin.`;
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'units', detail, allowed: ['lin'] });
  }
  const frequency = asked === null ? null : weeks === undefined ? (reachable.get(asked) ?? null) : 'W';
  for (const handle of handles) {
    if (handle.nature === 'event') refuseForEvents(handle, units, frequency, method, parameters);
    else refuseAnalysis(handle, units, frequency ?? handle.frequency, parameters);
  }
  return handles.map((handle) => ({
    ...AS_PUBLISHED,
    units,
    frequency: frequency === handle.frequency ? null : frequency,
    aggregation: method ?? 'avg',
    partial,
    ...(weeks === undefined ? {} : { weeks }),
  }));
}

/** The shaping with the values of what a series is divided by, as of the same instant as the series. Throws as `loadDivisors`. */
export async function withDivisors(
  ctx: QueryContext,
  loaded: LoadedSeries,
  shaping: Shaping,
  asOf: AsOf | null,
  pinned?: PinnedVersions,
): Promise<Shaping> {
  if (shaping.divisors.length === 0) return shaping;
  const dividend = { handle: loaded.handle, ...shaping, points: undividedPoints(loaded, shaping) };
  return { ...shaping, dividedBy: await loadDivisors(ctx, shaping.divisors, dividend, asOf, pinned) };
}

/** What the shaping of an answer is echoed as. */
export const echoShaping = ({ units, frequency, aggregation, partial, divided }: Shaping): EchoedQuery => ({
  units,
  ...divided,
  ...(frequency === null ? {} : { frequency: FREQUENCY[frequency].word, aggregation_method: aggregation }),
  ...(frequency !== null && partial ? { partial: 1 } : {}),
});

/** The names under which frequencies may be requested that every one of the series has or can be brought to. */
function reachableFrequencies(handles: readonly SeriesHandle[]): ReadonlyMap<string, Frequency> {
  const [first = new Map<string, Frequency>(), ...others] = handles.map((handle) => coarserFrequencies(handle.frequency));
  return new Map([...first].filter(([name, freq]) => others.every((names) => names.get(name) === freq)));
}

/** The names under which the frequency of a series and every coarser one may be requested. */
function coarserFrequencies(own: Frequency): ReadonlyMap<string, Frequency> {
  const names = new Map<string, Frequency>();
  for (const freq of FREQUENCIES) {
    const reachable = freq === own || FREQUENCY[freq].rank < FREQUENCY[own].rank;
    const { fred, word } = FREQUENCY[freq];
    if (!reachable) continue;
    names.set(freq.toLowerCase(), freq);
    names.set(word, freq);
    if (fred !== null && !names.has(fred.toLowerCase())) names.set(fred.toLowerCase(), freq);
  }
  return names;
}

/** A rate over part of a year is one of the season unless the series is adjusted for it; and a window needs periods without gaps. */
function refuseAnalysis(handle: SeriesHandle, units: Transform, freq: Frequency, parameters: Parameters): void {
  if (!isAnalysis(units)) return;
  if (isAnnualised(units) && handle.adjustment !== 'seasonally_adjusted' && handle.adjustment !== 'trend') {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'units',
      detail: `${handle.id} is not seasonally adjusted: over part of a year its rate is that of the season. Wattle adjusts nothing. Take an adjusted series, or units=pc1.`,
      allowed: [...TRANSFORMS, ...ANALYSES].filter((one) => !isAnnualised(one)),
    });
    return;
  }
  // Throws where the frequency has no such window.
  spanOf(units, freq);
}

/** Between two events nothing is published, so that neither a change per period nor a mean over one exists; the value at its end does. */
function refuseForEvents(
  handle: SeriesHandle,
  units: Transform,
  frequency: Frequency | null,
  aggregation: AggregationMethod | null,
  parameters: Parameters,
): void {
  if (units !== 'lin') {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'units',
      detail: `${handle.id} is a series of events, whose values hold from their date on. Only units=lin exists.`,
      allowed: ['lin'],
    });
  }
  if (frequency !== null && frequency !== handle.frequency && aggregation !== 'eop') {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'aggregation_method',
      detail: `${handle.id} is a series of events. At a coarser frequency only aggregation_method=eop exists, the value in force on the last day.`,
      allowed: ['eop'],
    });
  }
}

/**
 * The values of a stored series in the shape requested, aggregated first and transformed then, as FRED does. A change across a break that
 * makes it meaningless is absent.
 */
export function shapePoints(loaded: LoadedSeries, shaping: Shaping): Points {
  const base = aggregatedPoints(loaded, shaping);
  return withoutMeaningless(transform(base, shaping.units), brokenBy(loaded, base, shaping));
}

/** The values at the frequency requested and divided, not transformed yet. */
export const aggregatedPoints = (loaded: LoadedSeries, shaping: Shaping): Points =>
  quotient(undividedPoints(loaded, shaping), shaping.dividedBy);

export function undividedPoints(loaded: LoadedSeries, { frequency, aggregation, partial, weeks }: Shaping): Points {
  if (frequency === null) return loaded.slice.points;
  if (weeks !== undefined && loaded.handle.nature !== 'event')
    return aggregateToWeeks(loaded.slice.points, weeks, aggregation, { partial });
  if (loaded.handle.nature === 'event') return endOfPeriods(loaded, frequency, partial, weeks);
  return aggregate(loaded.slice.points, frequency, aggregation, { partial });
}

/** The periods of shaped values that rest on a period which is not there as a whole: none unless partial periods were requested. */
export function partialPeriods(loaded: LoadedSeries, shaping: Shaping): (t: number) => boolean {
  if (!shaping.partial || shaping.frequency === null) return () => false;
  const whole = new Set(aggregatedPoints(loaded, { ...shaping, partial: false }).t);
  const operands = operandsOf(aggregatedPoints(loaded, shaping), shaping.units);
  return (t) => operands(t).some((operand) => !whole.has(operand));
}

/**
 * The value of an event series in force on the last day of each period, from the first event to the last period known to its end; with
 * `partial` also that of the period which is known in part, on the last day that is known.
 */
export function endOfPeriods(loaded: LoadedSeries, to: Frequency, partial = false, weeks?: Weeks): Points {
  if (to === '30MIN' || to === '5MIN') throw new WattleError('BUG', `Events cannot be read at ${FREQUENCY[to].word}.`);
  const first = loaded.slice.t[0];
  const t: number[] = [];
  const value: number[] = [];
  if (first === undefined) return { freq: to, t, value };
  const through = knownThrough(loaded);
  const ordinalOf = (day: number): number => (weeks === undefined ? holder(period('D', day), to).t : weekOf(weeks, day));
  const last = partial ? ordinalOf(through) : null;
  for (let ordinal = ordinalOf(first); ; ordinal += 1) {
    const end = weeks === undefined ? lastDay(period(to, ordinal)) : endOfWeek(weeks, ordinal);
    if (end > through && ordinal !== last) break;
    const inForce = loaded.slice.value[eventInForce(loaded.slice, Math.min(end, through))] ?? null;
    if (inForce === null) continue;
    t.push(ordinal);
    value.push(inForce);
  }
  return { freq: to, t, value };
}

const annualised = (months: number) => ({
  units: () => `Per cent change over ${months} months, annual rate`,
  short: () => `% chg ${months}m, annual rate`,
});
const average = (periods: number) => ({
  units: (own: string) => `Mean of ${periods} periods, ${own}`,
  short: (own: string) => `mean of ${periods}, ${own}`,
});
const score = (years: number) => ({
  units: () => `Standard deviations from the mean of ${years} years`,
  short: () => `z, ${years} years`,
});

const TRANSFORMED: Readonly<
  Record<Exclude<Transform, 'lin'>, { readonly units: (own: string) => string; readonly short: (own: string) => string }>
> = {
  chg: { units: (own) => `Change, ${own}`, short: (own) => `chg, ${own}` },
  ch1: { units: (own) => `Change from a year ago, ${own}`, short: (own) => `chg y/y, ${own}` },
  pch: { units: () => 'Per cent change', short: () => '% chg' },
  pc1: { units: () => 'Per cent change from a year ago', short: () => '% chg y/y' },
  pca: { units: () => 'Compounded annual rate of change, per cent', short: () => '% chg, annual rate' },
  cch: { units: () => 'Continuously compounded rate of change, per cent', short: () => '% chg, cont.' },
  cca: { units: () => 'Continuously compounded annual rate of change, per cent', short: () => '% chg, cont. annual rate' },
  log: { units: (own) => `Natural logarithm of ${own}`, short: (own) => `ln ${own}` },
  a3m: annualised(3),
  a6m: annualised(6),
  ma3: average(3),
  ma4: average(4),
  ma6: average(6),
  ma12: average(12),
  z5y: score(5),
  z10y: score(10),
};

/** What one of a transformed value is. */
export const transformedUnits = (units: Transform, own: string): string => (units === 'lin' ? own : TRANSFORMED[units].units(own));
export const transformedUnitsShort = (units: Transform, own: string): string => (units === 'lin' ? own : TRANSFORMED[units].short(own));

/** What one of a shaped value is: rates of a quotient say of what. */
export function shapedUnits({ units, dividedBy }: Shaping, own: string): string {
  const divided = quotientUnits(own, dividedBy);
  const shaped = transformedUnits(units, divided);
  return dividedBy.length === 0 || shaped.includes(divided) ? shaped : `${shaped}, of ${divided}`;
}
export const shapedUnitsShort = ({ units, dividedBy }: Shaping, own: string): string =>
  transformedUnitsShort(units, quotientUnitsShort(own, dividedBy));
