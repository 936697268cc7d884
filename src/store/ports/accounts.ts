/** Accounts in the store: credentials, sign-ins, sessions and the audit log. */

import type { MailStore, QueuedMail } from './mails.ts';
import type { QuotaStore } from './quota.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly tier: string;
  readonly createdAt: number;
  /** When the owner first proved access to the email address. Null before that. */
  readonly verifiedAt: number | null;
}

/** api_key: calls the API. embed_token: shows charts on other sites. signing_secret: signs webhook deliveries. */
export const CREDENTIAL_KINDS = ['api_key', 'embed_token', 'read_token', 'signing_secret'] as const;

export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** Data that a public access token can read. */
export type ReadScope = 'chart' | 'csv' | 'calendar' | 'feed';

/** Limits of a token in a public address. An empty list means no limit. */
export interface EmbedLimits {
  /** Of a read token. */
  readonly scopes?: readonly ReadScope[];
  /** Ids of canonical series. */
  readonly series: readonly string[];
  /** Hosts of pages: `example.org`, or `*.example.org` for all below it. */
  readonly referrers: readonly string[];
}

export interface Credential {
  readonly kind: CredentialKind;
  /** Hex of the peppered hash. */
  readonly hash: string;
  readonly accountId: string;
  /** First characters, for display. */
  readonly prefix: string;
  /** The readable credential, encrypted with the master key. */
  readonly sealed: string;
  /** Of embed tokens. */
  readonly limits: EmbedLimits | null;
  readonly createdAt: number;
  /** Expiry, which may be in the future. Null if none is set. */
  readonly endsAt: number | null;
  /** To the minute. */
  readonly lastUsedAt: number | null;
}

/**
 * Record of a closed account: a digest of its id, and who closed it (`session` or `operator`). Only a caller who knows the id can find it.
 */
export interface AccountClosing {
  readonly digest: string;
  readonly at: number;
  readonly actor: string;
}

/** An action on an account. */
export interface AccountAction {
  readonly accountId: string;
  readonly at: number;
  /** `api_key.rotated` */
  readonly action: string;
  /** The actor: `api_key ak_3fQ9`, `session`, `stripe`. */
  readonly actor: string;
  /** Network of the client. Null if the program acted without a request. */
  readonly client: string | null;
  readonly detail: string | null;
}

export interface AccountStore {
  readonly sessions: SessionStore;
  readonly quota: QuotaStore;
  readonly mails: MailStore;
  /** Creates an account and its key together, and queues the email. Returns false and does nothing if the address has an account. */
  create(account: Account, key: Credential, mail?: QueuedMail): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  /** Accounts with an address that contains the text, newest first. */
  list(text: string, limit: number): Promise<readonly Account[]>;
  byId(id: string): Promise<Account | null>;
  /** The account of a person from an external identity provider. */
  byIdentity(issuer: string, subject: string): Promise<Account | null>;
  /** Links an external identity. The first link wins. */
  putIdentity(issuer: string, subject: string, accountId: string, at: number): Promise<void>;
  /** The customer of the payment provider that an account is, and back. */
  customerOf(accountId: string): Promise<string | null>;
  byCustomer(customer: string): Promise<Account | null>;
  /** Sets the customer of an account without one. Returns the current customer. */
  putCustomer(accountId: string, customer: string): Promise<string | null>;
  /** True if the tier changed. */
  setTier(accountId: string, tier: string): Promise<boolean>;
  /** Marks the address as verified. True the first time. */
  verify(accountId: string, at: number): Promise<boolean>;
  credentialByHash(kind: CredentialKind, hash: string): Promise<{ credential: Credential; account: Account } | null>;
  /** Oldest first, including expired ones. */
  credentialsOf(accountId: string, kind: CredentialKind): Promise<readonly Credential[]>;
  /** Adds a credential, or changes its seal and expiry. */
  putCredential(credential: Credential): Promise<void>;
  /** Adds a credential. Existing ones of the same kind expire at the given instant or earlier. */
  replaceCredentials(credential: Credential, until: number): Promise<void>;
  /** Ends all credentials of a kind. Returns how many were valid. */
  endCredentials(accountId: string, kind: CredentialKind, at: number): Promise<number>;
  noteUse(hash: string, at: number): Promise<void>;
  noteAction(action: AccountAction): Promise<void>;
  /** Newest first. */
  actionsOf(accountId: string, limit: number): Promise<readonly AccountAction[]>;
  /** The audit log of all accounts between two instants, oldest first, after the given id. */
  actions(span: {
    readonly since: number;
    readonly until: number;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly (AccountAction & { readonly id: number })[]>;
  /** All credentials of all accounts. */
  credentials(): Promise<readonly Credential[]>;
  /**
   * Replaces hashes and seals of credentials and seals of queued email, all or none. Ends every session and sign-in, because only hashes of
   * their secrets are stored, and deletes sign-in emails.
   */
  reseal(
    credentials: readonly { readonly hash: string; readonly newHash: string; readonly sealed: string }[],
    mails: readonly { readonly id: string; readonly sealed: string }[],
  ): Promise<void>;
  /** Deletes an account and its data, except the fact, the time and the actor of the closure. Queues the confirmation email. */
  delete(accountId: string, closing: AccountClosing, mail?: QueuedMail): Promise<void>;
  /** Accounts closed between two instants, oldest first. */
  closings(span: { readonly since: number; readonly until: number }): Promise<readonly AccountClosing[]>;
  /** Deletes expired rows. */
  prune(before: RetainedSince): Promise<void>;
}

/** Rows from before these instants are deleted: ended sign-ins, sessions and credentials, audit entries, months and days of use. */
export interface RetainedSince {
  readonly sessions: number;
  readonly credentials: number;
  readonly actions: number;
  readonly usage: number;
}

/** A requested sign-in. The link or the code opens the session. */
export interface SignIn {
  /** Hash of the address and of the caller. There is one for each, whether the address has an account or not. */
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
  /** Time of sign-out. Null for an open session. */
  readonly endedAt: number | null;
}

export interface SessionStore {
  /** Replaces an earlier sign-in of the same address and client. If there is an account, its email is queued in the same step. */
  startSignIn(signIn: SignIn, mail?: QueuedMail): Promise<void>;
  /** Returns the account of a link, once. Null if the link is unknown, used, expired or without an account. */
  finishByLink(linkHash: string, now: number): Promise<string | null>;
  /** Returns the account of a code, once. Every attempt counts, and attempts are limited. */
  finishByCode(address: string, codeHash: string, now: number, tries: number): Promise<string | null>;
  open(session: Session, refreshHash: string): Promise<void>;
  byId(id: string): Promise<{ session: Session; account: Account } | null>;
  /** The session opened with a token, by its hash. The token stays valid. */
  byToken(hash: string): Promise<{ session: Session; account: Account } | null>;
  /** Of an account, newest first. */
  list(accountId: string): Promise<readonly Session[]>;
  /** Adds a valid refresh token. An existing one is unchanged. */
  addRefresh(sessionId: string, refreshHash: string, now: number): Promise<void>;
  /** Uses a refresh token. `usedAt` is the time of first use, equal to `now` if this is the first. */
  useRefresh(refreshHash: string, now: number): Promise<{ session: Session; account: Account; createdAt: number; usedAt: number } | null>;
  end(id: string, at: number): Promise<void>;
}
