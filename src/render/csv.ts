/** An answer as CSV: RFC 4180 with a header row, the same rows as the JSON, nested members flattened. */
import { encodeCsvRow } from '../formats/csv.ts';
import type { Answer } from '../queries/answer.ts';
import { rowsOf } from './envelope.ts';

type Cell = string | number | boolean | null;

/**
 * What a spreadsheet may run instead of showing: the signs that begin a formula, in the full width of East Asian fonts too, and anything
 * that does not show and that some programs drop before they look (blanks, breaks, a byte order mark).
 */
const FORMULA_START = /^[=+\-@＝＋－＠\p{White_Space}\p{Cc}\p{Cf}]/u;

/**
 * Columns come in the order of `answer.columns`; `dimensions.region` is read from the nested member and headed `region`. A missing value
 * is an empty cell. A list of words is joined by `; `, any other list or object is its JSON.
 * @param options.safe puts `'` before text that a spreadsheet would run as a formula; numbers are never touched
 */
export function renderCsv(answer: Answer, options: { safe: boolean }): string {
  const paths = answer.columns.map(({ name, exact }) => (exact ? [name] : name.split('.')));
  const guard = options.safe ? guardFormula : (cell: Cell): Cell => cell;
  const lines = [encodeCsvRow(headings(paths).map(guard))];
  for (const row of rowsOf(answer)) lines.push(encodeCsvRow(paths.map((path) => guard(flat(memberAt(row, path))))));
  return lines.join('');
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

const guardFormula = (cell: Cell): Cell => (typeof cell === 'string' && FORMULA_START.test(cell) ? `'${cell}` : cell);
