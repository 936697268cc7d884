/** Decimals of an indicator's values. Published ones keep theirs. */
import { decimalsOf } from '../../../core/decimal.ts';

/** Most decimals that agencies print. Quotients have a dozen. */
export const MOST_PUBLISHED = 4;

/** Prices of the electricity market have five decimals of a dollar, and are bid, settled and quoted in cents. */
const CENTS = /^\$\/MWh$/;

/** Published values keep their decimals, so 4.35 is not 4.3. Calculated ones get significant ones. */
export function decimalsFor(value: number, unit: string | null): number {
  if (CENTS.test(unit ?? '')) return 2;
  const own = decimalsOf(value);
  if (own <= MOST_PUBLISHED) return own;
  if (unit !== null && /index/i.test(unit)) return 1;
  if (Math.abs(value) >= 1000) return 0;
  return Math.abs(value) >= 10 || /cent|point|year/i.test(unit ?? '') ? 1 : 2;
}

/** For a column: the most that any value needs. */
export const decimalsOfColumn = (values: readonly number[], unit: string | null): number =>
  Math.max(0, ...values.map((value) => decimalsFor(value, unit)));
