/** Lists all curated datasets with the range of their stored data, for catalogues of other organisations. */
import { datasets, findSource } from '../../catalogue/catalogue.ts';
import { present } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import { type DatasetKey, storeKey } from '../../core/define-dataset.ts';
import { firstDay, isoDay, lastDay, parsePeriod } from '../../core/period.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';

export async function harvestDatasets({ store }: QueryContext) {
  const states = new Map((await store.datasets.states()).map((state): [DatasetKey, DatasetState] => [state.dataset, state]));
  return datasets().map((dataset) => {
    const state = states.get(storeKey(dataset));
    const [first, last] = [state?.periodStart, state?.periodEnd].map((text) => (text ? parsePeriod(text) : null));
    return {
      dataset,
      source: present(findSource(dataset.source), 'The source of a dataset'),
      firstDay: first ? isoDay(firstDay(first)) : null,
      lastDay: last ? isoDay(lastDay(last)) : null,
      modified: state?.version ? isoInstant(state.version.effectiveFrom) : null,
    };
  });
}
