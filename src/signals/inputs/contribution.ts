/** Contribution of a part to the growth of a chain volume. */

/** A part in two successive periods. All amounts are in one unit. */
export interface ChainedPart {
  /** Chain volume of the part in the period. */
  readonly volume: number;
  /** Chain volume of the part in the previous period. */
  readonly before: number;
  /** The part at current prices in the previous period. */
  readonly nominalBefore: number;
  /** The whole at current prices in the previous period. */
  readonly wholeBefore: number;
}

/**
 * Percentage points: growth of the part, times its share of the whole in the previous period at that period's prices.
 * Only ratios of volumes are used. Differences would be wrong, because volumes do not add up away from the reference year.
 * @see https://www.abs.gov.au/statistics/detailed-methodology-information/concepts-sources-methods/australian-system-national-accounts-concepts-sources-and-methods/2020-21
 * (paragraphs 6.34 to 6.37)
 */
export const contributionToGrowth = ({ volume, before, nominalBefore, wholeBefore }: ChainedPart): number =>
  100 * (volume / before - 1) * (nominalBefore / wholeBefore);
