/** Runs register searches in a thread, because a few slow searches would delay other requests. See docs/adr/0014. */
import { Worker } from 'node:worker_threads';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { JsonRows } from '../../core/json-rows.ts';
import type { Store } from '../ports/port.ts';
import type {
  RegisterGroupsQuery,
  RegisterGroupTotals,
  RegisterLoad,
  RegisterPage,
  RegisterQuery,
  RegisterStore,
} from '../ports/registers.ts';
import type { Version } from '../ports/series.ts';
import { storeErrorOf } from '../ports/store-fault.ts';
import type { CarriedError, CarriedPage, FromSearchThread, SearchThreadData, ToSearchThread } from './search-thread.ts';
import { withParts } from './store-parts.ts';

const THREAD_ENDED = 'The search was interrupted. It restarts automatically.';
/**
 * A thread that ended unexpectedly restarts after a pause, or earlier if a search needs it. Each time that it ends without a result for
 * a query, the pause doubles.
 */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 300_000];

export interface ThreadedStore extends Store {
  /**
   * Whether the search thread is running, and how often it restarted. `running` is also true before the first search starts the thread.
   */
  readonly searchThread: { readonly running: boolean; readonly restarts: number };
}

/** Called when the thread ends unexpectedly. */
type OnThreadEnd = (cause: unknown, restartsInMs: number) => void;

/** Returns the store with register searches in a thread. Closing the store ends the thread. */
export function withSearchThread(store: Store, data: SearchThreadData, onEnd: OnThreadEnd = () => {}): ThreadedStore {
  const thread = new SearchThread(data, onEnd);
  return {
    ...withParts(store, { registers: new ThreadedRegisters(store.registers, thread) }),
    get searchThread() {
      return thread.state;
    },
    async close() {
      await thread.close();
      await store.close();
    },
  };
}

class ThreadedRegisters implements RegisterStore {
  readonly #registers: RegisterStore;
  readonly #thread: SearchThread;

  constructor(registers: RegisterStore, thread: SearchThread) {
    this.#registers = registers;
    this.#thread = thread;
  }

  load(load: RegisterLoad): Promise<Version | null> {
    return this.#registers.load(load);
  }

  query(query: RegisterQuery): Promise<RegisterPage> {
    return query.search ? this.#thread.query(query) : this.#registers.query(query);
  }

  groups(query: RegisterGroupsQuery): Promise<readonly RegisterGroupTotals[]> {
    return this.#registers.groups(query);
  }

  verify(dataset: DatasetKey): Promise<string | null> {
    return this.#registers.verify(dataset);
  }
}

interface Asker {
  readonly resolve: (page: RegisterPage) => void;
  readonly reject: (error: unknown) => void;
}

class SearchThread {
  readonly #data: SearchThreadData;
  readonly #onEnd: OnThreadEnd;
  #worker: Worker | null = null;
  /**
   * The waiting callers, by their number. A number that is not used has null. This is not a Map, because a Map keeps removed entries
   * until a full garbage collection.
   */
  readonly #askers: (Asker | null)[] = [];
  readonly #free: number[] = [];

  #isDown = false;
  #isClosing = false;
  #restarts = 0;
  #pauseMs = FIRST_PAUSE_MS;
  #timer: NodeJS.Timeout | undefined;

  constructor(data: SearchThreadData, onEnd: OnThreadEnd) {
    this.#data = data;
    this.#onEnd = onEnd;
  }

  get state(): ThreadedStore['searchThread'] {
    return { running: !this.#isDown, restarts: this.#restarts };
  }

  query(query: RegisterQuery): Promise<RegisterPage> {
    return new Promise((resolve, reject) => {
      const asker = this.#free.pop() ?? this.#askers.length;
      this.#askers[asker] = { resolve, reject };
      this.#worker ??= this.#start();
      this.#worker.postMessage({ asker, query } satisfies ToSearchThread);
    });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('stop' satisfies ToSearchThread);
    await ended;
  }

  #start(): Worker {
    clearTimeout(this.#timer);
    if (this.#isDown) this.#restarts += 1;
    this.#isDown = false;
    const worker = new Worker(new URL('./search-thread.js', import.meta.url), { workerData: this.#data });
    let cause: unknown;
    worker.on('message', (message: FromSearchThread) => this.#take(message));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => this.#lose(cause));
    return worker;
  }

  #take(message: FromSearchThread): void {
    this.#pauseMs = FIRST_PAUSE_MS;
    const asker = this.#leave(message.asker);
    if ('page' in message) asker?.resolve(pageOf(message.page));
    else asker?.reject('refused' in message ? errorOf(message.refused) : message.failed);
  }

  /** Fails all waiting callers after the thread has ended. The thread restarts after the pause, or with the next query. */
  #lose(cause: unknown): void {
    this.#worker = null;
    if (!this.#isClosing) {
      this.#isDown = true;
      this.#onEnd(cause, this.#pauseMs);
      this.#timer = setTimeout(() => (this.#worker ??= this.#start()), this.#pauseMs).unref();
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    }
    const ended = storeErrorOf(cause) ?? new WattleError('STORE_AWAY', THREAD_ENDED, { retryAfterSeconds: 1, cause });
    for (const number of this.#askers.keys()) this.#leave(number)?.reject(ended);
  }

  #leave(number: number): Asker | null {
    const asker = this.#askers[number] ?? null;
    if (asker) this.#free.push(number);
    this.#askers[number] = null;
    return asker;
  }
}

const pageOf = (page: CarriedPage): RegisterPage => Object.assign(page, { rows: new JsonRows(page.rows.json, page.rows.length) });

function errorOf({ code, message, at, hint, faults, retryAfterSeconds }: CarriedError): WattleError {
  return new WattleError(code, message, {
    faults,
    ...(at === undefined ? {} : { at }),
    ...(hint === undefined ? {} : { hint }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
