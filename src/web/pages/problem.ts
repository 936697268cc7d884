import { findDataset } from '../../catalogue/catalogue.ts';
import { findSeries } from '../../catalogue/series.ts';
import type { Dataset } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { ErrorCode, WattleError } from '../../core/errors.ts';
import { sourceOf } from '../../queries/base/citation.ts';
import type { NewestFigure } from '../../queries/series/freshness/newest-figure.ts';
import { type Html, html } from '../html.ts';
import type { PageContent } from '../page.ts';
import { valueCell } from '../parts/series-hit.ts';
import type { Site } from '../site.ts';
import { DOCUMENTS } from './docs/guide.ts';

interface ProblemFacts {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  /** Advice, without suggestions. The page shows suggestions separately. */
  readonly advice: string | null;
  readonly nearest?: readonly string[];
  readonly dataset_id?: string;
  readonly errors: readonly { readonly detail: string; readonly did_you_mean?: string; readonly allowed?: readonly string[] }[];
  readonly instance: string;
  readonly request_id: string;
  /** The number of seconds after which another attempt may succeed. Null if another attempt would fail too. */
  readonly retryAfterSeconds: number | null;
}

interface NearPage {
  readonly title: string;
  readonly href: string;
  readonly id: string;
}

/** Returns the series among the suggestions. The error page shows their latest values. */
export const seriesMeant = ({ near }: Pick<WattleError, 'near'>): readonly SeriesHandle[] => near.flatMap((name) => findSeries(name) ?? []);

/**
 * Returns the page of an error.
 * @param figures latest values of suggestions, if reading is public
 */
export function problemPage(site: Site, problem: ProblemFacts, figures: readonly NewestFigure[] = []): PageContent {
  const { code, status, detail, instance, request_id: request, retryAfterSeconds } = problem;
  const missing = missingDataset(problem);
  const near = nearPages(site, problem);
  return {
    title: `${status}`,
    description: detail,
    canonical: null,
    maxAgeSeconds: 0,
    ...(retryAfterSeconds === null ? {} : { refreshSeconds: retryAfterSeconds }),
    body: html`<div class="sorry"><p class="m n">${status}</p><h1>${missing === null ? detail : `${missing.title}: no data yet.`}</h1>${missing !== null && whereFound(site, missing)}
${near.length > 0 && html`<h2 class="s">Did you mean one of these?</h2>${nearList(near, figures)}`}
${adviceOf(site, problem, near.length > 0)}
<p class="row">${retryAfterSeconds !== null && html`<a class="btn pri" href="${site.href(instance)}" data-retry="${retryAfterSeconds}">Try again</a>`}${
      status === 401 &&
      html`<a class="btn pri" href="${site.href('/sign-in', { next: instance })}">Sign in</a><a class="btn" href="${site.href('/register')}">Make a key</a>`
    }${(status === 401 || status === 406) && asPage(site, instance)}${status === 404 && isNamed(problem) && html`<a class="btn pri" href="${site.href('/search', { q: lastPart(instance) })}">Search for “${lastPart(instance)}”</a>`}<a class="btn" href="${site.href('/')}">Home</a></p>
<dl class="dl card flat"><dt>Code</dt><dd><a href="${site.href(`/docs/errors/${code}`)}"><code>${code}</code></a></dd><dt>Address</dt><dd><code>${instance}</code></dd><dt>Request</dt><dd><code>${request}</code> <span class="m">quote this id when you report the problem</span></dd></dl>${missing !== null && forAdministrators(problem)}</div>`,
  };
}

/** Matches operations of the API whose results are also a page. */
const ALSO_A_PAGE = /^\/v1(\/(?:search|calendar|status|signals|signals\/[^/]+|series\/[^/]+))$/;

/** Returns a link to the page with the results of an operation, which a reader can open without a key. */
function asPage(site: Site, instance: string): Html | false {
  const [, page] = ALSO_A_PAGE.exec(instance) ?? [];
  return page !== undefined && html`<a class="btn" href="${site.href(page)}">Open as a page</a>`;
}

/** Returns the dataset that is missing. Returns null if the error is not about missing data. */
function missingDataset({ code, dataset_id: id }: ProblemFacts): Dataset | null {
  if (code !== 'DATA_UNAVAILABLE' || id === undefined) return null;
  const [source = '', ...rest] = id.split('.');
  return findDataset(source, rest.join('.'));
}

