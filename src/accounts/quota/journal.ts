/**
 * What a process has used of the calls it leased, in a file that outlives the process however it ends.
 *
 *   record   0 ────── 4 ─────── 12 ──────────────── 64
 *            used      month      account             uint32, then text padded with zero bytes
 *
 * A record never says less than was used: it is written before the answer goes out, and under load a few calls ahead, so that a tick of
 * the event loop with many answers writes few times; at the end of the tick it is made exact. Killed at any point, the process has then
 * at most those calls of its last tick in the record that it did not get to answer. The writes go to the memory of the operating system,
 * about two microseconds each: they are safe from the end of the process, not from the end of the machine.
 */
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const RECORD_BYTES = 64;
const MONTH_AT = 4;
const ACCOUNT_AT = 12;
const SUFFIX = '.journal';
const FURTHEST_AHEAD = 64;

/** Where the count of one lease is written. */
export interface JournalRecord {
  readonly offset: number;
  /** What the file says, and what is true. */
  written: number;
  used: number;
  /** How far ahead the next write of this tick goes. */
  ahead: number;
}

export class QuotaJournal {
  readonly #file: string;
  readonly #word = Buffer.alloc(MONTH_AT);
  readonly #free: number[] = [];
  #descriptor: number | null = null;
  #end = 0;
  #touched: JournalRecord[] = [];

  /** @param owner name of the process; the file is made when there is something to write */
  constructor(folder: string, owner: string) {
    this.#file = fileOf(folder, owner);
  }

  /** Makes the file: from here on its absence says that it is on another machine, not that nothing was used. */
  prepare(): void {
    this.#opened();
  }

  /** A record for a lease under which nothing was used yet. */
  open(accountId: string, month: string): JournalRecord {
    const offset = this.#free.pop() ?? this.#end;
    this.#end = Math.max(this.#end, offset + RECORD_BYTES);
    const bytes = Buffer.alloc(RECORD_BYTES);
    bytes.write(month, MONTH_AT, 'utf8');
    bytes.write(accountId, ACCOUNT_AT, 'utf8');
    writeSync(this.#opened(), bytes, 0, RECORD_BYTES, offset);
    return { offset, written: 0, used: 0, ahead: 1 };
  }

  /** The record of a lease that is no more; its place is used again. */
  release(record: JournalRecord): void {
    record.written = record.used = 0;
    writeSync(this.#opened(), Buffer.alloc(RECORD_BYTES), 0, RECORD_BYTES, record.offset);
    this.#free.push(record.offset);
  }

  /** Notes that so many calls are used in all. */
  note(record: JournalRecord, used: number): void {
    record.used = used;
    if (used <= record.written) return;
    if (this.#touched.length === 0) setImmediate(() => this.#settleTick());
    if (record.ahead === 1) this.#touched.push(record);
    this.#write(record, used + record.ahead - 1);
    record.ahead = Math.min(record.ahead * 2, FURTHEST_AHEAD);
  }

  /** Leaves the file to whoever settles the leases. */
  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
    this.#touched = [];
  }

  /** Removes the file: nothing is leased any more. */
  remove(): void {
    this.close();
    rmSync(this.#file, { force: true });
  }

  #settleTick(): void {
    const touched = this.#touched;
    this.#touched = [];
    for (const record of touched) {
      record.ahead = 1;
      if (record.written !== record.used && this.#descriptor !== null) this.#write(record, record.used);
    }
  }

  #write(record: JournalRecord, used: number): void {
    record.written = used;
    this.#word.writeUInt32LE(used);
    writeSync(this.#opened(), this.#word, 0, MONTH_AT, record.offset);
  }

  #opened(): number {
    if (this.#descriptor === null) {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      this.#descriptor = openSync(this.#file, 'wx', 0o600);
    }
    return this.#descriptor;
  }
}

/** How many calls a process used under a lease, by its journal; null where the journal is not here. */
export function journalledUse(folder: string, owner: string, accountId: string, month: string): number | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(fileOf(folder, owner));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  for (let at = 0; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES) {
    const text = (from: number, to: number): string => bytes.toString('utf8', at + from, at + to).replace(/\0+$/, '');
    if (text(ACCOUNT_AT, RECORD_BYTES) === accountId && text(MONTH_AT, ACCOUNT_AT) === month) return bytes.readUInt32LE(at);
  }
  // It died before it could use any.
  return 0;
}

/** The processes that have a journal here. */
export function journalOwners(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Removes the journal of a process that will not write to it again; another process may have been first. */
export const removeJournal = (folder: string, owner: string): void => rmSync(fileOf(folder, owner), { force: true });

const fileOf = (folder: string, owner: string): string => path.join(folder, `${owner}${SUFFIX}`);
