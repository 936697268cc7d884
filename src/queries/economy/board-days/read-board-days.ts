/** Returns cash rate decisions with the values known at the time, the votes and the next forecasts. */
import { FIRST_VOTE, voteOn } from '../../../catalogue/board/board-votes.ts';
import { type ForecastSeries, findForecast, oneForEachMonth } from '../../../catalogue/forecasts/forecasts.ts';
import { statements } from '../../../catalogue/forecasts/statements.ts';
import { AU_CASHRATE, AU_CASHRATE_DAILY } from '../../../catalogue/series/rates.ts';
import { present } from '../../../core/assert.ts';
import { isoInstant } from '../../../core/clock.ts';
import { datasetKey, dottedId } from '../../../core/define-dataset.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { parseIsoDay, parsePeriod, windowOf } from '../../../core/period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { Answer, Freshness } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { KeptResults } from '../../base/data-marks.ts';
import { combineFreshness } from '../../base/freshness.ts';
import { echoWindow, metaOf } from '../../base/meta.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import { WINDOW } from '../../base/parameters/standard.ts';
import type { Of } from '../../base/shape-parts.ts';
import { type Decision, type Decisions, decisionsOf } from '../../series/concepts/decisions.ts';
import { freshnessOfSeries } from '../../series/freshness/series-freshness.ts';
import { forecastSource, quarter } from '../forecasts/read-forecasts.ts';
import { sourcesOf } from '../release-cards/card-figures.ts';
import { FIGURE_NAMES, FIGURES, type KnownFigure, knownAt, type StoredFigures, storedFigures } from './known-figures.ts';
import type { BoardDayFigure } from './shape.ts';

const SECONDS = 300;
const DAY = text('day', 'Date of a decision: `2023-02-07`, or `latest`.', { required: true, example: '2023-02-07' });
export const LIST_BOARD_DAYS: readonly QueryParameter[] = WINDOW;
export const READ_BOARD_DAY: readonly QueryParameter[] = [DAY];
const LATEST = 'latest';
const FORECASTS = ['TRIMMED', 'CPI', 'UNEMP', 'GDP', 'WPI'] as const;
/** Forecasts are the next ones after a decision if the RBA issues them within this number of months. */
const MONTHS_AHEAD = 6;
const AHEAD = [0, 4, 8] as const;
export const BOARD_NOTES: readonly string[] = [
  'Figures are the latest ones published before the decision, unrevised. Null, or a dash on the page, means that the figure or its publication date is not stored.',
  'Before 2008, only decisions to change the target are listed. If the announcement date is not available, the date is the day the change took effect.',
  `The RBA has published votes since ${inWords(FIRST_VOTE)}, in its media releases (rba.gov.au/media-releases) and minutes. The votes stored here are from reports about these documents.`,
];

type Move = 'cut' | 'hold' | 'rise';

export const moveOf = ({ change }: Decision): Move | null => (change === null ? null : change < 0 ? 'cut' : change > 0 ? 'rise' : 'hold');

/** Returns the vote. Null if the decision is not stored, because a vote without its decision is misleading. */
export const voteOf = ({ day, after }: Decision): string | null => (after === null ? null : voteOn(day));

interface NextForecast {
  readonly series: ForecastSeries;
  readonly issued: string;
  /** The issue date. Null for internal RBA forecasts, for which only the month is known. */
  readonly day: string | null;
  readonly target: string;
  readonly value: number;
}

export interface BoardDay {
  readonly decision: Decision;
  readonly figures: readonly KnownFigure[];
  readonly forecasts: readonly NextForecast[];
}

interface BoardBook {
  readonly decisions: Decisions;
  readonly stored: StoredFigures;
  readonly days: readonly BoardDay[];
  readonly freshness: Freshness;
}

const kept = new KeptResults<BoardBook>(1);
const DATASETS = [...new Set([AU_CASHRATE, AU_CASHRATE_DAILY, ...Object.values(FIGURES)].map(({ dataset }) => dataset))];

/** Returns all decisions. Every page and response about decisions uses them. */
export const boardBook = (ctx: QueryContext): Promise<BoardBook> => kept.of(ctx, 'book', DATASETS, () => readBook(ctx));

