/** The account services of a running program: authentication, quota, registration, sign-in, billing and deletion. */
import type { Clock } from '../core/clock.ts';
import { DAY_MS } from '../core/period.ts';
import type { Account, AccountStore } from '../store/ports/accounts.ts';
import { AccessTokens } from './access-tokens.ts';
import { AuditLog } from './audit.ts';
import { Authenticator } from './authenticate.ts';
import { Billing, type StripeSettings } from './billing.ts';
import { Credentials } from './credentials.ts';
import { ensureDevKey, isDeveloper } from './dev-key.ts';
import { HourlyReads } from './hourly-reads.ts';
import { Keyring } from './keys.ts';
import { createMailer } from './mailer.ts';
import { type OpenIdProvider, OpenIdSignIn, type OpenIdSignInOptions } from './openid-sign-in.ts';
import { Operating } from './operating.ts';
import { OperatorAccounts } from './operator-accounts.ts';
import { type OutsideProvider, OutsideTokens } from './outside-tokens.ts';
import { OutsideUsers } from './outside-users.ts';
import { PageSessions } from './page-sessions.ts';
import { PersonalData } from './personal-data.ts';
import { Post } from './post.ts';
import { Quota } from './quota/quota.ts';
import { TokenBuckets } from './rate-limit.ts';
import { Registrar } from './registration.ts';
import { SignIns } from './sign-in.ts';
import { type Tier, Tiers } from './tiers.ts';
import { UsageMail } from './usage-mail.ts';

export interface AccountsOptions {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly masterKey: Uint8Array;
  readonly devKey: string | null;
  /** True if the development key has no quota and no rate limit. */
  readonly isDevKeyUnlimited?: boolean;
  /** The number of requests per month on the free tier. */
  readonly monthlyQuota: number;
  readonly tiers?: readonly Tier[];
  /** The number of requests per minute for each key. */
  readonly burstPerMinute: number;
  readonly disposableDomains: readonly string[];
  /** Domains that may register. An empty list means all domains. */
  readonly registerDomains?: readonly string[];
  /** The maximum number of registrations per hour from one client network. */
  readonly registrationsPerHour?: number;
  readonly operators?: readonly string[];
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The folder for outgoing emails if no mail server is set. */
  readonly outbox: string;
  readonly journals?: string;
  /** Returns the URL of the page that the link in a sign-in email opens. */
  readonly signInPage?: () => string;
  /** The external identity provider whose access tokens are accepted. */
  readonly identityProvider?: OutsideProvider | null;
  /** The provider for signing in to pages. With null, readers sign in only by email. */
  readonly openId?: OpenIdProvider | null;
  readonly stripe?: StripeSettings | null;
  /** Called if an email cannot be sent. */
  readonly onMailFailure: (error: unknown) => void;
  /** Called when the store refuses writes. From then on, requests are counted in memory. */
  readonly onStoreFailure?: (error: unknown) => void;
  /** Called if the identity provider cannot be reached or its response is invalid. */
  readonly onProviderFailure?: (error: unknown) => void;
  /** Called if the quota journal cannot be written. */
  readonly onJournalFailure?: (error: unknown) => void;
}

export interface Accounts {
  readonly authenticator: Authenticator;
  /** The external issuer whose access tokens are accepted, or null. */
  readonly tokenIssuer: string | null;
  /** The key for ETags: 32 bytes derived from the master key, so that all nodes have the same key. */
  readonly etagKey: Uint8Array;
  readonly bulkSeed: Uint8Array;
  readonly quota: Quota;
  /** A token bucket for each key, embed token and signed-in user. */
  readonly burst: TokenBuckets;
  /** The URLs for which a token has paid in this hour. */
  readonly hourlyReads: HourlyReads;
  readonly isUnlimited: (account: Account) => boolean;
  readonly registrar: Registrar;
  readonly operating: Operating;
  readonly signIns: SignIns;
  /** Sign-in to pages through OpenID. Null if no provider is set. */
  readonly openId: OpenIdSignIn | null;
  readonly pageSessions: PageSessions;
  isOperator(account: Account): boolean;
  readonly credentials: Credentials;
  readonly personalData: PersonalData;
  readonly operator: OperatorAccounts;
  readonly audit: AuditLog;
  readonly tiers: Tiers;
  readonly post: Post;
  /** Null if there are no paid tiers. */
  readonly billing: Billing | null;
  readonly store: AccountStore;
  /** The destination of emails, as the startup log shows it. */
  readonly mailDestination: string;
  /** Returns unused quota, and waits for email attempts in progress. Must run after the server has closed. */
  close(): Promise<void>;
}

const PRUNE_EVERY_MS = 3_600_000;
const MONTHS_13 = 396 * DAY_MS;
/** How long records are kept, in ms: ended sessions and credentials, audit entries, and daily counts of requests. */
const KEPT_MS = { sessions: DAY_MS, credentials: MONTHS_13, actions: MONTHS_13, usage: MONTHS_13 } as const;

