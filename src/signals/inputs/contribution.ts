/** A part of a chain volume, from which its contribution to growth is calculated. */

interface ChainedPart {
  readonly volume: number;
  readonly before: number;
  /** The value of the part at current prices in the previous period. */
  readonly nominalBefore: number;
  /** The value of the whole at current prices in the previous period. */
  readonly wholeBefore: number;
}

/**
 * Returns the contribution in percentage points. It is the growth of the part, multiplied by its share of the whole in the previous period,
 * at the prices of that period. The formula uses only ratios of volumes, because volumes do not add up outside the reference year.
 * @see
 * https://www.abs.gov.au/statistics/detailed-methodology-information/concepts-sources-methods/australian-system-national-accounts-concepts-sources-and-methods/2020-21
 * (paragraphs 6.34 to 6.37)
 */
export const contributionToGrowth = ({ volume, before, nominalBefore, wholeBefore }: ChainedPart): number =>
  100 * (volume / before - 1) * (nominalBefore / wholeBefore);
