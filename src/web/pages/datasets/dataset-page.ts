/** A dataset: its dimensions as filters and its newest figures as a table; a register as rows that can be searched. */
import { findDataset, nearestDatasets } from '../../../catalogue/catalogue.ts';
import { headlinesOf } from '../../../catalogue/headlines.ts';
import { seriesOfDataset } from '../../../catalogue/series.ts';
import { type Dataset, storeKey, type TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { WattleError } from '../../../core/errors.ts';
import { formatPeriod, period } from '../../../core/period.ts';
import type { Answer } from '../../../queries/answer.ts';
import { type DatasetView, type ViewedDimension, type ViewedSeries, viewDataset } from '../../../queries/datasets/dataset-view.ts';
import { describeDataset } from '../../../queries/datasets/describe-dataset.ts';
import { attribute, type Html, html, NOTHING, type Piece } from '../../html.ts';
import type { PageAsked, PageContent, Redirect, WebContext, WebPage } from '../../page.ts';
import { pageNumber, pager } from '../../parts/pager.ts';
import { sparkline } from '../../parts/sparkline.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { columnPeriod } from '../../words/period-words.ts';
import { numberText, styleOfValues } from '../../words/value-words.ts';
import { datasetHead, datasetNotes, describedOf, structuredDataset } from './dataset-head.ts';
import { registerBody } from './register-body.ts';

const PER_PAGE = 100;
const COLUMNS = 8;
const REACH = 20;
const MADE_SHOWN = 8;
/** Values of a dimension that are worth seeing beside each other unasked. */
const WIDENED = { least: 3, most: 150, current: 0.6 } as const;
/** What is measured, and how it is adjusted, is not widened: the figures could not be compared. */
const FIXED = ['measure', 'adjustment'];
const OWN_KEYS = ['page'];

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
  const filters = new URLSearchParams([...query].filter(([name]) => !OWN_KEYS.includes(name)));
  const answer = await describeDataset(web.queries, found);
  const isStored = describedOf(answer).refreshed_at !== null;
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
      { label: 'JSON', href: web.site.href(`/d/${found.source}/${found.id}.json`, filters) },
      { label: 'CSV', href: web.site.href(`/d/${found.source}/${found.id}.csv`, filters) },
    ],
    body: html`${datasetHead(web, found, answer, filters)}
${isStored ? (found.kind === 'register' ? await registerBody(web, found, filters, query) : await tableBody(web, found, filters, query)) : notStored(web.site, found.source, answer)}
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
  const detail = `There is no dataset “${`${source}/${id}`.slice(0, 100)}”.`;
  return new WattleError(
    'REQ_UNKNOWN_DATASET',
    detail,
    near.length > 0 ? { hint: `Did you mean ${near.map((one) => `${source}/${one}`).join(', ')}?` } : {},
  );
}

const notStored = (site: Site, source: string, { meta }: Answer): Html =>
  html`<div class="empty"><b>Nothing of it is held here.</b>${meta.notes[0] ?? 'The agency has not been read.'} <a href="${site.href('/status')}#${source}">Status of the agency</a></div>`;

// ---------------------------------------------------------------- figures over time

async function tableBody(web: WebContext, found: TimeSeriesDataset, filters: URLSearchParams, query: URLSearchParams): Promise<Html> {
  const { site, queries } = web;
  const page = pageNumber(query.get('page'));
  const request = { page, perPage: PER_PAGE, periods: COLUMNS, reach: REACH };
  const view = await widened(await viewDataset(queries, found, filters, request), (more) => viewDataset(queries, found, more, request));
  const path = `/datasets/${found.source}/${found.id}`;
  return html`<div class="side l"><aside>${filterForm(site.href(path), view)}</aside><div><h2>${headingOf(view)}</h2>${
    view.total === 0 ? nothingTogether(site, path, filters, view) : figures(site, view)
  }${pager({ page, perPage: PER_PAGE, total: view.total, what: 'series', href: (n) => site.href(path, withPage(query, n)) })}${madeOfThis(site, found)}</div></div>`;
}

/** Why no series is shown; where it is for defaults that are not stored, the way to what is. */
function nothingTogether(site: WebContext['site'], path: string, filters: URLSearchParams, { unstored }: DatasetView): Html {
  if (unstored.names.length === 0)
    return html`<div class="empty"><b>No series has these values together.</b><a href="${site.href(path)}">Begin again</a></div>`;
  const stored = new URLSearchParams(filters);
  for (const name of unstored.names) stored.set(name, 'all');
  return html`<div class="empty"><b>What is usually shown is not stored here.</b>${unstored.notes.join(' ')} <a href="${site.href(path, stored)}">Show what is stored</a></div>`;
}

/** Where the usual selection is a single series, what there is beside it: all values of a dimension, most of which have newest figures. */
async function widened(view: DatasetView, read: (filters: URLSearchParams) => Promise<DatasetView>): Promise<DatasetView> {
  if (view.total !== 1 || view.isNarrowed) return view;
  const choices = view.dimensions.filter(
    ({ name, values }) => !FIXED.includes(name) && values.length >= WIDENED.least && values.length <= WIDENED.most,
  );
  for (const { name } of choices.toSorted((a, b) => a.values.length - b.values.length)) {
    const wider = await read(new URLSearchParams({ [name]: 'all' }));
    const [newest] = wider.periods;
    const current = wider.rows.filter(({ slice }) => slice.t.at(-1) === newest).length;
    if (current >= wider.rows.length * WIDENED.current) return wider;
  }
  return view;
}

function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('page', String(page));
  return next;
}

/** What all series shown have in common, their unit among it. */
function headingOf({ dimensions, varying, units }: DatasetView): string {
  const common = dimensions
    .filter(({ name, values }) => !varying.includes(name) && values.length > 1)
    .map(({ values, chosen }) => values.find(({ value }) => value === chosen[0])?.label ?? '')
    .filter((label) => label !== '');
  const shown = [...common, ...(units.length === 1 ? units : [])].join(', ');
  return shown === '' ? 'Newest figures' : shown;
}

function filterForm(action: string, view: DatasetView): Html {
  const chosen = view.dimensions.filter(({ values }) => values.length > 1);
  if (chosen.length === 0) return NOTHING;
  return html`<details class="fold"><summary class="btn">Filters</summary><form class="card flat" action="${action}" data-facets><h2 class="eyebrow">Dimensions</h2>${chosen.map(selectField)}<button class="btn pri">Show</button></form></details>`;
}

function selectField({ name, description, values, chosen }: ViewedDimension): Html {
  const [only] = chosen;
  const isOne = chosen.length === 1;
  return html`<div class="field"><label for="f-${name}">${capital(name.replaceAll('_', ' '))}</label><select id="f-${name}" name="${name}"><option value="all"${attribute('selected', isOne && only === 'all')}>All ${values.length.toLocaleString('en-AU')}</option>${
    !isOne && html`<option value="${chosen.join(',')}" selected>${chosen.length} chosen</option>`
  }${values.map(({ value, label }) => html`<option value="${value}"${attribute('selected', isOne && value === only)}>${label}</option>`)}</select><span class="xs m">${description}</span></div>`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function figures(site: Site, { rows, periods, frequency, varying, units }: DatasetView): Html {
  const mixed = units.length > 1;
  return table({
    caption: 'Newest figures by series',
    pinned: true,
    columns: [
      { title: varying.length === 0 ? 'Series' : capital(varying.map((name) => name.replaceAll('_', ' ')).join(', ')) },
      { title: 'Course' },
      ...periods.map((t, i) => ({
        title: columnPeriod(formatPeriod(period(frequency, t))),
        numeric: true,
        ...(i === 0 ? { sorted: 'descending' as const } : {}),
      })),
    ],
    rows: rows.map((row) => rowOf(site, row, periods, mixed)),
  });
}

function rowOf(site: Site, { stored, labels, handle, slice }: ViewedSeries, periods: readonly number[], mixed: boolean): readonly Piece[] {
  const values = slice.value.filter((value) => value !== null);
  const style = styleOfValues('', values);
  const name = labels.length === 0 ? (handle?.title ?? 'The only series of this selection') : labels.join(', ');
  const byT = new Map(slice.t.map((t, i) => [t, { value: slice.value[i] ?? null, status: slice.status[i] ?? null }]));
  return [
    html`${handle ? html`<a href="${site.href(`/series/${handle.id}`)}">${name}</a>` : name}${mixed && html`<small class="m">${stored.unit}</small>`}`,
    html`<span class="course">${sparkline([slice.t.flatMap((t, i) => (slice.value[i] === null || slice.value[i] === undefined ? [] : [{ t, value: slice.value[i] ?? 0 }]))], 'line')}</span>`,
    ...periods.map((t): Piece => {
      const cell = byT.get(t);
      if (!cell) return '';
      return cell.value === null
        ? html`<span class="m">${cell.status ?? 'not published'}</span>`
        : html`<data value="${cell.value}">${numberText(cell.value, style)}</data>`;
    }),
  ];
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
