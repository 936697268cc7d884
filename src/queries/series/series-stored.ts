/** Finds the series that their stored datasets contain. */
import { groupedBy } from '../../core/basic/lists.ts';
import { datasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { QueryContext } from '../base/context.ts';
import { isStored, listStoredSeries } from '../base/stored-dataset.ts';
import { findStored } from './reading/stored-series.ts';

export async function seriesStored(ctx: QueryContext, handles: readonly SeriesHandle[]): Promise<ReadonlySet<SeriesHandle>> {
  const loaded = new Set<SeriesHandle>();
  const byDataset = groupedBy(handles, (handle) => handle.dataset);
  const states = await ctx.store.datasets.states([...byDataset.keys()].map(datasetKey));
  const byKey = new Map(states.map((state) => [state.dataset, state]));
  for (const [dataset, own] of byDataset) {
    const state = byKey.get(datasetKey(dataset)) ?? null;
    if (!isStored(state) || state.damage) continue;
    const stored = await listStoredSeries(ctx, state);
    for (const handle of own) if (findStored(handle, state, stored)) loaded.add(handle);
  }
  return loaded;
}
