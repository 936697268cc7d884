/** Explains the rows of a series. The explanation has the formula, and the file and cell of each published input. */
import { at } from '../../core/assert.ts';
import { shareThread } from '../../core/cost.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import { holder, lastDay, period } from '../../core/period.ts';
import {
  type Analysis,
  isAnalysis,
  isAnnualised,
  isMovingAverage,
  operandsOf,
  spanOf,
  type Transform,
} from '../../core/series/transforms.ts';
import { filesBySeq } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { ExplainedValues } from '../base/explained-values.ts';
import { eventInForce, type LoadedSeries, operandOf, sourceOfStored } from './reading/stored-series.ts';
import { type LoadedDivisor, quotientFormula } from './transforms/divided.ts';
import { aggregatedPoints, type Shaping } from './transforms/series-transforms.ts';

/**
 * Builds `meta.explain` for the given rows.
 * @param shown ordinals of the rows, in the requested frequency
 * @param values counts the values in this response
 */
export async function explanation(
  ctx: QueryContext,
  loaded: LoadedSeries,
  shaping: Shaping,
  shown: readonly number[],
  values = new ExplainedValues(),
): Promise<Record<string, unknown>> {
  const own = await operandsAt(ctx, loaded, indexesBehind(loaded, shaping, shown), values);
  const divisors = await Promise.all(
    shaping.dividedBy.map((divisor) => operandsAt(ctx, divisor.loaded, indexesOfDivisor(divisor, loaded, shaping, shown), values)),
  );
  return { formula: formulaOf(loaded, shaping), operands: [...own, ...divisors.flat()] };
}

async function operandsAt(
  ctx: QueryContext,
  loaded: LoadedSeries,
  indexes: readonly number[],
  values: ExplainedValues,
): Promise<readonly Record<string, unknown>[]> {
  values.add(indexes.length);
  await shareThread();
  const files = await filesBySeq(ctx, loaded.dataset, new Set(indexes.map((i) => at(loaded.slice.seq, i))));
  const source = sourceOfStored(loaded);
  return indexes.map((i) => operandOf(source, i, files.get(at(loaded.slice.seq, i))));
}

/** Returns the published values of a divisor for the periods of the rows, and for the base period of its prices. */
function indexesOfDivisor(
  { loaded: divisor, base }: LoadedDivisor,
  loaded: LoadedSeries,
  shaping: Shaping,
  shown: readonly number[],
): readonly number[] {
  const points = aggregatedPoints(loaded, shaping);
  const operands = operandsOf(points, shaping.units);
  const needed = new Set(shown.flatMap((t) => operands(t)));
  const { slice } = divisor;
  const isNeeded = (t: number): boolean => {
    const own = period(slice.series.freq, t);
    const inBase = base !== null && (base.freq === own.freq ? base.t === t : holder(own, base.freq).t === base.t);
    return inBase || needed.has(own.freq === points.freq ? t : holder(own, points.freq).t);
  };
  return slice.t.flatMap((t, i) => (slice.value[i] !== null && isNeeded(t) ? [i] : []));
}

/** Returns the indexes of the published values from which the rows are calculated, in ascending order. */
function indexesBehind(loaded: LoadedSeries, shaping: Shaping, shown: readonly number[]): readonly number[] {
  const operands = operandsOf(aggregatedPoints(loaded, shaping), shaping.units);
  const needed = new Set(shown.flatMap((t) => operands(t)));
  const { slice } = loaded;
  const { frequency } = shaping;
  if (frequency !== null && loaded.handle.nature === 'event') return eventsBehind(loaded, frequency, needed);
  const ordinalOf = (t: number): number => (frequency === null ? t : holder(period(slice.series.freq, t), frequency).t);
  return slice.t.flatMap((t, i) => (slice.value[i] !== null && needed.has(ordinalOf(t)) ? [i] : []));
}

