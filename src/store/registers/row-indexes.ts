/** What both dialects make of the rows of a register while they stream by: their digest, their rows by value, their word indexes. */

import { WordIndexBuilder } from '../../search/index-builder.ts';
import { wordsOf } from '../../search/tokenizer.ts';
import type { SqlValue } from '../sql.ts';
import { type Declared, textOfCell, tiersOf, wordColumns } from './cells.ts';
import { RowDigest } from './row-digest.ts';
import { ValueIndexBuilder } from './value-index.ts';

export class RowIndexes {
  readonly values: ValueIndexBuilder;
  /** With the place of each column among the declared ones. */
  readonly words: readonly { readonly index: number; readonly builder: WordIndexBuilder }[];
  readonly #columns: Declared['columns'];
  readonly #digest: RowDigest;
  readonly #tierOf: (cells: readonly SqlValue[]) => number;

  /** @param spillOf a file for the word index of a column, which is made here and removed by close */
  constructor(declared: Declared, spillOf: (index: number) => string) {
    this.#columns = declared.columns;
    this.#digest = new RowDigest(declared);
    this.#tierOf = tiersOf(declared.columns);
    this.values = new ValueIndexBuilder(declared.columns);
    this.words = wordColumns(declared.columns).map((column) => {
      const index = declared.columns.indexOf(column);
      return { index, builder: new WordIndexBuilder(spillOf(index)) };
    });
  }

  /** The next row. */
  add(cells: readonly SqlValue[]): void {
    this.#digest.add(cells);
    this.values.add(cells);
    let before: string | null = null;
    let words: readonly string[] = [];
    for (const { index, builder } of this.words) {
      const column = this.#columns[index];
      const text = column ? textOfCell(column, cells[index] ?? null) : '';
      // Two columns often hold the same name.
      if (text !== before) words = wordsOf(text);
      before = text;
      builder.add(this.#tierOf(cells), words);
    }
  }

  /** Tells the rows that were added from any others; call once, after the last one. */
  digest(): string {
    return this.#digest.end();
  }

  /** Names of the columns with few values. */
  valued(): readonly string[] {
    return this.values.columns().flatMap((index) => this.#columns[index]?.name ?? []);
  }

  /** May be called again. */
  close(): void {
    for (const { builder } of this.words) builder.close();
  }
}
