/**
 * Adds a frozen first row and a table to sheets of an .xlsx file (ECMA-376 part 1, 18.3.1.66 and 18.5.1.2). The library that writes workbooks
 * can make neither.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export interface SheetTable {
  /** Position of the sheet, from 1. */
  readonly sheet: number;
  /** Texts of the first row. Unique, without case, as a table needs them. */
  readonly headings: readonly string[];
  /** Rows below the first. At least one. */
  readonly rows: number;
}

const TYPES = '[Content_Types].xml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OF_TABLE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/table';
const TABLE_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Equal bytes at any time. */
const MTIME = new Date(1980, 0, 1);

export function withTables(workbook: Uint8Array, tables: readonly SheetTable[]): Buffer {
  const files = unzipSync(workbook);
  const change = (name: string, edit: (xml: string) => string): void => {
    const bytes = files[name];
    if (bytes === undefined) throw new Error(`The workbook has no ${name}`);
    files[name] = strToU8(edit(strFromU8(bytes)));
  };
  for (const { sheet, ...table } of tables) {
    change(`xl/worksheets/sheet${sheet}.xml`, (xml) => withTablePart(withFrozenRow(xml)));
    files[`xl/tables/table${sheet}.xml`] = strToU8(tableXml(sheet, table));
    files[`xl/worksheets/_rels/sheet${sheet}.xml.rels`] = strToU8(
      `${HEAD}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OF_TABLE}" Target="../tables/table${sheet}.xml"/></Relationships>`,
    );
    const override = `<Override PartName="/xl/tables/table${sheet}.xml" ContentType="${TABLE_TYPE}"/>`;
    change(TYPES, (xml) => xml.replace('</Types>', `${override}</Types>`));
  }
  return Buffer.from(zipSync(files, { mtime: MTIME }));
}

const PANE = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';

const withFrozenRow = (xml: string): string =>
  xml.replace('<sheetView workbookViewId="0"/>', `<sheetView workbookViewId="0">${PANE}</sheetView>`);
const withTablePart = (xml: string): string =>
  xml.replace('</worksheet>', '<tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>');

function tableXml(id: number, { headings, rows }: Pick<SheetTable, 'headings' | 'rows'>): string {
  const area = `A1:${columnName(headings.length)}${rows + 1}`;
  const columns = headings.map((name, i) => `<tableColumn id="${i + 1}" name="${escaped(name)}"/>`).join('');
  return `${HEAD}<table xmlns="${MAIN}" id="${id}" name="Data_${id}" displayName="Data_${id}" ref="${area}" totalsRowShown="0"><autoFilter ref="${area}"/><tableColumns count="${headings.length}">${columns}</tableColumns><tableStyleInfo name="TableStyleLight1" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>`;
}

/** 1 is A, 27 is AA. */
const columnName = (column: number): string =>
  (column > 26 ? columnName(Math.floor((column - 1) / 26)) : '') + String.fromCharCode(65 + ((column - 1) % 26));

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
