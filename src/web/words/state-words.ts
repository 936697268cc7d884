/** Spells out the codes of states and electricity regions. */
import { MAIN_STATES } from '../../core/places/geography.ts';

/**
 * Returns the name of the state. Returns null if the field has other values.
 * @param name the name of the field or parameter, such as `state` or `region`
 */
export function stateWords(name: string, code: string): string | null {
  if (name !== 'state' && name !== 'region') return null;
  const found = MAIN_STATES.find(({ abbreviation, nemRegion }) => code === (name === 'state' ? abbreviation : nemRegion));
  return found === undefined ? null : found.name;
}
