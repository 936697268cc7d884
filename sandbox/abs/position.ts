/** Invents the net international investment position, which is the same in the dataflow and the workbook. */
import { type Character, seedOf, syntheticValue } from '../synthetic.ts';
import { yearsAt } from '../timeline.ts';

const CHARACTER: Character = { unit: 'AUD million', level: 800_000, spread: 0.06, growth: 0.01, decimals: 0 };

/** Returns the position in AUD million. `quarter` is quarters since year 0. */
export const netPosition = (quarter: number): number =>
  syntheticValue(seedOf('net international investment position'), yearsAt('Q', quarter), CHARACTER);
