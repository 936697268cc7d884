/** The search of all pages. */
import { SERIES } from '../../../catalogue/series.ts';
import type { Dataset } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { Signal } from '../../../core/define-signal.ts';
import { type FindableKind, searchCatalogue } from '../../../queries/search/catalogue-search.ts';
import { notCoveredNote } from '../../../queries/search/not-covered.ts';

export interface Found {
  readonly series: readonly SeriesHandle[];
  readonly datasets: readonly Dataset[];
  readonly signals: readonly Signal[];
  /** Kind of the best result, or null. */
  readonly leads: FindableKind | null;
  /** Typed words without a match in any or in the best results, an uncovered place first. */
  readonly unmatched: readonly string[];
  /** No place was requested, and the best results are regional, without a national one. */
  readonly isOfRegions: boolean;
  /** Why the request is outside the catalogue, or null. */
  readonly notCovered: string | null;
}

/** Everything without words. */
export function findEverything(words: string): Found {
  if (words === '')
    return { series: SERIES, datasets: [], signals: [], leads: 'series', unmatched: [], isOfRegions: false, notCovered: null };
  const { found, unmatched, isOfRegions, notCovered } = searchCatalogue(words);
  return {
    series: found.flatMap(({ item }) => (item.kind === 'series' ? [item.series] : [])),
    datasets: found.flatMap(({ item }) => (item.kind === 'dataset' ? [item.dataset] : [])),
    signals: found.flatMap(({ item }) => (item.kind === 'signal' ? [item.signal] : [])),
    leads: found[0]?.item.kind ?? null,
    unmatched,
    isOfRegions,
    notCovered: notCovered === null ? null : notCoveredNote(notCovered),
  };
}
