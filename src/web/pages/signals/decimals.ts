/** The number of decimals for values of an indicator. Published values keep theirs. */
import { decimalsOf } from '../../../core/decimal.ts';

/** Agencies print at most this number of decimals. A calculated quotient has a dozen. */
export const MOST_PUBLISHED = 4;

/** Electricity prices are quoted in cents, although they have five decimals of a dollar. */
const CENTS = /^\$\/MWh$/;

/** Published values keep their decimals, such as 4.35. Calculated values get enough for their significant digits. */
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
