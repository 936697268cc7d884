import {
  FORECAST_BASES,
  type ForecastIssue,
  type ForecastSeries,
  findForecast,
  forecasts,
  latestIssue,
  nearestForecasts,
  oneForEachMonth,
} from '../../../catalogue/forecasts/forecasts.ts';
import { at, present } from '../../../core/assert.ts';
import { readBound } from '../../../core/calendar/period-spellings.ts';
import { roundedTo, subtractDecimals } from '../../../core/decimal.ts';
import { dottedId, storeKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { LICENCES } from '../../../core/licence.ts';
import { formatPeriod, lastDay, parseIsoDay, parsePeriod, period, windowOf } from '../../../core/period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { Answer, AnswerColumn } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { combineFreshness } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import type { EchoedQuery, SourceCitation } from '../../base/meta-shape.ts';
import { choice, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import type { Of } from '../../base/shape-parts.ts';
import type { LaterRates } from '../../series/concepts/later-rates.ts';
import { type Outcomes, outcomesOf } from './forecast-outcomes.ts';
import type { ForecastVariable } from './shape.ts';

const SECONDS = 300;
/** The number of decimals to which errors are rounded, because published rates can have about twelve decimals. */
const ERROR_DECIMALS = 4;

const ISSUED = text(
  'issued',
  'Issue of the forecasts: a month (`2023-05`), a year, `latest` or `all`. A day (`2023-06-30`) selects the last issue on or before that day. The default is `latest`, or `all` if you send `target`.',
  { examples: ['2023-05', '2023-06-30', 'latest', 'all'] },
);
const TARGET = text('target', 'Quarter that the forecast is for: `2024-Q2`. A year selects its four quarters.', { examples: ['2024-Q2'] });
const KIND = choice(
  'kind',
  '`forecast` returns forecasts. `data` returns the actual values that the RBA had when it made the forecast. `all` returns both.',
  ['forecast', 'data', 'all'],
  {
    default: 'forecast',
  },
);
const BASIS = choice(
  'basis',
  'Publication that the figures come from. By default, each month has the first available of `rba_file`, `rba_table` and `secondary`. `all` returns all of them.',
  [...FORECAST_BASES, 'all'],
);
export const READ_FORECAST: readonly QueryParameter[] = [ISSUED, TARGET, KIND, BASIS];

interface ForecastRow {
  readonly issue: ForecastIssue;
  readonly t: number;
  readonly value: number;
  readonly isData: boolean;
  /** The number of quarters from the issue to the forecast quarter. */
  readonly horizon: number;
}

/** Finds a forecast series. Throws REQ_NOT_FOUND with the nearest ids. */
export function forecastNamed(id: string): ForecastSeries {
  const series = findForecast(id);
  if (series !== null) return series;
  const near = nearestForecasts(id);
  const detail = `Unknown forecast: ${quoted(id)}.`;
  throw new WattleError('REQ_NOT_FOUND', detail, {
    hint: `${near.length === 0 ? '' : `Did you mean ${near.join(', ')}? `}GET /v1/forecasts lists all forecasts.`,
    faults: [{ parameter: 'series', detail, ...(near[0] === undefined ? {} : { allowed: near, did_you_mean: near[0] }) }],
  });
}

const LIST_COLUMNS = [
  ...['series_id', 'title', 'measure', 'units', 'issues', 'forecasts', 'first_issue', 'last_issue'],
  ...['last_target', 'last_value', 'outcome_series', 'reason', 'url'],
];

export async function listForecasts(ctx: QueryContext): Promise<Answer> {
  const rows = forecasts().map((series): Of<typeof ForecastVariable> => {
    const last = rowsOf(series).at(-1);
    return {
      series_id: series.id,
      title: series.title,
      measure: series.measure,
      units: series.units,
      issues: new Set(series.issues.map(({ issue }) => issue)).size,
      forecasts: rowsOf(series).length,
      first_issue: series.issues[0]?.issue ?? null,
      last_issue: latestIssue(series),
      last_target: last === undefined ? null : quarter(last.t),
      last_value: last?.value ?? null,
      outcome_series: series.outcome?.handle.id ?? null,
      reason: series.why,
      url: `${ctx.publicUrl}/forecasts/${series.id}`,
    };
  });
  return answerOf(ctx, rows, LIST_COLUMNS, {
    query: {},
    outcomes: [],
    notes: [NOTE_SECONDARY],
    summary: {},
    newest: newestDay(forecasts()),
  });
}

/** Returns one row for each forecast. If a month has several issues, only the issue with the highest rank is used. */
const rowsOf = (series: ForecastSeries): readonly ForecastRow[] =>
  oneForEachMonth(series.issues)
    .flatMap(figuresOf)
    .filter(({ isData }) => !isData);

export const figuresOf = (issue: ForecastIssue): readonly ForecastRow[] =>
  issue.figures.map(({ t, value, isData }) => ({ issue, t, value, isData, horizon: t - issue.quarter }));

/** Returns the forecasts of a series. Throws one error with all faults in the parameters. */
export async function readForecast(ctx: QueryContext, series: ForecastSeries, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const basis = parameters.choice(BASIS);
  const kind = parameters.choice(KIND) ?? 'forecast';
  const span = readTarget(parameters);
  const byDefault = span === null ? 'latest' : 'all';
  const issued = parameters.text(ISSUED) ?? byDefault;
  const candidates =
    basis === null ? oneForEachMonth(series.issues) : series.issues.filter((one) => basis === 'all' || one.basis === basis);
  const issues = issuesOf(candidates, issued, parameters);
  parameters.refuseRest();
  parameters.check();
  const found = issues
    .flatMap(figuresOf)
    .filter(({ t, isData }) => (span === null || (t >= span.from && t <= span.to)) && (kind === 'all' || isData === (kind === 'data')));
  const outcomes = await outcomesOf(ctx, series);
  const rows = found.map((row) => factsOf(series, row, outcomes));
  return answerOf(ctx, rows, ROW_COLUMNS, {
    query: { issued, kind, ...(span === null ? {} : { target: span.text }), ...(basis === null ? {} : { basis }) },
    outcomes: [outcomes],
    notes: notesOf(series, outcomes),
    summary: summaryOf(ctx, series, outcomes),
    newest: newestDay([series]),
  });
}

const ROW_COLUMNS = [
  ...['series_id', 'issued', 'issued_on', 'issued_on_basis', 'documents', 'basis', 'target', 'horizon', 'kind', 'value'],
  ...['outcome_latest', 'error_latest', 'outcome_first', 'outcome_first_on', 'error_first'],
];

function factsOf(series: ForecastSeries, row: ForecastRow, outcomes: Outcomes): Readonly<Record<string, unknown>> {
  const { latest, first, firstOn } = outcomes.at(row.t);
  return {
    series_id: series.id,
    issued: row.issue.issue,
    issued_on: row.issue.day,
    issued_on_basis: row.issue.dayBasis,
    documents: row.issue.documents.join(' '),
    basis: row.issue.basis,
    target: quarter(row.t),
    horizon: row.horizon,
    kind: row.isData ? 'data' : 'forecast',
    value: row.value,
    outcome_latest: latest === null ? null : roundedTo(latest, ERROR_DECIMALS),
    error_latest: row.isData ? null : errorOf(latest, row.value),
    outcome_first: first === null ? null : roundedTo(first, ERROR_DECIMALS),
    outcome_first_on: firstOn,
    error_first: row.isData ? null : errorOf(first, row.value),
  };
}

/** Returns the outcome minus the forecast. */
export const errorOf = (outcome: number | null, forecast: number): number | null =>
  outcome === null ? null : roundedTo(subtractDecimals(outcome, forecast), ERROR_DECIMALS);

export const quarter = (t: number): string => formatPeriod(period('Q', t));

function readTarget(parameters: Parameters): { readonly from: number; readonly to: number; readonly text: string } | null {
  const bound = parameters.period(TARGET);
  if (bound === null) return null;
  if (bound !== 'latest') return { ...windowOf('Q', bound, bound), text: bound.text };
  parameters.fault('REQ_BAD_PARAMETER', { parameter: 'target', detail: 'The parameter “target” must be a quarter such as 2024-Q2.' });
  return null;
}

/** Selects issues by `all`, by `latest`, by a day or by a period. If no issue matches, reports a fault with the nearest months. */
function issuesOf(issues: readonly ForecastIssue[], text: string, parameters: Parameters): readonly ForecastIssue[] {
  const word = text.toLowerCase();
  if (word === 'all') return issues;
  const ofMonth = (month: string | undefined): readonly ForecastIssue[] => issues.filter(({ issue }) => issue === month);
  if (word === 'latest') return ofMonth(issues.at(-1)?.issue);
  const day = parseIsoDay(text);
  const bound = readBound(text);
  const span = bound && windowOf('M', bound, bound);
  const ofSpan = (): readonly ForecastIssue[] => (span === null ? [] : issues.filter(({ issue }) => within(issue, span)));
  const named = day === null ? ofSpan() : ofMonth(issues.findLast((one) => issueDay(one) <= day)?.issue);
  if (named.length === 0) refuseNone(issues, text, span, parameters);
  return named;
}

export function within(issue: string, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const t = parsePeriod(issue)?.t;
  return t !== undefined && t >= from && t <= to;
}

/** Returns the issue date. For an internal forecast, returns the last day of its month. */
function issueDay({ day, issue }: ForecastIssue): number {
  const month = parsePeriod(issue);
  return (day === null ? null : parseIsoDay(day)) ?? (month === null ? Number.POSITIVE_INFINITY : lastDay(month));
}

/** Reports a fault with the two nearest issues. If the text is not a period, these are the latest issues. */
function refuseNone(
  issues: readonly ForecastIssue[],
  text: string,
  span: { readonly from: number; readonly to: number } | null,
  parameters: Parameters,
): void {
  const gaps = new Map(
    issues.map(({ issue }) => {
      const { t } = present(parsePeriod(issue), 'The month of an issue');
      return [issue, span === null ? -t : Math.max(span.from - t, t - span.to)];
    }),
  );
  const near = [...gaps]
    .sort(([, a], [, b]) => a - b)
    .slice(0, 2)
    .map(([issue]) => issue);
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: 'issued',
    detail: `No forecasts issued in ${quoted(text)} are stored. The nearest issues: ${near.toSorted().join(', ')}.`,
    allowed: near.toSorted(),
    ...(near[0] === undefined ? {} : { did_you_mean: near[0] }),
  });
}

