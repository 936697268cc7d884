/** A thread or process that is started again when it dies, after a pause that grows while it goes on dying. */
import { performance } from 'node:perf_hooks';
import type { Apart, Launch } from './apart.ts';

export interface SupervisedOptions {
  readonly launch: Launch;
  /** Called with each message of it. */
  readonly onMessage: (message: unknown) => void;
  /** Called when it has died, with what it died of; it starts again after this has come back and after the pause. Must not throw. */
  readonly onDeath: (cause: unknown, restartsInMs: number) => Promise<void> | void;
  /** Called when it has been started again. */
  readonly onRestart: () => void;
  readonly pauses?: Pauses;
}

/** In ms. What ran for `soundAfter` begins with the first pause again. */
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

  /** Whether it is there now, and how often it was started again. */
  get state(): { readonly running: boolean; readonly restarts: number } {
    return { running: this.#apart !== null, restarts: this.#restarts };
  }

  /** What is said while it is down is lost; it looks for work by itself when it starts. */
  tell(message: unknown): void {
    this.#apart?.tell(message);
  }

  /** Ends it from outside, wherever it is; it starts again. */
  kill(): void {
    this.#apart?.kill();
  }

  /** Says `message`, on which it has to end by itself, and waits for that; in vain for so long, it is ended from outside. */
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

  /** Comes back when it has been started again and, should the program be stopping by then, has ended. */
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
