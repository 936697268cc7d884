/** The values of a dataset in long form: one value per row, latest first. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { JsonRows } from '../../../core/json-rows.ts';
import type { DatasetView } from '../../../queries/datasets/dataset-view.ts';
import { readDataset } from '../../../queries/datasets/read-dataset.ts';
import { type Html, html, type Piece } from '../../html.ts';
import type { WebContext } from '../../page.ts';
import { table } from '../../parts/table.ts';
import { dimensionWords } from '../../words/dimension-words.ts';
import { periodText } from '../../words/period-words.ts';

const PER_PAGE = '100';

interface LongRow {
  readonly period: string;
  readonly value: number | null;
  readonly unit?: string | null;
  readonly status?: string | null;
  readonly dimensions?: Readonly<Record<string, string | null>>;
}

interface LongRows {
  readonly view: DatasetView;
  readonly filters: URLSearchParams;
  readonly cursor: string | null;
  readonly href: (cursor: string) => string;
}

export async function longRows(
  { queries }: WebContext,
  dataset: TimeSeriesDataset,
  { view, filters, cursor, href }: LongRows,
): Promise<Html> {
  const requested = new URLSearchParams(filters);
  requested.set('limit', PER_PAGE);
  requested.set('order', 'desc');
  requested.set('shape', 'long');
  if (cursor !== null) requested.set('cursor', cursor);
  const answer = await readDataset(queries, dataset, requested);
  const rows = (answer.data instanceof JsonRows ? answer.data.toArray() : answer.data) as unknown as readonly LongRow[];
  const names = view.varying;
  const isMixed = view.units.length > 1;
  const hasStatus = rows.some(({ status }) => status !== null && status !== undefined);
  const shown = html`${rows.length.toLocaleString('en-AU')} of ${answer.meta.total_rows.toLocaleString('en-AU')} rows`;
  return html`${table({
    caption: 'Rows, latest first',
    id: 'table',
    prose: true,
    columns: [
      { title: 'Period', sorted: 'descending' },
      ...names.map((name) => ({ title: dimensionWords(name) })),
      { title: 'Value', numeric: true },
      ...(isMixed ? [{ title: 'Unit' }] : []),
      ...(hasStatus ? [{ title: 'Status' }] : []),
    ],
    rows: rows.map((row): readonly Piece[] => [
      periodText(row.period),
      ...names.map((name) => row.dimensions?.[name]),
      row.value === null
        ? html`<span class="m">not published</span>`
        : html`<data value="${row.value}">${row.value.toLocaleString('en-AU', { maximumFractionDigits: 10 })}</data>`,
      ...(isMixed ? [row.unit] : []),
      ...(hasStatus ? [row.status] : []),
    ]),
  })}<p class="row">${answer.next !== null && html`<a class="btn" href="${href(answer.next)}" rel="next">Next ${PER_PAGE}</a>`}<span class="s m">${shown}. The files show all dimensions of each row.</span></p>`;
}
