/** Makes ready what the first search would have to wait for: the index of the catalogue, the newest figures of every series, code that has not run yet. */
import { setImmediate as turn } from 'node:timers/promises';
import { SERIES } from '../../catalogue/series.ts';
import type { QueryContext } from '../context.ts';
import { withoutFetching } from '../context.ts';
import { makeCatalogueIndex } from '../search/catalogue-search.ts';
import { newestFigures } from '../series/newest-figure.ts';
import { searchEverything } from './search-everything.ts';

/** After so many series it is seen whether the program is stopping. */
const SERIES_AT_ONCE = 50;

/** One of each kind: an id, words, a place, a typing error, a whole question. */
const QUESTIONS = ['AU.CPI.YOY', 'wages', 'rents hobart', 'unemployement rate', 'how much do people owe on their credit cards'];
/** After so many times code is compiled for speed, mostly. */
const TIMES = 4;

/** Requests have their turn meanwhile; nothing is fetched. Resolves soon after `stopping`: the store is used until then, and not after. */
export async function warmSearch(ctx: QueryContext, stopping: AbortSignal): Promise<void> {
  await makeCatalogueIndex(stopping);
  const reading = withoutFetching(ctx);
  for (let from = 0; from < SERIES.length && !stopping.aborted; from += SERIES_AT_ONCE) {
    await newestFigures(reading, SERIES.slice(from, from + SERIES_AT_ONCE));
  }
  for (const q of Array.from({ length: TIMES }, () => QUESTIONS).flat()) {
    if (stopping.aborted) return;
    await searchEverything(reading, new URLSearchParams({ q }));
    await turn();
  }
}
