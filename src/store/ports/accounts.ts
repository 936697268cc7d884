/** Accounts in the store: credentials, sign-ins, sessions and the audit log. */

import type { MailStore, QueuedMail } from './mails.ts';
import type { QuotaStore } from './quota.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly tier: string;
  readonly createdAt: number;
  /** When the owner first proved that they have access to the email address. Null before that. */
  readonly verifiedAt: number | null;
}

/**
 * api_key calls the API. embed_token shows charts on other sites. read_token reads data through a public address. signing_secret signs
 * webhook deliveries.
 */
export const CREDENTIAL_KINDS = ['api_key', 'embed_token', 'read_token', 'signing_secret'] as const;

export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** The kinds of content that a read token can give access to. */
export type ReadScope = 'chart' | 'csv' | 'calendar' | 'feed';

/** Limits of a token that appears in public addresses. An empty list means no limit. */
export interface EmbedLimits {
  /** Only read tokens have scopes. */
  readonly scopes?: readonly ReadScope[];
  /** Ids of canonical series. */
  readonly series: readonly string[];
  /** Hosts of pages that may use the token: `example.org`, or `*.example.org` for all its subdomains. */
  readonly referrers: readonly string[];
}

export interface Credential {
  readonly kind: CredentialKind;
  /** The HMAC of the credential with the pepper, in hexadecimal. */
  readonly hash: string;
  readonly accountId: string;
  /** The first characters of the credential, for display. */
  readonly prefix: string;
  /** The credential, encrypted with the master key. It can be decrypted and shown again. */
  readonly sealed: string;
  /** Null except for embed tokens and read tokens. */
  readonly limits: EmbedLimits | null;
  readonly createdAt: number;
  /** When the credential expires, which may be in the future. Null if it does not expire. */
  readonly endsAt: number | null;
  /** The time of the last use, to the minute. Null if the credential was never used. */
  readonly lastUsedAt: number | null;
}

/**
 * The record of a closed account: a digest of its id, and who closed the account (`session` or `operator`). The record can be found only by
 * someone who has the id.
 */
export interface AccountClosing {
  readonly digest: string;
  readonly at: number;
  readonly actor: string;
}

/** An action on an account, as stored in the audit log. */
export interface AccountAction {
  readonly accountId: string;
  readonly at: number;
  /** For example `api_key.rotated`. */
  readonly action: string;
  /** Who acted, for example `api_key ak_3fQ9`, `session` or `stripe`. */
  readonly actor: string;
  /** The network of the client. Null if the program acted without a request. */
  readonly client: string | null;
  readonly detail: string | null;
}

