/** Measures the thread time of each response, even if several responses are in progress at the same time. */
import { performance } from 'node:perf_hooks';

export class BusyTime {
  readonly #busyMs: () => number;
  #lastMs = 0;
  /**
   * The thread time in ms that a response would have used if it had been in progress since the start. The thread time of a real response is
   * the difference between two readings.
   */
  #shareMs = 0;
  #inProgress = 0;

  /** @param busyMs returns the total busy time of the thread in ms */
  constructor(busyMs: () => number = () => performance.eventLoopUtilization().active) {
    this.#busyMs = busyMs;
  }

  begin(): number {
    this.#advance();
    this.#inProgress += 1;
    return this.#shareMs;
  }

  /**
   * Returns the thread time in ms that a response in progress has used.
   * @param begun result of `begin`
   */
  since(begun: number): number {
    this.#advance();
    return this.#shareMs - begun;
  }

  /**
   * Returns the thread time of a response in ms.
   * @param begun result of `begin`
   */
  end(begun: number): number {
    this.#advance();
    this.#inProgress -= 1;
    return this.#shareMs - begun;
  }

  #advance(): void {
    const now = this.#busyMs();
    if (this.#inProgress > 0) this.#shareMs += (now - this.#lastMs) / this.#inProgress;
    this.#lastMs = now;
  }
}
