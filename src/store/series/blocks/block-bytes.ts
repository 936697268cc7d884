/** Writes and reads the bytes of a block: variable-length integers, runs of equal numbers, floats and texts. */

import { WattleError } from '../../../core/errors.ts';

/** Returns a cell in a column. Throws BUG if the column is too short. For speed, accepts only arrays of one type, unlike `at`. */
export function cellAt<T>(column: readonly T[], index: number): T {
  const cell = column[index];
  if (cell === undefined) throw new WattleError('BUG', `A column of ${column.length} cells has no cell ${index}.`);
  return cell;
}

const SHORTEST_RUN = 3;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const floats = new DataView(new ArrayBuffer(8));
const zigzag = (n: number): number => (n >= 0 ? n * 2 : -n * 2 - 1);
const unzigzag = (n: number): number => (n % 2 === 0 ? n / 2 : -(n + 1) / 2);

export class ByteWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  byte(value: number): void {
    this.#need(1);
    this.#bytes[this.#length++] = value;
  }

  /** Writes a whole number from 0 to 2^53. */
  varint(value: number): void {
    this.#need(8);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length++] = rest;
  }

  float(value: number): void {
    this.#need(8);
    floats.setFloat64(0, value);
    for (let i = 0; i < 8; i++) this.#bytes[this.#length++] = floats.getUint8(i);
  }

  text(text: string): void {
    this.bytes(encoder.encode(text));
  }

  /** Appends the length of `bytes` and then `bytes`. Returns all bytes written so far. */
  bytes(bytes: Uint8Array): Uint8Array {
    this.varint(bytes.length);
    this.#need(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this.whole();
  }

  /**
   * Writes the differences between successive values in groups. A group of different differences has twice its length, then each
   * difference. A group of equal differences has twice its length plus one, then the difference. The total number of values is not written.
   */
  integers(values: readonly number[]): void {
    const differences = values.map((value, i) => zigzag(value - (i === 0 ? 0 : cellAt(values, i - 1))));
    let from = 0;
    while (from < differences.length) {
      const run = runAt(differences, from);
      let to = from + run;
      if (run >= SHORTEST_RUN) {
        this.varint(run * 2 + 1);
        this.varint(cellAt(differences, from));
      } else {
        while (to < differences.length && runAt(differences, to) < SHORTEST_RUN) to++;
        this.varint((to - from) * 2);
        for (let i = from; i < to; i++) this.varint(cellAt(differences, i));
      }
      from = to;
    }
  }

  whole(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #need(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const longer = new Uint8Array(2 * (this.#length + more));
    longer.set(this.#bytes);
    this.#bytes = longer;
  }
}

/** Returns the length of the run of equal values that starts at a position. */
function runAt(values: readonly number[], from: number): number {
  let to = from + 1;
  while (to < values.length && values[to] === values[from]) to++;
  return to - from;
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get at(): number {
    return this.#at;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  skip(length: number): void {
    this.#at += length;
  }

  varint(): number {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.#byte();
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
      unit *= 0x80;
    }
  }

  float(): number {
    for (let i = 0; i < 8; i++) floats.setUint8(i, this.#byte());
    return floats.getFloat64(0);
  }

  text(): string {
    const length = this.varint();
    this.#at += length;
    if (this.#at > this.#bytes.length) throw cutOff();
    return decoder.decode(this.#bytes.subarray(this.#at - length, this.#at));
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw cutOff();
    return byte;
  }

  /** Reads `n` numbers, appends them to a list and returns the list. */
  integers(n: number, into: number[]): number[] {
    let value = 0;
    let left = n;
    while (left > 0) {
      const head = this.varint();
      const length = Math.floor(head / 2);
      left -= length;
      if (head % 2 === 1) {
        const difference = unzigzag(this.varint());
        for (let i = 0; i < length; i++) into.push((value += difference));
      } else {
        for (let i = 0; i < length; i++) into.push((value += unzigzag(this.varint())));
      }
    }
    return into;
  }
}

const cutOff = (): WattleError => new WattleError('BUG', 'A block ends before its last cell.');
