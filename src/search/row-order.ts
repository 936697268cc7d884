/**
 * The order in which a search finds rows: by grade, and as in the register within one.
 *
 *   grade      tier · 256 + length of the text (at most 255): rows of the first tier come first, short ones before long ones
 *   rank       the place of a row in this order, from 1
 *   position   the place of a row in the register, from 1
 */

const LENGTHS = 256;
/** Texts of this length and longer ones have the same grade. */
export const LONGEST = LENGTHS - 1;

export const gradeOf = (tier: number, length: number): number => tier * LENGTHS + Math.min(length, LONGEST);

export class RowOrder {
  readonly #grades: Uint16Array;
  /** By grade, the first rank that is not of a lower one. */
  readonly #firsts: Uint32Array;
  #positions: Uint32Array | null = null;
  #ranks: Uint32Array | null = null;

  /** @param grades of the rows by position; that of position 0 says nothing */
  constructor(grades: Uint16Array) {
    this.#grades = grades;
    const counts = new Uint32Array(2 ** 16 + 1);
    for (let position = 1; position < grades.length; position++) {
      const grade = grades[position] ?? 0;
      counts[grade + 1] = (counts[grade + 1] ?? 0) + 1;
    }
    let first = 1;
    this.#firsts = counts.map((count) => (first += count));
  }

  /** The first rank of a grade, or where one would stand. */
  firstOf(grade: number): number {
    return this.#firsts[grade] ?? this.#grades.length;
  }

  positionAt(rank: number): number {
    this.#positions ??= invert(this.ranks);
    return this.#positions[rank] ?? 0;
  }

  /** The ranks of the rows by position. */
  get ranks(): Uint32Array {
    this.#ranks ??= this.#ranked();
    return this.#ranks;
  }

  #ranked(): Uint32Array {
    const ranks = new Uint32Array(this.#grades.length);
    const next = this.#firsts.slice();
    for (let position = 1; position < ranks.length; position++) {
      const grade = this.#grades[position] ?? 0;
      const rank = next[grade] ?? 0;
      ranks[position] = rank;
      next[grade] = rank + 1;
    }
    return ranks;
  }
}

function invert(places: Uint32Array): Uint32Array {
  const inverse = new Uint32Array(places.length);
  for (let i = 1; i < places.length; i++) inverse[places[i] ?? 0] = i;
  return inverse;
}
