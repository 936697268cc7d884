/** Who has the largest and the smallest figure: all that share it, so that no order of names decides. */
import { MAIN_STATES, type StateAbbreviation } from '../../core/places/geography.ts';
import { listed } from './figures.ts';

export interface Extremes<T> {
  readonly most: readonly T[];
  readonly least: readonly T[];
}

/** Null where there is no row. */
export function extremesOf<T>(rows: readonly T[], figure: (row: T) => number): Extremes<T> | null {
  if (rows.length === 0) return null;
  const figures = rows.map(figure);
  const having = (value: number): readonly T[] => rows.filter((row) => figure(row) === value);
  return { most: having(Math.max(...figures)), least: having(Math.min(...figures)) };
}

/** The name of a state as a sentence has it: `South Australia`, `the Northern Territory`. SA alone could be seasonally adjusted. */
export function stateName(abbreviation: StateAbbreviation): string {
  const name = MAIN_STATES.find((state) => state.abbreviation === abbreviation)?.name ?? abbreviation;
  return name.endsWith('Territory') ? `the ${name}` : name;
}

export const statesListed = (states: readonly StateAbbreviation[]): string => listed(states.map(stateName));
