/** Writes a response as CSV (RFC 4180), with a header row. Nested members become columns. */
import { keptPartOf } from '../core/json-rows.ts';
import { formatSydney } from '../core/sydney-time.ts';
import { encodeCsvRow } from '../formats/csv.ts';
import type { Answer } from '../queries/base/answer.ts';
import { sydneyWords } from './chart/calendar-words.ts';
import { rowsOf } from './envelope.ts';
import { manyRows, type Row, writtenInTurns } from './in-turns.ts';
import { type Cell, datedTable, hasDates, tableOf } from './table.ts';

/**
 * Matches the start of text that a spreadsheet may run as a formula. The first character can be a full-width sign. Spaces, line breaks or
 * a byte order mark can precede the sign.
 */
const FORMULA_START = /^[=+\-@＝＋－＠\p{White_Space}\p{Cc}\p{Cf}]/u;

/**
 * Writes a response as UTF-8. The cell of a missing value is empty.
 * @param options.dated adds the last day of each period, as in workbooks
 * @param options.safe adds `'` to the start of text that could run as a formula, but not to numbers
 */
export function renderCsv(answer: Answer, options: CsvOptions): Buffer {
  const part = keptPartOf(answer.data);
  // A line depends only on its row, the columns and the options. Cached lines can therefore be reused.
  const form = JSON.stringify([options.safe, options.dated === true, answer.columns.map(({ name }) => name)]);
  if (part !== undefined) {
    const [head = ''] = linesOf({ ...answer, data: rowsOf(answer).slice(0, 1) }, options);
    return Buffer.concat([Buffer.from(head), part.bytes(form, (rows) => linesOf({ ...answer, data: rows }, options).slice(1))]);
  }
  return Buffer.from(linesOf(answer, options).join(''));
}

interface CsvOptions {
  readonly safe: boolean;
  readonly dated?: boolean;
}

/** Prepares a CSV in parts. Its columns are found from the rows in `answer`. */
export async function csvInParts(
  answer: Answer,
  { safe, dated = false }: CsvOptions,
): Promise<{ readonly head: string; readonly lines: (rows: readonly Row[]) => string }> {
  const isDated = dated && (await hasDates(answer));
  const of = (data: readonly Row[]): readonly string[] => linesOf({ ...answer, data }, { safe, dated, isDated });
  return { head: of([]).join(''), lines: (rows) => of(rows).slice(1).join('') };
}

/** Writes a response like `renderCsv`. Other requests are served while a long response is written. */
export async function csvInTurns(answer: Answer, options: CsvOptions): Promise<Buffer> {
  const rows = manyRows(answer);
  if (rows === null) return renderCsv(answer, options);
  const { head, lines } = await csvInParts(answer, options);
  return Buffer.concat([Buffer.from(head), await writtenInTurns(rows, lines)]);
}

function linesOf(answer: Answer, options: { safe: boolean; dated?: boolean; isDated?: boolean }): readonly string[] {
  const { headings, rows } = options.dated === true ? datedTable(answer, options.isDated) : tableOf(answer);
  const guard = options.safe ? guardFormula : (cell: Cell): Cell => cell;
  return [headings, ...rows].map((cells) => encodeCsvRow(cells.map(guard)));
}

/** Writes comment lines for the top of the file. They contain the title, units, source, release date, and whether the data are current. */
export function renderCsvNotes({ meta, columns }: Answer, safe: boolean): string {
  const { summary } = meta as { readonly summary?: { readonly title?: string; readonly units?: string } };
  const units = [...new Set(columns.flatMap(({ unit }) => unit || []))];
  const lines = [
    ...(summary?.title === undefined ? [] : [summary.title]),
    ...(units.length === 0 ? [] : [`Unit: ${units.slice(0, MOST_UNITS).join(', ')}`]),
    ...meta.sources.map((source) => `${source.attribution}${source.release_date === null ? '' : `, released ${source.release_date}`}`),
    ...(meta.next_release === null ? [] : [`Next release: ${sydneyWords(formatSydney(Date.parse(meta.next_release)))}, Sydney time`]),
    ...(meta.stale ? [`May be out of date: ${meta.stale_reason ?? 'the agency could not be checked'}`] : []),
    ...(meta.truncated ? [`${meta.row_count} of ${meta.total_rows} rows. The next rows are at the URL in the Link header.`] : []),
  ];
  return lines.map((line) => encodeCsvRow([safe ? guardFormula(`# ${line}`) : `# ${line}`])).join('');
}

const MOST_UNITS = 5;

const guardFormula = (cell: Cell): Cell => (typeof cell === 'string' && FORMULA_START.test(cell) ? `'${cell}` : cell);
