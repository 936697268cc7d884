/** The job table, through which threads and nodes share work. Both dialects share its SQL. */
import type { Clock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import { DAY_MS } from '../../core/period.ts';
import type { Job, JobLease, JobQuarantine, JobStore, ListedJob } from '../ports/jobs.ts';
import type { Sql } from '../ports/sql.ts';
import { storedJson } from '../ports/stored-json.ts';

interface JobRow {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly payload: string;
  readonly attempts: number;
  readonly given_back: number;
}

interface ListedRow {
  readonly id: number;
  readonly key: string;
  readonly state: ListedJob['state'];
  readonly outcome: string | null;
  readonly run_at: number;
  readonly finished_at: number | null;
}

interface QuarantineRow {
  readonly kind: string;
  readonly key: string;
  readonly noted_at: number;
  readonly until_at: number;
  readonly times: number;
  readonly reason: string;
}

/** Selects the running job for a lease. Each claim increases `attempts`, so leases from earlier claims match no row. */
const STORED = `id = ? AND attempts = ? AND state = 'running'`;

/** The time in ms for which finished jobs are kept, so that waiting callers can read the outcome. */
const KEEP_DONE_MS = 7 * DAY_MS;

export class SqlJobStore implements JobStore {
  readonly #sql: Sql;
  readonly #clock: Clock;
  constructor(sql: Sql, clock: Clock) {
    this.#sql = sql;
    this.#clock = clock;
  }

  /**
   * If an open job has the same kind and key, it keeps its payload and runs at the earlier of the two times. A running job does not
   * change.
   */
  async enqueue(kind: string, key: string, payload: unknown, runAt: number): Promise<number> {
    const row = await this.#sql.get<{ id: number }>(
      `INSERT INTO jobs AS j (kind, key, payload, state, run_at, attempts) VALUES (?, ?, ?, 'open', ?, 0)
        ON CONFLICT (kind, key) WHERE state <> 'done'
        DO UPDATE SET run_at = CASE WHEN excluded.run_at < j.run_at THEN excluded.run_at ELSE j.run_at END
        RETURNING id`,
      kind,
      key,
      JSON.stringify(payload ?? null),
      runAt,
    );
    if (!row) throw new WattleError('BUG', `Job ${kind} ${key} was neither added nor found.`);
    return row.id;
  }

  /** A running job with an expired lease is due. */
  async claim(kinds: readonly string[], now: number, leaseUntil: number): Promise<Job | null> {
    if (kinds.length === 0) return null;
    const due = `SELECT id FROM jobs WHERE kind IN (${kinds.map(() => '?').join(', ')})
      AND ((state = 'open' AND run_at <= ?) OR (state = 'running' AND lease_until <= ?)) ORDER BY run_at, id LIMIT 1`;
    const values = [...kinds, now, now];
    // Reads first, to avoid a write lock if no job is due.
    if (!(await this.#sql.get(due, ...values))) return null;
    const row = await this.#sql.get<JobRow>(
      `UPDATE jobs SET state = 'running', attempts = attempts + 1, lease_until = ?
        WHERE id = (${due}${this.#sql.skipLocked}) RETURNING id, kind, key, payload, attempts, given_back`,
      leaseUntil,
      ...values,
    );
    if (!row) return null;
    const { id, kind, key, attempts, given_back: givenBack } = row;
    return { id, kind, key, payload: storedJson('jobs.payload', row.payload), attempts, brokenOff: attempts - 1 - givenBack };
  }

  async extend({ id, attempts }: JobLease, leaseUntil: number): Promise<boolean> {
    return (await this.#sql.run(`UPDATE jobs SET lease_until = ? WHERE ${STORED}`, leaseUntil, id, attempts)) > 0;
  }

  async endLeases(now: number): Promise<void> {
    await this.#sql.run(`UPDATE jobs SET lease_until = ? WHERE state = 'running' AND lease_until > ?`, now, now);
  }

  async release({ id, attempts }: JobLease, runAt: number): Promise<boolean> {
    const sql = `UPDATE jobs SET state = 'open', run_at = ?, lease_until = NULL, given_back = given_back + 1 WHERE ${STORED}`;
    return (await this.#sql.run(sql, runAt, id, attempts)) > 0;
  }

  /** The column `outcome` contains the progress while a job is running. */
  async progress({ id, attempts }: JobLease, progress: unknown): Promise<boolean> {
    return (await this.#sql.run(`UPDATE jobs SET outcome = ? WHERE ${STORED}`, JSON.stringify(progress ?? null), id, attempts)) > 0;
  }

  async finish({ id, attempts }: JobLease, outcome: unknown): Promise<boolean> {
    const now = this.#clock.now();
    const [finished = 0] = await this.#sql.batch('jobs done', [
      {
        sql: `UPDATE jobs SET state = 'done', outcome = ?, finished_at = ?, lease_until = NULL WHERE ${STORED}`,
        values: [JSON.stringify(outcome ?? null), now, id, attempts],
      },
      { sql: `DELETE FROM jobs WHERE state = 'done' AND finished_at < ?`, values: [now - KEEP_DONE_MS] },
    ]);
    return finished > 0;
  }

  async outcome(id: number): Promise<{ state: 'open' | 'running' | 'done'; outcome: unknown } | null> {
    const row = await this.#sql.get<{ state: 'open' | 'running' | 'done'; outcome: string | null }>(
      'SELECT state, outcome FROM jobs WHERE id = ?',
      id,
    );
    return row && { state: row.state, outcome: row.state === 'done' ? outcomeOf(row.outcome) : null };
  }

  async list(kind: string, limit: number): Promise<readonly ListedJob[]> {
    const rows = await this.#sql.all<ListedRow>(
      'SELECT id, key, state, outcome, run_at, finished_at FROM jobs WHERE kind = ? ORDER BY id DESC LIMIT ?',
      kind,
      limit,
    );
    return rows.map(({ id, key, state, outcome, run_at: runAt, finished_at: finishedAt }) => ({
      id,
      key,
      state,
      runAt,
      finishedAt,
      progress: state === 'running' ? outcomeOf(outcome) : null,
      outcome: state === 'done' ? outcomeOf(outcome) : null,
    }));
  }

  async setAside({ kind, key, at, until, times, reason }: JobQuarantine): Promise<void> {
    await this.#sql.run(
      `INSERT INTO job_quarantine (kind, key, noted_at, until_at, times, reason) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (kind, key) DO UPDATE SET noted_at = excluded.noted_at, until_at = excluded.until_at, times = excluded.times,
          reason = excluded.reason`,
      kind,
      key,
      at,
      until,
      times,
      reason,
    );
  }

  async setAsides(): Promise<readonly JobQuarantine[]> {
    const rows = await this.#sql.all<QuarantineRow>(
      'SELECT kind, key, noted_at, until_at, times, reason FROM job_quarantine ORDER BY kind, key',
    );
    return rows.map((row) => ({
      kind: row.kind,
      key: row.key,
      at: row.noted_at,
      until: row.until_at,
      times: row.times,
      reason: row.reason,
    }));
  }

  async readmit(kind: string, key: string): Promise<void> {
    await this.#sql.run('DELETE FROM job_quarantine WHERE kind = ? AND key = ?', kind, key);
  }
}

const outcomeOf = (json: string | null): unknown => (json === null ? null : storedJson('jobs.outcome', json));
