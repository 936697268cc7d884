/**
 * Finds the rows with the largest and the smallest value. If several rows have the same value, all of them are included, so the order of
 * rows does not matter.
 */
import { MAIN_STATES, type StateAbbreviation } from '../../core/places/geography.ts';
import { listed } from './figures.ts';

export interface Extremes<T> {
  readonly most: readonly T[];
  readonly least: readonly T[];
}

/** Finds the rows. Returns null for an empty list. */
export function extremesOf<T>(rows: readonly T[], figure: (row: T) => number): Extremes<T> | null {
  if (rows.length === 0) return null;
  const figures = rows.map(figure);
  const having = (value: number): readonly T[] => rows.filter((row) => figure(row) === value);
  return { most: having(Math.max(...figures)), least: having(Math.min(...figures)) };
}

/**
 * Writes a state's full name, such as `South Australia` or `the Northern Territory`. Abbreviations are ambiguous. For example, SA can
 * also mean seasonally adjusted.
 */
export function stateName(abbreviation: StateAbbreviation): string {
  const name = MAIN_STATES.find((state) => state.abbreviation === abbreviation)?.name ?? abbreviation;
  return name.endsWith('Territory') ? `the ${name}` : name;
}

export const statesListed = (states: readonly StateAbbreviation[]): string => listed(states.map(stateName));
