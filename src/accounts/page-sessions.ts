/** Browser sessions. A cookie that scripts cannot read identifies the session. Its forms contain a token. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';
import type { Account, AccountStore } from '../store/ports/accounts.ts';
import type { AuditLog } from './audit.ts';
import { hasForm, type Keyring } from './keys.ts';

export interface PageSession {
  readonly id: string;
  readonly account: Account;
  readonly openedAt: number;
  /** The token that every form of the session contains. */
  readonly formToken: string;
}

interface PageSessionsOptions {
  readonly store: Pick<AccountStore, 'sessions'>;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly audit: AuditLog;
}

interface Known {
  readonly session: PageSession;
  readonly until: number;
}

/** The time in ms after sign-in during which pages show secrets. */
export const FRESH_MS = 15 * 60_000;
/** How long sessions are cached, in ms. A session that is ended on another node stops working within this time. */
const BELIEVED_MS = 5000;
const MOST_SESSIONS = 10_000;

export class PageSessions {
  readonly #options: PageSessionsOptions;
  readonly #known = new LRUCache<string, Known>({ max: MOST_SESSIONS });

  constructor(options: PageSessionsOptions) {
    this.#options = options;
  }

  /** Returns the session for a cookie, or null if Wattle did not issue the cookie, or if the session has ended or expired. */
  async find(secret: string | undefined): Promise<PageSession | null> {
    if (secret === undefined || !hasForm('ses_', secret)) return null;
    const { store, keyring, clock } = this.#options;
    const hash = keyring.hash(secret);
    const now = clock.now();
    const known = this.#known.get(hash);
    if (known && now < known.until) return known.session;
    this.#known.delete(hash);
    const found = await store.sessions.byToken(hash);
    if (!found || found.session.endedAt !== null || now >= found.session.expiresAt) return null;
    const { id, createdAt, expiresAt } = found.session;
    const session = { id, account: found.account, openedAt: createdAt, formToken: keyring.formToken(id) };
    this.#known.set(hash, { session, until: Math.min(now + BELIEVED_MS, expiresAt) });
    return session;
  }

  async end(session: PageSession, clientIp: string): Promise<void> {
    const { store, clock, audit } = this.#options;
    await store.sessions.end(session.id, clock.now());
    this.forget(session.account.id);
    await audit.note(session.account.id, 'account.signed_out', { name: 'session', clientIp });
  }

  /** Removes the sessions of an account from the cache. */
  forget(accountId: string): void {
    for (const [hash, { session }] of [...this.#known]) if (session.account.id === accountId) this.#known.delete(hash);
  }
}
