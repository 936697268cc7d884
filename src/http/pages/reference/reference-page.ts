/** The API reference, made from the OpenAPI document. It works without script. */
import { ERROR_CODES } from '../../../core/errors.ts';
import { type Html, html } from '../../../web/html.ts';
import { MARK } from '../../../web/mark.ts';
import { SECTIONS } from '../../../web/shell.ts';
import { headingOf, type Tag } from '../../base/endpoint.ts';
import type { OpenApiDocument } from '../../describe/openapi-document.ts';
import { breakable, eventSection, type Listed, operationSection, type Surroundings, verb } from './operation-section.ts';
import { inline, paragraphs } from './prose.ts';
import { fieldList, fieldsOf } from './schema-words.ts';

export const REFERENCE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SCHEMAS = 'schemas';

const slugOf = (tag: Tag): string => tag.toLowerCase();

export const subjectsOf = (document: OpenApiDocument): readonly string[] => [...document.tags.map(({ name }) => slugOf(name)), SCHEMAS];

export function referenceOverview(document: OpenApiDocument): string {
  const around = surroundingsOf(document);
  const { base } = around;
  const { components, info, tags } = document;
  const subjects = tags.flatMap(({ name }) => subjectOf(document, slugOf(name)) ?? []);
  const count = subjects.reduce((sum, { listed }) => sum + listed.length, 0);
  return frame('API reference', around, null, [
    html`<h1>API reference</h1><div class="prose">${paragraphs(info.description, base)}
<p>For programs: <a href="${base}/openapi.json">openapi.json</a>. For language models: <a href="${base}/llms.txt">llms.txt</a>.</p></div>
<form class="find" role="search" data-filter hidden><label class="vh" for="q">Filter operations</label><input id="q" type="search" placeholder="Filter ${count} operations" autocomplete="off"><p class="s m" role="status"></p></form>
${subjects.map(
  (
    subject,
  ) => html`<section class="list" data-list><details class="part-of"><summary><h2>${subject.name}</h2><p class="m">${subject.description}</p><span class="s m count">${subject.listed.length}</span></summary>
<ul>${subject.listed.map((one) => overviewRow(one, addressOf(one, subject, around)))}</ul></details></section>
`,
)}
${about(
  'credentials',
  'Credentials',
  html`<dl class="fields">${Object.entries(components.securitySchemes).map(
    ([, { description, type, scheme, name }]) =>
      html`<div><dt><code>${scheme === 'bearer' ? 'Authorization' : (name ?? type)}</code></dt><dd><p>${inline(description, base)}</p></dd></div>`,
  )}</dl>`,
)}
${about(
  'headers',
  'Response headers',
  fieldList(
    Object.entries(components.headers).map(([name, { description, schema }]) => ({ name, schema, description, required: false })),
    base,
  ),
)}
${about(
  'errors',
  'Errors',
  html`<p>All errors have the structure <a href="${base}/docs/api/schemas#Problem">Problem</a>. The meaning of a <code>code</code> never changes.</p>
<dl class="fields">${Object.entries(ERROR_CODES).map(
    ([code, { status, retriable, title }]) =>
      html`<div><dt><a href="${base}/docs/errors/${code}"><code>${code}</code></a></dt><dd><p>${title}.</p><p class="s m">Status ${status}${retriable ? ', can be retried' : ''}.</p></dd></div>`,
  )}</dl>`,
)}
<script src="${base}/docs/assets/reference.js" defer></script>`,
  ]);
}

/** Returns a section that is folded at first. */
const about = (id: string, title: string, body: Html): Html =>
  html`<section id="${id}"><details class="part-of"><summary><h2>${title}</h2></summary>${body}</details></section>`;

function overviewRow({ method, path, operation }: Listed, address: string): Html {
  const { operationId, summary, parameters } = operation;
  const names = parameters.map(({ name }) => name).join(' ');
  return html`<li data-words="${operationId} ${names}"><a href="${address}">${verb(method)} <code>${breakable(path)}</code> <span>${summary}</span></a></li>
`;
}

/** Returns the page of a subject, or null if the subject does not exist. */
export function referenceSubject(document: OpenApiDocument, slug: string): string | null {
  const around = surroundingsOf(document);
  if (slug === SCHEMAS) return schemasPage(around);
  const subject = subjectOf(document, slug);
  if (subject === null) return null;
  const { name, description, listed } = subject;
  const events = name === 'Webhooks' ? Object.entries(document.webhooks) : [];
  const entries = [...entriesOf(subject, around), ...events.map(([type]) => ({ address: `#event-${type}`, text: type }))];
  const rows = html`<section class="list"><ul>${listed.map((one) => overviewRow(one, addressOf(one, subject, around)))}</ul></section>`;
  return frame(`${name}: API reference`, around, { slug, entries }, [
    html`<h1>${name}</h1><p class="lead m">${description}</p>`,
    rows,
    ...(events.length === 0 ? [] : [html`<h2 class="events">Events</h2>`]),
    ...events.map(([type, { post }]) => eventSection(type, post, around)),
  ]);
}

