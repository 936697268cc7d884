/** The page that lists the variables which the RBA forecasts. */
import { type ForecastSeries, forecasts, isPartial, latestIssue, oneForEachMonth } from '../../../catalogue/forecasts/forecasts.ts';
import { forecastSource, newestDay, quarter } from '../../../queries/economy/forecasts/read-forecasts.ts';
import { type Html, html, type Piece } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { citedNote } from '../../parts/source-note.ts';
import { table } from '../../parts/table.ts';
import { periodText, shortPeriod } from '../../words/period-words.ts';
import { type ValueStyle, valueText } from '../../words/value-words.ts';

const MAX_AGE_SECONDS = 300;
/** The horizons, in quarters, that are treated as about one year. */
const YEAR = { from: 3, to: 4 };

export const forecastsPage: WebPage = {
  id: 'forecasts',
  path: '/forecasts',
  access: 'reading',
  query: [],
  make: async ({ site }: WebContext): Promise<PageContent> => {
    const form = (extension: string): string => site.href(`/f/all.${extension}`);
    const all = forecasts().toSorted((a, b) => latestIssue(b).localeCompare(latestIssue(a)));
    return {
      title: 'RBA forecasts',
      description: 'Reserve Bank of Australia forecasts since 1990, by issue, with outcomes and errors.',
      section: 'signals',
      canonical: '/forecasts',
      maxAgeSeconds: MAX_AGE_SECONDS,
      datasets: [],
      forms: fileForms(form),
      body: html`<div class="head"><div><h1>RBA forecasts</h1><p class="prose m">Forecasts of the Reserve Bank of Australia since 1990, compared with outcomes.</p></div><div class="row">${fileMenu('RBA forecasts', form)}</div></div>
${table({
  caption: 'Variables with their latest forecasts',
  prose: true,
  onPhone: 2,
  columns: [
    { title: 'Variable' },
    { title: 'One year ahead', numeric: true },
    { title: 'Furthest ahead', numeric: true },
    { title: 'Latest issue' },
    { title: 'Number of issues', numeric: true },
  ],
  rows: all.map((series) => row(site.href(`/forecasts/${series.id}`), series)),
})}
<p class="s m">Partial: another publication quoted only some of the RBA’s forecasts. The other quarters are not available.</p>
<p class="xs m">${citedNote([forecastSource(newestDay(forecasts()))])}</p>`,
    };
  },
};

export const styleOfForecast = ({ units, decimals }: Pick<ForecastSeries, 'units' | 'decimals'>): ValueStyle => ({
  before: '',
  unit: units === 'index' ? '' : units,
  decimals,
  shift: 0,
});

function row(href: string, series: ForecastSeries): readonly Piece[] {
  const style = styleOfForecast(series);
  const last = oneForEachMonth(series.issues).at(-1);
  const figures = (last?.figures ?? []).filter(({ isData }) => !isData);
  const ahead = figures.findLast(({ t }) => last !== undefined && t - last.quarter >= YEAR.from && t - last.quarter <= YEAR.to);
  const cell = (figure: (typeof figures)[number] | undefined): Html =>
    figure === undefined
      ? html`–`
      : html`<b class="nw">${valueText(figure.value, style)}</b> <span class="s m">${shortPeriod(quarter(figure.t))}</span>`;
  return [
    html`<a href="${href}">${series.title}</a>`,
    html`${cell(ahead)}<span class="phone-only s m">Furthest: ${cell(figures.at(-1))}</span>`,
    cell(figures.at(-1)),
    html`<span class="nw">${periodText(latestIssue(series))}</span>${last !== undefined && isPartial(last) && html` <span class="s m">partial</span>`}`,
    new Set(series.issues.map(({ issue }) => issue)).size,
  ];
}
