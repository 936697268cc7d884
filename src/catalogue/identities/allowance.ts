/** Computes the largest difference in an identity that rounding can explain. */
import type { Identity } from './identity.ts';

/** The relative error of binary fractions. */
const NOISE = 1e-9;

/** A value in single units (not thousands). `half` is half a unit of its last published digit. */
export interface RoundedFigure {
  readonly value: number;
  readonly half: number;
}

/**
 * Returns the allowed difference, in the unit of the residual. It is the sum of the effects of rounding each value, plus the slack of the
 * identity.
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
