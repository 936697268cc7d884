/** A set of rows of a register by position or by rank, as a list while it is small and as one bit a row when it is not. */

const BITS = 32;
const NO_BITS = new Uint32Array();
/** A list is kept where it takes less than this part of the bits: it is searched, a bit is looked at. */
const LIST_WORD_IN = 8;

export class RowSet {
  /** Ascending positions; null where `#bits` holds them. */
  readonly #list: Uint32Array | null;
  readonly #bits: Uint32Array;
  #count: number | null;

  private constructor(list: Uint32Array | null, bits: Uint32Array) {
    this.#list = list;
    this.#bits = bits;
    this.#count = list ? list.length : null;
  }

  get count(): number {
    this.#count ??= countBits(this.#bits);
    return this.#count;
  }

  /** Positions in any order, none twice. */
  static of(positions: Iterable<number>): RowSet {
    return new RowSet(Uint32Array.from(positions).sort(), NO_BITS);
  }

  /** @param rows of the register; positions are 1 to rows. */
  static packed(positions: Uint32Array, rows: number): Uint8Array {
    const words = wordsFor(rows);
    if (positions.length < words / LIST_WORD_IN) return bytesOf(positions);
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
    return numbers.length < wordsFor(rows) / LIST_WORD_IN ? new RowSet(numbers, NO_BITS) : RowSet.ofBits(numbers);
  }

  /** One bit a row. */
  static ofBits(bits: Uint32Array): RowSet {
    return new RowSet(null, bits);
  }

  /** Rows of any of several sets. */
  static union(sets: readonly RowSet[], rows: number): RowSet {
    const [only] = sets;
    if (only && sets.length === 1) return only;
    const all = new RowSetBuilder(rows);
    for (const set of sets) all.addAll(set);
    return all.end();
  }

