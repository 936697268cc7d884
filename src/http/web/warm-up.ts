/** Builds pages before the first request, so that the JavaScript engine optimises their code. */
import type { PageRequest, WebPage } from '../../web/page.ts';
import { comparePage } from '../../web/pages/compare/compare-page.ts';
import { dataset } from '../../web/pages/datasets/dataset-page.ts';
import { home } from '../../web/pages/home.ts';
import { search } from '../../web/pages/search/search-page.ts';
import { series } from '../../web/pages/series/series-page.ts';
import { signalPage } from '../../web/pages/signals/signal-page.ts';
import { statusPage } from '../../web/pages/status-page.ts';
import type { PageServing } from './page-serving.ts';

interface Pauses {
  readonly stopping: AbortSignal;
  /** Resolves when the next page may be built. */
  readonly turn: () => Promise<void>;
}

type Rehearsal = readonly [page: WebPage, path: PageRequest['path'], query: string];

/** One page of each kind that draws or calculates. */
const PAGES: readonly Rehearsal[] = [
  [home, {}, ''],
  [series, { series_id: 'AU.UNEMP.SA' }, ''],
  [comparePage, {}, 'ids=AU.UNEMP.NSW,AU.UNEMP.VIC'],
  [dataset, { source: 'abs', dataset_id: 'CPI' }, ''],
  [signalPage, { signal: 'labour-slack' }, ''],
  [statusPage, {}, ''],
];
const SEARCH: Rehearsal = [search, {}, 'q=wages'];

/** The number of runs after which the engine has usually optimised the code. */
const TIMES = 4;

/**
 * Builds pages between requests. Ends soon after `stopping` is aborted, and then no longer uses the store.
 * @param searchReady prepares the search, which takes longer
 */
export async function warmPages(serving: PageServing, searchReady: () => Promise<void>, pauses: Pauses): Promise<void> {
  for (const one of PAGES) await rehearse(serving, one, pauses);
  await searchReady();
  await rehearse(serving, SEARCH, pauses);
}

async function rehearse(serving: PageServing, [page, path, query]: Rehearsal, { stopping, turn }: Pauses): Promise<void> {
  for (let n = 0; n < TIMES && !stopping.aborted; n += 1) {
    await turn();
    // Errors are ignored, because a reader that requests the page will see them.
    await serving.rehearse(page, { path, query: new URLSearchParams(query) }).catch(() => {});
  }
}
