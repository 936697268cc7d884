/** Runs scans one after another. Other work therefore waits for at most one scan. */
export class ScanQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(scan: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(scan, scan);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
