/** Builds a register's digest, value index and word indexes while rows arrive, for both dialects. */

import { at } from '../../core/assert.ts';
import type { Column } from '../../core/define-dataset.ts';
import { IndexBuilder } from '../../search/index-builder.ts';
import { wordsOf } from '../../search/tokenizer.ts';
import type { SqlValue } from '../ports/sql.ts';
import { boostClassOf, type Declared, textOfCell, wordColumns } from './cells.ts';
import { RowDigest } from './row-digest.ts';
import { ValueIndexBuilder } from './value-index.ts';

export class RowIndexes {
  readonly values: ValueIndexBuilder;
  /** The word index builders. `index` is the position of the column among the declared columns. */
  readonly words: readonly { readonly column: Column; readonly index: number; readonly builder: IndexBuilder }[];
  readonly #columns: Declared['columns'];
  readonly #digest: RowDigest;
  readonly #boostClassOf: (cells: readonly SqlValue[]) => number;

  /**
   * @param spillOf returns the path of a temporary file for a column's word index. The builder creates this file, and `close` removes it
   */
  constructor(declared: Declared, spillOf: (index: number) => string) {
    this.#columns = declared.columns;
    this.#digest = new RowDigest(declared);
    this.#boostClassOf = boostClassOf(declared.columns);
    this.values = new ValueIndexBuilder(declared.columns);
    this.words = wordColumns(declared.columns).map((column) => {
      const index = declared.columns.indexOf(column);
      return { column, index, builder: new IndexBuilder(spillOf(index)) };
    });
  }

  add(cells: readonly SqlValue[]): void {
    this.#digest.add(cells);
    this.values.add(cells);
    let before: string | null = null;
    let words: readonly string[] = [];
    for (const { column, index, builder } of this.words) {
      const text = textOfCell(column, at(cells, index));
      // Neighbouring rows or columns often have the same name. The words of such a name are calculated only once.
      if (text !== before) words = wordsOf(text);
      before = text;
      builder.add(this.#boostClassOf(cells), words);
    }
  }

  /** Must run once, after the last row. */
  digest(): string {
    return this.#digest.end();
  }

  valued(): readonly string[] {
    return this.values.columns().map((index) => at(this.#columns, index).name);
  }

  /** Removes temporary files. Can be called repeatedly. */
  close(): void {
    for (const { builder } of this.words) builder.close();
  }
}
