/** Decides who may read pages and files (everyone, or only signed-in readers) and applies a rate limit. */
import { randomBytes } from 'node:crypto';
import { networkOf } from '../../accounts/client-network.ts';
import { type Bucket, TokenBuckets } from '../../accounts/rate-limit.ts';
import type { Clock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';

export interface Reader {
  readonly clientIp: string;
  readonly accountId: string | null;
}

const TOOL_HEADER = 'wattle-tool';

export class Reading {
  readonly isPublic: boolean;
  readonly #buckets: TokenBuckets;
  /**
   * Headers that a language model tool sends for a reader without a key. Their value is secret to this process, so no other program can
   * send it.
   */
  readonly toolHeaders: Readonly<Record<string, string>> = { [TOOL_HEADER]: randomBytes(32).toString('base64url') };

  /** @param perMinute cost units per minute for each network or account */
  constructor(isPublic: boolean, perMinute: number, clock: Clock) {
    this.isPublic = isPublic;
    this.#buckets = new TokenBuckets(clock, { capacity: perMinute, windowSeconds: 60 });
  }

  /** True for a request from a tool, which is only possible when reading is public. */
  isTool(headers: Readonly<Record<string, unknown>>): boolean {
    return this.isPublic && headers[TOOL_HEADER] === this.toolHeaders[TOOL_HEADER];
  }

  /**
   * Charges one unit and returns the bucket for further units. Throws AUTH_MISSING if the reader must sign in, and LIMIT_RATE above the
   * limit.
   */
  admit({ clientIp, accountId }: Reader, access: 'open' | 'reading'): Bucket {
    const bucket = this.#buckets.of(accountId ?? networkOf(clientIp));
    const wait = bucket.take();
    if (wait > 0) {
      throw new WattleError('LIMIT_RATE', `Your network used more than ${bucket.capacity} units within a minute.`, {
        hint: 'Wait a minute. Each page or file costs one unit per 2,000 observations or 25 ms of processing.',
        retryAfterSeconds: wait,
      });
    }
    if (access === 'open' || this.isPublic || accountId !== null) return bucket;
    throw new WattleError('AUTH_MISSING', 'Sign in to see figures on this site.', {
      hint: 'Sign in, or get a free key with your email address.',
    });
  }
}
