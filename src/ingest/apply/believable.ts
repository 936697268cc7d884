/**
 * Measures the usual range and changes of a series. Changes in levels are differences in logarithms, so that they do not depend on the
 * scale. Changes in rates are in percentage points.
 */
import { at } from '../../core/assert.ts';
import { decimalsOf } from '../../core/decimal.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';

/** The maximum number of decimals that agencies write. A value with more was calculated, so its decimals do not show its precision. */
const WRITTEN_DECIMALS = 6;
/**
 * Rounding distorts ratios between values below this number of units in the last digit. For example, a change from 0.1 to 0.3 may be much
 * smaller than threefold.
 */
const COARSE_UNITS = 10;
/** The share of changes that are usual. The largest changes are ignored, because wrong stored values may cause them. */
const USUAL_SHARE = 0.95;
/** The minimum number of changes for calculating the usual size. */
export const FEWEST_STEPS = 12;

/** The minimum number of changes for comparing ratios of rates: five years of months. */
const FEWEST_RATIOS = 60;

/** Matches units such as percentages, points and proportions, whose values may normally be zero or negative. */
const SHARE = /^(per cent|percentage points|proportion|index points|%)/i;
export const isShare = (unit: string): boolean => SHARE.test(unit);

export interface History {
  /** Converts a value to the scale in which changes are measured: logarithms or percentage points. */
  readonly scaled: (value: number) => number;
  readonly isShare: boolean;
  /** The 95th percentile of the size of changes. `farthest` is the largest size. */
  readonly usual: number;
  readonly farthest: number;
  /** The smallest value. `most` is the largest value. */
  readonly least: number;
  readonly most: number;
  /** The highest number of decimals in any value. Null if values are not rounded. */
  readonly decimals: number | null;
  /** Returns one unit in the last digit at a value, in the scale for changes. */
  readonly resolution: (value: number) => number;
  readonly steps: number;
  /** The sizes of all changes in ascending order. A series without changes has only the size 0. */
  readonly lengths: readonly number[];
  /** The largest change of a rate as a logarithm of a ratio. Null for levels, short series and rates that have been near zero. */
  readonly farthestRatio: number | null;
}

export const step = ({ scaled }: Pick<History, 'scaled'>, from: number, to: number): number => Math.abs(scaled(to) - scaled(from));

/**
 * Measures a series. `values` must be in time order. `without` is the number of largest changes to ignore, because some values are not
 * verified. `known` is the history of verified values, whose range and scale apply.
 */
export function historyOf(values: readonly number[], unit: string, without = 0, known: History | null = null): History {
  let [least, most, decimals] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
    decimals = Math.max(decimals, decimalsOf(value));
  }
  const isRounded = decimals <= WRITTEN_DECIMALS;
  const unitOfLast = 10 ** -(isRounded ? decimals : WRITTEN_DECIMALS);
  const share = isShare(unit);
  const scaled = known?.scaled ?? (share && least > -100 ? points : logarithms(offsetOf(values, least, unitOfLast)));
  const lengths = lengthsOf(values, scaled);
  return {
    scaled,
    isShare: share,
    least: known?.least ?? least,
    most: known?.most ?? most,
    decimals: isRounded ? decimals : null,
    steps: values.length - 1,
    lengths,
    usual: at(lengths, Math.ceil(USUAL_SHARE * lengths.length) - 1),
    farthest: at(lengths, Math.max(0, lengths.length - 1 - without)),
    resolution: (value) => Math.abs(scaled(value + unitOfLast) - scaled(value)),
    farthestRatio:
      share && least >= COARSE_UNITS * unitOfLast && values.length > FEWEST_RATIOS ? at(lengthsOf(values, Math.log), -1) : null,
  };
}

/** A cache by stored series, because several checks of one file use the same history. */
const known = new WeakMap<SeriesSlice, History>();

export function historyOfStored(slice: SeriesSlice): History {
  const history =
    known.get(slice) ??
    historyOf(
      slice.value.filter((one) => one !== null),
      slice.series.unit,
    );
  known.set(slice, history);
  return history;
}

function lengthsOf(values: readonly number[], scaled: (value: number) => number): readonly number[] {
  const lengths = new Float64Array(Math.max(1, values.length - 1));
  let before = 0;
  for (const [i, value] of values.entries()) {
    const now = scaled(value);
    if (i > 0) lengths[i - 1] = Math.abs(now - before);
    before = now;
  }
  return [...lengths.sort()];
}

/** Converts a percentage change to a logarithm. A fall of 95% and the subsequent rise of 1,374% then have a similar size. */
const points = (value: number): number => (value > -100 ? Math.log1p(value / 100) : Math.log1p(-0.999) + (value + 100));

/** Returns a function that is logarithmic for large positive and negative values. For values smaller than `offset`, it is almost linear. */
const logarithms =
  (offset: number) =>
  (value: number): number =>
    Math.sign(value) * Math.log1p(Math.abs(value) / offset);

/**
 * Returns the offset for `logarithms`. If all values are positive, the offset is a few units of the last digit. Otherwise it is the usual
 * size of a value, so that a change of sign is a usual change.
 */
function offsetOf(values: readonly number[], least: number, unitOfLast: number): number {
  const coarse = COARSE_UNITS * unitOfLast;
  if (least > 0) return coarse;
  const sizes = values.map(Math.abs).sort((a, b) => a - b);
  return Math.max(coarse, at(sizes, sizes.length >> 1));
}

/**
 * The share of changes in a dataset that are rare. If changes as large as a misplaced decimal point are more frequent than this, they are
 * normal. Data on single banks are an example.
 */
const RARE = 0.0001;

/** The sizes of changes in all series in the dataset, separately for levels and rates. Calculated only if a value looks wrong. */
export class OtherSteps {
  readonly #slices: readonly SeriesSlice[];
  readonly #known = new Map<boolean, readonly number[]>();

  constructor(slices: readonly SeriesSlice[]) {
    this.#slices = slices;
  }

  farthest(ofShares: boolean): number {
    return at(this.#steps(ofShares), -1);
  }

  /** Returns the size that only a share of RARE of all changes exceeds. */
  rare(ofShares: boolean): number {
    const steps = this.#steps(ofShares);
    return at(steps, Math.ceil((1 - RARE) * steps.length) - 1);
  }

  #steps(ofShares: boolean): readonly number[] {
    const known = this.#known.get(ofShares);
    if (known) return known;
    const steps = [0];
    for (const slice of this.#slices) {
      const { isShare: isOfShares, lengths } = historyOfStored(slice);
      if (isOfShares === ofShares) for (const length of lengths) steps.push(length);
    }
    steps.sort((a, b) => a - b);
    this.#known.set(ofShares, steps);
    return steps;
  }
}
