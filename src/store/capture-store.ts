/** What was captured, when and from where: the rows in SQL that both dialects share, the bytes wherever they are kept. */
import { WattleError } from '../core/errors.ts';
import { type CaptureBytes, pack, sha256Of, unpack } from './capture-bytes.ts';
import type { CaptureInfo, CaptureStore } from './port.ts';
import type { Sql, Statement } from './sql.ts';

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
});

const COLUMNS = 'sha256, dataset, ask_id, url, content_type, bytes, retrieved_at, etag, last_modified, external';
const NEWEST_OF_ASK = 'SELECT MAX(id) FROM captures WHERE dataset = ? AND ask_id = ?';

export class SqlCaptureStore implements CaptureStore {
  readonly #sql: Sql;
  readonly #bytes: CaptureBytes;
  constructor(sql: Sql, bytes: CaptureBytes) {
    this.#sql = sql;
    this.#bytes = bytes;
  }

  /**
   * A row is written when the bytes differ from those of the ask's newest capture; when they are the same, only the validators are
   * renewed and `retrievedAt` stays. So an agency that goes back to an earlier file leaves three rows, and rebuild can follow it.
   */
  async put(info: Omit<CaptureInfo, 'sha256' | 'bytes' | 'external'>, bytes: Uint8Array): Promise<CaptureInfo> {
    const sha256 = sha256Of(bytes);
    if (!(await this.#bytes.has(sha256))) await this.#bytes.write(sha256, await pack(bytes));
    await this.#sql.batch(`capture ${info.dataset} ${info.askId}`, [
      {
        sql: `UPDATE captures SET etag = ?, last_modified = ? WHERE id = (${NEWEST_OF_ASK}) AND sha256 = ? AND external = 0`,
        values: [info.etag, info.lastModified, info.dataset, info.askId, sha256],
      },
      insertUnless(`id = (${NEWEST_OF_ASK}) AND sha256 = ? AND external = 0`, {
        ...info,
        sha256,
        bytes: bytes.byteLength,
        external: false,
      }),
    ]);
    const row = await this.#sql.get<CaptureRow>(
      `SELECT ${COLUMNS} FROM captures WHERE dataset = ? AND ask_id = ? AND sha256 = ? AND external = 0 ORDER BY id DESC LIMIT 1`,
      info.dataset,
      info.askId,
      sha256,
    );
    if (!row) throw new WattleError('BUG', `The capture ${sha256} of ${info.dataset} was not kept`);
    return captureOf(row);
  }

  async putExternal(info: CaptureInfo): Promise<void> {
    const insert = insertUnless('dataset = ? AND ask_id = ? AND sha256 = ?', { ...info, external: true });
    await this.#sql.batch(`capture ${info.dataset} ${info.askId}`, [insert]);
  }

  async read(sha256: string): Promise<Uint8Array | null> {
    const packed = await this.#bytes.read(sha256);
    if (packed) return unpack(sha256, packed);
    const kept = await this.#sql.get('SELECT 1 AS kept FROM captures WHERE sha256 = ? AND external = 0 LIMIT 1', sha256);
    if (kept) throw new WattleError('BUG', `The bytes of capture ${sha256} are lost`);
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
}

/** As many names as one statement takes with ease. */
const GROUP = 500;
const inGroups = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / GROUP) }, (_, i) => ids.slice(i * GROUP, (i + 1) * GROUP));
const marks = (ids: readonly string[]): string => ids.map(() => '?').join(', ');

/** `condition` takes dataset, ask and hash, in this order. */
const insertUnless = (condition: string, info: CaptureInfo): Statement => ({
  sql: `INSERT INTO captures (${COLUMNS})
    SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT),
      CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER)
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
    info.dataset,
    info.askId,
    info.sha256,
  ],
});
