import { WattleError } from '../../core/errors.ts';
import { storeErrorOf } from '../../store/ports/store-fault.ts';

/** Converts failures of the store to STORE_* errors, and unexpected errors to BUG. Returns other Wattle errors unchanged. */
export const knownErrorOf = (error: unknown): WattleError =>
  storeErrorOf(error) ?? (error instanceof WattleError ? error : new WattleError('BUG', 'Unexpected error.', { cause: error }));

export const isStoreError = ({ code }: Pick<WattleError, 'code'>): boolean => code.startsWith('STORE_');
