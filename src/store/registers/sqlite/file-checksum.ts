/**
 * The checksum of a register file, which never changes after it was built. It is stored in the file header, in the number that SQLite
 * reserves for programs (`user_version`), so that it covers rows, indexes and schema.
 * @see https://www.sqlite.org/fileformat2.html#user_version_number
 */
import { closeSync, createReadStream, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** The place of the number in the file, in bytes. */
const [FROM, TO] = [60, 64];
const PIECE = 1024 * 1024;

/** Writes the checksum and flushes the file to disk. */
export function writeChecksum(path: string): void {
  const file = openSync(path, 'r+');
  try {
    const piece = Buffer.alloc(PIECE);
    let sum = 0;
    for (let at = 0, length = 0; ; at += length) {
      length = readSync(file, piece, 0, PIECE, at);
      if (length === 0) break;
      if (at === 0) piece.fill(0, FROM, TO);
      sum = crc32(piece.subarray(0, length), sum);
    }
    const number = Buffer.alloc(TO - FROM);
    number.writeUInt32BE(numberOf(sum));
    writeSync(file, number, 0, number.length, FROM);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Returns true if the file has its checksum, or if an earlier version of the program wrote it without one. */
export async function hasWrittenBytes(path: string): Promise<boolean> {
  let [sum, stored] = [0, 0];
  let isFirst = true;
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    if (isFirst) {
      if (piece.length < TO) return false;
      stored = piece.readUInt32BE(FROM);
      piece.fill(0, FROM, TO);
      isFirst = false;
    }
    sum = crc32(piece, sum);
  }
  return stored === 0 || stored === numberOf(sum);
}

/** Never 0, because 0 means that no checksum is stored. */
const numberOf = (sum: number): number => sum || 1;

/** Returns the size, modification time and inode of a file as text. Null if the file does not exist. */
export function stateOfFile(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.size} ${found.mtimeMs} ${found.ino}`;
}

/** Compares files with their checksums, each once for every state. A gigabyte takes about half a second, in slices of a millisecond. */
export class ComparedFiles {
  readonly #compared = new Map<string, { readonly state: string; readonly isSound: Promise<boolean> }>();

  isSound(path: string, state: string): Promise<boolean> {
    const known = this.#compared.get(path);
    if (known?.state === state) return known.isSound;
    const isSound = hasWrittenBytes(path);
    this.#compared.set(path, { state, isSound });
    isSound.catch(() => this.#compared.delete(path));
    return isSound;
  }

  forget(path: string): void {
    this.#compared.delete(path);
  }
}
