/**
 * The page of a dataset. It has filters, and shows the values in several views. For a register, the page shows the rows and has a search.
 */

import { datasetsOfTable } from '../../../catalogue/agency-tables.ts';
import { findDataset, nearestDatasets } from '../../../catalogue/catalogue.ts';
import { headlinesOf } from '../../../catalogue/headlines.ts';
import { seriesOfDataset } from '../../../catalogue/series.ts';
import { at } from '../../../core/assert.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { type Dataset, storeKey, type TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import {
  type DatasetView,
  type UnstoredDefault,
  VIEW_ORDERS,
  type ViewOrder,
  viewDataset,
} from '../../../queries/datasets/dataset-view.ts';
import { describeDataset } from '../../../queries/datasets/describe-dataset.ts';
import { readRankingOf } from '../../../queries/datasets/ranking.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { pageNumber, pager } from '../../parts/pager.ts';
import { segments } from '../../parts/segments.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { chartBody, LOOKED_AT, reachOfChart } from './dataset-chart.ts';
import { datasetHead, datasetNotes, describedOf, structuredDataset } from './dataset-head.ts';
import { figuresTable } from './figures-table.ts';
import { filterForm } from './filter-form.ts';
import { HEAT_PERIODS, heatBody } from './heat-view.ts';
import { longRows } from './long-rows.ts';
import { notStored } from './not-stored.ts';
import { hasAges, hasPyramid, pyramidBody } from './pyramid-view.ts';
import { RANK_KEYS, rankBody, rankFile, rankParameters, rankTitle } from './rank-view.ts';
import { registerBody } from './register-body.ts';

const PER_PAGE = 50;
const COLUMNS = 7;
const REACH = 20;
/** The number of periods that are read. Annual changes need one more year before the periods that the heat map shows. */
const HEAT_REACH = HEAT_PERIODS + 14;
/** The maximum number of series that a heat map reads. */
const HEAT_SERIES = 400;
/** The lowest level of a tree in a heat map or chart. The top of the tree has level 0. */
const DEEPEST = 1;
const MADE_SHOWN = 8;
/**
 * The page shows all values of a dimension by default if their number is in this range. At least the share `current` of the series must
 * have a value for the latest period.
 */
const WIDENED = { least: 3, most: 150, current: 0.6 } as const;
/** Dimensions that show only one value by default, because their values cannot be compared with each other. */
const FIXED = ['measure', 'adjustment'];
const OWN_KEYS = ['page', 'view', 'cursor', 'sort', ...RANK_KEYS];
const VIEWS = {
  table: 'Table',
  rank: 'Rank',
  map: 'Map',
  heat: 'Heat map',
  pyramid: 'Pyramid',
  chart: 'Chart',
  rows: 'One value per row',
} as const;
type View = keyof typeof VIEWS;
const NAMED = 5;

export const dataset: WebPage = {
  id: 'dataset',
  path: '/datasets/{source}/{dataset_id}',
  access: 'reading',
  query: null,
  make: datasetPage,
};

async function datasetPage(web: WebContext, { path, query }: PageRequest): Promise<PageContent | Redirect> {
  const { source = '', dataset_id: id = '' } = path;
  const ofTable = datasetsOfTable(source.toLowerCase(), id);
  const found = findDataset(source, ofTable.length === 1 ? at(ofTable, 0).id : id);
  if (!found) throw unknown(source, id);
  if (found.id !== id || found.source !== source) return { redirect: web.site.href(`/datasets/${found.source}/${found.id}`, query) };
  const isRegister = found.kind === 'register';
  // A register has only one view, and its parameters are different.
  const own = isRegister ? ['page'] : OWN_KEYS;
  const filters = new URLSearchParams([...query].filter(([name]) => !own.includes(name)));
  const answer = await describeDataset(web.queries, found);
  const isStored = describedOf(answer).refreshed_at !== null;
  const shown = isStored && !isRegister ? await tableBody(web, found, filters, query, answer) : null;
  const chosen = shown?.filters ?? filters;
  const body =
    isRegister && isStored
      ? await registerBody(web, found, filters, query)
      : (shown?.body ?? (await notStored(web, found, query.get('view'))));
  return {
    title: found.title,
    description: found.description,
    section: 'datasets',
    canonical: `/datasets/${found.source}/${found.id}`,
    maxAgeSeconds: answer.maxAgeSeconds,
    datasets: [storeKey(found)],
    structured: structuredDataset(web, found, answer),
    ...pictureOf(found),
    forms: isStored
      ? [
          { label: 'JSON', href: web.site.href(`/d/${found.source}/${found.id}.json`, chosen) },
          { label: 'CSV', href: web.site.href(`/d/${found.source}/${found.id}.csv`, chosen) },
        ]
      : [],
    body: html`${datasetHead(web, found, answer, chosen)}
${body}
${datasetNotes(web, found, answer)}`,
  };
}

