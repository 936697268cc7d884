/** Writes responses as Parquet. The file metadata describe the columns and sources. */
import { at } from '../core/assert.ts';
import { parseIsoDay } from '../core/period.ts';
import { type ParquetField, type ParquetValue, parquetBytes, parquetChunks } from '../formats/written/parquet.ts';
import type { Answer } from '../queries/base/answer.ts';
import { type ColumnType, columnTypes, typesOf } from './column-type.ts';
import { partNotes } from './part-note.ts';
import { type Cell, datedTable, hasDates, type Table } from './table.ts';

/**
 * Writes a response as Parquet.
 * @param address URL of the response
 */
export function renderParquet(answer: Answer, address: string): Promise<Buffer> {
  const table = datedTable(answer);
  const fields = fieldsOf(table, typesOf(table));
  return parquetBytes(fields, columnsOf(fields, table.rows), metadataOf(answer, table, address));
}

/** The number of rows in one row group of a file with many rows. */
const ROWS_OF_A_GROUP = 20_000;

/**
 * Writes a file with many rows in chunks. Reads the rows twice, because the types of the columns depend on all values.
 * @param response with some of the rows. Its `meta` is for all rows
 * @param parts returns all rows in batches
 */
export async function* longParquetOf(answer: Answer, address: string, parts: () => AsyncIterable<readonly Row[]>): AsyncGenerator<Buffer> {
  const isDated = await hasDates(answer);
  const table = datedTable({ ...answer, data: [] }, isDated);
  const cellsOf = (data: readonly Row[]): Table['rows'] => datedTable({ ...answer, data }, isDated).rows;
  const fields = fieldsOf(table, await columnTypes(answer, parts()));
  const groups = async function* (): AsyncGenerator<readonly (readonly ParquetValue[])[]> {
    let rows: Table['rows'][number][] = [];
    for await (const part of parts()) {
      rows.push(...cellsOf(part));
      if (rows.length < ROWS_OF_A_GROUP) continue;
      yield columnsOf(fields, rows);
      rows = [];
    }
    if (rows.length > 0) yield columnsOf(fields, rows);
  };
  yield* parquetChunks(fields, groups(), metadataOf(answer, table, address));
}

type Row = Readonly<Record<string, unknown>>;

function metadataOf(answer: Answer, { headings, units }: Table, address: string): Readonly<Record<string, string>> {
  const { sources, vintage, stale_reason, notes, breaks = [] } = answer.meta;
  const unitsByName = Object.fromEntries(headings.flatMap((name, i) => (units[i] ? [[name, units[i]]] : [])));
  return {
    address,
    units: JSON.stringify(unitsByName),
    sources: JSON.stringify(sources),
    notes: JSON.stringify([...partNotes(answer), stale_reason, ...notes].filter(Boolean)),
    ...(breaks.length === 0 ? {} : { breaks: JSON.stringify(breaks) }),
    ...(vintage === null ? {} : { vintage }),
  };
}

const fieldsOf = ({ headings }: Table, types: readonly ColumnType[]): readonly ParquetField[] =>
  headings.map((name, i) => ({ name, type: at(types, i) }));

const columnsOf = (fields: readonly ParquetField[], rows: Table['rows']): readonly (readonly ParquetValue[])[] =>
  fields.map(({ type }, i) => rows.map((row) => valueAs(type, row[i] ?? null)));

function valueAs(type: ParquetField['type'], cell: Cell): ParquetValue {
  if (cell === null) return null;
  if (type === 'day') return parseIsoDay(String(cell));
  if (type === 'instant') return Date.parse(String(cell));
  return type === 'text' ? String(cell) : cell;
}
