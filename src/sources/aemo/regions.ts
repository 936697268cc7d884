/** The regions of the National Electricity Market, as reports spell them. */

/** The Australian Capital Territory is part of NSW1; SNOWY1 was a region until July 2008. */
export const REGIONS = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'] as const;
export type Region = (typeof REGIONS)[number];

const KNOWN: ReadonlySet<string> = new Set([...REGIONS, 'SNOWY1']);

/** False for parts of regions (`QLDN`) and sums over them, which some tables list beside the regions. */
export const isRegion = (code: string): boolean => KNOWN.has(code);
