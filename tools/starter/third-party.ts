/** Finds columns in an RBA table that may not be redistributed, by the Source row in the table. */
import { isRemark, type ParsedDataset, remarkOn } from '../../src/core/observation.ts';
import { parseCsv } from '../../src/formats/csv.ts';
import { sniffKind } from '../../src/formats/sniff.ts';
import { type Cell, readWorkbook } from '../../src/formats/workbook.ts';

/** Sources whose columns may be redistributed: the RBA, and Commonwealth agencies that publish under an open licence. */
const OPEN_SOURCES = new Set(['RBA', 'ABS', 'APRA', 'SECURITISATION SYSTEM']);

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** Returns the text in the Source row by Series ID, for columns with at least one source that is not open. */
export function thirdPartyColumns(bytes: Uint8Array): ReadonlyMap<string, string> {
  const rows: readonly (readonly Cell[])[] =
    sniffKind(bytes) === 'csv' ? parseCsv(bytes).rows : readWorkbook(bytes, { sheets: ['Data'] }).sheet('Data').rows;
  const row = (label: string): readonly Cell[] => rows.find((cells) => textOf(cells[0]).toLowerCase() === label) ?? [];
  const [sources, ids] = [row('source'), row('series id').length > 0 ? row('series id') : row('mnemonic')];
  const found = new Map<string, string>();
  for (let column = 1; column < ids.length; column++) {
    const source = textOf(sources[column]);
    const names = source.split(/[/;,]|\band\b/i).map((name) => name.trim().toUpperCase());
    if (textOf(ids[column]) !== '' && !names.every((name) => name === '' || OPEN_SOURCES.has(name))) found.set(textOf(ids[column]), source);
  }
  return found;
}

/** Returns the table without these columns, with a note that lists them. */
export function withoutColumns(table: ParsedDataset, columns: ReadonlyMap<string, string>): ParsedDataset {
  if (columns.size === 0) return table;
  const left = (key: string): boolean => columns.has(key.split('.')[0] ?? '');
  const series = table.series.filter((s) => !left(s.key));
  const removed = table.series.filter((s) => left(s.key)).map((s) => s.key.split('.')[0] ?? '');
  const names = [...new Set(removed.map((id) => columns.get(id) ?? ''))].join('; ');
  return {
    ...table,
    series,
    dimensions: table.dimensions.map((d) => ({ ...d, values: d.values.filter((value) => !columns.has(value.code)) })),
    notes: [
      ...table.notes.filter((note) => !(isRemark(note) && note.code === 'third_party')),
      remarkOn(
        table.series.filter((s) => left(s.key)).map((s) => s.key),
        `Left out of the starter data, because the terms of their sources (${names}) do not allow it: ${removed.join(', ')}.`,
      ),
    ],
  };
}
