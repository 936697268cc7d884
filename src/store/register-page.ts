/** Reads one page of a register, in register order or ranked by words, whatever keeps its rows. */
import type { Column, RegisterRow } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import type { RegisterPage, RegisterQuery } from './port.ts';
import { columnNamed, type RegisterCondition, type RegisterLayout } from './register-cells.ts';
import { BEGINNING_MATCHES, type Match, RANKED_MATCHES, rankMatches, SCANNED_MATCHES, type Term, termsOf } from './word-search.ts';

type Answer<T> = T | Promise<T>;

/** One version of a register that is held. */
export interface RegisterReader {
  readonly layout: RegisterLayout;
  /** Rows behind a position in register order. */
  rowsBehind(where: readonly RegisterCondition[], after: number, limit: number): Answer<readonly { pos: number; row: RegisterRow }[]>;
  /** The rows at positions, in their order. */
  rowsAt(positions: readonly number[]): Answer<readonly RegisterRow[]>;
  count(where: readonly RegisterCondition[]): Answer<number>;
  /** Of the first `scan` rows that have all terms, those that meet the conditions, at most `limit`. */
  matches(
    column: Column,
    terms: readonly Term[],
    where: readonly RegisterCondition[],
    scan: number,
    limit: number,
  ): Answer<readonly Match[]>;
  /** How many rows have all terms, counting no further than `limit`. */
  countMatches(column: Column, terms: readonly Term[], limit: number): Answer<number>;
  /** Rows whose text begins with a text, in the order of the text. */
  beginning(column: Column, text: string, where: readonly RegisterCondition[], limit: number): Answer<readonly Match[]>;
}

export function readPage(reader: RegisterReader, seq: number, query: RegisterQuery): Promise<RegisterPage> {
  return query.search ? rankedPage(reader, seq, query, query.search) : plainPage(reader, seq, query);
}

async function plainPage(reader: RegisterReader, seq: number, { where, limit, after = 0 }: RegisterQuery): Promise<RegisterPage> {
  const found = await reader.rowsBehind(where, after, limit + 1);
  const shown = found.slice(0, limit);
  return {
    rows: shown.map(({ row }) => row),
    total: await reader.count(where),
    totalExact: true,
    next: found.length > limit ? (shown.at(-1)?.pos ?? null) : null,
    seq,
  };
}

/** In ranked order a position is a place in the ranking. */
async function rankedPage(
  reader: RegisterReader,
  seq: number,
  { where, limit, after = 0 }: RegisterQuery,
  { column, text }: { readonly column: string; readonly text: string },
): Promise<RegisterPage> {
  const { positions, all } = await search(reader, columnNamed(reader.layout.columns, column), text, where);
  const end = after + limit;
  return {
    rows: await reader.rowsAt(positions.slice(after, end)),
    total: positions.length,
    totalExact: all,
    next: end < positions.length ? end : null,
    seq,
  };
}

/**
 * Positions, best first, and whether these are all there are. Of a very common word only the first rows are ranked: reading millions
 * would hold up everyone else. The names that begin with the query are then looked up by themselves, so that they are never missed.
 */
async function search(
  reader: RegisterReader,
  column: Column,
  text: string,
  where: readonly RegisterCondition[],
): Promise<{ positions: readonly number[]; all: boolean }> {
  if (column.match !== 'words') throw new WattleError('BUG', `Column ${column.name} is not searched by words`);
  const terms = termsOf(text);
  if (terms.length === 0) return { positions: [], all: true };
  const scan = where.length > 0 ? SCANNED_MATCHES : RANKED_MATCHES + 1;
  const matches = await reader.matches(column, terms, where, scan, RANKED_MATCHES + 1);
  const all = matches.length <= RANKED_MATCHES && (where.length === 0 || (await reader.countMatches(column, terms, scan + 1)) <= scan);
  const beginning = all ? [] : await reader.beginning(column, text.trim(), where, BEGINNING_MATCHES);
  const distinct = new Map([...matches, ...beginning].map((match) => [match.pos, match]));
  return { positions: rankMatches(text, [...distinct.values()]), all };
}
