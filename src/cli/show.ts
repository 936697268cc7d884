/** Prints a response: rows, sources and notes. */
import { JsonRows } from '../core/json-rows.ts';
import { BASIS_WORDS } from '../core/observation.ts';
import type { SourceCitation } from '../queries/base/meta-shape.ts';
import type { Reading } from './reader/reader.ts';
import { sparkLine, type Terminal } from './terminal.ts';

/**
 * Prints a response.
 * @param columns columns of the table. The default is all columns
 */
export function show(terminal: Terminal, answer: Pick<Reading, 'data' | 'meta'>, columns?: readonly string[]): void {
  const data = answer.data instanceof JsonRows ? answer.data.toArray() : answer.data;
  if (terminal.form === 'table' && columns !== undefined && Array.isArray(data)) terminal.write(`${terminal.table(data, columns)}\n`);
  else terminal.print(data, { data, meta: ordered(answer.meta) });
  if (terminal.form !== 'table') return;
  const { meta } = answer;
  const lines = [
    ...sparks(data),
    ...meta.sources.map((source) => `${source.attribution}${released(source)} (${source.dataset_id})`),
    ...(meta.truncated ? [`${meta.row_count} of ${meta.total_rows} rows. --limit shows more`] : []),
    ...meta.notes,
  ];
  terminal.write(lines.map((l) => `${terminal.dim(l)}\n`).join(''));
  if (meta.stale) terminal.write(`${terminal.warn(`stale: ${meta.stale_reason ?? ''}`)}\n`);
}

type ListedSeries = Readonly<Record<string, unknown>> & { readonly latest?: { readonly period: string; readonly value: number } | null };

/** Prints a list of series, with the columns that identify a series, and its latest value. */
export function showSeries(terminal: Terminal, answer: Pick<Reading, 'data' | 'meta'>): void {
  const columns = ['id', 'title', 'units', 'frequency', 'period', 'value'];
  const data = (answer.data instanceof JsonRows ? answer.data.toArray() : answer.data) as readonly ListedSeries[];
  const rows = data.map(({ latest, ...row }) => ({ ...row, period: latest?.period, value: latest?.value }));
  show(terminal, terminal.form === 'table' ? { ...answer, data: rows } : answer, columns);
}

/** Returns `meta` with its members in the order of HTTP responses, so that both data sources print the same text. */
function ordered({ query, period, row_count, total_rows, truncated, sources, ...rest }: Reading['meta']): Reading['meta'] {
  return { query, period, row_count, total_rows, truncated, sources, ...rest };
}

/** Returns the release date, such as `, 2026-01-29`, and how it was determined if the file does not state it. */
function released(source: SourceCitation): string {
  if (source.release_date !== null) return `, ${source.release_date}${BASIS_WORDS[source.release_date_basis ?? 'stated']}`;
  return source.published_on_or_before === undefined ? '' : `, ${source.published_on_or_before}${BASIS_WORDS.upper_bound}`;
}

/** Returns the values of one series as a line of bars, with the lowest and highest value. */
function sparks(data: Reading['data']): readonly string[] {
  if (!Array.isArray(data)) return [];
  const values = (data as readonly Readonly<Record<string, unknown>>[]).map(({ period, value }) =>
    period === undefined ? undefined : value,
  );
  const numbers = values.filter((value) => typeof value === 'number');
  if (values.some((value) => typeof value !== 'number' && value !== null)) return [];
  const line = sparkLine(values.map((value) => (typeof value === 'number' ? value : null)));
  return line === null ? [] : [`${line}  ${Math.min(...numbers)} to ${Math.max(...numbers)}`];
}
