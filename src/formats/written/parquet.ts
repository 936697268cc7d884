/**
 * Writes columns as Apache Parquet.
 *
 * text  BYTE_ARRAY UTF8      number  DOUBLE      whole  INT32      truth  BOOLEAN
 * day   INT32 DATE           instant INT64 TIMESTAMP, milliseconds, adjusted to UTC
 *
 * All columns are nullable. Row groups have up to 100,000 rows, compressed by Snappy. Their statistics allow readers to skip
 * row groups.
 * @see https://parquet.apache.org/docs/file-format/
 */
import { ByteWriter, type ColumnSource, type KeyValue, ParquetWriter, type SchemaElement, type Writer } from 'hyparquet-writer';

export type ParquetType = 'text' | 'number' | 'whole' | 'truth' | 'day' | 'instant';

export interface ParquetField {
  readonly name: string;
  readonly type: ParquetType;
}

/** A cell. Days count from 1970-01-01. Instants are in ms since the epoch. */
export type ParquetValue = string | number | boolean | null;

const ROWS_OF_A_GROUP = 100_000;

const ELEMENTS: Readonly<Record<ParquetType, Omit<SchemaElement, 'name' | 'repetition_type'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'DOUBLE' },
  whole: { type: 'INT32' },
  truth: { type: 'BOOLEAN' },
  day: { type: 'INT32', converted_type: 'DATE' },
  instant: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
};

const schemaOf = (fields: readonly ParquetField[]): SchemaElement[] => [
  { name: 'root', num_children: fields.length },
  ...fields.map(({ name, type }): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...ELEMENTS[type] })),
];

/** Writes a Parquet file piece by piece. Each piece becomes one or more row groups. */
export class ParquetPieces {
  readonly #fields: readonly ParquetField[];
  readonly #writer: ParquetWriter;

  /** Starts a file. `metadata` describes the whole file, such as its source and licence. */
  constructor(writer: Writer, fields: readonly ParquetField[], metadata: Readonly<Record<string, string>>) {
    this.#fields = fields;
    const kvMetadata: KeyValue[] = Object.entries(metadata).map(([key, value]) => ({ key, value }));
    this.#writer = new ParquetWriter({ writer, schema: schemaOf(fields), kvMetadata, createdBy: 'wattle' });
  }

  /** Writes a piece. `columns` are in field order, and all have the same length. */
  async write(columns: readonly (readonly ParquetValue[])[]): Promise<void> {
    const columnData = this.#fields.map(({ name }, i): ColumnSource => ({ name, data: [...(columns[i] ?? [])] }));
    await this.#writer.write({ columnData, rowGroupSize: ROWS_OF_A_GROUP });
  }

  async finish(): Promise<void> {
    await this.#writer.finish();
  }
}

/** Yields the bytes of a file, with one chunk for the rows in each piece and one for the end. Only one piece is in memory. */
export async function* parquetChunks(
  fields: readonly ParquetField[],
  pieces: AsyncIterable<readonly (readonly ParquetValue[])[]>,
  metadata: Readonly<Record<string, string>>,
): AsyncGenerator<Buffer> {
  const writer = new ByteWriter();
  const file = new ParquetPieces(writer, fields, metadata);
  const written = (): Buffer => {
    const bytes = Buffer.from(writer.getBuffer());
    writer.index = 0;
    return bytes;
  };
  for await (const columns of pieces) {
    await file.write(columns);
    yield written();
  }
  await file.finish();
  yield written();
}

export async function parquetBytes(
  fields: readonly ParquetField[],
  columns: readonly (readonly ParquetValue[])[],
  metadata: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const writer = new ByteWriter();
  const pieces = new ParquetPieces(writer, fields, metadata);
  await pieces.write(columns);
  await pieces.finish();
  return Buffer.from(writer.getBuffer());
}
