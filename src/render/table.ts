/** The rows of an answer as a table: a heading for each column, nested members flattened. What CSV, workbooks and Parquet files are made of. */
import { isoDay, lastDay, parsePeriod } from '../core/period.ts';
import type { Answer } from '../queries/answer.ts';
import { rowsOf } from './envelope.ts';

export type Cell = string | number | boolean | null;

export interface Table {
  readonly headings: readonly string[];
  /** What the values of each column are in; null where nothing says it. */
  readonly units: readonly (string | null)[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Columns come in the order of `answer.columns`; `dimensions.region` is read from the nested member and headed `region`. A missing value
 * is null. A list of words is joined by `; `, any other list or object is its JSON.
 */
export function tableOf(answer: Answer): Table {
  const paths = answer.columns.map(({ name, exact }) => (exact ? [name] : name.split('.')));
  return {
    headings: headings(paths).map((heading, i) => answer.columns[i]?.heading ?? heading),
    units: answer.columns.map(({ unit }) => unit || null),
    rows: rowsOf(answer).map((row) => paths.map((path) => flat(memberAt(row, path)))),
  };
}

/**
 * The table with `date` after its columns, the last day of each period as series have it, where rows are by periods that are no days themselves.
 * For files: a month that is a text is on no axis of time.
 */
export function datedTable(answer: Answer): Table {
  const table = tableOf(answer);
  const { headings, units, rows } = table;
  if (headings[0] !== 'period' || headings.includes('date')) return table;
  const periods = rows.map(([cell]) => (typeof cell === 'string' ? parsePeriod(cell) : null));
  if (!periods.some((period) => period !== null && period.freq !== 'D')) return table;
  return {
    headings: [...headings, 'date'],
    units: [...units, null],
    rows: rows.map((row, i) => {
      const period = periods[i] ?? null;
      return [...row, period === null ? null : isoDay(lastDay(period))];
    }),
  };
}

/** The last word of each path, or all of them where two columns would otherwise have the same heading. */
function headings(paths: readonly (readonly string[])[]): string[] {
  const last = paths.map((path) => path.at(-1) ?? '');
  return paths.map((path, i) => {
    const heading = last[i] ?? '';
    return path.length > 1 && last.filter((other) => other === heading).length > 1 ? path.join('_') : heading;
  });
}

function memberAt(row: unknown, path: readonly string[]): unknown {
  let value = row;
  for (const name of path) value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return value;
}

function flat(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ');
  return JSON.stringify(value);
}
