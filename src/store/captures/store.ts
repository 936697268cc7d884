/** Stores captures: their rows in SQL that both dialects share, and their bytes in any kind of storage. */

import type { Clock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { CaptureInfo, CaptureStore, NewCapture, SpooledFile } from '../ports/captures.ts';
import type { Sql, Statement } from '../ports/sql.ts';
import { type CaptureBytes, pack, sha256Of, unpack } from './bytes.ts';
import type { LargeFiles } from './files.ts';

interface CaptureRow {
  readonly sha256: string;
  readonly dataset: string;
  readonly ask_id: string;
  readonly url: string;
  readonly content_type: string | null;
  readonly bytes: number;
  readonly retrieved_at: number;
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly external: number;
  readonly large: number;
  readonly dropped: number;
}

const captureOf = (row: CaptureRow): CaptureInfo => ({
  sha256: row.sha256,
  dataset: row.dataset,
  askId: row.ask_id,
  url: row.url,
  contentType: row.content_type,
  bytes: row.bytes,
  retrievedAt: row.retrieved_at,
  etag: row.etag,
  lastModified: row.last_modified,
  external: row.external === 1,
  ...(row.large === 1 ? { large: true } : {}),
  ...(row.dropped === 1 ? { dropped: true } : {}),
});

const COLUMNS = 'sha256, dataset, ask_id, url, content_type, bytes, retrieved_at, etag, last_modified, external, large, dropped';
const WITH_BYTES = 'dropped = 0 AND external = 0';
/** The number of different large files kept for each request: the current file and the previous one. */
const LARGE_FILES_KEPT = 2;
const NEWEST_OF_ASK = 'SELECT MAX(id) FROM captures WHERE dataset = ? AND ask_id = ?';

export class SqlCaptureStore implements CaptureStore {
  readonly #sql: Sql;
  readonly #bytes: CaptureBytes;
  readonly #files: LargeFiles;
  readonly #clock: Clock;

  constructor(sql: Sql, bytes: CaptureBytes, files: LargeFiles, clock: Clock) {
    this.#sql = sql;
    this.#bytes = bytes;
    this.#files = files;
    this.#clock = clock;
  }

  /**
   * Adds a row if the bytes differ from the latest capture for the request. Otherwise only updates the validators. If an agency publishes
   * an earlier file again, the file gets another row, so that a rebuild can repeat the sequence.
   */
  async put(info: NewCapture, bytes: Uint8Array): Promise<CaptureInfo> {
    const sha256 = sha256Of(bytes);
    if (!(await this.#isSound(sha256))) await this.#bytes.write(sha256, await pack(bytes));
    const kept = await this.#putRow({ ...info, sha256, bytes: bytes.byteLength, external: false });
    // Writes the bytes again, because another process may have dropped them before this row existed.
    if (!(await this.#bytes.has(sha256))) await this.#bytes.write(sha256, await pack(bytes));
    return kept;
  }

  /** Returns whether the stored bytes have this hash. Damaged bytes are replaced when the same bytes arrive again. */
  async #isSound(sha256: string): Promise<boolean> {
    const packed = await this.#bytes.read(sha256);
    if (packed === null) return false;
    return unpack(sha256, packed).then(
      () => true,
      () => false,
    );
  }

  spool(): Promise<string> {
    return this.#files.spool();
  }

  /** The row is written before the file gets its final name. Every file with a final name therefore has a row. */
  async putFile(info: NewCapture, { path, sha256, bytes }: SpooledFile): Promise<CaptureInfo> {
    const kept = await this.#putRow({ ...info, sha256, bytes, external: false, large: true });
    await this.#files.keep(sha256, path);
    await this.#dropOlderFiles(info.dataset, info.askId);
    return kept;
  }

  async share(sha256: string, dataset: string, askId: string): Promise<CaptureInfo | null> {
    const info = (await this.fileOf(sha256)) === null ? null : await this.#largeWithBytes(sha256);
    if (!info) return null;
    const kept = await this.#putRow({ ...info, dataset, askId });
    await this.#dropOlderFiles(dataset, askId);
    return kept;
  }

  async fileOf(sha256: string): Promise<string | null> {
    const row = await this.#sql.get<{ bytes: number }>(
      `SELECT bytes FROM captures WHERE sha256 = ? AND large = 1 AND ${WITH_BYTES} LIMIT 1`,
      sha256,
    );
    return row && this.#files.find(sha256, row.bytes);
  }

  async putExternal(info: CaptureInfo): Promise<void> {
    const insert = insertUnless('dataset = ? AND ask_id = ? AND sha256 = ?', { ...info, external: true });
    await this.#sql.batch(`capture ${info.dataset} ${info.askId}`, [insert]);
  }

  async read(sha256: string): Promise<Uint8Array | null> {
    const packed = await this.#bytes.read(sha256);
    if (packed) return unpack(sha256, packed);
    const kept = await this.#sql.get(`SELECT 1 AS kept FROM captures WHERE sha256 = ? AND large = 0 AND ${WITH_BYTES} LIMIT 1`, sha256);
    if (kept) throw new WattleError('BUG', `The bytes of capture ${sha256} are lost.`);
    return null;
  }

  async info(sha256: string): Promise<CaptureInfo | null> {
    const row = await this.#sql.get<CaptureRow>(`SELECT ${COLUMNS} FROM captures WHERE sha256 = ? ORDER BY id DESC LIMIT 1`, sha256);
    return row && captureOf(row);
  }

  async newest(dataset: string, askId: string): Promise<CaptureInfo | null> {
    const row = await this.#sql.get<CaptureRow>(`SELECT ${COLUMNS} FROM captures WHERE id = (${NEWEST_OF_ASK})`, dataset, askId);
    return row && captureOf(row);
  }

  async latestAt(): Promise<number | null> {
    const row = await this.#sql.get<{ at: number | null }>('SELECT MAX(retrieved_at) AS at FROM captures');
    return row?.at ?? null;
  }

  async list(dataset: string): Promise<readonly CaptureInfo[]> {
    const rows = await this.#sql.all<CaptureRow>(`SELECT ${COLUMNS} FROM captures WHERE dataset = ? ORDER BY retrieved_at, id`, dataset);
    return rows.map(captureOf);
  }

  async settle(dataset: string, askIds: readonly string[]): Promise<void> {
    const statements = inGroups(askIds).map((ids) => ({
      sql: `UPDATE captures SET settled = 1 WHERE dataset = ? AND ask_id IN (${marks(ids)})`,
      values: [dataset, ...ids],
    }));
    await this.#sql.batch(`settle ${dataset}`, statements);
  }

  async settled(dataset: string, askIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const ids of inGroups(askIds)) {
      const rows = await this.#sql.all<{ ask_id: string }>(
        `SELECT DISTINCT ask_id FROM captures WHERE dataset = ? AND ask_id IN (${marks(ids)}) AND settled = 1`,
        dataset,
        ...ids,
      );
      for (const row of rows) found.add(row.ask_id);
    }
    return found;
  }

  async dropBefore(dataset: string, instant: number): Promise<number> {
    const old = await this.#sql.all<{ sha256: string; large: number }>(
      `SELECT DISTINCT sha256, large FROM captures WHERE dataset = ? AND retrieved_at < ? AND ${WITH_BYTES}`,
      dataset,
      instant,
    );
    const [dropped = 0] = await this.#sql.batch(`drop ${dataset}`, [
      { sql: `UPDATE captures SET dropped = 1 WHERE dataset = ? AND retrieved_at < ? AND ${WITH_BYTES}`, values: [dataset, instant] },
    ]);
    const packed = old.filter(({ large }) => large === 0).map(({ sha256 }) => sha256);
    for (const hashes of inGroups(packed)) await this.#bytes.drop(hashes, (sha256) => this.#isWanted(sha256));
    for (const { sha256, large } of old) if (large === 1) await this.#files.drop(sha256, (hash) => this.#isWanted(hash));
    return dropped;
  }

  async forgetBefore(dataset: string, instant: number, which: 'unsettled' | 'all'): Promise<number> {
    const old = await this.#sql.all<{ id: number; sha256: string }>(
      'SELECT id, sha256 FROM captures WHERE dataset = ? AND retrieved_at < ? AND dropped = 1 AND settled <= ?',
      dataset,
      instant,
      which === 'all' ? 1 : 0,
    );
    if (old.length === 0) return 0;
    const versions = await this.#sql.all<{ captures: string }>(
      'SELECT v.captures FROM versions v JOIN datasets d ON d.id = v.dataset_id WHERE d.key = ?',
      dataset,
    );
    const cited = new Set(versions.flatMap(({ captures }) => JSON.parse(captures) as string[]));
    const ids = old.filter(({ sha256 }) => !cited.has(sha256)).map(({ id }) => id);
    const statements = inGroups(ids).map((some) => ({ sql: `DELETE FROM captures WHERE id IN (${marks(some)})`, values: some }));
    await this.#sql.batch(`forget ${dataset}`, statements);
    return ids.length;
  }

  async sweep(): Promise<void> {
    await this.#bytes.sweep?.(this.#clock.now());
    await this.#files.sweep(this.#clock.now(), (sha256) => this.#isWanted(sha256));
  }

  async #putRow(info: CaptureInfo): Promise<CaptureInfo> {
    await this.#sql.batch(`capture ${info.dataset} ${info.askId}`, [
      {
        sql: `UPDATE captures SET etag = ?, last_modified = ?, large = ?, dropped = 0
          WHERE id = (${NEWEST_OF_ASK}) AND sha256 = ? AND external = 0`,
        values: [info.etag, info.lastModified, info.large ? 1 : 0, info.dataset, info.askId, info.sha256],
      },
      insertUnless(`id = (${NEWEST_OF_ASK}) AND sha256 = ? AND external = 0`, info),
    ]);
    const row = await this.#sql.get<CaptureRow>(
      `SELECT ${COLUMNS} FROM captures WHERE dataset = ? AND ask_id = ? AND sha256 = ? AND external = 0 ORDER BY id DESC LIMIT 1`,
      info.dataset,
      info.askId,
      info.sha256,
    );
    if (!row) throw new WattleError('BUG', `The capture ${info.sha256} of ${info.dataset} was not stored.`);
    return captureOf(row);
  }

  async #largeWithBytes(sha256: string): Promise<CaptureInfo | null> {
    const row = await this.#sql.get<CaptureRow>(
      `SELECT ${COLUMNS} FROM captures WHERE sha256 = ? AND large = 1 AND ${WITH_BYTES} ORDER BY id DESC LIMIT 1`,
      sha256,
    );
    return row && captureOf(row);
  }

  async #dropOlderFiles(dataset: string, askId: string): Promise<void> {
    const kept = await this.#sql.all<{ sha256: string }>(
      `SELECT sha256 FROM captures WHERE dataset = ? AND ask_id = ? AND large = 1 AND ${WITH_BYTES} GROUP BY sha256 ORDER BY MAX(id) DESC`,
      dataset,
      askId,
    );
    for (const { sha256 } of kept.slice(LARGE_FILES_KEPT)) {
      await this.#sql.run('UPDATE captures SET dropped = 1 WHERE dataset = ? AND ask_id = ? AND sha256 = ?', dataset, askId, sha256);
      await this.#files.drop(sha256, (hash) => this.#isWanted(hash));
    }
  }

  async #isWanted(sha256: string): Promise<boolean> {
    return (await this.#sql.get(`SELECT 1 AS wanted FROM captures WHERE sha256 = ? AND ${WITH_BYTES} LIMIT 1`, sha256)) !== null;
  }
}

const GROUP = 500;
const inGroups = <T>(ids: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(ids.length / GROUP) }, (_, i) => ids.slice(i * GROUP, (i + 1) * GROUP));
const marks = (ids: readonly unknown[]): string => ids.map(() => '?').join(', ');

/**
 * Returns a statement that inserts a capture unless a row meets `condition`. The parameters of the condition are dataset, request and
 * hash, in this order.
 */
const insertUnless = (condition: string, info: CaptureInfo): Statement => ({
  sql: `INSERT INTO captures (${COLUMNS})
    SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT),
      CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS INTEGER), 0
    WHERE NOT EXISTS (SELECT 1 FROM captures WHERE ${condition})`,
  values: [
    info.sha256,
    info.dataset,
    info.askId,
    info.url,
    info.contentType,
    info.bytes,
    info.retrievedAt,
    info.etag,
    info.lastModified,
    info.external ? 1 : 0,
    info.large ? 1 : 0,
    info.dataset,
    info.askId,
    info.sha256,
  ],
});
