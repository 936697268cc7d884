/** Writes rows of cells as an xlsx workbook, as the simulated agencies publish them. */
import { utils, write } from '@e965/xlsx';
import type { Cell } from '../src/formats/workbook.ts';
import type { SandboxFile } from './agency.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Sheets in their order, by name; null is an empty cell. */
export function workbookFile(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): SandboxFile {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return { bytes, contentType: XLSX };
}
