/** Reads one page of a register, in register order or ranked by words, whatever keeps its rows. */
import type { Column } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import { RowSet } from '../../search/bitset.ts';
import type { Total } from '../../search/cache.ts';
import { type Eligible, type WordReader, WordSearch } from '../../search/query.ts';
import type { RegisterPage, RegisterQuery } from '../port.ts';
import {
  columnNamed,
  expectRows,
  expectText,
  foldedText,
  indexedColumns,
  isTextual,
  type Member,
  possibleTiers,
  type RegisterCondition,
  type RegisterLayout,
  storedValues,
} from './cells.ts';
import { valueKey } from './value-index.ts';

type Answer<T> = T | Promise<T>;

/** One version of a register that is held. */
export interface RegisterReader extends WordReader {
  readonly layout: RegisterLayout;
  /** So many rows are looked at before others have their turn. */
  readonly scanRows: number;
  /** The rows at positions, in their order. */
  rowsAt(positions: readonly number[], members: readonly Member[]): Answer<JsonRows>;
  /** The rows that have one of some values, in packed sets; the column is one of layout.valued. */
  rowsWith(column: Column, values: readonly string[]): Answer<readonly Uint8Array[]>;
  /** Positions that an index gives for one condition, in no order. */
  indexed(condition: RegisterCondition, limit: number): Answer<readonly number[]>;
  /** Of some positions, those that meet conditions. */
  meeting(positions: readonly number[], where: readonly RegisterCondition[]): Answer<readonly number[]>;
  /** Positions behind one, up to another, that meet conditions, ascending. */
  scan(where: readonly RegisterCondition[], after: number, upTo: number, limit: number): Answer<readonly number[]>;
}

/** An index may give so many rows to be looked at one by one; beyond, the register is read in its order. */
const INDEXED_ROWS = 5_000;
/** Rows that meet conditions which no index knows are counted up to this. */
const COUNTED_ROWS = 1_000;

export function readPage(reader: RegisterReader, seq: number, query: RegisterQuery): Promise<RegisterPage> {
  for (const { column, op } of query.where) {
    const declared = columnNamed(reader.layout.columns, column);
    if (op !== 'equals') expectText(declared, op);
  }
  return query.search ? rankedPage(reader, seq, query, query.search) : plainPage(reader, seq, query);
}

/** What is known of the rows that meet conditions without looking at them. */
interface Candidates {
  /** Null for all rows. */
  readonly set: RowSet | null;
  /** Conditions that the set says nothing of. */
  readonly loose: readonly RegisterCondition[];
}

async function candidates(reader: RegisterReader, where: readonly RegisterCondition[]): Promise<Candidates> {
  const sets: RowSet[] = [];
  const loose: RegisterCondition[] = [];
  for (const condition of where) {
    const rows = await rowsOf(reader, condition);
    if (rows) sets.push(rows);
    else loose.push(condition);
  }
  const [only] = sets;
  if (sets.length < 2) return { set: only ?? null, loose };
  const all = (): RowSet => sets.sort((a, b) => a.count - b.count).reduce((some, set) => some.and(set));
  // What is quickly cut again is not kept, or look-ups of single rows would soon have driven out the large sets.
  if (sets.some((set) => set.count <= INDEXED_ROWS)) return { set: all(), loose };
  return { set: await reader.known.set(JSON.stringify(where.filter((condition) => !loose.includes(condition))), async () => all()), loose };
}

/** Null when only looking at the rows can tell. */
async function rowsOf(reader: RegisterReader, condition: RegisterCondition): Promise<RowSet | null> {
  const { layout, rows, known } = reader;
  const column = columnNamed(layout.columns, condition.column);
  if (condition.op === 'equals' && layout.valued.includes(column.name)) {
    const values = [...new Set(storedValues(column, condition.values).map(valueKey))].sort();
    return known.set(JSON.stringify([column.name, values]), async () => {
      const packed = await reader.rowsWith(column, values);
      return RowSet.union(
        packed.map((bytes) => RowSet.unpacked(bytes, rows)),
        rows,
      );
    });
  }
  if (!isIndexed(layout, column, condition)) return null;
  const positions = await reader.indexed(condition, INDEXED_ROWS + 1);
  return positions.length > INDEXED_ROWS ? null : RowSet.of(positions);
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
  const { set, loose } = await candidates(reader, where);
  const found =
    loose.length > 0
      ? await scanned(reader, set, loose, after, limit + 1)
      : (set?.behind(after, limit + 1) ?? inOrder(reader, after, limit + 1));
  const shown = found.slice(0, limit);
  const total =
    loose.length > 0
      ? await reader.known.total(JSON.stringify(where), async () => {
          const all = after === 0 && found.length <= limit ? found : await scanned(reader, set, loose, 0, COUNTED_ROWS + 1);
          return atMost(COUNTED_ROWS, all);
        })
      : { rows: set?.count ?? reader.rows, exact: true };
  return {
    rows: await rowsAt(reader, shown, query),
    total: total.rows,
    totalExact: total.exact,
    leftOut: [],
    next: found.length > limit ? (shown.at(-1) ?? null) : null,
    seq,
  };
}

