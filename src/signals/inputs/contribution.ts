/** What one part adds to the growth of a whole that is measured by a chain volume. */

/** A part in two periods, with the prices of the first: all amounts in one unit. */
export interface ChainedPart {
  /** Chain volume of the part in the period. */
  readonly volume: number;
  /** Chain volume of the part in the period before. */
  readonly before: number;
  /** The part at current prices in the period before. */
  readonly nominalBefore: number;
  /** The whole at current prices in the period before. */
  readonly wholeBefore: number;
}

/**
 * Percentage points of the growth of the whole: growth of the part times its share of the whole in the period before, at the prices of that
 * period. It depends on ratios of volumes only, so that no reference year enters; the difference of two volumes over the volume of the whole
 * would be wrong away from the reference year, where volumes do not add up.
 * @see https://www.abs.gov.au/statistics/detailed-methodology-information/concepts-sources-methods/australian-system-national-accounts-concepts-sources-and-methods/2020-21 (paragraphs 6.34 to 6.37)
 */
export const contributionToGrowth = ({ volume, before, nominalBefore, wholeBefore }: ChainedPart): number =>
  100 * (volume / before - 1) * (nominalBefore / wholeBefore);
