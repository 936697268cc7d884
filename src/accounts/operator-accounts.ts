/** Account tasks on the command line: create, invite and close. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { Account, AccountStore, Credential } from '../store/ports/accounts.ts';
import type { Actor, AuditLog } from './audit.ts';
import { credentialRecord } from './credentials.ts';
import { normaliseEmail } from './email-address.ts';
import { type Keyring, mintKey } from './keys.ts';
import type { Mail } from './mailer.ts';
import type { PersonalData } from './personal-data.ts';
import { mailText, type Post } from './post.ts';
import { FREE, type Tiers } from './tiers.ts';

interface OperatorAccountsOptions {
  readonly store: AccountStore;
  readonly keyring: Keyring;
  readonly tiers: Tiers;
  readonly post: Post;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly personalData: PersonalData;
}

interface Made {
  readonly account: Account;
  readonly apiKey: string;
}

const OPERATOR: Actor = { name: 'operator', clientIp: null };

export class OperatorAccounts {
  readonly #options: OperatorAccountsOptions;

  constructor(options: OperatorAccountsOptions) {
    this.#options = options;
  }

  /**
   * Creates an account. Returns null if the address has one. Throws REQ_BAD_BODY for an invalid address, and REQ_UNKNOWN_VALUE for an
   * unknown tier.
   */
  async create(address: string, tier: string = FREE): Promise<Made | null> {
    const { key, ...made } = this.#newAccount(address, tier);
    if (!(await this.#options.store.create(made.account, key))) return null;
    await this.#noted(made.account);
    return made;
  }

  async invite(address: string, tier: string = FREE): Promise<Made | null> {
    const { store, post } = this.#options;
    const { key, ...made } = this.#newAccount(address, tier);
    const mail = post.accept(invitation(made), { accountId: made.account.id });
    if (!(await store.create(made.account, key, mail))) return null;
    post.attempt(mail);
    await this.#noted(made.account);
    return made;
  }

  #newAccount(address: string, tier: string): Made & { readonly key: Credential } {
    const { keyring, tiers, clock } = this.#options;
    const email = normaliseEmail(address, ADDRESS_HINT);
    if (!tiers.names.includes(tier)) {
      throw new WattleError('REQ_UNKNOWN_VALUE', `Unknown tier: ${tier}. Allowed: ${tiers.names.join(', ')}.`);
    }
    const apiKey = mintKey();
    const account: Account = { id: randomUUID(), email, tier, createdAt: clock.now(), verifiedAt: null };
    return { account, apiKey, key: credentialRecord(keyring, 'api_key', apiKey, account.id, clock.now()) };
  }

  #noted({ id, tier }: Account): Promise<void> {
    return this.#options.audit.note(id, 'account.created', OPERATOR, tier === FREE ? null : tier);
  }

  /** Closes an account and informs its owner. Throws REQ_NOT_FOUND. */
  async close(address: string): Promise<void> {
    const { store, personalData } = this.#options;
    const account = await store.byEmail(normaliseEmail(address, ADDRESS_HINT));
    if (!account) throw new WattleError('REQ_NOT_FOUND', `No account has the address ${address}.`);
    await personalData.forget(account, OPERATOR);
  }
}

const ADDRESS_HINT = 'Write an address such as you@example.org.';

const invitation = ({ account, apiKey }: Made): Mail => ({
  to: account.email,
  subject: 'Your Wattle account is ready',
  text: mailText(
    'A site administrator has created a Wattle account for this address. This is your API key:',
    '',
    `    ${apiKey}`,
    '',
    'Send it with each request as "Authorization: Bearer <key>".',
    'To use webhooks, sign in once to confirm your email address. If you do not want the account, sign in and delete it.',
  ),
});
