/** The periods of release cards. */
import { type ReleaseCard, releaseCards } from '../../../catalogue/cards/release-cards.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { formatPeriod, type Period, parsePeriod, period } from '../../../core/period.ts';
import type { QueryContext } from '../../base/context.ts';
import { KeptResults } from '../../base/data-marks.ts';
import { laterRates } from '../../series/concepts/later-rates.ts';
import { newestFigures } from '../../series/freshness/newest-figure.ts';
import type { Study } from '../../series/vintages/vintage-study.ts';
import type { CardSeries } from './card-figures.ts';
import { decisionFigures } from './decision-figures.ts';

export const LATEST = 'latest';

/** Returns true if a card is about decisions. Its periods are the decision days, including days without a change. */
export const isDecided = ({ headline }: ReleaseCard): boolean => headline.nature === 'event';

/** Returns the headline and the figures that have periods of the same length. */
const datedSeries = ({ headline, figures }: ReleaseCard): readonly SeriesHandle[] =>
  [headline, ...figures].filter(({ frequency }) => frequency === headline.frequency);

/** Returns the periods in which the headline or a figure has a value, as ascending ordinals. */
export function periodsOfCard(card: ReleaseCard, series: readonly CardSeries[]): readonly number[] {
  const dated = new Set(datedSeries(card));
  const own = series.flatMap(({ handle, study }) => (dated.has(handle) && study !== null ? valuedIn(study) : []));
  return [...new Set(own)].sort((a, b) => a - b);
}

const valuedIn = ({ spells }: Study): readonly number[] =>
  [...spells].flatMap(([t, own]) => {
    const last = own.at(-1);
    return last?.value == null || last.to !== Number.POSITIVE_INFINITY ? [] : [t];
  });

const kept = new KeptResults<readonly (Period | null)[]>(1);

/** Returns the latest period of each card, or null for a card without data. */
export async function latestPeriods(ctx: QueryContext, cards: readonly ReleaseCard[]): Promise<readonly (Period | null)[]> {
  const all = releaseCards();
  const latest = await kept.of(ctx, 'latest', null, () => readLatestPeriods(ctx, all));
  return cards.map((card) => latest[all.indexOf(card)] ?? null);
}

async function readLatestPeriods(ctx: QueryContext, cards: readonly ReleaseCard[]): Promise<readonly (Period | null)[]> {
  const newest = await newestFigures(ctx, [...new Set(cards.flatMap(datedSeries))]);
  const ends = new Map(
    await Promise.all(
      newest.map(async ({ handle, loaded, newest: of }) => {
        const later = loaded === null ? null : await laterRates(ctx, loaded, true);
        return [handle, later?.points.t.at(-1) ?? of?.period.t] as const;
      }),
    ),
  );
  return Promise.all(
    cards.map(async (card) => {
      const own = isDecided(card)
        ? [...(await decisionFigures(ctx)).keys()]
        : datedSeries(card).flatMap((handle) => ends.get(handle) ?? []);
      return own.length === 0 ? null : period(card.headline.frequency, Math.max(...own));
    }),
  );
}

/**
 * Returns the ordinal of a requested period. A decision is also found by the next day, on which the new rate takes effect. Throws
 * REQ_NOT_FOUND if the period is not stored.
 * @param text a period, or `latest`
 */
export function requestedPeriod(card: ReleaseCard, periods: readonly number[], text: string): number {
  const found = parsePeriod(text);
  const given = found?.freq === card.headline.frequency ? [found.t, ...(isDecided(card) ? [found.t - 1] : [])] : [];
  // If there are no data, a card for any period is returned. Its values have reasons instead.
  const isEmpty = periods.length === 0 && !isDecided(card);
  const requested = text.toLowerCase() === LATEST ? periods.at(-1) : given.find((t) => isEmpty || periods.includes(t));
  if (requested === undefined) throw noValue(card, periods, text);
  return requested;
}

export function noValue(card: ReleaseCard, periods: readonly number[], text: string): WattleError {
  const name = (t: number | undefined): string => (t === undefined ? '' : formatPeriod(period(card.headline.frequency, t)));
  const [first, last] = [name(periods[0]), name(periods.at(-1))];
  const stored = periods.length === 0 ? 'This site has no data for it.' : `Stored: ${first} to ${last}.`;
  const detail = `${card.headline.id} has no value for ${quoted(text)}. ${stored}`;
  return new WattleError('REQ_NOT_FOUND', detail, {
    faults: [{ parameter: 'period', detail, ...(last === '' ? {} : { allowed: [last, LATEST], did_you_mean: last }) }],
  });
}
