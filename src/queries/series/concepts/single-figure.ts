/**
 * Single values that are later than the latest stored release of their series. They were imported without the rest of their release. They
 * therefore have a separate row and status. Rates, sums and indicators do not use them.
 */
import { isSingleFigures } from '../../../catalogue/single-figures.ts';
import type { Frequency } from '../../../core/frequency.ts';
import { BASIS_WORDS, type PublishedBasis } from '../../../core/observation.ts';
import { formatPeriod, isoDay, lastDay, parsePeriod } from '../../../core/period.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import type { Note } from '../../base/reason-shape.ts';
import { vintageOf } from '../../base/stored-dataset.ts';
import { newestPoints } from '../reading/newest-values.ts';
import { type LoadedSeries, loadSingles, vintageDay } from '../reading/stored-series.ts';

export interface SingleFigure {
  readonly id: string;
  readonly period: string;
  readonly value: number;
  readonly status: 'preliminary source';
  readonly published: string;
  readonly published_basis: PublishedBasis;
}

/** Returns the single value that is later than the latest value in the releases. Returns null if there is no such value. */
export async function laterSingle(ctx: QueryContext, loaded: LoadedSeries): Promise<SingleFigure | null> {
  if (isSingleFigures(loaded.dataset)) return null;
  const single = await loadSingles(ctx, loaded.handle);
  const [later, own] = [single && newestPoints(single.slice).newest, newestPoints(loaded.slice).newest];
  if (!single || !later || (own !== null && lastDay(later.period) <= lastDay(own.period))) return null;
  const vintage = await vintageOf(ctx, single.version, single.slice.newestSeq);
  return {
    id: loaded.handle.id,
    period: formatPeriod(later.period),
    value: later.value,
    status: 'preliminary source',
    published: vintage.publishedOn ?? isoDay(vintageDay(vintage)),
    published_basis: publishedBasis(vintage),
  };
}

/**
 * Returns the row for a single value. Returns no row if the value is outside the window.
 * @param to last ordinal of the window
 */
export function singleRows(single: SingleFigure | null, freq: Frequency, to: number) {
  const found = single === null ? null : parsePeriod(single.period);
  if (single === null || found === null || found.freq !== freq || found.t > to) return [];
  const { period, value, status } = single;
  return [{ date: isoDay(lastDay(found)), period, value, status }];
}

export function singleNotes(single: SingleFigure | null): readonly Note[] {
  if (single === null) return [];
  const { id, period, value, published, published_basis: basis } = single;
  const text = `A later single figure for ${id}, ${value} for ${period}, was reported on ${published}${BASIS_WORDS[basis]}. It is from another release, so no rate is calculated with it.`;
  return [{ code: 'single_figure', scope: 'series', values: { ...single }, text }];
}
