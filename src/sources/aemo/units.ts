/** Where a unit is and what it runs on: what reports of units do not say. */
import { UNIT_LINES, UNITS_AS_AT } from './units.generated.ts';

export { UNITS_AS_AT };

export interface UnitFacts {
  readonly region: string;
  readonly fuel: string;
}

const UNKNOWN: UnitFacts = { region: 'unknown', fuel: 'unknown' };

const facts: ReadonlyMap<string, UnitFacts> = new Map(
  UNIT_LINES.trim()
    .split('\n')
    .map((line): readonly [string, UnitFacts] => {
      const [duid = '', region = '', fuel = ''] = line.split(' ');
      return [duid, { region, fuel }];
    }),
);

/** Both `unknown` for a unit that the list does not have: one registered since, or one that has closed. */
export const unitFacts = (duid: string): UnitFacts => facts.get(duid) ?? UNKNOWN;
