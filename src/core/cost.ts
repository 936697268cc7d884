/**
 * Cost of an answer in units of the rate limit: one for 2,000 observations or 25 ms of processing, whichever is more. Queries report their
 * reads to the payer in the async context.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

const OBSERVATIONS_PER_UNIT = 2_000;
const MS_PER_UNIT = 25;
/** Answers beyond this are long, and few are built at a time. */
export const LONG_OBSERVATIONS = 10_000;
/** The longest answer to a caller without a key. */
export const OPEN_OBSERVATIONS = 25_000;

export interface CostPayer {
  /** Pays for observations in advance. Throws LIMIT_RATE, LIMIT_BUSY and LIMIT_LENGTH. */
  reserve(observations: number): void;
  /** Counts observations read. */
  note(observations: number): void;
  /** Continues other answers first, if this one has used its time. */
  share(): Promise<void>;
}

/** At least one: every request costs something. */
export const unitsOf = (observations: number, ms: number): number =>
  Math.max(1, Math.ceil(observations / OBSERVATIONS_PER_UNIT), Math.ceil(ms / MS_PER_UNIT));

const current = new AsyncLocalStorage<CostPayer>();

export const withPayer = <T>(payer: CostPayer, work: () => T): T => current.run(payer, work);

/**
 * Reads a whole file that all callers share. It is built once per version and then served from the cache, so its length is charged but not
 * limited.
 */
export function readingSharedFile<T>(work: () => T): T {
  const payer = current.getStore();
  if (payer === undefined) return work();
  return current.run({ reserve: () => undefined, note: (observations) => payer.note(observations), share: () => payer.share() }, work);
}

/** Call before a read of known size. No effect outside a request. */
export const reserveObservations = (observations: number): void => current.getStore()?.reserve(observations);

export const noteObservations = (observations: number): void => current.getStore()?.note(observations);

/** Call between parts of long work, so that the thread serves others. */
export const shareThread = (): Promise<void> => current.getStore()?.share() ?? nextTurn();