interface AnswerParts {
  readonly query: EchoedQuery;
  readonly outcomes: readonly Outcomes[];
  readonly notes: readonly string[];
  readonly summary: Readonly<Record<string, unknown>>;
  readonly newest: string | null;
}

export function answerOf(
  ctx: QueryContext,
  rows: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[],
  { query, outcomes, notes, summary, newest }: AnswerParts,
): Answer {
  const sources = [forecastSource(newest), ...outcomes.flatMap((one) => one.sources)];
  const freshness = combineFreshness(
    outcomes.flatMap(({ handle, freshness: judged }) =>
      handle === null || judged === null ? [] : [{ id: dottedId(handle.dataset), freshness: judged }],
    ),
  );
  const meta = metaOf(ctx, { query, rows: rows.length, sources, freshness, versions: [], notes });
  return {
    data: rows,
    columns: columns.map((name): AnswerColumn => ({ name })),
    meta: { ...meta, ...(Object.keys(summary).length > 0 ? { summary } : {}) },
    next: null,
    datasets: outcomes.flatMap(({ handle }) => (handle === null ? [] : [storeKey(handle.dataset)])),
    maxAgeSeconds: SECONDS,
  };
}

/** Returns one citation. It covers statements and historical forecasts, because both have the same licence. */
export const forecastSource = (newest: string | null): SourceCitation => ({
  name: 'Reserve Bank of Australia',
  url: 'https://www.rba.gov.au/statistics/historical-forecasts.html',
  attribution: 'Source: Reserve Bank of Australia, Statement on Monetary Policy and historical forecasts',
  licence: { name: LICENCES['cc-by-4.0'].name, url: LICENCES['cc-by-4.0'].url },
  catalogue_number: null,
  dataset_id: 'rba.forecasts',
  release_date: newest,
  retrieved_at: null,
  sha256: null,
});

