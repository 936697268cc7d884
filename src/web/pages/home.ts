import { datasets, sources } from '../../catalogue/catalogue.ts';
import type { Concept } from '../../catalogue/concepts/concept.ts';
import { findConcept } from '../../catalogue/concepts/concepts.ts';
import { headlinesOf } from '../../catalogue/headlines.ts';
import { questionOf } from '../../catalogue/questions.ts';
import { findFamily } from '../../catalogue/regions/families.ts';
import { profileMeasures } from '../../catalogue/regions/places.ts';
import { present } from '../../core/assert.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { DAY_MS, formatPeriod, lastDay, parseIntervalEnd, parsePeriod } from '../../core/period.ts';
import { resolveConcepts } from '../../queries/concepts/resolve-concept.ts';
import { topicFigures } from '../../queries/concepts/topics/read-topics.ts';
import { listReleases } from '../../queries/releases/list-releases.ts';
import type { ResolvedConcept } from '../../queries/series/concepts/resolve.ts';
import { lastPublished } from '../../queries/series/freshness/newest-figure.ts';
import { seriesStored } from '../../queries/series/series-stored.ts';
import { attribute, type Html, html, NOTHING } from '../html.ts';
import type { PageContent, PageRequest, WebContext, WebPage } from '../page.ts';
import { codeSample } from '../parts/code-sample.ts';
import { conceptTile } from '../parts/concept-tile.ts';
import type { SparkLook } from '../parts/sparkline.ts';
import { dot } from '../parts/state-dot.ts';
import { table } from '../parts/table.ts';
import { tuck } from '../parts/tuck.ts';
import { searchField } from '../shell.ts';
import type { Site } from '../site.ts';
import { shortDayText, shortPeriod } from '../words/period-words.ts';
import { waitText, whenText } from '../words/time-words.ts';
import { styleOfValues, tableStyle, valueText } from '../words/value-words.ts';
import { morning } from './morning.ts';
import { stateTiles } from './places/places-page.ts';
import { releasesTable, weekReleases } from './releases/week.ts';
import { newestAnswer, rowsOfAnswer } from './signals/signal-answer.ts';
import { topicGrid } from './topics/topics-page.ts';

/** Concepts for tiles, each with the look of its sparkline. The first `ALWAYS_SHOWN` of them always have a tile. */
const TILES: readonly (readonly [concept: string, look: SparkLook])[] = [
  ['inflation', 'line'],
  ['cash_rate', 'step'],
  ['unemployment', 'line'],
  ['wages', 'line'],
  ['gdp', 'bar'],
  ['dwelling_mean_price', 'line'],
  ['mortgage_rate', 'line'],
  ['population', 'line'],
  ['gdp_annual', 'line'],
  ['rents', 'line'],
  ['saving_ratio', 'line'],
  ['twi', 'line'],
];
const ALWAYS_SHOWN = 6;
const TILES_SHOWN = 8;
const LOOKS: ReadonlyMap<string, SparkLook> = new Map(TILES);
const CONCEPTS: readonly Concept[] = TILES.map(([id]) => present(findConcept(id), id));
/** Indicators to show, most popular first. An indicator without a recent response is omitted. */
const INDICATORS = [
  ...['real-wages', 'cost-of-living', 'cpi-breadth', 'housing-affordability', 'growth-contributions', 'yield-curve', 'real-cash-rate'],
  ...['gdp-per-capita-run', 'sectoral-employment-shift', 'gender-pay-context', 'state-league-table', 'trade-balance', 'cpi-by-city'],
];
const INDICATORS_SHOWN = 6;
/** The maximum age in days of a response that is shown as current. */
const MOST_DAYS_OLD = 400;
const NEWEST_SHOWN = 5;
const RELEASES_SHOWN = 5;
const WEEK_DAYS = 7;
const MAX_AGE_SECONDS = 60;

const FIRST_HEADLINES: readonly SeriesHandle[] = datasets().flatMap((dataset) => headlinesOf(dataset).slice(0, 1));

