/**
 * Reads the list of public hospitals, with one line for each hospital. Address cells are padded with hundreds of blanks.
 *
 *   State,Hospital name,Establishment ID,…,Number of available beds
 */
import type { Captured } from '../../core/capture.ts';
import type { Column, RegisterRow } from '../../core/define-dataset.ts';
import { type Address, WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOut } from '../../core/observation.ts';
import { parseCsv } from '../../formats/csv.ts';
import { headerColumns } from '../../formats/csv-table.ts';
import { publishedCell } from '../../formats/published-number.ts';
import { textCell, unreadHeadings } from '../../formats/sheet-table.ts';

export type ListColumn = Column & { readonly heading: string };

/** Reads the hospitals in file order. Throws PARSE_LAYOUT (missing heading, short row) and PARSE_VALUE with the row. */
export async function* publicHospitals(capture: Captured, columns: readonly ListColumn[]): AsyncIterable<RegisterRow> {
  const [header = [], ...rows] = parseCsv(capture.bytes).rows;
  const indexes = headerColumns(
    header,
    columns.map(({ heading }) => heading),
  );
  for (const [i, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = i + 2;
    if (cells.length < header.length) {
      throw new WattleError('PARSE_LAYOUT', `A row has ${cells.length} cells where the header has ${header.length}.`, { at: { row } });
    }
    yield Object.fromEntries(
      columns.map((column) => {
        const cell = cells[indexes.get(column.heading) ?? -1];
        return [column.name, column.type === 'number' ? bedsOf(cell, { row, column: column.heading }) : textCell(cell) || null];
      }),
    );
  }
}

export function columnsLeftOut(capture: Captured, columns: readonly ListColumn[]): readonly LeftOut[] {
  const [header = []] = parseCsv(capture.bytes).rows;
  const read = headerColumns(
    header,
    columns.map(({ heading }) => heading),
  );
  return leftOut('columns', unreadHeadings(header, read.values()));
}

const bedsOf = (cell: string | undefined, at: Address): number | null => publishedCell(cell, at)?.value ?? null;
