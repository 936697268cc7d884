/** Shows series by relevance with filters, and matching datasets and indicators. */

import { headlinesOf } from '../../../catalogue/headlines.ts';
import { questionOf } from '../../../catalogue/questions.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { dottedId } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { formatPeriod } from '../../../core/period.ts';
import { atRequestedTime, type RequestedTime } from '../../../queries/finder/requested-time.ts';
import { seriesOfConcept } from '../../../queries/series/concepts/resolve.ts';
import { figureRows } from '../../../queries/series/figures/figure-rows.ts';
import { newestFigures } from '../../../queries/series/freshness/newest-figure.ts';
import { seriesStored } from '../../../queries/series/series-stored.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, Redirect, WebContext, WebPage } from '../../page.ts';
import { conceptTile } from '../../parts/concept-tile.ts';
import { type Facet, facet, facetForm } from '../../parts/facets.ts';
import { changeOver, sparkOf, styleOf } from '../../parts/figure-table.ts';
import { pageNumber, pager } from '../../parts/pager.ts';
import { segments } from '../../parts/segments.ts';
import { reachOf, seriesHit } from '../../parts/series-hit.ts';
import { dot } from '../../parts/state-dot.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { periodText, shortPeriodWords } from '../../words/period-words.ts';
import { figureHtml, styleOfValues } from '../../words/value-words.ts';
import { type Found, type FoundCurrent, findCurrent } from './find.ts';
import { identifierIn } from './identifiers.ts';
import { bestNotStored } from './not-stored.ts';
import { shortcutLinks } from './shortcuts.ts';

const PER_PAGE = 20;
/** The number of results that are open on phones. Further results are folded. */
const OPEN_ON_PHONES = 12;
const BESIDE = 3;
const MAX_AGE_SECONDS = 60;
const KINDS = ['series', 'datasets', 'signals'] as const;
const KIND_WORDS = { series: 'Series', datasets: 'Datasets', signals: 'Indicators' } as const;

interface FacetKind {
  readonly name: string;
  readonly label: string;
  readonly of: (handle: SeriesHandle, loaded: ReadonlySet<SeriesHandle>) => string;
  readonly word?: (value: string) => string;
  /** The order of the values. If absent, the most frequent value comes first. */
  readonly order?: readonly string[];
}

/** Returns words such as “Newcastle” and “zinc”. */
const inQuotes = (words: readonly string[]): string => new Intl.ListFormat('en-AU').format(words.map((word) => `“${word}”`));

const FACETS: readonly FacetKind[] = [
  {
    name: 'available',
    label: 'Availability',
    order: ['1', '0'],
    of: (handle, loaded) => (loaded.has(handle) ? '1' : '0'),
    word: (value) => (value === '1' ? 'Has data' : 'No data'),
  },
  { name: 'frequency', label: 'Frequency', of: ({ frequency }) => FREQUENCY[frequency].word, word: capitalised },
  { name: 'source', label: 'Source', of: ({ dataset }) => dataset.source, word: (value) => value.toUpperCase() },
  { name: 'place', label: 'Place', of: ({ place }) => place },
  { name: 'adjustment', label: 'Adjustment', of: ({ adjustment }) => adjustment, word: (value) => capitalised(value.replaceAll('_', ' ')) },
  { name: 'topic', label: 'Topic', of: ({ topic }) => topic, word: capitalised },
];

export const search: WebPage = {
  id: 'searchPage',
  path: '/search',
  access: 'reading',
  query: ['q', 'kind', 'page', ...FACETS.map(({ name }) => name)],
  make: (web, { query }) => searchPage(web, query),
};

