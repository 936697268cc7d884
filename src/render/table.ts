/** Converts rows to a table. CSV, workbooks and Parquet use it. Nested members become columns. */
import { at } from '../core/assert.ts';
import { isoDay, lastDay, parsePeriod } from '../core/period.ts';
import type { Answer } from '../queries/base/answer.ts';
import { rowsOf } from './envelope.ts';
import { rowsInTurns } from './in-turns.ts';

export type Cell = string | number | boolean | null;

export interface Table {
  readonly headings: readonly string[];
  readonly units: readonly (string | null)[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Converts a response to a table with the columns of `answer.columns`. The heading for `dimensions.region` is `region`.
 * Missing values are null. Words of a list are joined by `; `. Other lists are written as JSON.
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
 * Adds the column `date` with the last day of each period. Without it, programs could not place text such as `2026-06` on a time axis.
 * Tables of daily values do not need the column.
 * @param isDated for a part of a table: true if the whole table has the column
 */
export function datedTable(answer: Answer, isDated?: boolean): Table {
  const table = tableOf(answer);
  const { headings, units, rows } = table;
  if (headings[0] !== 'period' || headings.includes('date')) return table;
  const periods = rows.map(([cell]) => (typeof cell === 'string' ? parsePeriod(cell) : null));
  if (!(isDated ?? periods.some((period) => period !== null && period.freq !== 'D'))) return table;
  return {
    headings: [...headings, 'date'],
    units: [...units, null],
    rows: rows.map((row, i) => {
      const period = periods[i] ?? null;
      return [...row, period === null ? null : isoDay(lastDay(period))];
    }),
  };
}

/** Returns true if the table has a column for the last day of each period. Checks a long table in parts. */
export async function hasDates(answer: Answer): Promise<boolean> {
  for await (const data of rowsInTurns(rowsOf(answer))) {
    const part = { ...answer, data };
    if (datedTable(part).headings.length > tableOf(part).headings.length) return true;
  }
  return false;
}

/** Returns the last part of each path. If several paths end with the same part, returns their whole paths. */
function headings(paths: readonly (readonly string[])[]): string[] {
  const last = paths.map((path) => at(path, -1));
  return paths.map((path, i) => {
    const heading = at(last, i);
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
