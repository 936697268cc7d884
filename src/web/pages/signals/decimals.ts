/** With how many decimals the figures of a signal are written: what was published keeps all of its own. */
import { decimalsOf } from '../../../core/decimal.ts';

/** Agencies print so many decimals at most; a quotient of published figures has a dozen. */
export const MOST_PUBLISHED = 4;

/** Prices of the electricity market come with five decimals of a dollar, and are bid, settled and quoted in cents. */
const CENTS = /^\$\/MWh$/;

/** As many as the figure has, so that a cash rate of 4.35 is not 4.3; of one that was computed to a dozen those that say something. */
export function decimalsFor(value: number, unit: string | null): number {
  if (CENTS.test(unit ?? '')) return 2;
  const own = decimalsOf(value);
  if (own <= MOST_PUBLISHED) return own;
  if (unit !== null && /index/i.test(unit)) return 1;
  if (Math.abs(value) >= 1000) return 0;
  return Math.abs(value) >= 10 || /cent|point|year/i.test(unit ?? '') ? 1 : 2;
}

/** Of figures that are under each other: as many as the one that needs most. */
export const decimalsOfColumn = (values: readonly number[], unit: string | null): number =>
  Math.max(0, ...values.map((value) => decimalsFor(value, unit)));
