/**
 * Compares the values of a series with their digests when a process first reads a version. This finds damage before the daily check does.
 */
import { LRUCache } from 'lru-cache';
import { isServing, shareThread } from '../../core/cost.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Sql } from '../ports/sql.ts';
import { STORED_SQL, type StoredDataset } from '../series/apply-version.ts';
import { damagedDataset, expectSound, type ReadGuard } from '../series/damaged-series.ts';
import { differingSeries } from './verify-series.ts';

/**
 * The most series compared at once. Outside requests, longer reads are not compared. They are reads of whole datasets by updates, which
 * would otherwise read every value twice for each new version.
 */
const SERIES_AT_ONCE = 20;
/** The time in ms after which a series is compared again. A new version of its dataset also causes a new comparison. */
const COMPARED_MS = 3_600_000;
const MOST_REMEMBERED = 50_000;

/** Returns true if the versions are numbered from 1 to `seq`. A version with a wrong number would show no values. */
async function hasAllVersions(sql: Sql, datasetId: number, seq: number): Promise<boolean> {
  const row = await sql.get<{ n: number; low: number | null; high: number | null }>(
    'SELECT COUNT(*) AS n, MIN(seq) AS low, MAX(seq) AS high FROM versions WHERE dataset_id = ?',
    datasetId,
  );
  return Number(row?.n) === seq && Number(row?.low) === 1 && Number(row?.high) === seq;
}

export class FirstReads implements ReadGuard {
  readonly #sql: Sql;
  /** For each series id, the `seq` of the latest version that was compared. */
  readonly #compared = new LRUCache<number, number>({ max: MOST_REMEMBERED, ttl: COMPARED_MS });
  /** Long reads are compared one after another. Simultaneous reads of one dataset are therefore compared once. */
  #longTurn: Promise<void> = Promise.resolve();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async expectAsWritten(dataset: DatasetKey, series: readonly number[], seq: number | null): Promise<void> {
    if (seq === null || (series.length > SERIES_AT_ONCE && !isServing())) return;
    if (series.length <= SERIES_AT_ONCE) return this.#compare(dataset, series, seq);
    const turn = this.#longTurn.then(() => this.#compare(dataset, series, seq));
    this.#longTurn = turn.catch(() => {});
    return turn;
  }

  async #compare(dataset: DatasetKey, series: readonly number[], seq: number): Promise<void> {
    const unread = series.filter((id) => this.#compared.get(id) !== seq);
    if (unread.length === 0) return;
    const stored = await this.#sql.get<StoredDataset>(STORED_SQL, dataset);
    // Blocks are not compared here, because every read of a block compares it.
    if (stored?.seq !== seq || stored.layout === 'blocks') return;
    const isNumbered = await hasAllVersions(this.#sql, stored.id, seq);
    // In a long read, other requests run after a few series. A series with many vintages takes tens of milliseconds.
    const step = unread.length > SERIES_AT_ONCE ? Math.max(1, Math.floor(SERIES_AT_ONCE / seq)) : unread.length;
    for (let i = 0; i < unread.length; i += step) {
      if (i > 0) await shareThread();
      const some = unread.slice(i, i + step);
      const [key] = await differingSeries(this.#sql, stored.id, some, seq);
      if (key !== undefined || !isNumbered) {
        const again = await this.#sql.get<StoredDataset>(STORED_SQL, dataset);
        // If another process wrote the dataset during the comparison, a difference may not be damage, so the next read compares again.
        if (again?.seq !== seq || again.moved !== stored.moved) return;
        if (key === undefined) throw damagedDataset(dataset);
        expectSound(dataset, { key, damaged: 1 });
      }
      for (const id of some) this.#compared.set(id, seq);
    }
  }
}
