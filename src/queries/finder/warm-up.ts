/**
 * Prepares the search before the first request. It builds the index, reads the most quoted series, and runs the code often enough for the
 * JavaScript engine to optimise it.
 */
import { datasets } from '../../catalogue/catalogue.ts';
import { headlinesOf } from '../../catalogue/headlines.ts';
import type { QueryContext } from '../base/context.ts';
import { withoutFetching } from '../base/context.ts';
import { makeCatalogueIndex } from '../search/catalogue-search.ts';
import { newestFigures } from '../series/freshness/newest-figure.ts';
import { searchEverything } from './search-everything.ts';

/** The number of series that are read between two checks for a shutdown. */
const SERIES_AT_ONCE = 20;

/** One question of each kind: an id, words, a place, a typing error, a whole question. */
const QUESTIONS = ['AU.CPI.YOY', 'wages', 'rents hobart', 'unemployement rate', 'how much do people owe on their credit cards'];
/** The number of runs after which the JavaScript engine has usually optimised the code. */
const TIMES = 4;

/**
 * Warms up the search. It reads only stored data, and other requests have priority. After `stopping` is aborted, it ends soon and no
 * longer uses the store.
 * @param turn resolves when the next part may run
 */
export async function warmSearch(ctx: QueryContext, stopping: AbortSignal, turn: () => Promise<void>): Promise<void> {
  await makeCatalogueIndex(stopping, turn);
  const reading = withoutFetching(ctx);
  // Reads only the headline series. Reading all series would take 4 s and 250 MB, mostly for values that no request needs.
  const quoted = datasets().flatMap(headlinesOf);
  for (let from = 0; from < quoted.length && !stopping.aborted; from += SERIES_AT_ONCE) {
    await newestFigures(reading, quoted.slice(from, from + SERIES_AT_ONCE));
    await turn();
  }
  for (const q of Array.from({ length: TIMES }, () => QUESTIONS).flat()) {
    if (stopping.aborted) return;
    await searchEverything(reading, new URLSearchParams({ q }));
    await turn();
  }
}
