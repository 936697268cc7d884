/** A thread that is started again when it dies, after a pause that grows while it goes on dying. */
import { performance } from 'node:perf_hooks';
import { type ResourceLimits, Worker } from 'node:worker_threads';

export interface SupervisedThreadOptions {
  readonly entry: URL;
  /** Made anew for each start. */
  readonly workerData?: () => unknown;
  readonly resourceLimits?: ResourceLimits;
  /** Called with each message of the thread. */
  readonly onMessage: (message: unknown) => void;
  /** Called when it has died, with what it died of; it starts again after this has come back and after the pause. Must not throw. */
  readonly onDeath: (cause: unknown, restartsInMs: number) => Promise<void> | void;
  /** Called when it has been started again. */
  readonly onRestart: () => void;
  readonly pauses?: Pauses;
}

/** In ms. A thread that ran for `soundAfter` begins with the first pause again. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
  readonly soundAfter: number;
}

const PAUSES: Pauses = { first: 1_000, longest: 300_000, soundAfter: 600_000 };

export class SupervisedThread {
  readonly #options: SupervisedThreadOptions;
  readonly #pauses: Pauses;
  #thread: Worker | null = null;
  #startedAt = 0;
  #deaths = 0;
  #restarts = 0;
  #stopping = false;
  #ended: Promise<void> = Promise.resolve();
  #endPause: () => void = () => {};

  constructor(options: SupervisedThreadOptions) {
    this.#options = options;
    this.#pauses = options.pauses ?? PAUSES;
    this.#start();
  }

  /** Whether it is there now, and how often it was started again. */
  get state(): { readonly running: boolean; readonly restarts: number } {
    return { running: this.#thread !== null, restarts: this.#restarts };
  }

  /** What is said while it is down is lost; it looks for work by itself when it starts. */
  tell(message: unknown): void {
    this.#thread?.postMessage(message);
  }

  /** Ends the thread from outside, wherever it is; it starts again. */
  kill(): void {
    void this.#thread?.terminate();
  }

  /** Says `message`, on which the thread has to end by itself, and waits for that; in vain for so long, it is ended from outside. */
  async stop(message: unknown, withinMs: number): Promise<void> {
    this.#stopping = true;
    this.#endPause();
    this.tell(message);
    const timer = setTimeout(() => this.kill(), withinMs);
    await this.#ended;
    clearTimeout(timer);
  }

  #start(): void {
    const { entry, workerData, resourceLimits, onMessage } = this.#options;
    const thread = new Worker(entry, { workerData: workerData?.(), ...(resourceLimits ? { resourceLimits } : {}) });
    let cause: unknown;
    this.#thread = thread;
    this.#startedAt = performance.now();
    thread.on('message', onMessage);
    thread.on('error', (error) => {
      cause = error;
    });
    this.#ended = new Promise((resolve) => {
      thread.once('exit', () => {
        this.#thread = null;
        if (this.#stopping) resolve();
        else void this.#restart(cause).then(resolve);
      });
    });
  }

  /** Comes back when the thread has been started again and, should the program be stopping by then, has ended. */
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
