/** Records for which addresses a token has paid in the current hour. The quota then does not count further requests for them. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.ts';

const HOUR_MS = 3_600_000;
/** The maximum number of addresses. Beyond it, the address that was used longest ago is removed. */
const MOST_ADDRESSES = 50_000;

/** Records addresses in this process. Other processes count separately. */
export class HourlyReads {
  readonly #clock: Clock;
  // `maxSize` is used instead of `max`, because with `max` lru-cache allocates all its arrays at once.
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
