/** Builds rows of tables that list series. */
import { roundedTo, subtractDecimals } from '../../../core/decimal.ts';
import { dottedId } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { FREQUENCY, isInterval } from '../../../core/frequency.ts';
import { formatPeriod, type Period, period } from '../../../core/period.ts';
import { valueAt } from '../../../core/series/points.ts';
import { operandsOf } from '../../../core/series/transforms.ts';
import type { AnswerColumn } from '../../base/answer.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import type { FigureRow as FigureShape } from '../../base/figure-shape.ts';
import { gradeOf } from '../../base/reason.ts';
import type { Grade } from '../../base/reason-shape.ts';
import type { Of } from '../../base/shape-parts.ts';
import { brokenBy } from '../breaks/series-breaks.ts';
import { type NewestFigure, newestFigures } from '../freshness/newest-figure.ts';
import { changeOf, type Point } from '../reading/newest-values.ts';
import { shownDecimals } from '../reading/shown-decimals.ts';
import { eventInForce, type LoadedSeries } from '../reading/stored-series.ts';
import { AS_PUBLISHED } from '../transforms/series-transforms.ts';

/** The annual change. Its members are null if the two values cannot be compared. */
export interface ChangeOfYear {
  readonly yearAgo: Point | null;
  /** The change in the unit of the series. For percentages, it is in percentage points. */
  readonly changeYear: number | null;
  /** The change in per cent. Null if the unit of the series is per cent. */
  readonly changeYearPct: number | null;
}

/**
 * A row with the latest value and its changes. Changes are calculated from rounded values, as shown. A change is null if the two values
 * cannot be compared.
 */
export interface FigureRow extends ChangeOfYear {
  readonly figure: NewestFigure;
  readonly handle: SeriesHandle;
  readonly newest: Point | null;
  readonly grade: Grade | null;
  readonly decimals: number;
  /** The change from the previous period in the unit of the series. For percentages, it is in percentage points. */
  readonly change: number | null;
  /** The change in per cent. Null if the unit of the series is per cent. */
  readonly changePct: number | null;
}

const STYLED = 12;
const PCT_DECIMALS = 1;
const PERCENTAGES = /%|ppt/;

export const isPercentage = ({ unitsShort }: Pick<SeriesHandle, 'unitsShort'>): boolean => PERCENTAGES.test(unitsShort);

/** Returns a row for each series, in the given order. Reads only stored data. If a series has no data, its row has no value. */
export const figureRows = async (ctx: QueryContext, handles: readonly SeriesHandle[]): Promise<readonly FigureRow[]> =>
  (await newestFigures(ctx, handles)).map(figureRow);

export function figureRow(figure: NewestFigure): FigureRow {
  const { handle, loaded, newest } = figure;
  const none = { figure, handle, newest, grade: null, decimals: 0, change: null, changePct: null, ...NO_YEAR };
  if (loaded === null || newest === null) return none;
  const recent = loaded.slice.value.slice(-STYLED).filter((value) => value !== null);
  const decimals = shownDecimals(handle, recent);
  const before = changeOf(figure) === null ? null : (figure.previous?.value ?? null);
  return {
    ...none,
    grade: gradeOf(figure.freshness.reasons),
    decimals,
    change: difference(newest.value, before, decimals),
    changePct: isPercentage(handle) ? null : rate(newest.value, before),
    ...yearChange(loaded, decimals, newest.period),
  };
}

const NO_YEAR: ChangeOfYear = { yearAgo: null, changeYear: null, changeYearPct: null };

/** Returns the annual change of the value for a period. */
export function yearChange(loaded: LoadedSeries | null, decimals: number, of: Period | null): ChangeOfYear {
  const value = loaded && of && valueAt(loaded.slice.points, of.t);
  if (loaded === null || of === null || value === null) return NO_YEAR;
  const yearAgo = pointOfYearAgo(loaded, of);
  return {
    yearAgo,
    changeYear: difference(value, yearAgo?.value ?? null, decimals),
    changeYearPct: isPercentage(loaded.handle) ? null : rate(value, yearAgo?.value ?? null),
  };
}

const difference = (now: number, then: number | null, decimals: number): number | null =>
  then === null ? null : subtractDecimals(roundedTo(now, decimals), roundedTo(then, decimals));

/** Returns the percentage change with one decimal. Returns null if the earlier value is missing or not positive. */
const rate = (now: number, then: number | null): number | null =>
  then === null || then <= 0 ? null : roundedTo(100 * (now / then - 1), PCT_DECIMALS);

/**
 * Returns the value one year earlier. For events, this is the value that applied on that day. Returns null if it is not stored, or if a
 * break lies between the two values.
 */
function pointOfYearAgo(loaded: LoadedSeries, newest: Period): Point | null {
  const { slice, handle } = loaded;
  const { freq } = slice.series;
  if (handle.nature === 'event') {
    const then = eventInForce(slice, newest.t - 365);
    const value = then < 0 ? null : (slice.value[then] ?? null);
    return value === null ? null : { period: period(freq, newest.t - 365), value };
  }
  if (isInterval(freq) || freq === 'W') return null;
  const then = operandsOf(slice.points, 'ch1')(newest.t)[1];
  const value = then === undefined ? null : valueAt(slice.points, then);
  if (then === undefined || value === null) return null;
  // Checks only this change for breaks. A page has a hundred such rows, and each series has thousands of values.
  const { meaningless } = brokenBy(loaded, slice.points, { ...AS_PUBLISHED, units: 'ch1' });
  return meaningless(newest.t) ? null : { period: period(freq, then), value };
}

export const FIGURE_COLUMNS: readonly AnswerColumn[] = [
  ...['series_id', 'title', 'place', 'value', 'units', 'period', 'decimals', 'previous_period', 'previous_value', 'change', 'change_pct'],
  ...['year_ago_period', 'year_ago_value', 'change_year', 'change_year_pct', 'adjustment', 'frequency', 'vintage', 'published_basis'],
  ...['dataset_id', 'source', 'grade'],
].map((name) => ({ name }));

export function figureFacts({ figure, handle, newest, ...row }: FigureRow): Of<typeof FigureShape> {
  const previous = row.change === null ? null : figure.previous;
  return {
    series_id: handle.id,
    title: handle.title,
    place: handle.place,
    value: newest?.value ?? null,
    units: figure.units,
    period: newest && formatPeriod(newest.period),
    decimals: newest && row.decimals,
    previous_period: previous && formatPeriod(previous.period),
    previous_value: previous?.value ?? null,
    change: row.change,
    change_pct: row.changePct,
    year_ago_period: row.yearAgo && formatPeriod(row.yearAgo.period),
    year_ago_value: row.yearAgo?.value ?? null,
    change_year: row.changeYear,
    change_year_pct: row.changeYearPct,
    adjustment: handle.adjustment,
    frequency: FREQUENCY[handle.frequency].word,
    vintage: figure.vintage,
    published_basis: figure.loaded && publishedBasis(figure.loaded.vintage),
    dataset_id: dottedId(handle.dataset),
    source: handle.dataset.source,
    grade: row.grade,
  };
}
