/** Searches registers in a thread with its own connection to the store. threaded-search.ts starts the thread. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { JsonRows } from '../../core/json-rows.ts';
import type { RegisterPage, RegisterQuery } from '../ports/registers.ts';
import { storeErrorOf } from '../ports/store-fault.ts';
import { openStore, type StoreSettings } from './open-store.ts';

export type SearchThreadData = Omit<StoreSettings, 'clock' | 'captures'>;

/** `asker` is the number of the waiting caller. `stop` ends the thread. */
export type ToSearchThread = { readonly asker: number; readonly query: RegisterQuery } | 'stop';

/** The fields of a Wattle error. Node does not copy them with an error that is sent between threads. */
export type CarriedError = Pick<WattleError, 'code' | 'message' | 'at' | 'hint' | 'faults' | 'retryAfterSeconds'>;

/** The data of a register page without methods, which cannot be sent between threads. */
export type CarriedPage = Omit<RegisterPage, 'rows'> & { readonly rows: Pick<JsonRows, 'json' | 'length'> };

export type FromSearchThread = { readonly asker: number } & (
  | { readonly page: CarriedPage }
  | { readonly refused: CarriedError }
  | { readonly failed: Error }
);

if (parentPort) void run(parentPort);

async function run(port: MessagePort): Promise<void> {
  const store = await openStore({ ...(workerData as SearchThreadData), clock: systemClock });
  const say = (message: FromSearchThread): void => port.postMessage(message);
  port.on('message', (message: ToSearchThread) => {
    if (message === 'stop') void store.close().then(() => port.close());
    else {
      const { asker, query } = message;
      store.registers.query(query).then(
        (page) => say({ asker, page }),
        (error: unknown) => say({ asker, ...outcomeOf(error) }),
      );
    }
  });
}

function outcomeOf(error: unknown): { readonly refused: CarriedError } | { readonly failed: Error } {
  // Converts driver errors, because their code is lost between threads.
  const known = storeErrorOf(error) ?? error;
  if (!(known instanceof WattleError)) return { failed: known instanceof Error ? known : new Error(String(known)) };
  const { code, message, at, hint, faults, retryAfterSeconds } = known;
  return { refused: { code, message, at, hint, faults, retryAfterSeconds } };
}
