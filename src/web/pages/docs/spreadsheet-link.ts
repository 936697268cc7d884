import { findSeries, nearestSeries } from '../../../catalogue/series.ts';
import { readBound } from '../../../core/calendar/period-spellings.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { seriesWith } from '../../../queries/search/catalogue-search.ts';
import { readSeries } from '../../../queries/series/resolve-series.ts';
import { type Cell, tableOf } from '../../../render/table.ts';
import { type Html, html, NOTHING, type Piece } from '../../html.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { field } from '../../parts/form.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';

/** Query parameters of the form. `start_period` has the same format as in the API. */
export const LINK_QUERY = ['series', 'start_period'] as const;

export const EXAMPLE_SERIES = 'AU.CPI.YOY';
const EXAMPLE_START = '2010';
const NEAR_SHOWN = 5;
const LONGEST = 100;
/** The number of first rows that the table shows. The last row follows them. */
const FIRST_ROWS = 3;
const COLUMNS = 4;

export interface SheetLink {
  readonly series: string;
  readonly start: string;
  /** The series, or null if no series has the id. */
  readonly handle: SeriesHandle | null;
  /** Suggestions if no series has the id. */
  readonly near: readonly SeriesHandle[];
  /** The reason why the start is invalid. Null if it is valid. */
  readonly startFault: string | null;
  readonly sheet: Sheet | null;
  /** The reason why there is no spreadsheet link for the series. Null if there is one. */
  readonly refusal: string | null;
}

interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Makes the link for a request. If the request names no series, makes the link of an example. */
export async function sheetLink(ctx: QueryContext, query: URLSearchParams): Promise<SheetLink> {
  const isRequested = query.has('series');
  const series = (query.get('series') ?? EXAMPLE_SERIES).trim().slice(0, LONGEST);
  const start = (query.get('start_period') ?? (isRequested ? '' : EXAMPLE_START)).trim().slice(0, LONGEST);
  const handle = findSeries(series);
  const startFault = start === '' || readBound(start) !== null ? null : 'Unknown period. Enter a year, 2010-Q1, 2010-01 or a date.';
  const near = handle === null && series !== '' ? meantBy(series).slice(0, NEAR_SHOWN) : [];
  const none = { series, start, handle, near, startFault, sheet: null, refusal: null };
  if (handle === null || startFault !== null) return none;
  try {
    const answer = await readSeries(ctx, handle, new URLSearchParams(start === '' ? {} : { start_period: start }));
    return { ...none, sheet: tableOf(answer) };
  } catch (error) {
    if (error instanceof WattleError) return { ...none, refusal: error.message };
    throw error;
  }
}

const isId = (text: string): boolean => /^AU\./i.test(text);

/** Returns series with a similar id or with the same words. */
function meantBy(series: string): readonly SeriesHandle[] {
  if (!isId(series)) return seriesWith(series);
  return nearestSeries(series).flatMap((id) => findSeries(id) ?? []);
}

export function sheetLinkForm(site: Site, path: string, link: SheetLink): Html {
  const { series, start, handle, startFault } = link;
  const seriesFault = handle !== null ? null : faultOf(link);
  return html`<form class="card flat row end" action="${site.href(path)}">${field({ name: 'series', label: 'Series', value: handle?.id ?? series, fault: seriesFault, maxlength: LONGEST })}${field({ name: 'start', label: 'From', value: start, fault: startFault, maxlength: LONGEST })}<button class="btn pri">Make my link</button></form>${
    handle === null ? mayBeMeant(site, path, link) : startFault === null ? made(site, link, handle) : NOTHING
  }`;
}

/** Returns the fault in the series field. Returns null if its words match a series. */
function faultOf({ series, near }: SheetLink): string | null {
  if (series === '') return 'Enter an id, or words such as unemployment victoria.';
  return near.length === 0 || isId(series) ? `Unknown series: ${quoted(series)}.` : null;
}

const mayBeMeant = (site: Site, path: string, { series, start, near }: SheetLink): Html =>
  series === ''
    ? NOTHING
    : near.length === 0
      ? html`<p class="s">No results. Try the <a href="${site.href('/search', { q: series })}">data search</a>.</p>`
      : html`<p class="s">${isId(series) ? 'Did you mean one of these?' : 'Choose a series'}</p><ul class="list s">${near.map(
          ({ id, title }) => html`<li><a href="${site.href(path, { series: id, start })}">${title}</a> <code>${id}</code></li>`,
        )}</ul>`;

function made(site: Site, { start, sheet, refusal }: SheetLink, { id, title }: SeriesHandle): Html {
  const address = site.absolute(`/s/${id}.csv`, { start });
  return html`<section id="link"><p class="s">${title}: <a href="${site.href(`/series/${id}`, { start })}">its page</a>. In a cell of Google Sheets:</p>${codeSample(`=IMPORTDATA("${address}")`)}<p class="s">In Excel, select Data, From Web. In LibreOffice, select Sheet, External Links:</p>${codeSample(address)}${
    sheet === null ? html`<p class="s m">${refusal}</p>` : sheetTable(sheet)
  }</section>`;
}

/** Returns the first rows and the last row of the table in the spreadsheet. */
function sheetTable({ headings, rows }: Sheet): Html {
  const shown = headings.slice(0, COLUMNS);
  const isNumeric = (column: number): boolean => rows.some((row) => typeof row[column] === 'number');
  const line = (number: number | string, cells: readonly Piece[]): readonly Piece[] => [html`<span class="m">${number}</span>`, ...cells];
  const cellsOf = (row: readonly Cell[]): readonly Piece[] => shown.map((_, i) => textOf(row[i] ?? null));
  const first = rows.slice(0, FIRST_ROWS);
  const last = rows.length > first.length ? rows.at(-1) : undefined;
  return table({
    caption: 'Result in the sheet',
    columns: [{ title: '' }, ...shown.map((_, i) => ({ title: String.fromCharCode(65 + i), numeric: isNumeric(i) }))],
    rows: [
      line(1, shown),
      ...first.map((row, i) => line(i + 2, cellsOf(row))),
      ...(rows.length > first.length + 1
        ? [
            line(
              '…',
              shown.map(() => '…'),
            ),
          ]
        : []),
      ...(last === undefined ? [] : [line(rows.length + 1, cellsOf(last))]),
    ],
  });
}

const textOf = (cell: Cell): Piece => (cell === null ? '' : String(cell));
