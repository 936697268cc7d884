/** Returns release cards: a list of publications, and the card of a publication for one period. */

import { findReleaseCard, nearestReleaseCards, type ReleaseCard, releaseCards } from '../../catalogue/cards/release-cards.ts';
import { forecasts, oneForEachMonth } from '../../catalogue/forecasts/forecasts.ts';
import { releaseOfPeriod } from '../../catalogue/releases/release-publications.ts';
import { isoInstant } from '../../core/clock.ts';
import { roundedTo, subtractDecimals } from '../../core/decimal.ts';
import { datasetKey, storeKey } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { formatPeriod, holder, isoDay, lastDay, type Period, parsePeriod, period } from '../../core/period.ts';
import { inWords } from '../../signals/wording/periods.ts';
import type { Answer, Freshness } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { metaOf } from '../base/meta.ts';
import type { Of } from '../base/shape-parts.ts';
import { forecastSource, newestDay, quarter } from '../forecasts/read-forecasts.ts';
import { type QueryParameter, text } from '../parameters/declaration.ts';
import { Parameters } from '../parameters/parameters.ts';
import { neededFigures } from '../series/freshness/newest-figure.ts';
import { type CardFigure, type CardSeries, cardSeries, figureOf, periodsOf } from './card-figures.ts';
import type { CardFigure as CardFigureShape } from './shape.ts';

const SECONDS = 60;
const CURRENT: Freshness = { state: 'fresh', reasons: [], nextRelease: null };
const DECIMALS = 4;
/** The sentence names at most this number of components. */
const NAMED = 3;
const LATEST = 'latest';
/** A file request without the parameter `publication` gets this card. */
const USUAL = 'cpi';

/** Finds a card. Throws REQ_NOT_FOUND with the nearest ids. */
export function cardNamed(id: string): ReleaseCard {
  const card = findReleaseCard(id);
  if (card !== null) return card;
  const near = nearestReleaseCards(id);
  const detail = `Unknown release card: ${quoted(id)}.`;
  throw new WattleError('REQ_NOT_FOUND', detail, {
    hint: `${near.length === 0 ? '' : `Did you mean ${near.join(', ')}? `}GET /v1/release-cards lists all cards.`,
    faults: [{ parameter: 'publication', detail, ...(near[0] === undefined ? {} : { allowed: near, did_you_mean: near[0] }) }],
  });
}

const LIST_COLUMNS = ['card', 'title', 'publication', 'headline', 'latest_period', 'parts', 'forecast_series', 'url'];

export async function listCards(ctx: QueryContext): Promise<Answer> {
  const cards = releaseCards();
  const series = await cardSeries(
    ctx,
    cards.map(({ headline }) => headline),
  );
  const rows = cards.map((card, i) => {
    const latest = series[i] === undefined ? undefined : periodsOf(series[i]).at(-1);
    return {
      card: card.id,
      title: card.title,
      publication: card.publication?.id ?? null,
      headline: card.headline.id,
      latest_period: latest === undefined ? null : formatPeriod(period(card.headline.frequency, latest)),
      parts: card.parts.length,
      forecast_series: card.forecast?.id ?? null,
      url: `${ctx.publicUrl}/releases/${card.id}`,
    };
  });
  return {
    data: rows,
    columns: LIST_COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, { query: {}, rows: rows.length, sources: [], freshness: CURRENT, versions: [] }),
    next: null,
    datasets: [...new Set(cards.map(({ headline }) => storeKey(headline.dataset)))],
    maxAgeSeconds: SECONDS,
  };
}

export interface CardRow {
  readonly kind: 'headline' | 'figure' | 'part';
  readonly series: CardSeries;
  readonly figure: CardFigure;
}

interface CardForecast {
  readonly issued: string;
  readonly target: string;
  readonly value: number;
  readonly basis: string;
}

export interface ReadCard {
  readonly card: ReleaseCard;
  readonly period: Period;
  /** Periods with a value of the headline series, as ascending ordinals. */
  readonly periods: readonly number[];
  readonly rows: readonly CardRow[];
  readonly release: { readonly at: string; readonly basis: string } | null;
  /** The last forecast before the release, for the quarter of the release. */
  readonly forecast: CardForecast | null;
  readonly sentence: string;
}

/**
 * Reads a card. Throws REQ_NOT_FOUND if the period is not stored but other periods are.
 * @param text a period, or `latest`
 */
export const cardOf = async (ctx: QueryContext, card: ReleaseCard, text: string): Promise<ReadCard> =>
  cardFrom(card, await seriesOfCard(ctx, card), text);

