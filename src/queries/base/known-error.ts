import { WattleError } from '../../core/errors.ts';
import { storeErrorOf } from '../../store/ports/store-fault.ts';

/** Failures of the store become STORE_* errors, and unexpected errors become BUG. Other Wattle errors are unchanged. */
export const knownErrorOf = (error: unknown): WattleError =>
  storeErrorOf(error) ?? (error instanceof WattleError ? error : new WattleError('BUG', 'Unexpected error.', { cause: error }));

export const isStoreError = ({ code }: Pick<WattleError, 'code'>): boolean => code.startsWith('STORE_');
