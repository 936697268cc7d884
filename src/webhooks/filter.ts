/** Whether a subscription wants to be told of an event. */
import type { DatasetKey } from '../core/define-dataset.ts';
import type { StoredEvent } from '../store/port.ts';
import type { EventFilter } from '../store/webhook-port.ts';

/** The dataset that a canonical series is read from; null for an id that is no longer one. */
export type DatasetOfSeries = (seriesId: string) => DatasetKey | null;

/**
 * Every list that is not empty has to hold something that the event is about. An event that names series is about those; one that is about
 * a whole dataset is about all its series.
 */
export function isWanted(filter: EventFilter, event: StoredEvent, datasetOfSeries: DatasetOfSeries): boolean {
  const { events, datasets, series, sources } = filter;
  const { kind, dataset } = event;
  if (kind === 'test.ping') return false;
  if (events.length > 0 && !events.includes(kind)) return false;
  if (datasets.length > 0 && (dataset === null || !datasets.includes(dataset))) return false;
  if (sources.length > 0 && !sources.some((source) => dataset?.startsWith(`${source}/`))) return false;
  if (series.length === 0) return true;
  const named = event.payload['series_ids'];
  if (Array.isArray(named)) return series.some((id) => named.includes(id));
  return dataset !== null && series.some((id) => datasetOfSeries(id) === dataset);
}