export interface AccountStore {
  readonly sessions: SessionStore;
  readonly quota: QuotaStore;
  readonly mails: MailStore;
  /**
   * Creates an account with its key and queues the email, in one transaction. If the address already has an account, does nothing and
   * returns false.
   */
  create(account: Account, key: Credential, mail?: QueuedMail): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  /** Accounts whose email address contains the text, newest first. */
  list(text: string, limit: number): Promise<readonly Account[]>;
  byId(id: string): Promise<Account | null>;
  /** The account that is linked to a person at an external identity provider. */
  byIdentity(issuer: string, subject: string): Promise<Account | null>;
  /** Links an external identity to an account. If the identity is already linked to an account, that link does not change. */
  putIdentity(issuer: string, subject: string, accountId: string, at: number): Promise<void>;
  /** The id of the account at the payment provider, and the account with such an id. */
  customerOf(accountId: string): Promise<string | null>;
  byCustomer(customer: string): Promise<Account | null>;
  /** Stores the payment provider's id for an account that has none yet. Returns the id that is now stored. */
  putCustomer(accountId: string, customer: string): Promise<string | null>;
  /** Returns true if the tier changed. */
  setTier(accountId: string, tier: string): Promise<boolean>;
  /** Marks the email address as verified. Returns true the first time. */
  verify(accountId: string, at: number): Promise<boolean>;
  credentialByHash(kind: CredentialKind, hash: string): Promise<{ credential: Credential; account: Account } | null>;
  /** Credentials of a kind, oldest first, including expired ones. */
  credentialsOf(accountId: string, kind: CredentialKind): Promise<readonly Credential[]>;
  /** Adds a credential. If its hash is already stored, updates only the encrypted copy and the expiry. */
  putCredential(credential: Credential): Promise<void>;
  /** Adds a credential. Existing credentials of the same kind expire at the instant `until`, or earlier if they had an earlier expiry. */
  replaceCredentials(credential: Credential, until: number): Promise<void>;
  /** Ends all credentials of a kind. Returns the number that were still valid. */
  endCredentials(accountId: string, kind: CredentialKind, at: number): Promise<number>;
  noteUse(hash: string, at: number): Promise<void>;
  noteAction(action: AccountAction): Promise<void>;
  /** Actions on an account, newest first. */
  actionsOf(accountId: string, limit: number): Promise<readonly AccountAction[]>;
  /** Actions on all accounts between two instants, oldest first. Starts after the entry with the id `after`. */
  actions(span: {
    readonly since: number;
    readonly until: number;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly (AccountAction & { readonly id: number })[]>;
  credentials(): Promise<readonly Credential[]>;
  /**
   * Replaces the hashes and encrypted copies of all credentials, and the encrypted contents of queued emails, in one transaction. Also ends
   * every session and sign-in, because only hashes of their secrets are stored, and deletes sign-in emails.
   */
  reseal(
    credentials: readonly { readonly hash: string; readonly newHash: string; readonly sealed: string }[],
    mails: readonly { readonly id: string; readonly sealed: string }[],
  ): Promise<void>;
  /**
   * Deletes an account and its data, and queues the confirmation email. Only the record of the closure remains, with its time and actor.
   */
  delete(accountId: string, closing: AccountClosing, mail?: QueuedMail): Promise<void>;
  /** Accounts closed between two instants, oldest first. */
  closings(span: { readonly since: number; readonly until: number }): Promise<readonly AccountClosing[]>;
  /** Deletes expired rows. */
  prune(before: RetainedSince): Promise<void>;
}

/**
 * The start of each retention period. Ended sign-ins, sessions and credentials, audit entries, and counts of use from before these instants
 * are deleted.
 */
export interface RetainedSince {
  readonly sessions: number;
  readonly credentials: number;
  readonly actions: number;
  readonly usage: number;
}

/** A sign-in that was requested. The session opens with either the link or the code. */
export interface SignIn {
  /** A hash of the email address and the client. Each such pair has one sign-in, even if the address has no account. */
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
  /** The time of sign-out. Null while the session is open. */
  readonly endedAt: number | null;
}

export interface SessionStore {
  /**
   * Stores a sign-in, which replaces any earlier one with the same address and client. If there is an account, also queues the email in the
   * same transaction.
   */
  startSignIn(signIn: SignIn, mail?: QueuedMail): Promise<void>;
  /** Uses a sign-in link, which works once. Returns the account id. Null if the link is unknown, used, expired or without an account. */
  finishByLink(linkHash: string, now: number): Promise<string | null>;
  /** Uses a sign-in code, which works once. Returns the account id or null. Every attempt counts towards the limit `tries`. */
  finishByCode(address: string, codeHash: string, now: number, tries: number): Promise<string | null>;
  open(session: Session, refreshHash: string): Promise<void>;
  byId(id: string): Promise<{ session: Session; account: Account } | null>;
  /** The session of a refresh token, given the hash of the token. The token stays valid. */
  byToken(hash: string): Promise<{ session: Session; account: Account } | null>;
  /** Sessions of an account, newest first. */
  list(accountId: string): Promise<readonly Session[]>;
  /** Adds a valid refresh token. Does nothing if the token is already stored. */
  addRefresh(sessionId: string, refreshHash: string, now: number): Promise<void>;
  /** Uses a refresh token. `usedAt` is the time of the token's first use, and equals `now` if this is the first use. */
  useRefresh(refreshHash: string, now: number): Promise<{ session: Session; account: Account; createdAt: number; usedAt: number } | null>;
  end(id: string, at: number): Promise<void>;
}
