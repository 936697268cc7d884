/** Calculates the largest difference between the two sides of an identity that rounding can explain. */
import type { Identity } from './identity.ts';

/** The relative error of calculations with floating-point numbers. */
const NOISE = 1e-9;

/** A value in single units (not thousands). `half` is half the value of its last published digit. */
export interface RoundedFigure {
  readonly value: number;
  readonly half: number;
}

/**
 * Returns the allowed difference, in the unit of the residual. This is the sum of the rounding errors of all values, plus the slack
 * of the identity.
 */
export function allowance(
  { residual, slack }: Pick<Identity, 'residual' | 'slack'>,
  figures: ReadonlyMap<string, RoundedFigure>,
  values: Readonly<Record<string, number>>,
  difference: number,
): number {
  let sum = slack?.upTo ?? 0;
  for (const [name, { value, half }] of figures) {
    const by = half + NOISE * Math.abs(value);
    sum += Math.max(...[by, -by].map((moved) => Math.abs(residual({ ...values, [name]: value + moved }) - difference)));
  }
  return sum;
}
