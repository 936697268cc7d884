/**
 * Sign-in without a password.
 *
 * login ─▶ email with a link and a code ─▶ verify ─▶ access token (15 min) + refresh token ─▶ refresh ─▶ … ─▶ logout
 *
 * A refresh token works once. If a used token is sent again, another person has copied it, so the session ends. For ten seconds, however, a
 * used token returns the same successor, for parallel tabs. A session never has two different valid tokens.
 *
 * Anyone can request a sign-in for any address, so clients must not affect each other. Each client has a separate sign-in with its own
 * link, code and attempts. A code works only for the client that requested it. The link works for anyone who opens it. Limits for an
 * address over all clients (emails and attempts with codes) never stop a link.
 */
import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import { DAY_MS } from '../core/period.ts';
import type { Account, AccountStore, Credential, Session } from '../store/ports/accounts.ts';
import type { QueuedMail } from '../store/ports/mails.ts';
import type { AccessToken, AccessTokens } from './access-tokens.ts';
import type { AuditLog } from './audit.ts';
import type { Caller } from './authenticate.ts';
import { networkOf } from './client-network.ts';
import { isLive } from './credentials.ts';
import { normaliseEmail } from './email-address.ts';
import { hasForm, type Keyring, mintSecret } from './keys.ts';
import type { Mail } from './mailer.ts';
import { mailText, type Post } from './post.ts';
import { TokenBuckets } from './rate-limit.ts';

interface SignInOptions {
  readonly store: Pick<AccountStore, 'byEmail' | 'byId' | 'verify' | 'credentialsOf' | 'sessions'>;
  readonly keyring: Keyring;
  readonly accessTokens: AccessTokens;
  readonly post: Post;
  readonly clock: Clock;
  readonly audit: AuditLog;
  /** Returns the URL of the page for links in emails. The token follows a #, so that it is not in server logs. */
  readonly signInPage: () => string;
  /** Called when an account's cached credentials are out of date. */
  readonly onChange: (accountId: string) => void;
}

/** The proof of access to an address: the token in the link, or the code with the address. */
export type Proof = { readonly token: string } | { readonly email: unknown; readonly code: string };

export interface SignedIn {
  readonly account: Account;
  readonly access: AccessToken;
  readonly refreshToken: string;
  readonly refreshLifeSeconds: number;
}

export interface Verified extends SignedIn {
  /** The valid keys that were created before the address was verified. Empty except at the first sign-in. */
  readonly earlierKeys: readonly Credential[];
}

/** A browser session: the secret for its cookie, and its lifetime. */
export interface PageEntry {
  readonly account: Account;
  readonly secret: string;
  readonly lifeSeconds: number;
  readonly earlierKeys: readonly Credential[];
}

export const SIGN_IN_LIFE_SECONDS = 900;
const CODE_DIGITS = 6;
const CODE_TRIES = 5;
const SESSION_LIFE_MS = 90 * DAY_MS;
const REFRESH_LIFE_MS = 30 * DAY_MS;
/** The lifetime of a browser session in ms. */
const PAGE_SESSION_LIFE_MS = 30 * DAY_MS;
/** If a refresh token is used again within this time in ms, another tab probably sent it. */
const REUSE_GRACE_MS = 10_000;
const LOGINS_PER_CLIENT = { capacity: 30, windowSeconds: 3600 };
const LOGINS_PER_CLIENT_AND_ADDRESS = { capacity: 5, windowSeconds: 3600 };
/**
 * The limit on emails. Even with very many requests, the latest email is at most six minutes old, and its link works for fifteen minutes.
 */
const MAILS_PER_ADDRESS = { capacity: 10, windowSeconds: 3600 };
const VERIFIES_PER_CLIENT = { capacity: 30, windowSeconds: 600 };
/** The limit on attempts. There are a million codes. At this number of attempts a day, it takes 55 years to try all of them. */
const CODES_PER_ADDRESS = { capacity: 50, windowSeconds: 86_400 };

export class SignIns {
  readonly #options: SignInOptions;
  readonly #loginClients: TokenBuckets;
  readonly #loginPairs: TokenBuckets;
  readonly #mailAddresses: TokenBuckets;
  readonly #verifyClients: TokenBuckets;
  readonly #codeAddresses: TokenBuckets;