/** What a query wants of the rows at positions, in their order. */
async function rowsAt(reader: RegisterReader, positions: readonly number[], { members }: RegisterQuery): Promise<JsonRows> {
  const { columns } = reader.layout;
  const wanted = members
    ? Object.entries(members).map(([name, of]): Member => ({ name, column: columns.find((column) => column.name === of) ?? null }))
    : columns.map((column): Member => ({ name: column.name, column }));
  const rows = await reader.rowsAt(positions, wanted);
  expectRows(rows.length, positions.length);
  return rows;
}

const atMost = (limit: number, { length }: readonly unknown[]): Total => ({ rows: Math.min(limit, length), exact: length <= limit });

const inOrder = ({ rows }: RegisterReader, after: number, limit: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(limit, rows - after)) }, (_, i) => after + 1 + i);

/** Positions behind one that are in a set and meet conditions, read in steps between which others have their turn. */
function scanned(
  reader: RegisterReader,
  set: RowSet | null,
  loose: readonly RegisterCondition[],
  after: number,
  limit: number,
): Promise<readonly number[]> {
  return inTurn(async () => {
    const found: number[] = [];
    for (let from = after; from < reader.rows && found.length < limit; ) {
      const few = set && set.count < reader.scanRows ? set.behind(from, INDEXED_ROWS) : null;
      if (few?.length === 0) break;
      const upTo = few ? (few.at(-1) ?? 0) : Math.min(reader.rows, from + reader.scanRows);
      const met = few ? await reader.meeting(few, loose) : await reader.scan(loose, from, upTo, set ? reader.rows : limit - found.length);
      for (const position of [...met].sort((a, b) => a - b)) {
        if (found.length < limit && (set?.has(position) ?? true)) found.push(position);
      }
      from = upTo;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return found;
  });
}

let lastScan: Promise<unknown> = Promise.resolve();

/** One scan after the other, so that many of them hold up the rest no longer than one does. */
function inTurn<T>(scan: () => Promise<T>): Promise<T> {
  const mine = lastScan.then(scan, scan);
  lastScan = mine.catch(() => undefined);
  return mine;
}

async function rankedPage(
  reader: RegisterReader,
  seq: number,
  query: RegisterQuery,
  { column: name, text }: { readonly column: string; readonly text: string },
): Promise<RegisterPage> {
  const { where, limit, after = 0 } = query;
  const column = columnNamed(reader.layout.columns, name);
  if (column.match !== 'words') throw new WattleError('BUG', `Column ${column.name} is not searched by words`);
  const search = await WordSearch.of({ reader, column, text, eligible: await eligibleRows(reader, where) });
  if (!search) return { rows: JsonRows.of([]), total: 0, totalExact: true, leftOut: [], next: null, seq };
  const { positions, next } = await search.page(after, limit);
  const total = await reader.known.total(JSON.stringify([name, foldedText(text), where]), () => search.total());
  return {
    rows: await rowsAt(reader, positions, query),
    total: Math.max(total.rows, positions.length),
    totalExact: total.exact,
    leftOut: search.leftOut,
    next,
    seq,
  };
}

async function eligibleRows(reader: RegisterReader, where: readonly RegisterCondition[]): Promise<Eligible> {
  const { set, loose } = await candidates(reader, where);
  const all = (): Promise<RowSet | null> =>
    reader.known.set(JSON.stringify(['all', loose]), async () => RowSet.of(await scanned(reader, null, loose, 0, reader.rows)));
  return {
    name: JSON.stringify(where),
    tiers: possibleTiers(reader.layout.columns, where),
    set,
    loose:
      loose.length === 0
        ? null
        : { meet: (positions) => reader.meeting(positions, loose), all: async () => (await all()) ?? RowSet.of([]) },
  };
}
