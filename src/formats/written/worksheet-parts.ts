/** Writes the parts of an .xlsx file that have cells: sheets and tables (ECMA-376 part 1, 18.3.1 and 18.5.1.2). */
/** The value of a cell. `day` is in days since 1970-01-01. */
export type WrittenCell = string | number | boolean | null | { readonly day: number };

export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly WrittenCell[])[];
  /** The width of each column, in characters. */
  readonly widths: readonly number[];
  /** True if the first row has headings. The row then stays visible, and the sheet becomes a table. */
  readonly isTable?: boolean;
}

export interface SheetTable {
  /** The headings. They must differ in more than case, because the format requires it. */
  readonly headings: readonly string[];
  /** Number of rows below the headings, at least one. */
  readonly rows: number;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The serial number of 1970-01-01. Day 1 is 1900-01-01. Spreadsheets also count 29 February 1900, which did not exist. */
const EPOCH_SERIAL = 25_569;
/** The serial number of 1 March 1900. Spreadsheets do not agree on earlier dates. */
const FIRST_SERIAL = 61;
/** The maximum length of cell text in the format, in characters. */
const MOST_CHARACTERS = 32_767;
/** Cell margins in characters, which spreadsheets add to the column width. */
const MARGINS = 0.832_031_25;

const PANE = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';

/** Writes a text cell, by the index of a shared text or as an inline text. */
type TextXml = (at: string, text: string) => string;

/** Writes a text cell with the text inside it, for sheets that are written before all texts are known. */
export const inlineText: TextXml = (at, text) => `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapedXml(text)}</t></is></c>`;

export function sheetXml({ rows, widths }: WrittenSheet, isTable: boolean, textXml: TextXml): string {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 1);
  const names = columnNames(width);
  const area = areaOf(width, rows.length);
  let data = '';
  for (const [i, row] of rows.entries()) data += rowXml(row, i + 1, names, textXml);
  return `${sheetStart(widths, isTable, area)}${data}${sheetEnd(area, isTable)}`;
}

/** Writes the XML before the first row. `area` is the cell range, or null if the number of rows is not yet known. */
export function sheetStart(widths: readonly number[], isTable: boolean, area: string | null): string {
  const columns = widths.map((wch, i) => `<col min="${i + 1}" max="${i + 1}" width="${wch + MARGINS}" customWidth="1"/>`).join('');
  return [
    `${XML_HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${area === null ? '' : `<dimension ref="${area}"/>`}`,
    `<sheetViews><sheetView workbookViewId="0">${isTable ? PANE : ''}</sheetView></sheetViews>`,
    columns === '' ? '' : `<cols>${columns}</cols>`,
    '<sheetData>',
  ].join('');
}

export function sheetEnd(area: string, isTable: boolean): string {
  const table = isTable ? '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>' : '';
  return `</sheetData><ignoredErrors><ignoredError numberStoredAsText="1" sqref="${area}"/></ignoredErrors>${table}</worksheet>`;
}

export const columnNames = (width: number): readonly string[] => Array.from({ length: width }, (_, i) => columnName(i + 1));
export const areaOf = (width: number, rows: number): string => `A1:${columnName(Math.max(1, width))}${Math.max(1, rows)}`;

/** Writes a row. `n` is its number, from 1. */
export function rowXml(row: readonly WrittenCell[], n: number, names: readonly string[], textXml: TextXml): string {
  let cells = '';
  for (let c = 0; c < row.length; c += 1) cells += cellXml(`${names[c]}${n}`, row[c] ?? null, textXml);
  return cells === '' ? '' : `<row r="${n}">${cells}</row>`;
}

function cellXml(at: string, cell: WrittenCell, textXml: TextXml): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return textXml(at, cell.slice(0, MOST_CHARACTERS));
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : '';
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  const serial = cell.day + EPOCH_SERIAL;
  if (serial >= FIRST_SERIAL) return `<c r="${at}" s="1"><v>${serial}</v></c>`;
  return textXml(at, new Date(cell.day * 86_400_000).toISOString().slice(0, 10));
}

export function tableXml(id: number, { headings, rows }: SheetTable): string {
  const area = `A1:${columnName(headings.length)}${rows + 1}`;
  const columns = headings.map((name, i) => `<tableColumn id="${i + 1}" name="${escapedXml(name)}"/>`).join('');
  return `${XML_HEAD}<table xmlns="${MAIN}" id="${id}" name="Data_${id}" displayName="Data_${id}" ref="${area}" totalsRowShown="0"><autoFilter ref="${area}"/><tableColumns count="${headings.length}">${columns}</tableColumns><tableStyleInfo name="TableStyleLight1" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>`;
}

export const relationships = (of: readonly (readonly [type: string, target: string])[]): string =>
  `${XML_HEAD}<Relationships xmlns="${RELATIONSHIPS}">${of
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Converts a column number to letters: 1 is A, and 27 is AA. */
const columnName = (column: number): string =>
  (column > 26 ? columnName(Math.floor((column - 1) / 26)) : '') + String.fromCharCode(65 + ((column - 1) % 26));

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Matches characters that XML does not allow, and text that looks like their escaped form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const UNWRITABLE = /[\x00-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;

/** Escapes text for XML. Characters that XML does not allow become `_x0007_`, as in spreadsheets. */
export const escapedXml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(UNWRITABLE, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
