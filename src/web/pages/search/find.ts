/** The search that all pages use. */
import { conceptsOfSeries } from '../../../catalogue/concepts/concepts.ts';
import { SERIES } from '../../../catalogue/series.ts';
import type { Dataset } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { Signal } from '../../../core/define-signal.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { resolveListed } from '../../../queries/concepts/resolve-concept.ts';
import { elsewhereNotes } from '../../../queries/finder/search-everything.ts';
import type { FindableKind } from '../../../queries/search/catalogue-entries.ts';
import { searchCatalogue } from '../../../queries/search/catalogue-search.ts';
import { notCoveredNote } from '../../../queries/search/not-covered.ts';
import { type ResolvedConcept, seriesOfConcept } from '../../../queries/series/concepts/resolve.ts';

export interface Found {
  readonly series: readonly SeriesHandle[];
  readonly datasets: readonly Dataset[];
  readonly signals: readonly Signal[];
  readonly leads: FindableKind | null;
  /** Words that the best results do not match. A place without data comes first. */
  readonly unmatched: readonly string[];
  /** True if the query names no place and the best results are for regions. */
  readonly isOfRegions: boolean;
  /** A note if the best series is for another place than the words name. */
  readonly elsewhere: readonly string[];
  /** A reason if the catalogue does not cover the subject. Otherwise null. */
  readonly notCovered: string | null;
}

/** Searches for words. If there are no words, returns all series. */
function findEverything(words: string): Found {
  if (words === '')
    return {
      series: SERIES,
      datasets: [],
      signals: [],
      leads: 'series',
      unmatched: [],
      isOfRegions: false,
      elsewhere: [],
      notCovered: null,
    };
  const { found, unmatched, uncovered, elsewhere, isOfRegions, notCovered } = searchCatalogue(words);
  const best = found.find(({ item }) => item.kind === 'series')?.item;
  const isNamed = best?.kind === 'series' && (uncovered === null || (elsewhere !== null && elsewhere.table !== null));
  return {
    series: found.flatMap(({ item }) => (item.kind === 'series' ? [item.series] : [])),
    datasets: found.flatMap(({ item }) => (item.kind === 'dataset' ? [item.dataset] : [])),
    signals: found.flatMap(({ item }) => (item.kind === 'signal' ? [item.signal] : [])),
    leads: found[0]?.item.kind ?? null,
    unmatched,
    isOfRegions,
    elsewhere: isNamed ? elsewhereNotes({ id: 'The first result', place: best.series.place }, elsewhere) : [],
    notCovered: notCovered === null ? null : notCoveredNote(notCovered),
  };
}

/**
 * Returns true if the words contain a frequency. For example, `quarterly inflation` means the quarterly series, even if a newer monthly
 * series exists.
 */
const namesFrequency = (words: string): boolean =>
  Object.values(FREQUENCY).some(({ word }) => word !== 'annual' && words.toLowerCase().includes(word));

/** Returns the concept of the best series. Returns null if the concept's frequency differs from the requested one. */
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

/**
 * Searches, and puts the current series of the concept first. If the reader presses Enter after `inflation`, the page of the monthly
 * value opens. All pages show this value.
 */
export async function findCurrent(queries: QueryContext, words: string): Promise<FoundCurrent> {
  const found = findEverything(words);
  const [best] = found.series;
  const concept = words === '' ? null : await conceptOf(queries, words, best);
  const current = concept === null ? null : seriesOfConcept(concept);
  if (current === null || current === best) return { ...found, concept };
  return { ...found, concept, series: [current, ...found.series.filter((one) => one !== current)] };
}