async function readBook(ctx: QueryContext): Promise<BoardBook> {
  const [decisions, stored] = [await decisionsOf(ctx), await storedFigures(ctx)];
  const days = decisions.all.map((decision) => ({
    decision,
    figures: FIGURE_NAMES.map((name) => knownAt(stored, name, decision.at)),
    forecasts: nextForecasts(decision.day),
  }));
  return { decisions, stored, days, freshness: await freshnessOfBook(ctx, decisions, stored) };
}

async function freshnessOfBook(ctx: QueryContext, { inUse }: Decisions, stored: StoredFigures): Promise<Freshness> {
  const known = [...stored.values()].filter(({ study }) => study !== null);
  return combineFreshness([
    ...(inUse === null ? [] : [{ id: dottedId(inUse.handle.dataset), freshness: await freshnessOfSeries(ctx, inUse) }]),
    ...known.map(({ handle, freshness }) => ({ id: dottedId(handle.dataset), freshness })),
  ]);
}

/**
 * Returns the forecasts in the first statement on or after a day. Before the start of the calendar, returns the first issue within six
 * months. Only the month of an internal forecast is known. That month must be later than the month of the decision.
 */
function nextForecasts(day: string): readonly NextForecast[] {
  const [first] = statements();
  const statement = statements().find((one) => one.day >= day);
  const isListed = statement !== undefined && first !== undefined && day >= first.day;
  return FORECASTS.flatMap((name) => {
    const series = findForecast(name);
    const issues = series === null ? [] : oneForEachMonth(series.issues);
    const next = isListed
      ? issues.find(({ issue }) => issue === statement.month)
      : issues.find((issue) => (issue.day === null ? issue.issue > day.slice(0, 7) : issue.day >= day) && isWithin(issue.issue, day));
    if (series === null || next === undefined) return [];
    const ahead = next.figures.filter(({ t, isData }) => !isData && t >= next.quarter);
    // If a quarter has no forecast, uses the next quarter. Some statements have forecasts only for every second quarter.
    return AHEAD.flatMap((quarters) => ahead.find(({ t }) => t - next.quarter === quarters || t - next.quarter === quarters + 1) ?? []).map(
      ({ t, value }) => ({ series, issued: next.issue, day: next.day, target: quarter(t), value }),
    );
  });
}

function isWithin(month: string, day: string): boolean {
  const [issue, decision] = [parsePeriod(month), parsePeriod(day.slice(0, 7))];
  return issue !== null && decision !== null && issue.t - decision.t <= MONTHS_AHEAD;
}

/** Finds a decision day. Throws REQ_NOT_FOUND with the nearest decision days. */
export function boardDayNamed({ days }: BoardBook, given: string): BoardDay {
  const found = given.toLowerCase() === LATEST ? days.at(-1) : days.find(({ decision }) => decision.day === given);
  if (found !== undefined) return found;
  const day = parseIsoDay(given);
  const distance = (text: string): number => Math.abs(present(parseIsoDay(text), 'A decision day') - (day ?? Number.POSITIVE_INFINITY));
  const near = days
    .map(({ decision }) => decision.day)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 2);
  const allowed = day === null ? [LATEST] : near;
  const detail = `There was no cash rate decision on ${quoted(given)}.`;
  throw new WattleError('REQ_NOT_FOUND', detail, {
    hint: 'GET /v1/board-days lists all decisions.',
    faults: [{ parameter: 'day', detail, allowed, ...(allowed[0] === undefined ? {} : { did_you_mean: allowed[0] }) }],
  });
}

const LIST_COLUMNS = [
  ...['day', 'decided_at', 'day_basis', 'decision', 'cash_rate_before_pct', 'cash_rate_after_pct', 'change_ppt', 'vote'],
  ...FIGURE_NAMES.flatMap((name) => [`${name}_period`, `${name}_first_pct`, `${name}_now_pct`]),
  'next_forecasts',
];

const factsOf = ({ decision }: BoardDay): Readonly<Record<string, unknown>> => ({
  day: decision.day,
  decided_at: isoInstant(decision.at),
  day_basis: decision.basis,
  decision: moveOf(decision),
  cash_rate_before_pct: decision.before,
  cash_rate_after_pct: decision.after,
  change_ppt: decision.change,
  vote: voteOf(decision),
});

