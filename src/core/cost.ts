/**
 * The cost of a response, in units of the rate limit. A unit is 2,000 observations or 25 ms of processing, whichever is more. Each request
 * has a payer in the async context. Queries report the number of observations that they read to the payer.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

const OBSERVATIONS_PER_UNIT = 2_000;
const MS_PER_UNIT = 25;
/** The number of observations above which a response is long. Wattle builds only a few long responses at the same time. */
export const LONG_OBSERVATIONS = 10_000;
/** The maximum number of observations in a response for a caller without a key. */
export const OPEN_OBSERVATIONS = 25_000;

export interface CostPayer {
  /** Charges for observations before a query reads them. Throws LIMIT_RATE, LIMIT_BUSY or LIMIT_LENGTH if the caller may not read them. */
  reserve(observations: number): void;
  /** Counts observations after a query has read them. */
  note(observations: number): void;
  /** Waits for other responses if this one has used its share of processing time. */
  share(): Promise<void>;
}

/** Returns the cost of a response. It is at least one unit, so every request costs something. */
export const unitsOf = (observations: number, ms: number): number =>
  Math.max(1, Math.ceil(observations / OBSERVATIONS_PER_UNIT), Math.ceil(ms / MS_PER_UNIT));

const current = new AsyncLocalStorage<CostPayer>();

export const withPayer = <T>(payer: CostPayer, work: () => T): T => current.run(payer, work);

/**
 * Runs `work`, which reads a whole file that is the same for all callers. Such a file is built once for each version and then cached. Its
 * observations are charged, but their number is not limited.
 */
export function readingSharedFile<T>(work: () => T): T {
  const payer = current.getStore();
  if (payer === undefined) return work();
  return current.run({ reserve: () => undefined, note: (observations) => payer.note(observations), share: () => payer.share() }, work);
}

/** Charges the current request for observations. Call this before a read with a known size. Does nothing outside a request. */
export const reserveObservations = (observations: number): void => current.getStore()?.reserve(observations);

/** True while a request is served. False in updates and other work of the program itself. */
export const isServing = (): boolean => current.getStore() !== undefined;

export const noteObservations = (observations: number): void => current.getStore()?.note(observations);

/** Lets other requests run. Call this between parts of long work. */
export const shareThread = (): Promise<void> => current.getStore()?.share() ?? nextTurn();

/** Converts items one by one, and lets other requests run in between. */
export async function mapInTurns<T, U>(items: readonly T[], convert: (item: T) => U | Promise<U>): Promise<readonly U[]> {
  const converted: U[] = [];
  for (const item of items) {
    await shareThread();
    converted.push(await convert(item));
  }
  return converted;
}
