/** Shows, replaces and revokes an account's credentials. A replaced credential stays valid for a while. */
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { AccountStore, Credential, CredentialKind, EmbedLimits } from '../store/ports/accounts.ts';
import type { Actor, AuditLog } from './audit.ts';

export type { Account, Credential } from '../store/ports/accounts.ts';

import { type Keyring, mintSecret, mintSigningSecret, shownPrefix } from './keys.ts';

export interface ShownCredential {
  readonly secret: string;
  readonly record: Credential;
  /** Replaced credentials of the same kind that are still valid. */
  readonly previous: readonly Credential[];
}

interface CredentialsOptions {
  readonly store: Pick<AccountStore, 'credentialsOf' | 'putCredential' | 'replaceCredentials' | 'endCredentials'>;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly audit: AuditLog;
  /** Called when an account's cached credentials are out of date. */
  readonly onChange: (accountId: string) => void;
}

const DAY_SECONDS = 86_400;
export const DEFAULT_OVERLAP_SECONDS = DAY_SECONDS;
export const LONGEST_OVERLAP_SECONDS = 30 * DAY_SECONDS;

const MINT: Readonly<Record<CredentialKind, () => string>> = {
  api_key: () => mintSecret('ak_'),
  embed_token: () => mintSecret('emb_'),
  read_token: () => mintSecret('rd_'),
  signing_secret: mintSigningSecret,
};

const MADE = { api_key: 'api_key.rotated', embed_token: 'embed_token.replaced', signing_secret: 'signing_secret.rotated' } as const;
const MOST_READ_TOKENS = 50;

export class Credentials {
  readonly #options: CredentialsOptions;

  constructor(options: CredentialsOptions) {
    this.#options = options;
  }

  /** Returns the latest valid credential, or null. */
  async current(accountId: string, kind: CredentialKind): Promise<ShownCredential | null> {
    const { keyring } = this.#options;
    const [newest, ...previous] = await this.#live(accountId, kind);
    return newest ? { secret: keyring.open(newest.sealed, accountId), record: newest, previous } : null;
  }

