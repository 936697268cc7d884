/** The ingest process of a program that contacts no agency: started for the first rebuild that somebody wants, and not before. */
import type { Store } from '../store/port.ts';
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

  /** Has it look for work now. */
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

  /** Goes on with a rebuild that was not done when the program ended. */
  async takeUp(): Promise<void> {
    if ((await this.#store.jobs.list('rebuild', 1)).some(({ state }) => state !== 'done')) this.wake();
  }

  /** Calls the listener whenever something new may be stored. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async stop(): Promise<void> {
    await this.#ingest?.stop();
  }
}
