/** Collects the rows with each value while rows arrive, for each column with few different values. Counts and filters then need no scan. */

import { at } from '../../core/assert.ts';
import type { Column } from '../../core/define-dataset.ts';
import { Bitset } from '../../search/bitset.ts';
import type { SqlValue } from '../ports/sql.ts';
import { foldedText } from './cells.ts';

/** The maximum number of different values. Filters on other columns use another index or a scan. */
const MOST_VALUES = 200;
const NO_VALUE = 255;
const ROWS_AT_ONCE = 2 ** 16;

interface ValueRows {
  /** The position of the column among the declared columns. */
  readonly column: number;
  /** The value with A to Z in lower case, as filters compare it. */
  readonly value: string;
  readonly rows: Uint8Array;
}

/** A value as filters compare it: as text, with A to Z in lower case. */
export const valueKey = (cell: SqlValue): string => foldedText(String(cell));

/** The values of a column that has few different values so far. `codes` has one byte for each row. */
interface Tally {
  readonly column: number;
  readonly numbers: Map<string, number>;
  /** The number of each value by its original spelling. With it, a spelling is converted only once. */
  readonly spelled: Map<SqlValue, number>;
  readonly counts: number[];
  codes: Uint8Array;
}

export class ValueIndexBuilder {
  #tallies: readonly Tally[];
  #rows = 0;

  constructor(columns: readonly Column[]) {
    this.#tallies = columns.flatMap(({ type, match }, column) =>
      type === 'text[]' || match === 'words'
        ? []
        : [{ column, numbers: new Map(), spelled: new Map(), counts: [], codes: new Uint8Array(ROWS_AT_ONCE) }],
    );
  }

  add(cells: readonly SqlValue[]): void {
    this.#rows++;
    let crowded = false;
    for (const tally of this.#tallies) crowded = !this.#note(tally, at(cells, tally.column)) || crowded;
    if (crowded) this.#tallies = this.#tallies.filter(({ numbers }) => numbers.size <= MOST_VALUES);
  }

  columns(): readonly number[] {
    return this.#tallies.map(({ column }) => column);
  }

  *index(): Generator<ValueRows> {
    for (const { column, numbers, counts, codes } of this.#tallies) {
      for (const [value, number] of numbers) {
        const positions = new Uint32Array(at(counts, number));
        let filled = 0;
        for (let pos = 1; filled < positions.length; pos++) if (codes[pos] === number) positions[filled++] = pos;
        yield { column, value, rows: Bitset.encoded(positions, this.#rows) };
      }
    }
  }

  /** Records a cell. Returns false if the column now has too many different values. */
  #note(tally: Tally, cell: SqlValue): boolean {
    if (this.#rows >= tally.codes.length) {
      const longer = new Uint8Array(tally.codes.length * 2);
      longer.set(tally.codes);
      tally.codes = longer;
    }
    if (cell === null) {
      tally.codes[this.#rows] = NO_VALUE;
      return true;
    }
    const number = tally.spelled.get(cell) ?? numberOf(tally, cell);
    if (number >= MOST_VALUES) return false;
    tally.codes[this.#rows] = number;
    tally.counts[number] = at(tally.counts, number) + 1;
    return true;
  }
}

function numberOf({ numbers, spelled, counts }: Tally, cell: SqlValue): number {
  const key = valueKey(cell);
  const number = numbers.get(key) ?? numbers.size;
  if (number === counts.length) counts.push(0);
  numbers.set(key, number);
  spelled.set(cell, number);
  return number;
}
