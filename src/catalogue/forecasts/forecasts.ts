/** Reads the RBA's forecasts by date of issue and quarter. The files are `data/rba-forecasts.csv` and `data/forecast-variables.csv`. */
import { at } from '../../core/assert.ts';
import type { DayBasis } from '../../core/calendar/release-rule.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { DAY_MS, holder, isoDay, parsePeriod } from '../../core/period.ts';
import { dataNumber, readDataTable } from '../../formats/data-table.ts';
import { releasePublications } from '../releases/release-publications.ts';
import { findSeries } from '../series.ts';

const FILE = 'rba-forecasts.csv';
const VARIABLES_FILE = 'forecast-variables.csv';
const COLUMNS = ['variable', 'issue', 'documents', 'basis', 'start', 'step', 'known', 'values'] as const;
const VARIABLE_COLUMNS = ['variable', 'title', 'short', 'measure', 'units', 'decimals', 'outcome', 'transform', 'why', 'names'] as const;
const PREFIX = 'AU.FORECAST.RBA.';
const STATEMENT = 'rba.statement-on-monetary-policy';

/**
 * The origin of a forecast. rba_file: the RBA's file of historical forecasts. It has all quarters with one decimal, and is
 * published years later. rba_table: a table in the statement. secondary: other publications, which have only some of the forecasts.
 */
export const FORECAST_BASES = ['rba_file', 'rba_table', 'secondary'] as const;
export type ForecastBasis = (typeof FORECAST_BASES)[number];
export const FORECAST_MEASURES = ['annual_change', 'quarterly_change', 'level'] as const;
export type ForecastMeasure = (typeof FORECAST_MEASURES)[number];
const TRANSFORMS = ['lin', 'pc1', 'quarter_average', 'quarter_average_pc1'] as const;
export type OutcomeTransform = (typeof TRANSFORMS)[number];

export interface ForecastFigure {
  /** The quarter, as an ordinal. */
  readonly t: number;
  readonly value: number;
  /** True if the period had ended and its value was already published. */
  readonly isData: boolean;
}

/** The forecasts for one variable that were issued in one month. */
export interface ForecastIssue {
  /** The month of issue, such as `2023-05`. */
  readonly issue: string;
  /** The quarter that contains the month of issue, as an ordinal. */
  readonly quarter: number;
  /**
   * The date of the statement, such as `2023-05-05`. Null if the forecast was internal, or if the date is unknown.
   */
  readonly day: string | null;
  readonly dayBasis: DayBasis | null;
  /** Codes of the documents with the forecasts, such as `SMP` and `JEFG`. */
  readonly documents: readonly string[];
  readonly basis: ForecastBasis;
  /** The values, in ascending order of quarter. */
  readonly figures: readonly ForecastFigure[];
}

export interface ForecastSeries {
  /** The id, such as `AU.FORECAST.RBA.TRIMMED`. */
  readonly id: string;
  readonly title: string;
  readonly short: string;
  /** Other names that people use for the variable. */
  readonly names: string;
  readonly measure: ForecastMeasure;
  readonly units: string;
  readonly decimals: number;
  /**
   * The series with the actual values, and its transformation. Null if forecasts are not compared with actual values. `why` then gives the
   * reason.
   */
  readonly outcome: { readonly handle: SeriesHandle; readonly transform: OutcomeTransform } | null;
  readonly why: string | null;
  /** All issues, in ascending order of month. A month has one issue for each origin. */
  readonly issues: readonly ForecastIssue[];
}

let loaded: readonly ForecastSeries[] | null = null;

/** Returns the forecast series in file order. @throws BUG for a row that names an unknown variable, series, period or basis */
export function forecasts(): readonly ForecastSeries[] {
  loaded ??= read();
  return loaded;
}

const fault = (file: string, problem: string): WattleError => new WattleError('BUG', `data/${file}: ${problem}.`);

