/** One scan after the other, so that many of them hold up the rest no longer than one does. */
export class ScanQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(scan: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(scan, scan);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
