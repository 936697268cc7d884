/**
 * Writes and reads sorted runs. They are temporary parts of an index that is being built.
 *
 *   run      for each term and zone: bytes of the term (u16), zone (u8), documents (u32), the term, then the position (u32) of each document
 */
import { readSync, writeSync } from 'node:fs';

const HEAD_BYTES = 7;
const POSITION_BYTES = 4;
const WRITE_BYTES = 2 ** 20;
const READ_BYTES = 2 ** 18;

export class RunWriter {
  readonly #file: number;
  readonly #buffer = Buffer.allocUnsafe(WRITE_BYTES);
  #used = 0;
  #at: number;

  /** @param at byte offset of the run in the file */
  constructor(file: number, at: number) {
    this.#file = file;
    this.#at = at;
  }

  head(term: string, zone: number, count: number): void {
    const bytes = Buffer.byteLength(term);
    this.#reserve(HEAD_BYTES + bytes);
    this.#used = this.#buffer.writeUInt16LE(bytes, this.#used);
    this.#used = this.#buffer.writeUInt8(zone, this.#used);
    this.#used = this.#buffer.writeUInt32LE(count, this.#used);
    this.#used += this.#buffer.write(term, this.#used);
  }

  position(position: number): void {
    this.#reserve(POSITION_BYTES);
    this.#used = this.#buffer.writeUInt32LE(position, this.#used);
  }

  /** Writes the remaining bytes. Returns the byte offset of the end of the run. */
  end(): number {
    this.#at += writeSync(this.#file, this.#buffer, 0, this.#used, this.#at);
    this.#used = 0;
    return this.#at;
  }

  #reserve(bytes: number): void {
    if (this.#used + bytes > WRITE_BYTES) this.end();
  }
}

export class RunReader {
  readonly #file: number;
  readonly #end: number;
  #buffer = Buffer.alloc(0);
  #used = 0;
  #at: number;
  /** The current term. Null at the end of the run. */
  term: string | null = null;
  zone = 0;
  /** The number of documents that contain the current term in the current zone. */
  count = 0;

  constructor(file: number, from: number, to: number) {
    this.#file = file;
    this.#at = from;
    this.#end = to;
    this.#head();
  }

  /**
   * Copies the positions of the current documents into `list`, starting at index `from`. Returns the index after the last copied
   * position.
   */
  take(list: Uint32Array, from: number): number {
    const end = from + this.count;
    for (let i = from; i < end; i++) {
      this.#need(POSITION_BYTES);
      list[i] = this.#buffer.readUInt32LE(this.#used);
      this.#used += POSITION_BYTES;
    }
    this.#head();
    return end;
  }

  #head(): void {
    if (this.#at === this.#end && this.#used === this.#buffer.length) {
      this.term = null;
      return;
    }
    this.#need(HEAD_BYTES);
    const bytes = this.#buffer.readUInt16LE(this.#used);
    this.zone = this.#buffer.readUInt8(this.#used + 2);
    this.count = this.#buffer.readUInt32LE(this.#used + 3);
    this.#used += HEAD_BYTES;
    this.#need(bytes);
    this.term = this.#buffer.toString('utf8', this.#used, this.#used + bytes);
    this.#used += bytes;
  }

  #need(bytes: number): void {
    const left = this.#buffer.length - this.#used;
    if (left >= bytes) return;
    const next = Buffer.allocUnsafe(left + Math.min(READ_BYTES, this.#end - this.#at));
    this.#buffer.copy(next, 0, this.#used);
    this.#at += readSync(this.#file, next, left, next.length - left, this.#at);
    this.#buffer = next;
    this.#used = 0;
  }
}
