/**
 * Checks the records in an xls workbook (BIFF8 and BIFF5) before a library reads them. [MS-XLS] 2.1.4, 2.3.
 *
 *   stream   BOF globals … BoundSheet8* … SST … EOF   BOF sheet … cells … EOF   BOF sheet …
 *   record   type u16, length u16, data          cells begin: row u16, column u16, format u16
 *
 * The library reads some records (formulas, names, links, notes, drawings, styles) without a limit. It therefore receives only a limited
 * number of records with values or their positions. All other records get a type that the library skips.
 */
import { CFB } from '@e965/xlsx';
import { WattleError } from '../core/errors.ts';
import { asBuffer } from './bytes.ts';

export interface CellBounds {
  /** The maximum number of filled cells. */
  readonly written: number;
  /** The maximum number of cells up to the last filled cell in each row, including empty cells. */
  readonly laidOut: number;
  /** The maximum number of other records and shared strings. */
  readonly others: number;
}

const [BOF, EOF, CONTINUE, FILE_PASS] = [0x0809, 0x000a, 0x003c, 0x002f];
const [FORMULA, MUL_RK] = [0x0006, 0x00bd];
/**
 * SST is the record with shared strings. It starts with the number of uses and the number of strings. STRING is the text result of a
 * formula.
 */
const [SST, STRING] = [0x00fc, 0x0207];
/** Cell records: Number, RK, BoolErr, Label, RString, LabelSst, Formula and MulRk. */
const CELLS: ReadonlySet<number> = new Set([0x0203, 0x027e, 0x0205, 0x0204, 0x00d6, 0x00fd, FORMULA, MUL_RK]);
/** Records to keep: BOF, EOF, CodePage, Date1904, BoundSheet8, SST, String (formula text), XF and Format. */
const KEPT: ReadonlySet<number> = new Set([BOF, EOF, 0x0042, 0x0022, 0x0085, SST, STRING, 0x00e0, 0x041e, ...CELLS]);
/** The type given to records that are not kept. It is "Uncalced", which readers ignore. */
const PASSED_OVER = 0x005e;
/** The byte offset of a formula's length, and the length that means no formula. */
const [FORMULA_LENGTH_AT, NO_FORMULA] = [20, 0xffff];
/** Number of columns in xls. The last column is IV. */
const MAX_COLUMNS = 256;

const xlsError = (detail: string, cause?: unknown): WattleError =>
  new WattleError('PARSE_LAYOUT', detail, { at: { file: 'workbook' }, ...(cause === undefined ? {} : { cause }) });

/** Returns the workbook stream with only safe records. Throws PARSE_LAYOUT if the workbook exceeds the limits. */
export function boundedXls(bytes: Uint8Array, bounds: CellBounds): Uint8Array {
  const stream = Buffer.from(workbookStream(bytes));
  let [written, others, laidOut, row, width, depth, isKept] = [0, 0, 0, -1, 0, 0, false];
  for (let at = 0; at + 4 <= stream.length; ) {
    const [type, from] = [stream.readUInt16LE(at), at + 4];
    const to = from + stream.readUInt16LE(at + 2);
    if (depth === 0 && type !== BOF) break;
    if (to > stream.length) throw xlsError('The workbook is cut short inside a record.');
    if (type === FILE_PASS) throw xlsError('The workbook is encrypted.');
    depth += type === BOF ? 1 : type === EOF ? -1 : 0;
    if (type !== CONTINUE) isKept = KEPT.has(type);
    if (!isKept) stream.writeUInt16LE(PASSED_OVER, at);
    else if (!CELLS.has(type) && type !== STRING) others += type === SST && to - from >= 8 ? stream.readUInt32LE(from + 4) : 1;
    if (others > bounds.others) throw xlsError(`The workbook has more than ${bounds.others} strings and styles.`);
    if (CELLS.has(type)) {
      const cell = cellOf(stream.subarray(from, to), type);
      if (cell.row !== row) laidOut += width;
      width = cell.row === row ? Math.max(width, cell.last + 1) : cell.last + 1;
      row = cell.row;
      written += cell.last - cell.first + 1;
      if (written > bounds.written) throw xlsError(`The workbook contains more than ${bounds.written} cells.`);
      if (laidOut + width > bounds.laidOut) throw xlsError(`The sheets have more than ${bounds.laidOut} cells, blank ones included.`);
    }
    at = to;
  }
  return stream;
}

/** Returns the row and columns of a cell record. Removes the expression of a formula. */
function cellOf(data: Buffer, type: number): { readonly row: number; readonly first: number; readonly last: number } {
  if (data.length < 6 || (type === FORMULA && data.length < FORMULA_LENGTH_AT + 2))
    throw xlsError('A record of the workbook is too short.');
  if (type === FORMULA) data.writeUInt16LE(NO_FORMULA, FORMULA_LENGTH_AT);
  const first = data.readUInt16LE(2);
  const last = type === MUL_RK ? data.readUInt16LE(data.length - 2) : first;
  if (last >= MAX_COLUMNS) throw xlsError('A cell is beyond column IV, the last of a sheet.');
  // The record contains a row, the first column, six bytes for each cell, and the last column.
  if (type === MUL_RK && data.length !== 6 + 6 * (last - first + 1)) throw xlsError('A record of the workbook contradicts itself.');
  return { row: data.readUInt16LE(0), first, last };
}

/** Returns the stream Workbook (BIFF8) or Book (BIFF5) in the compound file. Throws PARSE_LAYOUT if the file has neither. */
function workbookStream(bytes: Uint8Array): Buffer {
  let content: Uint8Array | undefined;
  try {
    const container: object = CFB.read(asBuffer(bytes), { type: 'buffer' });
    const find = (path: string): { readonly content?: Uint8Array } | null => CFB.find(container, path);
    content = (find('/Workbook') ?? find('/Book'))?.content;
  } catch (cause) {
    throw xlsError(`The workbook cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, cause);
  }
  if (!(content instanceof Uint8Array)) throw xlsError('The file has no workbook.');
  const stream = asBuffer(content);
  if (stream.length < 8 || stream.readUInt16LE(0) !== BOF) throw xlsError('The workbook is from before 1993, or damaged.');
  return stream;
}
