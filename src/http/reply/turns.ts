/** Shares the thread fairly between networks. In each turn of the event loop, one answer continues. */
export class Turns {
  /** The waiting answers by network. The first network in the map has the next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();

  wait(network: string): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.size === 0) setImmediate(() => this.#next());
      const own = this.#waiting.get(network);
      if (own) own.push(resolve);
      else this.#waiting.set(network, [resolve]);
    });
  }

  #next(): void {
    for (const [network, [first, ...rest]] of this.#waiting) {
      this.#waiting.delete(network);
      if (rest.length > 0) this.#waiting.set(network, rest);
      if (this.#waiting.size > 0) setImmediate(() => this.#next());
      first?.();
      return;
    }
  }
}
