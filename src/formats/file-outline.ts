/**
 * Makes an outline of a file, with its sheets, headings and first rows, short enough for a page.
 *
 * REGISTER_NAME   REG_AUD_NUM   REG_AUD_NAME             column names are unchanged
 * Auditors        900001        Example 1                names and numbers of persons and firms are replaced
 */
import { type Delimiter, parseCsv } from './csv.ts';
import { type Json, parseJson } from './json.ts';
import { ShownNumber } from './shown-number.ts';
import { sniffKind } from './sniff.ts';
import { decodeText } from './text.ts';
import { type Cell, readWorkbook } from './workbook.ts';
import { readZip } from './zip.ts';

export interface SheetOutline {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** A short description of a file. An archive has an outline for each file in it. */
export type FileOutline = { readonly name: string } & (
  | { readonly kind: 'text'; readonly delimiter: Delimiter; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'workbook'; readonly sheets: readonly SheetOutline[] }
  | { readonly kind: 'json'; readonly value: Json }
  | { readonly kind: 'xml'; readonly lines: readonly string[] }
  | { readonly kind: 'archive'; readonly members: readonly FileOutline[] }
);

export interface FileFacts {
  readonly ask: string;
  readonly url: string;
  /** The date of the download, such as `2026-05-31`. Some layouts omit the year. Their reader derives it from this date. */
  readonly received: string;
  readonly file: FileOutline;
}

export interface DatasetFiles {
  readonly dataset: string;
  /** Sources of the facts, by name. */
  readonly rests_on: Readonly<Record<string, string>>;
  readonly files: readonly FileFacts[];
}

interface OutlineOptions {
  /** Number of rows to show for each table, and of elements for each list. */
  readonly rows: number;
  /** Number of columns to show for each sheet. */
  readonly columns: number;
  /** The kind of content. For `entities`, examples replace names and numbers of persons and firms. */
  readonly about: 'figures' | 'entities';
}

/** Makes the outline of a file. Throws PARSE_* if the file cannot be read. */
export async function outlineOf(name: string, bytes: Uint8Array, options: OutlineOptions): Promise<FileOutline> {
  const kind = sniffKind(bytes);
  if (kind === 'zip') {
    const members = await readZip(bytes);
    return { name, kind: 'archive', members: await Promise.all(members.map((one) => outlineOf(one.name, one.bytes, options))) };
  }
  if (kind === 'xlsx' || kind === 'xls') {
    const sheets = readWorkbook(bytes).sheets.map((sheet) => ({
      name: sheet.name,
      rows: tableOutline(sheet.rows.map(bareNumbers), options),
    }));
    return { name, kind: 'workbook', sheets };
  }
  if (kind === 'json') return { name, kind: 'json', value: jsonOutline(parseJson(bytes), options.rows) };
  if (kind === 'xml') return { name, kind: 'xml', lines: xmlOutline(decodeText(bytes).text, options).split('\n') };
  const { rows, delimiter } = parseCsv(bytes, tabbed(bytes) ? { delimiter: '\t', quotes: false } : {});
  const isReport = rows[0]?.[0] === 'C';
  return { name, kind: 'text', delimiter, rows: isReport ? reportOutline(rows, options.rows) : tableOutline(rows, options) };
}

/** Returns true if the first line has more tabs than commas. Register files with tabs never use quotes. */
const tabbed = (bytes: Uint8Array): boolean => {
  const [line = ''] = decodeText(bytes.subarray(0, 4000)).text.split('\n', 1);
  return line.split('\t').length > line.split(',').length;
};

/** Removes number formats, because an outline does not show them. */
const bareNumbers = (cells: readonly Cell[]): readonly Cell[] => cells.map((cell) => (cell instanceof ShownNumber ? cell.number : cell));

function tableOutline<T extends Cell>(rows: readonly (readonly T[])[], { rows: most, columns, about }: OutlineOptions): T[][] {
  const first = firstRowOfData(rows);
  const above = rows.slice(0, first);
  const below = rows.slice(first, first + most);
  const shown = about === 'figures' ? below : below.map((row, i) => row.map((cell, column) => exampleOf(cell, i, rows, column)));
  return [...above, ...shown].map((row) => row.slice(0, columns));
}

const isFilled = (cell: Cell): boolean => cell !== null && String(cell).trim() !== '';
const isFigure = (cell: Cell): boolean => {
  const text = String(cell ?? '').trim();
  return typeof cell === 'number' || (/\d/.test(text) && !/[^-\d.,/: ]/.test(text));
};

/** Returns the index of the first data row, which is below row 0 and has at least two filled cells, including a number or date. */
function firstRowOfData(rows: readonly (readonly Cell[])[]): number {
  const found = rows.findIndex((row, i) => i > 0 && row.filter(isFilled).length >= 2 && row.some(isFigure));
  return found < 0 ? Math.min(1, rows.length) : found;
}

/** Public ABNs of the ATO, ABS, APRA and ASIC. They replace the ABNs in the file. */
const ABNS = ['51824753556', '26331428522', '79635582658', '86768265615'];
const ACNS = ['000000019', '000250000', '000500005'];
/** A word in at least this number of rows is a category, not a name. The column must also have few different words. */
const ROWS_OF_A_CATEGORY = 3;
const ROWS_FOR_A_WORD = 4;

function exampleOf<T extends Cell>(cell: T, row: number, rows: readonly (readonly Cell[])[], column: number): T {
  const text = String(cell ?? '').trim();
  const digits = text.replaceAll(' ', '');
  const as = (example: string): T => (typeof cell === 'number' ? Number(example) : example) as T;
  if (/^\d{11}$/.test(digits)) return as(ABNS[row % ABNS.length] ?? digits);
  if (/^\d{9}$/.test(digits) && typeof cell === 'string') return as(ACNS[row % ACNS.length] ?? digits);
  if (typeof cell !== 'string' || text === '') return cell;
  if (/^\d{5,}$/.test(digits)) return as(`9${String(row + 1).padStart(digits.length - 1, '0')}`);
  if (!/\p{L}{2}/u.test(text)) return as(text.replaceAll(/\d{5,}/g, (found) => String(row + 1).padStart(found.length, '0')));
  const words = rows.map((other) => String(other[column] ?? '').trim()).filter((word) => word !== '');
  const isCategory =
    words.filter((word) => word === text).length >= ROWS_OF_A_CATEGORY && words.length >= ROWS_FOR_A_WORD * new Set(words).size;
  return isCategory ? cell : as(`Example ${row + 1}`);
}

/** Returns the header and some rows from each table in an AEMO report. Adjusts the number of lines that the report states. */
function reportOutline(rows: readonly (readonly string[])[], most: number): string[][] {
  let left = 0;
  const kept = rows.filter(([mark]) => {
    if (mark === 'I') left = most;
    return mark !== 'D' || left-- > 0;
  });
  return kept
    .filter((row) => row.length > 1)
    .map((row, _, all) => (row[1] === 'END OF REPORT' ? [...row.slice(0, 2), String(all.length)] : [...row]));
}

/** Lists with these names keep their length, because other parts of the document contain positions in them. */
const WHOLE_LISTS = new Set(['values', 'dimensions']);
/** An object with more members than this is shortened like a list. */
const MOST_MEMBERS = 40;

function jsonOutline(value: Json | undefined, most: number, name = ''): Json {
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    return (WHOLE_LISTS.has(name) ? list : list.slice(0, most)).map((one) => jsonOutline(one, most));
  }
  if (typeof value !== 'object' || value === null) return value ?? null;
  const members = Object.entries(value);
  return Object.fromEntries(
    (members.length > MOST_MEMBERS ? members.slice(0, most) : members).map(([key, one]) => [key, jsonOutline(one, most, key)]),
  );
}

