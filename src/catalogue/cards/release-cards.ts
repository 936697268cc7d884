/**
 * Reads release cards from `data/release-cards.csv`. A card shows the main series of a publication, with its parts, related series
 * and the forecast.
 */
import { datasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { readDataTable } from '../../formats/data-table.ts';
import { type ForecastSeries, findForecast } from '../forecasts/forecasts.ts';
import { type ReleasePublication, releasePublicationOf } from '../releases/release-publications.ts';
import { findSeries } from '../series.ts';

const FILE = 'release-cards.csv';
const OPTIONAL = ['figures', 'parts', 'forecast'] as const;

export interface ReleaseCard {
  /** The id of the card, such as `cpi`. */
  readonly id: string;
  readonly title: string;
  readonly headline: SeriesHandle;
  readonly figures: readonly SeriesHandle[];
  /** The parts of the main value. Their sum is the main value. */
  readonly parts: readonly SeriesHandle[];
  readonly forecast: ForecastSeries | null;
  /** The publication of the card. Null if the catalogue does not have it. */
  readonly publication: ReleasePublication | null;
}

let loaded: readonly ReleaseCard[] | null = null;

/** Returns the cards in file order. @throws BUG for a row that names an unknown series or forecast */
export function releaseCards(): readonly ReleaseCard[] {
  loaded ??= readDataTable(FILE, ['card', 'title', 'headline', ...OPTIONAL], { optional: OPTIONAL, key: ['card'] }).map((row) => {
    const series = (id: string): SeriesHandle => {
      const handle = findSeries(id);
      if (handle?.id !== id) throw new WattleError('BUG', `data/${FILE}, ${row.card}: ${id} is not the id of a series.`);
      return handle;
    };
    const list = (cell: string): readonly SeriesHandle[] => cell.split(' ').flatMap((id) => (id === '' ? [] : [series(id)]));
    const forecast = row.forecast === '' ? null : findForecast(row.forecast);
    if (row.forecast !== '' && forecast === null)
      throw new WattleError('BUG', `data/${FILE}, ${row.card}: unknown forecast ${row.forecast}.`);
    const headline = series(row.headline);
    return {
      id: row.card,
      title: row.title,
      headline,
      figures: list(row.figures),
      parts: list(row.parts),
      forecast,
      publication: releasePublicationOf(datasetKey(headline.dataset), headline.frequency),
    };
  });
  return loaded;
}

const fold = (text: string): string => text.trim().toLowerCase().replaceAll(/[_ ]/g, '-');

/** Finds a card by its id or by the id of its publication. Null if the id is unknown. */
export const findReleaseCard = (id: string): ReleaseCard | null =>
  releaseCards().find((one) => one.id === fold(id)) ?? releaseCards().find((one) => one.publication?.id === fold(id)) ?? null;

export const nearestReleaseCards = (id: string): string[] =>
  nearest(
    fold(id),
    releaseCards().map((one) => one.id),
  );
