/** Reads the values of a candidate for a concept: the latest and the previous value, and the number of missing periods. */
import { type Candidate, candidateId, type SeriesCandidate } from '../../../catalogue/concepts/concept.ts';
import { at } from '../../../core/assert.ts';
import { shiftDecimal, withoutNoise } from '../../../core/decimal.ts';
import { type DatasetKey, datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { DAY_MS, firstDay, lastDay, type Period, parsePeriod, period } from '../../../core/period.ts';
import { type Points, rollingSum } from '../../../core/series/points.ts';
import type { Answer, Freshness } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { freshnessOf } from '../../base/freshness.ts';
import type { AsOf } from '../../base/parameters/parameters.ts';
import { isStored } from '../../base/stored-dataset.ts';
import { gapsBetween } from '../../base/stored-span.ts';
import { vintagesApart } from '../../base/vintages-apart.ts';
import { freshnessOfSeries, isDiscontinued, lagPeriods } from '../freshness/series-freshness.ts';
import { figuresOf, type Point } from '../reading/newest-values.ts';
import { type LoadedSeries, loadOrSingles } from '../reading/stored-series.ts';
import { AS_PUBLISHED, shapePoints } from '../transforms/series-transforms.ts';
import { laterSingle, type SingleFigure } from './single-figure.ts';

/** `only_others_stored`: the dataset is stored without this series. */
export type Absence = 'not_stored' | 'only_others_stored' | 'before_start' | 'damaged';

export interface CandidateFigure {
  readonly candidate: Candidate;
  readonly id: string;
  readonly newest: Point | null;
  /** The value before the latest one. Null if a period between them has no value, or if the two values cannot be compared. */
  readonly previous: Point | null;
  /** The number of later periods without a value that should have been released. */
  readonly lag: number;
  readonly isDiscontinued: boolean;
  /** True if the period before the latest one has a value. */
  readonly isComplete: boolean;
  readonly absence: Absence | null;
  /** The stored series. Null for an indicator, or if the series has no stored data. */
  readonly loaded: LoadedSeries | null;
  /** A later value that was imported as a single value, without the rest of its release. Null if there is no such value. */
  readonly single: SingleFigure | null;
  readonly answer: Answer | null;
  readonly datasets: readonly DatasetKey[];
  readonly freshness: Freshness | null;
}

/** Returns the series as stored now or at an instant. Returns null if it is not stored. */
export async function storedSeries(ctx: QueryContext, handle: SeriesHandle, asOf: AsOf | null): Promise<LoadedSeries | null> {
  const key = datasetKey(handle.dataset);
  const state = await ctx.store.datasets.state(key);
  if (!isStored(state)) return null;
  const version = asOf === null ? state.version : await ctx.store.datasets.versionAsOf(key, asOf.ms);
  return version === null ? null : loadOrSingles(ctx, handle, { dataset: handle.dataset, state, version, asOf: null });
}

export async function seriesFigure(ctx: QueryContext, candidate: SeriesCandidate, asOf: AsOf | null): Promise<CandidateFigure> {
  const { series } = candidate;
  const loaded = await storedSeries(ctx, series, asOf);
  const datasets = [datasetKey(series.dataset)];
  const single = loaded === null || asOf !== null ? null : await laterSingle(ctx, loaded);
  const none = { candidate, id: candidateId(candidate), answer: null, datasets, single };
  if (loaded === null) {
    const state = await ctx.store.datasets.state(datasetKey(series.dataset));
    const freshness = await freshnessOf(ctx, series.dataset, state);
    return { ...none, ...WITHOUT_VALUE, absence: isStored(state) ? 'only_others_stored' : 'not_stored', loaded: null, freshness };
  }
  const freshness = await freshnessOfSeries(ctx, loaded);
  const { newest, previous, isComplete } =
    candidate.units === 'lin' && candidate.sum === 1 ? asPublished(loaded) : computed(loaded, candidate);
  if (newest === null || isBefore(newest.period, candidate.since)) {
    return { ...none, ...WITHOUT_VALUE, absence: newest === null ? 'not_stored' : 'before_start', loaded, freshness };
  }
  const today = Math.floor((asOf?.ms ?? ctx.clock.now()) / DAY_MS);
  return {
    ...none,
    newest: scaled(newest, candidate.scale),
    previous: previous === null || isBefore(previous.period, candidate.since) ? null : scaled(previous, candidate.scale),
    lag: lagPeriods(loaded, today) + (at(loaded.slice.points.t, loaded.slice.points.t.length - 1) - newest.period.t),
    isDiscontinued: isDiscontinued(loaded),
    isComplete,
    absence: null,
    loaded,
    freshness,
  };
}

export const WITHOUT_VALUE = { newest: null, previous: null, lag: 0, isDiscontinued: false, isComplete: false } as const;

interface LastTwo {
  readonly newest: Point | null;
  readonly previous: Point | null;
  readonly isComplete: boolean;
}

function asPublished(loaded: LoadedSeries): LastTwo {
  const { newest, previous, missing, isApart } = figuresOf(loaded.handle, loaded);
  return { newest, previous: missing > 0 || isApart ? null : previous, isComplete: missing === 0 };
}

/**
 * Returns the values of a candidate: as published, as rates of change, or as sums. A value is never calculated from vintages that cannot
 * be compared.
 */
export function candidatePoints(loaded: LoadedSeries, { units, sum }: SeriesCandidate): Points {
  const shaped = shapePoints(loaded, { ...AS_PUBLISHED, units });
  return sum === 1 ? shaped : summed(loaded, shaped, sum);
}

function computed(loaded: LoadedSeries, candidate: SeriesCandidate): LastTwo {
  const points = candidatePoints(loaded, candidate);
  const last = points.t.length - 1;
  const isNext = last > 0 && gapsBetween(points.freq, points.t.slice(-2)).length === 0;
  return { newest: pointAt(points, last), previous: isNext ? pointAt(points, last - 1) : null, isComplete: isNext };
}

/** Returns sums over a number of periods. Omits a sum if its first and last period are from different vintages. */
function summed({ handle, slice }: LoadedSeries, points: Points, count: number): Points {
  const isApart = vintagesApart(handle, slice);
  const sums = rollingSum(points, count);
  if (isApart === null) return sums;
  const day = (t: number): number => lastDay(period(points.freq, t));
  const kept = sums.t.flatMap((t, i) => (isApart(day(t - count + 1), day(t)) ? [] : [i]));
  return { freq: sums.freq, t: kept.map((i) => at(sums.t, i)), value: kept.map((i) => at(sums.value, i)) };
}

function pointAt({ freq, t, value }: Points, i: number): Point | null {
  const [then, found] = [t[i], value[i]];
  return then === undefined || found === undefined ? null : { period: period(freq, then), value: found };
}

const isBefore = (one: Period, since: string | null): boolean => {
  const start = since === null ? null : parsePeriod(since);
  return start !== null && lastDay(one) < firstDay(start);
};

/** Number of significant digits in a quotient. Further digits would be rounding errors. */
const DIGITS = 12;
export const scaled = ({ period: one, value }: Point, scale: number): Point => ({
  period: one,
  value: withoutNoise(Number(shiftDecimal(value, scale).toPrecision(DIGITS))),
});

/** Reads a candidate of a concept that has only series as candidates. Throws BUG if the candidate is an indicator. */
export const figureOfSeries = (ctx: QueryContext, candidate: Candidate, asOf: AsOf | null): Promise<CandidateFigure> => {
  if (candidate.kind === 'series') return seriesFigure(ctx, candidate, asOf);
  throw new WattleError('BUG', `All candidates of this concept must be series, but ${candidate.signal} is an indicator.`);
};
