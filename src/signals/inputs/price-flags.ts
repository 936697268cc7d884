/** Flags of the market operator for an interval. */

/** Bit 1 of APCFLAG is administered pricing. Reports without the flag are unknown. */
export const isAdministered = (flag: number | null): boolean => flag !== null && (flag & 1) === 1;
