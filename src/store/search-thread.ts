/** Searches registers in a thread of its own, over its own connection to the store; threaded-search.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import { openStore, type StoreSettings } from './open-store.ts';
import type { RegisterQuery } from './port.ts';

export type SearchThreadData = Omit<StoreSettings, 'clock'>;

/** A query under the number of the one who asks, or the order to come to an end. */
export type ToSearchThread = { readonly asker: number; readonly query: RegisterQuery } | 'stop';

/** What an error of ours loses on its way between threads. */
export type CarriedError = Pick<WattleError, 'code' | 'message' | 'at' | 'hint' | 'faults' | 'retryAfterSeconds'>;

/** The page as JSON (a string crosses more quickly than rows do), or what went wrong. */
export type FromSearchThread = { readonly asker: number } & (
  | { readonly page: string }
  | { readonly refused: CarriedError }
  | { readonly failed: Error }
);

const port = parentPort;
if (port) {
  const store = await openStore({ ...(workerData as SearchThreadData), clock: systemClock });
  const say = (message: FromSearchThread): void => port.postMessage(message);
  port.on('message', (message: ToSearchThread) => {
    if (message === 'stop') void store.close().then(() => port.close());
    else {
      const { asker, query } = message;
      store.registers.query(query).then(
        (page) => say({ asker, page: JSON.stringify(page) }),
        (error: unknown) => say({ asker, ...outcomeOf(error) }),
      );
    }
  });
}

function outcomeOf(error: unknown): { readonly refused: CarriedError } | { readonly failed: Error } {
  if (!(error instanceof WattleError)) return { failed: error instanceof Error ? error : new Error(String(error)) };
  const { code, message, at, hint, faults, retryAfterSeconds } = error;
  return { refused: { code, message, at, hint, faults, retryAfterSeconds } };
}
