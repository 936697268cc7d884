/** Returns true if the lowest bit of AEMO's APCFLAG is set. It marks administered pricing. Returns false if the report has no flag. */
export const isAdministered = (flag: number | null): boolean => flag !== null && (flag & 1) === 1;
