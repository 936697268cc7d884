/** Accounts in the store: credentials, sign-ins, sessions and the audit log. */

import type { MailStore, QueuedMail } from './mails.ts';
import type { QuotaStore } from './quota.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly tier: string;
  readonly createdAt: number;
  /** When the owner first proved to have access to the email address. Null before that. */
  readonly verifiedAt: number | null;
}

/**
 * api_key: calls the API. embed_token: shows charts on other sites. read_token: reads data through a public address. signing_secret: signs
 * webhook deliveries.
 */
export const CREDENTIAL_KINDS = ['api_key', 'embed_token', 'read_token', 'signing_secret'] as const;

export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** The kinds of data that a public token can read. */
export type ReadScope = 'chart' | 'csv' | 'calendar' | 'feed';

/** Limits on a token in a public address. An empty list means no limit. */
export interface EmbedLimits {
  /** Of a read token. */
  readonly scopes?: readonly ReadScope[];
  /** Ids of canonical series. */
  readonly series: readonly string[];
  /** Hosts of pages that may use the token: `example.org`, or `*.example.org` for all its subdomains. */
  readonly referrers: readonly string[];
}

export interface Credential {
  readonly kind: CredentialKind;
  /** The hash with pepper, in hex. */
  readonly hash: string;
  readonly accountId: string;
  /** First characters, for display. */
  readonly prefix: string;
  /** The credential, encrypted with the master key so that it can be shown. */
  readonly sealed: string;
  /** Of embed tokens. */
  readonly limits: EmbedLimits | null;
  readonly createdAt: number;
  /** When the credential expires. This may be in the future. Null if no expiry is set. */
  readonly endsAt: number | null;
  /** To the minute. */
  readonly lastUsedAt: number | null;
}

/**
 * The record of a closed account: a digest of its id, and who closed it (`session` or `operator`). Only a caller who knows the id can find
 * the record.
 */
export interface AccountClosing {
  readonly digest: string;
  readonly at: number;
  readonly actor: string;
}

/** An action on an account, in the audit log. */
export interface AccountAction {
  readonly accountId: string;
  readonly at: number;
  /** `api_key.rotated` */
  readonly action: string;
  /** Who acted: `api_key ak_3fQ9`, `session`, `stripe`. */
  readonly actor: string;
  /** Network of the client. Null if the program acted without a request. */
  readonly client: string | null;
  readonly detail: string | null;
}

export interface AccountStore {
  readonly sessions: SessionStore;
  readonly quota: QuotaStore;
  readonly mails: MailStore;
  /**
   * Creates an account with its key and queues the email, in one step. If the address already has an account, does nothing and returns
   * false.
   */
  create(account: Account, key: Credential, mail?: QueuedMail): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  /** Accounts with an address that contains the text, newest first. */
  list(text: string, limit: number): Promise<readonly Account[]>;
  byId(id: string): Promise<Account | null>;
  /** The account of a person from an external identity provider. */
  byIdentity(issuer: string, subject: string): Promise<Account | null>;
  /** Links an external identity to an account. If the identity already has a link, that link stays. */
  putIdentity(issuer: string, subject: string, accountId: string, at: number): Promise<void>;
  /** The payment provider's customer for an account, and the account for a customer. */
  customerOf(accountId: string): Promise<string | null>;
  byCustomer(customer: string): Promise<Account | null>;
  /** Sets the customer of an account that has none yet. Returns the current customer. */
  putCustomer(accountId: string, customer: string): Promise<string | null>;
  /** True if the tier changed. */
  setTier(accountId: string, tier: string): Promise<boolean>;
  /** Marks the address as verified. Returns true the first time. */
  verify(accountId: string, at: number): Promise<boolean>;
  credentialByHash(kind: CredentialKind, hash: string): Promise<{ credential: Credential; account: Account } | null>;
  /** Credentials of a kind, oldest first, including expired ones. */
  credentialsOf(accountId: string, kind: CredentialKind): Promise<readonly Credential[]>;
  /** Adds a credential. If it exists, changes its sealed copy and expiry. */
  putCredential(credential: Credential): Promise<void>;
  /** Adds a credential. Existing ones of the same kind expire at the given instant or earlier. */
  replaceCredentials(credential: Credential, until: number): Promise<void>;
  /** Ends all credentials of a kind. Returns how many of them were valid. */
  endCredentials(accountId: string, kind: CredentialKind, at: number): Promise<number>;
  noteUse(hash: string, at: number): Promise<void>;
  noteAction(action: AccountAction): Promise<void>;
  /** Newest first. */
  actionsOf(accountId: string, limit: number): Promise<readonly AccountAction[]>;
  /** Entries in the audit log of all accounts between two instants, oldest first, after the given id. */
  actions(span: {
    readonly since: number;
    readonly until: number;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly (AccountAction & { readonly id: number })[]>;
  /** All credentials of all accounts. */
  credentials(): Promise<readonly Credential[]>;
  /**
   * Replaces the hashes and sealed copies of all credentials, and the sealed contents of queued emails. Either all are replaced or none.
   * Also ends every session and sign-in, because only hashes of their secrets are stored, and deletes sign-in emails.
   */
  reseal(
    credentials: readonly { readonly hash: string; readonly newHash: string; readonly sealed: string }[],
    mails: readonly { readonly id: string; readonly sealed: string }[],
  ): Promise<void>;
  /** Deletes an account and its data. Only the fact, the time and the actor of the closure remain. Queues the confirmation email. */
  delete(accountId: string, closing: AccountClosing, mail?: QueuedMail): Promise<void>;
  /** Accounts closed between two instants, oldest first. */
  closings(span: { readonly since: number; readonly until: number }): Promise<readonly AccountClosing[]>;
  /** Deletes expired rows. */
  prune(before: RetainedSince): Promise<void>;
}

/** Rows from before these instants are deleted: ended sign-ins, sessions and credentials, audit entries, and use by month and day. */
export interface RetainedSince {
  readonly sessions: number;
  readonly credentials: number;
  readonly actions: number;
  readonly usage: number;
}

/** A requested sign-in. Either the link or the code opens the session. */
export interface SignIn {
  /** A hash of the address and the client. Each such pair has one sign-in, whether or not the address has an account. */
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
  /** Replaces an earlier sign-in with the same address and client. If there is an account, queues the email in the same step. */
  startSignIn(signIn: SignIn, mail?: QueuedMail): Promise<void>;
  /** Returns the account of a link. Works once. Null if the link is unknown, used, expired or without an account. */
  finishByLink(linkHash: string, now: number): Promise<string | null>;
  /** Returns the account of a code. Works once. Every attempt counts, and the number of attempts is limited. */
  finishByCode(address: string, codeHash: string, now: number, tries: number): Promise<string | null>;
  open(session: Session, refreshHash: string): Promise<void>;
  byId(id: string): Promise<{ session: Session; account: Account } | null>;
  /** The session that was opened with a token, by the token's hash. The token stays valid. */
  byToken(hash: string): Promise<{ session: Session; account: Account } | null>;
  /** Sessions of an account, newest first. */
  list(accountId: string): Promise<readonly Session[]>;
  /** Adds a valid refresh token. If it exists, it does not change. */
  addRefresh(sessionId: string, refreshHash: string, now: number): Promise<void>;
  /** Uses a refresh token. `usedAt` is the time of its first use. It equals `now` if this is the first use. */
  useRefresh(refreshHash: string, now: number): Promise<{ session: Session; account: Account; createdAt: number; usedAt: number } | null>;
  end(id: string, at: number): Promise<void>;
}
