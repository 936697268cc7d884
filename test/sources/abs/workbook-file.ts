/** Makes xlsx workbooks for parser tests from grids of cells by sheet name. */
import { utils, write } from '@e965/xlsx';

export type Grid = readonly (readonly (string | number | null)[])[];

export function workbookFile(sheets: Readonly<Record<string, Grid>>): Uint8Array {
  const book = utils.book_new();
  for (const [name, grid] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(grid.map((row) => [...row])), name);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}
