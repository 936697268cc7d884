/** Parts of the program that start when they are first needed. */
import type { Logger } from 'pino';
import type { ThreadState } from '../queries/base/context.ts';
import type { Store } from '../store/ports/port.ts';
import { inThread } from './apart.ts';
import type { IngestSupervisor } from './ingest-supervisor.ts';
import type { Environment } from './setting-readers.ts';
import { Supervised } from './supervised.ts';
import type { ToWebhookThread } from './webhook-thread.ts';

/** The ingest process for a program without updates. It starts with the first rebuild. */
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

interface DeliveriesOptions {
  readonly env: Environment;
  readonly store: Pick<Store, 'webhooks' | 'accounts'>;
  readonly log: Pick<Logger, 'fatal' | 'warn'>;
}

/** Other nodes and commands can add subscriptions too, and an email that failed waits here. */
const LOOK_EVERY_MS = 5_000;
const STOP_WITHIN_MS = 20_000;
/** The thread handles one delivery at a time, so new objects need little memory. */
const YOUNG_MIB = 8;

/**
 * The webhook thread. It starts with the first subscription or waiting email, because its libraries and its own store take 60 MB that most
 * installations never need.
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

  /** Whether the thread is running or not needed yet, and the number of its restarts. */
  get state(): Omit<ThreadState, 'name'> {
    return this.#thread === null ? { running: true, restarts: 0 } : this.#thread.state;
  }

  /** Polls now. */
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

  /** Starts the thread if there is work. If the store cannot be read, the thread could not work either. */
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
      onDeath: (err, restartsInMs) => log.fatal({ err, restartsInMs }, 'The webhook thread ended. Deliveries wait for its next start'),
      onRestart: () => log.warn('The webhook thread restarted'),
    });
  }
}
