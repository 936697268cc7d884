/** Measures how much thread time each of several interleaved answers uses. */
import { performance } from 'node:perf_hooks';

export class BusyTime {
  readonly #busyMs: () => number;
  #lastMs = 0;
  /** The thread time of an imaginary answer that is always in progress, ms. An answer's time is the difference of two values. */
  #shareMs = 0;
  #underWay = 0;

  /** @param busyMs total busy time of the thread, ms */
  constructor(busyMs: () => number = () => performance.eventLoopUtilization().active) {
    this.#busyMs = busyMs;
  }

  begin(): number {
    this.#advance();
    this.#underWay += 1;
    return this.#shareMs;
  }

  /**
   * The thread time since `begin`, ms.
   * @param begun result of `begin`
   */
  end(begun: number): number {
    this.#advance();
    this.#underWay -= 1;
    return this.#shareMs - begun;
  }

  #advance(): void {
    const now = this.#busyMs();
    if (this.#underWay > 0) this.#shareMs += (now - this.#lastMs) / this.#underWay;
    this.#lastMs = now;
  }
}
