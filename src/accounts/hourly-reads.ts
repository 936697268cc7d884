/** Addresses that a token has paid for within the hour. A token pays for one request, for any number of readers. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

const HOUR_MS = 3_600_000;
/** The maximum number of addresses to remember. The least recently used one is evicted. */
const MOST_ADDRESSES = 50_000;

/** Counted per process. */
export class HourlyReads {
  readonly #clock: Clock;
  // The cache is limited by `maxSize`, because lru-cache allocates all arrays at once for `max`.
  readonly #paid = new LRUCache<string, number>({ maxSize: MOST_ADDRESSES, sizeCalculation: () => 1 });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a token has already paid for an address in this hour. */
  has(token: string, address: string): boolean {
    return this.#paid.get(readerName(token, address)) === this.#hour;
  }

  note(token: string, address: string): void {
    this.#paid.set(readerName(token, address), this.#hour);
  }

  /** Cancels a payment. */
  forget(token: string, address: string): void {
    this.#paid.delete(readerName(token, address));
  }

  get #hour(): number {
    return Math.floor(this.#clock.now() / HOUR_MS);
  }
}

const readerName = (token: string, address: string): string => `${token} ${address}`;
