/** The pages of the site, as data: the router, the sitemap and the tests are made from this list. */
import type { WebPage } from './page.ts';
import { dataset } from './pages/datasets/dataset-page.ts';
import { datasetsPage } from './pages/datasets/datasets-page.ts';
import { home } from './pages/home.ts';
import { search } from './pages/search/search-page.ts';
import { series } from './pages/series/series-page.ts';

export const PAGES: readonly WebPage[] = [home, search, series, datasetsPage, dataset];
