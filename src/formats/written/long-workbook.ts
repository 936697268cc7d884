/** Writes an .xlsx workbook of any length in chunks. At no time are all rows or the whole file in memory. */

import { partsAround, partsOfTable, tableWith } from './workbook.ts';
import {
  areaOf,
  columnNames,
  inlineText,
  rowXml,
  type SheetTable,
  sheetEnd,
  sheetStart,
  sheetXml,
  type WrittenCell,
  type WrittenSheet,
} from './worksheet-parts.ts';
import { ZipChunks } from './zip-chunks.ts';

/** The maximum number of rows that the xlsx format allows in a sheet. */
const MOST_SHEET_ROWS = 1_048_576;

interface LongSheet {
  readonly name: string;
  readonly headings: readonly string[];
  readonly widths: readonly number[];
  /** Batches of a few hundred rows. Other requests are processed between two batches. */
  readonly rows: AsyncIterable<readonly (readonly WrittenCell[])[]>;
}

/**
 * Yields the bytes of the workbook. A sheet has at most `mostRows` rows, including the headings. Further rows are in the sheets `Data 2`,
 * `Data 3` with the same headings. The sheet `last` is after them.
 */
export async function* longWorkbook(
  { name, headings, widths, rows }: LongSheet,
  last: WrittenSheet,
  mostRows = MOST_SHEET_ROWS,
): AsyncGenerator<Buffer> {
  const zip = new ZipChunks();
  try {
    const columns = columnNames(headings.length);
    const isTable = tableWith(headings, 1) !== null;
    const tables: SheetTable[] = [];
    const start = (n: number): Promise<void> => {
      zip.begin(`xl/worksheets/sheet${n}.xml`);
      return zip.write(sheetStart(widths, isTable, null) + rowXml(headings, 1, columns, inlineText));
    };
    const end = async (written: number): Promise<void> => {
      await zip.write(sheetEnd(areaOf(headings.length, written), isTable));
      await zip.end();
      tables.push({ headings, rows: written - 1 });
    };
    await start(1);
    let written = 1;
    for await (const batch of rows) {
      let xml = '';
      for (const row of batch) {
        if (written === mostRows) {
          await zip.write(xml);
          xml = '';
          await end(written);
          await start(tables.length + 1);
          written = 1;
        }
        written += 1;
        xml += rowXml(row, written, columns, inlineText);
      }
      await zip.write(xml);
      yield* zip.chunks();
    }
    await end(written);
    const own = tables.map((table) => (isTable && table.rows > 0 ? table : null));
    const names = [...own.map((_, i) => (i === 0 ? name : `${name} ${i + 1}`)), last.name];
    const parts = [
      ...own.flatMap((table, i) => (table === null ? [] : partsOfTable(i + 1, table))),
      [`xl/worksheets/sheet${names.length}.xml`, sheetXml(last, false, inlineText)] as const,
      ...partsAround(names, [...own, null], false),
    ];
    for (const [path, text] of parts) await zip.file(path, text);
    zip.finish();
    yield* zip.chunks();
  } finally {
    zip.abandon();
  }
}
