/** An answer as a Parquet file: the rows of the JSON, with dates as dates, and in the metadata of the file what they mean and rest on. */
import { parseIsoDay } from '../core/period.ts';
import { type ParquetField, type ParquetType, type ParquetValue, parquetBytes } from '../formats/written/parquet.ts';
import type { Answer } from '../queries/answer.ts';
import { type Cell, tableOf } from './table.ts';

const DATED = /(^|_)date$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;

/** @param address where exactly these rows were asked for */
export function renderParquet(answer: Answer, address: string): Promise<Buffer> {
  const { headings, units, rows } = tableOf(answer);
  const columns = headings.map((name, i) =>
    columnOf(
      name,
      units[i] ?? null,
      rows.map((row) => row[i] ?? null),
    ),
  );
  const { sources, vintage, stale_reason, notes } = answer.meta;
  const unitsByName = Object.fromEntries(headings.flatMap((name, i) => (units[i] ? [[name, units[i]]] : [])));
  return parquetBytes(
    columns.map(({ field }) => field),
    columns.map(({ values }) => values),
    {
      address,
      units: JSON.stringify(unitsByName),
      sources: JSON.stringify(sources),
      notes: JSON.stringify([stale_reason, ...notes].filter(Boolean)),
      ...(vintage === null ? {} : { vintage }),
    },
  );
}

/** The type follows from the values: all of one kind, else text. Where there is none, from what the column is called and measured in. */
function columnOf(
  name: string,
  unit: string | null,
  cells: readonly Cell[],
): { readonly field: ParquetField; readonly values: readonly ParquetValue[] } {
  const there = cells.filter((cell) => cell !== null);
  const type = there.length === 0 ? emptyType(name, unit) : typeOf(there);
  return { field: { name, type }, values: cells.map((cell) => (cell === null ? null : valueAs(type, cell))) };
}

const emptyType = (name: string, unit: string | null): ParquetType =>
  name === 'value' || unit !== null ? 'number' : DATED.test(name) ? 'day' : 'text';

function typeOf(cells: readonly Exclude<Cell, null>[]): ParquetType {
  if (cells.every((cell) => typeof cell === 'number')) return 'number';
  if (cells.every((cell) => typeof cell === 'boolean')) return 'truth';
  if (cells.every((cell) => typeof cell === 'string' && parseIsoDay(cell) !== null)) return 'day';
  if (cells.every((cell) => typeof cell === 'string' && INSTANT.test(cell))) return 'instant';
  return 'text';
}

function valueAs(type: ParquetType, cell: Exclude<Cell, null>): ParquetValue {
  if (type === 'day') return parseIsoDay(String(cell));
  if (type === 'instant') return Date.parse(String(cell));
  return type === 'text' ? String(cell) : cell;
}
