/** Writes an answer as Parquet. Its metadata has the meaning of the columns and the sources. */
import { parseIsoDay } from '../core/period.ts';
import { type ParquetField, type ParquetValue, parquetBytes } from '../formats/written/parquet.ts';
import type { Answer } from '../queries/base/answer.ts';
import { type ColumnType, columnType } from './column-type.ts';
import { partNotes } from './part-note.ts';
import { type Cell, datedTable } from './table.ts';

/** @param address URL of the answer */
export function renderParquet(answer: Answer, address: string): Promise<Buffer> {
  const { headings, units, rows } = datedTable(answer);
  const columns = headings.map((name, i) =>
    columnOf(
      name,
      units[i] ?? null,
      rows.map((row) => row[i] ?? null),
    ),
  );
  const { sources, vintage, stale_reason, notes, breaks = [] } = answer.meta;
  const unitsByName = Object.fromEntries(headings.flatMap((name, i) => (units[i] ? [[name, units[i]]] : [])));
  return parquetBytes(
    columns.map(({ field }) => field),
    columns.map(({ values }) => values),
    {
      address,
      units: JSON.stringify(unitsByName),
      sources: JSON.stringify(sources),
      notes: JSON.stringify([...partNotes(answer), stale_reason, ...notes].filter(Boolean)),
      ...(breaks.length === 0 ? {} : { breaks: JSON.stringify(breaks) }),
      ...(vintage === null ? {} : { vintage }),
    },
  );
}

function columnOf(
  name: string,
  unit: string | null,
  cells: readonly Cell[],
): { readonly field: ParquetField; readonly values: readonly ParquetValue[] } {
  const type = columnType(name, unit, cells);
  return { field: { name, type }, values: cells.map((cell) => (cell === null ? null : valueAs(type, cell))) };
}

function valueAs(type: ColumnType, cell: Exclude<Cell, null>): ParquetValue {
  if (type === 'day') return parseIsoDay(String(cell));
  if (type === 'instant') return Date.parse(String(cell));
  return type === 'text' ? String(cell) : cell;
}
