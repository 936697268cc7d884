/** The dimension TSEST, which most ABS dataflows share. */
import type { ShownDimension } from './dataflow.ts';

const WORDS = { original: '10', seasonally_adjusted: '20', trend: '30' } as const;

/** Seasonal adjustment, with the code that is read when none is requested. */
export const adjustment = (standard: keyof typeof WORDS, description = 'Seasonal adjustment.'): ShownDimension => ({
  name: 'adjustment',
  description,
  words: WORDS,
  default: WORDS[standard],
});
