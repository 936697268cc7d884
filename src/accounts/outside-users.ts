/** The accounts of users who sign in through an external identity provider. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { Account, AccountStore } from '../store/ports/accounts.ts';
import type { AuditLog } from './audit.ts';
import { credentialRecord } from './credentials.ts';
import { normaliseEmail } from './email-address.ts';
import { type Keyring, mintKey } from './keys.ts';
import type { OutsideIdentity } from './outside-tokens.ts';
import { FREE } from './tiers.ts';

interface OutsideUsersOptions {
  readonly store: Pick<AccountStore, 'byIdentity' | 'putIdentity' | 'byEmail' | 'create' | 'verify'>;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly audit: AuditLog;
  /** Throws if an address may not register. */
  readonly mayRegister: (email: string) => void;
}

export class OutsideUsers {
  readonly #options: OutsideUsersOptions;

  constructor(options: OutsideUsersOptions) {
    this.#options = options;
  }

  /**
   * Finds the account by the provider's id of the user, or else by the verified email address. Creates it if it does not exist. With
   * `verifies`, marks the address of an existing account as verified. Throws AUTH_FORBIDDEN for a new user without a verified address, and
   * the errors of `Registrar.register`.
   */
  async accountOf(identity: OutsideIdentity, verifies = true): Promise<Account> {
    const { store, clock } = this.#options;
    const { issuer, subject } = identity;
    const known = await store.byIdentity(issuer, subject);
    if (known) return known;
    const account = await this.#ofAddress(addressOf(identity), verifies);
    await store.putIdentity(issuer, subject, account.id, clock.now());
    return account;
  }

  async #ofAddress(email: string, verifies: boolean): Promise<Account> {
    const { store, keyring, clock, audit, mayRegister } = this.#options;
    const now = clock.now();
    const there = await store.byEmail(email);
    if (there === null) mayRegister(email);
    const account: Account = { id: randomUUID(), email, tier: FREE, createdAt: now, verifiedAt: now };
    const created = await store.create(account, credentialRecord(keyring, 'api_key', mintKey(), account.id, now));
    if (created) {
      await audit.note(account.id, 'account.created', { name: 'identity provider', clientIp: null });
      return account;
    }
    const existing = await store.byEmail(email);
    if (!existing) throw new WattleError('REQ_CONFLICT', 'The account for this address has just been deleted. Send the request again.');
    if (!verifies) return existing;
    await store.verify(existing.id, now);
    return { ...existing, verifiedAt: existing.verifiedAt ?? now };
  }
}

/** Returns the normal form of the address that the provider has verified. */
function addressOf({ email }: OutsideIdentity): string {
  try {
    return normaliseEmail(email);
  } catch (cause) {
    throw new WattleError('AUTH_FORBIDDEN', 'The token has no verified email address, so it does not identify an account.', {
      cause,
      hint: 'The identity provider must send the claims “email” and “email_verified”.',
    });
  }
}
