/** Reads the latest and the previous stored value of a series, for tiles, search results and sentences. */
import { datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { isoDay } from '../../../core/period.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { Freshness } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { freshnessOf } from '../../base/freshness.ts';
import { eachListed, loadListed, loadUndamaged } from '../reading/each-listed.ts';
import { figuresOf, type NewestValues } from '../reading/newest-values.ts';
import { unitsOf } from '../reading/reference.ts';
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
      return { handle, loaded, freshness, ...figuresOf(handle, loaded), units: loaded ? unitsOf(handle, loaded.slice) : handle.units };
    },
    load,
  );

/** Returns the figure of a loaded series in an earlier version. */
export async function figureIn(ctx: QueryContext, later: LoadedSeries, version: Version): Promise<NewestFigure> {
  const loaded = await inVersion(ctx, later, version);
  const { handle, slice } = loaded;
  return { handle, loaded, freshness: await freshnessOfSeries(ctx, loaded), ...figuresOf(handle, loaded), units: unitsOf(handle, slice) };
}

/** Returns the `count` series whose datasets were published most recently, latest first. Reads only these series. */
export async function lastPublished(ctx: QueryContext, handles: readonly SeriesHandle[], count: number): Promise<readonly NewestFigure[]> {
  const versions = new Map((await ctx.store.datasets.states()).map(({ dataset, version }) => [dataset, version]));
  const dated = handles.flatMap((handle) => {
    const version = versions.get(datasetKey(handle.dataset)) ?? null;
    return version === null ? [] : [{ handle, day: version.publishedOn ?? isoDay(vintageDay(version)) }];
  });
  const newest = dated.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, count);
  return newestFigures(
    ctx,
    newest.map(({ handle }) => handle),
  );
}
