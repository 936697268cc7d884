/** Keeps the values in all vintages of a series, because a page reads them several times. */
import { noteObservations } from '../../../core/cost.ts';
import type { DatasetKey } from '../../../core/define-dataset.ts';
import type { ObservationLife, StoredSeries } from '../../../store/ports/series.ts';
import type { QueryContext } from '../context.ts';
import { KeptResults } from '../data-marks.ts';
import { readLives } from '../stored-dataset.ts';

/** The maximum number of series. A monthly series of 50 years has about 2,000 values in all vintages. */
const SERIES_KEPT = 24;
/** Longer series are not kept, because one would use as much memory as all others. */
const MOST_VALUES = 2_000;

const kept = new KeptResults<readonly ObservationLife[]>(SERIES_KEPT, false);

/** Returns the values in all vintages. Counts them towards the request's limit, whether or not they are kept. */
export async function livesOf(ctx: QueryContext, dataset: DatasetKey, series: StoredSeries): Promise<readonly ObservationLife[]> {
  if (series.count > MOST_VALUES) return readLives(ctx, dataset, series);
  let isRead = false;
  const lives = await kept.of(ctx, `${dataset} ${series.id}`, null, () => {
    isRead = true;
    return readLives(ctx, dataset, series);
  });
  if (!isRead) noteObservations(lives.length);
  return lives;
}
