/**
 * Shares files that several datasets use, such as an archive for a year or a market report. The first dataset requests the file, and the
 * others use the same download.
 */

import type { Captured } from '../../core/capture.ts';
import type { Clock } from '../../core/clock.ts';
import { DAY_MS } from '../../core/period.ts';

/** How long a download is shared, in ms. */
const TAKEN_FOR_MS = DAY_MS;
/** The maximum number of recorded URLs. Beyond it, downloads older than a day are removed. */
const MOST_REMEMBERED = 2_000;

interface Fetched {
  readonly dataset: string;
  /** The start of the download, in ms since the epoch. */
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
   * Returns a file that another dataset has downloaded within the last day or is downloading now. Otherwise calls `fetch`. If the same
   * dataset requests the file again, it is downloaded again. If a download fails, all waiting callers receive the error, and the next
   * caller downloads the file again.
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
