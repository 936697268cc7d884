/** Who may read pages and their other forms: everybody where the operator allows it, else who is signed in; within a burst limit. */
import { networkOf } from '../../accounts/client-network.ts';
import { TokenBuckets } from '../../accounts/rate-limit.ts';
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

  /** @param perMinute pages and files that one network, or one account, may have within a minute */
  constructor(isPublic: boolean, perMinute: number, clock: Clock) {
    this.isPublic = isPublic;
    this.#buckets = new TokenBuckets(clock, { capacity: perMinute, windowSeconds: 60 });
  }

  /** Throws AUTH_MISSING where reading needs a sign-in and nobody is signed in, LIMIT_RATE beyond the burst limit. */
  admit({ clientIp, accountId }: Reader, access: 'open' | 'reading'): void {
    const wait = this.#buckets.take(accountId ?? networkOf(clientIp));
    if (wait > 0) {
      const detail = `More than ${this.#buckets.size.capacity} pages were read from here within a minute.`;
      throw new WattleError('LIMIT_RATE', detail, { retryAfterSeconds: wait });
    }
    if (access === 'open' || this.isPublic || accountId !== null) return;
    throw new WattleError('AUTH_MISSING', 'Figures are shown here to those who are signed in.', {
      hint: 'Sign in, or make a free key: an account is an e-mail address.',
    });
  }
}
