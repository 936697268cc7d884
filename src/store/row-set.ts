/** A set of rows of a register by position, as a list while it is small and as one bit a row when it is not. */

const BITS = 32;
/** A rough count looks at one word in so many, and is believed where it says this many times as much as the limit. */
const SAMPLED_WORD_IN = 61;
const MORE_THAN = 3;

export class RowSet {
  readonly count: number;
  /** Ascending positions; null where `#bits` holds them. */
  readonly #list: Uint32Array | null;
  readonly #bits: Uint32Array | null;

  private constructor(list: Uint32Array | null, bits: Uint32Array | null, count: number) {
    this.#list = list;
    this.#bits = bits;
    this.count = count;
  }

  /** Positions in any order, none twice. */
  static of(positions: Iterable<number>): RowSet {
    const list = Uint32Array.from(positions).sort();
    return new RowSet(list, null, list.length);
  }

  /** @param rows of the register; positions are 1 to rows. */
  static packed(positions: Uint32Array, rows: number): Uint8Array {
    const words = wordsFor(rows);
    if (positions.length < words) return bytesOf(positions);
    return RowSet.packedBits(positions, rows);
  }

  /** One bit a row, however few they are; positions may come in any order. */
  static packedBits(positions: Uint32Array, rows: number): Uint8Array {
    const bits = new Uint32Array(wordsFor(rows));
    for (const position of positions) setBit(bits, position);
    return bytesOf(bits);
  }

  /** What `packed` gave. */
  static unpacked(bytes: Uint8Array, rows: number): RowSet {
    const numbers = new Uint32Array(new Uint8Array(bytes).buffer);
    if (numbers.length < wordsFor(rows)) return new RowSet(numbers, null, numbers.length);
    return new RowSet(null, numbers, countBits(numbers));
  }

  /** Rows of any of several sets. */
  static union(sets: readonly RowSet[], rows: number): RowSet {
    const [only] = sets;
    if (only && sets.length === 1) return only;
    const bits = new Uint32Array(wordsFor(rows));
    for (const set of sets) {
      if (set.#bits) for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (set.#bits[i] ?? 0);
      else for (const position of set.#list ?? []) setBit(bits, position);
    }
    return new RowSet(null, bits, countBits(bits));
  }

  /** The positions that all of some sets have, ascending; null when they are more than so many. */
  static inAll(sets: readonly RowSet[], limit: number): readonly number[] | null {
    const found: number[] = [];
    const list = listAmong(sets.map((set) => set.#list));
    if (list) {
      for (const position of list) if (sets.every((set) => set.has(position)) && found.push(position) > limit) return null;
      return found;
    }
    if (roughCount(sets) > MORE_THAN * limit) return null;
    for (let at = 0; at < wordsOf(sets); at++) {
      pushBits(found, at, wordInAll(sets, at));
      if (found.length > limit) return null;
    }
    return found;
  }

  /** How many positions all of some sets have. */
  static countInAll(sets: readonly RowSet[]): number {
    const list = listAmong(sets.map((set) => set.#list));
    if (list) return list.reduce((count, position) => count + (sets.every((set) => set.has(position)) ? 1 : 0), 0);
    let count = 0;
    for (let at = 0; at < wordsOf(sets); at++) count += bitsIn(wordInAll(sets, at));
    return count;
  }

  and(other: RowSet): RowSet {
    if (this.#list) return RowSet.of(this.#list.filter((position) => other.has(position)));
    if (other.#list) return other.and(this);
    const bits = new Uint32Array(this.#bits?.length ?? 0);
    for (let i = 0; i < bits.length; i++) bits[i] = (this.#bits?.[i] ?? 0) & (other.#bits?.[i] ?? 0);
    return new RowSet(null, bits, countBits(bits));
  }

  has(position: number): boolean {
    if (this.#bits) return ((this.#bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
    return this.#list?.[this.#placeOf(position)] === position;
  }

  /** How many times 32 bits a set is that is no list. */
  get words(): number {
    return this.#bits?.length ?? 0;
  }

  /** 32 bits of a set that is no list. */
  bitsAt(at: number): number {
    return this.#bits?.[at] ?? 0;
  }

  /** The first positions behind one. */
  behind(position: number, limit: number): readonly number[] {
    if (this.#list) {
      const from = this.#placeOf(position + 1);
      return [...this.#list.subarray(from, from + limit)];
    }
    const bits = this.#bits ?? new Uint32Array();
    const found: number[] = [];
    const first = (position + 1) >>> 5;
    for (let at = first; at < bits.length && found.length < limit; at++) {
      let word = bits[at] ?? 0;
      // Bits of positions that are not behind the given one.
      if (at === first) word &= -1 << ((position + 1) & 31);
      pushBits(found, at, word);
    }
    return found.length > limit ? found.slice(0, limit) : found;
  }

  /** Where in the list a position stands or would stand. */
  #placeOf(position: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#list?.[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Position 0 has a bit of its own that is never set. */
const wordsFor = (rows: number): number => Math.ceil((rows + 1) / BITS);

function setBit(bits: Uint32Array, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength);

/** From every so manieth word. */
function roughCount(sets: readonly RowSet[]): number {
  let count = 0;
  for (let at = 0; at < wordsOf(sets); at += SAMPLED_WORD_IN) count += bitsIn(wordInAll(sets, at));
  return count * SAMPLED_WORD_IN;
}

const listAmong = (lists: readonly (Uint32Array | null)[]): Uint32Array | null => lists.find((list) => list !== null) ?? null;
const wordsOf = ([first]: readonly RowSet[]): number => first?.words ?? 0;

function wordInAll(sets: readonly RowSet[], at: number): number {
  let word = -1;
  for (let i = 0; i < sets.length && word !== 0; i++) word &= sets[i]?.bitsAt(at) ?? 0;
  return word;
}

function pushBits(positions: number[], at: number, word: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) positions.push(at * BITS + 31 - Math.clz32(rest & -rest));
}

function countBits(bits: Uint32Array): number {
  let count = 0;
  for (const word of bits) count += bitsIn(word);
  return count;
}

function bitsIn(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
