/** The monthly quota: the requests that all processes have reserved, their leases, and the number of requests used each day. */
import { present } from '../../core/assert.ts';
import type { QueuedMail } from '../ports/mails.ts';
import type { LapsedLease, LeaseChange, LeaseName, LeaseState, QuotaStore } from '../ports/quota.ts';
import type { Sql, SqlValue, Statement } from '../ports/sql.ts';
import { insertMail } from './mail-store.ts';

const LEASE = 'owner = ? AND account_id = ? AND month = ?';
const IS_ALIVE = 'EXISTS (SELECT 1 FROM quota_owners o WHERE o.owner = ? AND o.expires_at > 0)';

export class SqlQuotaStore implements QuotaStore {
  readonly #sql: Sql;
  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async exchange(lease: LeaseName, change: LeaseChange): Promise<LeaseState> {
    const { used, keep, want, limit, ownerUntil } = change;
    await this.#sql.batch(lockOf(lease), [
      ...used.flatMap((mark) => reportStatements(lease, mark)),
      ...(keep === null ? [] : cutStatements(lease, keep)),
      ...(want > 0 && limit > 0 ? takeStatements(lease, want, limit) : []),
      ...(ownerUntil === null ? [] : [aliveStatement(lease.owner, ownerUntil)]),
    ]);
    return this.#state(lease);
  }

  async begin(owner: string, until: number): Promise<void> {
    // The second run must change nothing. The caller repeats the statement if the connection breaks before the database responds.
    await this.#sql.run('INSERT INTO quota_owners (owner, expires_at) VALUES (?, ?) ON CONFLICT (owner) DO NOTHING', owner, until);
  }

  async keepAlive(owner: string, until: number): Promise<boolean> {
    const { sql, values } = aliveStatement(owner, until);
    return (await this.#sql.run(sql, ...values)) === 1;
  }

  async lapsed(before: number): Promise<readonly LapsedLease[]> {
    await this.#sql.run('UPDATE quota_owners SET expires_at = -expires_at WHERE expires_at > 0 AND expires_at < ?', before);
    const rows = await this.#sql.all<{
      owner: string;
      account_id: string;
      month: string;
      granted: number;
      used: number;
      expires_at: number | null;
    }>(
      `SELECT l.owner, l.account_id, l.month, l.granted, l.used, o.expires_at FROM quota_leases l LEFT JOIN quota_owners o ON o.owner = l.owner
        WHERE o.owner IS NULL OR o.expires_at < 0 ORDER BY l.owner, l.account_id, l.month`,
    );
    // An expired owner has a negative time. An owner without a row expired earlier, and its time is 0.
    const expiredAt = (until: number | null): number => (until === null ? 0 : Math.abs(until));
    return rows.map(({ account_id, expires_at, ...row }) => ({ ...row, accountId: account_id, expiredAt: expiredAt(expires_at) }));
  }

  async settle(lease: LeaseName, used: { readonly day: string; readonly calls: number }): Promise<void> {
    const marked = reportStatements(lease, used);
    const cut = cutStatements(lease, 0).slice(0, 1);
    await this.#sql.batch(lockOf(lease), [...marked, ...cut, { sql: `DELETE FROM quota_leases WHERE ${LEASE}`, values: valuesOf(lease) }]);
  }

  async forgetOwners(): Promise<void> {
    await this.#sql.run(
      'DELETE FROM quota_owners WHERE expires_at < 0 AND NOT EXISTS (SELECT 1 FROM quota_leases l WHERE l.owner = quota_owners.owner)',
    );
  }

  async owners(): Promise<readonly string[]> {
    return (await this.#sql.all<{ owner: string }>('SELECT owner FROM quota_owners ORDER BY owner')).map(({ owner }) => owner);
  }

  async taken(accountId: string, month: string): Promise<number> {
    const row = await this.#sql.get<{ taken: number }>('SELECT taken FROM quotas WHERE account_id = ? AND month = ?', accountId, month);
    return row ? row.taken : 0;
  }

  async days(accountId: string, from: string, to: string): Promise<readonly { readonly day: string; readonly calls: number }[]> {
    return this.#sql.all(
      'SELECT day, calls FROM usage_days WHERE account_id = ? AND day >= ? AND day <= ? ORDER BY day',
      accountId,
      from,
      to,
    );
  }

  async noteReported(accountId: string, month: string, percent: number, mail: QueuedMail): Promise<boolean> {
    const mark = [accountId, month, percent];
    const isReported = 'EXISTS (SELECT 1 FROM quota_told WHERE account_id = ? AND month = ? AND percent = ?)';
    const [queued] = await this.#sql.batch(`quota mark reported ${accountId}`, [
      insertMail(mail, `WHERE NOT ${isReported}`, mark),
      { sql: 'INSERT INTO quota_told (account_id, month, percent) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', values: mark },
    ]);
    return queued === 1;
  }

  async #state({ owner, accountId, month }: LeaseName): Promise<LeaseState> {
    const row = await this.#sql.get<{ taken: number | null; granted: number | null; used: number | null; alive: number }>(
      `SELECT q.taken, l.granted, l.used, (SELECT COUNT(*) FROM quota_owners o WHERE o.owner = ? AND o.expires_at > 0) AS alive
        FROM (SELECT 1 AS one) AS always
        LEFT JOIN quotas q ON q.account_id = ? AND q.month = ?
        LEFT JOIN quota_leases l ON l.account_id = q.account_id AND l.month = q.month AND l.owner = ?`,
      owner,
      accountId,
      month,
      owner,
    );
    const { taken, granted, used, alive } = present(row, 'The state of a lease');
    const orNone = (calls: number | null): number => (calls === null ? 0 : calls);
    return { taken: orNone(taken), granted: orNone(granted), used: orNone(used), isOwnerAlive: alive === 1 };
  }
}