/** Returns the latest period of the headline series. Does not read other series. */
export async function latestPeriod(ctx: QueryContext, card: ReleaseCard): Promise<Period> {
  const [figure] = await neededFigures(ctx, [card.headline]);
  const t = figure?.loaded?.slice.points.t.at(-1);
  if (t === undefined) throw noValue(card, [], LATEST);
  return period(card.headline.frequency, t);
}

const PUBLICATION = text('publication', 'Id of the release card, or of its publication. The default is the monthly consumer price index.', {
  examples: ['cpi'],
});
const PERIOD = text('period', 'Reference period. The default is the latest.', { examples: ['2026-06'] });
export const READ_CARD_FILE: readonly QueryParameter[] = [PUBLICATION, PERIOD];

/** Reads a card for a file. Its parameters are `publication` and `period`. */
export async function readCardFile(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const [publication, of] = [parameters.text(PUBLICATION), parameters.text(PERIOD)];
  parameters.refuseRest();
  parameters.check();
  return readCard(ctx, cardNamed(publication ?? USUAL), of ?? LATEST);
}

/** Returns the cards of the last `count` periods, latest first. Returns no cards if no data are stored. */
export async function latestCards(ctx: QueryContext, card: ReleaseCard, count: number): Promise<readonly ReadCard[]> {
  const series = await seriesOfCard(ctx, card);
  const periods = series[0] === undefined ? [] : periodsOf(series[0]).slice(-count);
  return periods.toReversed().map((t) => cardFrom(card, series, formatPeriod(period(card.headline.frequency, t))));
}

const seriesOfCard = (ctx: QueryContext, card: ReleaseCard): Promise<readonly CardSeries[]> =>
  cardSeries(ctx, [card.headline, ...card.figures, ...card.parts]);

function cardFrom(card: ReleaseCard, [headline, ...others]: readonly CardSeries[], text: string): ReadCard {
  const periods = headline === undefined ? [] : periodsOf(headline);
  const freq = card.headline.frequency;
  const requested = text.toLowerCase() === LATEST ? (periods.at(-1) ?? null) : parsedAs(text, freq);
  const isKnown = requested !== null && (periods.length === 0 || periods.includes(requested));
  if (headline === undefined || requested === null || !isKnown) throw noValue(card, periods, text);
  const rows = [headline, ...others].map(
    (series, i): CardRow => ({
      kind: i === 0 ? 'headline' : i <= card.figures.length ? 'figure' : 'part',
      series,
      figure: figureOf(series, requested),
    }),
  );
  const scheduled = card.publication === null ? null : releaseOfPeriod(card.publication, requested);
  const release = scheduled?.at == null ? null : { at: isoInstant(scheduled.at), basis: scheduled.basis };
  const of = period(freq, requested);
  return {
    card,
    period: of,
    periods,
    rows,
    release,
    forecast: forecastFor(card, of, release?.at.slice(0, 10) ?? isoDay(lastDay(of))),
    sentence: sentenceOf(rows, of),
  };
}

function parsedAs(text: string, freq: Period['freq']): number | null {
  const found = parsePeriod(text);
  return found?.freq === freq ? found.t : null;
}

function noValue(card: ReleaseCard, periods: readonly number[], text: string): WattleError {
  const name = (t: number | undefined): string => (t === undefined ? '' : formatPeriod(period(card.headline.frequency, t)));
  const [first, last] = [name(periods[0]), name(periods.at(-1))];
  const stored = periods.length === 0 ? 'This site has no data for it.' : `Stored: ${first} to ${last}.`;
  const detail = `No value of ${card.headline.id} for ${quoted(text)}. ${stored}`;
  return new WattleError('REQ_NOT_FOUND', detail, {
    faults: [{ parameter: 'period', detail, ...(last === '' ? {} : { allowed: [last, LATEST], did_you_mean: last }) }],
  });
}

/** Returns the last forecast before a day, for the quarter that contains the period. */
function forecastFor({ forecast }: ReleaseCard, of: Period, day: string): CardForecast | null {
  const target = holder(of, 'Q').t;
  const known = forecast === null ? [] : oneForEachMonth(forecast.issues).filter((issue) => issue.day !== null && issue.day < day);
  for (const issue of known.toReversed()) {
    const found = issue.figures.find(({ t, isData }) => t === target && !isData);
    if (found) return { issued: issue.issue, target: quarter(target), value: found.value, basis: issue.basis };
  }
  return null;
}

/** Returns the name of a component, which is its title up to the first comma or colon. */
export const partName = ({ handle }: CardSeries): string => handle.title.split(/[:,]/)[0] ?? handle.title;

