/** Emails that are waiting to be sent, in SQL that both dialects share. */

import type { MailStore, QueuedMail } from '../ports/mails.ts';
import type { Sql, SqlValue, Statement } from '../ports/sql.ts';

interface MailRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly sealed: string;
  readonly created_at: number;
  readonly ends_at: number | null;
  readonly failures: number;
  readonly next_at: number | null;
  readonly holder: string;
  readonly last_error: string | null;
}

const mailOf = (row: MailRow): QueuedMail => ({
  id: row.id,
  accountId: row.account_id,
  sealed: row.sealed,
  createdAt: row.created_at,
  endsAt: row.ends_at,
  failures: row.failures,
  nextAt: row.next_at,
  holder: row.holder,
  lastError: row.last_error,
});

export class SqlMailStore implements MailStore {
  readonly #sql: Sql;
  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async put(mail: QueuedMail): Promise<void> {
    const { sql, values } = insertMail(mail, 'WHERE TRUE', []);
    await this.#sql.run(sql, ...values);
  }

  async claim(now: number, until: number, holder: string): Promise<QueuedMail | null> {
    const due = 'SELECT id FROM mails WHERE next_at <= ? AND (ends_at IS NULL OR ends_at > ?) ORDER BY next_at, id LIMIT 1';
    // Reads first, to avoid a write lock if no email is due.
    if (!(await this.#sql.get(due, now, now))) return null;
    const row = await this.#sql.get<MailRow>(
      `UPDATE mails SET next_at = ?, holder = ? WHERE id = (${due}${this.#sql.skipLocked}) RETURNING *`,
      until,
      holder,
      now,
      now,
    );
    return row && mailOf(row);
  }

  async sent(id: string): Promise<void> {
    await this.#sql.run('DELETE FROM mails WHERE id = ?', id);
  }

  async failed({ id, holder }: Pick<QueuedMail, 'id' | 'holder'>, nextAt: number | null, error: string): Promise<void> {
    await this.#sql.run(
      'UPDATE mails SET failures = failures + 1, next_at = ?, last_error = ? WHERE id = ? AND holder = ?',
      nextAt,
      error,
      id,
      holder,
    );
  }

  async list(limit: number): Promise<readonly QueuedMail[]> {
    return (await this.#sql.all<MailRow>('SELECT * FROM mails ORDER BY created_at, id LIMIT ?', limit)).map(mailOf);
  }

  async listOf(accountId: string): Promise<readonly QueuedMail[]> {
    const rows = await this.#sql.all<MailRow>('SELECT * FROM mails WHERE account_id = ? ORDER BY created_at, id', accountId);
    return rows.map(mailOf);
  }

  async forget(now: number, givenUpBefore: number): Promise<number> {
    return this.#sql.run('DELETE FROM mails WHERE ends_at <= ? OR (next_at IS NULL AND created_at < ?)', now, givenUpBefore);
  }
}

/**
 * Returns a statement that queues one email for each row of the `from` clause.
 * @param from FROM clause, such as `FROM accounts a WHERE a.id = ?`
 */
export function insertMail(mail: QueuedMail, from: string, more: readonly SqlValue[]): Statement {
  return {
    sql: `INSERT INTO mails (id, account_id, sealed, created_at, ends_at, failures, next_at, holder, last_error)
      SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT),
        CAST(? AS TEXT), CAST(? AS TEXT) ${from}`,
    values: [
      ...[mail.id, mail.accountId, mail.sealed, mail.createdAt, mail.endsAt],
      ...[mail.failures, mail.nextAt, mail.holder, mail.lastError, ...more],
    ],
  };
}