/** Returns the indexes of the events that applied at the end of each period. Such an event may be much earlier than the period. */
function eventsBehind(loaded: LoadedSeries, frequency: NonNullable<Shaping['frequency']>, needed: ReadonlySet<number>): readonly number[] {
  const found = new Set([...needed].map((t) => eventInForce(loaded.slice, lastDay(period(frequency, t)))));
  return [...found].filter((i) => i >= 0).sort((a, b) => a - b);
}

const AGGREGATE = { avg: 'mean', sum: 'sum', eop: 'last' } as const;

/** Writes a formula such as `100 (x(t) / x(t-4) - 1); x(t) is the mean of the monthly values in each quarterly period`. */
function formulaOf(loaded: LoadedSeries, shaping: Shaping): string {
  const own = loaded.slice.series.freq;
  const freq = shaping.frequency ?? own;
  const changed = isAnalysis(shaping.units) ? analysisIn(shaping.units, freq) : FORMULAS[shaping.units](...yearOf(loaded, shaping));
  const { dividedBy } = shaping;
  const isDivided = dividedBy.length > 0;
  const divided = isDivided ? [quotientFormula(loaded.handle.id, { handle: loaded.handle, ...shaping }, dividedBy)] : [];
  const transformed = [...(isDivided && shaping.units === 'lin' ? [] : [changed]), ...divided].join('; ');
  if (shaping.frequency === null) return transformed;
  const whole = shaping.partial ? 'periods that are not complete included' : 'complete periods only';
  return loaded.handle.nature === 'event'
    ? `${transformed}, x(t) is the value in force on the last day of each ${FREQUENCY[freq].word} period, ${whole}`
    : `${transformed}, ${isDivided ? 'a' : 'x'}(t) is the ${AGGREGATE[shaping.aggregation]} of the ${FREQUENCY[own].word} values in each ${FREQUENCY[freq].word} period, ${whole}`;
}

/**
 * Writes the parts of a formula for annual changes. They are the distance to the value one year earlier, and the number of observations
 * in a year.
 */
function yearOf(loaded: LoadedSeries, shaping: Shaping): readonly [lag: string, count: string] {
  const points = aggregatedPoints(loaded, shaping);
  const perYear = FREQUENCY[points.freq].perYear;
  if (perYear !== null) return [String(perYear), String(perYear)];
  const newest = at(points.t, -1);
  const [, yearBefore = newest] = operandsOf(points, 'pc1')(newest);
  if (points.freq !== 'D') return [String(newest - yearBefore), String(newest - yearBefore)];
  return [`${newest - yearBefore} days`, newest - yearBefore === 364 ? '260' : '365'];
}

/** Writes the formula of an analysis, such as `100 ((x(t) / x(t-3))^(12/3) - 1)`. */
function analysisIn(units: Analysis, freq: Frequency): string {
  const { periods, perYear } = spanOf(units, freq);
  const window = `x(t-${periods - 1}) to x(t)`;
  if (isAnnualised(units)) return `100 ((x(t) / x(t-${periods}))^(${perYear}/${periods}) - 1)`;
  return isMovingAverage(units)
    ? `mean of ${window}`
    : `(x(t) - m) / s. M and s are the mean and the sample standard deviation of ${window}`;
}

const FORMULAS: Readonly<Record<Exclude<Transform, Analysis>, (lag: string, count: string) => string>> = {
  lin: () => 'x(t)',
  chg: () => 'x(t) - x(t-1)',
  ch1: (lag) => `x(t) - x(t-${lag})`,
  pch: () => '100 (x(t) / x(t-1) - 1)',
  pc1: (lag) => `100 (x(t) / x(t-${lag}) - 1)`,
  pca: (_, count) => `100 ((x(t) / x(t-1))^${count} - 1)`,
  cch: () => '100 (ln x(t) - ln x(t-1))',
  cca: (_, count) => `${count} * 100 (ln x(t) - ln x(t-1))`,
  log: () => 'ln x(t)',
};
