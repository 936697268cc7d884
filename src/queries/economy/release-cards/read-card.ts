/** Returns release cards: a list of publications, and the card of one publication for one period. */

import { findReleaseCard, nearestReleaseCards, type ReleaseCard, releaseCards } from '../../../catalogue/cards/release-cards.ts';
import { forecasts } from '../../../catalogue/forecasts/forecasts.ts';
import { releaseOfPeriod } from '../../../catalogue/releases/release-publications.ts';
import { AU_CASHRATE_DAILY } from '../../../catalogue/series/rates.ts';
import { at, present } from '../../../core/assert.ts';
import { isoInstant } from '../../../core/clock.ts';
import { datasetKey, dottedId, storeKey } from '../../../core/define-dataset.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import type { PublishedBasis } from '../../../core/observation.ts';
import { formatPeriod, isoDay, lastDay, type Period, period } from '../../../core/period.ts';
import type { Answer, Freshness } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { KeptResults, markOfAll } from '../../base/data-marks.ts';
import { CURRENT, combineFreshness } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import { type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import type { Of } from '../../base/shape-parts.ts';
import { forecastSource, newestDay } from '../forecasts/read-forecasts.ts';
import { type CardFigure, type CardSeries, cardSeries, figureOf, sourcesOf } from './card-figures.ts';
import { type ComparedForecast, forecastFor } from './card-forecast.ts';
import { isDecided, LATEST, latestPeriods, noValue, periodsOfCard, requestedPeriod } from './card-periods.ts';
import { type CardRow, comparedParts, sentenceOf } from './card-sentence.ts';
import { decisionFigures } from './decision-figures.ts';
import type { CardFigure as CardFigureShape } from './shape.ts';

const SECONDS = 60;
/** The card for a request for a file that does not set `publication`. */
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
  const latest = await latestPeriods(ctx, cards);
  const rows = cards.map((card, i) => {
    const of = latest[i] ?? null;
    return {
      card: card.id,
      title: card.title,
      publication: card.publication?.id ?? null,
      headline: card.headline.id,
      latest_period: of === null ? null : formatPeriod(of),
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

export interface ReadCard {
  readonly card: ReleaseCard;
  readonly period: Period;
  /** The periods in which the headline or a figure has a value, as ascending ordinals. For the cash rate, they are the decision days. */
  readonly periods: readonly number[];
  readonly rows: readonly CardRow[];
  readonly release: { readonly at: string; readonly basis: PublishedBasis } | null;
  /** The forecast in the last statement before the release. It is for the quarter of the release. */
  readonly compared: ComparedForecast;
  readonly sentence: string;
}

/**
 * Reads a card. Throws REQ_NOT_FOUND if the period is not stored but other periods are.
 * @param text a period, or `latest`
 */
export async function cardOf(ctx: QueryContext, card: ReleaseCard, text: string): Promise<ReadCard> {
  const [read] = (await cardsOf(ctx, card))(({ periods }) => [requestedPeriod(card, periods, text)]);
  return present(read, 'A requested card');
}

/** Returns the latest period of a card. Throws REQ_NOT_FOUND if no data are stored. */
export async function latestPeriod(ctx: QueryContext, card: ReleaseCard): Promise<Period> {
  const [latest] = await latestPeriods(ctx, [card]);
  if (latest == null) throw noValue(card, [], LATEST);
  return latest;
}

const PUBLICATION = text('publication', 'Id of the release card, or of its publication. The default is the monthly consumer price index.', {
  examples: ['cpi'],
});
const PERIOD = text('period', 'Reference period. The default is the latest.', { examples: ['2026-06'] });
export const READ_CARD_FILE: readonly QueryParameter[] = [PUBLICATION, PERIOD];

/** Reads a card for a file. The parameters are `publication` and `period`. */
export async function readCardFile(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const [publication, of] = [parameters.text(PUBLICATION), parameters.text(PERIOD)];
  parameters.refuseRest();
  parameters.check();
  return readCard(ctx, cardNamed(publication ?? USUAL), of ?? LATEST);
}

/** Returns the cards for the last `count` periods, latest first. Returns none if no data are stored. */
export const latestCards = async (ctx: QueryContext, card: ReleaseCard, count: number): Promise<readonly ReadCard[]> =>
  (await cardsOf(ctx, card))(({ periods }) => periods.slice(-count).toReversed());

type Periods = Pick<ReadCard, 'periods'>;

/** Makes the cards for chosen periods. */
type CardMaker = (choose: (of: Periods) => readonly number[]) => readonly ReadCard[];

/** The maximum number of publications whose data are kept. The data have the values of up to 30 series in all vintages. */
const PUBLICATIONS_KEPT = 3;
const kept = new KeptResults<CardMaker>(PUBLICATIONS_KEPT);

/** The name includes the mark of all data, because the freshness of a card can change without a change of data. */
const cardsOf = async (ctx: QueryContext, card: ReleaseCard): Promise<CardMaker> =>
  kept.of(ctx, `${card.id} ${await markOfAll(ctx)}`, null, () => makerOf(ctx, card));

/** Reads the data for a card once. */
async function makerOf(ctx: QueryContext, card: ReleaseCard): Promise<CardMaker> {
  const series = await cardSeries(ctx, [card.headline, ...card.figures, ...card.parts]);
  const [headline] = series;
  if (headline !== undefined && isDecided(card)) {
    const decisions = await decisionFigures(ctx);
    const periods = [...decisions.keys()];
    const [daily = headline] = await cardSeries(ctx, [AU_CASHRATE_DAILY]);
    return (choose) =>
      choose({ periods }).map((t) => {
        const { figure, release, sentence, isDaily, missing } = present(decisions.get(t), 'A decision');
        const one = isDaily ? daily : headline;
        return {
          card,
          period: period('D', t),
          periods,
          rows: [
            {
              kind: 'headline',
              series: { ...one, freshness: missing === 0 || t !== periods.at(-1) ? CURRENT : withoutDecisions(one, t, missing) },
              figure,
            },
          ],
          release,
          compared: { forecast: null, reason: null },
          sentence,
        };
      });
  }
  const periods = periodsOfCard(card, series);
  return (choose) => choose({ periods }).map((t) => cardFrom(card, series, periods, t));
}

/** Returns the freshness of a response that ends with the last decision whose rate is known. */
const withoutDecisions = ({ handle }: CardSeries, t: number, missing: number): Freshness => ({
  state: 'stale',
  nextRelease: null,
  reasons: [
    {
      code: 'decisions_missing',
      dataset: dottedId(handle.dataset),
      series: [handle.id],
      through: isoDay(t),
      missing_periods: missing,
      published: null,
      basis: null,
    },
  ],
});

function cardFrom(card: ReleaseCard, series: readonly CardSeries[], periods: readonly number[], t: number): ReadCard {
  const scheduled = card.publication === null ? null : releaseOfPeriod(card.publication, t);
  const release = scheduled?.at == null || scheduled.basis === 'unknown' ? null : { at: isoInstant(scheduled.at), basis: scheduled.basis };
  const rows = series.map((one, i): CardRow => {
    const kind = i === 0 ? 'headline' : i <= card.figures.length ? 'figure' : 'part';
    return { kind, series: one, figure: onDayOf(release, figureOf(one, t)) };
  });
  const of = period(card.headline.frequency, t);
  return {
    card,
    period: of,
    periods,
    rows,
    release,
    compared: forecastFor(card, at(series, 0), of, release?.at.slice(0, 10) ?? isoDay(lastDay(of))),
    sentence: sentenceOf(rows, of),
  };
}

/** Returns a figure with the day of the release, if only a later day is known by which the figure was published. */
function onDayOf(release: ReadCard['release'], figure: CardFigure): CardFigure {
  if (release === null || figure.firstBasis !== 'upper_bound' || figure.firstOn === null) return figure;
  const day = release.at.slice(0, 10);
  if (day > figure.firstOn) return figure;
  return { ...figure, firstOn: day, firstBasis: release.basis };
}

const COLUMNS = [
  ...['kind', 'series_id', 'title', 'units', 'period', 'value', 'previous_period', 'previous_value', 'change', 'previous_revision'],
  ...['first_value', 'first_published', 'first_published_basis', 'computed_from', 'reason'],
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
      first_published_basis: figure.firstBasis,
      computed_from: figure.computedFrom,
      reason: figure.reason,
    }),
  );
  const sources = [...new Map(read.rows.flatMap(({ series }) => sourcesOf(series)).map((source) => [source.dataset_id, source])).values()];
  const meta = metaOf(ctx, {
    query: { publication: card.id, period: of },
    period: { start: of, end: of },
    rows: rows.length,
    sources: [...sources, ...(read.compared.forecast === null ? [] : [forecastSource(newestDay(forecasts()))])],
    freshness: freshnessOfCard(read),
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

/** Returns the freshness of the figures on the latest card. A card for an earlier period is always complete. */
export function freshnessOfCard({ period: of, periods, rows }: ReadCard): Freshness {
  if (of.t !== periods.at(-1)) return CURRENT;
  const shown = rows.filter(({ kind, figure }) => kind !== 'part' && figure.value !== null);
  return combineFreshness(shown.map(({ series: { handle, freshness } }) => ({ id: dottedId(handle.dataset), freshness })));
}

function summaryOf(
  ctx: QueryContext,
  { card, period: of, release, compared, sentence, rows }: ReadCard,
): Readonly<Record<string, unknown>> {
  const parts = comparedParts(rows);
  return {
    card: card.id,
    title: card.title,
    publication: card.publication?.id ?? null,
    period: formatPeriod(of),
    released_at: release?.at ?? null,
    released_basis: release?.basis ?? null,
    sentence,
    parts: parts.length,
    parts_up: parts.filter(({ change }) => change > 0).length,
    parts_down: parts.filter(({ change }) => change < 0).length,
    forecast: compared.forecast,
    forecast_reason: compared.reason,
    url: `${ctx.publicUrl}/releases/${card.id}/${formatPeriod(of)}`,
  };
}