  /** Gives the first position at or behind one that all of some sets have; null when there is none. */
  static nextInAll(sets: readonly RowSet[]): (from: number) => number | null {
    const listed = sets.find((set) => set.#list !== null);
    if (listed) return (from) => listed.#nextIn(sets, from);
    const [first = NO_BITS, second = first, ...others] = sets.map((set) => set.#bits);
    return (from) => {
      // Bits of positions before the given one do not count.
      let mask = -1 << (from & 31);
      for (let at = from >>> 5; at < first.length; at++) {
        let word = mask & (first[at] as number) & (second[at] as number);
        mask = -1;
        for (let i = 0; i < others.length && word !== 0; i++) word &= others[i]?.[at] ?? 0;
        if (word !== 0) return at * BITS + 31 - Math.clz32(word & -word);
      }
      return null;
    };
  }

  /** How many positions all of some sets have. */
  static countInAll(sets: readonly RowSet[]): number {
    const list = listAmong(sets.map((set) => set.#list));
    if (list) return list.reduce((count, position) => count + (sets.every((set) => set.has(position)) ? 1 : 0), 0);
    return countShared(sets.map((set) => set.#bits));
  }

  and(other: RowSet): RowSet {
    if (this.#list) return RowSet.of(this.#list.filter((position) => other.has(position)));
    if (other.#list) return other.and(this);
    const bits = this.#bits.slice();
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other.#bits[at] ?? 0);
    return RowSet.ofBits(bits);
  }

  /** The same rows under the numbers that a table gives them. */
  moved(places: Uint32Array): RowSet {
    if (this.#list) return new RowSet(this.#list.map((position) => places[position] ?? 0).sort(), NO_BITS);
    const bits = new Uint32Array(this.#bits.length);
    for (let at = 0; at < this.#bits.length; at++) {
      for (let rest = this.#bits[at] ?? 0; rest !== 0; rest &= rest - 1)
        setBit(bits, places[at * BITS + 31 - Math.clz32(rest & -rest)] ?? 0);
    }
    return RowSet.ofBits(bits);
  }

  has(position: number): boolean {
    if (this.#list) return this.#list[this.#placeOf(position)] === position;
    return ((this.#bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
  }

  /** Whether it has all positions from one on, before another. */
  hasAll(from: number, end: number): boolean {
    if (end <= from) return true;
    if (this.#list) return this.#placeOf(end) - this.#placeOf(from) === end - from;
    const last = (end - 1) >>> 5;
    for (let at = from >>> 5; at <= last; at++) {
      const wanted = (at === from >>> 5 ? -1 << (from & 31) : -1) & (at === last ? -1 >>> (31 - ((end - 1) & 31)) : -1);
      if (((this.#bits[at] ?? 0) & wanted) !== wanted) return false;
    }
    return true;
  }

  /** The first place from `at` on with a number that is a position of the set. */
  firstOf(numbers: Uint32Array, at: number): number {
    let place = at;
    if (this.#list) while (place < numbers.length && !this.has(numbers[place] ?? 0)) place++;
    else
      while (
        place < numbers.length &&
        ((this.#bits[(numbers[place] as number) >>> 5] as number) & (1 << ((numbers[place] as number) & 31))) === 0
      )
        place++;
    return place;
  }

  /** Of some positions, those of the set. */
  among(numbers: Uint32Array): Uint32Array {
    const found = new Uint32Array(numbers.length);
    let count = 0;
    for (let at = this.firstOf(numbers, 0); at < numbers.length; at = this.firstOf(numbers, at + 1)) found[count++] = numbers[at] as number;
    return found.subarray(0, count);
  }

  /** The bits of a set that is no list; of a list none. */
  get bits(): Uint32Array {
    return this.#bits;
  }

  /** The first positions behind one. */
  behind(position: number, limit: number): readonly number[] {
    if (this.#list) {
      const from = this.#placeOf(position + 1);
      return [...this.#list.subarray(from, from + limit)];
    }
    const found: number[] = [];
    const first = (position + 1) >>> 5;
    for (let at = first; at < this.#bits.length && found.length < limit; at++) {
      // Bits of positions that are not behind the given one do not count.
      pushBits(found, at, (this.#bits[at] ?? 0) & (at === first ? -1 << ((position + 1) & 31) : -1));
    }
    return found.length > limit ? found.slice(0, limit) : found;
  }

  /** Of the list, the first position at or behind one that some sets have as well. */
  #nextIn(sets: readonly RowSet[], from: number): number | null {
    const list = this.#list ?? NO_BITS;
    for (let at = this.#placeOf(from); at < list.length; at++) {
      const position = list[at] ?? 0;
      if (sets.every((set) => set.has(position))) return position;
    }
    return null;
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

/** Makes a set of many rows. */
export class RowSetBuilder {
  readonly #bits: Uint32Array;

  constructor(rows: number) {
    this.#bits = new Uint32Array(wordsFor(rows));
  }

  add(position: number): void {
    setBit(this.#bits, position);
  }

  addList(positions: Uint32Array): void {
    for (let i = 0; i < positions.length; i++) setBit(this.#bits, positions[i] ?? 0);
  }

  addAll(set: RowSet): void {
    for (const position of set.bits.length === 0 ? set.behind(0, set.count) : []) this.add(position);
    const bits = this.#bits;
    const added = set.bits;
    for (let at = 0; at < added.length; at++) bits[at] = (bits[at] ?? 0) | (added[at] ?? 0);
  }

  /** Nothing can be added afterwards. */
  end(): RowSet {
    return RowSet.ofBits(this.#bits);
  }
}

/** Position 0 has a bit of its own that is never set. */
const wordsFor = (rows: number): number => Math.ceil((rows + 1) / BITS);

function setBit(bits: Uint32Array, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength);

const listAmong = (lists: readonly (Uint32Array | null)[]): Uint32Array | null => lists.find((list) => list !== null) ?? null;

/** How many bits several sets share. */
function countShared([first = NO_BITS, second = first, ...others]: readonly Uint32Array[]): number {
  let count = 0;
  for (let at = 0; at < first.length; at++) {
    let word = (first[at] ?? 0) & (second[at] ?? 0);
    for (let i = 0; i < others.length && word !== 0; i++) word &= others[i]?.[at] ?? 0;
    if (word !== 0) count += bitsIn(word);
  }
  return count;
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
