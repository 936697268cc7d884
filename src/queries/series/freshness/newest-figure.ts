/** Reads the latest and the previous stored value of a series, for tiles, search results and sentences. */
import { releaseOfPeriod, releasePublicationOf } from '../../../catalogue/releases/release-publications.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { isoDay, type Period } from '../../../core/period.ts';
import { sydneyDate } from '../../../core/sydney-time.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { Freshness } from '../../base/answer.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { freshnessOf } from '../../base/freshness.ts';
import { eachListed, loadListed, loadUndamaged } from '../reading/each-listed.ts';
import { figuresOf, type NewestValues } from '../reading/newest-values.ts';
import { unitsOf, unitsWithoutData } from '../reading/reference.ts';
import { inVersion, type LoadedSeries, vintageDay } from '../reading/stored-series.ts';
import { freshnessOfSeries } from './series-freshness.ts';

export interface NewestFigure extends NewestValues {
  readonly handle: SeriesHandle;
  readonly loaded: LoadedSeries | null;
  readonly units: string;
  readonly freshness: Freshness;
}

/**
 * Returns figures for a list, in the order of the series. Reads only stored data. A figure has no value if its data are damaged or
 * missing.
 */
export const newestFigures = (ctx: QueryContext, handles: readonly SeriesHandle[]): Promise<readonly NewestFigure[]> =>
  figures(ctx, handles, loadUndamaged);

/** Returns figures for a response that needs all of them. Throws DATA_DAMAGED if data are damaged. */
export const neededFigures = (ctx: QueryContext, handles: readonly SeriesHandle[]): Promise<readonly NewestFigure[]> =>
  figures(ctx, handles, loadListed);

const figures = (ctx: QueryContext, handles: readonly SeriesHandle[], load: typeof loadListed): Promise<readonly NewestFigure[]> =>
  eachListed(
    ctx,
    handles,
    async (handle, loaded, state) => {
      const freshness = loaded ? await freshnessOfSeries(ctx, loaded) : await freshnessOf(ctx, handle.dataset, state);
      return {
        handle,
        loaded,
        freshness,
        ...figuresOf(handle, loaded),
        units: loaded ? unitsOf(handle, loaded.slice) : unitsWithoutData(handle),
      };
    },
    load,
  );

/** Returns the figure of a loaded series in an earlier version. */
export async function figureIn(ctx: QueryContext, later: LoadedSeries, version: Version): Promise<NewestFigure> {
  const loaded = await inVersion(ctx, later, version);
  const { handle, slice } = loaded;
  return { handle, loaded, freshness: await freshnessOfSeries(ctx, loaded), ...figuresOf(handle, loaded), units: unitsOf(handle, slice) };
}

/** A figure with the day of its release. */
interface PublishedFigure extends NewestFigure {
  readonly newest: NonNullable<NewestFigure['newest']>;
  /** The day of the release, as an ISO date. */
  readonly released: string;
  /** True if only a day on or before which the figure was released is known. */
  readonly isBound: boolean;
}

/**
 * Returns the `count` figures that were released most recently, latest first. A figure whose release day is not known follows all others,
 * because it may be much older than the day by which it was released.
 */
export async function lastPublished(
  ctx: QueryContext,
  handles: readonly SeriesHandle[],
  count: number,
): Promise<readonly PublishedFigure[]> {
  const published = (await newestFigures(ctx, handles)).flatMap((figure): readonly PublishedFigure[] => {
    const { loaded, newest } = figure;
    return loaded === null || newest === null ? [] : [{ ...figure, newest, ...releasedOn(loaded, newest.period) }];
  });
  return published.toSorted((a, b) => Number(a.isBound) - Number(b.isBound) || b.released.localeCompare(a.released)).slice(0, count);
}

/** Returns the day in the release calendar. If it is not known, returns the day of the vintage. */
function releasedOn({ dataset, vintage }: LoadedSeries, { freq, t }: Period): Pick<PublishedFigure, 'released' | 'isBound'> {
  const day = vintage.publishedOn ?? isoDay(vintageDay(vintage));
  const publication = releasePublicationOf(dataset, freq);
  const at = publication === null ? null : releaseOfPeriod(publication, t)?.at;
  const listed = at == null ? null : sydneyDate(at);
  if (listed !== null && listed <= day) return { released: listed, isBound: false };
  return { released: day, isBound: publishedBasis(vintage) === 'upper_bound' };
}
