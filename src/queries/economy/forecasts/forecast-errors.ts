/** Calculates forecast errors by horizon. The horizon is the number of quarters from the issue to the forecast quarter. */
import { type ForecastIssue, type ForecastSeries, oneForEachMonth } from '../../../catalogue/forecasts/forecasts.ts';
import { at, present } from '../../../core/assert.ts';
import { addDecimals, roundedTo, subtractDecimals, withoutNoise } from '../../../core/decimal.ts';
import { holder, parsePeriod, period, windowOf } from '../../../core/period.ts';
import type { Answer } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { echoWindow } from '../../base/meta.ts';
import type { QueryParameter } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import { WINDOW } from '../../base/parameters/standard.ts';
import { type Outcomes, outcomesOf } from './forecast-outcomes.ts';
import { answerOf, figuresOf, newestDay, notesOf, quarter, summaryOf, within } from './read-forecasts.ts';

const DECIMALS = 3;
/** The window selects by month of issue. */
export const READ_FORECAST_ERRORS: readonly QueryParameter[] = WINDOW;

export interface ErrorStatistics {
  readonly n: number;
  readonly mean: number | null;
  readonly meanAbsolute: number | null;
  readonly rootMeanSquare: number | null;
}

interface HorizonErrors {
  readonly horizon: number;
  readonly latest: ErrorStatistics;
  readonly first: ErrorStatistics;
  /** The first and the last forecast quarter that have an outcome. */
  readonly targets: { readonly from: number; readonly to: number } | null;
}

/** A range of months of issue, as ordinals. A bound can be infinite. */
interface MonthRange {
  readonly from: number;
  readonly to: number;
}

/** Returns statistics for each horizon with outcomes. */
export function errorsByHorizon(series: ForecastSeries, outcomes: Outcomes, months: MonthRange): readonly HorizonErrors[] {
  const byHorizon = new Map<number, { latest: number[]; first: number[]; targets: number[] }>();
  for (const issue of oneForEachMonth(series.issues)) {
    if (!within(issue.issue, months)) continue;
    for (const { t, value, isData, horizon } of figuresOf(issue)) {
      if (isData || horizon < 0) continue;
      const { latest, first } = outcomes.at(t);
      if (latest === null) continue;
      const own = byHorizon.get(horizon) ?? { latest: [], first: [], targets: [] };
      byHorizon.set(horizon, own);
      // Statistics are calculated from errors that are not rounded.
      own.latest.push(subtractDecimals(latest, value));
      own.targets.push(t);
      if (first !== null) own.first.push(subtractDecimals(first, value));
    }
  }
  return [...byHorizon]
    .sort(([a], [b]) => a - b)
    .map(([horizon, { latest, first, targets }]) => ({
      horizon,
      latest: statisticsOf(latest),
      first: statisticsOf(first),
      targets: { from: Math.min(...targets), to: Math.max(...targets) },
    }));
}

function statisticsOf(errors: readonly number[]): ErrorStatistics {
  const n = errors.length;
  const mean = (of: (error: number) => number): number | null => (n === 0 ? null : addDecimals(errors.map(of)) / n);
  const square = mean((error) => error * error);
  const rounded = (value: number | null): number | null => (value === null ? null : roundedTo(withoutNoise(value), DECIMALS));
  return {
    n,
    mean: rounded(mean((error) => error)),
    meanAbsolute: rounded(mean(Math.abs)),
    rootMeanSquare: square === null ? null : rounded(Math.sqrt(square)),
  };
}

/**
 * Returns notes on the issues in a range of months. One lists the quarters without a stored issue between the first and the last issue of
 * the series. The other counts the issues that omit quarters.
 * @param written writes a quarter, given as an ordinal
 */
export function coverageNotes(series: ForecastSeries, months: MonthRange, written: (t: number) => string): readonly string[] {
  const issues = oneForEachMonth(series.issues);
  const own = issues.filter(({ issue }) => within(issue, months));
  if (own.length === 0) return [];
  const monthOf = ({ issue }: ForecastIssue): number => present(parsePeriod(issue), issue).t;
  const quarterOf = (month: number): number => holder(period('M', month), 'Q').t;
  const start = quarterOf(Math.max(months.from, monthOf(at(issues, 0))));
  const end = quarterOf(Math.min(months.to, monthOf(at(issues, -1))));
  const stored = new Set(own.map(({ quarter: t }) => t));
  const all = Array.from({ length: end - start + 1 }, (_, i) => start + i);
  const missing = all.filter((t) => !stored.has(t));
  const sparse = own.filter(({ figures }) => figures.some(({ t, isData }, i) => !isData && i > 0 && t - at(figures, i - 1).t > 1));
  return [
    ...(missing.length === 0
      ? []
      : [`${missing.length} of ${all.length} quarters have no stored issue: ${missing.map(written).join(', ')}. The errors omit them.`]),
    ...(sparse.length === 0
      ? []
      : [`${sparse.length} of ${own.length} issues do not have every quarter, so the number of errors differs by quarters ahead.`]),
  ];
}

const COLUMNS = [
  ...['series_id', 'horizon', 'n_latest', 'mean_error_latest', 'mean_absolute_error_latest', 'rmse_latest'],
  ...['n_first', 'mean_error_first', 'mean_absolute_error_first', 'rmse_first', 'first_target', 'last_target'],
];

export async function readForecastErrors(ctx: QueryContext, series: ForecastSeries, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const window = parameters.window();
  parameters.refuseRest();
  parameters.check();
  const outcomes = await outcomesOf(ctx, series);
  const months = windowOf('M', window.start, window.end);
  const found = errorsByHorizon(series, outcomes, months);
  const rows = found.map(({ horizon, latest, first, targets }) => ({
    series_id: series.id,
    horizon,
    n_latest: latest.n,
    mean_error_latest: latest.mean,
    mean_absolute_error_latest: latest.meanAbsolute,
    rmse_latest: latest.rootMeanSquare,
    n_first: first.n,
    mean_error_first: first.mean,
    mean_absolute_error_first: first.meanAbsolute,
    rmse_first: first.rootMeanSquare,
    first_target: targets && quarter(targets.from),
    last_target: targets && quarter(targets.to),
  }));
  return answerOf(ctx, rows, COLUMNS, {
    query: echoWindow(window),
    outcomes: [outcomes],
    notes: [...notesOf(series, outcomes), ...(rows.length === 0 ? [] : coverageNotes(series, months, quarter))],
    summary: summaryOf(ctx, series, outcomes),
    newest: newestDay([series]),
  });
}
