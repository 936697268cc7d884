/** The guides in order. */

import { Marked } from 'marked';
import { slug } from '../../../core/basic/text.ts';
import { Html, html } from '../../html.ts';
import { codeSample } from '../../parts/code-sample.ts';
import type { Site } from '../../site.ts';

export interface Guide {
  /** The id of the guide. Its path is `/docs/{id}`. */
  readonly id: string;
  readonly label: string;
  readonly words: string;
}

export const GUIDES: readonly Guide[] = [
  { id: 'spreadsheets', label: 'Spreadsheets', words: 'A link that updates the data in any spreadsheet' },
  { id: 'excel', label: 'Excel', words: 'Load a link, step by step, and Power Query' },
  { id: 'sheets', label: 'Google Sheets', words: 'One formula in one cell' },
  { id: 'python', label: 'Python', words: 'With the client, pandas or the standard library' },
  { id: 'r', label: 'R', words: 'With the package, read.csv, quantmod or rsdmx' },
  { id: 'javascript', label: 'JavaScript', words: 'Node, web pages and your own charts' },
  { id: 'command-line', label: 'Command line', words: 'Read and chart series in your terminal' },
  { id: 'grafana', label: 'Grafana', words: 'Show a series on a dashboard' },
  { id: 'embed', label: 'Embedding charts', words: 'Images, frames and public access tokens' },
  { id: 'webhooks', label: 'Webhooks', words: 'Signed messages when data change' },
  { id: 'vintages', label: 'Vintages', words: 'Values as published on a date, first releases, revisions' },
  { id: 'bulk', label: 'Parquet and bulk', words: 'All values and vintages as files, for DuckDB, polars and pandas' },
  { id: 'sdmx', label: 'SDMX', words: 'For SDMX clients and clients of the ABS Data API' },
  { id: 'agents', label: 'Agents', words: 'Tools for language models' },
  { id: 'operating', label: 'Operating', words: 'For site administrators: check, update and back up' },
  { id: 'errors', label: 'Errors', words: 'Every error code and how to fix it' },
];

/** A page that explains how values are calculated. `file` is its Markdown file in the program. */
interface Method extends Guide {
  readonly file: string;
}

export const METHODS: readonly Method[] = [
  { id: 'release-cards', label: 'Release cards', words: 'Headline, revision, contributions and forecast', file: 'docs/release-cards.md' },
  { id: 'forecasts', label: 'RBA forecasts', words: 'Forecasts, outcomes and errors', file: 'docs/forecasts.md' },
  {
    id: 'board-days',
    label: 'Cash rate decisions',
    words: 'Each decision with the figures known then',
    file: 'src/queries/economy/board-days/README.md',
  },
  {
    id: 'cpi-laboratory',
    label: 'CPI laboratory',
    words: 'Inflation by class, breadth and trimmed means',
    file: 'src/queries/economy/cpi-laboratory/README.md',
  },
  {
    id: 'desks',
    label: 'Calculators',
    words: 'Home loans, your own inflation, interest rate rules, GDP partials',
    file: 'src/queries/economy/desks/README.md',
  },
  { id: 'panels', label: 'Real-time panels', words: 'AUS-MD and AUS-QD, for forecasting models', file: 'docs/panels.md' },
  {
    id: 'figure-check',
    label: 'Figure check',
    words: 'How a figure in a sentence is compared with vintages',
    file: 'src/queries/economy/check/README.md',
  },
];

/** Guides and methods, each with the path `/docs/{id}`. */
export const DOCUMENTS: readonly Guide[] = [...GUIDES, ...METHODS];

/**
 * Returns the id of the method that a Markdown file describes. `href` is relative to another file. Returns null if this server does not
 * serve the file.
 */
function methodAt(href: string): string | null {
  const name = href.replace(/^(?:\.\.\/)+/, '');
  return METHODS.find(({ file }) => file === name || file === `docs/${name}`)?.id ?? null;
}

/** The address in the guides that is replaced with the address of this server. */
const ADDRESS = 'https://wattle.example.org';
const KEY = 'ak_…';
/** The comment in a guide that the form for a spreadsheet link replaces. */
export const LINK_FORM = '<!-- link-form -->';

/** Returns a guide as Markdown. Its links contain the address of the server. */
export const guideText = (site: Site, markdown: string): string =>
  markdown.replaceAll(ADDRESS, site.publicUrl).replaceAll(`${LINK_FORM}\n\n`, '').replaceAll('](/', `](${site.publicUrl}/`);

export const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

/** Returns the first paragraph without marks for emphasis or code. */
export const ledeOf = (markdown: string): string => (/^# .+\n\n(.+)$/m.exec(markdown)?.[1] ?? '').replace(/[*`]/g, '');

export const namesKey = (markdown: string): boolean => markdown.includes(KEY);

/**
 * Returns the body of a guide as HTML.
 * @param key text that replaces the key
 * @param linkForm form for guides that have one
 */
export function guideBody(site: Site, markdown: string, key: string, linkForm: Html): Html {
  const text = markdown
    .replace(/^# .+\n+/, '')
    .replaceAll(ADDRESS, site.publicUrl)
    .replaceAll(KEY, key);
  let tables = 0;
  const rendered = markedFor(site)
    .parse(text, { async: false })
    .replace('<p>', '<p class="lede m">')
    .replaceAll('<table>', () => {
      tables += 1;
      return `<div class="scroll fold-text guide" tabindex="0" role="region" aria-label="Table ${tables}"><table>`;
    })
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th>', '<th scope="col">')
    .replace(LINK_FORM, linkForm.text);
  return new Html(rendered);
}

/** Returns the Markdown renderer. Code looks the same as on other pages. Links start with the base path, and headings have anchors. */
const markedFor = (site: Site): Marked =>
  new Marked({
    gfm: true,
    renderer: {
      code: ({ text }) => codeSample(text).text,
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (!/^(?:\/|#|[a-z]+:)/.test(href)) {
          const method = methodAt(href);
          return method === null ? inner : html`<a href="${site.href(`/docs/${method}`)}">${new Html(inner)}</a>`.text;
        }
        return href.startsWith('/')
          ? html`<a href="${site.href(href)}">${new Html(inner)}</a>`.text
          : html`<a href="${href}" rel="noreferrer">${new Html(inner)}</a>`.text;
      },
      heading({ tokens, depth, text }) {
        const level = new Html(String(depth));
        return html`<h${level} id="${slug(text)}">${new Html(this.parser.parseInline(tokens))}</h${level}>`.text;
      },
    },
  });