/** Returns the chart of the first headline series as the preview image for links. */
function pictureOf(found: Dataset): Pick<PageContent, 'image'> {
  const [headline] = headlinesOf(found);
  return headline === undefined ? {} : { image: `/s/${headline.id}.png` };
}

function unknown(source: string, id: string): WattleError {
  const near = nearestDatasets(source, id);
  const detail = `Unknown dataset: ${quoted(`${source}/${id}`)}.`;
  return new WattleError('REQ_UNKNOWN_DATASET', detail, { near: near.map((one) => `${source}/${one}`) });
}

interface TableBody {
  readonly body: Html;
  readonly filters: URLSearchParams;
}

async function tableBody(
  web: WebContext,
  found: TimeSeriesDataset,
  requested: URLSearchParams,
  query: URLSearchParams,
  answer: Answer,
): Promise<TableBody> {
  const { site, queries } = web;
  const shape = requestedView(found, query);
  if (shape === 'rank' || shape === 'map') return rankPart(web, found, requested, query, answer, shape);
  const page = shape === 'table' ? pageNumber(query.get('page')) : 1;
  const request = {
    page: 1,
    perPage: shape === 'chart' ? LOOKED_AT : shape === 'heat' ? HEAT_SERIES : PER_PAGE,
    periods: shape === 'heat' ? HEAT_PERIODS : COLUMNS,
    reach: shape === 'chart' ? reachOfChart(found) : shape === 'heat' ? HEAT_REACH : REACH,
    order: shape === 'table' ? requestedOrder(query) : 'published',
    deepest: shape === 'chart' || shape === 'heat' ? DEEPEST : Number.POSITIVE_INFINITY,
  } as const;
  const read = (filters: URLSearchParams): Promise<DatasetView> => viewDataset(queries, found, filters, request);
  const usual = await read(requested);
  // The first page of the table determines the selection for later pages.
  const { view: begin, filters } = await narrowed(await widened(stored({ view: usual, filters: requested }), read), requested, read);
  const view = page === 1 ? begin : await viewDataset(queries, found, filters, { ...request, page });
  const unusual = view.total > 0 ? usual.unstored : [];
  const path = `/datasets/${found.source}/${found.id}`;
  const href = (changes: Readonly<Record<string, string | null>>): string => site.href(path, withKeys(query, changes));
  const orderHref = (order: ViewOrder): string => href({ sort: order === 'published' ? null : order, page: null });
  const content =
    view.total === 0
      ? html`<div class="empty"><b>No series matches all of these filters.</b><a href="${site.href(path)}">Clear the filters</a></div>`
      : shape === 'chart'
        ? await chartBody(web, found, view, answer)
        : shape === 'pyramid'
          ? await pyramidBody(web, found, filters)
          : shape === 'heat'
            ? heatBody(site, view)
            : shape === 'rows'
              ? await longRows(web, found, { view, filters, cursor: query.get('cursor'), href: (cursor) => href({ cursor }) })
              : html`${figuresTable(site, view, orderHref)}${pager({ page, perPage: PER_PAGE, total: view.total, what: 'series', href: (n) => href({ page: String(n) }) })}`;
  const names = unusual.map(({ name }) => name);
  const order = request.order === 'published' ? [] : [['sort', request.order] as const];
  const kept = shape === 'table' ? order : [['view', shape] as const];
  const body = html`<div class="side l"><aside>${filterForm(site.href(path), view, names, kept)}</aside><div>${unusualNote(unusual)}<div class="head"><h2>${headingOf(view, names)}</h2><div class="row">${shapeSegments(found, begin, shape, href)}${
    view.total > 0 &&
    ['xlsx', 'csv'].map(
      (form) =>
        html`<a class="btn" href="${site.href(`/d/${found.source}/${found.id}.${form}`, filters)}">${form === 'xlsx' ? 'Excel' : 'CSV'}</a>`,
    )
  }</div></div>${content}${madeOfThis(site, found)}</div></div>`;
  return { body, filters };
}

