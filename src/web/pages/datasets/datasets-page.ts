/** All datasets by agency. */

import { datasets, sources } from '../../../catalogue/catalogue.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { dottedId } from '../../../core/define-dataset.ts';
import { gradeOf } from '../../../queries/base/reason.ts';
import type { Reason } from '../../../queries/base/reason-shape.ts';
import { listDatasets } from '../../../queries/datasets/list-datasets.ts';
import { reasonsOfAll } from '../../../queries/status/judged.ts';
import { type Html, html } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { facet, facetForm } from '../../parts/facets.ts';
import { dot } from '../../parts/state-dot.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { shortPeriod } from '../../words/period-words.ts';
import { gradeWords } from '../../words/reason-words.ts';

const MAX_AGE_SECONDS = 60;
/** The maximum number of datasets in a list with descriptions. A longer list shows only titles. */
const MOST_OPEN = 30;

interface DatasetRow {
  readonly id: string;
  readonly dataset_id: string;
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly frequency: string | null;
  readonly kind: string;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly rows: number;
  readonly refreshed_at: string | null;
  readonly stale: boolean;
}

const KINDS: Readonly<Record<string, string>> = { time_series: 'Figures over time', register: 'Register' };
const FACETS = ['source', 'kind', 'frequency', 'available'] as const;

const readFacet: Readonly<Record<(typeof FACETS)[number], (row: DatasetRow) => string>> = {
  source: ({ source }) => source,
  kind: ({ kind }) => kind,
  frequency: ({ frequency }) => frequency ?? 'none',
  available: ({ refreshed_at }) => (refreshed_at === null ? '0' : '1'),
};

const LABELS: Readonly<Record<(typeof FACETS)[number], { readonly label: string; readonly word: (value: string) => string }>> = {
  source: { label: 'Agency', word: (value) => value.toUpperCase() },
  kind: { label: 'Kind', word: (value) => KINDS[value] ?? value },
  frequency: { label: 'Frequency', word: (value) => (value === 'none' ? 'No frequency' : capitalised(value)) },
  available: { label: 'Availability', word: (value) => (value === '1' ? 'Has data' : 'No data') },
};

export const datasetsPage: WebPage = {
  id: 'datasets',
  path: '/datasets',
  access: 'reading',
  query: ['q', ...FACETS],
  make: (web, { query }) => make(web, query),
};

async function make(web: WebContext, query: URLSearchParams): Promise<PageContent> {
  const { site, queries } = web;
  const q = query.get('q');
  const why = await reasonsOfAll(queries);
  const { data } = await listDatasets(queries, {}, new URLSearchParams(q === null ? {} : { q }));
  const all = data as unknown as readonly DatasetRow[];
  const shown = all.filter((row) =>
    FACETS.every((name) => query.getAll(name).length === 0 || query.getAll(name).includes(readFacet[name](row))),
  );
  return {
    title: 'Datasets',
    description: 'Datasets and registers from nine Australian agencies.',
    section: 'datasets',
    canonical: '/datasets',
    maxAgeSeconds: MAX_AGE_SECONDS,
    forms: [
      { label: 'JSON', href: site.absolute('/v1/datasets'), needsKey: true },
      { label: 'CSV', href: site.absolute('/v1/datasets', { format: 'csv' }), needsKey: true },
    ],
    body: html`<h1>Datasets</h1><p class="s m">${shown.length} datasets. ${countLoaded(shown)} have data on this site. Wattle calculates <a href="${site.href('/signals')}">indicators</a> from them.</p>${searchForm(site, q, query)}
<div class="side l"><aside>${facetForm({ action: site.href('/datasets'), kept: { q }, facets: FACETS.map((name) => facetOf(name, all, query)) })}</aside><div>${
      shown.length === 0
        ? html`<div class="empty"><b>No matches. Remove a filter.</b><a href="${site.href('/datasets')}">All datasets</a></div>`
        : bySource(site, shown, why, shown.length <= MOST_OPEN)
    }</div></div>`,
  };
}

