/**
 * The number of requests that a process has used, in a file that survives a crash of the process.
 *
 * record   0 ────── 4 ─────── 12 ──────────────── 64
 *          used      month      account             uint32, then text padded with zero bytes
 *
 * A record is written before the response is sent. It therefore never shows fewer requests than were used from the lease. Under load, it
 * counts a few requests in advance, so that many responses in one turn of the event loop need few writes. At the end of the turn, it is
 * corrected. If the process is killed, the record may count unanswered requests in the last turn as used. A write to the operating system's
 * memory takes about two microseconds. It survives a crash of the process but not of the machine.
 */
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const RECORD_BYTES = 64;
const MONTH_AT = 4;
const ACCOUNT_AT = 12;
const SUFFIX = '.journal';
const FURTHEST_AHEAD = 64;

/** The record of one lease. */
export interface JournalRecord {
  readonly offset: number;
  /** The number of used requests according to the file, and the actual number. */
  written: number;
  used: number;
  /** How many requests the next write counts in advance. */
  ahead: number;
}

export class QuotaJournal {
  readonly #file: string;
  readonly #word = Buffer.alloc(MONTH_AT);
  readonly #free: number[] = [];
  #descriptor: number | null = null;
  #end = 0;
  #touched: JournalRecord[] = [];

  /** Opens a journal. The file is created on first use. `owner` is the name of the process in its leases. */
  constructor(folder: string, owner: string) {
    this.#file = fileOf(folder, owner);
  }

  /** Creates the file now. If another process does not find it later, this process ran on another machine. */
  prepare(): void {
    this.#opened();
  }

  open(accountId: string, month: string): JournalRecord {
    const offset = this.#free.pop() ?? this.#end;
    this.#end = Math.max(this.#end, offset + RECORD_BYTES);
    const bytes = Buffer.alloc(RECORD_BYTES);
    bytes.write(month, MONTH_AT, 'utf8');
    bytes.write(accountId, ACCOUNT_AT, 'utf8');
    writeSync(this.#opened(), bytes, 0, RECORD_BYTES, offset);
    return { offset, written: 0, used: 0, ahead: 1 };
  }

  /** Frees a record's position for another record. */
  release(record: JournalRecord): void {
    record.written = record.used = 0;
    writeSync(this.#opened(), Buffer.alloc(RECORD_BYTES), 0, RECORD_BYTES, record.offset);
    this.#free.push(record.offset);
  }

  note(record: JournalRecord, used: number): void {
    record.used = used;
    if (used <= record.written) return;
    if (this.#touched.length === 0) setImmediate(() => this.#settleTick());
    if (record.ahead === 1) this.#touched.push(record);
    this.#write(record, used + record.ahead - 1);
    record.ahead = Math.min(record.ahead * 2, FURTHEST_AHEAD);
  }

  /** Closes the file but keeps it, so that another process can settle the leases. */
  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
    this.#touched = [];
  }

  /** Deletes the file. Must run after all leases have ended. */
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

/** Returns the number of used requests in a journal, or null if the file is missing. */
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
  // If the record is missing, the process ended before it used a request from the lease.
  return 0;
}

/** Returns the names of the processes that have a journal in this folder. */
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

/** Deletes a journal, if it exists. */
export const removeJournal = (folder: string, owner: string): void => rmSync(fileOf(folder, owner), { force: true });

const fileOf = (folder: string, owner: string): string => path.join(folder, `${owner}${SUFFIX}`);