async function searchPage(web: WebContext, query: URLSearchParams): Promise<PageContent | Redirect> {
  const { site, queries } = web;
  const q = (query.get('q') ?? '').trim();
  const identifier = identifierIn(site, q);
  if (identifier?.isWhole) return { redirect: identifier.href };
  const found = await findCurrent(queries, q);
  const loaded = await seriesStored(queries, found.series);
  const fitting = found.series.filter((handle) => FACETS.every((kind) => isChosen(query, kind, handle, loaded)));
  return {
    title: q === '' ? 'All series' : `“${q}”`,
    description: `Search Australian public data${q === '' ? '' : ` for “${q}”`}: series, datasets and indicators.`,
    canonical: null,
    q,
    maxAgeSeconds: MAX_AGE_SECONDS,
    forms: [
      { label: 'JSON', href: site.absolute('/v1/series', { q }), needsKey: true },
      { label: 'CSV', href: site.absolute('/v1/series', { q, format: 'csv' }), needsKey: true },
    ],
    body: html`<h1>${q === '' ? 'All series' : `“${q}”`}</h1>${isEmpty(found) ? '' : html`<p class="s m">${summary(found, q)}</p>`}${shortcutLinks(site, q, found)}${await answerCard(web, query, found)}${found.elsewhere.map((note) => html`<p class="s">${note}</p>`)}${notFound(site, found)}${ofRegions(found)}
${isEmpty(found) ? noResults(site, query, q) : await results(web, query, found, { q, loaded, fitting })}`,
  };
}

interface Fitting {
  readonly q: string;
  readonly loaded: ReadonlySet<SeriesHandle>;
  /** Series that match the filters, best match first. */
  readonly fitting: readonly SeriesHandle[];
}

async function results(web: WebContext, query: URLSearchParams, found: Found, { q, loaded, fitting }: Fitting): Promise<Html> {
  const { site } = web;
  // Series with data come first. The series with data and those without are each in the order of relevance.
  const chosen = [...fitting.filter((handle) => loaded.has(handle)), ...fitting.filter((handle) => !loaded.has(handle))];
  const kind = KINDS.find((one) => one === query.get('kind')) ?? firstKind(found);
  const counts = { series: chosen.length, datasets: found.datasets.length, signals: found.signals.length };
  const facets = kind === 'series' ? FACETS.map((one) => facet(facetOf(query, one, found.series, loaded))) : [];
  const filters = facetForm({ action: site.href('/search'), kept: { q: q === '' ? null : q, kind: query.get('kind') }, facets });
  const list = html`<div><div class="row before-list">${segments(
    'Kind',
    KINDS.map((one) => {
      const isListed = q === '' && counts[one] === 0;
      return {
        label: isListed ? `All ${KIND_WORDS[one].toLowerCase()}` : `${KIND_WORDS[one]} ${counts[one].toLocaleString('en-AU')}`,
        href: isListed ? site.href(`/${one}`) : hrefWith(site, query, { kind: one, page: null }),
        current: one === kind,
      };
    }),
  )}</div>${kind === 'series' ? await seriesList(web, query, chosen, { q, loaded, best: fitting[0] ?? null }) : ''}${kind === 'datasets' ? html`<h2 class="vh">Datasets</h2>${datasetList(site, found, 20)}` : ''}${kind === 'signals' ? signalList(site, found, 30) : ''}${kind === 'series' && beside(site, found)}</div>`;
  return filters === NOTHING
    ? list
    : html`<div class="side l"><aside>${filters}</aside>
${list}</div>`;
}

/** Shows the current value of the concept above the results. If there is no concept, shows the value of the best series. */
async function answerCard(
  web: WebContext,
  query: URLSearchParams,
  { series: [best], leads, unmatched, concept }: FoundCurrent,
): Promise<Html | false> {
  const { site, queries } = web;
  const q = query.get('q');
  if (best === undefined || leads !== 'series' || q === null || query.has('page')) return false;
  const timed = await atRequestedTime(queries, q, best);
  if (timed !== null) return timedAnswer(site, best, timed);
  if (concept !== null) {
    const series = seriesOfConcept(concept);
    const tile = conceptTile(site, { resolved: concept, look: 'line', sandbox: queries.sandbox, now: queries.clock.now() });
    return answer(site, tile, series, null);
  }
  return unmatched.length > 0 ? false : seriesAnswer(web, best, startIn(q));
}

const answer = (site: Site, tile: Html, series: SeriesHandle | null, start: string | null): Html =>
  html`<section class="answer" aria-label="Answer">${tile}${series !== null && html`<p class="s"><a href="${site.href(`/s/${series.id}.xlsx`, { start })}">Excel</a> · <a href="${site.href(`/series/${series.id}`, { start })}">${series.title}</a></p>`}</section>`;

