/** Who may read pages and their other forms: everybody where the operator allows it, else who is signed in; within a burst limit. */
import { networkOf } from '../../accounts/client-network.ts';
import { type Bucket, TokenBuckets } from '../../accounts/rate-limit.ts';
import type { Clock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';

export interface Reader {
  readonly clientIp: string;
  /** Of the account that is signed in; null where nobody is. */
  readonly accountId: string | null;
}

export class Reading {
  readonly isPublic: boolean;
  readonly #buckets: TokenBuckets;

  /** @param perMinute units of cost that one network, or one account, may spend within a minute */
  constructor(isPublic: boolean, perMinute: number, clock: Clock) {
    this.isPublic = isPublic;
    this.#buckets = new TokenBuckets(clock, { capacity: perMinute, windowSeconds: 60 });
  }

  /**
   * Takes one unit, and returns the bucket that pays for the rest of the answer.
   * Throws AUTH_MISSING where reading needs a sign-in and nobody is signed in, LIMIT_RATE beyond the burst limit.
   */
  admit({ clientIp, accountId }: Reader, access: 'open' | 'reading'): Bucket {
    const bucket = this.#buckets.of(accountId ?? networkOf(clientIp));
    const wait = bucket.take();
    if (wait > 0) {
      throw new WattleError('LIMIT_RATE', `More than ${bucket.capacity} units were used from this network within a minute.`, {
        hint: 'A page or a file costs a unit for every 2,000 observations or 25 ms of processing.',
        retryAfterSeconds: wait,
      });
    }
    if (access === 'open' || this.isPublic || accountId !== null) return bucket;
    throw new WattleError('AUTH_MISSING', 'Sign in to see figures on this site.', {
      hint: 'Sign in, or get a free key with your email address.',
    });
  }
}
