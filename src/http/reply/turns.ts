import { setImmediate as nextTurn } from 'node:timers/promises';

/** Shares the thread fairly between networks. In each turn, one answer continues. */
export class Turns {
  readonly #turn: () => Promise<void>;
  /** The waiting answers by network. The first network in the map has the next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @param turn resolves when the next answer may continue */
  constructor(turn: () => Promise<void> = nextTurn) {
    this.#turn = turn;
  }

  wait(network: string): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.size === 0) this.#awaitNext();
      const own = this.#waiting.get(network);
      if (own) own.push(resolve);
      else this.#waiting.set(network, [resolve]);
    });
  }

  #awaitNext(): void {
    void this.#turn().then(() => this.#next());
  }

  #next(): void {
    for (const [network, [first, ...rest]] of this.#waiting) {
      this.#waiting.delete(network);
      if (rest.length > 0) this.#waiting.set(network, rest);
      if (this.#waiting.size > 0) this.#awaitNext();
      first?.();
      return;
    }
  }
}