/** Returns the page of an operation, or null if the operation does not exist. */
export function referenceOperation(document: OpenApiDocument, slug: string, operationId: string): string | null {
  const around = surroundingsOf(document);
  const subject = subjectOf(document, slug);
  const one = subject?.listed.find(({ operation }) => operation.operationId === operationId);
  if (!subject || !one) return null;
  return frame(`${one.operation.summary}: API reference`, around, { slug, entries: entriesOf(subject, around) }, [
    html`<p class="s m"><a href="${around.base}/docs/api">API reference</a> › <a href="${around.base}/docs/api/${slug}">${subject.name}</a></p>`,
    operationSection(one, around),
  ]);
}

interface Subject {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly listed: readonly Listed[];
}

function subjectOf(document: OpenApiDocument, slug: string): Subject | null {
  const tag = document.tags.find(({ name }) => slugOf(name) === slug);
  if (tag === undefined) return null;
  return {
    ...tag,
    name: headingOf(tag.name),
    slug,
    listed: operationsOf(document).filter(({ operation }) => operation.tags.includes(tag.name)),
  };
}

const addressOf = ({ operation: { operationId } }: Listed, subject: Subject, { base }: Surroundings): string =>
  `${base}/docs/api/${subject.slug}/${operationId}`;

const entriesOf = (subject: Subject, around: Surroundings): Here['entries'] =>
  subject.listed.map((one) => ({ address: addressOf(one, subject, around), text: one.operation.summary }));

function schemasPage(around: Surroundings): string {
  const schemas = Object.entries(around.document.components.schemas);
  const sections = schemas.map(([name, schema]) => {
    const { description = '' } = schema as { description?: string };
    return html`<section class="op" id="${name}"><header><h2><code>${name}</code> <a class="hash" href="#${name}" aria-label="Link to ${name}">#</a></h2></header><div class="says">${
      description === '' ? '' : html`<p>${inline(description, around.base)}</p>`
    }${fieldList(fieldsOf(schema), around.base)}</div></section>
`;
  });
  const entries = schemas.map(([name]) => ({ address: `#${name}`, text: name }));
  return frame('Schemas: API reference', around, { slug: SCHEMAS, entries }, [
    html`<h1>Schemas</h1><p class="lead m">Types of responses and bodies.</p>`,
    ...sections,
  ]);
}

/** Returns the operations in the order of the document, each with its aliases. */
function operationsOf(document: OpenApiDocument): readonly Listed[] {
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return all
    .filter(({ operation }) => operation.deprecated !== true)
    .map((one) => ({
      ...one,
      aliases: all
        .filter(({ method, operation }) => method === one.method && operation.operationId.startsWith(`${one.operation.operationId}_alias_`))
        .map(({ path }) => path),
    }));
}

function surroundingsOf(document: OpenApiDocument): Surroundings {
  const { pathname } = new URL(document.servers[0]?.url ?? 'http://localhost');
  return { document, base: pathname.replace(/\/$/, '') };
}

/** The current page in the list of pages, and the links to its sections. */
interface Here {
  readonly slug: string;
  readonly entries: readonly { readonly address: string; readonly text: string }[];
}

function sideList({ document, base }: Surroundings, here: Here | null): Html {
  const subjects = [...document.tags.map(({ name }) => [slugOf(name), headingOf(name)] as const), [SCHEMAS, 'Schemas'] as const];
  const entry = (slug: string, name: string): Html =>
    html`<li><a href="${base}/docs/api/${slug}"${slug === here?.slug ? html` aria-current="page"` : ''}>${name}</a></li>`;
  const entries = here === null ? [] : here.entries;
  return html`<nav aria-label="Reference"><ul class="subjects"><li><a href="${base}/docs/api"${here === null ? html` aria-current="page"` : ''}>Overview</a></li>${subjects.map(
    ([slug, name]) => entry(slug, name),
  )}</ul>${entries.length === 0 ? '' : html`<details class="fold"><summary>On this page</summary><ul class="here">${entries.map(({ address, text }) => html`<li><a href="${address}">${text}</a></li>`)}</ul></details>`}</nav>`;
}

const frame = (title: string, around: Surroundings, here: Here | null, body: readonly Html[]): string => {
  const { base, document } = around;
  return html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Wattle</title><link rel="icon" href="${base}/favicon.svg" type="image/svg+xml"><script src="${base}/docs/assets/theme.js"></script><link rel="stylesheet" href="${base}/docs/assets/reference.css"></head>
<body><a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="wrap"><a class="brand" href="${base}/">${MARK}Wattle</a><form class="site" role="search" action="${base}/search"><label class="vh" for="site-q">Search series, datasets, indicators and releases</label><input id="site-q" name="q" type="search" placeholder="Search data, companies, places" autocomplete="off"></form><nav aria-label="Main">${SECTIONS.map(
    ({ section, label, path }) => html`<a href="${base}${path}"${section === 'docs' && html` aria-current="true"`}>${label}</a>`,
  )}<a href="${base}/account">Account</a></nav></div></header>
<div class="wrap side l"><aside>${sideList(around, here)}</aside><main id="main">${body}</main></div>
<footer class="foot"><div class="wrap"><span>Wattle API ${document.info.version}</span><a href="${base}/openapi.json">OpenAPI</a><a href="${base}/docs">Docs</a><a href="${base}/docs/errors">Errors</a><a href="${base}/status">Status</a></div></footer>
</body></html>
`.text;
};
