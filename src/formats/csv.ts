/**
 * Reads text separated by commas or tabs, as a whole or as a stream. Writes text as in RFC 4180.
 *
 *   record   cell *(delimiter cell) (LF / CRLF / CR / end)
 *   cell     anything without delimiter or line end, or quoted: `"a ""b"", c"`; a quote inside an unquoted cell is text
 *
 * No library is used, because some agencies mix line ends in one file, some never quote, and every error must name its row. A blank line is
 * a row with one empty cell, so that row numbers are line numbers.
 */
import { at } from '../core/assert.ts';
import { WattleError } from '../core/errors.ts';
import { footnoteIn } from './remarks.ts';
import { type FileKind, kindWords, looksLikeHtml, sniffKind } from './sniff.ts';
import { decodeText, type TextEncodingName, TextStream } from './text.ts';

export type Delimiter = ',' | '\t';

export interface CsvOptions {
  /** The cell separator. The default `auto` reads the first line with a comma or tab, and uses the more frequent of the two. */
  readonly delimiter?: Delimiter | 'auto';
  /** False for registers without quotes. A `"` is then part of the text. */
  readonly quotes?: boolean;
}

interface CsvTable {
  /** The cells as in the file. Rows may differ in length. Blank lines are included. */
  readonly rows: readonly (readonly string[])[];
  readonly encoding: TextEncodingName;
  readonly delimiter: Delimiter;
  /** True if a line end follows the last record. */
  readonly isEnded: boolean;
}

const SNIFFED_CHARACTERS = 16_384;
/** Number of bytes for detecting the kind of file. A first chunk may be shorter. */
const ENOUGH_TO_TELL = 64;
/** The maximum length of a record, in characters. A longer record has a quote that is not closed. */
const MAX_RECORD_CHARACTERS = 4 * 1024 * 1024;

/** The maximum length of a cell, in characters. Workbooks have the same limit. */
const MAX_CELL_CHARACTERS = 32_767;

const QUOTE = 34;
const LF = 10;
const CR = 13;

/**
 * Reads a whole table. A string is treated as UTF-8. Throws PARSE_ENCODING for bytes that cannot be decoded and for binary files. Throws
 * PARSE_LAYOUT for a web page, workbook or archive, and for a quote that is not closed. Errors have the row number.
 */
export function parseCsv(input: Uint8Array | string, options: CsvOptions = {}): CsvTable {
  if (typeof input !== 'string') refuseOtherKind(input);
  const { text, encoding } =
    typeof input === 'string' ? { text: input.replace(/^\ufeff/, ''), encoding: 'utf-8' as const } : decodeText(input);
  refusePage(text);
  const delimiter = delimiterOf(text, options);
  const rows = new Splitter(delimiter, options.quotes ?? true).push(text, true);
  return { rows, encoding, delimiter, isEnded: /[\r\n]$/.test(text) };
}

/** Returns true if the last row is a footnote. The values above are then complete, even without a final line end. */
const isEndedByWords = ({ rows }: CsvTable): boolean => footnoteIn(rows.at(-1) ?? []) !== null;

/**
 * Refuses a table whose text ends within a row, because the last cell may be incomplete. Rows may have different lengths. Throws
 * PARSE_LAYOUT with the row number.
 */
export function refuseBrokenOff(table: CsvTable, columns: number): void {
  const { rows, isEnded } = table;
  const last = rows.at(-1) ?? [];
  if (isEnded || isEndedByWords(table) || last.length >= columns || (last.at(-1) ?? '').trim() === '') return;
  throw new WattleError('PARSE_LAYOUT', 'The file ends in the middle of its last row.', {
    at: { row: rows.length, value: last.join(',').slice(0, 80) },
  });
}

/**
 * If the text ends within a row, removes the last cell, which may be incomplete, and returns a note. Only for tables in which each row is a
 * separate record.
 */
export function withoutBrokenCell(
  table: CsvTable,
  columns: number,
): { readonly rows: CsvTable['rows']; readonly notes: readonly string[] } {
  const { rows, isEnded } = table;
  const last = rows.at(-1) ?? [];
  if (isEnded || last.length >= columns) return { rows, notes: [] };
  const note = `The file ends within row ${rows.length}. The last cell, in column ${last.length}, may be cut off and is not read.`;
  return { rows: [...rows.slice(0, -1), last.slice(0, -1)], notes: [note] };
}