/** Returns the possible views. A map needs areas, and a pyramid needs ages and sexes. */
const viewsOf = (found: TimeSeriesDataset): readonly View[] =>
  (Object.keys(VIEWS) as readonly View[]).filter((view) =>
    view === 'map' ? found.dimensions.some(({ areas }) => areas !== undefined) : view !== 'pyramid' || hasPyramid(found),
  );

function requestedView(found: TimeSeriesDataset, query: URLSearchParams): View {
  const wanted = query.get('view') ?? 'table';
  const view = viewsOf(found).find((one) => one === wanted);
  if (view !== undefined) return view;
  throw new WattleError('REQ_BAD_PARAMETER', `Unknown view: ${quoted(wanted)}. Allowed: ${viewsOf(found).join(', ')}.`);
}

function requestedOrder(query: URLSearchParams): ViewOrder {
  const requested = query.get('sort') ?? 'published';
  const order = VIEW_ORDERS.find((one) => one === requested);
  if (order !== undefined) return order;
  throw new WattleError('REQ_BAD_PARAMETER', `Unknown sort: ${quoted(requested)}. Allowed: ${VIEW_ORDERS.join(', ')}.`);
}

const shapeSegments = (
  found: TimeSeriesDataset,
  read: DatasetView,
  shape: View,
  href: (changes: Readonly<Record<string, string | null>>) => string,
): Html =>
  segments(
    'Shown as',
    viewsOf(found)
      .filter((view) => view !== 'pyramid' || view === shape || hasAges(found, read))
      .map((view) => ({
        label: VIEWS[view],
        href: href({ view: view === 'table' ? null : view, page: null, cursor: null, sort: null, ...withoutRanking(view) }),
        current: view === shape,
      })),
  );

/** Removes the parameters of rankings if the view is not a ranking. */
const withoutRanking = (view: View): Readonly<Record<string, null>> =>
  view === 'rank' || view === 'map' ? {} : Object.fromEntries(RANK_KEYS.map((name) => [name, null]));

async function rankPart(
  web: WebContext,
  found: TimeSeriesDataset,
  requested: URLSearchParams,
  query: URLSearchParams,
  answer: Answer,
  shape: 'rank' | 'map',
): Promise<TableBody> {
  const { site, queries } = web;
  const path = `/datasets/${found.source}/${found.id}`;
  const own = rankParameters(query);
  const ranking = await readRankingOf(queries, found, own);
  const filters = new URLSearchParams([...requested, ...ranking.filters]);
  const view = await viewDataset(queries, found, new URLSearchParams([...ranking.filters, [ranking.by.name, 'all']]), {
    page: 1,
    perPage: 1,
    periods: 1,
    reach: 1,
  });
  const href = (changes: Readonly<Record<string, string | null>>): string => site.href(path, withKeys(query, changes));
  const kept = [['view', shape] as const, ...[...own].filter(([name]) => RANK_KEYS.includes(name))];
  const page = pageNumber(query.get('page'));
  const others = { ...view, dimensions: view.dimensions.filter(({ name }) => name !== ranking.by.name) };
  const filter = filterForm(site.href(path), others, [], kept);
  const files = ['xlsx', 'csv'].map(
    (form) => html`<a class="btn" href="${rankFile(site, found, query, form)}">${form === 'xlsx' ? 'Excel' : 'CSV'}</a>`,
  );
  const content = html`<div><div class="head"><h2>${rankTitle(ranking)}</h2><div class="row">${shapeSegments(found, view, shape, href)}${files}</div></div>${rankBody({ site, ranking, answer, page, isMap: shape === 'map', href })}</div>`;
  const body = filter === NOTHING ? content : html`<div class="side l"><aside>${filter}</aside>${content}</div>`;
  return { body, filters };
}

