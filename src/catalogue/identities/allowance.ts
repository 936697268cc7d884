/** How far the two sides of an identity may be apart by rounding alone. */
import type { Identity } from './identity.ts';

/** Binary fractions of decimals that agree may differ by this share of each of them. */
const NOISE = 1e-9;

/** A figure in single units, and half of its last digit. */
export interface RoundedFigure {
  readonly value: number;
  readonly half: number;
}

/** In the unit of the residual: what moving each figure by its own rounding does to it, and the slack of the identity. */
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
