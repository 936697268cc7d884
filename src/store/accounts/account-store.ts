/** Accounts, credentials and the audit log, in SQL that both dialects share. */

import type {
  Account,
  AccountAction,
  AccountClosing,
  AccountStore,
  Credential,
  CredentialKind,
  EmbedLimits,
  RetainedSince,
} from '../ports/accounts.ts';
import type { QueuedMail } from '../ports/mails.ts';
import type { Sql, SqlValue, Statement } from '../ports/sql.ts';
import { storedJson } from '../ports/stored-json.ts';
import { ACCOUNT, type AccountRow, accountOf } from './account-row.ts';
import { insertMail, SqlMailStore } from './mail-store.ts';
import { SqlQuotaStore } from './quota-store.ts';
import { SqlSessionStore } from './session-store.ts';

interface CredentialRow {
  readonly kind: CredentialKind;
  readonly hash: string;
  readonly account_id: string;
  readonly prefix: string;
  readonly sealed: string;
  readonly limits: string | null;
  readonly made_at: number;
  readonly ends_at: number | null;
  readonly last_used_at: number | null;
}

interface ActionRow {
  readonly account_id: string;
  readonly at: number;
  readonly action: string;
  readonly actor: string;
  readonly client: string | null;
  readonly detail: string | null;
}

const CREDENTIAL = 'c.kind, c.hash, c.account_id, c.prefix, c.sealed, c.limits, c.created_at AS made_at, c.ends_at, c.last_used_at';

const credentialOf = (row: CredentialRow): Credential => ({
  kind: row.kind,
  hash: row.hash,
  accountId: row.account_id,
  prefix: row.prefix,
  sealed: row.sealed,
  limits: row.limits === null ? null : storedJson<EmbedLimits>('credentials.limits', row.limits),
  createdAt: row.made_at,
  endsAt: row.ends_at,
  lastUsedAt: row.last_used_at,
});

/** Tables whose rows are deleted with their account. The statement `refreshes` below deletes the refresh tokens of sessions. */
const OWNED = ['credentials', 'identities', 'customers', 'sign_ins', 'sessions', 'account_actions', 'quotas', 'quota_leases', 'mails'];
const OWNED_COUNTS = ['usage_days', 'quota_told'];

export class SqlAccountStore implements AccountStore {
  readonly sessions: SqlSessionStore;
  readonly quota: SqlQuotaStore;
  readonly mails: SqlMailStore;
  readonly #sql: Sql;
  constructor(sql: Sql) {
    this.#sql = sql;
    this.sessions = new SqlSessionStore(sql);
    this.quota = new SqlQuotaStore(sql);
    this.mails = new SqlMailStore(sql);
  }