export async function listBoardDays(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const window = parameters.window();
  parameters.refuseRest();
  parameters.check();
  const book = await boardBook(ctx);
  const { from, to } = windowOf('D', window.start, window.end);
  const shown = book.days.filter(({ decision }) => {
    const t = parseIsoDay(decision.day);
    return t !== null && t >= from && t <= to;
  });
  const rows = shown.map((one) => ({
    ...factsOf(one),
    ...Object.fromEntries(
      one.figures.flatMap(({ name, period, value, now }) => [
        [`${name}_period`, period],
        [`${name}_first_pct`, value],
        [`${name}_now_pct`, now],
      ]),
    ),
    next_forecasts: one.forecasts[0]?.issued ?? null,
  }));
  return answerOf(ctx, book, rows, { columns: LIST_COLUMNS, query: echoWindow(window), summary: { decisions: rows.length } });
}

const DAY_COLUMNS = [
  'kind',
  'series_id',
  'title',
  'period',
  'value',
  'released_at',
  'vintage',
  'value_now',
  'issued',
  'computed_from',
  'reason',
];

/** Returns the same response as `boardDayAnswer`. The date is in a query parameter, because file formats need it there. */
export async function readBoardDay(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const given = parameters.text(DAY);
  if (given === null)
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'day',
      detail: 'The parameter “day” is required. Write a date such as 2023-02-07.',
    });
  parameters.refuseRest();
  parameters.check();
  return boardDayAnswer(ctx, present(given, 'A checked day'));
}

/** Returns one row for each value that was known at the time, and one row for each of the next forecasts. */
export async function boardDayAnswer(ctx: QueryContext, given: string): Promise<Answer> {
  const book = await boardBook(ctx);
  const one = boardDayNamed(book, given);
  const figures = one.figures.map(
    ({ handle, period, value, releasedAt, vintage, now, reason, computedFrom }): Of<typeof BoardDayFigure> => ({
      kind: 'known',
      series_id: handle.id,
      title: handle.title,
      period,
      value,
      released_at: releasedAt === null ? null : isoInstant(releasedAt),
      vintage,
      value_now: now,
      issued: null,
      computed_from: computedFrom,
      reason,
    }),
  );
  const forecasts = one.forecasts.map(
    ({ series, issued, day, target, value }): Of<typeof BoardDayFigure> => ({
      kind: 'next_forecast',
      series_id: series.id,
      title: series.title,
      period: target,
      value,
      released_at: null,
      vintage: day,
      value_now: null,
      issued,
      computed_from: null,
      reason: null,
    }),
  );
  return answerOf(ctx, book, [...figures, ...forecasts], { columns: DAY_COLUMNS, query: { day: one.decision.day }, summary: factsOf(one) });
}

async function answerOf(
  ctx: QueryContext,
  { decisions, stored, freshness }: BoardBook,
  rows: readonly Readonly<Record<string, unknown>>[],
  { columns, query, summary }: AnswerParts,
): Promise<Answer> {
  const { loaded } = decisions;
  const ofSeries = [...stored.values()].flatMap(sourcesOf);
  const sources: readonly SourceCitation[] = [
    ...(loaded === null ? [] : [await citationOf(ctx, loaded.handle.dataset, loaded.vintage)]),
    ...new Map(ofSeries.map((source) => [source.dataset_id, source])).values(),
    forecastSource(null),
  ];
  const meta = metaOf(ctx, { query, rows: rows.length, sources, freshness, versions: [], notes: BOARD_NOTES });
  return {
    data: rows,
    columns: columns.map((name) => ({ name })),
    meta: { ...meta, summary },
    next: null,
    datasets: [...new Set([AU_CASHRATE, ...Object.values(FIGURES)].map(({ dataset }) => datasetKey(dataset)))],
    maxAgeSeconds: SECONDS,
  };
}

interface AnswerParts {
  readonly columns: readonly string[];
  readonly query: Answer['meta']['query'];
  readonly summary: Readonly<Record<string, unknown>>;
}
