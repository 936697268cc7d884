/** Everything about one series but its values, as an answer. */

import { suffixNotes } from '../../catalogue/series.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Answer } from '../answer.ts';
import { citationOf } from '../citation.ts';
import type { QueryContext } from '../context.ts';
import { maxAgeSeconds } from '../freshness.ts';
import { metaOf } from '../meta.ts';
import { quirkNotes } from '../notes.ts';
import { fresherThan } from './concepts/fresher.ts';
import { coverageOf, factsOf } from './series-facts.ts';
import { freshnessOfSeries } from './series-freshness.ts';
import { loadSeries } from './stored-series.ts';

export const FACT_COLUMNS = [
  'id',
  'title',
  'description',
  'source',
  'dataset_id',
  'units',
  'units_short',
  'frequency',
  'adjustment',
  'place',
  'topic',
  'tags',
  'available',
  'from',
  'to',
  'latest.period',
  'latest.value',
  'latest.previous_period',
  'latest.previous_value',
  'latest.change',
  'last_updated',
  'next_release',
  'stale',
] as const;

/** Everything about a series but its values, as one object. */
export async function seriesMeta(ctx: QueryContext, handle: SeriesHandle): Promise<Answer> {
  const loaded = await loadSeries(ctx, handle, null);
  const freshness = await freshnessOfSeries(ctx, loaded);
  const fresher = await fresherThan(ctx, handle, loaded);
  const facts = await factsOf(ctx, handle, loaded, freshness);
  return {
    data: fresher === null ? facts : { ...facts, fresher },
    columns: FACT_COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: {},
      period: coverageOf(loaded),
      rows: 1,
      sources: [await citationOf(ctx, handle.dataset, loaded.edition)],
      freshness,
      versions: [loaded.edition],
      of: [handle.dataset],
      notes: [...quirkNotes(handle.dataset), ...suffixNotes(handle)],
    }),
    next: null,
    datasets: [loaded.dataset],
    maxAgeSeconds: maxAgeSeconds(handle.dataset, loaded.state, freshness, ctx.clock.now()),
  };
}