export const newestDay = (all: readonly ForecastSeries[]): string | null =>
  all.flatMap(({ issues }) => issues.flatMap(({ day }) => day ?? [])).reduce<string | null>((a, b) => (a === null || b > a ? b : a), null);

export const summaryOf = (ctx: QueryContext, series: ForecastSeries, { handle, why }: Outcomes): Readonly<Record<string, unknown>> => ({
  series_id: series.id,
  title: series.title,
  measure: series.measure,
  units: series.units,
  outcome_series: handle?.id ?? null,
  reason: why,
  first_issue: series.issues[0]?.issue ?? null,
  last_issue: latestIssue(series),
  url: `${ctx.publicUrl}/forecasts/${series.id}`,
});

const NOTE_FILE =
  'The RBA released its historical forecasts file several years after the issues in it. The file covers every quarter, and most of its forecasts were for internal use.';
const NOTE_SECONDARY = 'Some figures are from other publications that quoted the RBA table. They are incomplete.';

function laterNote({ id }: SeriesHandle, { loaded, points }: LaterRates): string {
  const from = quarter(at(points.t, 0));
  return `Outcomes from ${inWords(from)} on are calculated from ${loaded.handle.id}, because ${id} ends earlier.`;
}

export function notesOf(series: ForecastSeries, { why, handle, later }: Outcomes): readonly string[] {
  const has = (basis: ForecastIssue['basis']): boolean => series.issues.some((one) => one.basis === basis);
  return [
    ...(has('rba_file') ? [NOTE_FILE] : []),
    ...(has('secondary') ? [NOTE_SECONDARY] : []),
    'An error is the outcome minus the forecast. There is no first outcome if its first vintage is not stored.',
    ...(why === null ? [] : [`No outcome: ${why}`]),
    ...(later === null || handle === null ? [] : [laterNote(handle, later)]),
  ];
}
