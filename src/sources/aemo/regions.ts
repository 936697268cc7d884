/** Regions of the National Electricity Market in reports. */

/** The ACT is part of NSW1. SNOWY1 was a region until July 2008. */
export const REGIONS = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'] as const;
export type Region = (typeof REGIONS)[number];

/** Parts of Queensland and Tasmania, and the whole market, in some tables. */
const NO_REGIONS: ReadonlySet<string> = new Set(['QLDC', 'QLDN', 'QLDS', 'TASN', 'TASS', 'NEM', 'NEM1']);

/** False for parts and sums of regions. An unknown code counts as a region. */
export const isRegion = (code: string): boolean => !NO_REGIONS.has(code);