export const home: WebPage = {
  id: 'home',
  path: '/',
  access: 'reading',
  query: ['map'],
  make: async (web, requested): Promise<PageContent> => {
    const { site, queries } = web;
    const concepts = tilesOf(await resolveConcepts(queries, CONCEPTS));
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
${searchField(site, { id: 'qq', q: '', placeholder: 'For example, wage growth', big: true })}
<p class="s m">Try ${tries(site)}</p></section>
<h2 class="vh">Headline figures</h2><ul class="tiles brief">${concepts.map(
        (resolved) =>
          html`<li>${conceptTile(site, { resolved, look: present(LOOKS.get(resolved.concept.id), resolved.concept.id), sandbox: queries.sandbox, now })}</li>`,
      )}</ul>
${await morning(web)}
<div class="g2 gap"><section>${await thisWeek(web)}</section>
<section><h2>Next releases</h2>${await comesNext(web)}</section></div>
<section><h2><a href="${site.href('/topics')}">Topics</a></h2>${topicGrid(site, await topicFigures(queries), 'brief')}</section>
<div class="g2 gap"><section><h2><a href="${site.href('/places')}">States and territories</a></h2>${await stateMap(web, requested)}</section>
<section><h2><a href="${site.href('/signals')}">Indicators</a></h2>${await indicators(web)}</section></div>
<section><h2>Use the data</h2>${tuck('Show Excel, API and agents', doors(site))}</section>`,
    };
  },
};

/** Returns the tiles. The fixed tiles come first, then concepts with a current value, and then other concepts. */
function tilesOf(resolved: readonly ResolvedConcept[]): readonly ResolvedConcept[] {
  const [first, more] = [resolved.slice(0, ALWAYS_SHOWN), resolved.slice(ALWAYS_SHOWN)];
  const byCurrency = more.toSorted((a, b) => Number(b.state === 'current') - Number(a.state === 'current'));
  return [...first, ...byCurrency].slice(0, TILES_SHOWN);
}

const tries = (site: Site): Html =>
  html`<a href="${site.href('/search', { q: 'unemployment rate Victoria' })}">unemployment rate Victoria</a>, <a href="${site.href('/search', { q: 'wage growth' })}">wage growth</a>, <a href="${site.href('/compare', { ids: 'AU.CPI.YOY,AU.WPI.YOY' })}">prices against pay</a>`;

/** Shows the releases of this week. In a week without releases, shows the latest values with their dates. */
async function thisWeek({ site, queries }: WebContext): Promise<Html> {
  const released = (await weekReleases(queries, WEEK_DAYS)).filter(({ hasFigure }) => hasFigure);
  const link = html`<p class="s"><a href="${site.href('/releases/week')}">Releases this week</a></p>`;
  if (released.length > 0) return html`<h2>This week</h2>${releasesTable(site, released.slice(0, NEWEST_SHOWN))}${link}`;
  return html`<h2>Latest releases</h2>${newestTable(site, await lastPublished(queries, FIRST_HEADLINES, NEWEST_SHOWN))}${link}`;
}

function newestTable(site: Site, figures: Awaited<ReturnType<typeof lastPublished>>): Html {
  if (figures.length === 0) return html`<div class="empty"><b>No data yet.</b> Figures appear after the first update.</div>`;
  return table({
    caption: 'Latest figures',
    prose: true,
    onPhone: 2,
    columns: [{ title: 'Figure' }, { title: 'Value', numeric: true }, { title: 'Released', numeric: true }],
    rows: figures.map(({ handle, newest, released, isBound }) => [
      html`<a href="${site.href(`/series/${handle.id}`)}">${briefTitle(handle.title)}</a> <span class="s m nw">${shortPeriod(formatPeriod(newest.period))}</span>`,
      html`<span class="nw">${valueText(newest.value, tableStyle(newest.value, styleOfValues(handle.unitsShort, [newest.value])))}</span>`,
      // The text has `by` if only the latest possible publication date is known.
      html`<span class="nw">${isBound && 'by '}${shortDayText(released)}</span>`,
    ]),
  });
}

/** Returns the title with its frequency, such as `monthly` or `monthly average`. Inflation has a monthly and a quarterly series. */
function briefTitle(title: string): string {
  const [first = '', ...rest] = title.split(', ');
  const often = rest.find((part) => /^(?:monthly|quarterly)\b/.test(part));
  return often === undefined ? first : `${first}, ${often}`;
}

async function comesNext({ queries, site }: WebContext): Promise<Html> {
  const { data, readAt } = await listReleases(queries, new URLSearchParams({ days_ahead: '30', days_back: '0', limit: '100' }));
  const next = data.filter(({ status }) => status === 'upcoming').slice(0, RELEASES_SHOWN);
  const now = queries.clock.now();
  const unread = html`<li class="st">${dot('none')}<span class="s m">Some agencies’ release dates have not loaded yet.</span></li>`;
  return html`<ol class="list brief few">${next.map(
    (release) =>
      html`<li class="row"><time class="s nw" datetime="${release.release_at}">${whenText(release.release_at)}</time><a href="${site.href('/calendar')}#${release.date}">${release.title}</a><span class="chip">${waitText(Date.parse(release.release_at) - now)}</span></li>`,
  )}${readAt === null && unread}</ol><p class="s"><a href="${site.href('/calendar')}">Release calendar (subscribe)</a></p>`;
}

/** Shows the map of the states. The reader can choose a measure that has data. */
async function stateMap(web: WebContext, { query }: PageRequest): Promise<Html> {
  const { site, queries } = web;
  const all = profileMeasures().filter(({ family }) => family.kind === 'states');
  const stored = await seriesStored(
    queries,
    all.flatMap(({ family }) => family.members.map(({ handle }) => handle)),
  );
  const shown = all.filter(({ family }) => family.members.some(({ handle }) => stored.has(handle)));
  const requested = findFamily(query.get('map') ?? '');
  const chosen = shown.find(({ family }) => family === requested) ?? shown.find(({ family }) => family.id === 'AU.UNEMP') ?? shown[0];
  if (chosen === undefined) return html`<div class="empty"><b>No data yet.</b>The map appears after the first update.</div>`;
  const options = shown.map(
    ({ family, title }) => html`<option value="${family.id}"${attribute('selected', family === chosen.family)}>${title}</option>`,
  );
  return html`<form class="row tools" action="${site.href('/')}"><label class="vh" for="map">Measure</label><select id="map" name="map">${options}</select><button class="btn sm">Show</button></form>${await stateTiles(web, chosen.family.id)}`;
}

async function indicators({ site, queries, signals }: WebContext): Promise<Html> {
  const today = Math.floor(queries.clock.now() / DAY_MS);
  const items: Html[] = [];
  for (const id of INDICATORS) {
    const signal = signals.find((one) => one.id === id);
    if (signal === undefined || items.length === INDICATORS_SHOWN) continue;
    const { newest } = await newestAnswer(queries, signal);
    const headline = newest?.meta.headline ?? null;
    const text = newest === null ? null : rowsOfAnswer(newest).at(-1)?.['period'];
    const period = typeof text === 'string' ? (parsePeriod(text) ?? parseIntervalEnd(text)) : null;
    if (headline === null || period === null || today - lastDay(period) > MOST_DAYS_OLD) continue;
    items.push(
      html`<li><h3><a href="${site.href(`/signals/${id}`)}">${questionOf(signal)}</a></h3><p class="s m wide-only">${headline}</p></li>`,
    );
  }
  return items.length === 0 ? NOTHING : html`<ul class="list brief">${items}</ul>`;
}

const doors = (site: Site): Html =>
  html`<div class="g3"><div class="card flat"><h3>Excel and Google Sheets</h3><p class="s m">Paste one link. The sheet updates itself.</p>${codeSample(`=IMPORTDATA("${site.absolute('/s/AU.CPI.MONTHLY.YOY.csv')}")`)}</div>
<div class="card flat"><h3>API</h3><p class="s m">Every page is also available as JSON and CSV. This request returns the latest inflation rate.</p>${codeSample(`curl -H "Authorization: Bearer $WATTLE_KEY" ${site.absolute('/v1/concepts/inflation')}`)}</div>
<div class="card flat"><h3>AI agents</h3><p class="s m">An agent reads the figures with their sources. <a href="${site.href('/docs/agents')}">Guide</a></p>${codeSample(site.absolute('/mcp'))}</div></div>`;
