/** Watches whether the store works. Reports a failure once, and then tests the store regularly until it works again. */
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { StoreHealth, StoreTrouble } from '../http/reply/deps.ts';
import { isStoreError, knownErrorOf } from '../queries/base/known-error.ts';
import type { Store } from '../store/ports/port.ts';

const LOOK_EVERY_MS = 2000;

interface StoreWatchOptions {
  readonly store: Pick<Store, 'probe'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly lookEveryMs?: number;
}

export class StoreWatch implements StoreHealth {
  readonly #options: StoreWatchOptions;
  #trouble: StoreTrouble | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: StoreWatchOptions) {
    this.#options = options;
  }

  get trouble(): StoreTrouble | null {
    return this.#trouble;
  }

  noted(error: unknown): void {
    const { code, message, cause } = knownErrorOf(error);
    if (!isStoreError({ code }) || this.#isClosed) return;
    if (this.#trouble?.code !== code) {
      const { clock, log } = this.#options;
      this.#trouble = { code, reason: message, since: this.#trouble?.since ?? clock.now() };
      log.error(
        { err: cause ?? error, code },
        `The store failed: ${message} Requests that need it return 503. The program recovers automatically.`,
      );
    }
    this.#timer ??= this.#later();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #later(): NodeJS.Timeout {
    return setTimeout(() => void this.#look(), this.#options.lookEveryMs ?? LOOK_EVERY_MS).unref();
  }

  async #look(): Promise<void> {
    this.#timer = undefined;
    try {
      await this.#options.store.probe();
      if (this.#isClosed) return;
      this.#trouble = null;
      this.#options.log.info('The store works again');
    } catch (error) {
      this.noted(error);
      if (!this.#isClosed) this.#timer ??= this.#later();
    }
  }
}
