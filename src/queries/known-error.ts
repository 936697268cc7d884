/** Any error as one of the catalogue, for those who are answered. */
import { WattleError } from '../core/errors.ts';
import { storeErrorOf } from '../store/store-fault.ts';

/** A store that does not give or take data is reported as that; what nobody foresaw is a BUG. */
export const knownErrorOf = (error: unknown): WattleError =>
  storeErrorOf(error) ?? (error instanceof WattleError ? error : new WattleError('BUG', 'Unexpected error.', { cause: error }));

/** Whether an error says that the store does not give or take data. */
export const isStoreError = ({ code }: Pick<WattleError, 'code'>): boolean => code.startsWith('STORE_');