  async create(account: Account, key: Credential, mail?: QueuedMail): Promise<boolean> {
    // Two nodes may create the same account and key at the same time. Because of the unique indexes, the second insert then does nothing.
    const insertAccount: Statement = {
      sql: 'INSERT INTO accounts (id, email, tier, created_at, verified_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      values: [account.id, account.email, account.tier, account.createdAt, account.verifiedAt],
    };
    // If the account does not exist, the FROM clause selects no row, and no key is inserted.
    const insertKey = insertCredential(key, 'FROM accounts a WHERE a.id = ?', [account.id]);
    const insertOnce = { ...insertKey, sql: `${insertKey.sql} ON CONFLICT DO NOTHING` };
    const [created] = await this.#sql.batch(`account ${account.email}`, [
      insertAccount,
      insertOnce,
      ...(mail ? [insertMail(mail, 'FROM accounts a WHERE a.id = ?', [account.id])] : []),
    ]);
    return created === 1;
  }

  async byEmail(email: string): Promise<Account | null> {
    return this.#account('FROM accounts a WHERE a.email = ?', email);
  }

  async list(text: string, limit: number): Promise<readonly Account[]> {
    const rows = await this.#sql.all<AccountRow>(
      `SELECT ${ACCOUNT} FROM accounts a WHERE a.email LIKE ? ESCAPE '!' ORDER BY a.created_at DESC, a.id LIMIT ?`,
      `%${text.replace(/[!%_]/g, '!$&')}%`,
      limit,
    );
    return rows.map(accountOf);
  }

  async byId(id: string): Promise<Account | null> {
    return this.#account('FROM accounts a WHERE a.id = ?', id);
  }

  async byIdentity(issuer: string, subject: string): Promise<Account | null> {
    return this.#account('FROM identities i JOIN accounts a ON a.id = i.account_id WHERE i.issuer = ? AND i.subject = ?', issuer, subject);
  }

  async putIdentity(issuer: string, subject: string, accountId: string, at: number): Promise<void> {
    await this.#sql.run(
      'INSERT INTO identities (issuer, subject, account_id, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (issuer, subject) DO NOTHING',
      issuer,
      subject,
      accountId,
      at,
    );
  }

  async customerOf(accountId: string): Promise<string | null> {
    const row = await this.#sql.get<{ customer: string }>('SELECT customer FROM customers WHERE account_id = ?', accountId);
    return row?.customer ?? null;
  }

  async byCustomer(customer: string): Promise<Account | null> {
    return this.#account('FROM customers c JOIN accounts a ON a.id = c.account_id WHERE c.customer = ?', customer);
  }

  async putCustomer(accountId: string, customer: string): Promise<string | null> {
    await this.#sql.run('INSERT INTO customers (account_id, customer) VALUES (?, ?) ON CONFLICT DO NOTHING', accountId, customer);
    return this.customerOf(accountId);
  }

  async setTier(accountId: string, tier: string): Promise<boolean> {
    return (await this.#sql.run('UPDATE accounts SET tier = ? WHERE id = ? AND tier <> ?', tier, accountId, tier)) === 1;
  }

  async verify(accountId: string, at: number): Promise<boolean> {
    return (await this.#sql.run('UPDATE accounts SET verified_at = ? WHERE id = ? AND verified_at IS NULL', at, accountId)) === 1;
  }

  async credentialByHash(kind: CredentialKind, hash: string): Promise<{ credential: Credential; account: Account } | null> {
    const row = await this.#sql.get<AccountRow & CredentialRow>(
      `SELECT ${ACCOUNT}, ${CREDENTIAL} FROM credentials c JOIN accounts a ON a.id = c.account_id WHERE c.hash = ? AND c.kind = ?`,
      hash,
      kind,
    );
    return row && { credential: credentialOf(row), account: accountOf(row) };
  }

  async credentialsOf(accountId: string, kind: CredentialKind): Promise<readonly Credential[]> {
    const rows = await this.#sql.all<CredentialRow>(
      `SELECT ${CREDENTIAL} FROM credentials c WHERE c.account_id = ? AND c.kind = ? ORDER BY c.created_at, c.hash`,
      accountId,
      kind,
    );
    return rows.map(credentialOf);
  }

  async putCredential(credential: Credential): Promise<void> {
    const { sql, values } = insertCredential(credential, 'WHERE TRUE', []);
    await this.#sql.run(`${sql} ON CONFLICT (hash) DO UPDATE SET sealed = excluded.sealed, ends_at = excluded.ends_at`, ...values);
  }

  async replaceCredentials(credential: Credential, until: number): Promise<void> {
    const { accountId, kind } = credential;
    await this.#sql.batch(`credentials ${accountId}`, [
      endStatement(accountId, kind, until),
      insertCredential(credential, 'FROM accounts a WHERE a.id = ?', [accountId]),
    ]);
  }

  async endCredentials(accountId: string, kind: CredentialKind, at: number): Promise<number> {
    const { sql, values } = endStatement(accountId, kind, at);
    return this.#sql.run(sql, ...values);
  }

  async noteUse(hash: string, at: number): Promise<void> {
    await this.#sql.run(
      'UPDATE credentials SET last_used_at = ? WHERE hash = ? AND (last_used_at IS NULL OR last_used_at < ?)',
      at,
      hash,
      at,
    );
  }

  async noteAction({ accountId, at, action, actor, client, detail }: AccountAction): Promise<void> {
    await this.#sql.run(
      'INSERT INTO account_actions (account_id, at, action, actor, client, detail) VALUES (?, ?, ?, ?, ?, ?)',
      accountId,
      at,
      action,
      actor,
      client,
      detail,
    );
  }

  async actionsOf(accountId: string, limit: number): Promise<readonly AccountAction[]> {
    const rows = await this.#sql.all<ActionRow>(
      `SELECT account_id, at, action, actor, client, detail FROM account_actions WHERE account_id = ? ORDER BY at DESC, id DESC LIMIT ?`,
      accountId,
      limit,
    );
    return rows.map(({ account_id, ...row }) => ({ accountId: account_id, ...row }));
  }

  async actions({ since, until, after, limit }: Parameters<AccountStore['actions']>[0]) {
    const rows = await this.#sql.all<ActionRow & { readonly id: number }>(
      `SELECT id, account_id, at, action, actor, client, detail FROM account_actions
        WHERE at >= ? AND at < ? AND id > ? ORDER BY id LIMIT ?`,
      since,
      until,
      after,
      limit,
    );
    return rows.map(({ account_id, ...row }) => ({ accountId: account_id, ...row }));
  }

  async credentials(): Promise<readonly Credential[]> {
    return (await this.#sql.all<CredentialRow>(`SELECT ${CREDENTIAL} FROM credentials c ORDER BY c.hash`)).map(credentialOf);
  }

  async reseal(...[credentials, mails]: Parameters<AccountStore['reseal']>): Promise<void> {
    await this.#sql.batch('credentials resealed', [
      ...['refresh_tokens', 'sessions', 'sign_ins'].map((table) => ({ sql: `DELETE FROM ${table}`, values: [] })),
      // Deletes all sign-ins, and emails with an expiry time, because they contain sign-in links.
      { sql: 'DELETE FROM mails WHERE ends_at IS NOT NULL', values: [] },
      ...credentials.map(({ hash, newHash, sealed }) => ({
        sql: 'UPDATE credentials SET hash = ?, sealed = ? WHERE hash = ?',
        values: [newHash, sealed, hash],
      })),
      ...mails.map(({ id, sealed }) => ({ sql: 'UPDATE mails SET sealed = ? WHERE id = ?', values: [sealed, id] })),
    ]);
  }

  async delete(accountId: string, { digest, at, actor }: AccountClosing, mail?: QueuedMail): Promise<void> {
    const owned = [...OWNED, ...OWNED_COUNTS].map((table) => ({ sql: `DELETE FROM ${table} WHERE account_id = ?`, values: [accountId] }));
    const refreshes = 'DELETE FROM refresh_tokens WHERE session_id IN (SELECT id FROM sessions WHERE account_id = ?)';
    await this.#sql.batch(`credentials ${accountId}`, [
      { sql: refreshes, values: [accountId] },
      ...owned,
      { sql: 'DELETE FROM accounts WHERE id = ?', values: [accountId] },
      {
        sql: 'INSERT INTO account_closings (digest, at, actor) VALUES (?, ?, ?) ON CONFLICT (digest) DO NOTHING',
        values: [digest, at, actor],
      },
      ...(mail ? [insertMail(mail, 'WHERE TRUE', [])] : []),
    ]);
  }

  async closings({ since, until }: Parameters<AccountStore['closings']>[0]): Promise<readonly AccountClosing[]> {
    return this.#sql.all<AccountClosing>(
      'SELECT digest, at, actor FROM account_closings WHERE at >= ? AND at < ? ORDER BY at, digest',
      since,
      until,
    );
  }

  async prune({ sessions, credentials, actions, usage }: RetainedSince): Promise<void> {
    const over = 'SELECT id FROM sessions WHERE expires_at < ? OR ended_at < ?';
    const day = new Date(usage).toISOString().slice(0, 10);
    await this.#sql.batch('accounts pruned', [
      { sql: 'DELETE FROM sign_ins WHERE expires_at < ?', values: [sessions] },
      { sql: `DELETE FROM refresh_tokens WHERE session_id IN (${over})`, values: [sessions, sessions] },
      { sql: 'DELETE FROM sessions WHERE expires_at < ? OR ended_at < ?', values: [sessions, sessions] },
      { sql: 'DELETE FROM credentials WHERE ends_at < ?', values: [credentials] },
      { sql: 'DELETE FROM account_actions WHERE at < ?', values: [actions] },
      { sql: 'DELETE FROM account_closings WHERE at < ?', values: [actions] },
      { sql: 'DELETE FROM usage_days WHERE day < ?', values: [day] },
      { sql: 'DELETE FROM quotas WHERE month < ?', values: [day.slice(0, 7)] },
      { sql: 'DELETE FROM quota_told WHERE month < ?', values: [day.slice(0, 7)] },
    ]);
  }

  async #account(from: string, ...values: readonly SqlValue[]): Promise<Account | null> {
    const row = await this.#sql.get<AccountRow>(`SELECT ${ACCOUNT} ${from}`, ...values);
    return row && accountOf(row);
  }
}

/**
 * Returns a statement that inserts one credential for each row of the `from` clause.
 * @param from FROM clause, such as `FROM accounts a WHERE a.id = ?`
 */
function insertCredential(c: Credential, from: string, more: readonly SqlValue[]): Statement {
  return {
    sql: `INSERT INTO credentials (kind, hash, account_id, prefix, sealed, limits, created_at, ends_at, last_used_at)
      SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
        CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT) ${from}`,
    values: [
      ...[c.kind, c.hash, c.accountId, c.prefix, c.sealed, c.limits && JSON.stringify(c.limits)],
      ...[c.createdAt, c.endsAt, c.lastUsedAt, ...more],
    ],
  };
}

const endStatement = (accountId: string, kind: CredentialKind, at: number): Statement => ({
  sql: 'UPDATE credentials SET ends_at = ? WHERE account_id = ? AND kind = ? AND (ends_at IS NULL OR ends_at > ?)',
  values: [at, accountId, kind, at],
});
