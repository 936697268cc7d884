/** Home: one search box, the headline figures, what is newest here, what comes next, three ways in. */
import { datasets, sources } from '../../catalogue/catalogue.ts';
import type { Concept } from '../../catalogue/concepts/concept.ts';
import { findConcept } from '../../catalogue/concepts/concepts.ts';
import { headlinesOf } from '../../catalogue/headlines.ts';
import { findSeries, SERIES } from '../../catalogue/series.ts';
import { present } from '../../core/assert.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { resolveConcepts } from '../../queries/concepts/resolve-concept.ts';
import { listReleases } from '../../queries/releases/list-releases.ts';
import { lastPublished, type NewestFigure, newestFigures } from '../../queries/series/newest-figure.ts';
import { type Html, html } from '../html.ts';
import type { PageContent, WebContext, WebPage } from '../page.ts';
import { codeSample } from '../parts/code-sample.ts';
import { conceptTile } from '../parts/concept-tile.ts';
import { emptyTile, figureTile } from '../parts/figure-tile.ts';
import type { SparkLook } from '../parts/sparkline.ts';
import { dot } from '../parts/state-dot.ts';
import { table } from '../parts/table.ts';
import { searchField } from '../shell.ts';
import type { Site } from '../site.ts';
import { shortDayText, shortPeriodWords } from '../words/period-words.ts';
import { waitText, whenText } from '../words/time-words.ts';
import { styleOfValues, valueText } from '../words/value-words.ts';

/** The concepts that have a tile, and how their last years are drawn. */
const TILES: readonly (readonly [concept: string, look: SparkLook])[] = [
  ['inflation', 'line'],
  ['cash_rate', 'step'],
  ['unemployment', 'line'],
  ['wages', 'line'],
  ['gdp', 'bar'],
  ['twi', 'line'],
  ['dwelling_mean_price', 'line'],
];
const LOOKS: ReadonlyMap<string, SparkLook> = new Map(TILES);
const CONCEPTS: readonly Concept[] = TILES.map(([id]) => present(findConcept(id), id));
const POWER = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'].map((region) => {
  const id = `AU.NEM.DISPATCH.PRICE.${region}`;
  return present(findSeries(id), id);
});
const NEWEST_SHOWN = 5;
/** A series may be missing from the newest version of its dataset. */
const NEWEST_LOOKED_AT = 12;
const RELEASES_SHOWN = 6;
const MAX_AGE_SECONDS = 60;

/** The first headline of each dataset that has one. */
const FIRST_HEADLINES: readonly SeriesHandle[] = datasets().flatMap((dataset) => headlinesOf(dataset).slice(0, 1));

export const home: WebPage = {
  id: 'home',
  path: '/',
  access: 'reading',
  query: [],
  make: async (web): Promise<PageContent> => {
    const { site, queries } = web;
    const power = await newestFigures(queries, POWER);
    const concepts = await resolveConcepts(queries, CONCEPTS);
    const published = await lastPublished(queries, FIRST_HEADLINES, NEWEST_LOOKED_AT);
    const now = queries.clock.now();
    return {
      title: 'Australian public data',
      description:
        'Official Australian statistics: inflation, wages, jobs, prices, interest rates and registers from nine agencies, traced to the source.',
      canonical: '/',
      image: '/s/multi.png?ids=AU.CPI.MONTHLY.YOY,AU.WPI.YOY&start=2015',
      forms: [{ label: 'JSON', href: site.href('/g/economic-dashboard.json') }],
      maxAgeSeconds: MAX_AGE_SECONDS,
      body: html`<section class="hero"><h1>Australian statistics, traced to the source</h1><p>Search official figures from ${sources().length} agencies. Chart them, download them, and see how they have been revised.</p>
${searchField(site, { id: 'qq', q: '', placeholder: 'Search, for example: unemployment rate Victoria', big: true })}
<p class="s m">${SERIES.length.toLocaleString('en-AU')} series · ${datasets().length} datasets · ${web.signals.length} indicators. Try ${tries(site)}</p></section>
<h2 class="vh">Headline figures</h2><ul class="tiles">${concepts.map(
        (resolved) =>
          html`<li>${conceptTile(site, { resolved, look: present(LOOKS.get(resolved.concept.id), resolved.concept.id), sandbox: queries.sandbox, now })}</li>`,
      )}<li>${powerTile(site, power, { sandbox: queries.sandbox, now })}</li></ul>
<div class="g2 gap"><section><h2>Latest releases</h2>${newestTable(site, published)}</section>
<section><h2>Coming up</h2>${await comesNext(web)}</section></div>
<section><h2>Use the data</h2>${doors(site)}</section>`,
    };
  },
};

