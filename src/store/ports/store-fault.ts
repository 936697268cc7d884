/** Derives store faults from errors of the database driver and the file system. */
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { type ErrorCode, WattleError } from '../../core/errors.ts';

import { ObjectStorageError } from './object-storage-error.ts';

/**
 * full: the disk has no space. read_only: the store cannot be written. away: the server or file is missing, or the connection broke.
 * busy: another process kept a lock too long. damaged: the file is not a database, or its pages are inconsistent. descriptors: too many
 * files are open.
 */
export type StoreFault = 'full' | 'read_only' | 'away' | 'busy' | 'damaged' | 'descriptors';

/** For each fault, its cause and remedy, as sentences for the operator. */
export const STORE_FAULTS: Readonly<Record<StoreFault, string>> = {
  full: 'The storage is full. Free some space, or move the data to a larger disk.',
  read_only:
    'The data cannot be written. Make the data folder writable for the user of the program. If the disk is read-only, mount it writable (mount -o remount,rw).',
  away: 'The store cannot be reached. Start its server, or mount its disk.',
  busy: 'Another process locks the store for too long. Stop it, or wait until it finishes.',
  damaged: 'The database is damaged. Restore a backup, or move the file away to start with an empty one.',
  descriptors: 'Too many files are open. Raise the limit (ulimit -n).',
};

/** SQLite primary result codes: https://www.sqlite.org/rescode.html */
const SQLITE: Readonly<Record<number, StoreFault>> = {
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'away',
  11: 'damaged',
  13: 'full',
  14: 'away',
  26: 'damaged',
};

/** SQLite messages, because the npm package gives no result code for errors that occur while it reads rows. */
const SQLITE_WORDS: Readonly<Record<string, StoreFault>> = {
  'database is locked': 'busy',
  'attempt to write a readonly database': 'read_only',
  'disk I/O error': 'away',
  'database disk image is malformed': 'damaged',
  'database or disk is full': 'full',
  'file is not a database': 'damaged',
};

const SQLITE_CANTOPEN = 14;
/** The number of files that the program may still have to open. Each of the four databases has a log and an index of the log. */
const FILES_OF_THE_DATABASES = 16;

/**
 * Extended result codes of SQLite for failed writes: IOERR_WRITE, _FSYNC, _DIR_FSYNC, _TRUNCATE, _DELETE, _SHMOPEN, _SHMSIZE. Writes
 * fail like this after the kernel has made a disk read-only (EROFS).
 */
const SQLITE_NOT_WRITTEN: ReadonlySet<number> = new Set([778, 1034, 1290, 1546, 2570, 4618, 4874]);

/** Node's codes for errors of the file system and of sockets. */
const SYSTEM: Readonly<Record<string, StoreFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read_only',
  EACCES: 'read_only',
  EPERM: 'read_only',
  EMFILE: 'descriptors',
  ENFILE: 'descriptors',
  EIO: 'away',
  ESTALE: 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
};

/** Prefixes of PostgreSQL's SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES: readonly (readonly [beginning: string, fault: StoreFault])[] = [
  ['53100', 'full'],
  ['53', 'away'],
  ['08', 'away'],
  ['57P', 'away'],
  ['25006', 'read_only'],
  ['55P03', 'busy'],
  ['58', 'away'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
];

/** Messages from pg for errors without a code: the connection ended, no connection is free, or a time limit passed. */
const POSTGRES_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** Returns false if the process cannot open more files. SQLite does not report this cause. */
function mayFilesBeOpened(): boolean {
  const opened: number[] = [];
  try {
    for (let n = 0; n < FILES_OF_THE_DATABASES; n += 1) opened.push(openSync(devNull, 'r'));
    return true;
  } catch {
    return false;
  } finally {
    for (const file of opened) closeSync(file);
  }
}

/** Searches the error and its chain of causes for a store fault. Returns null for other errors, which are bugs in Wattle. */
export function storeFaultOf(error: unknown): StoreFault | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, errcode, errors } = one as Error & { code?: unknown; errcode?: unknown; errors?: unknown };
    if (one instanceof ObjectStorageError) return 'away';
    if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
      if (SQLITE_NOT_WRITTEN.has(errcode)) return 'read_only';
      if ((errcode & 0xff) === SQLITE_CANTOPEN && !mayFilesBeOpened()) return 'descriptors';
      return SQLITE[errcode & 0xff] ?? null;
    }
    if (code === 'ERR_SQLITE_ERROR') return SQLITE_WORDS[one.message] ?? null;
    if (typeof code === 'string') {
      const fault =
        SYSTEM[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? POSTGRES.find(([beginning]) => code.startsWith(beginning))?.[1] : undefined);
      if (fault) return fault;
    }
    if (POSTGRES_WORDS.test(one.message)) return 'away';
    // pg tried several addresses, and each failed with a separate error.
    if (Array.isArray(errors)) return errors.map(storeFaultOf).find((fault) => fault !== null) ?? null;
  }
  return null;
}

const CODES: Readonly<Record<StoreFault, ErrorCode>> = {
  full: 'STORE_FULL',
  read_only: 'STORE_READ_ONLY',
  away: 'STORE_AWAY',
  busy: 'STORE_BUSY',
  damaged: 'STORE_DAMAGED',
  descriptors: 'STORE_DESCRIPTORS',
};
const RETRY_AFTER_SECONDS = 10;

/** Converts a driver or file system error to a Wattle error. Returns null if it has another cause or is already converted. */
export function storeErrorOf(error: unknown): WattleError | null {
  if (error instanceof WattleError && error.code !== 'BUG') return null;
  const fault = storeFaultOf(error);
  if (fault === null) return null;
  return new WattleError(CODES[fault], STORE_FAULTS[fault], {
    hint: 'The site administrator must fix this. The program then recovers automatically, and you can send the request again.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: error,
  });
}
