/** Flags of the market operator beside the price of an interval. */

/** Bit 1 of APCFLAG is administered pricing; reports without the flag say nothing of it. */
export const isAdministered = (flag: number | null): boolean => flag !== null && (flag & 1) === 1;
