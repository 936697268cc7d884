/**
 * Reads xlsx and xls files as plain cells.
 *
 * Cells contain raw values. Dates are serial numbers without time zones (see dayOfSerial). A cell whose format displays its number in a
 * different form is a ShownNumber. Formulas have their stored result. Hidden sheets, rows and columns are included.
 */
import { read, type WorkSheet, type WorkBook as XlsxWorkbook } from '@e965/xlsx';
import { listedNames, quoted, WattleError } from '../core/errors.ts';
import { asBuffer } from './bytes.ts';
import { COMMENT_PART, xlsxComments } from './cells/comments.ts';
import { refuseUnusualMarkup } from './cells/sheet-markup.ts';
import { ShownNumber, shownAs } from './shown-number.ts';
import { kindWords, sniffKind } from './sniff.ts';
import { storedZip } from './stored-zip.ts';
import { boundedXls, type CellBounds } from './xls-records.ts';
import { unpackZip, type ZipEntry, type ZipLimits } from './zip.ts';

/** The value of a cell. Null for an empty cell or empty text. An error is text, such as `#N/A`. */
export type Cell = string | number | ShownNumber | boolean | null;

export interface Sheet {
  readonly name: string;
  /** The rows up to the last filled row. Each row has the cells from the first column to its last filled cell. */
  readonly rows: readonly (readonly Cell[])[];
}

export interface Workbook {
  readonly sheets: readonly Sheet[];
  /** Sheets that were not read, in workbook order. */
  readonly others: readonly string[];
  /** True if day 0 is 1904-01-01. Otherwise it is 1899-12-31. */
  readonly date1904: boolean;
  /**
   * Finds a sheet by name. Ignores case, outer blanks and separators (`Table_1`). Throws PARSE_LAYOUT with the existing names if the sheet
   * is missing.
   */
  sheet(name: string): Sheet;
  /** Returns the cell comments in an xlsx sheet, by address such as `B6`. Throws PARSE_LAYOUT if the markup exceeds the limits. */
  comments(sheet: Sheet): ReadonlyMap<string, string>;
}

interface WorkbookOptions {
  /**
   * The names of the sheets to read, compared as in Workbook.sheet. If a sheet is missing, only a call of `sheet` for it throws an error.
   */
  readonly sheets?: readonly string[];
}

const MIB = 1024 * 1024;
const LIMITS: ZipLimits = { maxEntries: 2048, maxEntryBytes: 128 * MIB, maxTotalBytes: 256 * MIB, maxRatio: 200 };

/** The limits of the xlsx format, whose last cell is XFD1048576. The last cell in xls is IV65536. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** The maximum number of filled cells. The largest agency workbook (RBA E2, 2026) has 535,517. */
const MAX_WRITTEN_CELLS = 2_000_000;
/** The maximum number of cells, including empty cells between filled cells. */
const MAX_LAID_OUT_CELLS = 20_000_000;
/**
 * The maximum number of elements other than cells, such as strings, styles, names, and merged and empty rows. The highest number in an
 * agency file (ATO, 2017) is 104,377.
 */
const MAX_OTHER_ELEMENTS = 200_000;
/** The maximum number of elements that are treated as one cell: `<c><f/><is><t/></is></c>`. */
const ELEMENTS_PER_CELL = 4;
const MAX_LISTING_BYTES = 2 * MIB;
/** The maximum size of all parts that are read, because the library copies each text several times. The largest (RBA E2, 2026) have 15 MB. */
const MAX_MARKUP_BYTES = 24 * MIB;
const BOUNDS: CellBounds = { written: MAX_WRITTEN_CELLS, laidOut: MAX_LAID_OUT_CELLS, others: MAX_OTHER_ELEMENTS };
/** The maximum length of cell text in the format, in characters. */
const MAX_TEXT = 32_767;

/** Matches xlsx parts to keep. With other parts, the library might assume another format. */
const PART = /^(?:\[Content_Types\]|(?:_rels|xl)\/[^\0]{1,200})\.(?:xml|rels)$/i;
/** Matches parts without cells, which are removed because they use most of the space in some files. */
const NEEDLESS = /^xl\/(?:comments|threadedComments|drawings|charts|theme|tables|pivot|calcChain|externalLinks|\w+\/_rels\/)/i;
/** Matches parts that list the content. They grow with the number of sheets. The largest in an agency file (ABS 6202.0) has 0.25 MB. */
const LISTING = /(?:^\[Content_Types\]|^xl\/workbook\d*)\.xml$|\.rels$/i;

