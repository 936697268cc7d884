/** Lists of many datasets leave out damaged data and report this. An answer that needs the damaged data fails with DATA_DAMAGED. */
import { WattleError } from '../../core/errors.ts';
import type { DatasetState } from './series.ts';

/** Returns a DATA_DAMAGED error instead of throwing it. Throws other errors. */
export async function orDamage<T>(work: () => Promise<T>): Promise<T | WattleError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WattleError && error.code === 'DATA_DAMAGED') return error;
    throw error;
  }
}

/** The state of a dataset without its damaged data. A list shows the dataset like one that is not stored. */
export function withoutDamaged(state: DatasetState, damage: WattleError): DatasetState {
  // A copy by spread would read the list of dimensions, which throws.
  const { dataset, rows, periodStart, periodEnd, newestDay, checkedAt, confirmedAt, failure, concerns } = state;
  const known = { rows, periodStart, periodEnd, newestDay, checkedAt, confirmedAt, failure, concerns };
  return { dataset, version: null, dimensions: [], ...known, damage };
}
