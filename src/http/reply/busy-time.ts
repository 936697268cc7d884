/** Measures the thread time that each of several interleaved answers uses. */
import { performance } from 'node:perf_hooks';

export class BusyTime {
  readonly #busyMs: () => number;
  #lastMs = 0;
  /** Thread time of an answer that would have been in progress all the time, ms. */
  #shareMs = 0;
  #underWay = 0;

  /** @param busyMs busy time of the thread, ms */
  constructor(busyMs: () => number = () => performance.eventLoopUtilization().active) {
    this.#busyMs = busyMs;
  }

  begin(): number {
    this.#advance();
    this.#underWay += 1;
    return this.#shareMs;
  }

  /** @param begun result of `begin`; returns ms */
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
