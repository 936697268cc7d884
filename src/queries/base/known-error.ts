/** Converts any error to a Wattle error for the answer. */
import { WattleError } from '../../core/errors.ts';
import { storeErrorOf } from '../../store/ports/store-fault.ts';

/** Store failures have their own codes. Unexpected errors are BUG. */
export const knownErrorOf = (error: unknown): WattleError =>
  storeErrorOf(error) ?? (error instanceof WattleError ? error : new WattleError('BUG', 'Unexpected error.', { cause: error }));

/** Whether an error is a store failure. */
export const isStoreError = ({ code }: Pick<WattleError, 'code'>): boolean => code.startsWith('STORE_');