const tries = (site: Site): Html =>
  html`<a href="${site.href('/search', { q: 'inflation' })}">inflation</a>, <a href="${site.href('/signals/real-wages')}">real wages</a>, <a href="${site.href('/compare', { ids: 'AU.CPI.YOY,AU.WPI.YOY' })}">prices against pay</a>`;

/** The lowest and the highest price of the five regions, where all are of one interval. */
function powerTile(site: Site, figures: readonly NewestFigure[], { sandbox, now }: { sandbox: boolean; now: number }): Html {
  const label = 'Wholesale electricity price';
  const first = figures.find(({ newest }) => newest !== null);
  if (!first) return emptyTile(site.href('/energy'), label, 'No data yet from AEMO');
  const dear = figures.reduce((a, b) => ((b.newest?.value ?? 0) > (a.newest?.value ?? 0) ? b : a));
  return figureTile(site, { figure: dear, label: `Electricity price, highest: ${dear.handle.place}`, look: 'line', sandbox, now });
}

function newestTable(site: Site, figures: readonly NewestFigure[]): Html {
  const loaded = figures.filter(({ newest }) => newest !== null);
  if (loaded.length === 0) return html`<div class="empty"><b>No data has loaded yet.</b>Figures appear after the first update.</div>`;
  const newest = loaded.toSorted((a, b) => (b.edition ?? '').localeCompare(a.edition ?? '')).slice(0, NEWEST_SHOWN);
  return table({
    caption: 'Latest figures',
    prose: true,
    onPhone: 3,
    columns: [{ title: 'Figure' }, { title: 'Value', numeric: true }, { title: 'Period' }, { title: 'Released', numeric: true }],
    rows: newest.flatMap(({ handle, newest: point, edition }) =>
      point === null
        ? []
        : [
            [
              html`<a href="${site.href(`/series/${handle.id}`)}">${shortTitle(handle.title)}</a>`,
              html`<span class="nw">${valueText(point.value, styleOfValues(handle.unitsShort, [point.value]))}</span>`,
              shortPeriodWords(point.period),
              html`<span class="nw">${shortDayText(edition ?? '')}</span>`,
            ],
          ],
    ),
  });
}

/** The first part of a title, with how often it comes where the title says so: inflation is measured by months and by quarters. */
function shortTitle(title: string): string {
  const [first = '', ...rest] = title.split(', ');
  const often = rest.find((part) => ['monthly', 'quarterly'].includes(part));
  return often === undefined ? first : `${first}, ${often}`;
}

async function comesNext({ queries, site }: WebContext): Promise<Html> {
  const { data, readAt } = await listReleases(queries, new URLSearchParams({ days_ahead: '30', days_back: '0', limit: '100' }));
  const next = data.filter(({ status }) => status === 'upcoming').slice(0, RELEASES_SHOWN);
  const now = queries.clock.now();
  const unread = html`<li class="st">${dot('none')}<span class="s m">Some agencies’ release dates have not loaded yet.</span></li>`;
  return html`<ol class="list">${next.map(
    (release) =>
      html`<li class="row"><time class="s nw" datetime="${release.release_at}">${whenText(release.release_at)}</time><a href="${site.href('/calendar')}#${release.date}">${release.title}</a><span class="chip">${waitText(Date.parse(release.release_at) - now)}</span></li>`,
  )}${readAt === null && unread}</ol><p class="s"><a href="${site.href('/calendar')}">Release calendar (subscribe)</a></p>`;
}

const doors = (site: Site): Html =>
  html`<div class="g3"><div class="card flat"><h3>Excel and Google Sheets</h3><p class="s m">Paste one link. The sheet updates itself.</p>${codeSample(`=IMPORTDATA("${site.absolute('/s/AU.CPI.MONTHLY.YOY.csv')}")`)}</div>
<div class="card flat"><h3>API</h3><p class="s m">Every page is also available as JSON and CSV. This request returns the latest inflation rate.</p>${codeSample(`curl -H "Authorization: Bearer $WATTLE_KEY" ${site.absolute('/v1/concepts/inflation')}`)}</div>
<div class="card flat"><h3>Command line</h3><p class="s m">Read and chart series in your terminal.</p>${codeSample('wattle series AU.CPI.YOY --start 2010')}</div></div>`;
