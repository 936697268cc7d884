/** Series by the ids that a user types. */
import { findSeries, nearestSeries } from '../catalogue/series.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { WattleError } from '../core/errors.ts';

export function seriesOf(id: string): SeriesHandle {
  const found = findSeries(id);
  if (found) return found;
  const near = nearestSeries(id);
  throw new WattleError(
    'REQ_UNKNOWN_SERIES',
    `There is no series ${id}.`,
    near.length > 0 ? { hint: `Near to it: ${near.join(', ')}.` } : {},
  );
}
