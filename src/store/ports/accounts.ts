import type { MailStore, QueuedMail } from './mails.ts';
import type { QuotaStore } from './quota.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly tier: string;
  readonly createdAt: number;
  /** When the owner first proved access to the email address, or null. */
  readonly verifiedAt: number | null;
}

/**
 * api_key: calls the API. embed_token: shows charts on other sites. read_token: reads data at a plain URL. signing_secret: signs webhook
 * deliveries.
 */
export const CREDENTIAL_KINDS = ['api_key', 'embed_token', 'read_token', 'signing_secret'] as const;

export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

export type ReadScope = 'chart' | 'csv' | 'calendar' | 'feed';

/** Limits of an embed token or read token. An empty list means no limit. */
export interface EmbedLimits {
  readonly scopes?: readonly ReadScope[];
  /** Ids of canonical series. */
  readonly series: readonly string[];
  /** Hosts of pages that may use the token. `*.example.org` includes all subdomains. */
  readonly referrers: readonly string[];
}

export interface Credential {
  readonly kind: CredentialKind;
  /** The HMAC of the credential with the pepper, in hexadecimal. */
  readonly hash: string;
  readonly accountId: string;
  readonly prefix: string;
  /** The credential, encrypted with the master key so that Wattle can show it again. */
  readonly sealed: string;
  /** The limits of an embed or read token. Null for other credentials. */
  readonly limits: EmbedLimits | null;
  readonly createdAt: number;
  /** The expiry, which may be in the future. Null if there is no expiry. */
  readonly endsAt: number | null;
  /** The time of the last use, rounded to the minute. Null if the credential was never used. */
  readonly lastUsedAt: number | null;
}

/**
 * The record of a closed account, with a digest of the account id. Only a person who knows the id can find the record. The actor is
 * `session` or `operator`.
 */
export interface AccountClosing {
  readonly digest: string;
  readonly at: number;
  readonly actor: string;
}

export interface AccountAction {
  readonly accountId: string;
  readonly at: number;
  /** For example `api_key.rotated`. */
  readonly action: string;
  /** Who acted, for example `api_key ak_3fQ9`, `session` or `stripe`. */
  readonly actor: string;
  /** The client's network. Null if the program acted without a request. */
  readonly client: string | null;
  readonly detail: string | null;
}

export interface AccountStore {
  readonly sessions: SessionStore;
  readonly quota: QuotaStore;
  readonly mails: MailStore;
  /** Creates an account with its key and queues the email, in one transaction. False if the address already has an account. */
  create(account: Account, key: Credential, mail?: QueuedMail): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  /** Lists accounts, latest first. `text` is part of the email address. */
  list(text: string, limit: number): Promise<readonly Account[]>;
  byId(id: string): Promise<Account | null>;
  /** The account linked to a person at an identity provider. */
  byIdentity(issuer: string, subject: string): Promise<Account | null>;
  /** Links an external identity to an account. An existing link does not change. */
  putIdentity(issuer: string, subject: string, accountId: string, at: number): Promise<void>;
  customerOf(accountId: string): Promise<string | null>;
  byCustomer(customer: string): Promise<Account | null>;
  /** Stores the payment provider's id for an account without one. Returns the stored id. */
  putCustomer(accountId: string, customer: string): Promise<string | null>;
  /** Sets the tier of an account. Returns true if it changed. */
  setTier(accountId: string, tier: string): Promise<boolean>;
  /** Marks the email address as verified. Returns true the first time. */
  verify(accountId: string, at: number): Promise<boolean>;
  credentialByHash(kind: CredentialKind, hash: string): Promise<{ credential: Credential; account: Account } | null>;
  /** Lists the credentials of an account, oldest first. Includes expired credentials. */
  credentialsOf(accountId: string, kind: CredentialKind): Promise<readonly Credential[]>;
  /** If the hash is already stored, updates only the encrypted copy and the expiry. */
  putCredential(credential: Credential): Promise<void>;
  /** Adds a credential. Existing credentials of the same kind expire at `until`, or earlier if their expiry is earlier. */
  replaceCredentials(credential: Credential, until: number): Promise<void>;
  /** Ends all credentials of one kind. Returns the number of credentials that were still valid. */
  endCredentials(accountId: string, kind: CredentialKind, at: number): Promise<number>;
  noteUse(hash: string, at: number): Promise<void>;
  noteAction(action: AccountAction): Promise<void>;
  /** Lists the actions on an account, latest first. */
  actionsOf(accountId: string, limit: number): Promise<readonly AccountAction[]>;
  /** Actions on all accounts, oldest first. Starts after the entry with the id `after`. */
  actions(span: {
    readonly since: number;
    readonly until: number;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly (AccountAction & { readonly id: number })[]>;
  credentials(): Promise<readonly Credential[]>;
  /**
   * Encrypts all credentials and queued emails again, in one transaction. Deletes every session, sign-in and sign-in email, because
   * only hashes of their secrets are stored.
   */
  reseal(
    credentials: readonly { readonly hash: string; readonly newHash: string; readonly sealed: string }[],
    mails: readonly { readonly id: string; readonly sealed: string }[],
  ): Promise<void>;
  /** Deletes an account and its data, and queues the confirmation email. Only the record of the closure remains. */
  delete(accountId: string, closing: AccountClosing, mail?: QueuedMail): Promise<void>;
  /** Lists the records of closed accounts, oldest first. */
  closings(span: { readonly since: number; readonly until: number }): Promise<readonly AccountClosing[]>;
  prune(before: RetainedSince): Promise<void>;
}

/** The start of each retention period. Older records of the named kind are deleted. */
export interface RetainedSince {
  readonly sessions: number;
  readonly credentials: number;
  readonly actions: number;
  readonly usage: number;
}

/** A requested sign-in. Either the link or the code opens the session. */
export interface SignIn {
  /** A hash of the email address and client. Each pair has at most one sign-in, even if no account exists. */
  readonly address: string;
  readonly accountId: string | null;
  readonly linkHash: string;
  readonly codeHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The end of the session, in ms since the epoch. Null while it is open. */
  readonly endedAt: number | null;
}

export interface SessionStore {
  /**
   * Stores a sign-in, which replaces any earlier sign-in with the same address and client. If there is an account, also queues the email in
   * the same transaction.
   */
  startSignIn(signIn: SignIn, mail?: QueuedMail): Promise<void>;
  /** The link works once. Returns the account id, or null if the link is unknown, used, expired or without an account. */
  finishByLink(linkHash: string, now: number): Promise<string | null>;
  /** The code works once. Returns the account id or null. Every attempt counts towards the limit `tries`. */
  finishByCode(address: string, codeHash: string, now: number, tries: number): Promise<string | null>;
  open(session: Session, refreshHash: string): Promise<void>;
  byId(id: string): Promise<{ session: Session; account: Account } | null>;
  /** The session for a refresh token's hash. The token stays valid. */
  byToken(hash: string): Promise<{ session: Session; account: Account } | null>;
  /** Lists the sessions of an account, latest first. */
  list(accountId: string): Promise<readonly Session[]>;
  /** Adds a refresh token to a session. Does nothing if the token is already stored. */
  addRefresh(sessionId: string, refreshHash: string, now: number): Promise<void>;
  /** `usedAt` is the time of the token's first use, which is `now` if this is the first use. */
  useRefresh(refreshHash: string, now: number): Promise<{ session: Session; account: Account; createdAt: number; usedAt: number } | null>;
  end(id: string, at: number): Promise<void>;
}