/** Shortens lists of elements with the same name. */
function xmlOutline(text: string, { rows, about }: OutlineOptions): string {
  const counts = new Map<string, number>();
  for (const [, tag = ''] of text.matchAll(/<([A-Za-z]\w{0,60})[\s>]/g)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > rows).map(([tag]) => elementsOf(text, tag));
  // The repeated element with the most text is the record. Only records are removed.
  const [records = []] = repeated.sort((a, b) => lengthOf(b) - lengthOf(a));
  const gone = records.slice(rows);
  const cut = gone.toReversed().reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text);
  return about === 'figures' ? cut : cut.split('<').map(withoutWords).join('<');
}

/** Converts `Name>Somebody` to `Name>Example`. Replaces any text with four letters in a row. */
function withoutWords(part: string): string {
  const end = part.indexOf('>') + 1;
  return /\p{L}{4}/u.test(part.slice(end)) ? `${part.slice(0, end)}Example` : part;
}

type Stretch = readonly [from: number, to: number];
const lengthOf = (stretches: readonly Stretch[]): number => stretches.reduce((sum, [from, to]) => sum + to - from, 0);

function elementsOf(text: string, tag: string): readonly Stretch[] {
  const [open, close] = [`<${tag}`, `</${tag}>`];
  const found: Stretch[] = [];
  for (let from = text.indexOf(open); from >= 0; ) {
    const end = text.indexOf(close, from);
    if (end < 0) break;
    found.push([from, end + close.length]);
    from = text.indexOf(open, end);
  }
  return found;
}
