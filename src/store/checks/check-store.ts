/** Recorded requests to the agencies, in SQL that both dialects share. */
import type { SourceCode } from '../../core/define-dataset.ts';
import type { Check, CheckStore } from '../ports/checks.ts';
import type { Sql } from '../ports/sql.ts';

interface SummaryRow {
  readonly source: SourceCode;
  readonly checks: number;
  readonly successes: number;
  readonly last_success: number | null;
  readonly last_failure: number | null;
}

export class SqlCheckStore implements CheckStore {
  readonly #sql: Sql;
  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async record(check: Check): Promise<void> {
    await this.#sql.run(
      'INSERT INTO checks (source, dataset, at, ok, code, duration_ms) VALUES (?, ?, ?, ?, ?, ?)',
      check.source,
      check.dataset,
      check.at,
      check.ok ? 1 : 0,
      check.code,
      check.durationMs,
    );
  }

  /** Counts only requests since an instant. The returned times of the last success and failure may be earlier. */
  async summary(
    since: number,
  ): Promise<readonly { source: SourceCode; checks: number; ok: number; lastSuccess: number | null; lastFailure: number | null }[]> {
    const rows = await this.#sql.all<SummaryRow>(
      `SELECT source,
          SUM(CASE WHEN at >= ? THEN 1 ELSE 0 END) AS checks,
          SUM(CASE WHEN at >= ? AND ok = 1 THEN 1 ELSE 0 END) AS successes,
          MAX(CASE WHEN ok = 1 THEN at END) AS last_success,
          MAX(CASE WHEN ok = 0 THEN at END) AS last_failure
        FROM checks GROUP BY source ORDER BY source`,
      since,
      since,
    );
    return rows.map((row) => ({
      source: row.source,
      checks: row.checks,
      ok: row.successes,
      lastSuccess: row.last_success,
      lastFailure: row.last_failure,
    }));
  }

  async lastSuccess(dataset: string, before = Number.MAX_SAFE_INTEGER): Promise<number | null> {
    const sql = 'SELECT MAX(at) AS at FROM checks WHERE dataset = ? AND ok = 1 AND at < CAST(? AS BIGINT)';
    return (await this.#sql.get<{ at: number | null }>(sql, dataset, before))?.at ?? null;
  }

  async prune(before: number): Promise<void> {
    await this.#sql.run('DELETE FROM checks WHERE at < ?', before);
  }
}
