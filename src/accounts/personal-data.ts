/** Export and deletion of all account data. */
import { createHash } from 'node:crypto';
import { type Clock, instantOrNull, isoInstant } from '../core/clock.ts';
import type { Account, AccountStore, Credential } from '../store/ports/accounts.ts';
import { CREDENTIAL_KINDS } from '../store/ports/accounts.ts';
import type { Actor, AuditLog } from './audit.ts';
import type { Billing } from './billing.ts';
import { utcDayOf } from './month.ts';
import { mailText, type Post } from './post.ts';

/** A part of the program that stores data about accounts, such as webhooks. */
interface DataHolder {
  /** The name in the export. */
  readonly name: string;
  /** Returns the data of an account without secrets. */
  stored(accountId: string): Promise<unknown>;
  forget(accountId: string): Promise<void>;
}

interface PersonalDataOptions {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly post: Post;
  readonly billing: Billing | null;
  /** Called when an account's cached data are out of date. */
  readonly onChange: (accountId: string) => void;
}

const FIRST_DAY = '2000-01-01';
const MOST_ACTIONS = 10_000;
const DIGEST_DIGITS = 32;

export class PersonalData {
  readonly #options: PersonalDataOptions;
  readonly #holders: DataHolder[] = [];

  constructor(options: PersonalDataOptions) {
    this.#options = options;
  }

  /** Adds a part of the program. Its data are then also exported and deleted. */
  add(holder: DataHolder): void {
    this.#holders.push(holder);
  }

  /** Returns all data of an account without secrets, under the field names of the API. */
  async exportOf(account: Account, actor: Actor): Promise<Readonly<Record<string, unknown>>> {
    const { store, clock, audit, post } = this.#options;
    await audit.note(account.id, 'account.exported', actor);
    const credentials = await Promise.all(CREDENTIAL_KINDS.map((kind) => store.credentialsOf(account.id, kind)));
    const stored = await Promise.all(this.#holders.map(async (holder) => [holder.name, await holder.stored(account.id)] as const));
    return {
      account: {
        id: account.id,
        email: account.email,
        tier: account.tier,
        created_at: isoInstant(account.createdAt),
        verified_at: instantOrNull(account.verifiedAt),
      },
      credentials: credentials.flat().map(shown),
      sessions: (await store.sessions.list(account.id)).map((session) => ({
        created_at: isoInstant(session.createdAt),
        expires_at: isoInstant(session.expiresAt),
        ended_at: instantOrNull(session.endedAt),
      })),
      billing: { customer: await store.customerOf(account.id) },
      usage: (await store.quota.days(account.id, FIRST_DAY, utcDayOf(clock.now()))).map(({ day, calls }) => ({ date: day, calls })),
      mails: (await post.waitingOf(account.id)).map(({ to, subject, acceptedAt, failures, nextAt }) => ({
        to,
        subject,
        accepted_at: isoInstant(acceptedAt),
        failures,
        next_attempt_at: instantOrNull(nextAt),
      })),
      actions: (await store.actionsOf(account.id, MOST_ACTIONS)).map(({ at, action, actor: by, client, detail }) => ({
        at: isoInstant(at),
        action,
        actor: by,
        client,
        detail,
      })),
      ...Object.fromEntries(stored),
    };
  }

  /**
   * Deletes an account and its data after ending its paid subscriptions. Keeps only the time and the actor of the closure. If subscriptions
   * cannot be ended, throws PAY_UNAVAILABLE and deletes nothing.
   */
  async forget(account: Account, actor: Pick<Actor, 'name'>): Promise<void> {
    const { store, clock, post, billing, onChange } = this.#options;
    await billing?.forget(account);
    for (const holder of this.#holders) await holder.forget(account.id);
    const digest = createHash('sha256').update(account.id).digest('hex').slice(0, DIGEST_DIGITS);
    const reported = {
      to: account.email,
      subject: 'Your Wattle account has been deleted',
      text: mailText('Your account and all its data have been deleted, as you requested. Its keys no longer work.'),
    };
    const mail = post.accept(reported, { accountId: null });
    await store.delete(account.id, { digest, at: clock.now(), actor: actor.name }, mail);
    onChange(account.id);
    post.attempt(mail);
  }
}

const shown = ({ kind, prefix, limits, createdAt, endsAt, lastUsedAt }: Credential): object => ({
  kind,
  prefix,
  ...(limits === null ? {} : { limits }),
  created_at: isoInstant(createdAt),
  ends_at: instantOrNull(endsAt),
  last_used_at: instantOrNull(lastUsedAt),
});
