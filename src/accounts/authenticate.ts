/** Finds the account of a request from its Authorization header. */
import { decodeJwt, errors } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { Account, AccountStore, CredentialKind, EmbedLimits } from '../store/ports/accounts.ts';
import { storeErrorOf } from '../store/ports/store-fault.ts';
import { type AccessTokens, OWN_ISSUER } from './access-tokens.ts';
import { isLive } from './credentials.ts';
import { hasForm, type Keyring } from './keys.ts';
import type { OutsideTokens } from './outside-tokens.ts';
import type { OutsideUsers } from './outside-users.ts';

export interface Caller {
  readonly account: Account;
  readonly auth: 'api_key' | 'jwt' | 'embed_token' | 'read_token';
  /** The name of the token bucket of an API key, embed token or signed-in user. */
  readonly name: string;
  readonly prefix: string | null;
  /** The limits of an embed token or read token. Null for other credentials. */
  readonly limits: EmbedLimits | null;
  /** The session that Wattle opened, or null. */
  readonly sessionId: string | null;
}

/** The parts of the API that a credential can use. */
type Scope = 'data' | 'webhooks' | 'account' | 'charts';

/**
 * Returns the scopes of a caller. Anyone can register an address and see its key. The key therefore gives access only to data until the
 * owner of the address signs in.
 */
export function scopesOf({ auth, account }: Pick<Caller, 'auth' | 'account'>): readonly Scope[] {
  if (auth === 'embed_token') return ['charts'];
  if (auth === 'read_token') return [];
  if (auth === 'jwt') return ['data', 'webhooks', 'account'];
  return account.verifiedAt === null ? ['data'] : ['data', 'webhooks'];
}

interface AuthenticatorOptions {
  readonly store: Pick<AccountStore, 'credentialByHash' | 'noteUse' | 'sessions'>;
  readonly keyring: Keyring;
  readonly clock: Clock;
  /** The development key. It can be any text. */
  readonly devKey: string | null;
  readonly accessTokens: AccessTokens;
  /** External tokens and their users. Null if no external identity provider is set. */
  readonly outside: { readonly tokens: OutsideTokens; readonly users: OutsideUsers } | null;
}

interface Believed {
  readonly caller: Caller;
  readonly until: number;
  readonly endsAt: number;
}

/** How long credentials are cached, in ms. A credential that is revoked on another node stops working within this time. */
const BELIEVED_MS = 5000;
/** How long credentials are cached while the store is unavailable, in ms. */
const BELIEVED_WITHOUT_STORE_MS = 900_000;
const MOST_CALLERS = 10_000;
/** Uses of a credential within this time, in ms, are recorded once. */
const USE_NOTED_MS = 60_000;
const BEARER = /^bearer +(\S+) *$/i;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

export class Authenticator {
  readonly #options: AuthenticatorOptions;
  readonly #callers = new LRUCache<string, Believed>({ max: MOST_CALLERS });

  constructor(options: AuthenticatorOptions) {
    this.#options = options;
  }

  /** Returns the caller if the cache contains it, otherwise null. Does not read the store. */
  peek(authorization: string | undefined): Caller | null {
    if (authorization === undefined) return null;
    const known = this.#callers.get(authorization);
    if (!known) return null;
    return this.#options.clock.now() < known.until ? known.caller : null;
  }

  /**
   * Returns the caller. Throws AUTH_MISSING without a bearer credential, and AUTH_INVALID for an unknown or revoked one. Throws
   * AUTH_FORBIDDEN for a user without an account, and AUTH_UNAVAILABLE if the identity provider cannot be reached.
   */
  async caller(authorization: string | undefined): Promise<Caller> {
    const known = this.peek(authorization);
    if (known) return known;
    if (authorization === undefined || authorization === '') throw missing();
    const credential = BEARER.exec(authorization)?.[1];
    if (credential === undefined) throw missing();
    try {
      const found = await this.#find(credential);
      this.#callers.set(authorization, found);
      return found.caller;
    } catch (error) {
      const last = this.#callers.get(authorization);
      const now = this.#options.clock.now();
      if (last && storeErrorOf(error) !== null && now < Math.min(last.until + BELIEVED_WITHOUT_STORE_MS, last.endsAt)) return last.caller;
      this.#callers.delete(authorization);
      throw error;
    }
  }

