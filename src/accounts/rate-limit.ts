/** Token buckets in memory: a burst is allowed, a steady excess is not. A token is one unit of cost (core/cost.ts). */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

export interface BucketSize {
  /** Units that may be spent at once. */
  readonly capacity: number;
  /** Seconds in which an empty bucket fills again. */
  readonly windowSeconds: number;
}

/** Beyond this the name that was longest not heard of is forgotten; most likely its bucket is full again, which a new one is too. */
const MOST_BUCKETS = 20_000;

/** One bucket, filled up to the moment it was requested. */
export class Bucket {
  readonly #size: BucketSize;
  #tokens: number;
  #at: number;

  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#tokens = size.capacity;
    this.#at = now;
  }

  /** Takes tokens, or nothing where there are too few. Returns 0 when they were there, else the whole seconds until they are. */
  take(tokens = 1): number {
    if (this.#tokens < tokens) return Math.max(1, this.#secondsTo(Math.min(tokens, this.#size.capacity)));
    this.#tokens -= tokens;
    return 0;
  }

  /** Takes tokens for what was done already, and as a debt where they are not there; the debt is at most one full bucket. */
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

  /** Lets time pass, up to `now`; a clock that steps back takes nothing away. */
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

/** One bucket for each name: a key, an address, a client. Each process counts for itself. */
export class TokenBuckets {
  readonly size: BucketSize;
  readonly #clock: Clock;
  // A limit by size: for `max` entries lru-cache allocates all arrays at once.
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

  /** Takes a token of a name's bucket; see `Bucket.take`. */
  take(name: string): number {
    return this.of(name).take();
  }
}
