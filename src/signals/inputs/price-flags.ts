/** Flags of the market operator for an interval. */

/** Bit 1 of APCFLAG marks administered pricing. False if the report has no flag. */
export const isAdministered = (flag: number | null): boolean => flag !== null && (flag & 1) === 1;
