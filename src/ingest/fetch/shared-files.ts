/** Files that several datasets are read from, such as a yearly archive or a market report: one of them queries the agency, the others take what it got. */

import type { Captured } from '../../core/capture.ts';
import type { Clock } from '../../core/clock.ts';
import { DAY_MS } from '../../core/period.ts';

/** So long the others need not ask again. */
const TAKEN_FOR_MS = DAY_MS;
/** Beyond so many addresses those of more than a day ago are forgotten. */
const MOST_REMEMBERED = 2_000;

interface Fetched {
  readonly dataset: string;
  /** ms since the epoch */
  readonly at: number;
  readonly captured: Promise<Captured>;
}

export class SharedFiles {
  readonly #clock: Clock;
  readonly #byUrl = new Map<string, Fetched>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * What another dataset got from an address within the last day, or is getting now; otherwise what `fetch` gets. A dataset that comes a
   * second time requests itself. Throws what the fetching throws, to all who wait for it, and forgets it.
   */
  async take(
    url: string,
    dataset: string,
    fetch: () => Promise<Captured>,
  ): Promise<{ readonly captured: Captured; readonly own: boolean }> {
    const known = this.#byUrl.get(url);
    if (known && known.dataset !== dataset && this.#clock.now() - known.at < TAKEN_FOR_MS)
      return { captured: await known.captured, own: false };
    this.#forgetOld();
    const fetched: Fetched = { dataset, at: this.#clock.now(), captured: fetch() };
    this.#byUrl.set(url, fetched);
    try {
      return { captured: await fetched.captured, own: true };
    } catch (error) {
      if (this.#byUrl.get(url) === fetched) this.#byUrl.delete(url);
      throw error;
    }
  }

  #forgetOld(): void {
    if (this.#byUrl.size < MOST_REMEMBERED) return;
    for (const [url, { at }] of this.#byUrl) if (this.#clock.now() - at >= TAKEN_FOR_MS) this.#byUrl.delete(url);
  }
}
