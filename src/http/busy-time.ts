/** How much of the thread's time each of several answers took, while they were made by turns. */
import { performance } from 'node:perf_hooks';

export class BusyTime {
  readonly #busyMs: () => number;
  #lastMs = 0;
  /** What one answer took that was under way all the time, ms. */
  #shareMs = 0;
  #underWay = 0;

  /** @param busyMs the time for which the thread was not idle, ms */
  constructor(busyMs: () => number = () => performance.eventLoopUtilization().active) {
    this.#busyMs = busyMs;
  }

  begin(): number {
    this.#advance();
    this.#underWay += 1;
    return this.#shareMs;
  }

  /** @param begun what `begin` gave; returns ms */
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
