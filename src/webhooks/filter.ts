/** Whether a subscription wants to be notified of an event. */
import type { DatasetKey } from '../core/define-dataset.ts';
import type { StoredEvent } from '../store/ports/events.ts';
import type { EventFilter } from '../store/ports/webhooks.ts';

/** The dataset that a canonical series is read from; null for an id that is no longer one. */
export type DatasetOfSeries = (seriesId: string) => DatasetKey | null;

/**
 * Every list that is not empty has to hold something that the event is about. An event that names series is about those; one that is about
 * a whole dataset is about all its series. A signal is about the datasets that it rests on, which its event names.
 */
export function isWanted(filter: EventFilter, event: StoredEvent, datasetOfSeries: DatasetOfSeries): boolean {
  const { events, datasets, series, sources } = filter;
  const { kind, dataset } = event;
  const about = dataset === null ? datasetsNamed(event) : [dataset];
  if (kind === 'test.ping') return false;
  if (events.length > 0 && !events.includes(kind)) return false;
  if (datasets.length > 0 && !about.some((key) => datasets.includes(key))) return false;
  if (sources.length > 0 && !about.some((key) => sources.some((source) => key.startsWith(`${source}/`)))) return false;
  if (series.length === 0) return true;
  const named = event.payload['series_ids'];
  if (Array.isArray(named)) return series.some((id) => named.includes(id));
  return dataset !== null && series.some((id) => datasetOfSeries(id) === dataset);
}

/** `abs.CPI` is kept as `abs/CPI`. */
function datasetsNamed({ payload }: StoredEvent): readonly DatasetKey[] {
  const ids = payload['dataset_ids'];
  return Array.isArray(ids) ? ids.map((id) => String(id).replace('.', '/') as DatasetKey) : [];
}
