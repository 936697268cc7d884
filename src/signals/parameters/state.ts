/** The parameter by which signals of states and territories are narrowed to one of them. */
import type { StateAbbreviation } from '../../catalogue/handles.ts';
import type { ParameterDeclaration } from '../../core/define-signal.ts';
import { STATES } from '../../core/geography.ts';

export interface StateFacts {
  readonly abbreviation: StateAbbreviation;
  readonly name: string;
  readonly capital: string;
}

/** The eight states and territories in the order of the ABS codes. */
export const EIGHT_STATES: readonly StateFacts[] = STATES.flatMap(({ abbreviation, name, capital }) =>
  capital === null ? [] : [{ abbreviation: abbreviation as StateAbbreviation, name, capital }],
);

/** `NSW`, and the other spellings that filters of states take. */
export const STATE: ParameterDeclaration = {
  kind: 'choice',
  values: EIGHT_STATES.map(({ abbreviation }) => abbreviation),
  default: null,
  description: 'One state or territory only.',
  spellings: Object.fromEntries(
    STATES.filter(({ capital }) => capital !== null).flatMap(({ code, abbreviation, name, iso }) =>
      [name, iso, code].flatMap((spelling) => (spelling === null ? [] : [[spelling, abbreviation]])),
    ),
  ),
};

/** The states that a value of the parameter means: one, or all eight. */
export const statesOf = (value: string | number | null | undefined): readonly StateFacts[] =>
  EIGHT_STATES.filter(({ abbreviation }) => value === null || value === undefined || abbreviation === value);
