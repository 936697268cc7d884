/**
 * The addresses that a token has paid for in the current hour. A token pays for one request, and any number of readers may then use the
 * same address.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

const HOUR_MS = 3_600_000;
/** The maximum number of addresses to remember. If there are more, those used longest ago are removed. */
const MOST_ADDRESSES = 50_000;

/** Each process counts separately. */
export class HourlyReads {
  readonly #clock: Clock;
  // The limit is `maxSize`, because with `max` lru-cache allocates all its arrays at once.
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

  /** Removes the record of a payment. */
  forget(token: string, address: string): void {
    this.#paid.delete(readerName(token, address));
  }

  get #hour(): number {
    return Math.floor(this.#clock.now() / HOUR_MS);
  }
}

const readerName = (token: string, address: string): string => `${token} ${address}`;
