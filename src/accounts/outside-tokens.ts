/** JWTs of an outside identity provider, checked as RFC 8725 requests: pinned algorithms, issuer, audience, type and times; keys by JWKS. */
import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';

export interface OutsideProvider {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
}

/** Whom the provider vouches for. */
export interface OutsideIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider says that it was verified. */
  readonly email: string | null;
  /** ms since the epoch */
  readonly endsAt: number;
}

/** Asymmetric ones only: with a public key nobody can sign. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** What else is signed by the same keys (logout tokens, proofs, events) has its own type and is no access token. */
const TYPES = new Set(['jwt', 'at+jwt', 'application/at+jwt']);
const TOLERANCE_SECONDS = 30;
/** A key that is not known is looked for at most this often; known keys are looked up again after a while, so that revoked ones go. */
const JWKS_COOLDOWN_MS = 30_000;
const JWKS_MAX_AGE_MS = 600_000;
const JWKS_TIMEOUT_MS = 5000;
/** A key takes about a kilobyte, and providers have a handful. */
const JWKS_MAX_BYTES = 256 * 1024;

export class OutsideTokens {
  readonly #provider: OutsideProvider;
  readonly #clock: Clock;
  readonly #keys: JWTVerifyGetKey;

  constructor(provider: OutsideProvider, clock: Clock) {
    this.#provider = provider;
    this.#clock = clock;
    this.#keys = createRemoteJWKSet(new URL(provider.jwksUrl), {
      cooldownDuration: JWKS_COOLDOWN_MS,
      cacheMaxAge: JWKS_MAX_AGE_MS,
      timeoutDuration: JWKS_TIMEOUT_MS,
      [customFetch]: boundedFetch,
    });
  }

  get issuer(): string {
    return this.#provider.issuer;
  }

  /** Whom a token is about. Throws an error of jose for a bad token, AUTH_UNAVAILABLE where the keys of the provider cannot be had. */
  async verify(token: string): Promise<OutsideIdentity> {
    const { issuer, audience } = this.#provider;
    const now = this.#clock.now();
    const { payload, protectedHeader } = await jwtVerify(token, this.#keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience,
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now),
    }).catch((cause: unknown) => {
      throw isTokenFault(cause) ? cause : unavailable(cause);
    });
    if (protectedHeader.typ !== undefined && !TYPES.has(protectedHeader.typ.toLowerCase())) throw new errors.JWTInvalid('of another type');
    if ((payload.iat ?? 0) * 1000 > now + TOLERANCE_SECONDS * 1000) throw new errors.JWTInvalid('issued in the future');
    if (payload.sub === undefined || payload.sub === '') throw new errors.JWTInvalid('without a subject');
    const email = payload['email_verified'] === true && typeof payload['email'] === 'string' ? payload['email'] : null;
    return { issuer, subject: payload.sub, email, endsAt: ((payload.exp ?? 0) + TOLERANCE_SECONDS) * 1000 };
  }
}

/** Stops reading an answer that is longer than key sets are. */
const boundedFetch: FetchImplementation = async (url, options) => {
  const answer = await fetch(url, options);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > JWKS_MAX_BYTES) throw new errors.JWKSInvalid(`more than ${JWKS_MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status: answer.status, headers: answer.headers });
};

/** Whether the token is at fault rather than the way to the keys. */
function isTokenFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  // The library has no separate class for an answer that is not a key set.
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

const unavailable = (cause: unknown): WattleError =>
  new WattleError('AUTH_UNAVAILABLE', 'The keys of the identity provider cannot be had at the moment.', { cause, retryAfterSeconds: 30 });
