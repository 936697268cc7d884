/** Limits the number of concurrent requests to a host, and the rate at which they start. */

export class HostQueue {
  readonly #concurrency: number;
  readonly #gapMs: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  readonly #rests = new Set<NodeJS.Timeout>();
  #hurried = false;

  /** Makes a queue. `gapMs` is the minimum time between the starts of two requests. */
  constructor(concurrency: number, gapMs: number) {
    this.#concurrency = Math.max(1, concurrency);
    this.#gapMs = gapMs;
  }

  /** Runs work as soon as the limits allow, in order of arrival. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#running--;
      this.#startNext();
    }
  }

  /** Starts no request for `ms` milliseconds, because the host has demanded a pause. */
  rest(ms: number): void {
    if (ms <= 0 || this.#hurried) return;
    const timer = setTimeout(() => {
      this.#rests.delete(timer);
      this.#startNext();
    }, ms);
    this.#rests.add(timer);
  }

  /** Ends all pauses immediately. Waiting requests then fail, because the client is closed. */
  hurry(): void {
    this.#hurried = true;
    for (const timer of this.#rests) clearTimeout(timer);
    this.#rests.clear();
    this.#startNext();
  }

  #startNext(): void {
    while (this.#rests.size === 0 && this.#running < this.#concurrency) {
      const start = this.#waiting.shift();
      if (!start) return;
      this.#running++;
      this.rest(this.#gapMs);
      start();
    }
  }
}
