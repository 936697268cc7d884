/** Returns the latest value of a series as a flat object, for pages and spreadsheet cells. Throws the errors of `readSeries`. */
import { at } from '../../core/assert.ts';
import { isoInstant } from '../../core/clock.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { formatPeriod, isoDay, lastDay, period } from '../../core/period.ts';
import { citationOf, publishedBasis } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { discontinuedOf } from '../base/notes.ts';
import { gradeOf, lagPeriodsOf, mainReason } from '../base/reason.ts';
import { reasonText } from '../base/reason-words.ts';
import { fresherThan } from './concepts/fresher.ts';
import { freshnessOfSeries } from './freshness/series-freshness.ts';
import { figuresOf, previousFact } from './reading/newest-values.ts';
import { referenceOf, unitsOf } from './reading/reference.ts';
import { loadSeries, vintageDay } from './reading/stored-series.ts';
import { citationText } from './series-facts.ts';
import { STILL_KNOWN } from './vintages/series-vintages.ts';

export async function latestOfSeries(ctx: QueryContext, handle: SeriesHandle): Promise<Readonly<Record<string, unknown>>> {
  const loaded = await loadSeries(ctx, handle, null);
  const freshness = await freshnessOfSeries(ctx, loaded);
  const { slice } = loaded;
  const newest = slice.value.findLastIndex((value) => value !== null);
  const p = newest === -1 ? null : period(slice.series.freq, at(slice.t, newest));
  const sinceSeq = newest === -1 ? null : at(slice.seq, newest);
  const updatedSeq = slice.seq.reduce((a, b) => Math.max(a, b), 0);
  const versions = await ctx.store.datasets.versionsAt(loaded.dataset, sinceSeq === null ? [updatedSeq] : [sinceSeq, updatedSeq]);
  const since = versions.find((version) => version.seq === sinceSeq);
  const updated = versions.find((version) => version.seq === updatedSeq);
  const fresher = await fresherThan(ctx, handle, loaded);
  const ended = discontinuedOf(handle.dataset);
  const reference = referenceOf(handle, slice);
  const citation = await citationOf(ctx, handle.dataset, loaded.vintage);
  return {
    series_id: handle.id,
    title: handle.title,
    date: p && isoDay(lastDay(p)),
    period: p && formatPeriod(p),
    value: newest === -1 ? null : (slice.value[newest] ?? null),
    ...previousFact(figuresOf(handle, loaded)),
    ...(fresher === null ? {} : { fresher }),
    units: unitsOf(handle, slice),
    units_short: handle.unitsShort,
    ...(reference === null ? {} : { reference }),
    frequency: FREQUENCY[handle.frequency].word,
    source_name: citation.name,
    stale: freshness.state === 'stale',
    stale_reason: freshness.state === 'stale' ? reasonText(freshness.reasons) : null,
    reason: mainReason(freshness.reasons),
    lag_periods: lagPeriodsOf(freshness.reasons),
    grade: gradeOf(freshness.reasons),
    ...(ended === null ? {} : { discontinued: ended }),
    attribution: [citation.attribution],
    citation: citationText(handle, loaded),
    last_updated: updated ? isoInstant(updated.effectiveFrom) : null,
    realtime_start: since ? isoDay(vintageDay(since)) : null,
    published_basis: since ? publishedBasis(since) : null,
    realtime_end: STILL_KNOWN,
    ...(ctx.sandbox ? { sandbox: true } : {}),
  };
}
