/** The regions of the National Electricity Market, as reports spell them. */

/** The Australian Capital Territory is part of NSW1; SNOWY1 was a region until July 2008. */
export const REGIONS = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'] as const;
export type Region = (typeof REGIONS)[number];

/** Parts of Queensland and Tasmania, and the whole market, which some tables list beside the regions. */
const NO_REGIONS: ReadonlySet<string> = new Set(['QLDC', 'QLDN', 'QLDS', 'TASN', 'TASS', 'NEM', 'NEM1']);

/** False for what is known to be counted in the regions already. A code that nobody has met yet is a region: it is under its own name. */
export const isRegion = (code: string): boolean => !NO_REGIONS.has(code);
