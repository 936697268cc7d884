/** Bit 1 of AEMO's APCFLAG marks administered pricing. False if the report has no flag. */
export const isAdministered = (flag: number | null): boolean => flag !== null && (flag & 1) === 1;
