/** The documentation: the guides, and a search over guides, operations and series. */
import type { SeriesHandle } from '../../../core/define-series.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import { icon } from '../../icons.ts';
import type { PageContent } from '../../page.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { field, formToken, postButton } from '../../parts/form.ts';
import type { Site } from '../../site.ts';
import { GUIDES, type Guide, guideBody, ledeOf, METHODS, namesKey, titleOf } from './guide.ts';
import { EXAMPLE_SERIES, type SheetLink, sheetLinkForm } from './spreadsheet-link.ts';

export interface Reader {
  readonly email: string;
  readonly formToken: string;
  /** The whole key if the reader requested it. Otherwise its first characters. Null if the reader has no key. */
  readonly key: string | null;
  readonly isWhole: boolean;
}

export interface Operation {
  /** The method and path, such as `GET /v1/series`. */
  readonly name: string;
  readonly summary: string;
  readonly path: string;
}

export interface Found {
  readonly q: string;
  readonly guides: readonly Guide[];
  readonly operations: readonly Operation[];
  readonly series: readonly SeriesHandle[];
}

const MAX_AGE_SECONDS = 3600;
const NO_KEY = 'ak_…';

interface DocsFacts {
  readonly reader: Reader | null;
  readonly found: Found | null;
  /** A row as the API returns it. Null if no value is stored. */
  readonly sample: Readonly<Record<string, unknown>> | null;
  readonly operations: number;
}

export function docsPage(site: Site, { reader, found, sample, operations }: DocsFacts): PageContent {
  return {
    title: 'Documentation',
    description: 'Guides for spreadsheets, Python, R, JavaScript, Grafana, embedded charts, webhooks and agents, and the API reference.',
    section: 'docs',
    canonical: '/docs',
    maxAgeSeconds: MAX_AGE_SECONDS,
    body: html`<section class="hero"><h1>Documentation</h1><form role="search" class="find big" action="${site.href('/docs')}"><label class="vh" for="dq">Search guides, operations and series</label>${icon('find')}<input id="dq" name="q" type="search" value="${found?.q ?? ''}" placeholder="Search guides and operations"></form></section>
${found === null ? first(site, reader, sample) : results(site, found)}
<h2>Guides</h2><ul class="tiles">${GUIDES.map(({ id, label, words }) => html`<li><a class="tile guide" href="${site.href(`/docs/${id}`)}"><b>${label}</b><span class="s m">${words}</span></a></li>`)}</ul>
<div class="g2"><section><h2>Methods</h2><ul class="list prose">${METHODS.map(({ id, label, words }) => html`<li><a href="${site.href(`/docs/${id}`)}">${label}</a> <span class="s m">${words}</span></li>`)}<li><a href="${site.href('/signals')}">Indicators</a> <span class="s m">Each page has its formula and a worked example</span></li></ul></section>
<section><h2>Reference</h2><ul class="list prose"><li><a href="${site.href('/docs/api')}">API reference</a> <span class="s m">${operations} operations, each with a command and an example response</span></li><li><a href="${site.href('/openapi.json')}">OpenAPI description</a> <span class="s m">for generators and editors</span></li><li><a href="${site.href('/clients')}">Clients</a> <span class="s m">command line, TypeScript, Python, R and desktop assistants, from this site</span></li><li><a href="${site.href('/llms.txt')}">llms.txt</a> <span class="s m">a summary for language models</span></li><li><a href="${site.href('/docs/errors')}">Errors</a> <span class="s m">every code, its meaning and who can fix it</span></li></ul></section></div>`,
  };
}

/** The series of the first example, whose latest value is the inflation rate on the home page. */
export const FIRST_SERIES = 'AU.CPI.MONTHLY.YOY';

function first(site: Site, reader: Reader | null, sample: DocsFacts['sample']): Html {
  const lines = [
    `export WATTLE_KEY=${reader?.key ?? NO_KEY}`,
    `curl ${site.absolute(`/v1/series/${FIRST_SERIES}/latest`)} \\`,
    '  -H "Authorization: Bearer $WATTLE_KEY"',
  ];
  return html`<div class="g2"><section><h2>Your first value</h2>${keyLine(site, reader, '/docs')}${codeSample(lines.join('\n'))}</section>${
    sample === null
      ? NOTHING
      : html`<section><h2>The response</h2><pre tabindex="0"><code>${JSON.stringify(sample, null, 2)}</code></pre></section>`
  }</div>`;
}

