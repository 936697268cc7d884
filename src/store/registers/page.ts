/** Reads a page of a register, in register order or by rank, from SQLite or PostgreSQL. */
import { at } from '../../core/assert.ts';
import type { Column } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import { Bitset } from '../../search/bitset.ts';
import type { Filter, IndexReader, Total } from '../../search/port.ts';
import type { Answer } from '../../search/postings.ts';
import { Search } from '../../search/query.ts';
import type { RegisterPage, RegisterQuery } from '../ports/registers.ts';
import {
  columnNamed,
  expectRows,
  expectText,
  foldedText,
  indexedColumns,
  isTextual,
  type Member,
  possibleBoostClasses,
  type RegisterCondition,
  type RegisterLayout,
  storedValues,
} from './cells.ts';
import type { RegisterCache } from './register-cache.ts';
import type { ScanQueue } from './scan-queue.ts';
import { valueKey } from './value-index.ts';

export interface RegisterReader {
  readonly layout: RegisterLayout;
  readonly rows: number;
  readonly cache: RegisterCache;
  readonly scans: ScanQueue;
  /** The maximum number of rows in one scan. Other work on the thread can run between two scans. */
  readonly scanRows: number;
  /** Returns rows in the order of `positions`. */
  rowsAt(positions: readonly number[], members: readonly Member[]): Answer<JsonRows>;
  words(column: Column): IndexReader;
  /** Returns the rows with each value, as an encoded bitset. The column must be in layout.valued. */
  rowsWith(column: Column, values: readonly string[]): Answer<readonly Uint8Array[]>;
  /** The positions of rows that meet a condition, in any order. Uses an index. */
  indexed(condition: RegisterCondition, limit: number): Answer<readonly number[]>;
  meeting(positions: readonly number[], where: readonly RegisterCondition[]): Answer<readonly number[]>;
  /** The positions of rows that meet the conditions, after `after` and up to `upTo`, in ascending order. */
  scan(where: readonly RegisterCondition[], after: number, upTo: number, limit: number): Answer<readonly number[]>;
}

/** The maximum number of rows found with an index to check one by one. If there are more, rows are scanned in register order. */
const INDEXED_ROWS = 5_000;
/** Without an index, matching rows are counted only up to this number. A full count would be slow. */
const COUNTED_ROWS = 1_000;

export function readPage(reader: RegisterReader, seq: number, query: RegisterQuery): Promise<RegisterPage> {
  for (const { column, op } of query.where) {
    const declared = columnNamed(reader.layout.columns, column);
    if (op !== 'equals') expectText(declared, op);
  }
  return query.search ? rankedPage(reader, seq, query, query.search) : plainPage(reader, seq, query);
}

/** The rows that may match, found with indexes. */
interface Candidates {
  /** Null if all rows may match. */
  readonly set: Bitset | null;
  /** Conditions that must still be checked for each row. */
  readonly residual: readonly RegisterCondition[];
}

async function candidates(reader: RegisterReader, where: readonly RegisterCondition[]): Promise<Candidates> {
  const sets: Bitset[] = [];
  const residual: RegisterCondition[] = [];
  for (const condition of where) {
    const rows = await rowsOf(reader, condition);
    if (rows) sets.push(rows);
    else residual.push(condition);
  }
  const [only] = sets;
  if (sets.length < 2) return { set: only ?? null, residual };
  const all = (): Bitset => sets.sort((a, b) => a.count - b.count).reduce((some, set) => some.and(set));
  // Small sets are not cached. They are fast to calculate and would displace large sets from the cache.
  if (sets.some((set) => set.count <= INDEXED_ROWS)) return { set: all(), residual };
  return {
    set: await reader.cache.rows(JSON.stringify(where.filter((condition) => !residual.includes(condition))), async () => all()),
    residual,
  };
}

/** Finds rows with an index. Returns null if no index applies, and rows must be scanned. */
async function rowsOf(reader: RegisterReader, condition: RegisterCondition): Promise<Bitset | null> {
  const { layout, rows, cache } = reader;
  const column = columnNamed(layout.columns, condition.column);
  if (condition.op === 'equals' && layout.valued.includes(column.name)) {
    const values = [...new Set(storedValues(column, condition.values).map(valueKey))].sort();
    return cache.rows(JSON.stringify([column.name, values]), async () => {
      const packed = await reader.rowsWith(column, values);
      return Bitset.union(
        packed.map((bytes) => Bitset.decoded(bytes, rows)),
        rows,
      );
    });
  }
  if (!isIndexed(layout, column, condition)) return null;
  const positions = await reader.indexed(condition, INDEXED_ROWS + 1);
  return positions.length > INDEXED_ROWS ? null : Bitset.of(positions);
}

