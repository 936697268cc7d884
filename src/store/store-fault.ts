/** What is wrong with a store that does not take or give data, told from the errors of its drivers and of the file system. */
import { type ErrorCode, WattleError } from '../core/errors.ts';

import { ObjectStorageError } from './captures/object-storage-error.ts';

/**
 * full: no room is left. read_only: nothing may be written. away: the server or the file is not there, or the connection broke. busy:
 * another process holds the lock for too long. damaged: the file is no database, or its pages contradict each other. descriptors: too many
 * files are open.
 */
export type StoreFault = 'full' | 'read_only' | 'away' | 'busy' | 'damaged' | 'descriptors';

/** What is wrong and what mends it, as sentences for the operator. */
export const STORE_FAULTS: Readonly<Record<StoreFault, string>> = {
  full: 'No room is left where the data are kept. Free some, or move the data to a larger disk.',
  read_only: 'The data may not be written. Make them writable for the user that runs the program.',
  away: 'The store cannot be reached. Start its server, or mount its disk.',
  busy: 'Another process holds the store locked for too long. End it, or wait until it is done.',
  damaged: 'The database is damaged. Put a copy back, or move the file away to begin with an empty one.',
  descriptors: 'Too many files are open. Raise the limit (ulimit -n).',
};

/** Primary result codes of SQLite: https://www.sqlite.org/rescode.html */
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

/** Of Node: errors of the file system and of sockets. */
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

/** SQLSTATEs of PostgreSQL, by their beginnings: https://www.postgresql.org/docs/current/errcodes-appendix.html */
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

/** What pg says, without a code, when a connection ends, none is free, or nothing comes back over it. */
const POSTGRES_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** Null for an error that says nothing about the store: a fault of ours. The causes of an error are looked at too. */
export function storeFaultOf(error: unknown): StoreFault | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, errcode, errors } = one as Error & { code?: unknown; errcode?: unknown; errors?: unknown };
    if (one instanceof ObjectStorageError) return 'away';
    if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return SQLITE[errcode & 0xff] ?? null;
    if (typeof code === 'string') {
      const fault =
        SYSTEM[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? POSTGRES.find(([beginning]) => code.startsWith(beginning))?.[1] : undefined);
      if (fault) return fault;
    }
    if (POSTGRES_WORDS.test(one.message)) return 'away';
    // A connection that was tried at several addresses.
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

/** The error of the catalogue that a failing store is told as; null for an error that says nothing about the store, and for one that is told already. */
export function storeErrorOf(error: unknown): WattleError | null {
  if (error instanceof WattleError && error.code !== 'BUG') return null;
  const fault = storeFaultOf(error);
  if (fault === null) return null;
  return new WattleError(CODES[fault], STORE_FAULTS[fault], {
    hint: 'This is for the operator. Once it is done the program goes on by itself; then send the request again.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: error,
  });
}
