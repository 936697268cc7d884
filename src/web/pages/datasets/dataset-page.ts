/** A dataset page: filters, and values as a table, chart or rows. Registers have searchable rows. */
import { findDataset, nearestDatasets } from '../../../catalogue/catalogue.ts';
import { headlinesOf } from '../../../catalogue/headlines.ts';
import { seriesOfDataset } from '../../../catalogue/series.ts';
import { type Dataset, storeKey, type TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import type { Answer } from '../../../queries/answer.ts';
import { type DatasetView, type UnstoredDefault, type ViewOrder, viewDataset } from '../../../queries/datasets/dataset-view.ts';
import { describeDataset } from '../../../queries/datasets/describe-dataset.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageAsked, PageContent, Redirect, WebContext, WebPage } from '../../page.ts';
import { pageNumber, pager } from '../../parts/pager.ts';
import { segments } from '../../parts/segments.ts';
import type { Site } from '../../site.ts';
import { capital } from '../../words/dimension-words.ts';
import { chartBody, LOOKED_AT, reachOfChart } from './dataset-chart.ts';
import { datasetHead, datasetNotes, describedOf, structuredDataset } from './dataset-head.ts';
import { figuresTable } from './figures-table.ts';
import { filterForm } from './filter-form.ts';
import { longRows } from './long-rows.ts';
import { registerBody } from './register-body.ts';

const PER_PAGE = 100;
const COLUMNS = 7;
const REACH = 20;
const MADE_SHOWN = 8;
/** Dimensions to expand by default, by number of values. */
const WIDENED = { least: 3, most: 150, current: 0.6 } as const;
/** Measure and adjustment are not expanded, because values would not be comparable. */
const FIXED = ['measure', 'adjustment'];
const OWN_KEYS = ['page', 'view', 'cursor', 'sort'];
const VIEWS = { table: 'Table', chart: 'Chart', rows: 'Long rows' } as const;
type View = keyof typeof VIEWS;
/** Labels to name in a sentence. */
const NAMED = 5;

export const dataset: WebPage = {
  id: 'dataset',
  path: '/datasets/{source}/{dataset_id}',
  access: 'reading',
  query: null,
  make: datasetPage,
};

async function datasetPage(web: WebContext, { path, query }: PageAsked): Promise<PageContent | Redirect> {
  const { source = '', dataset_id: id = '' } = path;
  const found = findDataset(source, id);
  if (!found) throw unknown(source, id);
  if (found.id !== id || found.source !== source) return { redirect: web.site.href(`/datasets/${found.source}/${found.id}`, query) };
  const isRegister = found.kind === 'register';
  // Registers have one view and their own parameters.
  const own = isRegister ? ['page'] : OWN_KEYS;
  const filters = new URLSearchParams([...query].filter(([name]) => !own.includes(name)));
  const answer = await describeDataset(web.queries, found);
  const isStored = describedOf(answer).refreshed_at !== null;
  const shown = isStored && !isRegister ? await tableBody(web, found, filters, query, answer) : null;
  const chosen = shown?.filters ?? filters;
  const body =
    isRegister && isStored ? await registerBody(web, found, filters, query) : (shown?.body ?? notStored(web.site, found.source, answer));
  return {
    title: found.title,
    description: found.description,
    section: 'datasets',
    canonical: `/datasets/${found.source}/${found.id}`,
    maxAgeSeconds: answer.maxAgeSeconds,
    datasets: [storeKey(found)],
    structured: structuredDataset(web, found, answer),
    ...pictureOf(found),
    forms: [
      { label: 'JSON', href: web.site.href(`/d/${found.source}/${found.id}.json`, chosen) },
      { label: 'CSV', href: web.site.href(`/d/${found.source}/${found.id}.csv`, chosen) },
    ],
    body: html`${datasetHead(web, found, answer, chosen)}
${body}
${datasetNotes(web, found, answer)}`,
  };
}

/** Its headline, for previews of links. */
function pictureOf(found: Dataset): Pick<PageContent, 'image'> {
  const [headline] = headlinesOf(found);
  return headline === undefined ? {} : { image: `/s/${headline.id}.png` };
}

function unknown(source: string, id: string): WattleError {
  const near = nearestDatasets(source, id);
  const detail = `Unknown dataset: “${`${source}/${id}`.slice(0, 100)}”.`;
  return new WattleError('REQ_UNKNOWN_DATASET', detail, { near: near.map((one) => `${source}/${one}`) });
}

const notStored = (site: Site, source: string, { meta }: Answer): Html =>
  html`<div class="empty"><b>This dataset has no data on this site.</b>${(meta.notes[0] ?? 'The agency has not been read').replace(/\.$/, '')}. <a href="${site.href('/status')}#${source}">Status of the agency</a></div>`;

// ---------------------------------------------------------------- figures over time

interface TableBody {
  readonly body: Html;
  /** The selection as file parameters. */
  readonly filters: URLSearchParams;
}

async function tableBody(
  web: WebContext,
  found: TimeSeriesDataset,
  asked: URLSearchParams,
  query: URLSearchParams,
  answer: Answer,
): Promise<TableBody> {
  const { site, queries } = web;
  const shape = viewAsked(query);
  const page = shape === 'table' ? pageNumber(query.get('page')) : 1;
  const request = {
    page: 1,
    perPage: shape === 'chart' ? LOOKED_AT : PER_PAGE,
    periods: COLUMNS,
    reach: shape === 'chart' ? reachOfChart(found) : REACH,
    order: shape === 'table' ? orderAsked(query) : 'published',
  } as const;
  const read = (filters: URLSearchParams): Promise<DatasetView> => viewDataset(queries, found, filters, request);
  const usual = await read(asked);
  // The first page determines the selection for the others.
  const { view: begin, filters } = await stored(await widened({ view: usual, filters: asked }, read), read);
  const view = page === 1 ? begin : await viewDataset(queries, found, filters, { ...request, page });
  const unusual = usual.total === 0 && view.total > 0 ? usual.unstored : [];
  const path = `/datasets/${found.source}/${found.id}`;
  const href = (changes: Readonly<Record<string, string | null>>): string => site.href(path, withKeys(query, changes));
  const orderHref = (order: ViewOrder): string => href({ sort: order === 'published' ? null : order, page: null });
  const content =
    view.total === 0
      ? html`<div class="empty"><b>No series has these values together.</b><a href="${site.href(path)}">Begin again</a></div>`
      : shape === 'chart'
        ? await chartBody(web, found, view, answer)
        : shape === 'rows'
          ? await longRows(web, found, { view, filters, cursor: query.get('cursor'), href: (cursor) => href({ cursor }) })
          : html`${figuresTable(site, view, orderHref)}${pager({ page, perPage: PER_PAGE, total: view.total, what: 'series', href: (n) => href({ page: String(n) }) })}`;
  const names = unusual.map(({ name }) => name);
  const order = request.order === 'published' ? [] : [['sort', request.order] as const];
  const kept = shape === 'table' ? order : [['view', shape] as const];
  const body = html`<div class="side l"><aside>${filterForm(site.href(path), view, names, kept)}</aside><div>${unusualNote(unusual)}<div class="head"><h2>${headingOf(view, names)}</h2><div class="row">${shapeSegments(shape, href)}${
    view.total > 0 && html`<a class="btn" href="${site.href(`/d/${found.source}/${found.id}.csv`, filters)}">CSV</a>`
  }</div></div>${content}${madeOfThis(site, found)}</div></div>`;
  return { body, filters };
}

function viewAsked(query: URLSearchParams): View {
  const asked = query.get('view') ?? 'table';
  const view = (Object.keys(VIEWS) as readonly View[]).find((one) => one === asked);
  if (view !== undefined) return view;
  throw new WattleError('REQ_BAD_PARAMETER', `Unknown view: “${asked.slice(0, 50)}”. Use ${Object.keys(VIEWS).join(', ')}.`);
}

function orderAsked(query: URLSearchParams): ViewOrder {
  const asked = query.get('sort') ?? 'published';
  if (asked === 'published' || asked === 'newest') return asked;
  throw new WattleError('REQ_BAD_PARAMETER', `Unknown sort: “${asked.slice(0, 50)}”. Use newest, or omit it.`);
}

const shapeSegments = (shape: View, href: (changes: Readonly<Record<string, string | null>>) => string): Html =>
  segments(
    'Shown as',
    (Object.keys(VIEWS) as readonly View[]).map((view) => ({
      label: VIEWS[view],
      href: href({ view: view === 'table' ? null : view, page: null, cursor: null, sort: null }),
      current: view === shape,
    })),
  );

/** A selection with the filters that it was read by. */
interface Selected {
  readonly view: DatasetView;
  readonly filters: URLSearchParams;
}

/** If defaults match nothing stored, shows stored values instead. */
async function stored({ view, filters }: Selected, read: (filters: URLSearchParams) => Promise<DatasetView>): Promise<Selected> {
  if (view.total > 0 || view.unstored.length === 0) return { view, filters };
  const wider = new URLSearchParams(filters);
  for (const { name } of view.unstored) wider.set(name, 'all');
  return { view: await read(wider), filters: wider };
}

/** Remark on the replaced defaults. */
function unusualNote(unusual: readonly UnstoredDefault[]): Html {
  if (unusual.length === 0) return NOTHING;
  const usual = unusual.map(({ label }) => capital(label)).join(', ');
  const shown = unusual.map(
    ({ stored: labels }) => `${labels.slice(0, NAMED).join('; ')}${labels.length > NAMED ? ` and ${labels.length - NAMED} more` : ''}`,
  );
  return html`<div class="note"><b>The usual selection has no data on this site.</b> There are no figures for ${usual}. The table shows ${shown.join(', ')}.</div>`;
}

/** If the default selection is one series, expands a dimension with mostly current values. */
async function widened(selected: Selected, read: (filters: URLSearchParams) => Promise<DatasetView>): Promise<Selected> {
  const { view } = selected;
  if (view.total !== 1 || view.isNarrowed) return selected;
  const choices = view.dimensions.filter(
    ({ name, values }) => !FIXED.includes(name) && values.length >= WIDENED.least && values.length <= WIDENED.most,
  );
  for (const { name } of choices.toSorted((a, b) => a.values.length - b.values.length)) {
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

/** Common properties of the series, with unit. */
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
  return html`<section><h2>Series made of this</h2><ul class="s columns">${made
    .slice(0, MADE_SHOWN)
    .map(
      ({ id, title }) => html`<li><a href="${site.href(`/series/${id}`)}">${title}</a></li>`,
    )}</ul>${made.length > MADE_SHOWN && html`<p class="s"><a href="${site.href('/search', { source: found.source, q: found.id })}">and ${made.length - MADE_SHOWN} more</a></p>`}</section>`;
}