/** Writes a value such as `3.8%` or `14,123,000 persons`. */
function valueWords({ handle, decimals }: CardSeries, value: number): string {
  const number = roundedTo(value, decimals).toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (handle.unitsShort === 'AUD m') return `${number.startsWith('-') ? '−' : ''}$${number.replace('-', '')} million`;
  return handle.unitsShort.startsWith('%') ? `${number}${handle.unitsShort}` : `${number} ${handle.unitsShort}`;
}

function sentenceOf(rows: readonly CardRow[], of: Period): string {
  const [headline] = rows;
  if (headline === undefined || headline.figure.value === null) return 'No data of this release are stored.';
  const { series, figure } = headline;
  const name = (text: string): string => inWords(text);
  const after =
    figure.previous === null
      ? ''
      : `, after ${valueWords(series, figure.previous)} ${of.freq === 'D' ? 'from' : 'in'} ${name(figure.previousPeriod)}`;
  const moved = changedParts(rows)
    .slice(0, NAMED)
    .map(({ series: part, change }) => `${partName(part)} ${signed(change)}`);
  const parts = moved.length === 0 ? '' : ` Largest changes in contributions, in percentage points: ${moved.join(', ')}.`;
  const since = of.freq === 'D' ? 'from' : 'in';
  return `${series.handle.title}: ${valueWords(series, headline.figure.value)} ${since} ${name(formatPeriod(of))}${after}.${parts}`;
}

interface ChangedPart extends CardRow {
  readonly change: number;
}

/** Returns the components that changed, largest change first. */
export const changedParts = (rows: readonly CardRow[]): readonly ChangedPart[] =>
  rows
    .flatMap((row): ChangedPart[] => {
      const { change } = row.figure;
      return row.kind !== 'part' || change === null || change === 0 ? [] : [{ ...row, change }];
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));

/** Writes a change such as `+0.12`, `−0.36` or `0.00`. */
export const signed = (change: number): string => {
  const text = Math.abs(change).toFixed(2);
  return Number(text) === 0 ? text : `${change < 0 ? '−' : '+'}${text}`;
};

const COLUMNS = [
  ...['kind', 'series_id', 'title', 'units', 'period', 'value', 'previous_period', 'previous_value', 'change', 'previous_revision'],
  ...['first_value', 'first_published', 'reason'],
];

export async function readCard(ctx: QueryContext, card: ReleaseCard, text: string): Promise<Answer> {
  const read = await cardOf(ctx, card, text);
  const of = formatPeriod(read.period);
  const rows = read.rows.map(
    ({ kind, series, figure }): Of<typeof CardFigureShape> => ({
      kind,
      series_id: series.handle.id,
      title: series.handle.title,
      units: series.handle.units,
      period: of,
      value: figure.value,
      previous_period: figure.previousPeriod,
      previous_value: figure.previous,
      change: figure.change,
      previous_revision: figure.previousRevision,
      first_value: figure.first,
      first_published: figure.firstOn,
      reason: figure.reason,
    }),
  );
  const sources = [
    ...new Map(read.rows.flatMap(({ series: { source } }) => (source === null ? [] : [[source.dataset_id, source] as const]))).values(),
  ];
  const meta = metaOf(ctx, {
    query: { publication: card.id, period: of },
    period: { start: of, end: of },
    rows: rows.length,
    sources: [...sources, ...(read.forecast === null ? [] : [forecastSource(newestDay(forecasts()))])],
    freshness: CURRENT,
    versions: [],
  });
  return {
    data: rows,
    columns: COLUMNS.map((name) => ({ name })),
    meta: { ...meta, summary: summaryOf(ctx, read) },
    next: null,
    datasets: [...new Set(read.rows.map(({ series }) => datasetKey(series.handle.dataset)))],
    maxAgeSeconds: SECONDS,
  };
}

function summaryOf(
  ctx: QueryContext,
  { card, period: of, release, forecast, sentence, rows }: ReadCard,
): Readonly<Record<string, unknown>> {
  const changes = rows.flatMap(({ kind, figure }) => (kind === 'part' && figure.change !== null ? [figure.change] : []));
  const { value = null } = rows[0]?.figure ?? {};
  return {
    card: card.id,
    title: card.title,
    publication: card.publication?.id ?? null,
    period: formatPeriod(of),
    released_at: release?.at ?? null,
    released_basis: release?.basis ?? null,
    sentence,
    parts: changes.length,
    parts_up: changes.filter((change) => change > 0).length,
    parts_down: changes.filter((change) => change < 0).length,
    forecast:
      forecast === null
        ? null
        : { ...forecast, difference: value === null ? null : roundedTo(subtractDecimals(value, forecast.value), DECIMALS) },
    url: `${ctx.publicUrl}/releases/${card.id}/${formatPeriod(of)}`,
  };
}