  constructor(options: SignInOptions) {
    this.#options = options;
    this.#loginClients = new TokenBuckets(options.clock, LOGINS_PER_CLIENT);
    this.#loginPairs = new TokenBuckets(options.clock, LOGINS_PER_CLIENT_AND_ADDRESS);
    this.#mailAddresses = new TokenBuckets(options.clock, MAILS_PER_ADDRESS);
    this.#verifyClients = new TokenBuckets(options.clock, VERIFIES_PER_CLIENT);
    this.#codeAddresses = new TokenBuckets(options.clock, CODES_PER_ADDRESS);
  }

  /**
   * Emails a link and a code if the address has an account. Resolves when the email is queued, or after the same time for an unknown
   * address. After too many emails in an hour, sends none, and the latest email stays valid. Throws REQ_BAD_BODY for an invalid address,
   * and LIMIT_RATE after too many requests.
   */
  async begin(value: unknown, clientIp: string): Promise<void> {
    const email = normaliseEmail(value);
    const network = networkOf(clientIp);
    throttle(this.#loginClients.take(network) || this.#loginPairs.take(`${network} ${email}`), 'Too many sign-ins from this network.');
    if (this.#mailAddresses.take(email) > 0) return;
    const mail = await this.#queue(email, network);
    if (mail) this.#options.post.attempt(mail);
  }

  /** Opens a session. Throws AUTH_INVALID for a wrong, used or expired proof, and LIMIT_RATE after too many attempts. */
  async verify(proof: Proof, clientIp: string): Promise<Verified> {
    const account = await this.#proven(proof, clientIp);
    const { session, secret, earlierKeys } = await this.#open(account, 'rft_', SESSION_LIFE_MS, clientIp);
    return { ...(await this.#signedIn(account, session.id, session.expiresAt, secret)), earlierKeys };
  }

  /** Opens a session for pages, which has one secret in a cookie. Throws the errors of `verify`. */
  async enter(proof: Proof, clientIp: string): Promise<PageEntry> {
    return this.enterAs(await this.#proven(proof, clientIp), clientIp);
  }

  /** Opens a session for an account whose address was proven in another way. */
  async enterAs(account: Account, clientIp: string): Promise<PageEntry> {
    const { secret, earlierKeys } = await this.#open(account, 'ses_', PAGE_SESSION_LIFE_MS, clientIp);
    return { account, secret, lifeSeconds: PAGE_SESSION_LIFE_MS / 1000, earlierKeys };
  }

  /** Returns the account for a proof. Throws the errors of `verify`. */
  async #proven(proof: Proof, clientIp: string): Promise<Account> {
    const network = networkOf(clientIp);
    throttle(this.#verifyClients.take(network), 'Too many attempts from this network.');
    const accountId =
      'token' in proof ? await this.#byLink(proof.token) : await this.#byCode(normaliseEmail(proof.email), proof.code, network);
    const account = accountId === null ? null : await this.#options.store.byId(accountId);
    if (!account) throw wrongProof();
    return account;
  }

  async #open(
    account: Account,
    kind: 'rft_' | 'ses_',
    lifeMs: number,
    clientIp: string,
  ): Promise<{ readonly session: Session; readonly secret: string; readonly earlierKeys: readonly Credential[] }> {
    const { clock, store, keyring, audit } = this.#options;
    const now = clock.now();
    const session = { id: randomUUID(), accountId: account.id, createdAt: now, expiresAt: now + lifeMs, endedAt: null };
    const secret = mintSecret(kind);
    await store.sessions.open(session, keyring.hash(secret));
    await audit.note(account.id, 'account.signed_in', { name: 'session', clientIp });
    const earlierKeys = (await store.verify(account.id, now)) ? await this.#keysOf(account, now) : [];
    this.#options.onChange(account.id);
    return { session, secret, earlierKeys };
  }

  async #keysOf(account: Account, now: number): Promise<readonly Credential[]> {
    return (await this.#options.store.credentialsOf(account.id, 'api_key')).filter((key) => isLive(key, now));
  }

  /** Exchanges a refresh token for an access token and the next refresh token. Throws AUTH_INVALID if the session has ended. */
  async refresh(refreshToken: string | undefined, clientIp: string): Promise<SignedIn> {
    if (refreshToken === undefined || !hasForm('rft_', refreshToken)) throw noSession();
    const { clock, store, keyring } = this.#options;
    const now = clock.now();
    const found = await store.sessions.useRefresh(keyring.hash(refreshToken), now);
    if (!found || found.session.endedAt !== null) throw noSession();
    const { session, account, createdAt, usedAt } = found;
    if (now - usedAt > REUSE_GRACE_MS) {
      await this.#end(session.id, account.id);
      await this.#options.audit.note(account.id, 'session.reused_refresh_token', { name: 'session', clientIp });
      throw noSession();
    }
    if (now >= session.expiresAt || now >= createdAt + REFRESH_LIFE_MS) throw noSession();
    const next = keyring.successorOf(refreshToken);
    await store.sessions.addRefresh(session.id, keyring.hash(next), now);
    return this.#signedIn(account, session.id, session.expiresAt, next);
  }

  /** Ends the session of a refresh token, and the caller's session. */
  async end(refreshToken: string | undefined, caller: Caller | null, clientIp: string): Promise<void> {
    const { clock, store, keyring, audit } = this.#options;
    const ended = new Map<string, string>();
    if (caller?.sessionId) ended.set(caller.sessionId, caller.account.id);
    if (refreshToken !== undefined && hasForm('rft_', refreshToken)) {
      const found = await store.sessions.useRefresh(keyring.hash(refreshToken), clock.now());
      if (found && found.session.endedAt === null) ended.set(found.session.id, found.account.id);
    }
    for (const [sessionId, accountId] of ended) {
      await this.#end(sessionId, accountId);
      await audit.note(accountId, 'account.signed_out', { name: 'session', clientIp });
    }
  }

  async #end(sessionId: string, accountId: string): Promise<void> {
    await this.#options.store.sessions.end(sessionId, this.#options.clock.now());
    this.#options.onChange(accountId);
  }

  /**
   * Queues the email and does the same work for every address, so that timing reveals nothing. Without an account, stores no email and
   * returns null.
   */
  async #queue(email: string, network: string): Promise<QueuedMail | null> {
    const { store, keyring, clock, signInPage, post } = this.#options;
    const account = await store.byEmail(email);
    const token = mintSecret('lnk_');
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const now = clock.now();
    const expiresAt = now + SIGN_IN_LIFE_SECONDS * 1000;
    const accountId = account?.id ?? null;
    const mail = post.accept(signInMail(email, `${signInPage()}#token=${token}`, code), { accountId, endsAt: expiresAt });
    await store.sessions.startSignIn(
      {
        address: this.#addressHash(email, network),
        accountId,
        linkHash: keyring.hash(token),
        codeHash: this.#codeHash(email, code),
        createdAt: now,
        expiresAt,
      },
      mail,
    );
    return account && mail;
  }

  async #byLink(token: string): Promise<string | null> {
    if (!hasForm('lnk_', token)) return null;
    return this.#options.store.sessions.finishByLink(this.#options.keyring.hash(token), this.#options.clock.now());
  }

  #byCode(email: string, code: string, network: string): Promise<string | null> {
    const { store, clock } = this.#options;
    throttle(this.#codeAddresses.take(email), 'Too many codes were tried for this address today. The emailed link still works.');
    return store.sessions.finishByCode(this.#addressHash(email, network), this.#codeHash(email, code), clock.now(), CODE_TRIES);
  }

  async #signedIn(account: Account, sessionId: string, sessionEndsAt: number, refreshToken: string): Promise<SignedIn> {
    const access = await this.#options.accessTokens.issue(account.id, sessionId);
    const life = Math.min(REFRESH_LIFE_MS, sessionEndsAt - this.#options.clock.now());
    return { account, access, refreshToken, refreshLifeSeconds: Math.floor(life / 1000) };
  }

  #addressHash(email: string, network: string): string {
    return this.#options.keyring.hash(`address ${email} ${network}`);
  }

  #codeHash(email: string, code: string): string {
    return this.#options.keyring.hash(`code ${email} ${code}`);
  }
}

function throttle(waitSeconds: number, detail: string): void {
  if (waitSeconds > 0) throw new WattleError('LIMIT_RATE', detail, { retryAfterSeconds: waitSeconds });
}

const wrongProof = (): WattleError =>
  new WattleError('AUTH_INVALID', 'The link or code is wrong, already used, or older than 15 minutes.', {
    hint: 'POST /v1/auth/login emails a new link and code. Enter the latest code on the same computer, within 5 attempts.',
  });

const noSession = (): WattleError =>
  new WattleError('AUTH_INVALID', 'There is no session to refresh.', { hint: 'Sign in again with POST /v1/auth/login.' });

const signInMail = (to: string, link: string, code: string): Mail => ({
  to,
  subject: 'Sign in to Wattle',
  text: mailText(
    'Open this link to sign in to Wattle:',
    '',
    link,
    '',
    `or enter this code: ${code}`,
    '',
    'Both work once and expire in 15 minutes. If you did not request them, ignore this email.',
  ),
});
