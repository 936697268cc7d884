/**
 * Sign-in through OpenID Connect: authorization code with PKCE.
 *
 * begin     sends the browser to the provider with a state, a nonce and the digest of a verifier. A cookie contains all three, encrypted
 * provider  sends the browser back with the state and a code
 * finish    compares state and issuer, exchanges code and verifier for tokens, compares the nonce, and finds the account
 *
 * Nothing is stored between the two steps, so any node can finish a sign-in.
 */
import * as oidc from 'openid-client';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { Account } from '../store/ports/accounts.ts';
import type { Keyring } from './keys.ts';
import type { OutsideIdentity } from './outside-tokens.ts';
import type { OutsideUsers } from './outside-users.ts';

export interface OpenIdProvider {
  /** The issuer, as the provider writes it. The provider's metadata are at a URL under it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client. Only PKCE then protects the authorization code. */
  readonly clientSecret: string | null;
  /** The name on the sign-in button. */
  readonly name: string;
}

export interface OpenIdSignInOptions {
  readonly provider: OpenIdProvider;
  /** The URL to which the provider redirects: `https://…/sign-in/provider/back`. */
  readonly returnTo: () => string;
  readonly keyring: Pick<Keyring, 'seal' | 'open'>;
  readonly users: Pick<OutsideUsers, 'accountOf'>;
  readonly clock: Clock;
  /** Called if the provider cannot be reached or its response is invalid. */
  readonly onFailure: (error: unknown) => void;
}

interface Begun {
  /** The URL to which the browser is sent. */
  readonly address: string;
  /** The content of the browser's cookie. */
  readonly ticket: string;
}

/** The decrypted content of the cookie. */
interface Ticket {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The path to show after sign-in. Null for the usual page. */
  readonly next: string | null;
  /** The expiry in ms since the epoch. */
  readonly until: number;
}

export const TICKET_LIFE_SECONDS = 600;
const SCOPE = 'openid email';
const TIMEOUT_SECONDS = 10;
/** The cache time of the provider's metadata, in ms. */
const DISCOVERED_MS = 3_600_000;
/** The encrypted cookie is bound to this text, so it cannot be used for another purpose. */
const PURPOSE = 'openid sign-in';

export class OpenIdSignIn {
  readonly #options: OpenIdSignInOptions;
  #discovered: { readonly config: Promise<oidc.Configuration>; readonly until: number } | null = null;

  constructor(options: OpenIdSignInOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.provider.name;
  }

  /** Begins a sign-in. Throws AUTH_UNAVAILABLE if the provider cannot be reached. */
  async begin(next: string | null): Promise<Begun> {
    const { keyring, clock, returnTo } = this.#options;
    const config = await this.#configuration();
    const ticket: Ticket = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      next,
      until: clock.now() + TICKET_LIFE_SECONDS * 1000,
    };
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: returnTo(),
      scope: SCOPE,
      state: ticket.state,
      nonce: ticket.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(ticket.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, ticket: keyring.seal(JSON.stringify(ticket), PURPOSE) };
  }

  /**
   * Finishes a sign-in: finds or creates the account. `query` has the provider's parameters. Throws AUTH_INVALID if the sign-in expired,
   * was refused or began in another browser. Throws AUTH_FORBIDDEN without a verified address, and REQ_UNPROCESSABLE if the address may not
   * register. Throws AUTH_UNAVAILABLE if the provider cannot be reached or its response is invalid.
   */
  async finish(query: URLSearchParams, sealed: string | undefined): Promise<{ readonly account: Account; readonly next: string | null }> {
    const ticket = this.#ticketOf(sealed);
    if (ticket === null || query.get('state') !== ticket.state) throw notBegunHere();
    if (query.has('error')) throw this.#refused(query);
    const identity = await this.#identityOf(query, ticket);
    // Does not mark the address as verified, because opening the session does that.
    return { account: await this.#options.users.accountOf(identity, false), next: ticket.next };
  }

  async #identityOf(query: URLSearchParams, ticket: Ticket): Promise<OutsideIdentity> {
    const config = await this.#configuration();
    const address = new URL(this.#options.returnTo());
    address.search = query.toString();
    try {
      const tokens = await oidc.authorizationCodeGrant(config, address, {
        pkceCodeVerifier: ticket.verifier,
        expectedState: ticket.state,
        expectedNonce: ticket.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('no ID token');
      const more =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims;
      const email = more['email_verified'] === true && typeof more['email'] === 'string' ? more['email'] : null;
      if (email === null) throw this.#unverified(typeof more['email'] === 'string' ? more['email'] : null);
      return { issuer: claims.iss, subject: claims.sub, email, endsAt: claims.exp * 1000 };
    } catch (error) {
      throw error instanceof WattleError ? error : this.#failed(error);
    }
  }

  /** Returns the provider's metadata, which are loaded on first use, and again after an hour or a failure. */
  #configuration(): Promise<oidc.Configuration> {
    const { clock, provider } = this.#options;
    if (this.#discovered && clock.now() < this.#discovered.until) return this.#discovered.config;
    const { issuer, clientId, clientSecret } = provider;
    const url = new URL(issuer);
    const config = oidc
      .discovery(url, clientId, undefined, clientSecret === null ? oidc.None() : oidc.ClientSecretBasic(clientSecret), {
        timeout: TIMEOUT_SECONDS,
        // The settings allow plain HTTP only for a provider on this machine.
        execute: [oidc.enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        this.#discovered = null;
        throw this.#unreachable(error);
      });
    this.#discovered = { config, until: clock.now() + DISCOVERED_MS };
    return config;
  }

  #ticketOf(sealed: string | undefined): Ticket | null {
    if (sealed === undefined) return null;
    try {
      const ticket = JSON.parse(this.#options.keyring.open(sealed, PURPOSE)) as Ticket;
      return this.#options.clock.now() < ticket.until ? ticket : null;
    } catch {
      return null;
    }
  }

  #refused(query: URLSearchParams): WattleError {
    if (query.get('error') === 'access_denied') {
      return new WattleError(
        'AUTH_INVALID',
        `Sign-in failed, because ${this.name} was not allowed to share your identity. Sign in again and allow it.`,
      );
    }
    const said = (query.get('error_description') ?? query.get('error') ?? '').slice(0, 200);
    return new WattleError('AUTH_INVALID', `${this.name} did not sign you in. Its message: ${said}`);
  }

  #unverified(email: string | null): WattleError {
    return new WattleError(
      'AUTH_FORBIDDEN',
      email === null
        ? `An account needs your email address, but ${this.name} did not share it. Sign in again and share your email address.`
        : `${this.name} has not verified the address ${email}. Verify the address there, then sign in again.`,
    );
  }

  /** Returns the error for a failed sign-in. If the provider refused the code, the user can try again. */
  #failed(cause: unknown): WattleError {
    if (cause instanceof oidc.ResponseBodyError && cause.error === 'invalid_grant') {
      return new WattleError('AUTH_INVALID', `The code from ${this.name} has expired or was already used. Sign in again.`, { cause });
    }
    return this.#unreachable(cause);
  }

  #unreachable(cause: unknown): WattleError {
    this.#options.onFailure(cause);
    return new WattleError(
      'AUTH_UNAVAILABLE',
      `${this.name} is not available, or Wattle could not verify its response. Try again in a minute.`,
      {
        cause,
        retryAfterSeconds: 30,
      },
    );
  }
}

const notBegunHere = (): WattleError =>
  new WattleError('AUTH_INVALID', 'This sign-in started in another browser, or more than 10 minutes ago. Sign in again.');
