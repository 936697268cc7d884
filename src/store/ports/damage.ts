/**
 * Damaged data in lists of datasets. A list omits the damaged part and reports the damage. A request that needs the part fails with
 * DATA_DAMAGED.
 */
import { WattleError } from '../../core/errors.ts';
import type { DatasetState } from './series.ts';

/** Runs `work`. Returns a DATA_DAMAGED error as a value, and throws all other errors. */
export async function orDamage<T>(work: () => Promise<T>): Promise<T | WattleError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WattleError && error.code === 'DATA_DAMAGED') return error;
    throw error;
  }
}

/** Returns the state of a dataset without its damaged data. A list then shows the dataset as not stored. */
export function withoutDamaged(state: DatasetState, damage: WattleError): DatasetState {
  // The state is not copied with spread, because spread would read the dimensions. Reading them throws.
  const { dataset, rows, periodStart, periodEnd, newestDay, checkedAt, confirmedAt, failure, concerns } = state;
  const known = { rows, periodStart, periodEnd, newestDay, checkedAt, confirmedAt, failure, concerns };
  return { dataset, version: null, dimensions: [], ...known, damage };
}
