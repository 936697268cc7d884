/** Returns everything about a series except its values. */

import { suffixNotes } from '../../catalogue/series.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { DAY_MS, isoDay } from '../../core/period.ts';
import type { Answer } from '../base/answer.ts';
import { citationOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { maxAgeSeconds } from '../base/freshness.ts';
import { metaOf } from '../base/meta.ts';
import { seriesQuirkNotes } from '../base/notes.ts';
import { completeShare, releaseCover } from '../base/real-time/gaps-of-series.ts';
import { subjectOf } from '../base/real-time/subject.ts';
import { fresherThan } from './concepts/fresher.ts';
import { freshnessOfSeries } from './freshness/series-freshness.ts';
import type { LoadedSeries } from './reading/stored-series.ts';
import { loadSeries } from './reading/stored-series.ts';
import { coverageOf, factsOf } from './series-facts.ts';
import { AS_PUBLISHED } from './transforms/series-transforms.ts';
import { firstsOf } from './vintages/first-published.ts';
import { changeDays } from './vintages/series-vintages.ts';

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

/**
 * Counts the stored vintages and releases. Also calculates the share of days without gaps, and the share of periods whose first value is
 * known.
 */
async function vintageFacts(ctx: QueryContext, loaded: LoadedSeries): Promise<Readonly<Record<string, unknown>>> {
  const days = await changeDays(ctx, loaded, AS_PUBLISHED);
  const cover = await releaseCover(ctx, subjectOf(loaded));
  const { known, unknown } = await firstsOf(ctx, loaded, AS_PUBLISHED);
  const periods = known.size + unknown.length;
  const last = days.at(-1);
  return {
    stored: days.length,
    releases: cover.releases,
    last: last === undefined ? null : isoDay(last),
    complete_share: cover.releases === null ? null : completeShare(cover, days[0] ?? null, Math.floor(ctx.clock.now() / DAY_MS)),
    first_release_known_share: periods === 0 ? null : Math.round((known.size / periods) * 1000) / 1000,
  };
}

export async function seriesMeta(ctx: QueryContext, handle: SeriesHandle): Promise<Answer> {
  const loaded = await loadSeries(ctx, handle, null);
  const freshness = await freshnessOfSeries(ctx, loaded);
  const fresher = await fresherThan(ctx, handle, loaded);
  const facts = await factsOf(ctx, handle, loaded, freshness);
  return {
    data: {
      ...facts,
      ...(fresher === null ? {} : { fresher }),
      vintages: { ...(facts['vintages'] as object), ...(await vintageFacts(ctx, loaded)) },
    },
    columns: FACT_COLUMNS.map((name) => ({ name })),
    meta: metaOf(ctx, {
      query: {},
      period: coverageOf(loaded),
      rows: 1,
      sources: [await citationOf(ctx, handle.dataset, loaded.vintage)],
      freshness,
      versions: [loaded.vintage],
      of: [handle.dataset],
      notes: [...seriesQuirkNotes(handle), ...suffixNotes(handle)],
    }),
    next: null,
    datasets: [loaded.dataset],
    maxAgeSeconds: maxAgeSeconds(handle.dataset, loaded.state, freshness, ctx.clock.now()),
  };
}
