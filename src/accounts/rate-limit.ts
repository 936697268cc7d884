/** Token buckets in memory: a burst is allowed, a steady excess is not. */
import type { Clock } from '../core/clock.ts';

interface Bucket {
  tokens: number;
  at: number;
}

export interface BucketSize {
  /** Requests that may come at once. */
  readonly capacity: number;
  /** Seconds in which an empty bucket fills again. */
  readonly windowSeconds: number;
}

const MOST_BUCKETS = 50_000;

/** One bucket for each name: a key, an address, a client. Each process counts for itself. */
export class TokenBuckets {
  readonly size: BucketSize;
  readonly #clock: Clock;
  readonly #perMs: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock, size: BucketSize) {
    this.#clock = clock;
    this.size = size;
    this.#perMs = size.capacity / (size.windowSeconds * 1000);
  }

  /** Takes a token. Returns 0 when there was one, else the whole seconds until there is. */
  take(name: string): number {
    const bucket = this.#filled(name);
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return 0;
    }
    return Math.max(1, Math.ceil((1 - bucket.tokens) / this.#perMs / 1000));
  }

  /** Whole tokens left. */
  remaining(name: string): number {
    return Math.floor(this.#filled(name).tokens);
  }

  /** Whole seconds until the bucket is full. */
  secondsToFull(name: string): number {
    return Math.ceil((this.size.capacity - this.#filled(name).tokens) / this.#perMs / 1000);
  }

  #filled(name: string): Bucket {
    const now = this.#clock.now();
    let bucket = this.#buckets.get(name);
    if (!bucket) {
      if (this.#buckets.size >= MOST_BUCKETS) this.#forgetFull(now);
      bucket = { tokens: this.size.capacity, at: now };
      this.#buckets.set(name, bucket);
    } else if (now > bucket.at) {
      bucket.tokens = Math.min(this.size.capacity, bucket.tokens + (now - bucket.at) * this.#perMs);
      bucket.at = now;
    }
    return bucket;
  }

  /** A full bucket says nothing that a new one does not; when all are in use the oldest goes. */
  #forgetFull(now: number): void {
    for (const [name, bucket] of this.#buckets) {
      if (bucket.tokens + (now - bucket.at) * this.#perMs >= this.size.capacity) this.#buckets.delete(name);
    }
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined && this.#buckets.size >= MOST_BUCKETS) this.#buckets.delete(oldest);
  }
}
