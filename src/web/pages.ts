/** A list of all pages. The router, the sitemap and tests use it. */
import type { WebPage } from './page.ts';
import { abnPage, abnStart } from './pages/abn-page.ts';
import { aboutPage } from './pages/about/about-page.ts';
import { calendarPage } from './pages/calendar/calendar-page.ts';
import { companiesPage } from './pages/companies-page.ts';
import { comparePage } from './pages/compare/compare-page.ts';
import { dataset } from './pages/datasets/dataset-page.ts';
import { datasetsPage } from './pages/datasets/datasets-page.ts';
import { clientsPage } from './pages/docs/clients-page.ts';
import { errorIndex, errorPage } from './pages/docs/error-pages.ts';
import { energyPage } from './pages/energy/energy-page.ts';
import { energyRegionPage } from './pages/energy/region-page.ts';
import { forecastPage } from './pages/forecasts/forecast-page.ts';
import { forecastsPage } from './pages/forecasts/forecasts-page.ts';
import { home } from './pages/home.ts';
import { MOVED_PAGES } from './pages/moved.ts';
import { placePage } from './pages/places/place-page.ts';
import { placesPage } from './pages/places/places-page.ts';
import { regionPage } from './pages/regions/region-page.ts';
import { registersPage } from './pages/registers-page.ts';
import { cardPage, cardStart } from './pages/releases/card-page.ts';
import { weekPage } from './pages/releases/week-page.ts';
import { notCoveredPage } from './pages/search/not-covered-page.ts';
import { search } from './pages/search/search-page.ts';
import { series } from './pages/series/series-page.ts';
import { methodologyPage, signalPage } from './pages/signals/signal-page.ts';
import { signalsPage } from './pages/signals/signals-page.ts';
import { statusPage } from './pages/status-page.ts';
import { topicPage } from './pages/topics/topic-page.ts';
import { topicsPage } from './pages/topics/topics-page.ts';
import { weatherPage, weatherStart } from './pages/weather-page.ts';
import { boardDayPage, boardDaysPage } from './pages/worksheets/board-pages.ts';
import { checkPage } from './pages/worksheets/check-page.ts';
import { DESK_PAGES } from './pages/worksheets/desk-pages.ts';
import { inflationPage } from './pages/worksheets/inflation-page.ts';
import { panelsPage } from './pages/worksheets/panel-page.ts';
import { partialsPage } from './pages/worksheets/partials-page.ts';

export const PAGES: readonly WebPage[] = [
  ...[home, topicsPage, topicPage, placesPage, placePage, regionPage, search, series, comparePage, datasetsPage, dataset],
  ...[checkPage, inflationPage, boardDaysPage, boardDayPage, panelsPage, partialsPage, ...DESK_PAGES],
  ...[forecastsPage, forecastPage, cardStart, cardPage],
  ...[signalsPage, signalPage, calendarPage, weekPage, statusPage, energyPage, energyRegionPage, weatherStart, weatherPage, companiesPage],
  ...[registersPage, notCoveredPage, abnStart, abnPage, aboutPage, errorIndex, errorPage, methodologyPage, clientsPage, ...MOVED_PAGES],
];