  /** Removes the credentials of an account from the cache. */
  forget(accountId: string): void {
    for (const [authorization, { caller }] of [...this.#callers]) if (caller.account.id === accountId) this.#callers.delete(authorization);
  }

  /** Finds the account of a credential, and records the use in the background. */
  async #find(credential: string): Promise<Believed> {
    if (hasForm('ak_', credential) || credential === this.#options.devKey) return this.#byCredential('api_key', credential, invalidKey);
    if (hasForm('emb_', credential)) return this.#byCredential('embed_token', credential, invalidEmbedToken);
    if (hasForm('rd_', credential)) return this.#byCredential('read_token', credential, invalidReadToken);
    if (JWT.test(credential)) return this.#byToken(credential);
    throw credential.startsWith('emb_') ? invalidEmbedToken() : credential.startsWith('rd_') ? invalidReadToken() : invalidKey();
  }

  async #byCredential(kind: CredentialKind & Caller['auth'], secret: string, invalid: () => WattleError): Promise<Believed> {
    const { store, keyring, clock } = this.#options;
    const found = await store.credentialByHash(kind, keyring.hash(secret));
    const now = clock.now();
    if (!found || !isLive(found.credential, now)) throw invalid();
    const { account, credential } = found;
    // The use is recorded in the background, and a failure is ignored.
    if (now - (credential.lastUsedAt ?? 0) >= USE_NOTED_MS) void store.noteUse(credential.hash, now).catch(() => {});
    return {
      caller: { account, auth: kind, name: credential.hash, prefix: credential.prefix, limits: credential.limits, sessionId: null },
      ...believedFor(now, credential.endsAt ?? Number.POSITIVE_INFINITY),
    };
  }

  /** Verifies a token. Its issuer only selects the keys for the verification, and is not trusted. */
  async #byToken(token: string): Promise<Believed> {
    const { outside } = this.#options;
    try {
      if (!hasOneSpelling(token)) throw invalidToken();
      const { iss } = decodeJwt(token);
      if (iss === OWN_ISSUER) return await this.#byAccessToken(token);
      if (outside && iss === outside.tokens.issuer) {
        const identity = await outside.tokens.verify(token);
        return this.#believed(await outside.users.accountOf(identity), null, identity.endsAt);
      }
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw expired();
      if (!(error instanceof errors.JOSEError)) throw error;
    }
    throw invalidToken();
  }

  async #byAccessToken(token: string): Promise<Believed> {
    const { accountId, sessionId, endsAt } = await this.#options.accessTokens.verify(token);
    const found = await this.#options.store.sessions.byId(sessionId);
    if (!found || found.account.id !== accountId || found.session.endedAt !== null) throw invalidToken();
    return this.#believed(found.account, sessionId, endsAt);
  }

  #believed(account: Account, sessionId: string | null, endsAt: number): Believed {
    const caller: Caller = { account, auth: 'jwt', name: `jwt ${account.id}`, prefix: null, limits: null, sessionId };
    return { caller, ...believedFor(this.#options.clock.now(), endsAt) };
  }
}

const believedFor = (now: number, endsAt: number): Pick<Believed, 'until' | 'endsAt'> => ({
  until: Math.min(now + BELIEVED_MS, endsAt),
  endsAt,
});

const missing = (): WattleError =>
  new WattleError('AUTH_MISSING', 'API key required.', {
    hint: 'Send your key as "Authorization: Bearer ak_…". POST /v1/register returns a free key.',
  });

const invalidKey = (): WattleError =>
  new WattleError('AUTH_INVALID', 'The API key is not valid.', {
    hint: 'Check that you copied the whole key. POST /v1/register emails your key again.',
  });

const invalidEmbedToken = (): WattleError =>
  new WattleError('AUTH_INVALID', 'The embed token is not valid or has been revoked.', {
    hint: 'GET /v1/account/embed-token shows your valid token.',
  });

const invalidReadToken = (): WattleError =>
  new WattleError('AUTH_INVALID', 'The read token is not valid or has been revoked.', {
    hint: 'Your account page lists your valid tokens.',
  });

/**
 * True if the signature is the canonical base64url text of its bytes. Decoders ignore the unused bits of the last character, so other
 * texts would give the same bytes.
 */
function hasOneSpelling(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

const invalidToken = (): WattleError =>
  new WattleError('AUTH_INVALID', 'The access token is not valid.', { hint: 'Sign in again with POST /v1/auth/login.' });

const expired = (): WattleError =>
  new WattleError('AUTH_INVALID', 'The access token has expired.', {
    hint: 'Use POST /v1/auth/refresh for a new token. If your session has ended, sign in with POST /v1/auth/login.',
  });
