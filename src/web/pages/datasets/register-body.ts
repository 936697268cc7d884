/** The rows of a register, with a search and facets. */
import { capitalised } from '../../../core/basic/text.ts';
import type { Column, RegisterDataset } from '../../../core/define-dataset.ts';
import { JsonRows } from '../../../core/json-rows.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import { readRegister } from '../../../queries/datasets/registers/read-register.ts';
import { type FacetRow, registerFacets } from '../../../queries/datasets/registers/register-facets.ts';
import { type Html, html, type Piece } from '../../html.ts';
import type { WebContext } from '../../page.ts';
import { facet, facetForm } from '../../parts/facets.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { grouped } from '../../words/grouped-digits.ts';
import { dayText } from '../../words/period-words.ts';

const PER_PAGE = '50';
/** The maximum length of a meaning that is shown as a chip. Longer meanings are shown as text. */
const LONGEST_CHIP = 20;
const LONGEST_CELL = 160;
const MOST_COLUMNS = 9;
const ABN = 'abn';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the body of the page.
 * @param path path of the page. Needed if it differs from the path of the dataset
 * @param hasSearch true if the body has a search field
 */
export async function registerBody(
  web: WebContext,
  register: RegisterDataset,
  filters: URLSearchParams,
  query: URLSearchParams,
  path = `/datasets/${register.source}/${register.id}`,
  hasSearch = true,
): Promise<Html> {
  const { site, queries } = web;
  const conditions = new URLSearchParams([...filters].filter(([name]) => name !== 'cursor'));
  const requested = new URLSearchParams(filters);
  requested.set('limit', PER_PAGE);
  const answer = await readRegister(queries, withAbn(register), requested);
  const facets = (await registerFacets(queries, register, conditions)).data as readonly FacetRow[];
  const narrowing = facetsOf(facets, conditions);
  const isNarrowable = narrowing.some(({ text }) => text !== '');
  const named = register.columns.find(({ match, hidden }) => match === 'words' && !hidden);
  const next = answer.next === null ? null : site.href(path, withCursor(query, answer.next));
  const downloads = !hasSearch && answer.meta.total_rows > 0 && html`<span class="push row">${rowFiles(site, register, conditions)}</span>`;
  return html`${hasSearch && named && searchForm(site.href(path), named, filters)}<div class="${isNarrowable && 'side l'}"><aside>${facetForm(
    {
      action: site.href(path),
      kept: Object.fromEntries([...conditions].filter(([name]) => !facets.some(({ column }) => column === name))),
      facets: narrowing,
    },
  )}</aside><div><div class="row gap"><span><b class="n">${answer.meta.total_rows.toLocaleString('en-AU')}</b> ${answer.meta.total_rows === 1 ? 'row' : 'rows'}</span>${downloads}</div>${rowsOf(site, register, answer)}${
    next !== null && html`<p><a class="btn" href="${next}" rel="next">Next ${PER_PAGE}</a></p>`
  }</div></div>`;
}

const rowFiles = (site: Site, { source, id }: RegisterDataset, conditions: URLSearchParams): readonly Html[] =>
  (['csv', 'json'] as const).map(
    (form) => html`<a class="btn sm" href="${site.href(`/d/${source}/${id}.${form}`, conditions)}">${form.toUpperCase()}</a>`,
  );

const searchForm = (action: string, column: Column, filters: URLSearchParams): Html =>
  html`<form class="row" role="search" action="${action}"><div class="find"><label class="vh" for="words">${column.description}</label><input class="bare" id="words" name="${column.name}" type="search" value="${filters.get(column.name) ?? ''}" placeholder="Words in the ${column.name.replaceAll('_', ' ')}"></div><button class="btn act">Search</button></form>`;

function withCursor(query: URLSearchParams, cursor: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('cursor', cursor);
  return next;
}

function facetsOf(rows: readonly FacetRow[], conditions: URLSearchParams): readonly Html[] {
  return [...new Set(rows.map(({ column }) => column))].map((column) => {
    const chosen = conditions.getAll(column).flatMap((text) => text.split(','));
    const words = column.replaceAll('_', ' ');
    return facet({
      name: column,
      label: capitalised(words),
      values: rows
        .filter((row) => row.column === column)
        .map(({ value, label, rows: count }) => ({
          value: value ?? '',
          label: label ?? value ?? 'Not provided',
          count,
          checked: chosen.includes(value ?? ''),
        })),
    });
  });
}

/** Returns the register with its hidden ABN column, because names link to the page of their ABN. */
const withAbn = (register: RegisterDataset): RegisterDataset => ({
  ...register,
  columns: register.columns.map(({ hidden, ...column }) => (hidden && column.name !== ABN ? { ...column, hidden } : column)),
});

function rowsOf(site: Site, register: RegisterDataset, answer: Answer): Html {
  const rows = (answer.data instanceof JsonRows ? answer.data.toArray() : answer.data) as readonly Row[];
  if (rows.length === 0) return html`<div class="empty"><b>No matches.</b> Try fewer words or remove a filter.</div>`;
  const columns = shownColumns(register, rows);
  return table({
    caption: `Rows in ${register.title}`,
    pinned: true,
    prose: true,
    stacked: 'run',
    columns: columns.map(({ name, type }) => ({ title: headOf(name), numeric: type === 'number' || type === 'integer' })),
    rows: rows.map((row) => columns.map((column) => linked(site, column, row, cellOf(column, row[column.name])))),
  });
}

/** Returns the columns to show, with the name first. Empty columns are only in files. So are columns for which there is no space. */
function shownColumns({ columns }: RegisterDataset, rows: readonly Row[]): readonly Column[] {
  const filled = columns.filter(({ hidden, name }) => !hidden && rows.some((row) => row[name] !== null && row[name] !== undefined));
  const first = filled.find(({ match }) => match === 'words');
  return [...(first ? [first] : []), ...filled.filter((column) => column !== first)].slice(0, MOST_COLUMNS);
}

const headOf = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.length <= 3 ? words.toUpperCase() : capitalised(words);
};

/** Links a name or ABN to the page of the ABN. Returns other cells unchanged. */
function linked(site: Site, { name, match }: Column, row: Row, cell: Piece): Piece {
  const abn = row[ABN];
  const isNamed = row[name] !== null && row[name] !== undefined && (match === 'words' || name === ABN);
  return isNamed && typeof abn === 'string' && /^\d{11}$/.test(abn) ? html`<a href="${site.href(`/abn/${abn}`)}">${cell}</a>` : cell;
}

function cellOf(column: Column, value: unknown): Piece {
  if (value === null || value === undefined) return html`<span class="m">–</span>`;
  if (column.type === 'date') return html`<span class="day-text">${dayText(String(value))}</span>`;
  if (column.type === 'boolean') return value === true ? 'yes' : 'no';
  if (typeof value === 'number') return html`<data value="${value}">${value.toLocaleString('en-AU')}</data>`;
  if (Array.isArray(value)) return value.join('; ');
  const text = String(value);
  const meaning = column.codes?.[text];
  if (meaning !== undefined) return meaning.length > LONGEST_CHIP ? meaning : html`<span class="chip">${meaning}</span>`;
  if (/^(acn|abn|arbn)$/.test(column.name)) return html`<code>${grouped(text)}</code>`;
  return text.length > LONGEST_CELL ? html`<details><summary>${text.slice(0, LONGEST_CELL)}…</summary>${text}</details>` : text;
}
