/** The page of real-time panels. There is a file for each month with a vintage. */
import { PANELS, type Panel, panelSeries } from '../../../catalogue/panels/panels.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { DAY_MS, formatPeriod, period, periodOfDay } from '../../../core/period.ts';
import type { Chart } from '../../../queries/base/answer.ts';
import { FIRST_VINTAGE, panelCoverage } from '../../../queries/economy/panels/read-panel.ts';
import { seriesStored } from '../../../queries/series/series-stored.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { chartFigure, WIDE } from '../../parts/chart-figure.ts';
import { methodLink } from '../../parts/method-link.ts';
import { stateLine } from '../../parts/state-dot.ts';
import { table } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { periodText } from '../../words/period-words.ts';

const MAX_AGE_SECONDS = 300;
const TRANSFORMS: Readonly<Record<number, string>> = {
  1: 'none',
  2: 'difference',
  4: 'logarithm',
  5: 'difference of logarithms',
  6: 'second difference of logarithms',
};
const TITLES: Readonly<Record<Panel, string>> = { 'AUS-MD': 'AUS-MD, monthly', 'AUS-QD': 'AUS-QD, quarterly' };

export const panelsPage: WebPage = { id: 'panels', path: '/panels', access: 'reading', query: [], make };

async function make(web: WebContext): Promise<PageContent> {
  const all = PANELS.flatMap((panel) => panelSeries(panel).map(({ handle }) => handle));
  const { site } = web;
  return {
    title: 'Real-time panels',
    description:
      'Monthly and quarterly tables of Australian series for forecasting models, with the values known at the end of each month.',
    section: 'topics',
    canonical: '/panels',
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: [...new Set(all.map(({ dataset }) => datasetKey(dataset)))],
    forms: [{ label: 'CSV', href: site.href('/w/aus-md.csv') }],
    body: html`<h1>Real-time panels</h1><p class="prose m">Series for forecasting models, in the format of FRED-MD and FRED-QD. Each vintage contains the values known at the end of its month. The vintage of this month has the values known so far.</p>
${await Promise.all(PANELS.map((panel) => panelSection(web, panel)))}
<section><h2>Method</h2><ul class="prose"><li>The first column is the date. The rows above the values list the transformation codes.</li><li>An empty cell means that the value was not known then. The balanced panel omits series with empty cells.</li><li>Series cover the whole of Australia. They are seasonally adjusted if the agency publishes adjusted values.</li><li>No outliers are removed and no values are filled in.</li></ul>${methodLink(web.site, 'panels')}</section>`,
  };
}

async function panelSection({ site, queries }: WebContext, panel: Panel): Promise<Html> {
  const listed = panelSeries(panel);
  const stored = await seriesStored(
    queries,
    listed.map(({ handle }) => handle),
  );
  const id = panel.toLowerCase();
  const link = (extension: string, words: string, query: Record<string, string> = {}): Html =>
    html`<a href="${site.href(`/w/${id}.${extension}`, query)}">${words}</a>`;
  return html`<section id="${id}"><h2>${TITLES[panel]}</h2><p>${listed.length} series, ${stored.size === listed.length ? 'all' : stored.size} with data on this site. Current values: ${link('csv', 'CSV')} · ${link('parquet', 'Parquet')} · ${link('xlsx', 'Excel')}. Without gaps: ${link('csv', 'balanced CSV', { balanced: '1' })}</p>
${await coverage(queries, panel)}
<h3>Vintages</h3>${tuck('Show the vintages', vintages(site, id, queries.clock.now()))}
<h3>Series</h3>${tuck(
    `Show the ${listed.length} series`,
    table({
      caption: `Series in ${panel}`,
      prose: true,
      pinned: true,
      columns: [{ title: 'Column' }, { title: 'Series' }, { title: 'Transformation' }, { title: 'Group' }],
      rows: listed.map(({ name, handle, transform, group }) => [
        name,
        html`<a href="${site.href(`/series/${handle.id}`)}">${handle.title}</a>${!stored.has(handle) && html` <span class="s m">no data</span>`}`,
        `${transform}: ${TRANSFORMS[transform]}`,
        group,
      ]),
    }),
  )}</section>`;
}

/**
 * Shows a chart of the number of series with a value in each period. It shows when series begin, and which periods are not complete yet.
 */
async function coverage(queries: WebContext['queries'], panel: Panel): Promise<Html> {
  const { freshness, ...counted } = await panelCoverage(queries, panel);
  if (counted.t.length === 0) return NOTHING;
  const title = 'Series with a value';
  const chart: Chart = {
    series: [
      {
        id: panel,
        title,
        units: title,
        unitsShort: 'series',
        adjustment: 'original',
        nature: 'period',
        axis: 'left',
        ...counted,
        through: null,
        partial: false,
        computed: true,
        decimals: 0,
      },
    ],
    window: { from: null, to: null },
    sources: [],
    staleReason: null,
    sandbox: queries.sandbox,
    title: `${panel}: ${title}`,
    type: 'line',
    theme: 'auto',
    width: WIDE,
    height: null,
  };
  return html`${stateLine(freshness.reasons)}${chartFigure({
    chart,
    dataHref: null,
    id: `chart-${panel.toLowerCase()}`,
    tableId: panel.toLowerCase(),
    height: 220,
    hasSources: false,
  })}`;
}

/** Lists the months, latest first. Each links to a CSV file. */
function vintages(site: Site, id: string, now: number): Html {
  const last = periodOfDay('M', Math.floor(now / DAY_MS)).t;
  const months = Array.from({ length: last - FIRST_VINTAGE + 1 }, (_, i) => formatPeriod(period('M', last - i)));
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return html`<ul class="list s">${years.map(
    (year) =>
      html`<li class="row"><b>${year}</b>${months
        .filter((month) => month.startsWith(year))
        .map(
          (month) =>
            html`<a href="${site.href(`/w/${id}.csv`, { vintage: month })}" title="${periodText(month)}, CSV">${periodText(month).split(' ')[0]}</a>`,
        )}</li>`,
  )}</ul>`;
}
