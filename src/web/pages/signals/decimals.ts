/** Finds the number of decimals for values of an indicator. Published values keep their decimals. */
import { decimalsOf } from '../../../core/decimal.ts';

/** The number of latest rows in a table. The last values of a chart have the same decimals. */
export const ROWS_SHOWN = 12;

/** The maximum number of decimals of a published value. A calculated quotient can have about twelve. */
export const MOST_PUBLISHED = 4;

/** Matches the unit of electricity prices. They have five decimals of a dollar, but are shown in cents. */
const CENTS = /^\$\/MWh$/;

/**
 * Returns the number of decimals. A published value such as 4.35 keeps its decimals. A calculated value gets enough decimals for its
 * significant digits.
 */
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
