/**
 * Verifies JWTs from an external identity provider as RFC 8725 recommends, with fixed algorithms and checks of issuer, audience, type and
 * times. The keys are from the provider's key set (JWKS).
 */
import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';

export interface OutsideProvider {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
}

export interface OutsideIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** The verified email address. Null if the provider has not verified it. */
  readonly email: string | null;
  /** The expiry of the token, in ms since the epoch. */
  readonly endsAt: number;
}

/**
 * The accepted algorithms, which are all asymmetric. With a symmetric algorithm, an attacker could use the public key as the secret and
 * forge a token.
 */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** The accepted types. Tokens for other purposes with the same keys (logout tokens, proofs, events) have other types. */
const TYPES = new Set(['jwt', 'at+jwt', 'application/at+jwt']);
const TOLERANCE_SECONDS = 30;
/**
 * An unknown key id causes at most one download of keys in 30 seconds. Keys older than ten minutes are downloaded again, so that revoked
 * keys stop working.
 */
const JWKS_COOLDOWN_MS = 30_000;
const JWKS_MAX_AGE_MS = 600_000;
const JWKS_TIMEOUT_MS = 5000;
/** The maximum size of a key set. A key has about a kilobyte, and a provider has only a few. */
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

  /** Verifies a token. Throws a jose error for an invalid token, and AUTH_UNAVAILABLE if keys cannot be loaded. */
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
    if (protectedHeader.typ !== undefined && !TYPES.has(protectedHeader.typ.toLowerCase()))
      throw new errors.JWTInvalid('the token has another type');
    if ((payload.iat ?? 0) * 1000 > now + TOLERANCE_SECONDS * 1000) throw new errors.JWTInvalid('the token was issued in the future');
    if (payload.sub === undefined || payload.sub === '') throw new errors.JWTInvalid('the token has no subject');
    const email = payload['email_verified'] === true && typeof payload['email'] === 'string' ? payload['email'] : null;
    return { issuer, subject: payload.sub, email, endsAt: ((payload.exp ?? 0) + TOLERANCE_SECONDS) * 1000 };
  }
}

/** Loads the key set with a limit on the size of the response. */
const boundedFetch: FetchImplementation = async (url, options) => {
  const answer = await fetch(url, options);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > JWKS_MAX_BYTES) throw new errors.JWKSInvalid(`the key set has more than ${JWKS_MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status: answer.status, headers: answer.headers });
};

/** Returns true for an invalid token, and false for a failed connection to the provider. */
function isTokenFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  // The library throws its generic error for an invalid key set, which is not an error in the token.
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

const unavailable = (cause: unknown): WattleError =>
  new WattleError('AUTH_UNAVAILABLE', 'The keys of the identity provider cannot be loaded at the moment.', {
    cause,
    retryAfterSeconds: 30,
  });
