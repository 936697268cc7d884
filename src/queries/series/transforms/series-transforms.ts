/** Transforms and aggregates values: FRED's nine transformations, some others, and aggregation to longer periods. */
import { at, present } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { FREQUENCIES, FREQUENCY, type Frequency } from '../../../core/frequency.ts';
import { holder, lastDay, period } from '../../../core/period.ts';
import { AGGREGATION_METHODS, type AggregationMethod, aggregate, aggregateToWeeks } from '../../../core/series/aggregation.ts';
import type { Points } from '../../../core/series/points.ts';
import {
  ANALYSES,
  isAnalysis,
  isAnnualised,
  operandsOf,
  spanOf,
  TRANSFORMS,
  type Transform,
  transform,
} from '../../../core/series/transforms.ts';
import { endOfWeek, isFortnights, WEEKS, type Weeks, weekOf } from '../../../core/series/weeks.ts';
import type { QueryContext } from '../../base/context.ts';
import type { EchoedQuery } from '../../base/meta-shape.ts';
import { type ChoiceParameter, choice, flag, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import type { AsOf, Parameters } from '../../base/parameters/parameters.ts';
import { brokenBy, withoutMeaningless } from '../breaks/series-breaks.ts';
import { eventInForce, knownThrough, type LoadedSeries } from '../reading/stored-series.ts';
import { type LoadedDivisor, loadDivisors, type PinnedVersions, quotient, quotientUnits, quotientUnitsShort } from './divided.ts';
import { DIVIDING, type Divisor, divisorsOf, PER, PER_UNITS, perOf, readDividing } from './divisors.ts';

export interface Shaping {
  readonly units: Transform;
  /** The requested frequency. Null for the frequency of the series. */
  readonly frequency: Frequency | null;
  readonly aggregation: AggregationMethod;
  /** Set for FRED's weeks that end on a given weekday. `frequency` is then `W`. */
  readonly weeks?: Weeks;
  /** True if the result includes incomplete periods. */
  readonly partial: boolean;
  /** The series by which values are divided. The division follows aggregation and precedes transformation. */
  readonly divisors: readonly Divisor[];
  readonly dividedBy: readonly LoadedDivisor[];
  readonly divided: Readonly<Record<string, string>>;
}

/** Values without aggregation and transformation, as published. */
/** Rates of change do not depend on the reference base. A new base changes only their rounding. */
export const RATES_OF_CHANGE: ReadonlySet<string> = new Set(['pch', 'pc1', 'pca', 'cch', 'cca']);

export const AS_PUBLISHED: Shaping = {
  units: 'lin',
  frequency: null,
  aggregation: 'avg',
  partial: false,
  divisors: [],
  dividedBy: [],
  divided: {},
};

export const isAsPublished = ({ units, frequency, divisors }: Shaping): boolean =>
  units === 'lin' && frequency === null && divisors.length === 0;

const WORDS_OF_UNITS =
  "Transformation of the values. FRED's codes select levels, changes, growth rates and logarithms. `a3m` and `a6m` are annualised rates over 3 or 6 months. `ma3` to `ma12` are moving averages. `z5y` and `z10y` are standard scores within the 5 or 10 years to each period.";
const UNITS = choice('units', WORDS_OF_UNITS, [...TRANSFORMS, ...ANALYSES]);
const UNITS_OR_PER = choice(
  'units',
  `${WORDS_OF_UNITS} \`per_capita\` and \`per_hour\` are levels per head or per hour worked, as with \`per\`.`,
  [...TRANSFORMS, ...ANALYSES, ...PER_UNITS],
);
const TO_FREQUENCY = text(
  'frequency',
  'Aggregate to this lower frequency: a letter as in FRED, `fy` for financial years, or `s` or `sa` for half-years. Words such as `quarterly` also work.',
  { examples: ['a', 'fy', 's', 'q', 'm', 'w', 'd'] },
);
const METHOD = choice(
  'aggregation_method',
  'How values are aggregated to `frequency`: mean (`avg`), sum (`sum`), or the last value of each period (`eop`).',
  AGGREGATION_METHODS,
);
const PARTIAL = flag('partial', '`1` also returns aggregated periods in which values are missing, and marks their rows.', {
  absent: false,
});
/** Parameters for transformation and aggregation. FRED has all of them except `partial`. */
export const SHAPING: readonly QueryParameter[] = [UNITS, TO_FREQUENCY, METHOD, PARTIAL];
/**
 * The same parameters, and the parameters for division. Division is possible only in responses with one vintage, because two series have
 * different vintage dates.
 */
export const SHAPING_AND_DIVIDING: readonly QueryParameter[] = [UNITS_OR_PER, TO_FREQUENCY, METHOD, PARTIAL, ...DIVIDING];

/** Reads `units`, `frequency`, `aggregation_method` and `partial`. Accepts FRED's codes and words. */
export function readShaping(handle: SeriesHandle, parameters: Parameters): Shaping {
  return at(shapingsOf([handle], parameters.choice(UNITS) ?? 'lin', parameters), 0);
}

/** Reads the same parameters as `readShaping`. For daily series, it also accepts FRED's weeks that end on a named weekday. */
export function readFredShaping(handle: SeriesHandle, parameters: Parameters): Shaping {
  return at(shapingsOf([handle], parameters.choice(UNITS) ?? 'lin', parameters, handle.frequency === 'D' ? WEEKS : NO_WEEKS), 0);
}

const NO_WEEKS: typeof WEEKS = new Map();

/**
 * Returns the shaping of each series, with its divisors. `withDivisors` reads the values of the divisors later. Every series must support
 * the requested frequency.
 */
export function readShapings(handles: readonly SeriesHandle[], parameters: Parameters): readonly Shaping[] {
  const requested = parameters.choice(UNITS_OR_PER) ?? 'lin';
  const per = parameters.choice(PER);
  const isPer = requested === 'per_capita' || requested === 'per_hour';
  if (isPer && per !== null && perOf(requested) !== per) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: PER.name,
      detail: `units=${requested} and per=${per} would divide the values twice. Use only one of these parameters.`,
    });
  }
  const shapings = shapingsOf(handles, isPer ? 'lin' : requested, parameters);
  const dividing = readDividing(isPer ? perOf(requested) : per, parameters);
  if (dividing.per === null && dividing.index === null) return shapings;
  const written = writtenOf(parameters);
  return shapings.map((shaping, i) => {
    const divisors = divisorsOf({ handle: at(handles, i), ...shaping }, dividing, parameters);
    return divisors.length === 0 ? shaping : { ...shaping, divisors, divided: isPer ? { ...written, units: requested } : written };
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
  const requested = parameters.choice(frequencyChoice(reachable, weeksByCode));
  const weeks = requested === null ? undefined : weeksByCode.get(requested);
  if (isFortnights(weeks) && units !== 'lin') {
    const detail = `Changes are not calculated for two-week periods. With frequency=${requested}, use units=lin.`;
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'units', detail, allowed: ['lin'] });
  }
  const frequency = requested === null ? null : weeks === undefined ? (reachable.get(requested) ?? null) : 'W';
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

