/**
 * The cost of an answer, in the units that rate limits count: one for every 2,000 observations or 25 ms of processing, whichever is more.
 * Queries report what they read, and whoever pays for the answer is found by the asynchronous context.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export const OBSERVATIONS_PER_UNIT = 2_000;
export const MS_PER_UNIT = 25;
/** A longer answer is a long one: few of them are made at a time. */
export const LONG_OBSERVATIONS = 10_000;
/** The longest answer to a caller without a key. */
export const OPEN_OBSERVATIONS = 25_000;

export interface CostPayer {
  /** Pays for observations before they are read. Throws LIMIT_RATE, LIMIT_BUSY and LIMIT_LENGTH where they may not be read. */
  reserve(observations: number): void;
  /** Counts observations that were read. */
  note(observations: number): void;
}

/** At least one: every request costs something. */
export const unitsOf = (observations: number, ms: number): number =>
  Math.max(1, Math.ceil(observations / OBSERVATIONS_PER_UNIT), Math.ceil(ms / MS_PER_UNIT));

const current = new AsyncLocalStorage<CostPayer>();

export const withPayer = <T>(payer: CostPayer, work: () => T): T => current.run(payer, work);

/** To be called before a read whose size is known. Does nothing outside of a request. */
export const reserveObservations = (observations: number): void => current.getStore()?.reserve(observations);

export const noteObservations = (observations: number): void => current.getStore()?.note(observations);
