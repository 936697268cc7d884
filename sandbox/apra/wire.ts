/** Writes workbooks as APRA does, with several sheets, headers below titles, and dates as serial numbers. */
import { utils, write } from '@e965/xlsx';

export type ApraCell = string | number | null;

export interface ApraSheet {
  readonly name: string;
  readonly rows: readonly (readonly ApraCell[])[];
}

export function writeWorkbook(sheets: readonly ApraSheet[]): Uint8Array {
  const workbook = utils.book_new();
  for (const { name, rows } of sheets) utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
}