export async function startAccounts(options: AccountsOptions): Promise<Accounts> {
  const { store, clock, devKey } = options;
  const keyring = new Keyring(options.masterKey);
  const tiers = new Tiers(options.monthlyQuota, options.tiers);
  if (devKey !== null) await ensureDevKey(store, keyring, clock, devKey);
  const mailer = createMailer({ smtpUrl: options.smtpUrl, from: options.mailFrom, outbox: options.outbox });
  const post = new Post({ mailer, store: store.mails, keyring, clock, onFailure: options.onMailFailure });
  const audit = new AuditLog(store, clock);
  const signInPage = options.signInPage ?? (() => '/sign-in');
  const usageMail = new UsageMail(store, post, clock, signInPage);
  const isUnlimited = (account: Account): boolean => options.isDevKeyUnlimited === true && isDeveloper(account);
  const limitOf = (account: Account): number => (isUnlimited(account) ? Number.POSITIVE_INFINITY : tiers.monthlyCalls(account.tier));
  const quota = quotaOf(options, limitOf, usageMail);
  await quota.recover();
  const accessTokens = new AccessTokens(keyring.tokenKey, clock);
  const registrar = new Registrar({
    store,
    keyring,
    tiers,
    post,
    clock,
    audit,
    disposableDomains: options.disposableDomains,
    domains: options.registerDomains ?? [],
    ...(options.registrationsPerHour === undefined ? {} : { perHour: options.registrationsPerHour }),
    signInPage,
  });
  const users = new OutsideUsers({ store, keyring, clock, audit, mayRegister: (email) => registrar.mayRegister(email) });
  const outside = options.identityProvider ? { tokens: new OutsideTokens(options.identityProvider, clock), users } : null;
  const authenticator = new Authenticator({ store, keyring, clock, devKey, accessTokens, outside });
  const pageSessions = new PageSessions({ store, keyring, clock, audit });
  const onChange = (accountId: string): void => {
    authenticator.forget(accountId);
    pageSessions.forget(accountId);
  };
  const billing = options.stripe ? await Billing.open({ settings: options.stripe, store, tiers, clock, audit, onChange }) : null;
  const operators = new Set((options.operators ?? []).map((address) => address.toLowerCase()));
  // A failure is ignored, because the next run deletes the same rows.
  const forgetOld = (): void => void prune(store, clock).catch(() => {});
  forgetOld();
  const pruning = setInterval(forgetOld, PRUNE_EVERY_MS).unref();
  const personalData = new PersonalData({ store, clock, audit, post, billing, onChange });
  return {
    authenticator,
    quota,
    billing,
    store,
    post,
    audit,
    pageSessions,
    tiers,
    personalData,
    isUnlimited,
    etagKey: keyring.etagKey,
    bulkSeed: keyring.bulkSeed,
    tokenIssuer: outside?.tokens.issuer ?? null,
    hourlyReads: new HourlyReads(clock),
    burst: new TokenBuckets(clock, { capacity: options.burstPerMinute, windowSeconds: 60 }),
    registrar,
    openId: openIdOf(options, { returnTo: () => `${signInPage()}/provider/back`, keyring, users, clock }),
    operating: new Operating({ store, tiers, audit, onChange, post, outbox: options.smtpUrl === null ? options.outbox : null }),
    isOperator: ({ email, verifiedAt }) => verifiedAt !== null && operators.has(email),
    signIns: new SignIns({ store, keyring, accessTokens, post, clock, audit, signInPage, onChange }),
    credentials: new Credentials({ store, keyring, clock, audit, onChange }),
    operator: new OperatorAccounts({ store, keyring, tiers, post, clock, audit, personalData }),
    mailDestination: mailer.destination,
    async close() {
      clearInterval(pruning);
      await quota.close();
      await post.close();
    },
  };
}

/** Creates the quota. It reports each use to the service that emails owners about their quota. */
function quotaOf(options: AccountsOptions, limitOf: (account: Account) => number, usageMail: UsageMail): Quota {
  const { store, clock, journals, onJournalFailure, onStoreFailure } = options;
  return new Quota({
    store,
    clock,
    limitOf,
    ...(journals === undefined ? {} : { journals }),
    ...(onJournalFailure ? { onJournalFailure } : {}),
    ...(onStoreFailure ? { onStoreFailure } : {}),
    onUse: (accountId, balance) => usageMail.look(accountId, balance),
  });
}

/** Creates the sign-in through an OpenID provider. Null if none is set. */
const openIdOf = (
  { openId, onProviderFailure = () => {} }: AccountsOptions,
  parts: Omit<OpenIdSignInOptions, 'provider' | 'onFailure'>,
): OpenIdSignIn | null => (openId ? new OpenIdSignIn({ provider: openId, onFailure: onProviderFailure, ...parts }) : null);

/** Deletes records after their retention time, which docs/accounts.md lists. */
function prune(store: Pick<AccountStore, 'prune'>, clock: Clock): Promise<void> {
  const now = clock.now();
  return store.prune({
    sessions: now - KEPT_MS.sessions,
    credentials: now - KEPT_MS.credentials,
    actions: now - KEPT_MS.actions,
    usage: now - KEPT_MS.usage,
  });
}
