/** The contribution of a part to the growth of a chain volume. */

export interface ChainedPart {
  readonly volume: number;
  readonly before: number;
  /** The part at current prices in the previous period. */
  readonly nominalBefore: number;
  /** The whole at current prices in the previous period. */
  readonly wholeBefore: number;
}

/**
 * Percentage points: growth of the part, times its share of the whole in the previous period at that period's prices. It uses ratios of
 * volumes, because volumes do not add up away from the reference year.
 * @see
 * https://www.abs.gov.au/statistics/detailed-methodology-information/concepts-sources-methods/australian-system-national-accounts-concepts-sources-and-methods/2020-21
 * (paragraphs 6.34 to 6.37)
 */
export const contributionToGrowth = ({ volume, before, nominalBefore, wholeBefore }: ChainedPart): number =>
  100 * (volume / before - 1) * (nominalBefore / wholeBefore);
