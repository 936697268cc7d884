/** The search of all pages. */
import { conceptsOfSeries } from '../../../catalogue/concepts/concepts.ts';
import { SERIES } from '../../../catalogue/series.ts';
import type { Dataset } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { Signal } from '../../../core/define-signal.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { resolveListed } from '../../../queries/concepts/resolve-concept.ts';
import { type FindableKind, searchCatalogue } from '../../../queries/search/catalogue-search.ts';
import { notCoveredNote } from '../../../queries/search/not-covered.ts';
import { type ResolvedConcept, seriesOfConcept } from '../../../queries/series/concepts/resolve.ts';

export interface Found {
  readonly series: readonly SeriesHandle[];
  readonly datasets: readonly Dataset[];
  readonly signals: readonly Signal[];
  /** The kind of the best result, or null. */
  readonly leads: FindableKind | null;
  /** Typed words that match nothing, or nothing in the best results. A place that is not covered comes first. */
  readonly unmatched: readonly string[];
  /** True if the query names no place, and the best results are for regions rather than the nation. */
  readonly isOfRegions: boolean;
  /** The reason why the catalogue does not cover the request, or null. */
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

/** `quarterly inflation` means the quarterly series, even if the concept has a newer monthly one. */
const namesFrequency = (words: string): boolean =>
  Object.values(FREQUENCY).some(({ word }) => word !== 'annual' && words.toLowerCase().includes(word));

/** The concept that the best series measures, with its current value. Null if its frequency is not the requested one. */
async function conceptOf(queries: QueryContext, words: string, best: SeriesHandle | undefined): Promise<ResolvedConcept | null> {
  if (best === undefined) return null;
  const [concept] = conceptsOfSeries(best.id);
  if (concept === undefined || best.place !== concept.place) return null;
  const resolved = await resolveListed(queries, concept);
  if (resolved.state !== 'current') return null;
  return namesFrequency(words) && seriesOfConcept(resolved)?.frequency !== best.frequency ? null : resolved;
}

export interface FoundCurrent extends Found {
  readonly concept: ResolvedConcept | null;
}

/** The same, with the current series of the concept first. Enter on `inflation` then opens the monthly figure that all pages show. */
export async function findCurrent(queries: QueryContext, words: string): Promise<FoundCurrent> {
  const found = findEverything(words);
  const [best] = found.series;
  const concept = words === '' ? null : await conceptOf(queries, words, best);
  const current = concept === null ? null : seriesOfConcept(concept);
  if (current === null || current === best) return { ...found, concept };
  return { ...found, concept, series: [current, ...found.series.filter((one) => one !== current)] };
}