/** States which key the examples contain, and offers to show it. */
function keyLine(site: Site, reader: Reader | null, path: string): Html {
  if (reader === null)
    return html`<p class="s m"><a href="${site.href('/sign-in', { next: path })}">Sign in</a> to show your key in the examples. No key? <a href="${site.href('/register')}">Get one free</a>.</p>`;
  if (reader.key === null)
    return html`<p class="s m">Signed in as ${reader.email}. This account has no key. <a href="${site.href('/account')}#keys">Create a key</a>.</p>`;
  if (reader.isWhole) return html`<p class="s m">Signed in as ${reader.email}: the examples show your key. Do not share this page.</p>`;
  return html`<div class="row s m"><span>Signed in as ${reader.email}: the examples show the first characters of your key.</span>${postButton({ action: site.href(path), token: reader.formToken, label: 'Show the whole key' })}</div>`;
}

function results(site: Site, { q, guides, operations, series }: Found): Html {
  if (guides.length + operations.length + series.length === 0)
    return html`<div class="empty"><b>No results for “${q}”.</b>Try the <a href="${site.href('/search', { q })}">data search</a>.</div>`;
  return html`<section><h2>“${q}”</h2><ul class="list">${guides.map(
    ({ id, label, words }) => html`<li><a href="${site.href(`/docs/${id}`)}">${label}</a> <span class="s m">guide · ${words}</span></li>`,
  )}${operations.map(
    ({ name, summary, path }) => html`<li><a href="${site.href(path)}"><code>${name}</code></a> <span class="s m">${summary}</span></li>`,
  )}${series.map(
    ({ id, title }) =>
      html`<li><a href="${site.href(`/series/${id}`)}">${title}</a> <span class="s m">series · <code>${id}</code></span></li>`,
  )}</ul><p class="s"><a href="${site.href('/search', { q })}">Search all figures for these words</a></p></section>`;
}

interface GuideFacts {
  readonly reader: Reader | null;
  /** The link that the form created. Null if it needs a token, or if the guide has no form. */
  readonly link: SheetLink | null;
}

export function guidePage(site: Site, guide: Guide, markdown: string, { reader, link }: GuideFacts): PageContent {
  const path = `/docs/${guide.id}`;
  return {
    title: titleOf(markdown),
    description: ledeOf(markdown),
    section: 'docs',
    canonical: path,
    maxAgeSeconds: MAX_AGE_SECONDS,
    forms: [{ label: 'Markdown', href: site.href(`${path}.md`) }],
    body: html`<div class="side l"><aside>${guideNav(site, guide)}</aside><article class="prose guide"><p class="crumb"><a href="${site.href('/docs')}">Docs</a> › ${METHODS.some(({ id }) => id === guide.id) ? 'Methods' : 'Guides'}</p><h1>${titleOf(markdown)}</h1>${
      namesKey(markdown) && keyLine(site, reader, path)
    }${guideBody(site, markdown, reader?.key ?? NO_KEY, linkForm(site, path, reader, link))}<p class="row"><a class="btn sm" href="${site.href(`${path}.md`)}">As Markdown</a></p></article></div>`,
  };
}

const guideNav = (site: Site, here: Guide): Html =>
  html`<details class="fold"><summary class="btn sm">Guides</summary><nav class="s guides" aria-label="Guides"><p class="eyebrow">Guides</p><ul>${GUIDES.map(
    ({ id, label }) =>
      html`<li>${id === here.id ? html`<a href="${site.href(`/docs/${id}`)}" aria-current="page"><b>${label}</b></a>` : html`<a href="${site.href(`/docs/${id}`)}">${label}</a>`}</li>`,
  )}<li><a href="${site.href('/clients')}">Clients to install</a></li></ul></nav></details>`;

/** Returns the form for a spreadsheet link. It adds a token if the link needs one. */
function linkForm(site: Site, path: string, reader: Reader | null, link: SheetLink | null): Html {
  if (link !== null) return sheetLinkForm(site, path, link);
  if (reader === null)
    return html`<p class="card flat">The link needs one of your tokens. <a class="btn pri" href="${site.href('/sign-in', { next: path })}">Sign in and create a token</a></p>`;
  return html`<form class="card flat row end" method="post" action="${site.href('/account/tokens')}">${formToken(reader.formToken)}<input type="hidden" name="do" value="new"><input type="hidden" name="scope" value="csv">${field({ name: 'series', label: 'Series', value: EXAMPLE_SERIES })}<button class="btn act">Make my link</button></form>`;
}
