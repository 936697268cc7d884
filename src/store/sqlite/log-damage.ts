/**
 * Detects damage in a write-ahead log. SQLite reads a log up to the first frame with a wrong checksum and reports no error. The index file
 * next to the log has the number of frames. Formats: https://www.sqlite.org/walformat.html
 */
import { closeSync, constants, copyFileSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { endianness } from 'node:os';
import path from 'node:path';

const DAMAGED = '.damaged';

const LOG_HEADER = 32;
const FRAME_HEADER = 24;
/** The number at the start of a log. If its lowest bit is 1, checksums use big-endian words. */
const MAGIC = 0x377f0682;
/** The length in bytes of one index header. The index file starts with two copies of it. */
const INDEX_HEADER = 48;
const IS_LITTLE = endianness() === 'LE';

type Sums = readonly [number, number];

/** Copies a damaged log to `…-wal.damaged`. Must run before the first connection, which truncates the log. */
export function noteLogDamage(database: string): void {
  const log = `${database}-wal`;
  if (!isDamaged(log, `${database}-shm`)) return;
  // COPYFILE_EXCL keeps the copy of an earlier damaged log.
  if (!existsSync(`${log}${DAMAGED}`)) copyFileSync(log, `${log}${DAMAGED}`, constants.COPYFILE_EXCL);
}

export const logDamages = (databases: readonly string[]): readonly string[] =>
  databases.flatMap((database) => {
    const log = `${path.basename(database)}-wal`;
    if (!existsSync(`${database}-wal${DAMAGED}`)) return [];
    return [
      `${log}: the log was damaged when the program started, and its last changes are lost. Delete ${log}${DAMAGED} after the repair`,
    ];
  });

function isDamaged(log: string, index: string): boolean {
  const before = indexHeader(index);
  if (before === null) return false;
  const frames = wordAt(before, 16);
  if (frames === 0 || isWhole(readFileSync(log), before, frames)) return false;
  // If the header has changed, another process restarted the log during the check. The result is then not reliable.
  return indexHeader(index)?.equals(before) === true;
}

/** Returns null if the index is missing or another process is writing it. */
function indexHeader(index: string): Buffer | null {
  if (!existsSync(index)) return null;
  const both = Buffer.alloc(2 * INDEX_HEADER);
  const file = openSync(index, 'r');
  try {
    if (readSync(file, both, 0, both.length, 0) < both.length) return null;
  } finally {
    closeSync(file);
  }
  const header = both.subarray(0, INDEX_HEADER);
  return header.equals(both.subarray(INDEX_HEADER)) ? header : null;
}

const wordAt = (bytes: Buffer, place: number): number => (IS_LITTLE ? bytes.readUInt32LE(place) : bytes.readUInt32BE(place));

/** True if the log contains every frame that the index counts, with the right checksum. */
function isWhole(log: Buffer, index: Buffer, frames: number): boolean {
  if (log.length < LOG_HEADER) return false;
  const isBig = log.readUInt32BE(0) === MAGIC + 1;
  let sums = summed(log, 0, 24, [0, 0], isBig);
  if (!isAt(log, 24, sums)) return false;
  const salts = log.subarray(16, 24);
  // If the salts differ, another process has restarted the log. The two files can then not be compared.
  if (!salts.equals(index.subarray(32, 40))) return true;
  const size = FRAME_HEADER + pageSize(log);
  for (let frame = 0, at = LOG_HEADER; frame < frames; frame += 1, at += size) {
    if (log.length < at + size || !log.subarray(at + 8, at + 16).equals(salts)) return false;
    sums = summed(log, at, at + 8, sums, isBig);
    sums = summed(log, at + FRAME_HEADER, at + size, sums, isBig);
    if (!isAt(log, at + 16, sums)) return false;
  }
  return true;
}

const pageSize = (log: Buffer): number => log.readUInt32BE(8);
const isAt = (log: Buffer, place: number, [one, other]: Sums): boolean =>
  log.readUInt32BE(place) === one && log.readUInt32BE(place + 4) === other;

/** Continues SQLite's checksum, which adds pairs of words to two sums. */
function summed(log: Buffer, from: number, to: number, [first, second]: Sums, isBig: boolean): Sums {
  let [one, other] = [first, second];
  for (let at = from; at < to; at += 8) {
    one = (one + (isBig ? log.readUInt32BE(at) : log.readUInt32LE(at)) + other) >>> 0;
    other = (other + (isBig ? log.readUInt32BE(at + 4) : log.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, other];
}