const isLoaded = ({ refreshed_at }: DatasetRow): boolean => refreshed_at !== null;
const countLoaded = (rows: readonly DatasetRow[]): number => rows.filter(isLoaded).length;

/** Returns the search form. A search keeps the filters of the page. */
const searchForm = (site: Site, q: string | null, query: URLSearchParams): Html =>
  html`<form class="row chips" role="search" action="${site.href('/datasets')}"><div class="find"><label class="vh" for="words">Search datasets</label><input class="bare" id="words" name="q" type="search" value="${q ?? ''}" placeholder="Search datasets"></div>${FACETS.flatMap((name) => query.getAll(name).map((value) => html`<input type="hidden" name="${name}" value="${value}">`))}<button class="btn">Find</button></form>`;

function facetOf(name: (typeof FACETS)[number], all: readonly DatasetRow[], query: URLSearchParams): Html {
  const counts = new Map<string, number>();
  for (const row of all) counts.set(readFacet[name](row), (counts.get(readFacet[name](row)) ?? 0) + 1);
  const { label, word } = LABELS[name];
  return facet({
    name,
    label,
    inOrder: name === 'available',
    values: [...counts]
      .toSorted(([a], [b]) => (name === 'available' ? b.localeCompare(a) : 0))
      .map(([value, count]) => ({ value, label: word(value), count, checked: query.getAll(name).includes(value) })),
  });
}

const bySource = (site: Site, rows: readonly DatasetRow[], why: ReadonlyMap<string, readonly Reason[]>, isOpen: boolean): readonly Html[] =>
  sources().flatMap(({ code, name }) => {
    const own = rows.filter(({ source }) => source === code);
    return own.length === 0
      ? []
      : [
          isOpen
            ? html`<section class="source" id="${code}">${agencyHead(name, own)}<ul class="list">${own.map((row) => datasetHit(site, row, why.get(row.dataset_id) ?? []))}</ul></section>`
            : html`<section class="source" id="${code}">${agencyHead(name, own)}${tuck('Show the datasets', titles(site, own))}</section>`,
        ];
  });

const agencyHead = (name: string, own: readonly DatasetRow[]): Html =>
  html`<h2>${name} <span class="s m">${own.length} ${own.length === 1 ? 'dataset' : 'datasets'}, ${countLoaded(own)} with data</span></h2>`;

/** Returns the titles. Datasets with data come first. */
const titles = (site: Site, own: readonly DatasetRow[]): Html =>
  html`<ul class="columns">${[...own.filter(isLoaded), ...own.filter((row) => !isLoaded(row))].map(
    (row) =>
      html`<li><a href="${site.href(`/datasets/${row.source}/${row.id}`)}">${row.title}</a>${!isLoaded(row) && html` <span class="xs m nw">no data</span>`}</li>`,
  )}</ul>`;

/** The last period of each discontinued dataset. */
const LAST: ReadonlyMap<string, string> = new Map(
  datasets().flatMap((dataset) => (dataset.ceased ? [[dottedId(dataset), dataset.ceased.lastPeriod] as const] : [])),
);

const datasetHit = (site: Site, row: DatasetRow, reasons: readonly Reason[]): Html =>
  html`<li class="hit"><h3><a href="${site.href(`/datasets/${row.source}/${row.id}`)}">${row.title}</a></h3><div class="val s">${
    row.refreshed_at === null ? html`<small>no data</small>` : html`${row.rows.toLocaleString('en-AU')}<small>rows</small>`
  }</div><p class="s m">${row.description}</p><p class="xs m row"><code>${row.dataset_id}</code><span>${KINDS[row.kind] ?? row.kind}</span>${row.frequency && html`<span>${row.frequency}</span>`}${
    row.period_start && row.period_end && html`<span>${shortPeriod(row.period_start)} – ${shortPeriod(row.period_end)}</span>`
  }<span class="st">${dot(row.refreshed_at === null ? 'none' : gradeOf(reasons) === 'current' ? 'ok' : 'stale')}<span>${row.refreshed_at === null ? 'No data' : gradeWords(reasons, LAST.get(row.dataset_id) ?? null)}</span></span></p></li>`;
