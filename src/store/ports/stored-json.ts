/** Parses JSON from the store. It may be invalid if a byte has changed on disk. */
import { WattleError } from '../../core/errors.ts';

/** Parses a stored text. Throws STORE_DAMAGED if it is not JSON. `column` includes the table, such as `events.payload`. */
export function storedJson<T>(column: string, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    const hint = 'Restore a backup, or run wattle check, which names the row.';
    throw new WattleError('STORE_DAMAGED', `A row of the column ${column} is not JSON.`, { cause, hint });
  }
}
