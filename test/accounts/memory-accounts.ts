/** Accounts in memory, with the atomicity of the real store and, on demand, its slowness. */
import type { Account, AccountStore, ApiKey } from '../../src/store/port.ts';

export class MemoryAccounts implements AccountStore {
  readonly accounts = new Map<string, Account>();
  readonly keys = new Map<string, ApiKey>();
  readonly #taken = new Map<string, number>();
  /** How many turns of the event loop each call takes. */
  slowness: () => number = () => 0;
  lookups = 0;
  failing = false;

  async create(account: Account, key: ApiKey): Promise<boolean> {
    await this.#pause();
    if ([...this.accounts.values()].some((a) => a.email === account.email)) return false;
    this.accounts.set(account.id, account);
    this.keys.set(key.hash, key);
    return true;
  }

  async byEmail(email: string): Promise<Account | null> {
    return [...this.accounts.values()].find((a) => a.email === email) ?? null;
  }

  async byId(id: string): Promise<Account | null> {
    return this.accounts.get(id) ?? null;
  }

  async keyByHash(hash: string): Promise<{ key: ApiKey; account: Account } | null> {
    this.lookups += 1;
    await this.#pause();
    const key = this.keys.get(hash);
    const account = key && this.accounts.get(key.accountId);
    return key && account ? { key, account } : null;
  }

  async keysOf(accountId: string): Promise<readonly ApiKey[]> {
    return [...this.keys.values()].filter((k) => k.accountId === accountId);
  }

  async putKey(key: ApiKey): Promise<void> {
    this.keys.set(key.hash, key);
  }

  async takeQuota(accountId: string, month: string, want: number, limit: number): Promise<number> {
    await this.#pause();
    const name = `${accountId} ${month}`;
    const taken = this.#taken.get(name) ?? 0;
    const granted = Math.max(0, Math.min(want, limit - taken));
    this.#taken.set(name, taken + granted);
    await this.#pause();
    return granted;
  }

  async returnQuota(accountId: string, month: string, unused: number): Promise<void> {
    await this.#pause();
    const name = `${accountId} ${month}`;
    this.#taken.set(name, (this.#taken.get(name) ?? 0) - unused);
  }

  async quotaTaken(accountId: string, month: string): Promise<number> {
    await this.#pause();
    return this.#taken.get(`${accountId} ${month}`) ?? 0;
  }

  async #pause(): Promise<void> {
    for (let turns = this.slowness(); turns > 0; turns -= 1) await new Promise((resolve) => setImmediate(resolve));
    if (this.failing) throw new Error('the store is away');
  }
}
