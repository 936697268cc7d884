/** Self-serve registration: one account for each address, its key shown once and mailed. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { Account, AccountStore, ApiKey } from '../store/port.ts';
import { isOfDomain, normaliseEmail } from './email-address.ts';
import { type Keyring, mintKey, shownPrefix } from './keys.ts';
import type { Mailer } from './mailer.ts';
import { TokenBuckets } from './rate-limit.ts';
import { FREE, type Tiers } from './tiers.ts';

export type Registration =
  | { readonly outcome: 'created'; readonly apiKey: string; readonly account: Account; readonly monthlyLimit: number }
  | { readonly outcome: 'mailed_again'; readonly email: string };

export interface RegistrarOptions {
  readonly store: Pick<AccountStore, 'create' | 'byEmail' | 'keysOf' | 'putKey'>;
  readonly keyring: Keyring;
  readonly tiers: Tiers;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Domains that may not register, their subdomains included. */
  readonly disposableDomains: readonly string[];
  /** Told of mail that could not be sent; never with the key in it. */
  readonly onMailFailure: (error: unknown) => void;
}

const PER_ADDRESS = { capacity: 5, windowSeconds: 3600 };
const PER_CLIENT = { capacity: 30, windowSeconds: 3600 };

export class Registrar {
  readonly #options: RegistrarOptions;
  readonly #addresses: TokenBuckets;
  readonly #clients: TokenBuckets;
  readonly #mails = new Set<Promise<void>>();

  constructor(options: RegistrarOptions) {
    this.#options = options;
    this.#addresses = new TokenBuckets(options.clock, PER_ADDRESS);
    this.#clients = new TokenBuckets(options.clock, PER_CLIENT);
  }

  /**
   * Registers an address. A second registration makes no second account and shows no key: it mails the one there is.
   * Throws REQ_BAD_BODY for what is no address, REQ_UNPROCESSABLE for a domain that may not register, LIMIT_RATE when throttled.
   * @param clientIp the address of the client, by which registrations are throttled
   */
  async register(value: unknown, clientIp: string): Promise<Registration> {
    const email = normaliseEmail(value);
    if (isOfDomain(email, this.#options.disposableDomains)) {
      throw new WattleError('REQ_UNPROCESSABLE', 'Addresses of this domain cannot register.', {
        hint: 'Use an address at which you can be reached.',
        faults: [{ parameter: 'email', detail: 'The domain is not accepted.' }],
      });
    }
    const wait = this.#clients.take(networkOf(clientIp)) || this.#addresses.take(email);
    if (wait > 0) {
      throw new WattleError('LIMIT_RATE', 'Too many registrations from here or for this address.', { retryAfterSeconds: wait });
    }
    const account: Account = { id: randomUUID(), email, tier: FREE, createdAt: this.#options.clock.now() };
    const { key, apiKey } = this.#newKey(account.id);
    if (await this.#options.store.create(account, key)) {
      this.#mail(email, apiKey, 'Your Wattle API key');
      return { outcome: 'created', apiKey, account, monthlyLimit: this.#options.tiers.monthlyCalls(FREE) };
    }
    this.#mail(email, await this.#currentKey(email), 'Your Wattle API key, again');
    return { outcome: 'mailed_again', email };
  }

  /** Waits until the mail under way is sent, or has failed. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#mails);
    this.#options.mailer.close();
  }

  /** The newest live key of an address; a new one where all were revoked. */
  async #currentKey(email: string): Promise<string> {
    const { store, keyring, clock } = this.#options;
    const account = await store.byEmail(email);
    if (!account) throw new WattleError('BUG', `An account was refused as existing but is not there`);
    const live = (await store.keysOf(account.id)).filter((k) => k.revokedAt === null);
    const newest = live.reduce<ApiKey | null>((best, k) => (best === null || k.createdAt > best.createdAt ? k : best), null);
    if (newest) return keyring.open(newest.sealed, account.id);
    const { key, apiKey } = this.#newKey(account.id);
    await store.putKey({ ...key, createdAt: clock.now() });
    return apiKey;
  }

  #newKey(accountId: string): { key: ApiKey; apiKey: string } {
    const apiKey = mintKey();
    return { apiKey, key: apiKeyRecord(this.#options.keyring, apiKey, accountId, this.#options.clock.now()) };
  }

  #mail(to: string, apiKey: string, subject: string): void {
    const text = [
      'This is the API key of your Wattle account:',
      '',
      `    ${apiKey}`,
      '',
      'Send it with each request as "Authorization: Bearer <key>".',
      'If you did not ask for it, you can leave this mail alone.',
      '',
    ].join('\n');
    const sent = this.#options.mailer.send({ to, subject, text }).catch(this.#options.onMailFailure);
    this.#mails.add(sent);
    void sent.finally(() => this.#mails.delete(sent));
  }
}

/** The record of a key as the store keeps it: hash, first characters, sealed copy. */
export function apiKeyRecord(keyring: Keyring, apiKey: string, accountId: string, createdAt: number): ApiKey {
  return {
    hash: keyring.hash(apiKey),
    accountId,
    prefix: shownPrefix(apiKey),
    sealed: keyring.seal(apiKey, accountId),
    createdAt,
    revokedAt: null,
  };
}

/** A client is its IPv4 address, or the first 64 bits of its IPv6 address: one household has that many. */
function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
