/** Token buckets in memory. They allow a short burst of requests but limit the average rate. A token is one unit of cost (core/cost.ts). */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

interface BucketSize {
  /** The number of units that can be spent at once. */
  readonly capacity: number;
  /** The number of seconds in which an empty bucket fills. */
  readonly windowSeconds: number;
}

/**
 * The maximum number of buckets. Beyond it, the least recently used bucket is removed. It is probably full, so a new bucket has the same
 * state.
 */
const MOST_BUCKETS = 20_000;

export class Bucket {
  readonly #size: BucketSize;
  #tokens: number;
  #at: number;

  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#tokens = size.capacity;
    this.#at = now;
  }

  /** Takes tokens. Returns 0 on success. If there are too few, takes none and returns the whole seconds to wait. */
  take(tokens = 1): number {
    if (this.#tokens < tokens) return Math.max(1, this.#secondsTo(Math.min(tokens, this.#size.capacity)));
    this.#tokens -= tokens;
    return 0;
  }

  /** Takes tokens for work that was already done. The balance can become negative, at lowest minus the capacity. */
  spend(tokens: number): void {
    this.#tokens = Math.max(-this.#size.capacity, this.#tokens - tokens);
  }

  get remaining(): number {
    return Math.max(0, Math.floor(this.#tokens));
  }

  get capacity(): number {
    return this.#size.capacity;
  }

  /** The whole seconds until the bucket is full. */
  get secondsToFull(): number {
    return this.#secondsTo(this.#size.capacity);
  }

  /** Adds tokens for the time since the last call. Does nothing if the clock has moved back. */
  fill(now: number): void {
    if (now <= this.#at) return;
    const { capacity, windowSeconds } = this.#size;
    this.#tokens = Math.min(capacity, this.#tokens + ((now - this.#at) / 1000) * (capacity / windowSeconds));
    this.#at = now;
  }

  #secondsTo(tokens: number): number {
    const { capacity, windowSeconds } = this.#size;
    return Math.ceil((tokens - this.#tokens) * (windowSeconds / capacity));
  }
}

/** Buckets by key, address or client. Each process counts separately. */
export class TokenBuckets {
  readonly size: BucketSize;
  readonly #clock: Clock;
  // Uses `maxSize`, because lru-cache allocates all its arrays at once if `max` is set.
  readonly #buckets = new LRUCache<string, Bucket>({ maxSize: MOST_BUCKETS, sizeCalculation: () => 1 });

  constructor(clock: Clock, size: BucketSize) {
    this.#clock = clock;
    this.size = size;
  }

  of(name: string): Bucket {
    const now = this.#clock.now();
    const known = this.#buckets.get(name);
    if (known) {
      known.fill(now);
      return known;
    }
    const bucket = new Bucket(this.size, now);
    this.#buckets.set(name, bucket);
    return bucket;
  }

  /** Takes one token from the named bucket. Returns the wait as `Bucket.take` does. */
  take(name: string): number {
    return this.of(name).take();
  }
}