/** How many values are compared with the last value by their decimals, and how many rows are compared by their length. */
const FIGURES_ABOVE = 3;

const digitsBehindPoint = (cell: string): number | null => {
  const m = /^[+-]?\d*\.(\d+)$/.exec(cell.trim());
  return m ? at(m, 1).length : null;
};

/**
 * Refuses a table that may be cut off although its last cell looks complete. A final line end or footnote proves that the table is
 * complete. Otherwise the last value must have as many decimals as the three values above it. If the last cell is empty, the rows above
 * must not have values in later columns. Throws PARSE_LAYOUT with the row number.
 */
export function refuseCutFigure(table: CsvTable): void {
  const { rows, isEnded } = table;
  const last = rows.at(-1) ?? [];
  const cell = (last.at(-1) ?? '').trim();
  if (isEnded || isEndedByWords(table)) return;
  if (cell === '') {
    if (last.length > 1) refuseCutRow(rows, last);
    return;
  }
  const above = rows.slice(0, -1).flatMap((row) => digitsBehindPoint(row[last.length - 1] ?? '') ?? []);
  const digits = above.slice(-FIGURES_ABOVE);
  if (digits.length === FIGURES_ABOVE && digits.every((count) => count === digitsBehindPoint(cell))) return;
  throw new WattleError('PARSE_LAYOUT', 'The file has no line break after its last figure, so the figure may be cut off.', {
    at: { row: rows.length, column: String(last.length), value: cell.slice(0, 80) },
  });
}

/**
 * Refuses a table whose last row ends with an empty cell, if a row above has values in later columns. Quarterly values among monthly
 * values are an example. Throws PARSE_LAYOUT.
 */
function refuseCutRow(rows: CsvTable['rows'], last: readonly string[]): void {
  const above = rows.slice(0, -1).slice(-FIGURES_ABOVE);
  const isFilled = (cell: string): boolean => cell.trim() !== '';
  if (!last.some(isFilled) || !above.some((row) => row.slice(last.length - 1).some(isFilled))) return;
  throw new WattleError('PARSE_LAYOUT', 'The file has no line break after its last row, so its last figures may be missing.', {
    at: { row: rows.length, column: String(last.length), value: last.join(',').slice(0, 80) },
  });
}

/** Yields rows from chunks, in constant memory. Chunks may end anywhere. Throws the same errors as parseCsv. */
export async function* streamCsv(chunks: AsyncIterable<Uint8Array>, options: CsvOptions = {}): AsyncIterable<readonly string[]> {
  const decoder = new TextStream();
  let head = '';
  let splitter: Splitter | null = null;
  const decode = (chunk: Uint8Array | null): string => {
    try {
      return chunk === null ? decoder.end() : decoder.push(chunk);
    } catch (cause) {
      if (!(cause instanceof WattleError)) throw cause;
      throw new WattleError(cause.code, cause.message, { at: { row: splitter?.nextRow ?? 1 }, cause });
    }
  };
  const begin = (): Splitter => {
    refusePage(head);
    return new Splitter(delimiterOf(head, options), options.quotes ?? true);
  };
  let begun = false;
  for await (const chunk of chunks) {
    if (!begun && chunk.length >= ENOUGH_TO_TELL) refuseOtherKind(chunk);
    begun ||= chunk.length > 0;
    const text = decode(chunk);
    if (splitter) {
      yield* splitter.push(text, false);
      continue;
    }
    head += text;
    if (head.length < SNIFFED_CHARACTERS) continue;
    splitter = begin();
    yield* splitter.push(head, false);
  }
  let rest = decode(null);
  if (!splitter) {
    rest = head += rest;
    splitter = begin();
  }
  yield* splitter.push(rest, true);
}

const NO_TABLES: ReadonlySet<FileKind> = new Set(['zip', 'xlsx', 'xls', 'json', 'xml']);

function refuseOtherKind(head: Uint8Array): void {
  const kind = sniffKind(head);
  if (!NO_TABLES.has(kind)) return;
  throw new WattleError('PARSE_LAYOUT', `Expected a CSV file, but received ${kindWords(kind)}.`, { at: { row: 1 } });
}