function read(): readonly ForecastSeries[] {
  const days = releasePublications().find(({ id }) => id === STATEMENT)?.days ?? new Map<number, never>();
  const issues = new Map<string, ForecastIssue[]>();
  for (const row of readDataTable(FILE, COLUMNS, { key: ['variable', 'issue', 'basis'] })) {
    const [month, start] = [parsePeriod(row.issue), parsePeriod(row.start)];
    const basis = FORECAST_BASES.find((one) => one === row.basis);
    if (month?.freq !== 'M' || start?.freq !== 'Q' || basis === undefined)
      throw fault(FILE, `${row.variable} ${row.issue} has no month, quarter or basis`);
    const documents = row.documents.split(' ');
    const day = documents.includes('SMP') ? days.get(month.t) : undefined;
    const own = issues.get(row.variable) ?? [];
    issues.set(row.variable, own);
    own.push({
      issue: row.issue,
      quarter: holder(month, 'Q').t,
      day: day === undefined ? null : isoDayOf(day.at),
      dayBasis: day?.basis ?? null,
      documents,
      basis,
      figures: figuresOf(row.values, start.t, dataNumber(FILE, row.step), dataNumber(FILE, row.known)),
    });
  }
  const rows = readDataTable(VARIABLES_FILE, VARIABLE_COLUMNS, { optional: ['outcome', 'transform', 'why', 'names'], key: ['variable'] });
  const unnamed = [...issues.keys()].find((variable) => !rows.some((row) => row.variable === variable));
  if (unnamed !== undefined) throw fault(FILE, `${unnamed} is not in ${VARIABLES_FILE}`);
  return rows.map((row): ForecastSeries => {
    const measure = FORECAST_MEASURES.find((one) => one === row.measure);
    if (measure === undefined) throw fault(VARIABLES_FILE, `${row.measure} is not a measure`);
    const own = issues.get(row.variable) ?? [];
    own.sort((a, b) => a.issue.localeCompare(b.issue) || a.basis.localeCompare(b.basis));
    return {
      id: `${PREFIX}${row.variable}`,
      title: row.title,
      short: row.short,
      names: row.names,
      measure,
      units: row.units,
      decimals: dataNumber(VARIABLES_FILE, row.decimals),
      outcome: outcomeOf(row.variable, row.outcome, row.transform, row.why),
      why: row.why === '' ? null : row.why,
      issues: own,
    };
  });
}

/** Returns the date of a statement. The UTC date is also the date in Sydney, because statements are published during the day. */
const isoDayOf = (instant: number): string => isoDay(Math.floor(instant / DAY_MS));

/** Parses the values of consecutive quarters. A dash means no value. */
function figuresOf(cells: string, start: number, step: number, known: number): readonly ForecastFigure[] {
  return cells
    .split(' ')
    .flatMap((cell, i) => (cell === '-' ? [] : [{ t: start + i * step, value: dataNumber(FILE, cell), isData: i < known }]));
}

function outcomeOf(variable: string, id: string, transform: string, why: string): ForecastSeries['outcome'] {
  if (id === '') {
    if (why === '') throw fault(VARIABLES_FILE, `${variable} has neither an outcome nor a reason`);
    return null;
  }
  const handle = findSeries(id);
  const known = TRANSFORMS.find((one) => one === transform);
  if (handle?.id !== id || known === undefined) throw fault(VARIABLES_FILE, `${variable}: ${id} or ${transform} does not exist`);
  return { handle, transform: known };
}

const fold = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(/[_\- ]/g, '.');

/** Finds a forecast series by id. Case is ignored, and the prefix may be omitted, as in `trimmed`. Null if the id is unknown. */
export function findForecast(id: string): ForecastSeries | null {
  const requested = fold(id);
  return forecasts().find((one) => one.id === requested || one.id === `${PREFIX}${requested}`) ?? null;
}

export const nearestForecasts = (id: string): string[] =>
  nearest(
    fold(id).startsWith(PREFIX) ? fold(id) : `${PREFIX}${fold(id)}`,
    forecasts().map((one) => one.id),
  );

const chosen = new WeakMap<readonly ForecastIssue[], readonly ForecastIssue[]>();

/**
 * Returns one issue for each month. The RBA's file has priority over a table in the statement. A table in the statement has
 * priority over other publications.
 */
export function oneForEachMonth(issues: readonly ForecastIssue[]): readonly ForecastIssue[] {
  const known = chosen.get(issues) ?? chosenOf(issues);
  chosen.set(issues, known);
  return known;
}

function chosenOf(issues: readonly ForecastIssue[]): readonly ForecastIssue[] {
  const best = new Map<string, ForecastIssue>();
  for (const one of issues) {
    const before = best.get(one.issue);
    if (before === undefined || rank(one) < rank(before)) best.set(one.issue, one);
  }
  return [...best.values()];
}

const rank = ({ basis }: ForecastIssue): number => FORECAST_BASES.indexOf(basis);

export const latestIssue = ({ issues }: ForecastSeries): string => at(issues, -1).issue;

/** The largest distance between values in a complete table, in quarters. Tables have half-years. */
const TABLE_STEP = 2;
/** A complete table has values at least this number of quarters ahead. */
const TABLE_REACH = 4;

/** Returns true if another publication quoted only some of the values of the RBA's table. */
export function isPartial({ basis, quarter, figures }: ForecastIssue): boolean {
  if (basis !== 'secondary') return false;
  const quarters = [quarter, ...figures.map(({ t }) => t)];
  return at(quarters, -1) - quarter < TABLE_REACH || quarters.some((t, i) => i > 0 && t - at(quarters, i - 1) > TABLE_STEP);
}
