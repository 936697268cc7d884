/** Reads one page of a register, in register order or ranked by words, whatever keeps its rows. */
import type { Column, RegisterRow } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import type { RegisterPage, RegisterQuery } from './port.ts';
import { columnNamed, type RegisterCondition, type RegisterLayout } from './register-cells.ts';
import {
  BEGINNING_MATCHES,
  hasTerms,
  type Match,
  RANKED_MATCHES,
  rankMatches,
  SCANNED_MATCHES,
  type Term,
  termsOf,
} from './word-search.ts';

type Answer<T> = T | Promise<T>;

/** One version of a register that is held. */
export interface RegisterReader {
  readonly layout: RegisterLayout;
  /** Counts that were made, by their conditions: the rows never change. */
  readonly counts: Map<string, number>;
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
  /** The texts of rows that meet the conditions. */
  texts(column: Column, where: readonly RegisterCondition[], limit: number): Answer<readonly Match[]>;
  /** Rows whose text begins with a text, in the order of the text. */
  beginning(column: Column, text: string, where: readonly RegisterCondition[], limit: number): Answer<readonly Match[]>;
}

/** Counting the rows of a common value can take a good part of a second. */
const KEPT_COUNTS = 1_000;

export function readPage(reader: RegisterReader, seq: number, query: RegisterQuery): Promise<RegisterPage> {
  return query.search ? rankedPage(reader, seq, query, query.search) : plainPage(reader, seq, query);
}

async function plainPage(reader: RegisterReader, seq: number, { where, limit, after = 0 }: RegisterQuery): Promise<RegisterPage> {
  const found = await reader.rowsBehind(where, after, limit + 1);
  const shown = found.slice(0, limit);
  return {
    rows: shown.map(({ row }) => row),
    total: await countOf(reader, where),
    totalExact: true,
    next: found.length > limit ? (shown.at(-1)?.pos ?? null) : null,
    seq,
  };
}

async function countOf(reader: RegisterReader, where: readonly RegisterCondition[]): Promise<number> {
  const name = JSON.stringify(where);
  const kept = reader.counts.get(name);
  if (kept !== undefined) return kept;
  const n = await reader.count(where);
  if (reader.counts.size >= KEPT_COUNTS) reader.counts.clear();
  reader.counts.set(name, n);
  return n;
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
  const terms = termsOf(text, reader.layout.commonWords[column.name] ?? []);
  if (terms.length === 0) return { positions: [], all: true };
  const matches = await allMatches(reader, column, terms, where);
  if (matches) return { positions: rankMatches(text, matches), all: true };
  const some = await reader.matches(column, terms, where, SCANNED_MATCHES, RANKED_MATCHES);
  const beginning = await reader.beginning(column, text.trim(), where, BEGINNING_MATCHES);
  const distinct = new Map([...some, ...beginning].map((match) => [match.pos, match]));
  return { positions: rankMatches(text, [...distinct.values()]), all: false };
}

/** Null when there are too many to be ranked, or when neither words nor conditions leave few enough rows to look at. */
async function allMatches(
  reader: RegisterReader,
  column: Column,
  terms: readonly Term[],
  where: readonly RegisterCondition[],
): Promise<readonly Match[] | null> {
  if (where.length === 0) return atMost(RANKED_MATCHES, await reader.matches(column, terms, [], RANKED_MATCHES + 1, RANKED_MATCHES + 1));
  if ((await reader.countMatches(column, terms, SCANNED_MATCHES + 1)) <= SCANNED_MATCHES) {
    return atMost(RANKED_MATCHES, await reader.matches(column, terms, where, SCANNED_MATCHES, RANKED_MATCHES + 1));
  }
  const texts = atMost(SCANNED_MATCHES, await reader.texts(column, where, SCANNED_MATCHES + 1));
  return (
    texts &&
    atMost(
      RANKED_MATCHES,
      texts.filter(({ text }) => hasTerms(text, terms)),
    )
  );
}

const atMost = (limit: number, matches: readonly Match[]): readonly Match[] | null => (matches.length > limit ? null : matches);
