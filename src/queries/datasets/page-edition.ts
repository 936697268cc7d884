/** Which edition the rows of a page are of: a dataset is read as a whole, and many of its versions bring nothing of the series that are shown. */
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Version } from '../../store/port.ts';
import type { QueryContext } from '../context.ts';
import { editionOf, wholeSeries } from '../stored-dataset.ts';
import type { Entry } from './time-series-page.ts';

/** A page of more series is dated by the version that was read. */
const MOST_SERIES = 24;

/** The newest version up to the one that was read in which a value of any series on the page came or changed. */
export async function editionOfPage(ctx: QueryContext, dataset: DatasetKey, version: Version, entries: readonly Entry[]): Promise<Version> {
  const series = new Map(entries.flatMap(({ cells }) => cells.map(({ slice }) => [slice.series.id, slice.series] as const)));
  const shown = [...series.values()];
  const isMarket = shown.some(({ freq }) => freq === '5MIN' || freq === '30MIN');
  if (shown.length === 0 || shown.length > MOST_SERIES || isMarket) return version;
  const slices = await Promise.all(shown.map((one) => wholeSeries(ctx, dataset, one, version)));
  return editionOf(ctx, version, Math.max(...slices.map(({ newestSeq }) => newestSeq)));
}
