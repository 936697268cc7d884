/** Reads many stored series one after another. */
import { shareThread } from '../../../core/cost.ts';
import { type Dataset, datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { DatasetState } from '../../../store/ports/series.ts';
import type { QueryContext } from '../../base/context.ts';
import { isStored } from '../../base/stored-dataset.ts';
import { type LoadedSeries, loadOrSingles } from './stored-series.ts';

/** Series to process before yielding. */
export const SERIES_IN_A_TURN = 10;

/** States of the datasets of series. Null if not stored. */
export async function statesOf(
  { store }: QueryContext,
  handles: readonly SeriesHandle[],
): Promise<ReadonlyMap<Dataset, DatasetState | null>> {
  const datasets = [...new Set(handles.map(({ dataset }) => dataset))];
  const stored = new Map((await store.datasets.states(datasets.map(datasetKey))).map((state) => [state.dataset, state]));
  return new Map(datasets.map((dataset) => [dataset, stored.get(datasetKey(dataset)) ?? null]));
}

/** Maps each series as stored, or null. Fetches nothing. The first list reads every series, and lets requests go first in between. */
export async function eachListed<T>(
  ctx: QueryContext,
  handles: readonly SeriesHandle[],
  make: (handle: SeriesHandle, loaded: LoadedSeries | null, state: DatasetState | null) => Promise<T>,
): Promise<readonly T[]> {
  const states = await statesOf(ctx, handles);
  const made: T[] = [];
  for (const handle of handles) {
    const { dataset } = handle;
    const state = states.get(dataset) ?? null;
    const loaded = isStored(state) ? await loadOrSingles(ctx, handle, { dataset, state, version: state.version, asOf: null }) : null;
    made.push(await make(handle, loaded, state));
    if (made.length % SERIES_IN_A_TURN === 0) await shareThread();
  }
  return made;
}
