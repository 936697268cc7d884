/**
 * Dwellings approved, started and completed in a year. Each step has several possible counts, because the ABS publishes them in different
 * tables. The first count that is stored for the whole year is used.
 */
import {
  AU_BUILDING_APPROVALS,
  AU_BUILDING_APPROVALS_BY_STATE,
  AU_BUILDING_COMMENCEMENTS,
  AU_BUILDING_COMMENCEMENTS_BY_STATE,
  AU_BUILDING_COMMENCEMENTS_NEW,
  AU_BUILDING_COMPLETIONS,
  AU_BUILDING_COMPLETIONS_BY_STATE,
  AU_BUILDING_COMPLETIONS_NEW,
  AU_BUILDING_COMPLETIONS_NEW_BY_STATE,
  AU_BUILDING_UNDERWAY,
  AU_BUILDING_UNDERWAY_BY_STATE,
  AU_BUILDING_UNDERWAY_NEW,
} from '../../../catalogue/series/housing.ts';
import { AU_BUILDING_APPROVED } from '../../../catalogue/series/housing-detail.ts';
import { present } from '../../../core/assert.ts';
import { sumOfAll } from '../../../core/decimal.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { formatPeriod, members, period } from '../../../core/period.ts';
import type { StateAbbreviation } from '../../../core/places/geography.ts';
import { valueAt } from '../../../core/series/points.ts';
import type { LoadedSeries } from '../../series/reading/stored-series.ts';

/** A count of dwellings. With more than one series, the count is their sum. */
interface Count {
  readonly series: readonly SeriesHandle[];
  /** The contents of the count, for notes. Null if it has all dwellings in residential buildings, as published for the place. */
  readonly covers: string | null;
}

export interface Pipeline {
  readonly approvals: readonly Count[];
  readonly commencements: readonly Count[];
  readonly completions: readonly Count[];
  readonly underway: readonly Count[];
}

const all = (series: SeriesHandle): Count => ({ series: [series], covers: null });
const newOnly = (series: SeriesHandle): Count => ({ series: [series], covers: 'for new buildings only' });
const inAllBuildings = (series: SeriesHandle): Count => ({ series: [series], covers: 'for all buildings' });

/** The first declared approvals are numbers of dwellings. The others are values. */
const APPROVED = present(AU_BUILDING_APPROVED[0], 'Dwellings approved');

export const NATIONAL_PIPELINE: Pipeline = {
  approvals: [
    all(AU_BUILDING_APPROVALS),
    inAllBuildings(APPROVED.australia),
    { series: Object.values(APPROVED.byState), covers: 'the sum of the states for all buildings' },
  ],
  commencements: [all(AU_BUILDING_COMMENCEMENTS), newOnly(AU_BUILDING_COMMENCEMENTS_NEW)],
  completions: [all(AU_BUILDING_COMPLETIONS), newOnly(AU_BUILDING_COMPLETIONS_NEW)],
  underway: [all(AU_BUILDING_UNDERWAY), newOnly(AU_BUILDING_UNDERWAY_NEW)],
};

export const pipelineOf = (state: StateAbbreviation): Pipeline => ({
  approvals: [all(AU_BUILDING_APPROVALS_BY_STATE[state]), inAllBuildings(APPROVED.byState[state])],
  commencements: [all(AU_BUILDING_COMMENCEMENTS_BY_STATE[state])],
  completions: [all(AU_BUILDING_COMPLETIONS_BY_STATE[state]), newOnly(AU_BUILDING_COMPLETIONS_NEW_BY_STATE[state])],
  underway: [all(AU_BUILDING_UNDERWAY_BY_STATE[state])],
});

export const seriesOfPipeline = (pipeline: Pipeline): readonly SeriesHandle[] => [
  ...new Set(
    [pipeline.approvals, pipeline.commencements, pipeline.completions, pipeline.underway].flatMap((counts) =>
      counts.flatMap(({ series }) => series),
    ),
  ),
];

export interface PipelineYear {
  readonly period: string | null;
  /** The sum over four quarters up to the period. Null if a quarter is missing. */
  readonly approvals: number | null;
  readonly commencements: number | null;
  readonly completions: number | null;
  /** Dwellings under construction at the end of the quarter. */
  readonly underway: number | null;
  /** The contents of counts that are not of all dwellings in residential buildings, such as `completions are for new buildings only`. */
  readonly covers: readonly string[];
  /** The ids of the series in the counts. */
  readonly used: readonly string[];
}

const NONE: PipelineYear = { period: null, approvals: null, commencements: null, completions: null, underway: null, covers: [], used: [] };
type Stored = ReadonlyMap<string, LoadedSeries>;

const QUARTERS = [3, 2, 1, 0];
const MONTHS_A_QUARTER = 3;
const quartersTo = (t: number): readonly number[] => QUARTERS.map((before) => t - before);
const monthsTo = (t: number): readonly number[] =>
  quartersTo(t).flatMap((quarter) => {
    const { from, to } = members(period('Q', quarter), 'M');
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });

/** Returns the sum of a count over periods. Null if a value is missing. */
const sumOver = (stored: Stored, { series }: Count, periods: readonly number[]): number | null =>
  sumOfAll(
    series.flatMap(({ id }) => {
      const points = stored.get(id)?.slice.points;
      return periods.map((t) => (points === undefined ? null : valueAt(points, t)));
    }),
  );

/** Returns the last quarter for which a count has the whole year. Approvals are monthly, so their last quarter may be incomplete. */
function lastYear(stored: Stored, { completions, approvals }: Pipeline): number | null {
  const lastOf = ({ series }: Count): number | undefined => {
    const ends = series.flatMap(({ id }) => stored.get(id)?.slice.points.t.at(-1) ?? []);
    return ends.length < series.length ? undefined : Math.min(...ends);
  };
  const completed = completions.flatMap((count) => {
    const t = lastOf(count);
    return t === undefined || sumOver(stored, count, quartersTo(t)) === null ? [] : [t];
  });
  if (completed.length > 0) return Math.max(...completed);
  const approved = approvals.flatMap((count) => {
    const month = lastOf(count);
    return month === undefined ? [] : [Math.floor((month + 1) / MONTHS_A_QUARTER) - 1];
  });
  return approved.length > 0 ? Math.max(...approved) : null;
}

/** Returns the counts for the latest year with completions. Without completions, for the latest year with approvals. */
export function pipelineYear(stored: Stored, pipeline: Pipeline | null): PipelineYear {
  const t = pipeline === null ? null : lastYear(stored, pipeline);
  if (pipeline === null || t === null) return NONE;
  const covers: string[] = [];
  const used: string[] = [];
  const counted = (step: string, counts: readonly Count[], periods: readonly number[]): number | null => {
    for (const count of counts) {
      const sum = sumOver(stored, count, periods);
      if (sum === null) continue;
      used.push(...count.series.map(({ id }) => id));
      if (count.covers !== null) covers.push(`${step} are ${count.covers}`);
      return sum;
    }
    return null;
  };
  const figures = {
    approvals: counted('approvals', pipeline.approvals, monthsTo(t)),
    commencements: counted('starts', pipeline.commencements, quartersTo(t)),
    completions: counted('completions', pipeline.completions, quartersTo(t)),
    underway: counted('dwellings under construction', pipeline.underway, [t]),
  };
  if (Object.values(figures).every((one) => one === null)) return NONE;
  return {
    period: formatPeriod(period('Q', t)),
    approvals: figures.approvals,
    commencements: figures.commencements,
    completions: figures.completions,
    underway: figures.underway,
    covers,
    used,
  };
}