const ERROR_TEXTS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};

interface Opened {
  readonly all: readonly ZipEntry[];
  /** The bytes for the library, without unnecessary parts. */
  readonly plain: Uint8Array;
}

class Tried {
  readonly #bytes: Uint8Array;
  /** The parsed workbooks, by the names of the requested sheets. */
  readonly workbooks = new Map<string, Workbook>();
  #opened: Opened | null = null;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  opened(): Opened {
    this.#opened ??= opened(this.#bytes);
    return this.#opened;
  }
}
const TRIED = new WeakMap<Uint8Array, Tried>();

/** Caches the workbook for bytes that several readers will try. The file is checked once, and each sheet is read once. */
export function readOnce(bytes: Uint8Array): void {
  TRIED.set(bytes, new Tried(bytes));
}

export const isReadOnce = (bytes: Uint8Array): boolean => TRIED.has(bytes);

/**
 * Reads a workbook, and unpacks an xlsx within limits. Throws PARSE_LAYOUT if the file is damaged or not a workbook. Throws PARSE_ARCHIVE
 * for a container that is damaged or too large. The error has the file.
 */
export function readWorkbook(bytes: Uint8Array, options: WorkbookOptions = {}): Workbook {
  const tried = TRIED.get(bytes);
  if (tried === undefined) return workbookOf(opened(bytes), options);
  const sheets = JSON.stringify(options.sheets ?? null);
  const workbook = tried.workbooks.get(sheets) ?? workbookOf(tried.opened(), options);
  tried.workbooks.set(sheets, workbook);
  return workbook;
}

function opened(bytes: Uint8Array): Opened {
  const kind = sniffKind(bytes);
  const all = kind === 'xlsx' || kind === 'zip' ? unpackZip(bytes, LIMITS, (name) => PART.test(name) || COMMENT_PART.test(name)) : [];
  const parts = all.filter(({ name }) => PART.test(name) && !NEEDLESS.test(name));
  if (kind !== 'xlsx' && kind !== 'xls') throw workbookError(`Expected a workbook, but received ${kindWords(kind)}.`);
  refuseTooManyElements(parts);
  refuseTooLong(all.filter(({ name }) => COMMENT_PART.test(name) || !NEEDLESS.test(name)));
  refuseUnusualMarkup(parts);
  return { all, plain: kind === 'xlsx' ? storedZip(parts) : boundedXls(bytes, BOUNDS) };
}

function workbookOf({ all, plain }: Opened, options: WorkbookOptions): Workbook {
  const workbook = readCells(plain, options.sheets);
  const wanted = workbook.SheetNames.filter((name) => isWanted(name, options.sheets));
  refuseTooLarge(wanted.map((name) => [name, dataOf(workbook.Sheets[name])]));
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const sheets = wanted.flatMap((name) => (workbook.Sheets[name] ? [{ name, rows: rowsOf(name, dataOf(workbook.Sheets[name])) }] : []));
  const sheet = (name: string): Sheet => {
    const found = sheets.find((s) => s.name === name) ?? sheets.find((s) => sameName(s.name, name));
    if (found) return found;
    if (wanted.some((one) => sameName(one, name))) throw sheetError('The sheet cannot be read.', name);
    const names = listedNames(workbook.SheetNames);
    throw new WattleError('PARSE_LAYOUT', `Missing sheet ${quoted(name)}. The workbook has ${names}.`, { at: { sheet: name } });
  };
  const others = workbook.SheetNames.filter((name) => !isWanted(name, options.sheets));
  const commentParts = all.filter(({ name }) => COMMENT_PART.test(name));
  const comments = ({ name }: Sheet): ReadonlyMap<string, string> => xlsxComments(commentParts, name);
  return { sheets, others, date1904, sheet, comments };
}

const workbookError = (detail: string, cause?: unknown, file = 'workbook'): WattleError =>
  new WattleError('PARSE_LAYOUT', detail, { at: { file }, ...(cause === undefined ? {} : { cause }) });

