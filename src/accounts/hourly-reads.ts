/** Records the URLs for which a token has paid in the current hour, so that the quota does not count further requests for them. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

const HOUR_MS = 3_600_000;
/** The maximum number of URLs. Beyond it, the least recently used URL is removed. */
const MOST_ADDRESSES = 50_000;

/** Records URLs in this process. Other processes count separately. */
export class HourlyReads {
  readonly #clock: Clock;
  // Uses `maxSize` instead of `max`, with which lru-cache allocates all its arrays at once.
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
