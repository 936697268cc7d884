/**
 * Records the URLs for which a token has paid in the current hour. The quota does not count further requests for them until the responses
 * that were built again have cost `UNITS_OF_REQUEST`.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

const HOUR_MS = 3_600_000;
/** The maximum number of URLs. Beyond it, the least recently used URL is removed. */
const MOST_ADDRESSES = 50_000;
/** The rate limit units (core/cost.ts) for which one counted request pays. An image that is built every 30 seconds costs less in an hour. */
const UNITS_OF_REQUEST = 600;

interface Paid {
  readonly hour: number;
  units: number;
}

/** Records URLs in this process. Other processes count separately. */
export class HourlyReads {
  readonly #clock: Clock;
  // Uses `maxSize`, because lru-cache allocates all its arrays at once if `max` is set.
  readonly #paid = new LRUCache<string, Paid>({ maxSize: MOST_ADDRESSES, sizeCalculation: () => 1 });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(token: string, address: string): boolean {
    return this.#paid.get(readerName(token, address))?.hour === this.#hour;
  }

  note(token: string, address: string): void {
    this.#paid.set(readerName(token, address), { hour: this.#hour, units: 0 });
  }

  /** Adds the cost of a response that was built again. Returns true if it needs another counted request. */
  spend(token: string, address: string, units: number): boolean {
    const paid = this.#paid.get(readerName(token, address));
    if (!paid) return true;
    paid.units += units;
    if (paid.units <= UNITS_OF_REQUEST) return false;
    paid.units = 0;
    return true;
  }

  forget(token: string, address: string): void {
    this.#paid.delete(readerName(token, address));
  }

  get #hour(): number {
    return Math.floor(this.#clock.now() / HOUR_MS);
  }
}

const readerName = (token: string, address: string): string => `${token} ${address}`;
