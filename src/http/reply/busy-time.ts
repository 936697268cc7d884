/** Measures the thread time of each answer while several answers are in progress. */
import { performance } from 'node:perf_hooks';

export class BusyTime {
  readonly #busyMs: () => number;
  #lastMs = 0;
  /**
   * The thread time in ms for an imaginary answer that is always in progress. The difference between two readings is a real answer's time.
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
   * Returns the thread time of an answer in ms.
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
