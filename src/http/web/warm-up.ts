/** Builds pages before the first request, so that they are ready and the JavaScript engine has optimised their code. */
import { PROFILE_PLACES } from '../../catalogue/regions/places.ts';
import { topics } from '../../catalogue/topics/topics.ts';
import type { PageRequest, WebPage } from '../../web/page.ts';
import { comparePage } from '../../web/pages/compare/compare-page.ts';
import { dataset } from '../../web/pages/datasets/dataset-page.ts';
import { datasetsPage } from '../../web/pages/datasets/datasets-page.ts';
import { energyPage } from '../../web/pages/energy/energy-page.ts';
import { home } from '../../web/pages/home.ts';
import { placePage } from '../../web/pages/places/place-page.ts';
import { placesPage } from '../../web/pages/places/places-page.ts';
import { weekPage } from '../../web/pages/releases/week-page.ts';
import { search } from '../../web/pages/search/search-page.ts';
import { series } from '../../web/pages/series/series-page.ts';
import { signalPage } from '../../web/pages/signals/signal-page.ts';
import { signalsPage } from '../../web/pages/signals/signals-page.ts';
import { statusPage } from '../../web/pages/status-page.ts';
import { topicPage } from '../../web/pages/topics/topic-page.ts';
import { topicsPage } from '../../web/pages/topics/topics-page.ts';
import { boardDaysPage } from '../../web/pages/worksheets/board-pages.ts';
import { inflationPage } from '../../web/pages/worksheets/inflation-page.ts';
import { panelsPage } from '../../web/pages/worksheets/panel-page.ts';
import type { Pauses } from '../reply/page-contents.ts';
import type { PageServing } from './page-serving.ts';

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
/** Pages that take long to build, and that many readers request. They are ready from the start, and after each change of data. */
const ready = ({ web: { signals } }: PageServing): readonly Rehearsal[] => [
  ...[signalsPage, topicsPage, placesPage, boardDaysPage, panelsPage, inflationPage, datasetsPage, weekPage, energyPage].map(
    (page): Rehearsal => [page, {}, ''],
  ),
  ...topics().map(({ id }): Rehearsal => [topicPage, { topic: id }, '']),
  ...PROFILE_PLACES.map(({ id }): Rehearsal => [placePage, { place: id }, '']),
  ...signals.map(({ id }): Rehearsal => [signalPage, { signal: id }, '']),
];
const SEARCH: Rehearsal = [search, {}, 'q=wages'];

/** The number of runs after which the engine has usually optimised the code. */
const TIMES = 4;
/** The time in ms between two looks for changes. */
const RENEW_MS = 1000;

/**
 * Builds pages between requests. Ends soon after `stopping` is aborted, and then no longer uses the store.
 * @param searchReady prepares the search, which takes less time than the pages
 */
export async function warmPages(serving: PageServing, searchReady: () => Promise<void>, pauses: Pauses): Promise<void> {
  await searchReady();
  for (const one of PAGES) await rehearse(serving, one, pauses, TIMES);
  await rehearse(serving, SEARCH, pauses, TIMES);
  for (const one of ready(serving)) await rehearse(serving, one, pauses, 1);
}

async function rehearse(serving: PageServing, [page, path, query]: Rehearsal, { stopping, turn }: Pauses, times: number): Promise<void> {
  for (let n = 0; n < times && !stopping.aborted; n += 1) {
    await turn();
    // Errors are ignored, because a reader that requests the page will see them.
    await serving.rehearse(page, { path, query: new URLSearchParams(query) }).catch(() => {});
  }
}

/**
 * Rebuilds pages after each change of data, once the server has warmed up.
 * @returns a function that stops, and waits for a page in progress
 */
export function keepReady({ contents }: PageServing, isWarm: () => boolean, turn: () => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  let renewal: Promise<void> | null = null;
  const renew = async (): Promise<void> => {
    // Errors are ignored, because a reader that requests a page will see them.
    await contents.renew({ stopping: stopping.signal, turn }).catch(() => {});
    renewal = null;
  };
  const timer = setInterval(() => {
    if (isWarm()) renewal ??= renew();
  }, RENEW_MS).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await renewal;
  };
}
