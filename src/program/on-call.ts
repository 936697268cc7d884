/** Parts of the program that start only when they are needed. */
import type { Logger } from 'pino';
import type { ThreadState } from '../queries/base/context.ts';
import type { Store } from '../store/ports/port.ts';
import { inThread } from './apart.ts';
import type { IngestSupervisor } from './ingest-supervisor.ts';
import type { Environment } from './setting-readers.ts';
import { Supervised } from './supervised.ts';
import type { ToWebhookThread } from './webhook-thread.ts';

/** The import process of a program with updates turned off, which starts with the first rebuild. */
export class IngestOnCall {
  readonly #store: Pick<Store, 'jobs'>;
  readonly #start: () => IngestSupervisor;
  readonly #listeners: (() => void)[] = [];
  #ingest: IngestSupervisor | null = null;

  constructor(store: Pick<Store, 'jobs'>, start: () => IngestSupervisor) {
    this.#store = store;
    this.#start = start;
  }

  /** Starts the process, or makes it look for work now. */
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

  /** Starts the process if a rebuild is not finished. */
  async takeUp(): Promise<void> {
    if ((await this.#store.jobs.list('rebuild', 1)).some(({ state }) => state !== 'done')) this.wake();
  }

  /** Adds a listener that is called when data may have changed. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async stop(): Promise<void> {
    await this.#ingest?.stop();
  }
}

interface DeliveriesOptions {
  readonly env: Environment;
  readonly store: Pick<Store, 'webhooks' | 'accounts'>;
  readonly log: Pick<Logger, 'fatal' | 'warn'>;
}

/** The time in ms between two checks for work. Other nodes and commands may have added subscriptions, or a failed email may be waiting. */
const LOOK_EVERY_MS = 5_000;
const STOP_WITHIN_MS = 20_000;
/** The size of V8's young generation in MiB. The thread handles one delivery at a time, so it needs little. */
const YOUNG_MIB = 8;

/**
 * The webhook thread, which starts with the first subscription or waiting email. Its libraries and its connection to the store use 60 MB,
 * and most installations never need them.
 */
export class Deliveries {
  readonly #options: DeliveriesOptions;
  #thread: Supervised | null = null;
  #isStopping = false;
  #looking: Promise<void>;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DeliveriesOptions) {
    this.#options = options;
    this.#looking = this.#look();
  }

  /** The state of the thread. `running` is also true before the thread was first needed. `restarts` counts its restarts. */
  get state(): Omit<ThreadState, 'name'> {
    return this.#thread === null ? { running: true, restarts: 0 } : this.#thread.state;
  }

  /** Starts the thread, or makes it look for work now. */
  wake(): void {
    if (this.#thread === null) this.#start();
    else this.#thread.tell('wake' satisfies ToWebhookThread);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#thread?.stop('stop' satisfies ToWebhookThread, STOP_WITHIN_MS);
  }

  /** Starts the thread if there is work. Does nothing if the store cannot be read, because the thread could not work either. */
  async #look(): Promise<void> {
    const { webhooks, accounts } = this.#options.store;
    const isNeeded = await Promise.all([webhooks.isUsed(), accounts.mails.list(1)]).then(
      ([isUsed, mails]) => isUsed || mails.length > 0,
      () => false,
    );
    if (this.#isStopping || this.#thread !== null) return;
    if (isNeeded) {
      this.#start();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#looking = this.#look();
    }, LOOK_EVERY_MS);
  }

  #start(): void {
    if (this.#isStopping) return;
    clearTimeout(this.#timer);
    const { env, log } = this.#options;
    this.#thread = new Supervised({
      launch: inThread({
        entry: new URL('./webhook-thread.js', import.meta.url),
        env,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
      }),
      onMessage: () => {},
      onDeath: (err, restartsInMs) => log.fatal({ err, restartsInMs }, 'The webhook thread ended. Deliveries wait until it restarts'),
      onRestart: () => log.warn('The webhook thread restarted'),
    });
  }
}
