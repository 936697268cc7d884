/**
 * Reads a register file from ASIC, compressed or not. It may be separated by tabs or commas, with any file name. Columns are found by their
 * headers.
 *
 *     REGISTER_NAME⇥BD_ORG_ACN⇥BD_ORG_NAME⇥…               UTF-8 with a byte order mark. Without quoting, so a `"` is text
 *     "Liquidator","480116","","FAMILY, GIVEN NAMES",…      files with commas quote cells
 */
import type { Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { chunksOf } from '../../formats/captured-chunks.ts';
import { type Delimiter, streamCsv } from '../../formats/csv.ts';
import { footnoteIn, isBlankLine, titleIn } from '../../formats/remarks.ts';
import { withoutNotes } from '../../formats/sheet-table.ts';
import { kindWords, sniffKind } from '../../formats/sniff.ts';
import { streamZipEntry } from '../../formats/zip.ts';

export interface Headers {
  readonly needed: readonly string[];
  /** Headers that only some layouts have. */
  readonly optional: readonly string[];
}

interface FileRow {
  /** The line number in the file, from 1. */
  readonly number: number;
  /** Returns the cell below a header, with normalised blanks. Empty if the file does not have the column. */
  cell(header: string): string;
}

const TABLE_NAME = /\.(?:csv|tsv|txt)$/i;
const TAB = 9;
const COMMA = 44;
const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Reads the rows below the header. Throws PARSE_LAYOUT for a missing header, a row with a different length, or a truncated last cell. Also
 * throws unpacking and decoding errors.
 */
export async function* readRegisterFile(captured: Captured, headers: Headers): AsyncGenerator<FileRow> {
  const open = await opener(captured);
  const dialect = await dialectOf(open());
  let columns: ReadonlyMap<string, number> | null = null;
  let width = 0;
  let number = 0;
  let last: readonly string[] = [];
  const end = new TextEnd();
  for await (const cells of streamCsv(end.seen(open()), dialect)) {
    number++;
    last = cells;
    if (isBesideRecords(cells, columns === null ? number : null)) continue;
    if (columns === null) {
      columns = headerOf(cells, headers, number);
      width = cells.length;
      continue;
    }
    if (cells.length !== width) {
      const detail = `The row has ${cells.length} cells where the header has ${width}.`;
      throw new WattleError('PARSE_LAYOUT', detail, { at: { row: number, value: cells.join(' ') } });
    }
    const places = columns;
    yield { number, cell: (header) => fold(cells[places.get(header) ?? -1] ?? '') };
  }
  if (columns === null) throw new WattleError('PARSE_LAYOUT', 'The file has no header line.', { at: { row: 1 } });
  if (end.mayBeCut && !isBlankLine(last)) {
    throw new WattleError('PARSE_LAYOUT', 'The file has no line break after its last cell, so the cell may be cut off.', {
      at: { row: number, column: String(last.length), value: (last.at(-1) ?? '').slice(0, 80) },
    });
  }
}

/** Detects whether a streamed text may have been cut off. */
class TextEnd {
  private last: number | null = null;

  /** Yields the chunks unchanged, and records their last byte. */
  async *seen(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      // In UTF-16, the last character may end with a zero byte. Zeros are therefore skipped.
      this.last = chunk.findLast((byte) => byte !== 0) ?? this.last;
      yield chunk;
    }
  }

  /** Returns true if the last character is neither a line end nor a quote, because the end of the text may then be missing. */
  get mayBeCut(): boolean {
    return this.last !== null && ![LINE_FEED, CARRIAGE_RETURN, QUOTE].includes(this.last);
  }
}

/** The maximum number of text lines above the header. */
const MOST_LINES_ABOVE = 10;

/** Returns true for a line that is not a record: a blank line, a footnote, or text above the header. */
const isBesideRecords = (cells: readonly string[], aboveHeader: number | null): boolean =>
  isBlankLine(cells) || footnoteIn(cells) !== null || (aboveHeader !== null && aboveHeader <= MOST_LINES_ABOVE && titleIn(cells) !== null);

interface BesideRecords {
  /** Headers of columns that are not read. */
  readonly headers: readonly string[];
  /** Text lines above and below the records. */
  readonly lines: readonly string[];
  /** Invalid identifiers in the records. */
  readonly odd: readonly string[];
}

