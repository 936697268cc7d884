/** Reads the headline series of each dataset from `data/headline-series.csv`. The most quoted series comes first. */
import { addTo } from '../core/basic/lists.ts';
import { type Dataset, type DatasetKey, datasetKey } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { WattleError } from '../core/errors.ts';
import { placeOrder } from '../core/places/geography.ts';
import { readDataTable } from '../formats/data-table.ts';
import { findSeries, seriesOfDataset } from './series.ts';

/** The most quoted series by dataset. A dataset without a series in the file uses its first national series. */
const byDataset = new Map<string, SeriesHandle[]>();
for (const { series } of readDataTable('headline-series.csv', ['series'], { key: ['series'] })) {
  const handle = findSeries(series);
  if (handle?.id !== series) throw new WattleError('BUG', `data/headline-series.csv: ${series} is not the id of a series.`);
  const key = datasetKey(handle.dataset);
  addTo(byDataset, key, handle);
}

/**
 * Datasets without a headline series: the quarterly price index of cities and groups, its weights, state finances, and two
 * discontinued datasets.
 */
const WITHOUT: ReadonlySet<DatasetKey> = new Set(['abs/CPI', 'abs/CPI_WEIGHTS', 'abs/GFS_STATE', 'abs/RPPI', 'abs/RT']);

/**
 * Returns the headline series of a dataset that has no series in the list. This is a national series, or otherwise a series of the
 * first state. Of several matches, the series with the shortest id is returned.
 */
export function headlineAmong(series: readonly SeriesHandle[]): SeriesHandle | null {
  const [first] = [...series].sort(
    (a, b) => placeOrder(a.place) - placeOrder(b.place) || a.id.length - b.id.length || (a.id < b.id ? -1 : 1),
  );
  return first ?? null;
}

/** Caches the results. Declarations never change, and sorting the series of a large dataset takes time. */
const FOUND = new WeakMap<Dataset, readonly SeriesHandle[]>();

/** Returns true for a series in `data/headline-series.csv`. */
export const isListedHeadline = (series: SeriesHandle): boolean => byDataset.get(datasetKey(series.dataset))?.includes(series) === true;

/** Returns the headline series of a dataset, most quoted first. May be empty. */
export function headlinesOf(dataset: Dataset): readonly SeriesHandle[] {
  const known = FOUND.get(dataset) ?? findHeadlines(dataset);
  FOUND.set(dataset, known);
  return known;
}

function findHeadlines(dataset: Dataset): readonly SeriesHandle[] {
  const key = datasetKey(dataset);
  const ranked = byDataset.get(key);
  if (ranked !== undefined || WITHOUT.has(key)) return ranked ?? [];
  const first = headlineAmong(seriesOfDataset(dataset));
  return first === null ? [] : [first];
}

const ranks = new Map([...byDataset.keys()].map((key, rank) => [key, rank]));

/**
 * Returns the rank of a dataset. The dataset with the most quoted series has the lowest rank and comes first. Datasets without a
 * listed series come last.
 */
export const headlineRank = (dataset: Dataset): number => ranks.get(datasetKey(dataset)) ?? ranks.size;
