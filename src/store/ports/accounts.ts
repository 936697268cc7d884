/** What a store keeps of accounts: their credentials, sign-ins and sessions, and what was done to them. */

import type { MailStore, QueuedMail } from './mails.ts';
import type { QuotaStore } from './quota.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly tier: string;
  readonly createdAt: number;
  /** When somebody first proved to read the mail of the address; null while nobody has. */
  readonly verifiedAt: number | null;
}

/** api_key: calls the API. embed_token: shows charts in pages. signing_secret: signs what is delivered to webhooks. */
export const CREDENTIAL_KINDS = ['api_key', 'embed_token', 'read_token', 'signing_secret'] as const;

export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** What a read token opens. */
export type ReadScope = 'chart' | 'csv' | 'calendar' | 'feed';

/** What a token that is in an address is limited to; an empty list is no limit. */
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
  /** The instant from which it no longer works, which may lie ahead; null while none is set. */
  readonly endsAt: number | null;
  /** To the minute. */
  readonly lastUsedAt: number | null;
}

/** What stays of an account: a digest of its id, by which whoever knows the id finds it, and who closed it (`session`, `operator`). */
export interface AccountClosing {
  readonly digest: string;
  readonly at: number;
  readonly actor: string;
}

/** Something that was done to an account. */
export interface AccountAction {
  readonly accountId: string;
  readonly at: number;
  /** `api_key.rotated` */
  readonly action: string;
  /** Who did it: `api_key ak_3fQ9`, `session`, `stripe`. */
  readonly actor: string;
  /** The network of the client; null where the program acted by itself. */
  readonly client: string | null;
  readonly detail: string | null;
}

export interface AccountStore {
  readonly sessions: SessionStore;
  readonly quota: QuotaStore;
  readonly mails: MailStore;
  /** Creates the account and its key together, and queues the mail about it; false, and nothing of it, when the address already has one. */
  create(account: Account, key: Credential, mail?: QueuedMail): Promise<boolean>;
  byEmail(email: string): Promise<Account | null>;
  /** Those whose address holds a text, the newest first. */
  list(text: string, limit: number): Promise<readonly Account[]>;
  byId(id: string): Promise<Account | null>;
  /** The account of somebody whom an outside identity provider vouches for. */
  byIdentity(issuer: string, subject: string): Promise<Account | null>;
  /** Notes who an outside identity is; the first note holds. */
  putIdentity(issuer: string, subject: string, accountId: string, at: number): Promise<void>;
  /** The customer of the payment provider that an account is, and back. */
  customerOf(accountId: string): Promise<string | null>;
  byCustomer(customer: string): Promise<Account | null>;
  /** Notes the customer of an account that has none; gives the one that it has afterwards. */
  putCustomer(accountId: string, customer: string): Promise<string | null>;
  /** True when the tier was another one before. */
  setTier(accountId: string, tier: string): Promise<boolean>;
  /** Notes that the address is verified; true the first time. */
  verify(accountId: string, at: number): Promise<boolean>;
  credentialByHash(kind: CredentialKind, hash: string): Promise<{ credential: Credential; account: Account } | null>;
  /** Oldest first, those that no longer work too. */
  credentialsOf(accountId: string, kind: CredentialKind): Promise<readonly Credential[]>;
  /** Adds one or changes what it is sealed as and when it ends. */
  putCredential(credential: Credential): Promise<void>;
  /** Adds one; those of its kind that the account has go on working until an instant at most. */
  replaceCredentials(credential: Credential, until: number): Promise<void>;
  /** Ends all of a kind; gives how many worked until then. */
  endCredentials(accountId: string, kind: CredentialKind, at: number): Promise<number>;
  noteUse(hash: string, at: number): Promise<void>;
  noteAction(action: AccountAction): Promise<void>;
  /** Newest first. */
  actionsOf(accountId: string, limit: number): Promise<readonly AccountAction[]>;
  /** What was done to all accounts from an instant on and before another, oldest first, behind the id of one. */
  actions(span: {
    readonly since: number;
    readonly until: number;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly (AccountAction & { readonly id: number })[]>;
  /** All credentials of all accounts. */
  credentials(): Promise<readonly Credential[]>;
  /**
   * Puts credentials under other hashes and seals, and queued mail under other seals, all or none. Ends every session and sign-in, whose
   * secrets are kept by hash alone, and forgets the mail of sign-ins.
   */
  reseal(
    credentials: readonly { readonly hash: string; readonly newHash: string; readonly sealed: string }[],
    mails: readonly { readonly id: string; readonly sealed: string }[],
  ): Promise<void>;
  /** Forgets an account and everything that is known of it, but that it was closed, when, and by whom; queues the mail that says so. */
  delete(accountId: string, closing: AccountClosing, mail?: QueuedMail): Promise<void>;
  /** Accounts that were closed from an instant on and before another, oldest first. */
  closings(span: { readonly since: number; readonly until: number }): Promise<readonly AccountClosing[]>;
  /** Forgets what is kept no longer. */
  prune(before: RetainedSince): Promise<void>;
}

/** The instants before which things are forgotten: sign-ins, sessions and credentials that ended, actions, months and days of use. */
export interface RetainedSince {
  readonly sessions: number;
  readonly credentials: number;
  readonly actions: number;
  readonly usage: number;
}

/** A sign-in that is requested: whoever has the link, or the code, is signed in. */
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
  /** When it was signed out; null while it goes on. */
  readonly endedAt: number | null;
}

export interface SessionStore {
  /** Takes the place of an earlier one of the same address and asker. Its mail is queued with it, where there is an account. */
  startSignIn(signIn: SignIn, mail?: QueuedMail): Promise<void>;
  /** The account that the link signs in, once; null for a link that is unknown, used, too old, or of nobody. */
  finishByLink(linkHash: string, now: number): Promise<string | null>;
  /** The account that the code signs in, once. Each try counts, right or wrong, and there are so many. */
  finishByCode(address: string, codeHash: string, now: number, tries: number): Promise<string | null>;
  open(session: Session, refreshHash: string): Promise<void>;
  byId(id: string): Promise<{ session: Session; account: Account } | null>;
  /** The session that was opened with a token, by its hash; the token is not used up. */
  byToken(hash: string): Promise<{ session: Session; account: Account } | null>;
  /** Of an account, newest first. */
  list(accountId: string): Promise<readonly Session[]>;
  /** Adds a refresh token that works; one that is there stays as it is. */
  addRefresh(sessionId: string, refreshHash: string, now: number): Promise<void>;
  /** Uses a refresh token; `usedAt` is when it was used the first time, which is `now` if it is this time. */
  useRefresh(refreshHash: string, now: number): Promise<{ session: Session; account: Account; createdAt: number; usedAt: number } | null>;
  end(id: string, at: number): Promise<void>;
}
