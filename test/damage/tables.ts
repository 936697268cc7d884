/** Damages to a file that holds a table, whatever its format: what is in the cells and rows is changed, and the file written again. */
import { read, utils, write } from '@e965/xlsx';

export type Cells = (string | number | boolean | null)[];

/** Finds the row that names the columns: the last one of nothing but words before the first that holds a number or a date. */
export function headerOf(rows: readonly Cells[]): number {
  const filled = (row: Cells): number => row.filter((cell) => cell !== null && String(cell).trim() !== '').length;
  const isData = (row: Cells): boolean =>
    filled(row) >= 2 && row.some((cell) => typeof cell === 'number' || /^-?[\d.,/: -]*\d[\d.,/: -]*$/.test(String(cell ?? '').trim()));
  const first = rows.findIndex((row, i) => i > 0 && isData(row));
  for (let i = first - 1; i >= 0; i -= 1) if (filled(rows[i] ?? []) >= 2) return i;
  return -1;
}

type Change = (rows: readonly Cells[]) => readonly Cells[];

const SEPARATED = /\t/;

/** A text of lines, its cells separated by commas or tabs; quoted cells are left whole. */
export function changedText(bytes: Uint8Array, change: Change): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const separator = SEPARATED.test(text.slice(0, 2000)) ? '\t' : ',';
  const cellsOf = (line: string): Cells => (separator === '\t' ? line.split('\t') : line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  const rows = change(text.split(end).map(cellsOf));
  return Buffer.from(rows.map((row) => row.join(separator)).join(end), 'latin1');
}

/** Every sheet of a workbook. */
export function changedWorkbook(bytes: Uint8Array, change: Change): Uint8Array {
  const book = read(bytes, { type: 'buffer', cellDates: false, cellNF: true, cellStyles: false });
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    if (!sheet?.['!ref']) continue;
    const rows = utils.sheet_to_json<Cells>(sheet, { header: 1, raw: true, defval: null, blankrows: true });
    const formats = formatsOf(sheet);
    const changed = utils.aoa_to_sheet(change(rows).map((row) => [...row]));
    for (const [cell, format] of formats) if (changed[cell]?.t === 'n') changed[cell].z = format;
    book.Sheets[name] = changed;
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

const formatsOf = (sheet: Record<string, unknown>): readonly (readonly [string, string])[] =>
  Object.entries(sheet).flatMap(([address, cell]) => {
    const format = (cell as { z?: string }).z;
    return typeof format === 'string' && !address.startsWith('!') ? [[address, format] as const] : [];
  });
