/** A SQLite file with the starter data, which the build makes. An empty store gets its content. */
import { createReadStream, createWriteStream, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { present } from '../../core/assert.ts';
import { type DigestedVersion, digestOfRow } from '../integrity/verify-versions.ts';
import { openForWriting, SqliteDatabase } from '../sqlite/database.ts';

/** The instant in all rows during the build. A copy of the file gets the instant of the first start instead. */
export const PREPARED_AT = Date.UTC(2000, 0, 1, 0, 0, 0, 1);

const DATA = 'data.db';
/** The Brotli window as a power of two: 16 MiB. Brotli finds repeated text only within this window. */
const WINDOW_BITS = 24;
/** The Brotli level. Level 9 would make the file a tenth smaller but would take twenty times as long. */
const QUALITY = 5;
/** The program reads the whole file in sequence. Large chunks are therefore faster. */
const CHUNK_BYTES = 2 ** 20;

let copies = 0;

/** Compresses the database of a closed store. The store's clock must have been at PREPARED_AT. */
export async function packDatabase(dataDir: string, into: string): Promise<void> {
  const whole = path.join(dataDir, `whole-${DATA}`);
  const db = new SqliteDatabase(openForWriting(path.join(dataDir, DATA)));
  // VACUUM writes a complete database file that has no write-ahead log.
  db.run('VACUUM INTO ?', whole);
  db.close();
  mkdirSync(path.dirname(into), { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS };
  await pipeline(createReadStream(whole), createBrotliCompress({ params, chunkSize: CHUNK_BYTES }), createWriteStream(into));
}

export interface LaidCounts {
  readonly datasets: number;
  readonly observations: number;
}

/**
 * Creates the database in a data folder. Returns the numbers of datasets and observations, or null if the folder already has a
 * database.
 */
export async function layDatabase(packed: string, dataDir: string, now: number): Promise<LaidCounts | null> {
  const file = path.join(dataDir, DATA);
  // A write-ahead log without a database is from a database that is now missing. It would damage a new database, so none is created.
  if (existsSync(file) || existsSync(`${file}-wal`)) return null;
  return withUnpacked(packed, dataDir, now, (db, counts, unfinished) => {
    db.close();
    return isFirst(unfinished, file) ? counts : null;
  });
}

/** Unpacks the database into an unfinished file in a data folder. The file is removed after `use`. */
export async function withUnpacked<T>(
  packed: string,
  dataDir: string,
  now: number,
  use: (db: SqliteDatabase, counts: LaidCounts, file: string) => T | Promise<T>,
): Promise<T> {
  // In a container, a restarted process often has the same process id as the previous one. It then overwrites the unfinished file of that
  // process.
  const unfinished = path.join(dataDir, `${DATA}.${process.pid}-${copies++}`);
  try {
    const unpack = createBrotliDecompress({ chunkSize: CHUNK_BYTES });
    await pipeline(createReadStream(packed), unpack, createWriteStream(unfinished, { mode: 0o600 }));
    const db = new SqliteDatabase(openForWriting(unfinished));
    try {
      return await use(db, stampAll(db, now), unfinished);
    } finally {
      db.close();
    }
  } finally {
    for (const left of [unfinished, `${unfinished}-journal`]) rmSync(left, { force: true });
  }
}

/** Gives the database its final name. Returns false if another process has already created the file. */
function isFirst(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Replaces the instant of the build with the current instant in all rows, and calculates the digests again. */
function stampAll(db: SqliteDatabase, now: number): LaidCounts {
  // The file is not flushed to disk here. No other process uses it yet, and after a crash it is built again.
  db.exec('PRAGMA synchronous = OFF');
  return db.write(() => {
    for (const row of db.all<DigestedVersion & { dataset_id: number }>(
      'SELECT d.key, v.* FROM versions v JOIN datasets d ON d.id = v.dataset_id',
    )) {
      const digest = digestOfRow({ ...row, recorded_at: now }, row.digests);
      const values = [now, digest, row.dataset_id, row.seq];
      db.run('UPDATE versions SET recorded_at = ?, digest = ? WHERE dataset_id = ? AND seq = ?', ...values);
    }
    db.run('UPDATE migrations SET applied_at = ?', now);
    db.run('UPDATE events SET at = ?, event_key = replace(event_key, ?, ?)', now, String(PREPARED_AT), String(now));
    db.run('UPDATE datasets SET figure_concerns = replace(figure_concerns, ?, ?)', String(PREPARED_AT), String(now));
    return present(
      db.get<LaidCounts>(
        'SELECT COUNT(*) AS datasets, (SELECT COUNT(*) FROM observations) AS observations FROM datasets WHERE seq IS NOT NULL',
      ),
      'A count of the data',
    );
  });
}
