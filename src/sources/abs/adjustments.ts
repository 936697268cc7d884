/** Declares the dimension TSEST, which most ABS dataflows have. */
import type { ShownDimension } from './dataflow.ts';

const WORDS = { original: '10', seasonally_adjusted: '20', trend: '30' } as const;

/** Declares the dimension. `standard` is its default. */
export const adjustment = (standard: keyof typeof WORDS, description = 'Seasonal adjustment.'): ShownDimension => ({
  name: 'adjustment',
  description,
  words: WORDS,
  default: WORDS[standard],
});
