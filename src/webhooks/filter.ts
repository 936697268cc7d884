/** Decides whether an event matches a subscription. */
import type { DatasetKey } from '../core/define-dataset.ts';
import type { StoredEvent } from '../store/ports/events.ts';
import type { EventFilter } from '../store/ports/webhooks.ts';

/** Returns the dataset of a series. Returns null if the series is unknown. */
export type DatasetOfSeries = (seriesId: string) => DatasetKey | null;

/**
 * Returns true if an event matches every list of the filter that is not empty. The event's series are compared with the list of series.
 * An event about a whole dataset matches all series of the dataset. An event about an indicator is compared by the datasets that it
 * names.
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

/** Converts ids such as `abs.CPI` to keys such as `abs/CPI`. */
function datasetsNamed({ payload }: StoredEvent): readonly DatasetKey[] {
  const ids = payload['dataset_ids'];
  return Array.isArray(ids) ? ids.map((id) => String(id).replace('.', '/') as DatasetKey) : [];
}
