/** A thread or process that is restarted when it ends. The pause before a restart grows each time. */
import { performance } from 'node:perf_hooks';
import type { Apart, Launch } from './apart.ts';

interface SupervisedOptions {
  readonly launch: Launch;
  /** Called with each message from the thread or process. */
  readonly onMessage: (message: unknown) => void;
  /**
   * Called with the cause when the thread or process ends. The restart follows when the promise has resolved and the pause is over. Must
   * not throw.
   */
  readonly onDeath: (cause: unknown, restartsInMs: number) => Promise<void> | void;
  /** Called after each restart of the thread or process. */
  readonly onRestart: () => void;
  readonly pauses?: Pauses;
}

/** The pauses before restarts, in ms. If the thread or process has run for `soundAfter`, the next pause is `first` again. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
  readonly soundAfter: number;
}

const PAUSES: Pauses = { first: 1_000, longest: 300_000, soundAfter: 600_000 };

export class Supervised {
  readonly #options: SupervisedOptions;
  readonly #pauses: Pauses;
  #apart: Apart | null = null;
  #startedAt = 0;
  #deaths = 0;
  #restarts = 0;
  #stopping = false;
  #ended: Promise<void> = Promise.resolve();
  #endPause: () => void = () => {};

  constructor(options: SupervisedOptions) {
    this.#options = options;
    this.#pauses = options.pauses ?? PAUSES;
    this.#start();
  }

  /** The state: whether the thread or process is running, and the number of its restarts. */
  get state(): { readonly running: boolean; readonly restarts: number } {
    return { running: this.#apart !== null, restarts: this.#restarts };
  }

  /**
   * Sends a message. A message that is sent during a restart is lost. This does no harm, because the thread or process looks for work
   * when it starts.
   */
  tell(message: unknown): void {
    this.#apart?.tell(message);
  }

  /** Ends the thread or process, which is then restarted. */
  kill(): void {
    this.#apart?.kill();
  }

  /** Sends `message` and waits until the thread or process ends. If that takes longer than `withinMs`, ends it from outside. */
  async stop(message: unknown, withinMs: number): Promise<void> {
    this.#stopping = true;
    this.#endPause();
    this.tell(message);
    const timer = setTimeout(() => this.kill(), withinMs);
    await this.#ended;
    clearTimeout(timer);
  }

  #start(): void {
    const { launch, onMessage } = this.#options;
    this.#startedAt = performance.now();
    this.#ended = new Promise((resolve) => {
      this.#apart = launch({
        onMessage,
        onEnd: (cause) => {
          this.#apart = null;
          if (this.#stopping) resolve();
          else void this.#restart(cause).then(resolve);
        },
      });
    });
  }

  /** Restarts, and resolves after the restart. If the program is stopping, resolves at once without a restart. */
  async #restart(cause: unknown): Promise<void> {
    const { first, longest, soundAfter } = this.#pauses;
    this.#deaths = performance.now() - this.#startedAt >= soundAfter ? 1 : this.#deaths + 1;
    const pauseMs = Math.min(first * 2 ** (this.#deaths - 1), longest);
    await this.#options.onDeath(cause, pauseMs);
    await this.#pause(pauseMs);
    if (this.#stopping) return;
    this.#restarts += 1;
    this.#start();
    this.#options.onRestart();
  }

  async #pause(ms: number): Promise<void> {
    if (this.#stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
