import type { ChoiceParameter } from '../../core/define-signal.ts';
import { MAIN_STATES, type MainState, type StateAbbreviation } from '../../core/places/geography.ts';

/** Accepts the abbreviation (`NSW`), the name, the ISO code and the ABS code. */
export const STATE = {
  kind: 'choice',
  values: MAIN_STATES.map(({ abbreviation }) => abbreviation),
  default: null,
  description: 'Only this state or territory.',
  spellings: Object.fromEntries(
    MAIN_STATES.flatMap(({ code, abbreviation, name, iso }) => [name, iso, code].map((spelling) => [spelling, abbreviation])),
  ),
} as const satisfies ChoiceParameter;

/** Returns the requested state. For null, returns all eight states. */
export const statesOf = (value: StateAbbreviation | null): readonly MainState[] =>
  MAIN_STATES.filter(({ abbreviation }) => value === null || abbreviation === value);
