/** The words of a query, each with what a word index has for it. */
import type { Column } from '../core/define-dataset.ts';
import type { KnownRows } from './cache.ts';
import { NOTED_BEGINNINGS } from './index-builder.ts';
import type { Term, WordEntry } from './term.ts';
import { MIN_PREFIX, PREFIX_WORDS } from './tokenizer.ts';
import { rowsOf } from './word-rows.ts';

type Answer<T> = T | Promise<T>;

/** Words of one row in so many are asked for again and again. */
const MANY_ROW_IN = 1_024;

/** The words of an index that is held. */
export interface TermReader {
  readonly rows: number;
  readonly known: KnownRows;
  /** Those of the words that there are. */
  words(column: Column, words: readonly string[]): Answer<readonly WordEntry[]>;
  /** The commonest words that begin with some letters, by number of rows. */
  wordsBeginning(column: Column, letters: string, limit: number): Answer<readonly WordEntry[]>;
  /** The commonest words that were noted for some first letters; null when none were, because there are few. */
  notedWords(column: Column, letters: string): Answer<readonly string[] | null>;
}

export const rowsOfTerm = ({ entry, longer }: Term): number => longer.reduce((rows, one) => rows + rowsOf(one), rowsOf(entry));

/** A word of a query with what the index has for it. */
export function termOf(reader: TermReader, column: Column, word: string): Promise<Term> {
  const hasMany = (term: Term): boolean => rowsOf(term.entry) * MANY_ROW_IN >= reader.rows;
  return reader.known.term(JSON.stringify([column.name, word]), hasMany, async () => {
    const longer = await longerThan(reader, column, word);
    const entry = longer.entries.find((one) => one.word === word) ?? (await reader.words(column, [word]))[0] ?? null;
    return { word, entry, longer: longer.entries.filter((one) => one.word !== word), complete: longer.all };
  });
}

async function longerThan(
  reader: TermReader,
  column: Column,
  word: string,
): Promise<{ readonly entries: readonly WordEntry[]; readonly all: boolean }> {
  if (word.length < MIN_PREFIX) return { entries: [], all: true };
  const noted = NOTED_BEGINNINGS.includes(word.length) ? await reader.notedWords(column, word) : null;
  if (noted) return { entries: await reader.words(column, noted), all: false };
  const found = await reader.wordsBeginning(column, word, PREFIX_WORDS + 1);
  return { entries: found.slice(0, PREFIX_WORDS), all: found.length <= PREFIX_WORDS };
}
