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

/** Lines above the header row, in its first column: what it is, in which units, from whom, released when, and whether it may be out of date. */
export function renderCsvNotes({ meta, columns }: Answer, safe: boolean): string {
  const { summary } = meta as { readonly summary?: { readonly title?: string; readonly units?: string } };
  const units = [...new Set(columns.flatMap(({ unit }) => unit || []))];
  const lines = [
    ...(summary?.title === undefined ? [] : [summary.title]),
    ...(units.length === 0 ? [] : [`Unit: ${units.slice(0, MOST_UNITS).join(', ')}`]),
    ...meta.sources.map((source) => `${source.attribution}${source.release_date === null ? '' : `, released ${source.release_date}`}`),
    ...(meta.next_release === null ? [] : [`Next release: ${meta.next_release}`]),
    ...(meta.stale ? [`May be out of date: ${meta.stale_reason ?? 'the source could not be checked'}`] : []),
    ...(meta.truncated ? [`${meta.row_count} of ${meta.total_rows} rows. The others follow at the address in the Link header.`] : []),
  ];
  return lines.map((line) => encodeCsvRow([safe ? guardFormula(`# ${line}`) : `# ${line}`])).join('');
}

const MOST_UNITS = 5;

const guardFormula = (cell: Cell): Cell => (typeof cell === 'string' && FORMULA_START.test(cell) ? `'${cell}` : cell);