interface Selected {
  readonly view: DatasetView;
  readonly filters: URLSearchParams;
}

/** If no series is stored for a default value, adds a filter that selects all values of its dimension. */
function stored({ view, filters }: Selected): Selected {
  const shown = new URLSearchParams(filters);
  for (const { name } of view.unstored) shown.set(name, 'all');
  return { view, filters: shown };
}

/** If the reader has set no filter, selects all values of one dimension, and the totals of the other dimensions. */
async function narrowed(
  selected: Selected,
  requested: URLSearchParams,
  read: (filters: URLSearchParams) => Promise<DatasetView>,
): Promise<Selected> {
  const { oneFree } = selected.view;
  if (requested.size > 0 || oneFree === null) return selected;
  const view = await read(oneFree);
  return view.total === 0 ? selected : { view, filters: oneFree };
}

/** Explains that the default values have no data, and that other values are shown. */
function unusualNote(unusual: readonly UnstoredDefault[]): Html {
  if (unusual.length === 0) return NOTHING;
  const usual = unusual.map(({ label }) => capitalised(label)).join(', ');
  const shown = unusual.map(
    ({ stored: labels }) => `${labels.slice(0, NAMED).join('; ')}${labels.length > NAMED ? ` and ${labels.length - NAMED} more` : ''}`,
  );
  return html`<div class="note"><b>This site has no data for the default filters.</b> It has no figures for ${usual}. The table shows ${shown.join(', ')} instead.</div>`;
}

/** If the default values select a single series, selects all values of one dimension instead. Most of the series must be current. */
async function widened(selected: Selected, read: (filters: URLSearchParams) => Promise<DatasetView>): Promise<Selected> {
  const { view } = selected;
  if (view.total !== 1 || view.isNarrowed) return selected;
  const choices = view.dimensions.filter(
    ({ name, values, areas }) => areas || (!FIXED.includes(name) && values.length >= WIDENED.least && values.length <= WIDENED.most),
  );
  for (const { name } of choices.toSorted((a, b) => Number(b.areas) - Number(a.areas) || a.values.length - b.values.length)) {
    const filters = new URLSearchParams({ [name]: 'all' });
    const wider = await read(filters);
    const [newest] = wider.periods;
    const current = wider.rows.filter(({ slice }) => slice.t.at(-1) === newest).length;
    if (current >= wider.rows.length * WIDENED.current) return { view: wider, filters };
  }
  return selected;
}

function withKeys(query: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns the properties that all shown series share, and their unit. */
function headingOf({ dimensions, varying, units }: DatasetView, unusual: readonly string[]): string {
  const common = dimensions
    .filter(({ name, values }) => !varying.includes(name) && (values.length > 1 || unusual.includes(name)))
    .map(({ values, chosen }) => (values.length === 1 ? values[0] : values.find(({ value }) => value === chosen[0]))?.label ?? '')
    .filter((label) => label !== '');
  const shown = [...common, ...(units.length === 1 ? units : [])].join(', ');
  return shown === '' ? 'Latest figures' : shown;
}

function madeOfThis(site: Site, found: TimeSeriesDataset): Html {
  const made = seriesOfDataset(found);
  if (made.length === 0) return NOTHING;
  return html`<section><h2>Series in this dataset</h2>${tuck(
    'Show the series',
    html`<ul class="s columns">${made.slice(0, MADE_SHOWN).map(({ id, title }) => html`<li><a href="${site.href(`/series/${id}`)}">${title}</a></li>`)}</ul>`,
  )}${made.length > MADE_SHOWN && html`<p class="s"><a href="${site.href('/search', { source: found.source, q: found.id })}">and ${made.length - MADE_SHOWN} more</a></p>`}</section>`;
}
