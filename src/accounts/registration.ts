/** Registration. Each address has one account. Its key is shown once and sent by email. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { Account, AccountStore, Credential } from '../store/ports/accounts.ts';
import type { Actor, AuditLog } from './audit.ts';
import { networkOf } from './client-network.ts';
import { credentialRecord, isLive } from './credentials.ts';
import { isOfDomain, normaliseEmail } from './email-address.ts';
import { type Keyring, mintKey } from './keys.ts';
import type { Mail } from './mailer.ts';
import { besideOf, mailText, type Post } from './post.ts';
import { TokenBuckets } from './rate-limit.ts';
import { FREE, type Tiers } from './tiers.ts';

type Registration =
  | { readonly outcome: 'created'; readonly apiKey: string; readonly account: Account; readonly monthlyLimit: number }
  | { readonly outcome: 'mailed_again'; readonly email: string };

interface RegistrarOptions {
  readonly store: Pick<AccountStore, 'create' | 'byEmail' | 'credentialsOf' | 'putCredential'>;
  readonly keyring: Keyring;
  readonly tiers: Tiers;
  readonly post: Post;
  readonly clock: Clock;
  readonly audit: AuditLog;
  /** Domains that may not register, with their subdomains. */
  readonly disposableDomains: readonly string[];
  /** Domains that may register, with their subdomains. An empty list means all domains. Invitations are not limited. */
  readonly domains?: readonly string[];
  /** The maximum number of registrations per hour from one client network. */
  readonly perHour?: number;
  /** Returns the URL of the sign-in page, for emails with invitations. */
  readonly signInPage?: () => string;
}

const PER_ADDRESS = { capacity: 5, windowSeconds: 3600 };
const PER_CLIENT = { capacity: 30, windowSeconds: 3600 };

export class Registrar {
  readonly #options: RegistrarOptions;
  readonly #addresses: TokenBuckets;
  #clients: TokenBuckets;
  /** When a temporarily raised limit ends, in ms since the epoch. Null if the limit is not raised. */
  #raisedUntil: number | null = null;

  constructor(options: RegistrarOptions) {
    this.#options = options;
    this.#addresses = new TokenBuckets(options.clock, PER_ADDRESS);
    this.#clients = this.#usual();
  }

