/** Stores accounts in memory for tests. Runs the real statements on SQLite without a file, with delays and failures on request. */
import { systemClock } from '../../src/core/clock.ts';
import { SqlAccountStore } from '../../src/store/accounts/account-store.ts';
import { SqlQuotaStore } from '../../src/store/accounts/quota-store.ts';
import type { Account, Credential, CredentialKind } from '../../src/store/ports/accounts.ts';
import type { LeaseChange, LeaseName, LeaseState } from '../../src/store/ports/quota.ts';
import { SqliteDatabase, SqliteSql } from '../../src/store/sqlite/database.ts';
import { migrateFile } from '../../src/store/sqlite/migrate.ts';
import { ACCOUNTS_MIGRATIONS } from '../../src/store/sqlite/migrations.ts';

export class MemoryAccounts extends SqlAccountStore {
  override readonly quota: MemoryQuota;
  readonly #db: SqliteDatabase;
  /** Returns the number of event loop turns by which each call is delayed. */
  slowness: () => number = () => 0;
  lookups = 0;
  failing: boolean | Error = false;

  constructor() {
    const db = SqliteDatabase.open(':memory:', { synchronous: 'NORMAL', cacheMiB: 2 });
    migrateFile(db, ACCOUNTS_MIGRATIONS, systemClock);
    const sql = new SqliteSql(db);
    super(sql);
    this.#db = db;
    this.quota = new MemoryQuota(sql, () => this.pause());
  }

  count(table: string): number {
    return this.#db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)?.n ?? 0;
  }

  /** Returns all stored data as text, for finding content that must not be stored. */
  dump(): string {
    const tables = this.#db.all<{ name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`);
    return JSON.stringify(tables.map(({ name }) => this.#db.all(`SELECT * FROM ${name}`)));
  }

  override async create(account: Account, key: Credential): Promise<boolean> {
    await this.pause();
    return super.create(account, key);
  }

  override async credentialByHash(kind: CredentialKind, hash: string): Promise<{ credential: Credential; account: Account } | null> {
    this.lookups += 1;
    await this.pause();
    return super.credentialByHash(kind, hash);
  }

  async pause(): Promise<void> {
    for (let turns = this.slowness(); turns > 0; turns -= 1) await new Promise((resolve) => setImmediate(resolve));
    if (this.failing !== false) throw this.failing === true ? new Error('the store is away') : this.failing;
  }
}

class MemoryQuota extends SqlQuotaStore {
  readonly #pause: () => Promise<void>;
  /** If set, this error is thrown after the statements have run, as if the response had been lost. */
  lostAnswer: Error | null = null;

  constructor(sql: SqliteSql, pause: () => Promise<void>) {
    super(sql);
    this.#pause = pause;
  }

  override async exchange(lease: LeaseName, change: LeaseChange): Promise<LeaseState> {
    await this.#pause();
    const state = await super.exchange(lease, change);
    await this.#pause();
    if (this.lostAnswer !== null) throw this.lostAnswer;
    return state;
  }

  override async taken(accountId: string, month: string): Promise<number> {
    await this.#pause();
    return super.taken(accountId, month);
  }
}
