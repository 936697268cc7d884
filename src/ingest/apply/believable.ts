/**
 * What the stored history of a series says of figures to come: its sign, its decimals, and how far a figure has been from the one before it.
 * Levels are compared by their logarithms, so that a step of a thousand persons and one of a million weigh alike; rates in per cent by their points.
 */
import { at } from '../../core/assert.ts';
import { decimalsOf } from '../../core/decimal.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';

/** A longer fraction is left over from a computation and says nothing of how a publisher writes figures. */
const WRITTEN_DECIMALS = 6;
/** Below this many units of the last digit, a change of one unit is a large ratio: 0.1 to 0.3 is no threefold growth of anything. */
const COARSE_UNITS = 10;
/** One step of twenty is left out, so that a wrong figure that was stored once does not widen what is usual. */
const USUAL_SHARE = 0.95;
/** Fewer steps do not show what is usual. */
export const FEWEST_STEPS = 12;

/** Per cent, points and proportions: figures in which zero and negative values are as good as others. */
const SHARE = /^(per cent|percentage points|proportion|index points|%)/i;
export const isShare = (unit: string): boolean => SHARE.test(unit);

export interface History {
  /** The measure in which steps are taken: logarithms, or points of per cent. */
  readonly scaled: (value: number) => number;
  readonly isShare: boolean;
  /** The length of a step that nineteen of twenty do not pass, and of the longest. */
  readonly usual: number;
  readonly farthest: number;
  /** The least and the largest figure. */
  readonly least: number;
  readonly most: number;
  /** Decimals of the most exact figure; null where figures are not rounded. */
  readonly decimals: number | null;
  /** One unit of the last digit at a figure, in the measure of steps. */
  readonly resolution: (value: number) => number;
  readonly steps: number;
}

export const step = ({ scaled }: Pick<History, 'scaled'>, from: number, to: number): number => Math.abs(scaled(to) - scaled(from));

/**
 * @param values in order of time
 * @param without number of longest steps to leave out, where figures that are not believed yet are among the values
 */
export function historyOf(values: readonly number[], unit: string, without = 0): History {
  let [least, most, decimals] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
    decimals = Math.max(decimals, decimalsOf(value));
  }
  const isRounded = decimals <= WRITTEN_DECIMALS;
  const unitOfLast = 10 ** -(isRounded ? decimals : WRITTEN_DECIMALS);
  const share = isShare(unit);
  const scaled = share && least > -100 ? points : logarithms(offsetOf(values, least, unitOfLast));
  const lengths = values.slice(1).map((value, i) => Math.abs(scaled(value) - scaled(values[i] as number)));
  if (lengths.length === 0) lengths.push(0);
  lengths.sort((a, b) => a - b);
  return {
    ...{ scaled, isShare: share, least, most, decimals: isRounded ? decimals : null, steps: values.length - 1 },
    usual: at(lengths, Math.ceil(USUAL_SHARE * lengths.length) - 1),
    farthest: at(lengths, Math.max(0, lengths.length - 1 - without)),
    resolution: (value) => Math.abs(scaled(value + unitOfLast) - scaled(value)),
  };
}

/** A change of per cent as the logarithm of what it does: -95 and then +1,374 per cent are steps of like length. */
const points = (value: number): number => (value > -100 ? Math.log1p(value / 100) : Math.log1p(-0.999) + (value + 100));

/** Logarithms that go on through zero to negative figures, and are as good as linear below the offset. */
const logarithms =
  (offset: number) =>
  (value: number): number =>
    Math.sign(value) * Math.log1p(Math.abs(value) / offset);

/** Of figures that are never negative a few units of the last digit; of balances what they usually are, so that a change of sign is a step like others. */
function offsetOf(values: readonly number[], least: number, unitOfLast: number): number {
  const coarse = COARSE_UNITS * unitOfLast;
  if (least > 0) return coarse;
  const sizes = values.map(Math.abs).sort((a, b) => a - b);
  return Math.max(coarse, at(sizes, sizes.length >> 1));
}

/** Steps as long as a slip of the point happen by themselves where one of so many is as long: in figures of single banks and shares. */
const RARE = 0.0001;

/** How far the series of a dataset went, level and rates apart; looked at only where a figure is doubted. */
export class OtherSteps {
  readonly #slices: readonly SeriesSlice[];
  readonly #known = new Map<boolean, readonly number[]>();

  constructor(slices: readonly SeriesSlice[]) {
    this.#slices = slices;
  }

  farthest(ofShares: boolean): number {
    return at(this.#steps(ofShares), -1);
  }

  /** The length that only the rarest steps pass. */
  rare(ofShares: boolean): number {
    const steps = this.#steps(ofShares);
    return at(steps, Math.ceil((1 - RARE) * steps.length) - 1);
  }

  #steps(ofShares: boolean): readonly number[] {
    const known = this.#known.get(ofShares);
    if (known) return known;
    const steps = [0];
    for (const { value, series } of this.#slices) {
      const values = value.filter((one) => one !== null);
      if (values.length < 2) continue;
      const history = historyOf(values, series.unit);
      if (history.isShare !== ofShares) continue;
      for (let i = 1; i < values.length; i++) steps.push(step(history, values[i - 1] as number, values[i] as number));
    }
    steps.sort((a, b) => a - b);
    this.#known.set(ofShares, steps);
    return steps;
  }
}
