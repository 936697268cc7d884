/** From an Authorization header to the account that calls. */
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { Account, AccountStore, ApiKey } from '../store/port.ts';
import { hasKeyForm, type Keyring } from './keys.ts';

export interface Caller {
  readonly account: Account;
  readonly key: ApiKey;
}

/** How long a looked-up key is believed: a key revoked on another node stops working within it. */
const BELIEVED_MS = 5000;
const MOST_CALLERS = 10_000;
const BEARER = /^bearer +(\S+) *$/i;

export class Authenticator {
  readonly #store: Pick<AccountStore, 'keyByHash'>;
  readonly #keyring: Keyring;
  readonly #clock: Clock;
  readonly #devKey: string | null;
  readonly #callers = new Map<string, { caller: Caller; until: number }>();

  /** @param devKey a key that need not have the form of ours; null where there is none. */
  constructor(options: { store: Pick<AccountStore, 'keyByHash'>; keyring: Keyring; clock: Clock; devKey: string | null }) {
    this.#store = options.store;
    this.#keyring = options.keyring;
    this.#clock = options.clock;
    this.#devKey = options.devKey;
  }

  /** The caller of a header seen a moment ago, without asking the store; null says nothing about the key. */
  peek(authorization: string | undefined): Caller | null {
    if (authorization === undefined) return null;
    const known = this.#callers.get(authorization);
    if (!known) return null;
    const now = this.#clock.now();
    if (now < known.until && isLive(known.caller.key, now)) return known.caller;
    this.#callers.delete(authorization);
    return null;
  }

  /**
   * The caller. Throws AUTH_MISSING without a bearer credential, AUTH_INVALID for one that is not, or is no longer, a key of ours.
   */
  async caller(authorization: string | undefined): Promise<Caller> {
    const known = this.peek(authorization);
    if (known) return known;
    if (authorization === undefined || authorization === '') throw missing();
    const key = BEARER.exec(authorization)?.[1];
    if (key === undefined) throw missing();
    if (!hasKeyForm(key) && key !== this.#devKey) throw invalid();
    const found = await this.#store.keyByHash(this.#keyring.hash(key));
    const now = this.#clock.now();
    if (!found || !isLive(found.key, now)) throw invalid();
    this.#remember(authorization, { caller: found, until: now + BELIEVED_MS });
    return found;
  }

  #remember(authorization: string, entry: { caller: Caller; until: number }): void {
    const [oldest] = this.#callers.keys();
    if (oldest !== undefined && this.#callers.size >= MOST_CALLERS) this.#callers.delete(oldest);
    this.#callers.set(authorization, entry);
  }
}

const isLive = (key: ApiKey, now: number): boolean => key.revokedAt === null || now < key.revokedAt;

const missing = (): WattleError =>
  new WattleError('AUTH_MISSING', 'This needs an API key.', {
    hint: 'Send it as "Authorization: Bearer ak_…"; POST /v1/register issues a free one.',
  });

const invalid = (): WattleError =>
  new WattleError('AUTH_INVALID', 'The API key is not valid.', {
    hint: 'Check that the whole key was copied; POST /v1/register mails the key of an address again.',
  });