/**
 * Returns the content in a file that is not read.
 * @param isOdd whether a cell is an invalid identifier, by header in capitals
 */
export async function besideRecords(
  captured: Captured,
  { needed, optional }: Headers,
  isOdd: ReadonlyMap<string, (cell: string) => boolean> = new Map(),
): Promise<BesideRecords> {
  const open = await opener(captured);
  const dialect = await dialectOf(open());
  const wanted = new Set([...needed, ...optional].map((header) => header.toUpperCase()));
  const lines: string[] = [];
  const odd: string[] = [];
  let headers: readonly string[] | null = null;
  let checks: readonly (((cell: string) => boolean) | undefined)[] = [];
  let number = 0;
  for await (const cells of streamCsv(open(), dialect)) {
    number++;
    if (isBesideRecords(cells, headers === null ? number : null)) {
      if (!isBlankLine(cells)) lines.push(fold(cells[0] ?? ''));
    } else if (headers === null) {
      headers = cells.map(fold);
      checks = headers.map((header) => isOdd.get(withoutNotes(header).toUpperCase()));
    } else odd.push(...cells.map(fold).filter((cell, i) => checks[i]?.(cell) === true));
  }
  const others = (headers ?? []).filter((header) => header !== '' && !wanted.has(withoutNotes(header).toUpperCase()));
  return { headers: others, lines, odd };
}

/** Returns a function that opens the table from its start. It can be called repeatedly. */
async function opener(captured: Captured): Promise<() => AsyncIterable<Uint8Array>> {
  for await (const chunk of chunksOf(captured)) {
    if (chunk.length === 0) continue;
    const kind = sniffKind(chunk);
    if (kind === 'xlsx' || kind === 'xls') {
      throw new WattleError('PARSE_LAYOUT', `Expected a CSV file, but received ${kindWords(kind)}.`, { at: { row: 1 } });
    }
    if (kind === 'zip') return () => streamZipEntry(captured.file ?? captured.bytes, (name) => TABLE_NAME.test(name));
    break;
  }
  return () => chunksOf(captured);
}

/**
 * Returns the more frequent of tab and comma in the first line as the delimiter. In a file with tabs, a `"` is text unless the first cell
 * has quotes.
 */
async function dialectOf(chunks: AsyncIterable<Uint8Array>): Promise<{ readonly delimiter: Delimiter; readonly quotes: boolean }> {
  let [tabs, commas, quoted] = [0, 0, false];
  const found = () => ({ delimiter: tabs > commas ? ('\t' as const) : (',' as const), quotes: quoted || tabs <= commas });
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      if (byte === TAB) tabs++;
      else if (byte === COMMA) commas++;
      else if (byte === QUOTE && tabs + commas === 0) quoted = true;
      else if (byte === LINE_FEED && tabs + commas > 0) return found();
    }
  }
  return found();
}

/** Returns the positions of the wanted columns. Ignores the case of headers and, if necessary, footnote marks. */
function headerOf(cells: readonly string[], headers: Headers, row: number): ReadonlyMap<string, number> {
  const there = new Map([
    ...cells.map((cell, i) => [withoutNotes(fold(cell)).toUpperCase(), i] as const),
    ...cells.map((cell, i) => [fold(cell).toUpperCase(), i] as const),
  ]);
  const places = new Map<string, number>();
  for (const header of [...headers.needed, ...headers.optional]) {
    const place = there.get(header.toUpperCase());
    if (place !== undefined) places.set(header, place);
  }
  const missing = headers.needed.find((header) => !places.has(header));
  if (missing === undefined) return places;
  const found = cells.map(fold).join(', ').slice(0, 300);
  throw new WattleError('PARSE_LAYOUT', `Missing column ${missing}. The file has: ${found}.`, { at: { row, column: missing } });
}

/** Removes blanks at the ends. Replaces each run of white space, including hard spaces, with one blank. */
export const fold = (text: string): string => (UNTIDY.test(text) ? text.replace(/[\s\u200b\ufeff]+/g, ' ').trim() : text);

const UNTIDY = /^ | $| {2}|[^ -~]/;
