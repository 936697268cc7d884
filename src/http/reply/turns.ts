import { setImmediate as nextTurn } from 'node:timers/promises';
import { addTo } from '../../core/basic/lists.ts';

/**
 * For this time in ms, more responses may continue in the same turn of the event loop, one after another. A turn itself takes as long as a
 * short response, so a separate turn for each response would double the cost.
 */
const SHARED_MS = 1;

/** Shares the thread fairly between networks. In each turn, one response continues, or several short ones. */
export class Turns {
  readonly #turn: () => Promise<void>;
  /** The waiting responses by network. The first network in the map is next. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @param turn resolves when the next response may continue */
  constructor(turn: () => Promise<void> = nextTurn) {
    this.#turn = turn;
  }

  wait(network: string): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.size === 0) this.#awaitNext();
      addTo(this.#waiting, network, resolve);
    });
  }

  #awaitNext(): void {
    void this.#turn().then(() => this.#next(performance.now()));
  }

  /** @param since the start of this turn in ms */
  #next(since: number): void {
    for (const [network, [first, ...rest]] of this.#waiting) {
      this.#waiting.delete(network);
      if (rest.length > 0) this.#waiting.set(network, rest);
      first?.();
      // A tick runs after the response's promises, so it can measure the time that the response has used.
      if (this.#waiting.size > 0) process.nextTick(() => (performance.now() - since < SHARED_MS ? this.#next(since) : this.#awaitNext()));
      return;
    }
  }
}