/** The parameters for each set of frequencies. They are cached, because every request for a series needs one. */
const CHOICES = new WeakMap<ReadonlyMap<string, Frequency>, ChoiceParameter>();

function frequencyChoice(reachable: ReadonlyMap<string, Frequency>, weeksByCode: typeof WEEKS): ChoiceParameter {
  const known = weeksByCode === NO_WEEKS ? CHOICES.get(reachable) : undefined;
  if (known) return known;
  const isCode = ([name, freq]: readonly [string, Frequency]): boolean => name === freq.toLowerCase();
  const codes = [...reachable].filter(isCode).map(([name]) => name);
  const words = [...reachable].filter((one) => !isCode(one)).map(([name]) => name);
  const made: ChoiceParameter = { ...TO_FREQUENCY, kind: 'choice', values: [...codes, ...weeksByCode.keys()], also: words };
  if (weeksByCode === NO_WEEKS) CHOICES.set(reachable, made);
  return made;
}

/** Reads the values of the divisors as known at the same time. Throws the errors of `loadDivisors`. */
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

export const echoShaping = ({ units, frequency, aggregation, partial, divided }: Shaping): EchoedQuery => ({
  units,
  ...divided,
  ...(frequency === null ? {} : { frequency: FREQUENCY[frequency].word, aggregation_method: aggregation }),
  ...(frequency !== null && partial ? { partial: 1 } : {}),
});

function reachableFrequencies(handles: readonly SeriesHandle[]): ReadonlyMap<string, Frequency> {
  const [only, ...none] = handles;
  if (only !== undefined && none.length === 0) return coarserFrequencies(only.frequency);
  const [first = new Map<string, Frequency>(), ...others] = handles.map((handle) => coarserFrequencies(handle.frequency));
  return new Map([...first].filter(([name, freq]) => others.every((names) => names.get(name) === freq)));
}

