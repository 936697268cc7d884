/** Many series one after another, as they are stored: without the search, which a reader of one series does without. */
import { setImmediate as turn } from 'node:timers/promises';
import { type Dataset, datasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import type { QueryContext } from '../context.ts';
import { isStored } from '../stored-dataset.ts';
import { type LoadedSeries, loadIfStored } from './stored-series.ts';

/** Other requests have their turn after so many. */
export const SERIES_IN_A_TURN = 10;

/** The states of the datasets that series are of; null of one that is not stored. */
export async function statesOf(
  { store }: QueryContext,
  handles: readonly SeriesHandle[],
): Promise<ReadonlyMap<Dataset, DatasetState | null>> {
  const datasets = [...new Set(handles.map(({ dataset }) => dataset))];
  const stored = new Map((await store.datasets.states(datasets.map(datasetKey))).map((state) => [state.dataset, state]));
  return new Map(datasets.map((dataset) => [dataset, stored.get(datasetKey(dataset)) ?? null]));
}

/**
 * Something about each series: as it is stored, or null where it is not, because a list never fetches. The first list reads every series
 * from the store, and lets other requests have their turn meanwhile.
 */
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
    const loaded = isStored(state) ? await loadIfStored(ctx, handle, { dataset, state, version: state.version, asOf: null }) : null;
    made.push(await make(handle, loaded, state));
    if (made.length % SERIES_IN_A_TURN === 0) await turn();
  }
  return made;
}
