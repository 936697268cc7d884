/**
 * The cost of an answer, in units of the rate limit. One unit pays for 2,000 observations or 25 ms of processing, whichever costs more.
 * Queries report the observations that they read to the payer in the async context.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

const OBSERVATIONS_PER_UNIT = 2_000;
const MS_PER_UNIT = 25;
/** Answers with more observations than this count as long. Only a few are built at a time. */
export const LONG_OBSERVATIONS = 10_000;
/** The maximum number of observations for a caller without a key. */
export const OPEN_OBSERVATIONS = 25_000;

export interface CostPayer {
  /** Pays for observations before they are read. Throws LIMIT_RATE, LIMIT_BUSY or LIMIT_LENGTH. */
  reserve(observations: number): void;
  /** Counts observations read. */
  note(observations: number): void;
  /** If this answer has used its share of time, lets other answers continue first. */
  share(): Promise<void>;
}

/** Returns at least one unit, because every request costs something. */
export const unitsOf = (observations: number, ms: number): number =>
  Math.max(1, Math.ceil(observations / OBSERVATIONS_PER_UNIT), Math.ceil(ms / MS_PER_UNIT));

const current = new AsyncLocalStorage<CostPayer>();

export const withPayer = <T>(payer: CostPayer, work: () => T): T => current.run(payer, work);

/**
 * Reads a whole file that all callers share. The file is built once for each version and then served from the cache. Its observations are
 * charged, but their number is not limited.
 */
export function readingSharedFile<T>(work: () => T): T {
  const payer = current.getStore();
  if (payer === undefined) return work();
  return current.run({ reserve: () => undefined, note: (observations) => payer.note(observations), share: () => payer.share() }, work);
}

/** Call this before a read whose size is known. It has no effect outside a request. */
export const reserveObservations = (observations: number): void => current.getStore()?.reserve(observations);

export const noteObservations = (observations: number): void => current.getStore()?.note(observations);

/** Call this between parts of long work, so that the thread can serve other requests. */
export const shareThread = (): Promise<void> => current.getStore()?.share() ?? nextTurn();