  /** Returns the valid secrets, latest first. During a rotation, these include the old secret. Creates a secret if none is valid. */
  async signingSecrets(accountId: string): Promise<readonly string[]> {
    const live = await this.#live(accountId, 'signing_secret');
    if (live.length > 0) return live.map((record) => this.#options.keyring.open(record.sealed, accountId));
    return [(await this.#first(accountId)).secret];
  }

  /** Returns the latest secret like `current`, but creates one if it is missing. */
  async currentSigningSecret(accountId: string): Promise<ShownCredential> {
    return (await this.current(accountId, 'signing_secret')) ?? (await this.#first(accountId));
  }

  /**
   * Creates a credential. Existing credentials of its kind expire after `overlapSeconds`, or earlier if their expiry is earlier. `more` has
   * the limits and expiry of an embed token.
   */
  async replace(
    accountId: string,
    kind: Exclude<CredentialKind, 'read_token'>,
    overlapSeconds: number,
    actor: Actor,
    more: { readonly limits?: EmbedLimits; readonly endsAt?: number } = {},
  ): Promise<ShownCredential> {
    const { store, keyring, clock, audit } = this.#options;
    const now = clock.now();
    const secret = MINT[kind]();
    const record = { ...credentialRecord(keyring, kind, secret, accountId, now), limits: more.limits ?? null, endsAt: more.endsAt ?? null };
    const isFirst = (await this.#live(accountId, kind)).length === 0;
    await store.replaceCredentials(record, now + overlapSeconds * 1000);
    this.#options.onChange(accountId);
    const action = kind === 'embed_token' && isFirst ? 'embed_token.created' : MADE[kind];
    await audit.note(accountId, action, actor, `${record.prefix}, overlap ${overlapSeconds} s`);
    const previous = (await this.#live(accountId, kind)).filter((c) => c.hash !== record.hash);
    return { secret, record, previous };
  }

  async revoke(accountId: string, kind: 'api_key' | 'embed_token', actor: Actor): Promise<boolean> {
    const { store, clock, audit } = this.#options;
    const ended = await store.endCredentials(accountId, kind, clock.now());
    this.#options.onChange(accountId);
    if (ended > 0) await audit.note(accountId, `${kind}.revoked`, actor);
    return ended > 0;
  }

  list(accountId: string, kind: CredentialKind): Promise<readonly Credential[]> {
    return this.#live(accountId, kind);
  }

  /** Creates a read token. Throws REQ_CONFLICT if the account has too many. */
  async addReadToken(accountId: string, limits: EmbedLimits, endsAt: number, actor: Actor): Promise<ShownCredential> {
    const { store, keyring, clock, audit } = this.#options;
    if ((await this.#live(accountId, 'read_token')).length >= MOST_READ_TOKENS) {
      throw new WattleError('REQ_CONFLICT', `An account has at most ${MOST_READ_TOKENS} read tokens.`, {
        hint: 'Revoke a read token that you do not need.',
      });
    }
    const secret = MINT.read_token();
    const record = { ...credentialRecord(keyring, 'read_token', secret, accountId, clock.now()), limits, endsAt };
    await store.putCredential(record);
    await audit.note(accountId, 'read_token.created', actor, record.prefix);
    return { secret, record, previous: [] };
  }

  /** Ends a credential. Returns false if it was not valid. `id` is from `credentialId`. */
  async endOne(accountId: string, kind: 'api_key' | 'embed_token' | 'read_token', id: string, actor: Actor): Promise<boolean> {
    const { store, clock, audit } = this.#options;
    const found = (await this.#live(accountId, kind)).find((one) => credentialId(one) === id);
    if (!found) return false;
    await store.putCredential({ ...found, endsAt: clock.now() });
    this.#options.onChange(accountId);
    await audit.note(accountId, `${kind}.revoked`, actor, found.prefix);
    return true;
  }

  async #live(accountId: string, kind: CredentialKind): Promise<readonly Credential[]> {
    const now = this.#options.clock.now();
    const all = await this.#options.store.credentialsOf(accountId, kind);
    // The expiry, for sorting. If two credentials were created in the same millisecond, the one without an expiry is newer.
    const endOf = (c: Credential): number => c.endsAt ?? Number.POSITIVE_INFINITY;
    return all.filter((c) => isLive(c, now)).sort((a, b) => b.createdAt - a.createdAt || endOf(b) - endOf(a));
  }

  /** Creates the first secret. Concurrent callers get the same secret. */
  async #first(accountId: string): Promise<ShownCredential> {
    const { store, keyring, clock } = this.#options;
    const now = clock.now();
    await store.replaceCredentials(
      credentialRecord(keyring, 'signing_secret', mintSigningSecret(), accountId, now),
      now + DEFAULT_OVERLAP_SECONDS * 1000,
    );
    const made = await this.current(accountId, 'signing_secret');
    if (!made) throw new WattleError('BUG', 'The new signing secret was not stored.');
    return made;
  }
}

/** Returns an id of a credential for forms. The id cannot authenticate requests. */
export const credentialId = ({ hash }: Pick<Credential, 'hash'>): string => hash.slice(0, 16);

export const isLive = (credential: Credential, now: number): boolean => credential.endsAt === null || now < credential.endsAt;

/** Returns the stored form of a credential: its hash, first characters and encrypted copy. */
export function credentialRecord(keyring: Keyring, kind: CredentialKind, secret: string, accountId: string, createdAt: number): Credential {
  return {
    kind,
    hash: keyring.hash(secret),
    accountId,
    prefix: shownPrefix(secret),
    sealed: keyring.seal(secret, accountId),
    limits: null,
    createdAt,
    endsAt: null,
    lastUsedAt: null,
  };
}