  #usual(): TokenBuckets {
    const { clock, perHour } = this.#options;
    return new TokenBuckets(clock, { ...PER_CLIENT, capacity: perHour ?? PER_CLIENT.capacity });
  }

  /** The maximum number of registrations per hour from one network, and the end of a raised limit. */
  get throttle(): { readonly perHour: number; readonly raisedUntil: number | null } {
    this.#lower();
    return { perHour: this.#clients.size.capacity, raisedUntil: this.#raisedUntil };
  }

  /**
   * Raises the limit for all networks until a given time, for example for a class. The change affects only this node and ends at a restart.
   */
  raise(perHour: number, until: number): void {
    this.#clients = new TokenBuckets(this.#options.clock, { ...PER_CLIENT, capacity: perHour });
    this.#raisedUntil = until;
  }

  #lower(): void {
    if (this.#raisedUntil === null || this.#options.clock.now() < this.#raisedUntil) return;
    this.#raisedUntil = null;
    this.#clients = this.#usual();
  }

  /** The domains that may register. An empty list means all domains. */
  get domains(): readonly string[] {
    return this.#options.domains ?? [];
  }

  /** Throws REQ_UNPROCESSABLE if the address has a refused domain. */
  mayRegister(email: string): void {
    if (isOfDomain(email, this.#options.disposableDomains)) {
      throw new WattleError('REQ_UNPROCESSABLE', 'You cannot register with a disposable email address.', {
        hint: 'Use a permanent email address.',
        faults: [{ parameter: 'email', detail: 'This domain provides disposable addresses.' }],
      });
    }
    const { domains } = this;
    if (domains.length > 0 && !isOfDomain(email, domains)) {
      throw new WattleError('REQ_UNPROCESSABLE', `You can register only with an address at ${domains.join(', ')}.`, {
        hint: 'Use such an address, or request an invitation from the operator of this service.',
        faults: [{ parameter: 'email', detail: 'This email domain cannot register.', allowed: domains }],
      });
    }
  }

  /**
   * Creates an account for an address of any domain, and sends an email about signing in. The email contains no key. Returns false if the
   * account exists. Throws REQ_BAD_BODY for an invalid address.
   */
  async invite(value: unknown, by: Actor): Promise<boolean> {
    const email = normaliseEmail(value);
    const { store, clock, audit, post, signInPage = () => '/sign-in' } = this.#options;
    const account: Account = { id: randomUUID(), email, tier: FREE, createdAt: clock.now(), verifiedAt: null };
    // Creates an expired key that is never shown, because every account must have a key.
    const { key } = this.#newKey(account.id);
    const mail = post.accept(inviteMail(email, signInPage()), { accountId: account.id });
    if (!(await store.create(account, { ...key, endsAt: account.createdAt }, mail))) return false;
    post.attempt(mail);
    await audit.note(account.id, 'account.created', by, 'invited');
    return true;
  }

  /**
   * Registers an address. If it has an account, creates nothing and emails the existing key. Throws REQ_BAD_BODY for an invalid address,
   * REQ_UNPROCESSABLE for a refused domain, and LIMIT_RATE after too many registrations.
   * @param clientIp IP address of the client, by which registrations are limited
   */
  async register(value: unknown, clientIp: string): Promise<Registration> {
    const email = normaliseEmail(value);
    this.mayRegister(email);
    this.#lower();
    const wait = this.#clients.take(networkOf(clientIp)) || this.#addresses.take(email);
    if (wait > 0) {
      throw new WattleError('LIMIT_RATE', 'Too many registrations from your network or for this email address. Try again later.', {
        retryAfterSeconds: wait,
      });
    }
    const { store, clock, audit, tiers, post, signInPage = () => '/sign-in' } = this.#options;
    const account: Account = { id: randomUUID(), email, tier: FREE, createdAt: clock.now(), verifiedAt: null };
    const { key, apiKey } = this.#newKey(account.id);
    const actor = { name: 'registration', clientIp };
    const mail = post.accept(keyMail(email, apiKey, signInPage(), 'Your Wattle API key'), { accountId: account.id });
    if (await store.create(account, key, mail)) {
      post.attempt(mail);
      await audit.note(account.id, 'account.created', actor);
      return { outcome: 'created', apiKey, account, monthlyLimit: tiers.monthlyCalls(FREE) };
    }
    const existing = await store.byEmail(email);
    if (!existing) throw new WattleError('REQ_CONFLICT', 'The account for this address has just been deleted. Register again.');
    await post.send(keyMail(email, await this.#currentKey(existing), signInPage(), 'Your Wattle API key, again'), {
      accountId: existing.id,
    });
    await audit.note(existing.id, 'api_key.mailed', actor);
    return { outcome: 'mailed_again', email };
  }

  /** Returns the latest valid key. Creates one if all keys were revoked. */
  async #currentKey(account: Account): Promise<string> {
    const { store, keyring, clock } = this.#options;
    const now = clock.now();
    const live = (await store.credentialsOf(account.id, 'api_key')).filter((key) => isLive(key, now));
    const newest = live.reduce<Credential | null>((best, key) => (best === null || key.createdAt > best.createdAt ? key : best), null);
    if (newest) return keyring.open(newest.sealed, account.id);
    const { key, apiKey } = this.#newKey(account.id);
    await store.putCredential(key);
    return apiKey;
  }

  #newKey(accountId: string): { key: Credential; apiKey: string } {
    const apiKey = mintKey();
    return { apiKey, key: credentialRecord(this.#options.keyring, 'api_key', apiKey, accountId, this.#options.clock.now()) };
  }
}

const inviteMail = (to: string, signInPage: string): Mail => ({
  to,
  subject: 'You are invited to Wattle',
  text: mailText(
    'A Wattle account was created for this email address. Wattle provides Australian public data through one API.',
    '',
    'Sign in with this email address to create your key. You do not need a password:',
    '',
    signInPage,
    '',
    'If you do not want the account, sign in and delete it, or ignore this email.',
  ),
});

const keyMail = (to: string, apiKey: string, signInPage: string, subject: string): Mail => ({
  to,
  subject,
  text: mailText(
    'This is the API key for your Wattle account:',
    '',
    `    ${apiKey}`,
    '',
    'Send it with each request as "Authorization: Bearer <key>". See the guides for spreadsheets, Python, R and JavaScript:',
    '',
    besideOf(signInPage, 'docs'),
    '',
    'The key works for data. To use webhooks, sign in once with this email address:',
    '',
    signInPage,
    '',
    'If you did not register, sign in to replace this key or delete the account.',
  ),
});
