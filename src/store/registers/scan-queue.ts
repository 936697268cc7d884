/** Runs scans one at a time, so that many scans delay other work no more than one. */
export class ScanQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(scan: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(scan, scan);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
