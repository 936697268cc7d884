/** Addresses that a token has paid for in the current hour. After one paid request, any number of readers may use the same address. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

const HOUR_MS = 3_600_000;
/** Above this number, those used longest ago are removed. */
const MOST_ADDRESSES = 50_000;

/** Each process counts separately. */
export class HourlyReads {
  readonly #clock: Clock;
  // With `max` instead of `maxSize`, lru-cache would allocate all its arrays at once.
  readonly #paid = new LRUCache<string, number>({ maxSize: MOST_ADDRESSES, sizeCalculation: () => 1 });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(token: string, address: string): boolean {
    return this.#paid.get(readerName(token, address)) === this.#hour;
  }

  note(token: string, address: string): void {
    this.#paid.set(readerName(token, address), this.#hour);
  }

  forget(token: string, address: string): void {
    this.#paid.delete(readerName(token, address));
  }

  get #hour(): number {
    return Math.floor(this.#clock.now() / HOUR_MS);
  }
}

const readerName = (token: string, address: string): string => `${token} ${address}`;
