import { seriesOfDataset } from '../../catalogue/series.ts';
import { at } from '../../core/assert.ts';
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { StoredSeries } from '../../store/ports/series.ts';
import type { GapFacts } from '../base/meta-shape.ts';
import { gapFacts, gapsBetween } from '../base/stored-span.ts';
import type { Entry } from './time-series-page.ts';

/** Returns the gaps in the rows of a page. Returns none for events and uncurated tables, because their periods need not be regular. */
export function gapsOfPage(dataset: TimeSeriesDataset, entries: readonly Entry[]): readonly GapFacts[] {
  if (!dataset.curated || seriesOfDataset(dataset).some(({ nature }) => nature === 'event')) return [];
  const rows = new Map<number, { readonly series: StoredSeries; readonly t: number[] }>();
  for (const { cells } of entries) {
    for (const { slice, i } of cells) {
      const t = at(slice.t, i);
      const known = rows.get(slice.series.id);
      if (known) known.t.push(t);
      else rows.set(slice.series.id, { series: slice.series, t: [t] });
    }
  }
  return gapFacts([...rows.values()].map(({ series, t }) => [series.key, gapsBetween(series.freq, t)] as const));
}