function refusePage(text: string): void {
  if (!looksLikeHtml(text)) return;
  throw new WattleError('PARSE_LAYOUT', 'Expected a CSV file, but received a web page.', {
    at: { row: 1, value: text.trimStart().slice(0, 80) },
  });
}

function delimiterOf(text: string, options: CsvOptions): Delimiter {
  if (options.delimiter === ',' || options.delimiter === '\t') return options.delimiter;
  const line = /^.*[,\t].*$/m.exec(text.slice(0, SNIFFED_CHARACTERS))?.[0] ?? '';
  return line.split('\t').length > line.split(',').length ? '\t' : ',';
}

/** Splits text into records. Keeps an unfinished record until the rest of its text arrives. */
class Splitter {
  /** The number of the next row, from 1. */
  nextRow = 1;
  readonly #delimiter: number;
  readonly #quotes: boolean;
  #rest = '';

  constructor(delimiter: Delimiter, quotes: boolean) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#quotes = quotes;
  }

  push(text: string, last: boolean): string[][] {
    const all = this.#rest + text;
    const rows: string[][] = [];
    let at = 0;
    while (at < all.length) {
      const row: string[] = [];
      const next = this.#record(all, at, last, row);
      if (next < 0) break;
      rows.push(row);
      this.nextRow++;
      at = next;
    }
    this.#rest = all.slice(at);
    if (this.#rest.length > MAX_RECORD_CHARACTERS) {
      throw this.#fault('A record is longer than 4 MiB, because a quote was opened and not closed.', this.#rest);
    }
    return rows;
  }

  /** Adds the cells in one record to `row`. Returns the start of the next record, or -1 if more text is needed. */
  #record(text: string, from: number, last: boolean, row: string[]): number {
    let at = from;
    for (;;) {
      at = this.#quotes && text.charCodeAt(at) === QUOTE ? this.#quotedCell(text, at, last, row) : this.#plainCell(text, at, row);
      if (at < 0) return -1;
      if (at >= text.length) return last ? text.length : -1;
      const code = text.charCodeAt(at);
      if (code === this.#delimiter) {
        at++;
      } else if (code === LF) {
        return at + 1;
      } else if (code === CR) {
        if (at + 1 >= text.length && !last) return -1;
        return text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
      } else {
        throw this.#fault('Text follows the closing quote of a cell.', text.slice(from, at + 40), row.length);
      }
    }
  }

  #plainCell(text: string, from: number, row: string[]): number {
    let at = from;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === this.#delimiter || code === LF || code === CR) break;
      if (code === 0) throw this.#binary(text.slice(from, from + 40), row.length + 1);
    }
    this.#add(row, text.slice(from, at));
    return at;
  }

  #quotedCell(text: string, from: number, last: boolean, row: string[]): number {
    let cell = '';
    let at = from + 1;
    for (;;) {
      const quote = text.indexOf('"', at);
      if (quote < 0) {
        if (last) throw this.#fault('A quote was opened and not closed.', text.slice(from, from + 80), row.length + 1);
        return -1;
      }
      cell += text.slice(at, quote);
      at = quote + 1;
      if (text.charCodeAt(at) !== QUOTE) break;
      cell += '"';
      at++;
    }
    if (cell.includes('\0')) throw this.#binary(cell.slice(0, 40), row.length + 1);
    this.#add(row, cell);
    return at;
  }

  #add(row: string[], cell: string): void {
    if (cell.length > MAX_CELL_CHARACTERS)
      throw this.#fault(`A cell has more than ${MAX_CELL_CHARACTERS} characters.`, cell, row.length + 1);
    row.push(cell);
  }

  #fault(detail: string, value: string, column?: number): WattleError {
    const where = column === undefined ? {} : { column: String(column) };
    return new WattleError('PARSE_LAYOUT', detail, { at: { row: this.nextRow, ...where, value: value.slice(0, 80) } });
  }

  #binary(value: string, column: number): WattleError {
    const detail = 'The file has NUL characters: it is binary, or UTF-16 without a byte order mark.';
    return new WattleError('PARSE_ENCODING', detail, { at: { row: this.nextRow, column: String(column), value } });
  }
}

/** Quotes a value as in RFC 4180. Null and undefined become empty text. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n\ufeff]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function encodeCsvRow(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
