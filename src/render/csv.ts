/** An answer as CSV: RFC 4180 with a header row, the same rows as the JSON, nested members flattened. */
import { encodeCsvRow } from '../formats/csv.ts';
import type { Answer } from '../queries/answer.ts';
import { type Cell, datedTable, tableOf } from './table.ts';

/**
 * What a spreadsheet may run instead of showing: the signs that begin a formula, in the full width of East Asian fonts too, and anything
 * that does not show and that some programs drop before they look (blanks, breaks, a byte order mark).
 */
const FORMULA_START = /^[=+\-@＝＋－＠\p{White_Space}\p{Cc}\p{Cf}]/u;

/**
 * Columns as `tableOf` orders and heads them; a missing value is an empty cell.
 * @param options.dated adds the day on which each period ends, as the workbook of the same address has it
 * @param options.safe puts `'` before text that a spreadsheet would run as a formula; numbers are never touched
 */
export function renderCsv(answer: Answer, options: { safe: boolean; dated?: boolean }): string {
  const { headings, rows } = options.dated === true ? datedTable(answer) : tableOf(answer);
  const guard = options.safe ? guardFormula : (cell: Cell): Cell => cell;
  return [headings, ...rows].map((cells) => encodeCsvRow(cells.map(guard))).join('');
}

const guardFormula = (cell: Cell): Cell => (typeof cell === 'string' && FORMULA_START.test(cell) ? `'${cell}` : cell);