const lockOf = ({ accountId }: LeaseName): string => `quota ${accountId}`;
const valuesOf = ({ owner, accountId, month }: LeaseName): readonly SqlValue[] => [owner, accountId, month];

/** Adds requests to the day's total, except those that the lease has already reported. */
const reportStatements = (lease: LeaseName, { day, calls }: { readonly day: string; readonly calls: number }): readonly Statement[] => [
  {
    sql: `INSERT INTO usage_days (account_id, day, calls)
      SELECT account_id, CAST(? AS TEXT), CAST(? AS INTEGER) - used FROM quota_leases WHERE ${LEASE} AND used < ?
      ON CONFLICT (account_id, day) DO UPDATE SET calls = usage_days.calls + excluded.calls`,
    values: [day, calls, ...valuesOf(lease), calls],
  },
  { sql: `UPDATE quota_leases SET used = ? WHERE ${LEASE} AND used < ?`, values: [calls, ...valuesOf(lease), calls] },
];

/** Reduces a lease to `keep` requests, but never below the used requests that it has reported. */
const cutStatements = (lease: LeaseName, keep: number): readonly Statement[] => {
  const kept = 'CASE WHEN used > ? THEN used ELSE ? END';
  const back = `(SELECT granted - ${kept} FROM quota_leases WHERE ${LEASE} AND granted > ?)`;
  const bare = [keep, keep, ...valuesOf(lease), keep];
  return [
    {
      sql: `UPDATE quotas SET taken = taken - COALESCE(${back}, 0) WHERE account_id = ? AND month = ?`,
      values: [...bare, lease.accountId, lease.month],
    },
    { sql: `UPDATE quota_leases SET granted = ${kept} WHERE ${LEASE} AND granted > ?`, values: bare },
    { sql: `DELETE FROM quota_leases WHERE ${LEASE} AND granted <= used`, values: valuesOf(lease) },
  ];
};

/**
 * Adds up to `want` requests to a lease. The first statement locks the row for the account and month, and sets `granted` to the added
 * number. An expired owner gets no requests, because the requests in its journal would be counted again under the new lease.
 */
const takeStatements = (lease: LeaseName, want: number, limit: number): readonly Statement[] => {
  const given = 'CASE WHEN q.taken + ? <= ? THEN ? WHEN q.taken < ? THEN ? - q.taken ELSE 0 END';
  const bare = [want, limit, want, limit, limit];
  const first = Math.min(want, limit);
  return [
    {
      sql: `INSERT INTO quotas AS q (account_id, month, taken, granted)
        SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS INTEGER) WHERE ${IS_ALIVE}
        ON CONFLICT (account_id, month) DO UPDATE SET taken = q.taken + ${given}, granted = ${given}`,
      values: [lease.accountId, lease.month, first, first, lease.owner, ...bare, ...bare],
    },
    {
      sql: `INSERT INTO quota_leases (owner, account_id, month, granted, used)
        SELECT CAST(? AS TEXT), account_id, month, granted, 0 FROM quotas WHERE account_id = ? AND month = ? AND granted > 0 AND ${IS_ALIVE}
        ON CONFLICT (owner, account_id, month) DO UPDATE SET granted = quota_leases.granted + excluded.granted`,
      values: [...valuesOf(lease), lease.owner],
    },
  ];
};

/** Extends the time of an owner, unless the owner has expired. Its time is then negative. */
const aliveStatement = (owner: string, until: number): Statement => ({
  sql: 'UPDATE quota_owners SET expires_at = ? WHERE owner = ? AND expires_at > 0',
  values: [until, owner],
});
