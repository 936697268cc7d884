/** Runs scans one after another, so that other work waits for one scan at most. */
export class ScanQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(scan: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(scan, scan);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
