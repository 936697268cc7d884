/**
 * Finds the vintage of a page of rows. This is often not the version of the dataset, because many versions do not change the series
 * on the page.
 */
import { at } from '../../core/assert.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { isInterval } from '../../core/frequency.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { vintageOf, wholeSeries } from '../base/stored-dataset.ts';
import { type ShownVintage, shownVintage } from '../base/vintages-apart.ts';
import type { Entry } from './time-series-page.ts';

/**
 * The maximum number of values to check, which takes half a second. If the series on a page have more values, the page shows the
 * date of the dataset version.
 */
const MOST_VALUES = 1_000_000;
/**
 * The maximum number of series on a page that are read completely. A series with a vintage boundary is read completely, so that its
 * older values can be marked.
 */
const MOST_READ_AS_A_WHOLE = 100;

interface PageVintage {
  readonly vintage: Version;
  readonly older: readonly ShownVintage[];
}

/**
 * Returns the latest version, up to `version`, that changed a series on the page. A version changes a series if it changes any of its
 * values, because the agency's file contains the whole series. For market intervals, only the values in the rows are considered. For a
 * series with a boundary between vintages, only the shown values are considered.
 */
export async function vintageOfPage(
  ctx: QueryContext,
  dataset: DatasetKey,
  version: Version,
  entries: readonly Entry[],
): Promise<PageVintage> {
  const cells = entries.flatMap((entry) => entry.cells);
  const series = [...new Map(cells.map(({ slice }) => [slice.series.id, slice.series] as const)).values()];
  if (series.length === 0) return { vintage: version, older: [] };
  if (series.some(({ freq }) => isInterval(freq))) {
    return { vintage: await vintageOf(ctx, version, newestOf(cells.map(({ slice, i }) => at(slice.seq, i)))), older: [] };
  }
  const older = await withBoundaries(ctx, dataset, version, series, entries);
  const own = new Map(older.map((one) => [one.named, one.vintage.seq]));
  const others = series.filter(({ key }) => !own.has(key));
  const seq = Math.max(newestOf([...own.values()]), await newestOfSeries(ctx, dataset, version, others, cells));
  return { vintage: await vintageOf(ctx, version, seq), older };
}

const newestOf = (seqs: readonly number[]): number => seqs.reduce((newest, one) => Math.max(newest, one), 0);

/**
 * Returns the latest version that changed one of the series. If a value on the page is from `version`, returns `version` without a
 * search.
 */
async function newestOfSeries(
  ctx: QueryContext,
  dataset: DatasetKey,
  version: Version,
  series: readonly StoredSeries[],
  cells: Entry['cells'],
): Promise<number> {
  if (series.length === 0) return 0;
  const ids = new Set(series.map(({ id }) => id));
  const isNewest = cells.some(({ slice, i }) => ids.has(slice.series.id) && at(slice.seq, i) === version.seq);
  const values = series.reduce((sum, { count }) => sum + count, 0);
  if (isNewest || values > MOST_VALUES) return version.seq;
  return ctx.store.datasets.newestSeq(dataset, [...ids], version.seq);
}

async function withBoundaries(
  ctx: QueryContext,
  dataset: DatasetKey,
  version: Version,
  series: readonly StoredSeries[],
  entries: readonly Entry[],
): Promise<readonly ShownVintage[]> {
  const some = series.filter(({ vintageStarts }) => vintageStarts !== undefined).slice(0, MOST_READ_AS_A_WHOLE);
  return Promise.all(
    some.map(async (one) => {
      const slice = await wholeSeries(ctx, dataset, one, version);
      const ofVintage = await vintageOf(ctx, version, slice.newestSeq);
      const shown = entries.flatMap(({ cells }) =>
        cells.flatMap((cell) => (cell.slice.series.id === one.id ? [at(cell.slice.t, cell.i)] : [])),
      );
      return shownVintage(ctx, { handle: {}, dataset, slice, vintage: ofVintage }, one.key, { freq: one.freq, t: shown });
    }),
  );
}
