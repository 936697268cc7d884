/** Finds the types of columns. Parquet files and CSV metadata contain them. */
import { at } from '../core/assert.ts';
import { parseIsoDay } from '../core/period.ts';
import type { Answer } from '../queries/base/answer.ts';
import { type Cell, datedTable, type Table } from './table.ts';

export type ColumnType = 'number' | 'truth' | 'day' | 'instant' | 'text';

const DATED = /(^|_)date$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;

class ColumnKinds {
  readonly #kinds = new Set<ColumnType>();

  /**
   * Adds the values of a column. If they include text or two different types, the type of the column is text. Further values are then not
   * read.
   */
  add(rows: Table['rows'], column: number): void {
    for (const row of rows) {
      if (this.#kinds.size > 1 || this.#kinds.has('text')) return;
      const cell = row[column] ?? null;
      if (cell !== null) this.#kinds.add(kindOf(cell));
    }
  }

  /**
   * Returns the type that all values have. Returns text if the types differ. If there are no values, the type depends on the name and the
   * unit.
   */
  type(name: string, unit: string | null): ColumnType {
    const [kind, other] = this.#kinds;
    if (kind === undefined) return name === 'value' || unit !== null ? 'number' : DATED.test(name) ? 'day' : 'text';
    return other === undefined ? kind : 'text';
  }
}

function kindOf(cell: Exclude<Cell, null>): ColumnType {
  if (typeof cell === 'number') return 'number';
  if (typeof cell === 'boolean') return 'truth';
  return parseIsoDay(cell) !== null ? 'day' : INSTANT.test(cell) ? 'instant' : 'text';
}

export function typesOf({ headings, units, rows }: Table): readonly ColumnType[] {
  return headings.map((name, i) => {
    const kinds = new ColumnKinds();
    kinds.add(rows, i);
    return kinds.type(name, units[i] ?? null);
  });
}

/**
 * Returns the type of each column of a dated table with many rows.
 * @param response with some of the rows, from which the columns are found
 * @param parts all rows in batches
 */
export async function columnTypes(answer: Answer, parts: AsyncIterable<readonly Row[]>): Promise<readonly ColumnType[]> {
  const { headings, units } = datedTable(answer);
  const kinds = headings.map(() => new ColumnKinds());
  for await (const data of parts) {
    const { rows } = datedTable({ ...answer, data }, headings.length > answer.columns.length);
    for (const [i, column] of kinds.entries()) column.add(rows, i);
  }
  return headings.map((name, i) => at(kinds, i).type(name, units[i] ?? null));
}

type Row = Readonly<Record<string, unknown>>;
