/** The number of decimals for values of an indicator. Published values keep their decimals. */
import { decimalsOf } from '../../../core/decimal.ts';

/** The maximum number of decimals of published values. A calculated quotient has about a dozen. */
export const MOST_PUBLISHED = 4;

/** Matches the unit of electricity prices. They are shown in cents, although they have five decimals of a dollar. */
const CENTS = /^\$\/MWh$/;

/** Returns the number of decimals. Published values keep theirs, as in 4.35. Calculated values get enough for their significant digits. */
export function decimalsFor(value: number, unit: string | null): number {
  if (CENTS.test(unit ?? '')) return 2;
  const own = decimalsOf(value);
  if (own <= MOST_PUBLISHED) return own;
  if (unit !== null && /index/i.test(unit)) return 1;
  if (Math.abs(value) >= 1000) return 0;
  return Math.abs(value) >= 10 || /cent|point|year/i.test(unit ?? '') ? 1 : 2;
}

export const decimalsOfColumn = (values: readonly number[], unit: string | null): number =>
  Math.max(0, ...values.map((value) => decimalsFor(value, unit)));
