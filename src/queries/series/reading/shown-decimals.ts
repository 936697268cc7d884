import { conceptsOfSeries } from '../../../catalogue/concepts/concepts.ts';
import { publishedDecimals } from '../../../core/decimal.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';

/**
 * Returns the number of decimals to show. If a concept uses the published values of the series, this is the concept's number. Otherwise
 * it depends on the latest values.
 */
export function shownDecimals(handle: SeriesHandle, values: readonly number[]): number {
  for (const concept of conceptsOfSeries(handle.id)) {
    const own = concept.candidates.find((one) => one.kind === 'series' && one.series.id === handle.id);
    if (own?.kind === 'series' && own.units === 'lin' && own.sum === 1 && own.scale === 0) return concept.decimals;
  }
  return publishedDecimals(handle.unitsShort, values);
}