const whereFound = (site: Site, dataset: Dataset): Html =>
  html`<p>This site has no data for this request. The ${sourceOf(dataset).name} publishes the data in <a href="${dataset.landingPage}" rel="noreferrer">${dataset.title}</a>.</p><p><a href="${site.href(`/datasets/${dataset.source}/${dataset.id}`)}">About this dataset, with the nearest data here</a></p>`;

const forAdministrators = ({ detail, advice }: ProblemFacts): Html =>
  html`<details class="more"><summary class="s"><span class="link">For administrators of this site</span></summary><p class="prose s">${detail}</p>${advice !== null && html`<p class="prose s">${advice}</p>`}</details>`;

/** Returns false for the path of a page, such as `/compare`, because only the query can be wrong. */
const isNamed = ({ code, instance }: ProblemFacts): boolean => code === 'REQ_NOT_FOUND' || instance.split('/').filter(Boolean).length > 1;

/** Returns the last part of a path, such as `AU.CPI.YO` in `/series/AU.CPI.YO`. If possible, it is decoded. */
function lastPart(path: string): string {
  const part = path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the pages of the suggestions. Returns none if at least one suggestion has no page. */
function nearPages(site: Site, { nearest = [], instance }: ProblemFacts): readonly NearPage[] {
  const pages = nearest.flatMap((name) => pageOf(site, name, instance) ?? []);
  return pages.length === nearest.length ? pages : [];
}

function pageOf(site: Site, name: string, instance: string): NearPage | null {
  if (name.startsWith('/')) return nearPath(site, name);
  const series = findSeries(name);
  if (series !== null) return { title: series.title, href: site.href(`/series/${series.id}`), id: series.id };
  const [, page = '', agency = ''] = instance.split('/');
  const [source = '', id = ''] = name.includes('/') ? name.split('/') : [agency, name];
  const dataset = name.includes('/') || page === 'datasets' ? findDataset(source, id) : null;
  if (dataset !== null)
    return { title: dataset.title, href: site.href(`/datasets/${dataset.source}/${dataset.id}`), id: `${dataset.source}.${dataset.id}` };
  return page === 'signals' ? { title: name, href: site.href(`/signals/${name}`), id: name } : null;
}

/** Returns a page such as `/docs/python`, with the title of its guide. Returns null for a path template. */
function nearPath(site: Site, path: string): NearPage | null {
  if (/[{}]/.test(path)) return null;
  const guide = DOCUMENTS.find(({ id }) => path === `/docs/${id}`);
  return { title: guide?.label ?? path, href: site.href(path), id: path };
}

function nearList(near: readonly NearPage[], figures: readonly NewestFigure[]): Html {
  const byId = new Map(figures.map((figure) => [figure.handle.id, figure]));
  return html`<ul class="list">${near.map((one) => {
    const figure = byId.get(one.id);
    return html`<li class="hit"><h3><a href="${one.href}">${one.title}</a></h3>${figure !== undefined && valueCell(figure)}<p class="xs m"><code>${one.id}</code></p></li>`;
  })}</ul>`;
}

function adviceOf(
  site: Site,
  { code, advice: said, nearest = [], errors, detail, status, retryAfterSeconds }: ProblemFacts,
  isNear: boolean,
): Html | false {
  const meant = isNear || nearest.length === 0 ? [] : [html`<li>Did you mean ${nearest.join(', ')}?</li>`];
  const faults = errors.map((fault) => fault.detail).filter((said) => said !== detail);
  const advice: Html[] = [
    ...faults.map((fault) => html`<li>${fault}</li>`),
    ...meant,
    ...(said === null || code === 'DATA_UNAVAILABLE' ? [] : [code === 'REQ_NOT_FOUND' ? docsItem(site) : html`<li>${said}</li>`]),
    ...(retryAfterSeconds === null ? [] : [html`<li>Try again. This page reloads in ${waitText(retryAfterSeconds)}.</li>`]),
    ...(status === 503 ? [html`<li><a href="${site.href('/status')}">See which datasets have data</a></li>`] : []),
  ];
  return advice.length > 0 && html`<div class="card"><h2 class="eyebrow">What you can do</h2><ul class="s">${advice}</ul></div>`;
}

const docsItem = (site: Site): Html => html`<li><a href="${site.href('/docs')}">The documentation</a> lists all pages and operations.</li>`;

const waitText = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : seconds < 7200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`;