const LETTERS_OF_A_GRAM = 3;

function isIndexed(layout: RegisterLayout, column: Column, { op, values }: RegisterCondition): boolean {
  if (op === 'substring') {
    return column.match === 'substring' && isTextual(column) && values.every((value) => [...value].length >= LETTERS_OF_A_GRAM);
  }
  return indexedColumns(layout).includes(column) && (op === 'equals' || isTextual(column));
}

async function plainPage(reader: RegisterReader, seq: number, query: RegisterQuery): Promise<RegisterPage> {
  const { where, limit, after = 0 } = query;
  const { set, residual } = await candidates(reader, where);
  const found =
    residual.length > 0
      ? await scanned(reader, set, residual, after, limit + 1)
      : (set?.after(after, limit + 1) ?? inOrder(reader, after, limit + 1));
  const shown = found.slice(0, limit);
  const total =
    residual.length > 0
      ? await reader.cache.total(JSON.stringify(where), async () => {
          const all = after === 0 && found.length <= limit ? found : await scanned(reader, set, residual, 0, COUNTED_ROWS + 1);
          return atMost(COUNTED_ROWS, all);
        })
      : { count: set?.count ?? reader.rows, isExact: true };
  return {
    rows: await rowsAt(reader, shown, query),
    total: total.count,
    totalExact: total.isExact,
    leftOut: [],
    next: found.length > limit ? at(shown, -1) : null,
    seq,
  };
}

async function rowsAt(reader: RegisterReader, positions: readonly number[], { members }: RegisterQuery): Promise<JsonRows> {
  const { columns } = reader.layout;
  const wanted = members
    ? Object.entries(members).map(([name, of]): Member => ({ name, column: columns.find((column) => column.name === of) ?? null }))
    : columns.map((column): Member => ({ name: column.name, column }));
  const rows = await reader.rowsAt(positions, wanted);
  expectRows(rows.length, positions.length);
  return rows;
}

const atMost = (limit: number, { length }: readonly unknown[]): Total => ({ count: Math.min(limit, length), isExact: length <= limit });

const inOrder = ({ rows }: RegisterReader, after: number, limit: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(limit, rows - after)) }, (_, i) => after + 1 + i);

/** Finds positions after `after` in the set whose rows meet the residual conditions. Reads rows in limited batches. */
function scanned(
  reader: RegisterReader,
  set: Bitset | null,
  residual: readonly RegisterCondition[],
  after: number,
  limit: number,
): Promise<readonly number[]> {
  return reader.scans.run(async () => {
    const found: number[] = [];
    for (let from = after; from < reader.rows && found.length < limit; ) {
      const few = set && set.count < reader.scanRows ? set.after(from, INDEXED_ROWS) : null;
      if (few?.length === 0) break;
      const upTo = few ? at(few, -1) : Math.min(reader.rows, from + reader.scanRows);
      const met = few
        ? await reader.meeting(few, residual)
        : await reader.scan(residual, from, upTo, set ? reader.rows : limit - found.length);
      for (const position of [...met].sort((a, b) => a - b)) {
        if (found.length < limit && (set === null || set.has(position))) found.push(position);
      }
      from = upTo;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return found;
  });
}

async function rankedPage(
  reader: RegisterReader,
  seq: number,
  query: RegisterQuery,
  { column: name, text }: { readonly column: string; readonly text: string },
): Promise<RegisterPage> {
  const { where, limit, after = 0 } = query;
  const column = columnNamed(reader.layout.columns, name);
  if (column.match !== 'words') throw new WattleError('BUG', `Column ${column.name} does not support word search.`);
  const search = await Search.of(reader.words(column), text, await filterOf(reader, where));
  if (!search) return { rows: JsonRows.of([]), total: 0, totalExact: true, leftOut: [], next: null, seq };
  const { positions, next } = await search.page(after, limit);
  const total = await reader.cache.total(JSON.stringify([name, foldedText(text), where]), () => search.total());
  return {
    rows: await rowsAt(reader, positions, query),
    total: Math.max(total.count, positions.length),
    totalExact: total.isExact,
    leftOut: search.leftOut,
    next,
    seq,
  };
}

async function filterOf(reader: RegisterReader, where: readonly RegisterCondition[]): Promise<Filter> {
  const { set, residual } = await candidates(reader, where);
  const all = (): Promise<Bitset> =>
    reader.cache.rows(JSON.stringify(['all', residual]), async () => Bitset.of(await scanned(reader, null, residual, 0, reader.rows)));
  return {
    name: JSON.stringify(where),
    boostClasses: possibleBoostClasses(reader.layout.columns, where),
    positions: set,
    residual: residual.length === 0 ? null : { among: (positions) => reader.meeting(positions, residual), all },
  };
}
