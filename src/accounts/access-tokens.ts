/** Access tokens that Wattle issues after sign-in: short-lived JWTs (RFC 9068), signed with a key derived from the master key. */
import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../core/clock.ts';

/** The issuer of Wattle's tokens. External issuers cannot have this name, because they are URLs. */
export const OWN_ISSUER = 'wattle';
const AUDIENCE = 'wattle-api';
const TYPE = 'at+jwt';
/** The only accepted algorithm. A token cannot choose another one in its header. */
const ALGORITHM = 'HS256';
const LIFE_SECONDS = 900;
/** The accepted difference between the clocks of nodes, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 30;

export interface AccessToken {
  readonly token: string;
  readonly lifeSeconds: number;
}

interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  readonly endsAt: number;
}

export class AccessTokens {
  readonly #key: Uint8Array;
  readonly #keyId: string;
  readonly #clock: Clock;

  constructor(key: Uint8Array, clock: Clock) {
    this.#key = key;
    this.#keyId = createHash('sha256').update(key).digest('base64url').slice(0, 8);
    this.#clock = clock;
  }

  async issue(accountId: string, sessionId: string): Promise<AccessToken> {
    const now = Math.floor(this.#clock.now() / 1000);
    const token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: this.#keyId })
      .setIssuer(OWN_ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(accountId)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFE_SECONDS)
      .sign(this.#key);
    return { token, lifeSeconds: LIFE_SECONDS };
  }

  /** Verifies a token. Throws a jose error if Wattle did not issue it, or if it is expired or not yet valid. */
  async verify(token: string): Promise<AccessClaims> {
    const now = this.#clock.now();
    const { payload } = await jwtVerify(token, this.#key, {
      algorithms: [ALGORITHM],
      issuer: OWN_ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      maxTokenAge: LIFE_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat', 'sid'],
      currentDate: new Date(now),
    });
    const endsAt = ((payload.exp ?? 0) + CLOCK_TOLERANCE_SECONDS) * 1000;
    return { accountId: String(payload.sub), sessionId: String(payload['sid']), endsAt };
  }
}
