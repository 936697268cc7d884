/**
 * Reads a register file as ASIC publishes it: packed or not, separated by tabs or commas whatever its name says, by the names in its header.
 *
 *     REGISTER_NAME⇥BD_ORG_ACN⇥BD_ORG_NAME⇥…               UTF-8 with a mark; files with tabs never quote, a `"` in them is text
 *     "Liquidator","480116","","FAMILY, GIVEN NAMES",…      files with commas quote
 */
import type { Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { chunksOf } from '../../formats/captured-chunks.ts';
import { type Delimiter, streamCsv } from '../../formats/csv.ts';
import { capitalised, kindWords, sniffKind } from '../../formats/sniff.ts';
import { streamZipEntry } from '../../formats/zip.ts';

export interface Headers {
  readonly needed: readonly string[];
  /** In some layouts only. */
  readonly optional: readonly string[];
}

export interface FileRow {
  /** 1-based line of the file. */
  readonly number: number;
  /** The cell under a header, white space folded; empty where the file has no such column. */
  cell(header: string): string;
}

const TABLE_NAME = /\.(?:csv|tsv|txt)$/i;
const TAB = 9;
const COMMA = 44;
const LINE_FEED = 10;

/**
 * The rows under the header line. Throws PARSE_LAYOUT when a needed header is not there or a row does not have as many cells as
 * the header, and what unpacking and decoding throw.
 */
export async function* readRegisterFile(captured: Captured, headers: Headers): AsyncGenerator<FileRow> {
  const open = await opener(captured);
  const delimiter = await delimiterOf(open());
  let columns: ReadonlyMap<string, number> | null = null;
  let width = 0;
  let number = 0;
  for await (const cells of streamCsv(open(), { delimiter, quotes: delimiter === ',' })) {
    number++;
    if (cells.length === 1 && fold(cells[0] ?? '') === '') continue;
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
}

/** The headers of columns that are not wanted, as the file names them. */
export async function otherHeaders(captured: Captured, { needed, optional }: Headers): Promise<readonly string[]> {
  const open = await opener(captured);
  const delimiter = await delimiterOf(open());
  const wanted = new Set([...needed, ...optional].map((header) => header.toUpperCase()));
  for await (const cells of streamCsv(open(), { delimiter, quotes: delimiter === ',' })) {
    const headers = cells.map(fold).filter((header) => header !== '');
    if (headers.length > 0) return headers.filter((header) => !wanted.has(header.toUpperCase()));
  }
  return [];
}

/** A way to read the table from its start, more than once. */
async function opener(captured: Captured): Promise<() => AsyncIterable<Uint8Array>> {
  for await (const chunk of chunksOf(captured)) {
    if (chunk.length === 0) continue;
    const kind = sniffKind(chunk);
    if (kind === 'xlsx' || kind === 'xls') {
      throw new WattleError('PARSE_LAYOUT', `${capitalised(kindWords(kind))} came where separated text was expected.`, { at: { row: 1 } });
    }
    if (kind === 'zip') return () => streamZipEntry(captured.file ?? captured.bytes, (name) => TABLE_NAME.test(name));
    break;
  }
  return () => chunksOf(captured);
}

/** Tab or comma: the one of which the first line has more. */
async function delimiterOf(chunks: AsyncIterable<Uint8Array>): Promise<Delimiter> {
  let [tabs, commas] = [0, 0];
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      if (byte === TAB) tabs++;
      else if (byte === COMMA) commas++;
      else if (byte === LINE_FEED && tabs + commas > 0) return tabs > commas ? '\t' : ',';
    }
  }
  return tabs > commas ? '\t' : ',';
}

/** Where each wanted column is. Names are matched ignoring case. */
function headerOf(cells: readonly string[], headers: Headers, row: number): ReadonlyMap<string, number> {
  const there = new Map(cells.map((cell, i) => [fold(cell).toUpperCase(), i]));
  const places = new Map<string, number>();
  for (const header of [...headers.needed, ...headers.optional]) {
    const place = there.get(header.toUpperCase());
    if (place !== undefined) places.set(header, place);
  }
  const missing = headers.needed.find((header) => !places.has(header));
  if (missing === undefined) return places;
  const found = cells.map(fold).join(', ').slice(0, 300);
  throw new WattleError('PARSE_LAYOUT', `There is no column ${missing}; there are: ${found}.`, { at: { row, column: missing } });
}

/** Without blanks at the ends, and each run of white space, hard spaces included, as one blank. */
export const fold = (text: string): string => (UNTIDY.test(text) ? text.replace(/[\s\u200b\ufeff]+/g, ' ').trim() : text);

const UNTIDY = /^ | $| {2}|[^ -~]/;