const foldedName = (name: string): string =>
  name
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
const sameName = (a: string, b: string): boolean => foldedName(a) === foldedName(b);
const isWanted = (name: string, wanted: readonly string[] | undefined): boolean => !wanted || wanted.some((w) => sameName(name, w));

function readCells(bytes: Uint8Array, wanted: readonly string[] | undefined): XlsxWorkbook {
  const buffer = asBuffer(bytes);
  // Only raw values and number formats are read. Otherwise the library would create dates in the server's time zone.
  const lean = { type: 'buffer', dense: true, cellFormula: false, cellHTML: false, cellNF: true, cellText: false } as const;
  try {
    if (!wanted) return read(buffer, lean);
    const workbook = read(buffer, { ...lean, sheets: [...wanted] });
    const names = workbook.SheetNames.filter((name) => isWanted(name, wanted));
    // The library does not ignore outer blanks in sheet names. If a sheet is missing, the second attempt uses the names exactly as the
    // file has them.
    return names.every((name) => workbook.Sheets[name]) ? workbook : read(buffer, { ...lean, sheets: names });
  } catch (cause) {
    throw workbookError(`The workbook cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, cause);
  }
}

interface LibraryCell {
  readonly t?: string;
  readonly v?: unknown;
  /** The number format. */
  readonly z?: unknown;
}

/** Both arrays are sparse. */
type LibraryRows = readonly (readonly (LibraryCell | undefined)[] | undefined)[];

const dataOf = (sheet: WorkSheet | undefined): LibraryRows => sheet?.['!data'] ?? [];

/** Throws PARSE_LAYOUT with the part if the parts are too long. */
function refuseTooLong(parts: readonly ZipEntry[]): void {
  let total = 0;
  for (const { name, bytes } of parts) {
    total += bytes.length;
    if (LISTING.test(name) && bytes.length > MAX_LISTING_BYTES)
      throw workbookError(`The content list of the workbook has more than ${MAX_LISTING_BYTES} bytes.`, undefined, name);
    if (total > MAX_MARKUP_BYTES) throw workbookError(`The workbook unpacks to more than ${MAX_MARKUP_BYTES} bytes.`, undefined, name);
  }
}

/** Counts elements before the library creates objects. Throws PARSE_LAYOUT if there are too many. */
function refuseTooManyElements(parts: readonly ZipEntry[]): void {
  let [cells, others] = [0, 0];
  for (const { name, bytes } of parts) {
    const counted = countElements(bytes);
    cells += counted.cells;
    others += Math.max(0, counted.all - ELEMENTS_PER_CELL * counted.cells);
    if (cells > MAX_WRITTEN_CELLS) throw workbookError(`The workbook contains more than ${MAX_WRITTEN_CELLS} cells.`, undefined, name);
    if (others > MAX_OTHER_ELEMENTS)
      throw workbookError(`The workbook has more than ${MAX_OTHER_ELEMENTS} elements other than cells.`, undefined, name);
  }
}

/** Counts the elements in a part, and the cells among them. Cells are elements such as `<c r="A1">` and `<x:c/>`. */
function countElements(bytes: Uint8Array): { readonly all: number; readonly cells: number } {
  let [all, cells] = [0, 0];
  // A call of `indexOf` for each element would take several times as long.
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== LESS) continue;
    const first = bytes[at + 1];
    if (first === SLASH || first === QUESTION || first === EXCLAMATION) continue;
    all++;
    const name = localNameAt(bytes, at + 1);
    const behind = bytes[name + 1];
    if (bytes[name] === LETTER_C && (behind === BLANK || behind === GREATER || behind === SLASH)) cells++;
  }
  return { all, cells };
}

/** Returns the start of an element name after its prefix. */
function localNameAt(bytes: Uint8Array, at: number): number {
  for (let i = at; i < at + LONGEST_PREFIX; i++) {
    const byte = bytes[i];
    if (byte === COLON) return i + 1;
    if (byte === undefined || byte <= SLASH || byte === GREATER) break;
  }
  return at;
}

const LONGEST_PREFIX = 16;

const [LETTER_C, LESS, COLON, BLANK, GREATER, SLASH, QUESTION, EXCLAMATION] = [0x63, 0x3c, 0x3a, 0x20, 0x3e, 0x2f, 0x3f, 0x21];

/** The index that the library uses for an address without row or column (`A`, `1`). */
const BEFORE_FIRST = -1;

/** Throws PARSE_LAYOUT with the sheet if cells are out of range or too many. */
function refuseTooLarge(sheets: readonly (readonly [name: string, rows: LibraryRows])[]): void {
  let cells = 0;
  for (const [name, rows] of sheets) {
    if (BEFORE_FIRST in rows) throw sheetError('A cell is above row 1.', name);
    if (rows.length > MAX_ROWS) throw sheetError(`A cell is below row ${MAX_ROWS}, the last of a sheet.`, name);
    for (const row of rows) {
      const width = row?.length ?? 0;
      if (row && BEFORE_FIRST in row) throw sheetError('A cell is before column A.', name);
      if (width > MAX_COLUMNS) throw sheetError('A cell is beyond column XFD, the last of a sheet.', name);
      cells += width;
    }
    if (cells > MAX_LAID_OUT_CELLS) throw sheetError(`The sheets have more than ${MAX_LAID_OUT_CELLS} cells, blank ones included.`, name);
  }
}

const sheetError = (detail: string, sheet: string): WattleError =>
  new WattleError('PARSE_LAYOUT', detail, { at: { file: 'workbook', sheet } });

function rowsOf(sheet: string, data: LibraryRows): Cell[][] {
  const rows: Cell[][] = [];
  let filled = 0;
  for (let r = 0; r < data.length; r++) {
    const row = cellsOf(data[r] ?? []);
    for (const [c, cell] of row.entries()) {
      const fault = typeof cell === 'string' ? faultOf(cell) : null;
      if (fault !== null) throw sheetError(`Cell ${cellAddress(r, c)} ${fault}.`, sheet);
    }
    rows.push(row);
    if (row.length > 0) filled = rows.length;
  }
  rows.length = filled;
  return rows;
}

/** Matches half of a character, which remains if a byte of the other half has changed. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Returns the fault of a text, or null. Only a damaged file has NUL or half a character in a text. */
function faultOf(text: string): string | null {
  if (text.length > MAX_TEXT) return `has more than ${MAX_TEXT} characters`;
  return text.includes('\0') || HALF_CHARACTER.test(text) ? 'has a damaged text' : null;
}

function cellsOf(row: readonly (LibraryCell | undefined)[]): Cell[] {
  const cells: Cell[] = [];
  for (let c = 0; c < row.length; c++) {
    const value = cellOf(row[c]);
    if (value === null) continue;
    while (cells.length < c) cells.push(null);
    cells.push(value);
  }
  return cells;
}

function cellOf(cell: LibraryCell | undefined): Cell {
  // For an error code that the library does not know, it has no text.
  if (cell?.t === 'e') return ERROR_TEXTS[cell.v as number] ?? '#ERROR!';
  if (cell === undefined || cell.v === undefined || cell.v === '') return null;
  if (typeof cell.v === 'string' || typeof cell.v === 'boolean') return cell.v;
  if (typeof cell.v !== 'number' || !Number.isFinite(cell.v)) return null;
  const as = typeof cell.z === 'string' ? shownAs(cell.z) : null;
  return as === null ? cell.v : new ShownNumber(cell.v, as);
}

/** The serial number of 9999-12-31, the last day in a spreadsheet. */
const LAST_SERIAL = 2_958_465;

/**
 * Converts a serial number to days since 1970-01-01, without the time. Throws PARSE_VALUE if the number is out of range, or is 60, which
 * would be 29 February 1900.
 */
export function dayOfSerial(serial: number, date1904: boolean): number {
  const day = Math.floor(serial);
  const isDay = date1904 ? day >= 0 : day >= 1 && day !== 60;
  if (isDay && day <= LAST_SERIAL) return day - (date1904 ? 24_107 : day < 60 ? 25_568 : 25_569);
  throw new WattleError('PARSE_VALUE', 'The serial number is not a valid date.', { at: { value: String(serial) } });
}

/** Returns the address of a cell: `C145` for row index 144 and column index 2. */
export function cellAddress(row0: number, column0: number): string {
  let letters = '';
  for (let left = column0 + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row0 + 1}`;
}
