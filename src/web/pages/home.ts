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
        'Australian public data: inflation, wages, jobs, prices, rates and registers of nine agencies, each figure with its file, its hash and its cell.',
      canonical: '/',
      image: '/s/multi.png?ids=AU.CPI.MONTHLY.YOY,AU.WPI.YOY&start=2015',
      forms: [{ label: 'JSON', href: site.href('/g/economic-dashboard.json') }],
      maxAgeSeconds: MAX_AGE_SECONDS,
      body: html`<section class="hero"><h1>Australian public data, each figure with its file, its hash and its cell.</h1>
${searchField(site, { id: 'qq', q: '', placeholder: 'inflation, cash rate, AU.WPI.YOY, an ABN …', big: true })}
<p class="s m">${SERIES.length.toLocaleString('en-AU')} series · ${datasets().length} datasets · ${web.signals.length} signals · ${sources().length} agencies. Try ${tries(site)}</p></section>
<h2 class="vh">Headline figures</h2><ul class="tiles">${concepts.map(
        (resolved) =>
          html`<li>${conceptTile(site, { resolved, look: present(LOOKS.get(resolved.concept.id), resolved.concept.id), sandbox: queries.sandbox, now })}</li>`,
      )}<li>${powerTile(site, power, { sandbox: queries.sandbox, now })}</li></ul>
<div class="g2 gap"><section><h2>Newest here</h2>${newestTable(site, published)}</section>
<section><h2>Comes next</h2>${await comesNext(web)}</section></div>
<section><h2>Three doors</h2>${doors(site)}</section>`,
    };
  },
};

const tries = (site: Site): Html =>
  html`<a href="${site.href('/search', { q: 'inflation' })}">inflation</a>, <a href="${site.href('/signals/real-wages')}">real wages</a>, <a href="${site.href('/compare', { ids: 'AU.CPI.YOY,AU.WPI.YOY' })}">prices against pay</a>`;

/** The lowest and the highest price of the five regions, where all are of one interval. */
function powerTile(site: Site, figures: readonly NewestFigure[], { sandbox, now }: { sandbox: boolean; now: number }): Html {
  const label = 'Power price, five regions';
  const first = figures.find(({ newest }) => newest !== null);
  if (!first) return emptyTile(site.href('/energy'), label, 'AEMO has not been read');
  const dear = figures.reduce((a, b) => ((b.newest?.value ?? 0) > (a.newest?.value ?? 0) ? b : a));
  return figureTile(site, { figure: dear, label: `Power price, dearest region (${dear.handle.place})`, look: 'line', sandbox, now });
}

function newestTable(site: Site, figures: readonly NewestFigure[]): Html {
  const loaded = figures.filter(({ newest }) => newest !== null);
  if (loaded.length === 0)
    return html`<div class="empty"><b>Nothing is held yet.</b>Figures appear here when an agency has answered.</div>`;
  const newest = loaded.toSorted((a, b) => (b.edition ?? '').localeCompare(a.edition ?? '')).slice(0, NEWEST_SHOWN);
  return table({
    caption: 'Newest figures',
    prose: true,
    onPhone: 3,
    columns: [{ title: 'Figure' }, { title: 'Value', numeric: true }, { title: 'Period' }, { title: 'Edition', numeric: true }],
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
  const unread = html`<li class="st">${dot('none')}<span class="s m">Not every agency’s calendar has been read yet; they fill in with the first contact.</span></li>`;
  return html`<ol class="list">${next.map(
    (release) =>
      html`<li class="row"><time class="s nw" datetime="${release.release_at}">${whenText(release.release_at)}</time><a href="${site.href('/calendar')}#${release.date}">${release.title}</a><span class="chip">${waitText(Date.parse(release.release_at) - now)}</span></li>`,
  )}${readAt === null && unread}</ol><p class="s"><a href="${site.href('/calendar')}">Calendar and subscription</a></p>`;
}

const doors = (site: Site): Html =>
  html`<div class="g3"><div class="card flat"><h3>A spreadsheet</h3><p class="s m">Paste one line; it fills itself. Excel, Sheets, R and Power Query read the same link.</p>${codeSample(`=IMPORTDATA("${site.absolute('/s/AU.CPI.MONTHLY.YOY.csv')}")`)}</div>
<div class="card flat"><h3>The API</h3><p class="s m">Each page is one request. This is the latest inflation rate.</p>${codeSample(`curl -H "Authorization: Bearer $WATTLE_KEY" ${site.absolute('/v1/concepts/inflation')}`)}</div>
<div class="card flat"><h3>The command line</h3><p class="s m">The same catalogue, drawn in the terminal.</p>${codeSample('wattle series AU.CPI.YOY --start 2010')}</div></div>`;
