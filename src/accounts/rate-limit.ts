/** Token buckets in memory: a burst is allowed, a steady excess is not. A token is one unit of cost (core/cost.ts). */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

interface BucketSize {
  /** Units that can be spent at once. */
  readonly capacity: number;
  /** Seconds to fill an empty bucket. */
  readonly windowSeconds: number;
}

/** Most names, least recently used evicted. Their buckets are probably full, like new ones. */
const MOST_BUCKETS = 20_000;

/** One bucket, filled up to the time of the request. */
export class Bucket {
  readonly #size: BucketSize;
  #tokens: number;
  #at: number;

  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#tokens = size.capacity;
    this.#at = now;
  }

  /** Takes tokens, or takes nothing if there are too few. Returns 0, or the waiting time in whole seconds. */
  take(tokens = 1): number {
    if (this.#tokens < tokens) return Math.max(1, this.#secondsTo(Math.min(tokens, this.#size.capacity)));
    this.#tokens -= tokens;
    return 0;
  }

  /** Takes tokens afterwards, possibly as debt up to one full bucket. */
  spend(tokens: number): void {
    this.#tokens = Math.max(-this.#size.capacity, this.#tokens - tokens);
  }

  /** Whole tokens left. */
  get remaining(): number {
    return Math.max(0, Math.floor(this.#tokens));
  }

  get capacity(): number {
    return this.#size.capacity;
  }

  /** Whole seconds until it is full. */
  get secondsToFull(): number {
    return this.#secondsTo(this.#size.capacity);
  }

  /** Refills up to `now`. A clock moving back has no effect. */
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

/** Buckets by name: key, address or client. Counted per process. */
export class TokenBuckets {
  readonly size: BucketSize;
  readonly #clock: Clock;
  // Limited by size, because with `max` lru-cache allocates all arrays at once.
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

  /** Takes a token by name, see `Bucket.take`. */
  take(name: string): number {
    return this.of(name).take();
  }
}
