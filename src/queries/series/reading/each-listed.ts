/** Reads many stored series one after another. */
import { shareThread } from '../../../core/cost.ts';
import { type Dataset, datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { orDamage, withoutDamaged } from '../../../store/ports/damage.ts';
import type { DatasetState } from '../../../store/ports/series.ts';
import type { QueryContext } from '../../base/context.ts';
import { isStored } from '../../base/stored-dataset.ts';
import { type LoadedSeries, loadOrSingles } from './stored-series.ts';

/** The number of series that are read before other requests can run. */
export const SERIES_IN_A_TURN = 10;

/** Returns the states of datasets. The state of a dataset that is not stored is null. */
export async function statesOf(
  { store }: QueryContext,
  handles: readonly SeriesHandle[],
): Promise<ReadonlyMap<Dataset, DatasetState | null>> {
  const datasets = [...new Set(handles.map(({ dataset }) => dataset))];
  const stored = new Map((await store.datasets.states(datasets.map(datasetKey))).map((state) => [state.dataset, state]));
  return new Map(datasets.map((dataset) => [dataset, stored.get(datasetKey(dataset)) ?? null]));
}

interface Listed {
  /** The series. Null if it is not stored, or if its data are damaged. */
  readonly loaded: LoadedSeries | null;
  readonly state: DatasetState | null;
}

/** Loads a series. Throws DATA_DAMAGED if its data are damaged. */
export async function loadListed(ctx: QueryContext, handle: SeriesHandle, state: DatasetState | null): Promise<Listed> {
  const { dataset } = handle;
  if (!isStored(state)) return { loaded: null, state };
  return { loaded: await loadOrSingles(ctx, handle, { dataset, state, version: state.version, asOf: null }), state };
}

/** Loads a series. If its data are damaged, returns no series, and the state shows the damage. */
export async function loadUndamaged(ctx: QueryContext, handle: SeriesHandle, state: DatasetState | null): Promise<Listed> {
  if (state === null) return { loaded: null, state };
  const found = state.damage ?? (await orDamage(() => loadListed(ctx, handle, state)));
  return found instanceof WattleError ? { loaded: null, state: withoutDamaged(state, found) } : found;
}

/**
 * Calls `make` with each series. If a series is not stored, calls it with null. Reads only stored data. The first call reads every
 * series, so other requests can run in between.
 */
export async function eachListed<T>(
  ctx: QueryContext,
  handles: readonly SeriesHandle[],
  make: (handle: SeriesHandle, loaded: LoadedSeries | null, state: DatasetState | null) => Promise<T>,
  load: typeof loadListed = loadListed,
): Promise<readonly T[]> {
  const states = await statesOf(ctx, handles);
  const made: T[] = [];
  for (const handle of handles) {
    const { loaded, state } = await load(ctx, handle, states.get(handle.dataset) ?? null);
    made.push(await make(handle, loaded, state));
    if (made.length % SERIES_IN_A_TURN === 0) await shareThread();
  }
  return made;
}
