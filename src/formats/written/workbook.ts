/** Writes sheets as an .xlsx workbook (ECMA-376). Text is never interpreted as a formula. Dates are serial numbers without time zones. */
import { deflatedZip } from '../stored-zip.ts';
import { escapedXml, relationships, type SheetTable, sheetXml, tableXml, type WrittenSheet, XML_HEAD } from './worksheet-parts.ts';

export type { WrittenCell, WrittenSheet } from './worksheet-parts.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell styles. The first is plain, and the second formats dates. */
const STYLES = [
  `${XML_HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts>`,
  '<fonts count="1"><font><sz val="12"/><name val="Calibri"/><family val="2"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>',
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');

export function workbookBytes(sheets: readonly WrittenSheet[]): Buffer {
  const texts = new Map<string, number>();
  let used = 0;
  const sharedText = (at: string, text: string): string => {
    used += 1;
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return `<c r="${at}" t="s"><v>${index}</v></c>`;
  };
  const files: (readonly [name: string, xml: string])[] = [];
  const tables = sheets.map(tableOf);
  for (const [i, sheet] of sheets.entries()) {
    const [n, table] = [i + 1, tables[i] ?? null];
    files.push([`xl/worksheets/sheet${n}.xml`, sheetXml(sheet, table !== null, sharedText)]);
    if (table === null) continue;
    files.push(...partsOfTable(n, table));
  }
  const shared = [...texts.keys()].map((text) => `<si><t xml:space="preserve">${escapedXml(text)}</t></si>`).join('');
  const names = sheets.map(({ name }) => name);
  return deflatedZip(
    [
      ...partsAround(names, tables, true),
      ['xl/sharedStrings.xml', `${XML_HEAD}<sst xmlns="${MAIN}" count="${used}" uniqueCount="${texts.size}">${shared}</sst>`] as const,
      ...files,
    ].map(([name, xml]) => ({ name, bytes: Buffer.from(xml) })),
  );
}

export function partsAround(
  names: readonly string[],
  tables: readonly (SheetTable | null)[],
  hasShared: boolean,
): readonly (readonly [name: string, xml: string])[] {
  const parts: readonly (readonly [type: string, target: string])[] = [
    ...names.map((_, i) => [`${OFFICE}/worksheet`, `worksheets/sheet${i + 1}.xml`] as const),
    ...(hasShared ? [[`${OFFICE}/sharedStrings`, 'sharedStrings.xml'] as const] : []),
    [`${OFFICE}/styles`, 'styles.xml'],
  ];
  const listed = names.map((name, i) => `<sheet name="${escapedXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('');
  return [
    ['[Content_Types].xml', contentTypes(tables, hasShared)],
    ['_rels/.rels', relationships([[`${OFFICE}/officeDocument`, 'xl/workbook.xml']])],
    ['xl/workbook.xml', `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed}</sheets></workbook>`],
    ['xl/_rels/workbook.xml.rels', relationships(parts)],
    ['xl/styles.xml', STYLES],
  ];
}

/** Returns the table part, and the relationship through which the sheet refers to it. */
export const partsOfTable = (n: number, table: SheetTable): readonly (readonly [name: string, xml: string])[] => [
  [`xl/tables/table${n}.xml`, tableXml(n, table)],
  [`xl/worksheets/_rels/sheet${n}.xml.rels`, relationships([[`${OFFICE}/table`, `../tables/table${n}.xml`]])],
];

/** Returns the table in a sheet, or null if its headings or rows do not allow a table. */
function tableOf({ rows, isTable }: WrittenSheet): SheetTable | null {
  return isTable === true ? tableWith((rows[0] ?? []).map(String), rows.length - 1) : null;
}

/**
 * Returns the description of a table. Returns null if there are no rows, or if a heading is empty or repeated, because the format does not
 * allow that.
 */
export function tableWith(headings: readonly string[], rows: number): SheetTable | null {
  const names = new Set(headings.map((name) => name.toLowerCase()));
  return rows < 1 || names.size !== headings.length || names.has('') ? null : { headings, rows };
}

function contentTypes(tables: readonly (SheetTable | null)[], hasShared: boolean): string {
  const part = (name: string, type: string): string => `<Override PartName="/xl/${name}.xml" ContentType="${SHEET_TYPE}.${type}+xml"/>`;
  const sheets = tables.flatMap((table, i) => [
    part(`worksheets/sheet${i + 1}`, 'worksheet'),
    ...(table === null ? [] : [part(`tables/table${i + 1}`, 'table')]),
  ]);
  const others = [part('workbook', 'sheet.main'), ...(hasShared ? [part('sharedStrings', 'sharedStrings')] : []), part('styles', 'styles')];
  return `${XML_HEAD}<Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[...others, ...sheets].join('')}</Types>`;
}
