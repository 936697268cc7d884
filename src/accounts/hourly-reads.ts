/** What was paid for within the hour: an address that many readers open costs its token one call, not one for each of them. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

const HOUR_MS = 3_600_000;
/** Above this number of addresses, the least recently used one costs a request again. */
const MOST_ADDRESSES = 50_000;

/** Each process counts for itself. */
export class HourlyReads {
  readonly #clock: Clock;
  // A limit by size: for `max` entries lru-cache allocates all arrays at once.
  readonly #paid = new LRUCache<string, number>({ maxSize: MOST_ADDRESSES, sizeCalculation: () => 1 });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a token has paid for an address within this hour. */
  has(token: string, address: string): boolean {
    return this.#paid.get(readerName(token, address)) === this.#hour;
  }

  note(token: string, address: string): void {
    this.#paid.set(readerName(token, address), this.#hour);
  }

  /** What was noted came to nothing. */
  forget(token: string, address: string): void {
    this.#paid.delete(readerName(token, address));
  }

  get #hour(): number {
    return Math.floor(this.#clock.now() / HOUR_MS);
  }
}

const readerName = (token: string, address: string): string => `${token} ${address}`;