/** Shows the value for the time in the words. If there is no single value, says which values are stored. */
function timedAnswer(site: Site, handle: SeriesHandle, { requested, values, first, last }: RequestedTime): Html {
  const when = formatPeriod(requested);
  const [only] = values;
  const href = site.href(`/series/${handle.id}`, values.length === 0 ? {} : { start: when, end: when });
  if (only === undefined || values.length > 1) {
    const count = only === undefined ? 'no value' : `${values.length} values`;
    return html`<section class="answer" aria-label="Answer"><p><a href="${href}">${handle.title}</a> has ${count} for ${periodText(when)}. It has values from ${periodText(first)} to ${periodText(last)}.</p></section>`;
  }
  const style = styleOfValues(handle.unitsShort, [only.value]);
  const tile = html`<a class="tile" href="${href}"><span class="s">${handle.title}</span><b>${figureHtml(only.value, style)}</b><span class="xs m">${shortPeriodWords(only.period)}. The latest value is for ${periodText(last)}.</span></a>`;
  return answer(site, tile, handle, null);
}

async function seriesAnswer({ site, queries }: WebContext, handle: SeriesHandle, start: string | null): Promise<Html | false> {
  const [row] = await figureRows(queries, [handle]);
  if (row === undefined || row.newest === null) return false;
  const change = changeOver(row, 'year');
  const tile = html`<a class="tile" href="${site.href(`/series/${handle.id}`, { start })}"><span class="s">${handle.title}</span><b>${figureHtml(row.newest.value, styleOf(row))}</b>${sparkOf(row, queries.clock.now())}<span class="xs m">${shortPeriodWords(row.newest.period)}${change !== '–' && ` · ${change} over a year`}</span>${row.grade === 'out_of_date' && html`<span class="xs m st">${dot('stale')}<span>Out of date</span></span>`}</a>`;
  return answer(site, tile, handle, start);
}

function notFound(site: Site, { notCovered, unmatched, leads }: Found) {
  if (notCovered !== null)
    return html`<p class="s">${notCovered} <a href="${site.href('/not-covered')}">Statistics that are not covered</a></p>`;
  return leads !== null && unmatched.length > 0 && html`<p class="s">No results for ${inQuotes(unmatched)}.</p>`;
}

/** If the best results are for states, states that their values are not for Australia. */
const ofRegions = ({ isOfRegions, series: [first] }: Found): Html | false =>
  isOfRegions &&
  first !== undefined &&
  html`<p class="s">No national series matches. The first result is for ${first.place}. The others are for other states or regions.</p>`;

/**
 * Returns the kind of results that is shown first. If a dataset or indicator matches best, its kind comes before series that share only a
 * word with it.
 */
function firstKind({ series, datasets, signals, leads }: Found): (typeof KINDS)[number] {
  if (leads === 'dataset') return 'datasets';
  if (leads === 'signal') return 'signals';
  return series.length > 0 || (datasets.length === 0 && signals.length === 0) ? 'series' : datasets.length > 0 ? 'datasets' : 'signals';
}

const isChosen = (query: URLSearchParams, kind: FacetKind, handle: SeriesHandle, loaded: ReadonlySet<SeriesHandle>): boolean => {
  const values = query.getAll(kind.name).map((value) => value.toLowerCase());
  return values.length === 0 || values.includes(kind.of(handle, loaded).toLowerCase());
};

