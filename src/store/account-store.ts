/** Accounts, their keys and the calls they have taken this month, in SQL that both dialects share. */
import type { Account, AccountStore, ApiKey } from './port.ts';
import type { Sql, Statement } from './sql.ts';

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly tier: string;
  readonly created_at: number;
}

interface KeyRow {
  readonly hash: string;
  readonly account_id: string;
  readonly prefix: string;
  readonly sealed: string;
  readonly key_created_at: number;
  readonly revoked_at: number | null;
}

const ACCOUNT = 'a.id, a.email, a.tier, a.created_at';
const KEY = 'k.hash, k.account_id, k.prefix, k.sealed, k.created_at AS key_created_at, k.revoked_at';

const accountOf = (row: AccountRow): Account => ({ id: row.id, email: row.email, tier: row.tier, createdAt: row.created_at });
const keyOf = (row: KeyRow): ApiKey => ({
  hash: row.hash,
  accountId: row.account_id,
  prefix: row.prefix,
  sealed: row.sealed,
  createdAt: row.key_created_at,
  revokedAt: row.revoked_at,
});

export class SqlAccountStore implements AccountStore {
  readonly #sql: Sql;
  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(account: Account, key: ApiKey): Promise<boolean> {
    const insertAccount: Statement = {
      sql: 'INSERT INTO accounts (id, email, tier, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (email) DO NOTHING',
      values: [account.id, account.email, account.tier, account.createdAt],
    };
    // Without the account of this id there is nothing to hang the key on, and no row is selected.
    const insertKey: Statement = {
      sql: `INSERT INTO api_keys (hash, account_id, prefix, sealed, created_at, revoked_at)
        SELECT CAST(? AS TEXT), a.id, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT) FROM accounts a WHERE a.id = ?`,
      values: [key.hash, key.prefix, key.sealed, key.createdAt, key.revokedAt, account.id],
    };
    const [created] = await this.#sql.batch(`account ${account.email}`, [insertAccount, insertKey]);
    return created === 1;
  }

  async byEmail(email: string): Promise<Account | null> {
    const row = await this.#sql.get<AccountRow>(`SELECT ${ACCOUNT} FROM accounts a WHERE a.email = ?`, email);
    return row && accountOf(row);
  }

  async byId(id: string): Promise<Account | null> {
    const row = await this.#sql.get<AccountRow>(`SELECT ${ACCOUNT} FROM accounts a WHERE a.id = ?`, id);
    return row && accountOf(row);
  }

  async keyByHash(hash: string): Promise<{ key: ApiKey; account: Account } | null> {
    const row = await this.#sql.get<AccountRow & KeyRow>(
      `SELECT ${ACCOUNT}, ${KEY} FROM api_keys k JOIN accounts a ON a.id = k.account_id WHERE k.hash = ?`,
      hash,
    );
    return row && { key: keyOf(row), account: accountOf(row) };
  }

  async keysOf(accountId: string): Promise<readonly ApiKey[]> {
    const rows = await this.#sql.all<KeyRow>(
      `SELECT ${KEY} FROM api_keys k WHERE k.account_id = ? ORDER BY k.created_at, k.hash`,
      accountId,
    );
    return rows.map(keyOf);
  }

  async putKey(key: ApiKey): Promise<void> {
    await this.#sql.run(
      `INSERT INTO api_keys (hash, account_id, prefix, sealed, created_at, revoked_at) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (hash) DO UPDATE SET sealed = excluded.sealed, revoked_at = excluded.revoked_at`,
      key.hash,
      key.accountId,
      key.prefix,
      key.sealed,
      key.createdAt,
      key.revokedAt,
    );
  }

  /** One statement, so that the row itself is the lock: `granted` is what this very call was given. */
  async takeQuota(accountId: string, month: string, want: number, limit: number): Promise<number> {
    if (want <= 0 || limit <= 0) return 0;
    const first = Math.min(want, limit);
    const row = await this.#sql.get<{ granted: number }>(
      `INSERT INTO quotas AS q (account_id, month, taken, granted) VALUES (?, ?, ?, ?)
        ON CONFLICT (account_id, month) DO UPDATE SET
          taken = q.taken + CASE WHEN q.taken + ? <= ? THEN ? ELSE ? - q.taken END,
          granted = CASE WHEN q.taken + ? <= ? THEN ? ELSE ? - q.taken END
        WHERE q.taken < ?
        RETURNING granted`,
      accountId,
      month,
      first,
      first,
      want,
      limit,
      want,
      limit,
      want,
      limit,
      want,
      limit,
      limit,
    );
    return row?.granted ?? 0;
  }

  async returnQuota(accountId: string, month: string, unused: number): Promise<void> {
    if (unused <= 0) return;
    await this.#sql.run(
      'UPDATE quotas SET taken = CASE WHEN taken > ? THEN taken - ? ELSE 0 END WHERE account_id = ? AND month = ?',
      unused,
      unused,
      accountId,
      month,
    );
  }

  async quotaTaken(accountId: string, month: string): Promise<number> {
    const row = await this.#sql.get<{ taken: number }>('SELECT taken FROM quotas WHERE account_id = ? AND month = ?', accountId, month);
    return row?.taken ?? 0;
  }
}
