/** Damages a file with a table in any format. Changes cells and rows, and writes the file again. */
import { isDeepStrictEqual } from 'node:util';
import { read, utils, write } from '@e965/xlsx';

export type Cells = (string | number | boolean | null)[];

/** Finds the heading row, which is the last row with only words before the first row with a number or date. */
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

/** Splits a line at commas, except commas in quotes. */
const commaSeparated = (line: string): string[] => (line.includes('"') ? line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/) : line.split(','));

/** Changes text whose cells are separated by commas or tabs. Quoted cells stay whole. */
export function changedText(bytes: Uint8Array, change: Change): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const separator = SEPARATED.test(text.slice(0, 2000)) ? '\t' : ',';
  const cellsOf = (line: string): Cells => (separator === '\t' ? line.split('\t') : commaSeparated(line));
  const rows = change(text.split(end).map(cellsOf));
  const quoted = (cell: Cells[number]): string => (/^[^"]*,[^"]*$/.test(String(cell ?? '')) ? `"${cell}"` : String(cell ?? ''));
  return Buffer.from(rows.map((row) => (separator === ',' ? row.map(quoted) : row).join(separator)).join(end), 'latin1');
}

/**
 * Changes every sheet in a workbook. Returns the original bytes if no cell changes. The result is not compressed, because readers accept
 * both and compression would need most of the time.
 */
export function changedWorkbook(bytes: Uint8Array, change: Change): Uint8Array {
  const sheets = sheetsOf(bytes).map((sheet) => ({ ...sheet, changed: change(sheet.rows) }));
  if (sheets.every(({ rows, changed }) => changed === rows || isDeepStrictEqual(changed, rows))) return bytes;
  const book = utils.book_new();
  for (const { name, changed, formats, dates } of sheets) {
    const sheet = utils.aoa_to_sheet(changed.map((row) => [...row]));
    for (const [address, cell] of Object.entries(sheet)) {
      if (address.startsWith('!') || cell.t !== 'n') continue;
      // A moved date keeps its format. Other values take the format of their new cell.
      const format = dates.get(cell.v) ?? formats.get(address);
      if (format !== undefined) cell.z = format;
    }
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: false });
}

interface Sheet {
  readonly name: string;
  readonly rows: readonly Cells[];
  /** Number formats by address, and date formats by number. */
  readonly formats: ReadonlyMap<string, string>;
  readonly dates: ReadonlyMap<number, string>;
}

const known = new WeakMap<Uint8Array, readonly Sheet[]>();

/** Returns the sheets in a file, which is parsed once. */
function sheetsOf(bytes: Uint8Array): readonly Sheet[] {
  const before = known.get(bytes);
  if (before) return before;
  const book = read(bytes, { type: 'buffer', cellDates: false, cellNF: true, cellStyles: false });
  const sheets = book.SheetNames.map((name): Sheet => {
    const sheet = book.Sheets[name] ?? {};
    const formats = new Map<string, string>();
    const dates = new Map<number, string>();
    for (const [address, cell] of Object.entries(sheet as Record<string, { z?: string; t?: string; v?: unknown }>)) {
      if (address.startsWith('!') || typeof cell.z !== 'string') continue;
      // Words in a date column are not dates. For such a cell, the library would return no value.
      if (cell.t === 's') delete cell.z;
      if (cell.z === undefined) continue;
      formats.set(address, cell.z);
      if (cell.t === 'n' && typeof cell.v === 'number' && /[dy]/i.test(cell.z)) dates.set(cell.v, cell.z);
    }
    const rows = sheet['!ref'] ? utils.sheet_to_json<Cells>(sheet, { header: 1, raw: true, defval: null, blankrows: true }) : [];
    return { name, rows, formats, dates };
  });
  known.set(bytes, sheets);
  return sheets;
}
