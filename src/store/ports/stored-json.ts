/** Parses JSON from the store. It may be invalid if a byte has changed on disk. */
import { WattleError } from '../../core/errors.ts';

/** Parses a stored text. Throws STORE_DAMAGED if it is not JSON. `column` includes the table, such as `events.payload`. */
export function storedJson<T>(column: string, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    const hint = 'For the site administrator: run wattle check to find the row, then restore a backup.';
    throw new WattleError('STORE_DAMAGED', `A value in the column ${column} is not JSON.`, { cause, hint });
  }
}
