/** The net international investment position, which a dataflow and a workbook give: one made-up figure for both. */
import { type Character, seedOf, syntheticValue } from '../synthetic.ts';
import { yearsAt } from '../timeline.ts';

const CHARACTER: Character = { unit: 'AUD million', level: 800_000, spread: 0.06, growth: 0.01, decimals: 0 };

/** @param quarter quarters since the year nought */
export const netPosition = (quarter: number): number =>
  syntheticValue(seedOf('net international investment position'), yearsAt('Q', quarter), CHARACTER);