const coarserFrequencies = (own: Frequency): ReadonlyMap<string, Frequency> => present(COARSER.get(own), `The frequencies above ${own}`);

function namesAbove(own: Frequency): ReadonlyMap<string, Frequency> {
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

const COARSER = new Map(FREQUENCIES.map((own) => [own, namesAbove(own)]));

/**
 * Reports a fault for an analysis that does not apply. A rate over a part of a year needs seasonally adjusted values. With other values,
 * it would show seasonal effects.
 */
function refuseAnalysis(handle: SeriesHandle, units: Transform, freq: Frequency, parameters: Parameters): void {
  if (!isAnalysis(units)) return;
  if (isAnnualised(units) && handle.adjustment !== 'seasonally_adjusted' && handle.adjustment !== 'trend') {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'units',
      detail: `${handle.id} is not seasonally adjusted, so part-year rates would show seasonal effects. Use an adjusted series, or units=pc1.`,
      allowed: [...TRANSFORMS, ...ANALYSES].filter((one) => !isAnnualised(one)),
    });
    return;
  }
  // Called only because it throws if the frequency has no such window.
  spanOf(units, freq);
}

/**
 * Reports faults for series of events. Each period has the value at its end. It has no change and no mean, because no value is published
 * between events.
 */
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
      detail: `${handle.id} is a series of events, with values that apply from their dates. Use units=lin.`,
      allowed: ['lin'],
    });
  }
  if (frequency !== null && frequency !== handle.frequency && aggregation !== 'eop') {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'aggregation_method',
      detail: `${handle.id} is a series of events. For a lower frequency use aggregation_method=eop, the value in force on the last day.`,
      allowed: ['eop'],
    });
  }
}

/** Aggregates values and then transforms them, in the same order as FRED. Omits meaningless changes. */
export function shapePoints(loaded: LoadedSeries, shaping: Shaping): Points {
  const base = aggregatedPoints(loaded, shaping);
  return withoutMeaningless(transform(base, shaping.units), brokenBy(loaded, base, shaping));
}

export const aggregatedPoints = (loaded: LoadedSeries, shaping: Shaping): Points =>
  quotient(undividedPoints(loaded, shaping), shaping.dividedBy);

export function undividedPoints(loaded: LoadedSeries, { frequency, aggregation, partial, weeks }: Shaping): Points {
  if (frequency === null) return loaded.slice.points;
  if (weeks !== undefined && loaded.handle.nature !== 'event')
    return aggregateToWeeks(loaded.slice.points, weeks, aggregation, { partial });
  if (loaded.handle.nature === 'event') return endOfPeriods(loaded, frequency, partial, weeks);
  return aggregate(loaded.slice.points, frequency, aggregation, { partial });
}

/**
 * Returns a function that tests whether the value of a period uses an incomplete period. The function always returns false if `partial` was
 * not requested.
 */
export function partialPeriods(loaded: LoadedSeries, shaping: Shaping): (t: number) => boolean {
  if (!shaping.partial || shaping.frequency === null) return () => false;
  const whole = new Set(aggregatedPoints(loaded, { ...shaping, partial: false }).t);
  const operands = operandsOf(aggregatedPoints(loaded, shaping), shaping.units);
  return (t) => operands(t).some((operand) => !whole.has(operand));
}

/**
 * Returns the value that applies at the end of each period. The periods start with the first event, and end with the last period that is
 * fully known. `partial` adds the current period.
 */
export function endOfPeriods(loaded: LoadedSeries, to: Frequency, partial = false, weeks?: Weeks): Points {
  if (to === '30MIN' || to === '5MIN') throw new WattleError('BUG', `Events cannot be converted to ${FREQUENCY[to].word} values.`);
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

export const transformedUnits = (units: Transform, own: string): string => (units === 'lin' ? own : TRANSFORMED[units].units(own));
export const transformedUnitsShort = (units: Transform, own: string): string => (units === 'lin' ? own : TRANSFORMED[units].short(own));

/** Returns the unit. For a rate of a quotient, it also names the quotient. */
export function shapedUnits({ units, dividedBy }: Shaping, own: string): string {
  const divided = quotientUnits(own, dividedBy);
  const shaped = transformedUnits(units, divided);
  return dividedBy.length === 0 || shaped.includes(divided) ? shaped : `${shaped}, of ${divided}`;
}
export const shapedUnitsShort = ({ units, dividedBy }: Shaping, own: string): string =>
  transformedUnitsShort(units, quotientUnitsShort(own, dividedBy));
