/** Sign-ins, sessions and their refresh tokens, in SQL that both dialects share. */

import type { Account, Session, SessionStore, SignIn } from '../ports/accounts.ts';
import type { QueuedMail } from '../ports/mails.ts';
import type { Sql, Statement } from '../ports/sql.ts';
import { ACCOUNT, type AccountRow, accountOf } from './account-row.ts';
import { insertMail } from './mail-store.ts';

interface SessionRow {
  readonly session_id: string;
  readonly account_id: string;
  readonly opened_at: number;
  readonly expires_at: number;
  readonly ended_at: number | null;
}

const SESSION = 's.id AS session_id, s.account_id, s.created_at AS opened_at, s.expires_at, s.ended_at';

const sessionOf = (row: SessionRow): Session => ({
  id: row.session_id,
  accountId: row.account_id,
  createdAt: row.opened_at,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
});

export class SqlSessionStore implements SessionStore {
  readonly #sql: Sql;
  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async startSignIn({ address, accountId, linkHash, codeHash, createdAt, expiresAt }: SignIn, mail?: QueuedMail): Promise<void> {
    const insertSignIn: Statement = {
      sql: `INSERT INTO sign_ins (address, account_id, link_hash, code_hash, created_at, expires_at, tries, used_at) VALUES (?, ?, ?, ?, ?, ?, 0, NULL)
        ON CONFLICT (address) DO UPDATE SET account_id = excluded.account_id, link_hash = excluded.link_hash, code_hash = excluded.code_hash,
          created_at = excluded.created_at, expires_at = excluded.expires_at, tries = 0, used_at = NULL`,
      values: [address, accountId, linkHash, codeHash, createdAt, expiresAt],
    };
    // Without an account, the statement selects no row and queues no email. The same statements run in both cases, so the timing does not
    // reveal whether an account exists.
    const more = mail ? [insertMail(mail, 'FROM accounts a WHERE a.id = ?', [accountId])] : [];
    await this.#sql.batch(`sign-in ${address}`, [insertSignIn, ...more]);
  }

  async finishByLink(linkHash: string, now: number): Promise<string | null> {
    const row = await this.#sql.get<{ account_id: string | null }>(
      'UPDATE sign_ins SET used_at = ? WHERE link_hash = ? AND used_at IS NULL AND expires_at > ? RETURNING account_id',
      now,
      linkHash,
      now,
    );
    return row?.account_id ?? null;
  }

  /** One statement counts the attempt and compares the code. No attempt is therefore missed if several arrive at the same time. */
  async finishByCode(address: string, codeHash: string, now: number, tries: number): Promise<string | null> {
    const row = await this.#sql.get<{ account_id: string | null; used_at: number | null }>(
      `UPDATE sign_ins SET tries = tries + 1, used_at = CASE WHEN code_hash = ? THEN CAST(? AS BIGINT) END
        WHERE address = ? AND used_at IS NULL AND expires_at > ? AND tries < ? RETURNING account_id, used_at`,
      codeHash,
      now,
      address,
      now,
      tries,
    );
    return row?.used_at == null ? null : row.account_id;
  }

  async open({ id, accountId, createdAt, expiresAt, endedAt }: Session, refreshHash: string): Promise<void> {
    await this.#sql.batch(`session ${id}`, [
      {
        sql: 'INSERT INTO sessions (id, account_id, created_at, expires_at, ended_at) VALUES (?, ?, ?, ?, ?)',
        values: [id, accountId, createdAt, expiresAt, endedAt],
      },
      {
        sql: 'INSERT INTO refresh_tokens (hash, session_id, created_at, used_at) VALUES (?, ?, ?, NULL)',
        values: [refreshHash, id, createdAt],
      },
    ]);
  }

  async byId(id: string): Promise<{ session: Session; account: Account } | null> {
    const row = await this.#sql.get<SessionRow & AccountRow>(
      `SELECT ${ACCOUNT}, ${SESSION} FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE s.id = ?`,
      id,
    );
    return row && { session: sessionOf(row), account: accountOf(row) };
  }

  async byToken(hash: string): Promise<{ session: Session; account: Account } | null> {
    const row = await this.#sql.get<SessionRow & AccountRow>(
      `SELECT ${ACCOUNT}, ${SESSION} FROM refresh_tokens r JOIN sessions s ON s.id = r.session_id JOIN accounts a ON a.id = s.account_id WHERE r.hash = ?`,
      hash,
    );
    return row && { session: sessionOf(row), account: accountOf(row) };
  }

  async list(accountId: string): Promise<readonly Session[]> {
    const rows = await this.#sql.all<SessionRow>(
      `SELECT ${SESSION} FROM sessions s WHERE s.account_id = ? ORDER BY s.created_at DESC, s.id`,
      accountId,
    );
    return rows.map(sessionOf);
  }

  async addRefresh(sessionId: string, refreshHash: string, now: number): Promise<void> {
    await this.#sql.run(
      'INSERT INTO refresh_tokens (hash, session_id, created_at, used_at) VALUES (?, ?, ?, NULL) ON CONFLICT (hash) DO NOTHING',
      refreshHash,
      sessionId,
      now,
    );
  }

  async useRefresh(
    refreshHash: string,
    now: number,
  ): Promise<{ session: Session; account: Account; createdAt: number; usedAt: number } | null> {
    const token = await this.#sql.get<{ session_id: string; created_at: number; used_at: number }>(
      'UPDATE refresh_tokens SET used_at = COALESCE(used_at, CAST(? AS BIGINT)) WHERE hash = ? RETURNING session_id, created_at, used_at',
      now,
      refreshHash,
    );
    const found = token && (await this.byId(token.session_id));
    return found && token && { ...found, createdAt: token.created_at, usedAt: token.used_at };
  }

  async end(id: string, at: number): Promise<void> {
    await this.#sql.run('UPDATE sessions SET ended_at = ? WHERE id = ? AND ended_at IS NULL', at, id);
  }
}
