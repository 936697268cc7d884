/** Returns the rows of a register as columns of a bulk file. */
import { datasetKey, type RegisterDataset, type RegisterRow } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { parseIsoDay } from '../core/period.ts';
import type { ParquetType, ParquetValue } from '../formats/written/parquet.ts';
import type { Store } from '../store/ports/port.ts';
import type { Version } from '../store/ports/series.ts';
import type { BulkField, Columns } from './observations.ts';

const ROWS_AT_ONCE = 10_000;

const TYPES: Readonly<Record<RegisterDataset['columns'][number]['type'], ParquetType>> = {
  text: 'text',
  'text[]': 'text',
  // Integers are stored as `number`, because some have more than 32 bits.
  integer: 'number',
  number: 'number',
  boolean: 'truth',
  date: 'day',
};

export const registerFields = ({ columns }: RegisterDataset): readonly BulkField[] =>
  columns.filter(({ hidden }) => hidden !== true).map(({ name, type, description }) => ({ name, type: TYPES[type], description }));

/** Yields the rows in register order, in parts. */
export async function* registerColumns(store: Store, dataset: RegisterDataset, { seq }: Pick<Version, 'seq'>): AsyncGenerator<Columns> {
  const fields = registerFields(dataset);
  const members = Object.fromEntries(fields.map(({ name }) => [name, name]));
  const query = { dataset: datasetKey(dataset), seq, where: [], members, limit: ROWS_AT_ONCE };
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<Store['registers']['query']>> = await store.registers.query({
      ...query,
      ...(after === 0 ? {} : { after }),
    });
    const rows = page.rows.toArray();
    yield fields.map((field) => rows.map((row) => cellOf(field, row[field.name])));
    after = page.next;
  }
}

/** Converts a cell. Throws BUG for an invalid date. */
function cellOf({ name, type }: BulkField, cell: RegisterRow[string] | undefined): ParquetValue {
  if (cell === undefined || cell === null) return null;
  if (typeof cell === 'object') return cell.join('; ');
  if (type !== 'day') return cell;
  const day = parseIsoDay(String(cell));
  if (day === null) throw new WattleError('BUG', `${name} has an invalid date: ${cell}`);
  return day;
}
