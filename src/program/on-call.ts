/** Ingest process of a program without updates, started for the first rebuild. */
import type { Store } from '../store/ports/port.ts';
import type { IngestSupervisor } from './ingest-supervisor.ts';

export class IngestOnCall {
  readonly #store: Pick<Store, 'jobs'>;
  readonly #start: () => IngestSupervisor;
  readonly #listeners: (() => void)[] = [];
  #ingest: IngestSupervisor | null = null;

  constructor(store: Pick<Store, 'jobs'>, start: () => IngestSupervisor) {
    this.#store = store;
    this.#start = start;
  }

  /** Polls now. */
  wake(): void {
    if (this.#ingest) {
      this.#ingest.wake();
      return;
    }
    this.#ingest = this.#start();
    this.#ingest.onChange(() => {
      for (const listener of this.#listeners) listener();
    });
  }

  /** Continues an unfinished rebuild. */
  async takeUp(): Promise<void> {
    if ((await this.#store.jobs.list('rebuild', 1)).some(({ state }) => state !== 'done')) this.wake();
  }

  /** Calls the listener when data may have changed. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async stop(): Promise<void> {
    await this.#ingest?.stop();
  }
}
