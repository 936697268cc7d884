/** Lists the region codes that reports use for the National Electricity Market. */

/** The current regions. The ACT is part of NSW1. SNOWY1 was a region until July 2008. */
export const REGIONS = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'] as const;

/** Codes that are not regions. Some tables have rows for parts of Queensland and Tasmania, or for the whole market. */
const NO_REGIONS: ReadonlySet<string> = new Set(['QLDC', 'QLDN', 'QLDS', 'TASN', 'TASS', 'NEM', 'NEM1']);

/** Returns false for parts and sums of regions. An unknown code is treated as a region. */
export const isRegion = (code: string): boolean => !NO_REGIONS.has(code);