/** Counts the values of a facet. Ignores filters, so that a choice does not change the counts. */
function facetOf(query: URLSearchParams, kind: FacetKind, all: readonly SeriesHandle[], loaded: ReadonlySet<SeriesHandle>): Facet {
  const counts = new Map<string, number>();
  for (const handle of all) {
    const value = kind.of(handle, loaded);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const requested = query.getAll(kind.name).map((value) => value.toLowerCase());
  const { order } = kind;
  return {
    name: kind.name,
    label: kind.label,
    inOrder: order !== undefined,
    values: [...counts]
      .toSorted(([a], [b]) => (order === undefined ? 0 : order.indexOf(a) - order.indexOf(b)))
      .map(([value, count]) => ({
        value,
        label: kind.word?.(value) ?? value,
        count,
        checked: requested.includes(value.toLowerCase()),
      })),
  };
}

function hrefWith(site: Site, query: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return site.href('/search', next);
}

const isEmpty = ({ series, datasets, signals }: Found): boolean => series.length + datasets.length + signals.length === 0;

const noResults = (site: Site, query: URLSearchParams, q: string): Html =>
  html`<div class="empty"><b>No results for “${q}”${query.size > 1 && ' with these filters'}.</b><a href="${site.href('/search')}">All series</a> · <a href="${site.href('/datasets')}">All datasets</a> · <a href="${site.href('/companies', { q })}">Search companies</a></div>`;

const plural = (count: number, one: string, many = `${one}s`): string => `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;

const summary = ({ series, datasets, signals }: Found, q: string): string =>
  q === ''
    ? `${plural(series.length, 'series', 'series')}.`
    : `${plural(series.length, 'series', 'series')}, ${plural(datasets.length, 'dataset')} and ${plural(signals.length, 'indicator')}, by relevance.`;

async function seriesList(
  { site, queries }: WebContext,
  query: URLSearchParams,
  chosen: readonly SeriesHandle[],
  { q, loaded, best }: { readonly q: string; readonly loaded: ReadonlySet<SeriesHandle>; readonly best: SeriesHandle | null },
): Promise<Html> {
  if (chosen.length === 0) {
    return noResults(site, query, q);
  }
  const page = pageNumber(query.get('page'));
  const figures = await newestFigures(queries, chosen.slice((page - 1) * PER_PAGE, page * PER_PAGE));
  const first = best === null || loaded.has(best) ? [] : await newestFigures(queries, [best]);
  const reach = reachOf(figures);
  const isHeadline = (handle: SeriesHandle): boolean => headlinesOf(handle.dataset)[0] === handle;
  const availableHref = chosen.some((handle) => loaded.has(handle)) ? hrefWith(site, query, { available: '1', page: null }) : null;
  const hits = figures.map((figure) =>
    seriesHit(site, figure, { sandbox: queries.sandbox, headline: isHeadline(figure.handle), reach, start: startIn(q) }),
  );
  return html`<h2 class="vh">Series</h2>${page === 1 && q !== '' && bestNotStored(site, [...first, ...figures], availableHref)}<ul class="list">${hits.slice(0, OPEN_ON_PHONES)}</ul>${hits.length > OPEN_ON_PHONES && tuck(`Show ${hits.length - OPEN_ON_PHONES} more on this page`, html`<ul class="list">${hits.slice(OPEN_ON_PHONES)}</ul>`)}${pager(
    {
      page,
      perPage: PER_PAGE,
      total: chosen.length,
      what: 'series',
      href: (n) => hrefWith(site, query, { page: String(n) }),
    },
  )}`;
}

const datasetList = (site: Site, { datasets }: Found, most: number): Html =>
  html`<ul class="list">${datasets
    .slice(0, most)
    .map(
      (dataset) =>
        html`<li><h3><a href="${site.href(`/datasets/${dataset.source}/${dataset.id}`)}">${dataset.title}</a> <code class="xs m">${dottedId(dataset)}</code></h3><p class="s m">${dataset.description}</p></li>`,
    )}</ul>`;

const signalList = (site: Site, { signals }: Found, most: number): Html =>
  html`<ul class="list">${signals
    .slice(0, most)
    .map(
      (signal) =>
        html`<li><a href="${site.href(`/signals/${signal.id}`)}">${questionOf(signal)}</a> <span class="s m">${signal.summary}</span></li>`,
    )}</ul>`;

const beside = (site: Site, found: Found): Html =>
  html`${found.datasets.length > 0 && html`<h2>Datasets</h2>${datasetList(site, found, BESIDE)}`}${found.signals.length > 0 && html`<h2>Indicators</h2>${signalList(site, found, BESIDE)}`}`;

/** Returns the year in words such as `unemployment since 2019`. */
const startIn = (q: string): string | null => /\b(?:since|from)\s+((?:19|20)\d{2})\b/i.exec(q)?.[1] ?? null;
