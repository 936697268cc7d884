/** Blocks in SQLite, written in the transaction of a version and read in a snapshot. */

import { present } from '../../../core/assert.ts';
import type { Frequency } from '../../../core/frequency.ts';
import type { ReadSeries, SeriesDelta } from '../../ports/series.ts';
import type { SqliteDatabase } from '../../sqlite/database.ts';
import { spanOf } from '../coverage.ts';
import { type Cells, noCells, segmentCount } from './block-codec.ts';
import { blockDigest, soundBody } from './block-digest.ts';
import { addKnown, type Block, byDay, changeBlock, daysWithin, type EndedCell, joined, newestKnown, packed, withEnded } from './blocks.ts';

interface BlockRow {
  readonly day: number;
  readonly end_t: number;
  readonly first_t: number | null;
  readonly last_t: number | null;
  readonly row_count: number;
  readonly min_seq: number;
  readonly body: Uint8Array;
  readonly digest: string | null;
}

type BodyTuple = readonly [body: Uint8Array, digest: string | null];

const COLUMNS = 'day, end_t, first_t, last_t, row_count, min_seq, body, digest';
const BLOCK = `SELECT ${COLUMNS} FROM blocks WHERE series_id = ? AND day = ?`;
const BLOCK_BEFORE = `SELECT ${COLUMNS} FROM blocks WHERE series_id = ? AND day < ? ORDER BY day DESC LIMIT 1`;
const PUT = `INSERT INTO blocks (series_id, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (series_id, day) DO UPDATE SET
  end_t = excluded.end_t, first_t = excluded.first_t, last_t = excluded.last_t, row_count = excluded.row_count,
  min_seq = excluded.min_seq, body = excluded.body, digest = excluded.digest`;
const END = 'INSERT INTO observations (series_id, t, from_seq, to_seq, value, status, text, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
const BODIES = 'SELECT body, digest FROM blocks WHERE series_id = ? AND day BETWEEN ? AND ? ORDER BY day';
const BODIES_AT = 'SELECT body, digest FROM blocks WHERE series_id = ? AND day IN (?, ?)';
const ROWS_BETWEEN = 'SELECT COALESCE(SUM(row_count), 0) AS n FROM blocks WHERE series_id = ? AND day > ? AND day < ?';
const NEWEST_BODY = 'SELECT day, body, digest FROM blocks WHERE series_id = ? AND day BETWEEN ? AND ? ORDER BY day DESC LIMIT 1';
const ENDED = `SELECT t, value, status, text, from_seq AS fromSeq, at FROM observations
  WHERE series_id = ? AND t >= ? AND t <= ? AND from_seq <= ? AND to_seq > ?`;
const FIRST_T = 'SELECT first_t AS t FROM blocks WHERE series_id = ? AND first_t IS NOT NULL ORDER BY day LIMIT 1';
const LAST_T = 'SELECT last_t AS t FROM blocks WHERE series_id = ? AND last_t IS NOT NULL ORDER BY day DESC LIMIT 1';

const blockOf = (row: BlockRow): Block => ({
  day: row.day,
  endT: row.end_t,
  firstT: row.first_t,
  lastT: row.last_t,
  rows: row.row_count,
  minSeq: row.min_seq,
  body: soundBody(row.body, row.digest),
});

export class SqliteBlocks {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  /** Returns the numbers of replaced and removed values. */
  write(seriesId: number, freq: Frequency, { write, remove }: SeriesDelta, seq: number): { changed: number; removed: number } {
    let [changed, removed] = [0, 0];
    for (const change of byDay(freq, write, remove)) {
      const row = this.#db.get<BlockRow>(BLOCK, seriesId, change.day);
      const done = changeBlock(row && blockOf(row), change, seq, seriesId);
      if (done.block) this.#put(seriesId, done.block);
      else if (row) this.#db.run('DELETE FROM blocks WHERE series_id = ? AND day = ?', seriesId, change.day);
      if (!row && done.block) this.#packBefore(seriesId, change.day);
      for (const cell of done.ended) this.#end(seriesId, cell, seq);
      changed += done.changed;
      removed += done.removed;
    }
    return { changed, removed };
  }

  /** The first and last ordinal with a value, or 0 and -1. */
  span(seriesId: number): { firstT: number; lastT: number } {
    return spanOf(this.#db.get<{ t: number }>(FIRST_T, seriesId), this.#db.get<{ t: number }>(LAST_T, seriesId));
  }

  /** Returns the cells of a series in version `seq`. Does not read replaced values for the latest version (`isNewest`). */
  read(seriesId: number, freq: Frequency, query: ReadSeries, seq: number, isNewest: boolean): Cells {
    const { from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER, newest } = query;
    const cells = newest === undefined ? this.#within(seriesId, freq, query, seq) : this.#newest(seriesId, freq, query, newest, seq);
    return withEnded(cells, isNewest ? [] : this.#db.all<EndedCell>(ENDED, seriesId, from, to, seq, seq), newest);
  }

  /** Counts cells. For the latest version, unpacks only the blocks for the first and last day. */
  count(seriesId: number, freq: Frequency, query: Omit<ReadSeries, 'newest'>, seq: number, isNewest: boolean): number {
    if (!isNewest) return this.read(seriesId, freq, query, seq, false).t.length;
    const [firstDay, lastDay] = daysWithin(freq, query);
    const cells = noCells();
    for (const [body, digest] of this.#db.tuples<BodyTuple>(BODIES_AT, seriesId, firstDay, lastDay)) {
      addKnown(cells, soundBody(body, digest), query, seq);
    }
    const between = present(this.#db.get<{ n: number }>(ROWS_BETWEEN, seriesId, firstDay, lastDay), 'A sum of rows');
    return cells.t.length + between.n;
  }

  #within(seriesId: number, freq: Frequency, query: ReadSeries, seq: number): Cells {
    const cells = noCells();
    for (const [body, digest] of this.#db.tuples<BodyTuple>(BODIES, seriesId, ...daysWithin(freq, query))) {
      addKnown(cells, soundBody(body, digest), query, seq);
    }
    return cells;
  }

  /** Reads days backwards from the end of the window until it has enough cells. */
  #newest(seriesId: number, freq: Frequency, query: ReadSeries, newest: number, seq: number): Cells {
    const [firstDay, lastDay] = daysWithin(freq, query);
    const days: Cells[] = [];
    let found = 0;
    for (let to = lastDay; found < newest; ) {
      const row = this.#db.get<Pick<BlockRow, 'day' | 'body' | 'digest'>>(NEWEST_BODY, seriesId, firstDay, to);
      if (!row) break;
      const cells = newestKnown(soundBody(row.body, row.digest), query, seq, newest - found);
      days.push(cells);
      found += cells.t.length;
      to = row.day - 1;
    }
    return joined(days.reverse());
  }

  #put(seriesId: number, block: Block): void {
    const { day, endT, firstT, lastT, rows, minSeq, body } = block;
    this.#db.run(PUT, seriesId, day, endT, firstT, lastT, rows, minSeq, body, blockDigest(body));
  }

  #packBefore(seriesId: number, day: number): void {
    const row = this.#db.get<BlockRow>(BLOCK_BEFORE, seriesId, day);
    if (row && segmentCount(row.body) > 1) this.#put(seriesId, packed(blockOf(row)));
  }

  #end(seriesId: number, cell: EndedCell, seq: number): void {
    this.#db.run(END, seriesId, cell.t, cell.fromSeq, seq, cell.value, cell.status, cell.text, cell.at);
  }
}
