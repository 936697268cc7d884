/** Writes rows of cells as an xlsx workbook, for the simulated agencies. */
import { utils, write } from '@e965/xlsx';
import type { Cell } from '../src/formats/workbook.ts';
import type { SandboxFile } from './agency.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes a workbook with the sheets in the given order. Keys are sheet names. Null is an empty cell. */
export function workbookFile(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): SandboxFile {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return { bytes, contentType: XLSX };
}
